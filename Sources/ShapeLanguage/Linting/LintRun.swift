import ShapeCore

/// One run of the linter over a program. First it draws the pictures that must be drawn without errors, then those that
/// only show whether a statement has an effect.
struct LintRun {
  private let program: Program
  private let limits: Evaluator.Limits
  /// The files that are checked by themselves.
  private let others: Set<Int32>
  /// The remaining steps for pictures that are drawn to find errors.
  private var budget: Int
  /// The remaining steps for applying the rules and for pictures that are drawn only for them.
  private(set) var spareSteps: Int
  private var evaluator: Evaluator
  private var review: PictureReview
  /// `nil` if nothing in the program depends on the direction of the layout.
  private var directionUses: DirectionUses?
  private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<Diagnostic.Identity>
  private let isCancelled: () -> Bool
  /// Whether there were steps for all pictures that must be drawn without errors.
  private var drewAll = false
  /// Whether the work ended before its result was complete.
  private(set) var wasCancelled = false
  /// What is proved, in earlier runs too.
  private(set) var proofs: ProofCache

  init(
    program: Program, limits: Evaluator.Limits, budget: Int, except others: Set<Int32>, proofs: ProofCache,
    isCancelled: @escaping () -> Bool
  ) {
    self.isCancelled = isCancelled
    self.proofs = proofs
    self.others = others
    self.program = program
    self.limits = limits
    self.budget = budget
    spareSteps = budget / 4
    seen = program.reported
    review = PictureReview(of: program)
    directionUses = program.mentionsDirection ? DirectionUses(program) : nil
    evaluator = Evaluator(program, limits: limits)
    evaluator.observer = EvaluationObserver()
  }

  /// Whether there were no errors, so that all sizes and values were drawn.
  var isComplete: Bool { !program.hasErrors && diagnostics.allSatisfy { $0.severity == .warning && !$0.isCutShort } }

  /// Reports diagnostics. Whether a statement of another file has an effect can't be said here, where not all of its
  /// pictures are drawn.
  private mutating func report(_ new: [Diagnostic]) {
    for diagnostic in new where diagnostic.severity == .error || !others.contains(diagnostic.span.file) {
      if seen.insert(diagnostic.identity).inserted { diagnostics.append(diagnostic) }
    }
  }

  /// The shapes of the files to check.
  private var shapes: [ShapeID] { program.shapes.indices.filter { !others.contains(program.shapes[$0].file) } }

  /// Returns whether there is time for another picture.
  private mutating func continues() -> Bool {
    wasCancelled = wasCancelled || isCancelled()
    return !wasCancelled
  }

  // MARK: Errors

  mutating func findErrors() {
    for id in program.globals.indices { _ = try? evaluator.global(id, at: program.globals[id].source) }
    report(evaluator.diagnostics)
    if evaluator.isExhausted { return }
    for shape in shapes where !drawSamples(of: shape) { return }
    for preview in program.previews where !others.contains(preview.source.file) && !draw(preview) { return }
    drewAll = true
  }

  /// Draws a shape at the sizes and with the values that must be free of errors.
  /// - Returns: Whether there are steps left.
  private mutating func drawSamples(of shape: ShapeID) -> Bool {
    let declaration = program.shapes[shape]
    evaluator.reset(limits)
    let combinations = SampleValues.combinations(declaration, &evaluator)
    // Some values may make the range of a later parameter empty.
    report(evaluator.diagnostics)
    for direction in directions(of: shape) {
      for arguments in combinations {
        for size in sizes(declaration, arguments) {
          guard draw(shape, size: size, arguments: arguments, direction: direction) else { return false }
        }
      }
    }
    return true
  }

  /// Most shapes are the same in both directions. From right to left comes last, so that a message says so only if the
  /// mistake is in no other picture.
  private mutating func directions(of shape: ShapeID) -> [LayoutDirection] {
    directionUses?.use(of: .shape(shape)).affectsPictures == true ? [.leftToRight, .rightToLeft] : [.leftToRight]
  }

  /// - Returns: Whether there are steps left.
  private mutating func draw(_ preview: Preview) -> Bool {
    let shape = program.shapes[preview.shape]
    evaluator.reset(limits)
    let arguments = try? evaluator.withFrame([], count: preview.slotCount) { inner throws(EvaluationFailure) in
      try inner.arguments(preview.arguments, of: shape.parameters)
    }
    let size = preview.size.isPresent ? (try? evaluator.value(preview.size, as: Size.self)) : shape.designSize
    report(evaluator.diagnostics)
    guard let arguments, let size else { return true }
    evaluator.pushUse(shape.name, preview.source)
    defer { evaluator.popUse() }
    let place = preview.size.isPresent ? program[preview.size].source : nil
    return draw(
      preview.shape, size: size, arguments: arguments, direction: preview.direction ?? .leftToRight, sizeSource: place)
  }

  /// Draws one picture, and applies the rules to it.
  /// - Returns: Whether there are steps left.
  private mutating func draw(
    _ shape: ShapeID, size: Size, arguments: [Value], direction: LayoutDirection, sizeSource: SourceSpan? = nil
  ) -> Bool {
    let source = program.shapes[shape].source
    guard continues() else { return false }
    guard budget > 0 else {
      report([Diagnostic(.checkCutShort, at: source)])
      return false
    }
    evaluator.reset(Evaluator.Limits(steps: min(budget, limits.steps), elements: limits.elements))
    let drawing = evaluator.draw(
      shape, size: size, arguments: arguments, direction: direction, sizeSource: sizeSource)
    if drawing.isExhausted, budget < limits.steps {
      report([Diagnostic(.checkCutShort, at: source)])
      return false
    }
    // What else fails where the shape excludes a size and values is no mistake of its own.
    let unmet = drawing.diagnostics.filter { $0.isOwnRequirement }
    report(unmet.isEmpty ? drawing.diagnostics : unmet)
    applyRules(to: drawing, .intended)
    budget -= drawing.cost
    // If one picture reaches the limit, the others probably do too.
    return !drawing.isExhausted
  }

  /// The design size, and the minimum size for these values if the shape has one. A minimum size that can't be computed
  /// is reported when the shape is drawn at its design size.
  private mutating func sizes(_ shape: ShapeDeclaration, _ arguments: [Value]) -> [Size] {
    guard shape.minimumSize.isPresent else { return [shape.designSize] }
    evaluator.reset(limits)
    let minimum = evaluator.statedLimit(shape.minimumSize, of: shape, arguments)
    guard let minimum, minimum != shape.designSize else { return [shape.designSize] }
    return [shape.designSize, minimum]
  }

  // MARK: Proofs

  /// Decides whether shapes can be drawn at all other sizes and with all other values, and reports where they can't, and
  /// requirements that can't fail. A private shape is decided as a part of those that use it. What can't be decided is drawn
  /// at more sizes and with more values.
  ///
  /// - Parameter keys: The keys of the program, to reuse what is proved.
  mutating func refute(_ keys: ShapeKeys?) {
    proofs.proofs = ShapeProofs()
    guard !program.hasErrors, drewAll, !wasCancelled else { return }
    defer { proofs.endRun(shapes: program.shapes.count) }
    var prover = Prover(
      program, steps: SourceLimits.checkProofSteps, stepsOfOne: SourceLimits.checkProofSteps / 50,
      isCancelled: isCancelled)
    var requirements: Set<SourceSpan> = []
    var open: [ShapeID] = []
    for shape in shapes where !program.shapes[shape].isPrivate {
      guard continues(), prover.steps > 0 else { return }
      let judgments = proofs.judgments(
        of: shape, mentionsDirection: directions(of: shape).count > 1, keys, &prover)
      wasCancelled = prover.wasCancelled
      if wasCancelled { return }
      for judgment in judgments {
        switch judgment.verdict {
        case .proved: if judgment.problem == .requirement { requirements.insert(judgment.place) }
        case .refuted(let picture): report(judgment, picture, shape)
        case .undecided: if open.last != shape { open.append(shape) }
        }
      }
    }
    drawInside(open)
    guard isComplete, !requirements.isEmpty else { return }
    for shape in shapes {
      guard continues(), prover.steps > 0 else { return }
      let certain = prover.certainRequirements(of: shape).filter { requirements.contains($0) }
      report(certain.map { Diagnostic(.certainRequirement, at: $0) })
    }
  }

  /// Reports a counter-example. If another picture has the same mistake, only what excludes it is new.
  private mutating func report(_ judgment: Prover.Judgment, _ picture: Prover.CounterPicture, _ shape: ShapeID) {
    // By its requirements, a shape excludes sizes and values that `min:`, `max:` and ranges can't exclude.
    if judgment.isOwnRequirement { return }
    let exclusions = judgment.exclusions.map { Note(.exclusion($0), at: .none) }
    if let known = diagnostics.firstIndex(where: { $0.identity == judgment.identity }) {
      let isExplained = diagnostics[known].notes.contains { if case .exclusion = $0.kind { true } else { false } }
      if isExplained || !addCommand(to: &diagnostics[known], shape) { return }
      diagnostics[known].notes += exclusions
      return
    }
    let isUsual = picture.size.isUsual(for: program.shapes[shape].designSize)
    for diagnostic in picture.diagnostics where diagnostic.identity == judgment.identity {
      var result = diagnostic
      if !isUsual {
        if diagnostic.severity == .warning { continue }
        result.problem = .failsAtUnusualSize(diagnostic.problem.message)
      }
      _ = addCommand(to: &result, shape)
      result.notes += exclusions
      report([result])
    }
  }

  /// Adds the command that draws the picture with an error, unless it is that of the design size and the defaults.
  /// - Returns: Whether the picture is one of the shape.
  private func addCommand(to diagnostic: inout Diagnostic, _ shape: ShapeID) -> Bool {
    guard let conditions = diagnostic.conditions else { return true }
    let declaration = program.shapes[shape]
    if conditions.shape != program.names.spelling(declaration.name) { return false }
    if conditions.size != declaration.designSize || !conditions.settings.isEmpty || conditions.isRightToLeft {
      let command = conditions.command(path: program.sources[Int(declaration.file)].path)
      diagnostic.notes.append(Note(.command(command), at: .none))
    }
    return true
  }

  /// The steps of the pictures of shapes of which something isn't proved.
  private static let stepsInside = SourceLimits.checkSteps / 20

  /// Draws shapes inside their domains, with values between the ends of ranges, and wide and tall, until one has an error.
  private mutating func drawInside(_ shapes: [ShapeID]) {
    var steps = Self.stepsInside
    for shape in shapes {
      let (declaration, known) = (program.shapes[shape], diagnostics.count)
      evaluator.reset(limits)
      let pictures = SampleValues.inside(declaration, &evaluator).flatMap { arguments in
        sizesInside(declaration, arguments).map { (size: $0, arguments: arguments) }
      }
      for direction in directions(of: shape) {
        for picture in pictures where diagnostics.count == known {
          guard continues(), steps > 0 else { return }
          evaluator.reset(Evaluator.Limits(steps: min(steps, limits.steps), elements: limits.elements))
          let drawing = evaluator.draw(
            shape, size: picture.size, arguments: picture.arguments, direction: direction)
          steps -= drawing.cost
          // By its requirements, a shape excludes what fails then.
          if drawing.isExhausted || drawing.diagnostics.contains(where: { $0.isOwnRequirement }) { continue }
          report(drawing.diagnostics)
        }
      }
    }
  }

  private mutating func sizesInside(_ shape: ShapeDeclaration, _ arguments: [Value]) -> [Size] {
    let (design, usual) = (shape.designSize, SizeLimits())
    evaluator.reset(limits)
    let least = evaluator.statedLimit(shape.minimumSize, of: shape, arguments) ?? design
    let most = evaluator.statedLimit(shape.maximumSize, of: shape, arguments) ?? usual.maximum
    func size(_ width: Double, _ height: Double) -> Size {
      Size(max(least.width, min(width, most.width)), max(least.height, min(height, most.height)))
    }
    let (wide, tall) = (3 * design.width, 3 * design.height)
    let sizes = [
      design, size(least.width, design.height), size(design.width, least.height), size(wide, design.height),
      size(design.width, tall), size(wide, tall),
      size((design.width + least.width) / 2, (design.height + least.height) / 2),
    ]
    return sizes.indices.filter { !sizes[..<$0].contains(sizes[$0]) }.map { sizes[$0] }
  }

  // MARK: Motion

  /// Warns about places where animations jump. A private shape is examined as a part of those that use it.
  mutating func findJumps() {
    guard !program.hasErrors else { return }
    var jumps: [Diagnostic] = []
    for id in shapes where !program.shapes[id].isPrivate {
      let shape = program.shapes[id]
      let variation = program.variation(of: id)
      if !variation.isComplete { report([Diagnostic(.checkCutShort, at: shape.source)]) }
      for used in variation.jumps {
        let words = shape.words(for: [used.jump], in: program.names)
        let notes = used.use.map { use in
          [Note(.usedHere(program.names.spelling(program.shapes[use.shape].name)), at: use.source)]
        }
        let problem = Problem.jump(used.jump.change, causes: words.causes, animated: words.animated)
        jumps.append(Diagnostic(problem, at: used.jump.source, notes: notes ?? []))
      }
    }
    // If a shape jumps by itself, no shape that uses it is the reason.
    report(jumps.filter { $0.notes.isEmpty } + jumps.filter { !$0.notes.isEmpty })
  }

  // MARK: Statements without effect

  /// Warns about statements that have no effect in any picture, if all pictures could be drawn. Draws trials first.
  mutating func findStatementsWithoutEffect() {
    guard isComplete, !wasCancelled else { return }
    for shape in shapes where !review.isClean && spareSteps > 0 {
      evaluator.reset(limits)
      let trials = Trial.all(of: program.shapes[shape], in: program, &evaluator, &spareSteps)
      for trial in trials where !review.isClean && spareSteps > 0 {
        guard continues() else { return }
        evaluator.reset(Evaluator.Limits(steps: max(0, min(spareSteps, limits.steps)), elements: limits.elements))
        let drawing = evaluator.draw(shape, size: trial.size, arguments: trial.arguments)
        spareSteps -= drawing.cost
        applyRules(to: drawing, trial.reach)
      }
    }
    // A statement may have an effect in a picture that was not drawn.
    guard spareSteps > 0 else { return }
    report(review.diagnostics())
  }

  /// Applies the rules to a picture if it has no errors and there are steps left.
  private mutating func applyRules(to drawing: Drawing, _ reach: PictureRule.Reach) {
    guard spareSteps > 0, let scene = drawing.scene, let observer = evaluator.observer else { return }
    spareSteps -= review.judge(scene, observer.events, reach)
  }
}

extension Size {
  /// Whether a shape with a design size is probably drawn at this size somewhere: it is at most 16 times larger, and a frame
  /// of that form fits a screen.
  fileprivate func isUsual(for design: Size) -> Bool {
    let ratio = max(width / height, height / width)
    return width <= 16 * design.width && height <= 16 * design.height
      && ratio <= max(20, design.width / design.height, design.height / design.width)
  }
}

extension Drawing {
  /// The cost of the picture in steps. An element takes about as long as ten steps.
  fileprivate var cost: Int { steps + 10 * elements + 1 }
}

extension Diagnostic {
  /// Whether it is an unmet `require` of the drawn shape itself, and not of one that it uses.
  fileprivate var isOwnRequirement: Bool {
    problem.kind == .requirement && !notes.contains { if case .usedHere = $0.kind { true } else { false } }
  }
}
