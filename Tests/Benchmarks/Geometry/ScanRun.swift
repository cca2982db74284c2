import Foundation
import GeometryOracle
import ShapeCore
import Synchronization

/// Judges ShapeCore along scan lines on many pairs and prints a table by kind, and the seed of each wrong result.
final class ScanRun: Sendable {
  private let arguments: Arguments
  /// The number of failures that will still be shrunk.
  private let shrinksLeft: Mutex<Int>

  init(_ arguments: Arguments) {
    self.arguments = arguments
    shrinksLeft = Mutex(arguments.shrink)
  }

  private var judge: ScanJudge { ScanJudge(exactness: arguments.exactness, lines: arguments.lines ?? 400) }

  private func printTable(_ table: ResultTable, _ name: String) {
    table.print(
      title: "\(name): \(arguments.pairs) pairs from seed \(arguments.seed) as \(arguments.form), "
        + "tolerance \(arguments.exactness.relative), times in µs per result")
  }

  /// Prints a wrong result.
  private func report(_ pair: PathPair, _ name: String, _ reasons: [Complaint.Reason], _ error: Double) {
    let text = reasons.map(\.label).joined(separator: ", ")
    print("wrong: --kind \(pair.kind) --seed \(pair.seed): \(name): error \(share(error)), \(text)")
    fflush(nil)
  }

  /// Prints a failure, shrunk, if any are still wanted.
  private func shrink(_ paths: [Path], _ expression: RegionExpression, _ rule: FillRule, _ judge: ScanJudge) {
    let isAsked = shrinksLeft.withLock { left in
      guard left > 0 else { return false }
      left -= 1
      return true
    }
    if isAsked { SmallFault(paths, expression, rule, judge)?.print() }
  }

  /// Judges the operations on both paths, and each path made simple, under both rules.
  func judgePairs() {
    let judge = judge
    let table = gatherResults(arguments) { [self] index, table, watchdog in
      let pair = arguments.pair(index)
      var row = ResultTable.Row()
      let groups: [(paths: [Path], cases: [BooleanCase], suffix: String)] = [
        ([pair.first, pair.second], BooleanCase.ofTwoPaths, ""), ([pair.first], BooleanCase.ofOnePath, " of a"),
        ([pair.second], BooleanCase.ofOnePath, " of b"),
      ]
      for group in groups {
        let (scene, time) = timed { ScanScene(group.paths, exactness: arguments.exactness) }
        row.judging += time
        for boolean in group.cases {
          watchdog.begin("--kind \(pair.kind) --seed \(pair.seed): \(boolean)\(group.suffix)")
          let (result, making) = timed { shapeKitEngine(boolean, group.paths[0], group.paths.last ?? .empty) }
          watchdog.begin("")
          let (verdict, judging) = timed {
            judge.verdict(on: result, of: boolean.expression, in: scene, rule: boolean.rule, seed: pair.seed)
          }
          row.add(making, judging, errors: verdict.isRight ? [] : [verdict.error])
          guard !verdict.isRight else { continue }
          report(pair, "\(boolean)\(group.suffix)", verdict.reasons, verdict.error)
          shrink(group.paths, boolean.expression, boolean.rule, judge)
        }
      }
      table.add(pair.kind, seed: pair.seed, row)
    }
    printTable(table, "operations")
  }

  /// Judges composites of each pair.
  func judgeComposites() {
    let judge = judge
    judgeItems("composites", of: { BaseSet($0).paths }) { pair, paths, scene in
      Composite.composites(of: BaseSet(pair)).map { composite in
        Item(name: "\(composite)", shrinkable: (composite.expression, composite.rule)) { engine in
          judge.fault(composite, of: paths, in: scene, seed: pair.seed, engine).map { [$0] } ?? []
        }
      }
    }
  }

  /// Judges both sides of each law.
  func judgeLaws() {
    let judge = judge
    judgeItems("laws", of: { [$0.first, $0.second] }) { pair, paths, scene in
      let rule: FillRule = pair.seed % 3 == 0 ? .evenOdd : .nonZero
      return RegionLaw.laws(seed: pair.seed, diameter: scene.diameter).map { law in
        Item(name: law.name, results: law.sides.count) { engine in
          judge.faults(law, of: paths, in: scene, rule: rule, seed: pair.seed, engine)
        }
      }
    }
  }

  /// Expressions of base paths that are judged together.
  private struct Item {
    var name: String
    var results = 1
    /// The expression to shrink if it is wrong, or `nil` if there is not exactly one.
    var shrinkable: (RegionExpression, FillRule)?
    var faults: (BooleanEngine) -> [ExpressionFault]
  }

  /// Judges the items that each pair's base paths have.
  private func judgeItems(
    _ title: String, of paths: @escaping @Sendable (PathPair) -> [Path],
    _ items: @escaping @Sendable (PathPair, [Path], ScanScene) -> [Item]
  ) {
    let judge = judge
    let table = gatherResults(arguments) { [self] index, table, watchdog in
      let pair = arguments.pair(index)
      let paths = paths(pair)
      let engine = TimedEngine(watchdog)
      var row = ResultTable.Row()
      let (scene, time) = timed { ScanScene(paths, exactness: arguments.exactness) }
      row.judging += time
      for item in items(pair, paths, scene) {
        engine.seconds = 0
        engine.name = "--kind \(pair.kind) --seed \(pair.seed): \(item.name)"
        let (faults, time) = timed { item.faults(engine.combine) }
        row.add(results: item.results, engine.seconds, time - engine.seconds, errors: faults.map(\.error))
        for fault in faults { report(pair, fault.name, fault.reasons, fault.error) }
        if !faults.isEmpty, let (expression, rule) = item.shrinkable { shrink(paths, expression, rule, judge) }
      }
      table.add(pair.kind, seed: pair.seed, row)
    }
    printTable(table, title)
  }
}

extension ResultTable.Row {
  /// Adds results, and the errors of the wrong ones.
  fileprivate mutating func add(results: Int = 1, _ making: Double, _ judging: Double, errors: [Double]) {
    self.results += results
    self.making += making
    self.judging += judging
    wrong += errors.count
    error = errors.reduce(error, max)
  }
}

/// The booleans of ShapeCore with the time that they take.
private final class TimedEngine {
  var seconds = 0.0
  /// The name for the report if an operation takes too long.
  var name = ""
  private let watchdog: Watchdog

  init(_ watchdog: Watchdog) { self.watchdog = watchdog }

  func combine(_ boolean: BooleanCase, _ first: Path, _ second: Path) -> Path? {
    watchdog.begin(name)
    let (result, time) = timed { shapeKitEngine(boolean, first, second) }
    watchdog.begin("")
    seconds += time
    return result
  }
}
