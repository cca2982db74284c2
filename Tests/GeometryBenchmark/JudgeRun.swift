import Foundation
import GeometryOracle
import ShapeKit

/// Judges ShapeKit on many pairs.
struct JudgeRun {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  func run() {
    let judge = Judge(samples: arguments.samples)
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
        show(pair, complaint, judge)
      }
    }
    table.print(title: "ShapeKit, \(arguments.pairs) pairs from seed \(arguments.seed), \(arguments.samples) samples")
    print("slowest pair: \(slowest.name), \(slowest.seconds) s for 12 results")
  }

  /// Prints a failure, made small.
  private func show(_ pair: PathPair, _ complaint: Complaint, _ judge: Judge) {
    let boolean = complaint.boolean
    // The identity of areas needs both operations.
    let cases =
      complaint.reason.label == "sum"
      ? [boolean, BooleanCase(.intersection, boolean.rule)] : [boolean]
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
    // A crash later on must not take it along.
    fflush(nil)
  }
}
