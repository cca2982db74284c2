/// The number of steps that work on paths or pixels may take, so that it ends in reasonable time whatever their input. A
/// step takes roughly a tenth of a microsecond.
package struct StepBudget: Sendable {
  /// The number of steps left. Negative if an operation was abandoned because it would have taken more.
  package private(set) var remaining: Int

  /// Creates a budget of a number of steps.
  package init(_ steps: Int) { remaining = steps }

  /// The work of an output on one picture: about twenty seconds.
  package static let perPicture = StepBudget(200_000_000)

  /// No limit.
  package static let unlimited = StepBudget(.max)

  /// Whether no steps are left.
  package var isSpent: Bool { remaining < 0 }

  /// Subtracts steps. Returns `false` if more have been spent than there were.
  package mutating func spend(_ steps: Int) -> Bool {
    let (rest, isTooMuch) = remaining.subtractingReportingOverflow(steps)
    remaining = isTooMuch ? .min : rest
    return remaining >= 0
  }

  /// Leaves no steps, even if there is no limit, because something can't be done in any number of steps.
  package mutating func exhaust() { remaining = .min }

  /// Runs an operation that may take a part of the steps.
  package mutating func part<Result, Failure>(
    _ most: StepBudget, _ body: (inout StepBudget) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = min(max(remaining, 0), most.remaining)
    var part = StepBudget(start)
    defer { _ = spend(start - min(max(part.remaining, 0), start)) }
    return try body(&part)
  }

  /// Subtracts the dashes of a pattern along a path. Returns `false` if more have been spent than there were.
  package mutating func spend(dashes pattern: [Double], fitted: Bool, along path: Path) -> Bool {
    // Larger numbers are as wrong as this one.
    pattern.isEmpty || spend(Int(min(path.dashCount(pattern, fitted: fitted), 1e15)))
  }
}
