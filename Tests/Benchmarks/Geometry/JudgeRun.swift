import Foundation
import GeometryOracle
import ShapeCore

/// Judges ShapeCore, or results read from a file, on many pairs.
struct JudgeRun {
  private let arguments: Arguments
  private let judge: Judge

  private let samples: Int

  init(_ arguments: Arguments) {
    self.arguments = arguments
    samples = arguments.samples ?? 1000
    // Results of other engines are read under the even-odd rule.
    judge = Judge(
      exactness: arguments.exactness, samples: samples, reading: arguments.file == nil ? nil : .evenOdd)
  }

  func run() {
    if let file = arguments.file { judgeResults(readResults(file)) } else { judgeShapeCore() }
  }

  private func judgeResults(_ results: [Path?]) {
    var table = ErrorTable()
    var left = arguments.shrink
    for index in 0..<arguments.pairs {
      let pair = arguments.pair(index)
      var position = 12 * index
      let complaints = judge.complaints(on: pair) { _, _, _ in
        defer { position += 1 }
        return position < results.count ? results[position] : nil
      }
      table.add(pair, complaints, results: 12)
      if !complaints.isEmpty, left > 0 {
        left -= 1
        print("\n## \(pair.kind), seed \(pair.seed)")
        for complaint in complaints { print(complaint) }
      }
    }
    table.print(title: "results of a file, \(summary)")
  }

  private func judgeShapeCore() {
    var table = ErrorTable()
    var left = arguments.shrink
    var slowest = (seconds: 0.0, name: "")
    let watchdog = Watchdog(limit: .seconds(10))
    for index in 0..<arguments.pairs {
      let pair = arguments.pair(index)
      var seconds = 0.0
      let complaints = judge.complaints(on: pair) { boolean, first, second in
        let start = ContinuousClock.now
        watchdog.begin("\(pair.kind), seed \(pair.seed): \(boolean)")
        defer {
          seconds += start.duration(to: .now) / .seconds(1)
          watchdog.begin("")
        }
        return shapeKitEngine(boolean, first, second)
      }
      if seconds > slowest.seconds { slowest = (seconds, "\(pair.kind) \(pair.seed)") }
      table.add(pair, complaints, results: 12)
      if let complaint = complaints.first, left > 0 {
        left -= 1
        show(pair, complaint)
      }
    }
    table.print(title: "ShapeCore, \(summary)")
    print("slowest pair: \(slowest.name), \(slowest.seconds) s for 12 results")
  }

  private var summary: String {
    "\(arguments.pairs) pairs from seed \(arguments.seed) as \(arguments.form), \(samples) samples, "
      + "tolerance \(judge.exactness.relative)"
  }

  /// Prints a failure, shrunk.
  private func show(_ pair: PathPair, _ complaint: Complaint) {
    let boolean = complaint.boolean
    // The law about areas needs both operations.
    let cases = complaint.reason.label == "sum" ? [boolean, BooleanCase(.intersection, boolean.rule)] : [boolean]
    func found(_ first: Path, _ second: Path) -> Complaint? {
      judge.complaints(first, second, seed: pair.seed, cases, shapeKitEngine)
        .first { $0.reason.label == complaint.reason.label }
    }
    let first = complaint.isOfSecond ? pair.second : pair.first
    let second = boolean.operation == .simplified ? Path.empty : pair.second
    var shrinker = Shrinker(first, second) { found($0, $1) != nil }
    let (small, other) = shrinker.shrunk()
    print("\n## \(pair.kind), seed \(pair.seed): \(complaint)")
    print("shrunk: \(found(small, other)?.description ?? "not found again")")
    print("```swift\nlet a = \(small.swiftLiteral)\nlet b = \(other.swiftLiteral)")
    let result = shapeKitEngine(boolean, small, other) ?? .empty
    let isShort = result.elementCount <= 40
    print("// result: \(isShort ? result.swiftLiteral : "\(result.elementCount) elements")\n```")
    // Flush, so that a later crash does not lose it.
    fflush(nil)
  }
}
