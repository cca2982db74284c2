@_spi(Generated) import ShapeCore

/// Draws a shape of a program at a size, with values for its parameters.
///
/// A mistake is reported and the value or statement omitted. The rest is evaluated all the same, so that one run finds
/// all mistakes. Only a limit of the whole picture ends it.
public struct Evaluator {
  package let program: Program
  var builder = SceneBuilder(name: "", title: "", size: Size(1, 1))
  var diagnostics: [Diagnostic] = []

  /// The slots of all shapes, styles and functions that are being evaluated. `base` is the start of the innermost ones.
  var slots: [Value] = []
  var base = 0
  /// The size of the layer whose body is evaluated.
  var layerSize = Size(1, 1)
  private var globals: Arena<Global>.Table<Value?>
  package private(set) var steps = 0
  private(set) var elements = 0
  private(set) var isExhausted = false
  private var limits: Limits
  private var depth = 0
  /// The number of nested levels of the code that is being evaluated.
  private var levels = 0
  /// The mistakes reported so far: all iterations of a `repeat` make the same one.
  private var reported: Set<Diagnostic.Identity> = []
  /// The `use` of each shape that is being drawn, outermost first.
  private(set) var uses: [(name: NameID, span: SourceSpan)] = []
  /// Records events, or `nil` if there is no observer.
  var observer: EvaluationObserver?
  /// Records values, or `nil` if nobody asks for them.
  package var values: ValueRecorder?
  /// The content for the slot of the shape that is being drawn.
  var filling: Filling?
  /// Whether an empty slot belongs to the top-level shape, and not to a shape that it uses.
  var slotIsOwn = true

  /// The content that a `use` puts into the slots of a shape: blocks that can access the user's values.
  struct Filling {
    var use: UseStatement
    var base: Int
    /// The number of layers around the used shape.
    var ownerDepth: Int32
    /// The content for the user's own slots: one, or none.
    var outer: [Filling]
    /// Whether the user is the top-level shape.
    var outerIsOwn: Bool
  }

  /// The limits of one picture.
  package struct Limits {
    package var steps: Int
    package var elements: Int

    package init(steps: Int = SourceLimits.steps, elements: Int = SourceLimits.elements) {
      self.steps = steps
      self.elements = elements
    }
  }

  public init(_ program: Program) { self.init(program, limits: Limits()) }

  package init(_ program: Program, limits: Limits) {
    self.program = program
    self.limits = limits
    globals = Arena.Table(repeating: nil, for: program.globals)
  }

  /// Prepares for another picture of the same program, with its own limits.
  package mutating func reset(_ limits: Limits) {
    self.limits = limits
    (steps, elements, isExhausted) = (0, 0, false)
    diagnostics = []
    reported = []
    if observer != nil { observer = EvaluationObserver() }
  }

  // MARK: Reports

  /// Reports a problem and returns the failure to throw.
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

  /// Counts a step for each visited element of a list or a path.
  mutating func step(_ count: Int, at span: SourceSpan) throws(EvaluationFailure) {
    steps += count
    if steps > limits.steps { throw exhaust(.tooManySteps, at: span) }
  }

  /// Performs work on paths within the remaining steps, and counts them.
  /// - Parameter name: The name of the work in the source.
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
      case .outOfRange: failure = fail(.notFinite, at: span)
      case .fault: failure = fail(.undecidedRegion(".\(name())"), at: span)
      }
    }
    throw failure
  }

  /// The remaining steps for work on paths.
  var remainingSteps: StepBudget { StepBudget(limits.steps - steps) }

  /// Counts the steps that work on paths has used.
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

  /// Runs a closure one call deeper.
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

  // MARK: Frames of slots

  /// Runs a closure with new slots, the first of which are given.
  package mutating func withFrame<Result>(
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

  /// Runs a closure with the slots of an outer frame.
  mutating func inFrame<Result>(
    at other: Int, _ body: (inout Evaluator) throws(EvaluationFailure) -> Result
  ) throws(EvaluationFailure) -> Result {
    let outer = base
    base = other
    defer { base = outer }
    return try body(&self)
  }

  /// Returns the value of a file's `let`, computed once.
  package mutating func global(_ index: GlobalID, at span: SourceSpan) throws(EvaluationFailure) -> Value {
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

/// The reason why an evaluation stopped. Already reported.
package enum EvaluationFailure: Error {
  /// This value or statement can't be evaluated; others can.
  case failed
  /// A limit of the whole picture has been reached.
  case exhausted
}
