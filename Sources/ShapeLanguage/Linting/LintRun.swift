import ShapeCore

/// One run of the linter over a program. First it draws the pictures that must be drawn without errors, then it proves that
/// the others are, and then it draws those that only show whether a statement has an effect.
///
/// The work is done in parts, so that a program with one thread can do other things between them.
package struct LintRun {
  private enum Part {
    case values, proofs, endOfProofs, effects, endOfEffects
    case samples(ShapeID)
    case sample(ShapeID, Size, [Value], LayoutDirection)
    case preview(Preview)
    case endOfSamples
    case proof(ShapeID)
    case inside(ShapeID)
    case requirements(ShapeID)
    case trials(ShapeID)
    case trial(ShapeID, Trial)

    /// Whether it is done even if parts before it were left out.
    var isNecessary: Bool {
      switch self {
      case .values, .proofs, .endOfProofs, .effects: true
      case .samples, .sample, .preview, .endOfSamples, .proof, .inside, .requirements, .trials, .trial, .endOfEffects:
        false
      }
    }
  }

  /// What is to be done. The last part is the next one.
  private var parts: [Part] = [.effects, .proofs, .values]
  private let program: Program
  /// The keys of the program, to reuse what is proved. `nil` if nothing is reused.
  private let keys: ShapeKeys?
  private let limits: Evaluator.Limits
  /// The files that are checked by themselves.
  private let others: Set<Int32>
  /// The remaining steps for pictures that are drawn to find errors.
  private var budget: Int
  /// The remaining steps for applying the rules and for pictures that are drawn only for them.
  private var spareSteps: Int
  private var evaluator: Evaluator
  private var review: PictureReview
  /// `nil` if nothing in the program depends on the direction of the layout.
  private var directionUses: DirectionUses?
  private var diagnostics: [Diagnostic] = []
  private var seen: Set<Diagnostic.Identity>
  private let isCancelled: () -> Bool
  /// Whether there were steps for all pictures that must be drawn without errors.
  private var drewAll = false
  /// Whether the work ended before its result was complete.
  private var wasCancelled = false
  /// What is proved, in earlier runs too.
  package private(set) var proofs: ProofCache
  private var prover: Prover
  /// The places of the requirements that can't fail, and the shapes of which something isn't proved.
  private var (requirements, open): (Set<SourceSpan>, Set<ShapeID>) = ([], [])
  /// The remaining steps of the pictures of these shapes.
  private var stepsInside = SourceLimits.checkSteps / 20

  init(
    program: Program, limits: Evaluator.Limits, budget: Int, except others: Set<Int32>, _ keys: ShapeKeys?,
    proofs: ProofCache, isCancelled: @escaping () -> Bool
  ) {
    self.isCancelled = isCancelled
    self.keys = keys
    prover = Prover(
      program, steps: SourceLimits.checkProofSteps, stepsOfOne: SourceLimits.checkProofSteps / 50,
      isCancelled: isCancelled)
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
  private var isComplete: Bool {
    !program.hasErrors && diagnostics.allSatisfy { $0.severity == .warning && !$0.isCutShort }
  }

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

  // MARK: Parts

  /// Does the next part of the work. Returns whether there was any.
  package mutating func doPart() -> Bool {
    guard !wasCancelled, let part = parts.popLast() else { return false }
    switch part {
    case .values: findErrors()
    case .samples(let shape): add(samples(of: shape))
    case .sample(let shape, let size, let arguments, let direction):
      if !draw(shape, size: size, arguments: arguments, direction: direction) { leaveOut() }
    case .preview(let preview): if !draw(preview) { leaveOut() }
    case .endOfSamples: drewAll = true
    case .proofs: refute()
    case .proof(let shape): refute(shape)
    case .inside(let shape): if open.contains(shape) { drawInside(shape) }
    case .requirements(let shape): findCertainRequirements(of: shape)
    case .endOfProofs: proofs.endRun(shapes: program.shapes.count)
    case .effects: findStatementsWithoutEffect()
    case .trials(let shape): if !review.isClean, spareSteps > 0 { add(trials(of: shape)) }
    case .trial(let shape, let trial): if !review.isClean, spareSteps > 0 { draw(trial, of: shape) }
    // A statement may have an effect in a picture that was not drawn.
    case .endOfEffects: if spareSteps > 0 { report(review.diagnostics()) }
    }
    return true
  }

  /// Adds parts that come next, in order.
  private mutating func add(_ new: [Part]) { parts += new.reversed() }

  /// Leaves out the parts that are of no use without the last one.
  private mutating func leaveOut() {
    while let part = parts.last, !part.isNecessary { parts.removeLast() }
  }

  /// Does the parts that are left, and returns what was found. `nil` if the work was cancelled.
  package mutating func finish(includesMotion: Bool = false) -> [Diagnostic]? {
    while doPart() {}
    if wasCancelled { return nil }
    if includesMotion { findJumps() }
    var suppressions = program.suppressions
    let result = suppressions.suppress(diagnostics)
    // If the check is incomplete, a comment may suppress a warning that was not found.
    guard isComplete, spareSteps > 0 else { return result }
    suppressions.removeAll { $0.isAboutMotion && !includesMotion || others.contains($0.span.file) }
    return result + suppressions.unneeded
  }

  // MARK: Errors

  private mutating func findErrors() {
    for id in program.globals.indices { _ = try? evaluator.global(id, at: program.globals[id].source) }
    report(evaluator.diagnostics)
    if evaluator.isExhausted { return }
    let previews = program.previews.filter { !others.contains($0.source.file) }
    add(shapes.map { .samples($0) } + previews.map { .preview($0) } + [.endOfSamples])
  }

  /// Returns the pictures of a shape at the sizes and with the values that must be free of errors.
  private mutating func samples(of shape: ShapeID) -> [Part] {
    let declaration = program.shapes[shape]
    evaluator.reset(limits)
    let combinations = SampleValues.combinations(declaration, &evaluator)
    // Some values may make the range of a later parameter empty.
    report(evaluator.diagnostics)
    let samples = combinations.flatMap { arguments in
      sizes(declaration, arguments).map { (size: $0, arguments: arguments) }
    }
    return directions(of: shape).flatMap { direction in
      samples.map { .sample(shape, $0.size, $0.arguments, direction) }
    }
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
  private mutating func refute() {
    proofs.proofs = ShapeProofs()
    guard !program.hasErrors, drewAll else { return }
    let decided = shapes.filter { !program.shapes[$0].isPrivate }
    add(
      decided.map { .proof($0) } + decided.map { .inside($0) } + shapes.map { .requirements($0) } + [.endOfProofs])
  }

  private mutating func refute(_ shape: ShapeID) {
    guard continues(), prover.steps > 0 else { return leaveOut() }
    let mentionsDirection = directions(of: shape).count > 1
    let judgments = proofs.judgments(of: shape, mentionsDirection: mentionsDirection, keys, &prover)
    wasCancelled = prover.wasCancelled
    if wasCancelled { return }
    for judgment in judgments {
      switch judgment.verdict {
      case .proved: if judgment.problem == .requirement { requirements.insert(judgment.place) }
      case .refuted(let picture): report(judgment, picture, shape)
      case .undecided: open.insert(shape)
      }
    }
  }

  private mutating func findCertainRequirements(of shape: ShapeID) {
    guard isComplete, !requirements.isEmpty, continues(), prover.steps > 0 else { return leaveOut() }
    let certain = prover.certainRequirements(of: shape).filter { requirements.contains($0) }
    report(certain.map { Diagnostic(.certainRequirement, at: $0) })
  }

  /// Reports a counter-example. If another picture has the same mistake, only what excludes it is new.
  private mutating func report(_ judgment: Prover.Judgment, _ picture: Prover.CounterPicture, _ shape: ShapeID) {
    // By its requirements, a shape excludes sizes and values that `min:`, `max:` and ranges can't exclude.
    if judgment.isOwnRequirement { return }
    // Where the size of a used shape can be 0, it can be below the limits of that shape, too.
    let emptySize = Diagnostic.Identity(kind: .badSize, span: judgment.place)
    if judgment.problem == .sizeOutsideLimits, diagnostics.contains(where: { $0.identity == emptySize }) { return }
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

  /// Draws a shape inside its domain, with values between the ends of ranges, and wide and tall, until one has an error.
  private mutating func drawInside(_ shape: ShapeID) {
    guard stepsInside > 0 else { return }
    let (declaration, known) = (program.shapes[shape], diagnostics.count)
    evaluator.reset(limits)
    let pictures = SampleValues.inside(declaration, &evaluator).flatMap { arguments in
      sizesInside(declaration, arguments).map { (size: $0, arguments: arguments) }
    }
    for direction in directions(of: shape) {
      for picture in pictures where diagnostics.count == known {
        guard continues(), stepsInside > 0 else { return }
        evaluator.reset(Evaluator.Limits(steps: min(stepsInside, limits.steps), elements: limits.elements))
        let drawing = evaluator.draw(
          shape, size: picture.size, arguments: picture.arguments, direction: direction)
        stepsInside -= drawing.cost
        // By its requirements, a shape excludes what fails then.
        if drawing.isExhausted || drawing.diagnostics.contains(where: { $0.isOwnRequirement }) { continue }
        report(drawing.diagnostics)
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
  private mutating func findJumps() {
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
  private mutating func findStatementsWithoutEffect() {
    if isComplete { add(shapes.map { .trials($0) } + [.endOfEffects]) }
  }

  private mutating func trials(of shape: ShapeID) -> [Part] {
    evaluator.reset(limits)
    return Trial.all(of: program.shapes[shape], in: program, &evaluator, &spareSteps).map { .trial(shape, $0) }
  }

  private mutating func draw(_ trial: Trial, of shape: ShapeID) {
    guard continues() else { return }
    evaluator.reset(Evaluator.Limits(steps: max(0, min(spareSteps, limits.steps)), elements: limits.elements))
    let drawing = evaluator.draw(shape, size: trial.size, arguments: trial.arguments)
    spareSteps -= drawing.cost
    applyRules(to: drawing, trial.reach)
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
    let factor = Prover.usualFactor
    return width <= factor * design.width && height <= factor * design.height
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
