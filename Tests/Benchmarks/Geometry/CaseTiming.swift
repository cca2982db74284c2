import Foundation
import GeometryOracle
import ShapeCore

/// Prints the microseconds that each case of a file takes, by name.
func timeCases(_ arguments: Arguments) {
  // The time of a call without work, by expression.
  var overheads: [String: Double] = [:]
  for line in caseLines(arguments) {
    guard case .found(let found) = CaseLine(line) else {
      FileHandle.standardError.write(Data("not timed: \(line.prefix(60))\n".utf8))
      continue
    }
    let time = found.expressions.reduce(0.0) { sum, expression in
      let name = expression.source(rule: found.rule)
      let emptyPaths = [Path](repeating: .empty, count: found.paths.count)
      let overhead =
        overheads[name]
        ?? (0..<20).reduce(.infinity) { minimum, _ in
          min(minimum, minimumSeconds(expression, emptyPaths, found.rule) ?? 0)
        }
      overheads[name] = overhead
      return (minimumSeconds(expression, found.paths, found.rule).map { sum + max(0, $0 - overhead) }) ?? .nan
    }
    print("\(found.name)\t\(time.isNaN ? "!" : fixed(time * 1e6, 3))")
    fflush(nil)
  }
}

/// Returns the minimum time of at least three calls that take 2 ms in total, or of fewer that take 2 s, or `nil` if the
/// library fails.
private func minimumSeconds(_ expression: RegionExpression, _ paths: [Path], _ rule: FillRule) -> Double? {
  var (minimum, sum) = (Duration.seconds(1_000_000), Duration.zero)
  var calls = 0
  var isEmpty = false
  while calls < 3 || sum < .milliseconds(2), sum < .seconds(2) {
    let start = ContinuousClock.now
    let result = expression.result(of: paths, rule: rule, shapeKitEngine)
    let time = start.duration(to: .now)
    // The result is used, and freed, outside of the measured time.
    isEmpty = result?.isEmpty ?? true
    minimum = min(minimum, time)
    sum += time
    calls += 1
  }
  return isEmpty && fails(expression, paths, rule) ? nil : minimum / .seconds(1)
}

/// Returns whether the library reports a failure. The plain operations return an empty path then.
private func fails(_ expression: RegionExpression, _ paths: [Path], _ rule: FillRule) -> Bool {
  let result = expression.result(of: paths, rule: rule) { boolean, first, second in
    let operation: RegionOperation =
      switch boolean.operation {
      case .union, .simplified: .union
      case .intersection: .intersection
      case .subtracting: .subtracting
      case .symmetricDifference: .symmetricDifference
      }
    var budget = StepBudget.unlimited
    return try? first.combined(with: second, operation, rule: rule, budget: &budget)
  }
  return result == nil
}
