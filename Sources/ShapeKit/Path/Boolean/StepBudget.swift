/// How many steps an operation may still take, so that it ends in good time whatever it is given.
struct StepBudget {
  private var remaining: Int

  init(_ steps: Int) { remaining = steps }

  var isSpent: Bool { remaining < 0 }

  /// Takes steps away; false once more have been taken than there were.
  mutating func spend(_ steps: Int) -> Bool {
    remaining -= steps
    return remaining >= 0
  }
}
