/// How many steps operations on paths may still take, so that they end in good time whatever they are given: a step
/// takes roughly a tenth of a microsecond.
public struct StepBudget: Sendable {
  /// How many are left; negative where an operation was given up because it would have taken more.
  public private(set) var remaining: Int

  public init(_ steps: Int) { remaining = steps }

  /// No limit.
  public static let unlimited = StepBudget(.max)

  public var isSpent: Bool { remaining < 0 }

  /// Takes steps away; false once more have been taken than there were.
  public mutating func spend(_ steps: Int) -> Bool {
    let (rest, isTooMuch) = remaining.subtractingReportingOverflow(steps)
    remaining = isTooMuch ? .min : rest
    return remaining >= 0
  }
}
