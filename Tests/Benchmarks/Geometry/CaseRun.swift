import Foundation
import GeometryOracle
import ShapeCore

/// Judges ShapeCore, or the results of another engine, on the cases of a file, one per line, and prints the wrong ones
/// by name.
func judgeCases(_ arguments: Arguments) {
  var run = CaseRun(arguments)
  for line in caseLines(arguments) {
    run.judge(line)
    fflush(nil)
  }
  run.printCounts()
}

private struct CaseRun {
  private let judge: ScanJudge
  private let results: [String: EngineResult]?
  private let slivers: Double?
  private var (cases, wrong, skipped, unread) = (0, 0, 0, 0)
  private var worst = 0.0
  private var (contours, thin, inexact) = (0, 0, 0)

  init(_ arguments: Arguments) {
    judge = ScanJudge(exactness: arguments.exactness, lines: arguments.lines ?? 10_000)
    results = arguments.results.map { EngineResult.all(in: $0) }
    slivers = arguments.slivers
  }

  mutating func judge(_ line: Substring) {
    switch CaseLine(line) {
    case nil:
      unread += 1
      print("not a case: \(line.prefix(60))")
    case .skipped: skipped += 1
    case .found(let found):
      let result = results?[found.name]
      if results != nil, result == nil {
        skipped += 1
        return
      }
      cases += 1
      let scene = ScanScene(found.paths, exactness: judge.exactness)
      let areWrong = found.expressions.map { isWrong($0, of: found, in: scene, result) }
      if areWrong.contains(true) { wrong += 1 }
    }
  }

  /// Judges an expression of a case. Defaults to ShapeCore's result.
  private mutating func isWrong(
    _ expression: RegionExpression, of found: FileCase, in scene: ScanScene, _ given: EngineResult?
  ) -> Bool {
    let (result, time) = timed {
      given.map(\.path) ?? expression.result(of: found.paths, rule: found.rule, shapeKitEngine)
    }
    if let result { countSlivers(of: result, expression, found, scene, reading: given?.rule ?? .nonZero) }
    var judge = judge
    judge.reading = given?.rule
    let verdict = judge.verdict(on: result, of: expression, in: scene, rule: found.rule, seed: 1)
    guard !verdict.isRight else { return false }
    worst = max(worst, verdict.error)
    let reasons = verdict.reasons.map { "\($0)" }.joined(separator: ", ")
    print(
      "wrong: \(found.name): \(expression), \(found.rule): error \(share(verdict.error)), \(fixed(time, 3)) s: \(reasons)"
    )
    return true
  }

  private mutating func countSlivers(
    of result: Path, _ expression: RegionExpression, _ found: FileCase, _ scene: ScanScene, reading: FillRule
  ) {
    guard let slivers else { return }
    let counted = scene.slivers(
      of: result, below: slivers, expression.truthTable, rule: found.rule, reading: reading)
    contours += counted.contours
    thin += counted.slivers.count
    for sliver in counted.slivers {
      if !sliver.isExact { inexact += 1 }
      let neighbors = sliver.neighbors.map { ["a", "b", "c", "d"][$0] }.joined(separator: " and ")
      print(
        "sliver: \(found.name): width \(share(sliver.width)), length \(share(sliver.length)) at \(sliver.place), beside "
          + "\(neighbors.isEmpty ? "no path" : neighbors), \(sliver.isExact ? "exact" : "not exact") "
          + "(\(sliver.agreeing) of \(sliver.points) points)")
    }
  }

  func printCounts() {
    print("\(cases) cases, \(wrong) wrong (largest error \(share(worst))), \(skipped) skipped, \(unread) not read")
    guard slivers != nil else { return }
    print("\(contours) contours, \(thin) thin, \(inexact) of these not in the exact region")
  }
}

/// Returns a share of the diameter as text.
func share(_ value: Double) -> String { String(format: "%.3g", value) }

/// Ends the program with a message.
func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(1)
}
