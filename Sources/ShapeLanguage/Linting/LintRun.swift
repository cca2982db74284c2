import ShapeKit

/// One run of the linter over a program: first the pictures that must be drawn without errors, then those that are drawn
/// only to see whether a statement has an effect in them.
struct LintRun {
  private let program: Program
  private let limits: Evaluator.Limits
  /// The steps that are left for pictures that are drawn to find errors.
  private var budget: Int
  /// The steps that are left for applying the rules, and for pictures that are drawn for them only.
  private(set) var spareSteps: Int
  private var evaluator: Evaluator
  private var review: PictureReview
  private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<Diagnostic.Identity>

  init(program: Program, limits: Evaluator.Limits, budget: Int) {
    self.program = program
    self.limits = limits
    self.budget = budget
    spareSteps = budget / 4
    seen = program.reported
    review = PictureReview(of: program)
    evaluator = Evaluator(program, limits: limits)
    evaluator.observer = EvaluationObserver()
  }

  /// Whether nothing was wrong, so that all sizes and values could be drawn.
  var sawAll: Bool { !program.hasErrors && diagnostics.allSatisfy { $0.severity == .warning && !$0.isCutShort } }

  private mutating func report(_ new: [Diagnostic]) {
    for diagnostic in new where seen.insert(diagnostic.identity).inserted { diagnostics.append(diagnostic) }
  }

  // MARK: Errors

  mutating func findErrors() {
    for id in program.globals.indices { _ = try? evaluator.global(id, at: program.globals[id].source) }
    report(evaluator.diagnostics)
    if evaluator.isExhausted { return }
    for shape in program.shapes.indices where !drawSamples(of: shape) { return }
    for preview in program.previews where !draw(preview) { return }
  }

  /// Draws a shape at the sizes and values where errors are looked for.
  /// - Returns: Whether there is time for more.
  private mutating func drawSamples(of shape: ShapeID) -> Bool {
    let declaration = program.shapes[shape]
    evaluator.reset(limits)
    for arguments in SampleValues.combinations(declaration, &evaluator) {
      for size in sizes(declaration, arguments) {
        guard draw(shape, size: size, arguments: arguments) else { return false }
      }
    }
    return true
  }

  /// - Returns: Whether there is time for more.
  private mutating func draw(_ preview: Preview) -> Bool {
    let shape = program.shapes[preview.shape]
    evaluator.reset(limits)
    let arguments = try? evaluator.withFrame([], count: preview.slotCount) { inner throws(EvaluationFailure) in
      try inner.arguments(preview.arguments, of: shape.parameters)
    }
    let size = preview.size.isPresent ? (try? evaluator.size(preview.size)) : shape.designSize
    report(evaluator.diagnostics)
    guard let arguments, let size else { return true }
    evaluator.pushUse(shape.name, preview.source)
    defer { evaluator.popUse() }
    let place = preview.size.isPresent ? program[preview.size].source : nil
    return draw(preview.shape, size: size, arguments: arguments, sizeSource: place)
  }

  /// Draws one picture, and applies the rules to it.
  /// - Returns: Whether there is time for another.
  private mutating func draw(
    _ shape: ShapeID, size: Size, arguments: [Value], sizeSource: SourceSpan? = nil
  ) -> Bool {
    let source = program.shapes[shape].source
    guard budget > 0 else {
      report([Diagnostic(.checkCutShort, at: source)])
      return false
    }
    evaluator.reset(Evaluator.Limits(steps: min(budget, limits.steps), elements: limits.elements))
    let drawing = evaluator.draw(shape, size: size, arguments: arguments, sizeSource: sizeSource)
    if drawing.isExhausted, budget < limits.steps {
      report([Diagnostic(.checkCutShort, at: source)])
      return false
    }
    report(drawing.diagnostics)
    applyRules(to: drawing, .intended)
    budget -= drawing.cost
    // Where one picture goes on forever, the others most likely do.
    return !drawing.isExhausted
  }

  /// The design size, and the minimum size for these values if the shape has one. A minimum size that can't be computed
  /// is reported when the shape is drawn at its design size.
  private mutating func sizes(_ shape: ShapeDeclaration, _ arguments: [Value]) -> [Size] {
    guard shape.minimumSize.isPresent else { return [shape.designSize] }
    evaluator.reset(limits)
    let minimum = try? evaluator.withFrame(arguments, count: shape.slotCount) { inner throws(EvaluationFailure) in
      try inner.limit(shape.minimumSize, else: Size(1, 1))
    }
    guard let minimum, minimum != shape.designSize else { return [shape.designSize] }
    return [shape.designSize, minimum]
  }

  // MARK: Statements without effect

  /// Warns of statements that have no effect in any picture, if all pictures could be drawn, and some more were tried.
  mutating func findStatementsWithoutEffect() {
    guard sawAll else { return }
    for rule in LintRules.ofPrograms { report(rule(program)) }
    for shape in program.shapes.indices where !review.isClean && spareSteps > 0 {
      evaluator.reset(limits)
      let trials = Trial.all(of: program.shapes[shape], in: program, &evaluator, &spareSteps)
      for trial in trials where !review.isClean && spareSteps > 0 {
        evaluator.reset(Evaluator.Limits(steps: max(0, min(spareSteps, limits.steps)), elements: limits.elements))
        let drawing = evaluator.draw(shape, size: trial.size, arguments: trial.arguments)
        spareSteps -= drawing.cost
        applyRules(to: drawing, trial.reach)
      }
    }
    // A statement may have an effect in a picture that there was no time to try.
    guard spareSteps > 0 else { return }
    report(review.diagnostics())
  }

  /// Applies the rules to a picture, if it has no errors and there is time.
  private mutating func applyRules(to drawing: Drawing, _ reach: PictureRule.Reach) {
    guard spareSteps > 0, let scene = drawing.scene, let observer = evaluator.observer else { return }
    spareSteps -= review.look(at: scene, observer.events, reach)
  }
}

extension Drawing {
  /// How much work the picture was, in steps: an element takes about as long as ten.
  fileprivate var cost: Int { steps + 10 * elements + 1 }
}
