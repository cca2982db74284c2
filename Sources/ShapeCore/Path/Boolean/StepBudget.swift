/// The number of steps that operations on paths may take, so that they end in reasonable time whatever their input. A
/// step takes roughly a tenth of a microsecond.
public struct StepBudget: Sendable {
  /// The number of steps left. Negative if an operation was abandoned because it would have taken more.
  public private(set) var remaining: Int

  /// Creates a budget of a number of steps.
  public init(_ steps: Int) { remaining = steps }

  /// No limit.
  public static let unlimited = StepBudget(.max)

  /// Whether no steps are left.
  public var isSpent: Bool { remaining < 0 }

  /// Subtracts steps. Returns `false` if more have been spent than there were.
  package mutating func spend(_ steps: Int) -> Bool {
    let (rest, isTooMuch) = remaining.subtractingReportingOverflow(steps)
    remaining = isTooMuch ? .min : rest
    return remaining >= 0
  }
}
