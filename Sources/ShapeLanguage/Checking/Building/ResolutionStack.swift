import ShapeKit

/// What is being checked because something else needs it first, to show a cycle.
struct ResolutionStack: Sendable {
  enum Key: Equatable, Sendable { case global(GlobalID), function(FunctionID), signature(FunctionID), local(Int) }

  /// A name and where it is used.
  struct Step: Sendable {
    var name: NameID
    var span: SourceSpan
    var key: Key
    /// How many levels deep it is written.
    var height: Int32
  }

  private var steps: [Step] = []
  /// How many levels deep all steps are together.
  private var levels = 0
  private var didReportChain = false

  /// Adds a step, if that is not too deep.
  mutating func push(_ step: Step) -> Bool {
    guard steps.count < SourceLimits.calls, levels + Int(step.height) <= SourceLimits.levels else { return false }
    steps.append(step)
    levels += Int(step.height)
    return true
  }

  mutating func pop() {
    if let last = steps.popLast() { levels -= Int(last.height) }
  }

  /// Returns whether a chain that is too long is still to be reported: all that needs its end would say the same again.
  mutating func shouldReportChain() -> Bool {
    defer { didReportChain = true }
    return !didReportChain
  }

  /// Returns the steps that lead from a name back to itself.
  func cycle(to key: Key) -> ArraySlice<Step> {
    let start = steps.lastIndex { $0.key == key }.map { $0 + 1 } ?? 0
    return steps[start...]
  }
}
