import ShapeKit

/// Draws a shape of a program at a size with values for its parameters.
///
/// What goes wrong is reported and left out, and the rest is evaluated all the same, so that one run finds all that is
/// wrong. Only a limit of the whole picture ends it.
public struct Evaluator {
  let program: Program
  var builder = SceneBuilder(name: "", title: "", size: Size(1, 1))
  var diagnostics: [Diagnostic] = []

  /// The slots of all shapes, styles and functions that are being evaluated; `base` is where the innermost one's begin.
  var slots: [Value] = []
  var base = 0
  /// The size of the layer whose body is evaluated.
  var layerSize = Size(1, 1)
  private var globals: Arena<Global>.Table<Value?>
  private(set) var steps = 0
  private(set) var elements = 0
  private(set) var isExhausted = false
  private var limits: Limits
  private var depth = 0
  /// How many levels deep all that is being evaluated is written.
  private var levels = 0
  /// What was reported already: the rounds of a `repeat` all make the same mistake.
  private var reported: Set<Diagnostic.Identity> = []
  /// Where the shapes that are being drawn are used, outermost first.
  private var uses: [(name: NameID, span: SourceSpan)] = []
  /// Records what happens, or `nil` if nobody observes.
  var observer: EvaluationObserver?
  /// What goes into the slot of the shape that is being drawn.
  var filling: Filling?
  /// Whether an empty slot is that of the shape that is drawn by itself, and not one of a shape that it uses.
  var slotIsOwn = true

  /// What a `use` puts into the slot: a block that sees the user's values.
  struct Filling {
    var block: BlockID
    var base: Int
    /// How many layers lie around the used shape.
    var ownerDepth: Int32
    /// What goes into the user's own slot.
    indirect enum Outer { case none, some(Filling) }
    var outer: Outer
    /// Whether the user is the shape that is drawn by itself.
    var outerIsOwn: Bool
  }

  /// How much one picture may take.
  struct Limits {
    var steps = SourceLimits.steps
    var elements = SourceLimits.elements
  }

  public init(_ program: Program) { self.init(program, limits: Limits()) }

  init(_ program: Program, limits: Limits) {
    self.program = program
    self.limits = limits
    globals = Arena.Table(repeating: nil, for: program.globals)
  }

  /// Makes ready for another picture of the same program, within limits of its own.
  mutating func reset(_ limits: Limits) {
    self.limits = limits
    (steps, elements, isExhausted) = (0, 0, false)
    diagnostics = []
    reported = []
    if observer != nil { observer = EvaluationObserver() }
  }

  // MARK: Reports

  /// Reports a problem; throw what it gives.
  mutating func fail(_ problem: Problem, at span: SourceSpan, notes: [Note] = []) -> EvaluationFailure {
    var diagnostic = Diagnostic(problem, at: span, notes: notes)
    guard reported.insert(diagnostic.identity).inserted else { return .failed }
    if let use = uses.last {
      diagnostic.notes.append(Note(.usedHere(program.names.spelling(use.name)), at: use.span))
    }
    diagnostics.append(diagnostic)
    return .failed
  }

  mutating func fail(_ problem: Problem, at id: ExpressionID) -> EvaluationFailure {
    fail(problem, at: program[id].source)
  }

  // MARK: Limits

  /// Counts a step.
  @inline(__always)
  mutating func step(at span: SourceSpan) throws(EvaluationFailure) {
    steps += 1
    if steps > limits.steps { throw exhaust(.tooManySteps, at: span) }
  }

  /// Counts a step for each element of a list or a path that is gone through.
  mutating func step(_ count: Int, at span: SourceSpan) throws(EvaluationFailure) {
    steps += count
    if steps > limits.steps { throw exhaust(.tooManySteps, at: span) }
  }

  /// Does work on paths that takes no more steps than are left, and counts them.
  /// - Parameter name: What the source calls the work.
  mutating func counted<Result>(
    _ name: @autoclosure () -> String, at span: SourceSpan, _ work: (inout StepBudget) throws(RegionError) -> Result
  ) throws(EvaluationFailure) -> Result {
    var budget = remainingSteps
    let failure: EvaluationFailure
    do throws(RegionError) {
      let result = try work(&budget)
      steps = limits.steps - budget.remaining
      return result
    } catch {
      switch error {
      case .outOfSteps: failure = exhaust(.regionOfTooManySteps(name()), at: span)
      case .edgesCross: failure = fail(.undecidedRegion(name()), at: span)
      }
    }
    throw failure
  }

  /// The steps that are left for work on paths.
  var remainingSteps: StepBudget { StepBudget(limits.steps - steps) }

  /// Counts the steps that work on paths has taken of those that were left.
  mutating func count(_ budget: StepBudget, at span: SourceSpan) throws(EvaluationFailure) {
    steps = limits.steps - budget.remaining
    if budget.isSpent { throw exhaust(.tooManySteps, at: span) }
  }

  mutating func countElement(at span: SourceSpan) throws(EvaluationFailure) {
    elements += 1
    if elements > limits.elements { throw exhaust(.tooManyElements, at: span) }
  }

  mutating func exhaust(_ problem: Problem, at span: SourceSpan) -> EvaluationFailure {
    if !isExhausted { _ = fail(problem, at: span) }
    isExhausted = true
    return .exhausted
  }

  /// Runs something one call deeper.
  mutating func nested<Result>(
    _ name: NameID, height: Int32, at span: SourceSpan,
    _ body: (inout Evaluator) throws(EvaluationFailure) -> Result
  ) throws(EvaluationFailure) -> Result {
    guard depth < SourceLimits.calls, levels + Int(height) <= SourceLimits.levels else {
      throw exhaust(.callsTooDeep(program.names.spelling(name)), at: span)
    }
    depth += 1
    levels += Int(height)
    defer {
      depth -= 1
      levels -= Int(height)
    }
    return try body(&self)
  }

  /// Returns the argument of a parameter; `.none` if it is left out. (A method rather than a local function, which
  /// would copy the evaluator to capture it.)
  @inline(__always)
  func operand<List>(_ arguments: Arguments<List>, _ parameter: List) -> ExpressionID { program[arguments, parameter] }

  // MARK: Frames of slots

  /// Runs something with slots of its own, the first of which are given.
  mutating func withFrame<Result>(
    _ arguments: [Value], count: Int32, _ body: (inout Evaluator) throws(EvaluationFailure) -> Result
  ) throws(EvaluationFailure) -> Result {
    let outer = base
    base = slots.count
    slots.append(contentsOf: arguments)
    for _ in arguments.count..<max(arguments.count, Int(count)) { slots.append(.missing) }
    defer {
      slots.removeSubrange(base...)
      base = outer
    }
    return try body(&self)
  }

  /// Runs something with the slots of another frame, which lies further out.
  mutating func inFrame<Result>(
    at other: Int, _ body: (inout Evaluator) throws(EvaluationFailure) -> Result
  ) throws(EvaluationFailure) -> Result {
    let outer = base
    base = other
    defer { base = outer }
    return try body(&self)
  }

  /// Returns the value of a file's `let`, computed once.
  mutating func global(_ index: GlobalID, at span: SourceSpan) throws(EvaluationFailure) -> Value {
    if let value = globals[index] {
      if case .missing = value { throw .failed }
      return value
    }
    let global = program.globals[index]
    guard global.value.isPresent else { throw .failed }
    do throws(EvaluationFailure) {
      let value = try nested(global.name, height: global.height, at: span) { evaluator throws(EvaluationFailure) in
        try evaluator.withFrame([], count: global.slotCount) { inner throws(EvaluationFailure) in
          try inner.value(global.value)
        }
      }
      globals[index] = value
      return value
    } catch {
      globals[index] = .missing
      throw error
    }
  }

  mutating func pushUse(_ name: NameID, _ span: SourceSpan) { uses.append((name, span)) }
  mutating func popUse() { uses.removeLast() }
}
