import ShapeCore

/// The declarations that are being checked because something else needs them first, for showing a cycle.
struct ResolutionStack: Sendable {
  enum Key: Equatable, Sendable {
    case global(GlobalID), function(FunctionID), signature(FunctionID), local(Int), frame(Int)
  }

  /// A name and its use.
  struct Step: Sendable {
    var name: NameID
    var span: SourceSpan
    var key: Key
    /// The number of nested levels at the use.
    var height: Int32
  }

  private var steps: [Step] = []
  /// The total number of nested levels of all steps.
  private var levels = 0
  private var didReportChain = false

  /// Adds a step. Returns `false` if it is nested too deeply.
  mutating func push(_ step: Step) -> Bool {
    guard steps.count < SourceLimits.calls, levels + Int(step.height) <= SourceLimits.levels else { return false }
    steps.append(step)
    levels += Int(step.height)
    return true
  }

  mutating func pop() {
    if let last = steps.popLast() { levels -= Int(last.height) }
  }

  /// Returns whether a chain that is too long still has to be reported. Everything that needs its end would repeat the
  /// message.
  mutating func shouldReportChain() -> Bool {
    defer { didReportChain = true }
    return !didReportChain
  }

  /// Returns the steps from a name back to itself.
  func cycle(to key: Key) -> ArraySlice<Step> {
    let start = steps.lastIndex { $0.key == key }.map { $0 + 1 } ?? 0
    return steps[start...]
  }
}
