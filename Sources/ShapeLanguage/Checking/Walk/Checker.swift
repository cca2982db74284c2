import ShapeCore

/// Visits the trees of all files, checks types, and turns them into a program.
///
/// It reports all mistakes: a wrong part gets the error type, which converts to anything and causes no second error.
struct Checker: Sendable {
  let trees: [SyntaxTree]
  var names: NameResolver
  var program: ProgramBuilder
  var diagnostics: DiagnosticBag
  var surroundings = Surroundings()
  var resolution = ResolutionStack()
  var calls = CallGraph()
  var unused = UnusedNames()
  /// The places in the scope of the functions of blocks.
  var localFunctions: [FunctionID: Int] = [:]
  /// The design size of each shape, which is evaluated when everything is checked.
  var designSizes: [(shape: ShapeID, size: ExpressionID)] = []

  /// The context of the code that is being checked.
  struct Surroundings: Sendable {
    /// The reason why only constants are allowed, or `nil` if anything is.
    var constantPurpose: ConstantPurpose?
    /// The parameters whose ranges and defaults are checked.
    var parameters: ParametersSyntax?
    var slotCount: Int32 = 0
    /// Whether the code reads elements that its lists may lack.
    var readsElements = false
    /// Whether the code is drawn once for each iteration of a `repeat`.
    var isInRepeat = false
    var isInMask = false
    /// The shape or the style whose body this is.
    var shape: ShapeID?
    var style: StyleID?
    /// The contents of the named slots in the block of the `use`.
    var fillings: [UseStatement.Filling] = []
    /// The shape or the style, and the layers around the code, innermost last.
    var layers = [OpenLayer()]
    /// Whether a `slot` of the `use` is wrong, so that its other content may be wrong too.
    var hasMisplacedSlot = false

    mutating func newSlot() -> Int32 {
      slotCount += 1
      return slotCount - 1
    }
  }

  init(_ loaded: Loader, recordsReferences: Bool, recordsUses: Bool = false) {
    let trees = loaded.trees
    self.trees = trees
    var table = loaded.names
    let known = KnownNames(&table)
    let broken = Set(loaded.diagnostics.map { Int($0.span.file) })
    names = NameResolver(
      table: table, known: known,
      files: trees.indices.map {
        FileScope(lostNames: broken.contains($0) ? LostNames(trees[$0].faultyDeclarations) : nil)
      }, recordsReferences: recordsReferences, recordsUses: recordsUses)
    program = ProgramBuilder(sources: trees.map { $0.source }, names: table, known: known)
    diagnostics = DiagnosticBag(
      loaded.diagnostics,
      doubtfulPlaces: trees.indices.map { broken.contains($0) ? DoubtfulPlaces(trees[$0].faultyDeclarations) : nil })
  }

  /// Checks all files, and returns the values of settings.
  mutating func run(_ loaded: Loader, _ settings: [Setting]) -> [[SettingValue]] {
    collect(loaded)
    checkDeclarations()
    let values = check(settings, loaded)
    finish(loaded, values)
    return values
  }

  /// Enters the names of all files.
  mutating func collect(_ loaded: Loader) {
    for tree in trees { collect(tree) }
    for target in loaded.imports { add(target) }
  }

  /// Checks all declarations.
  /// - Parameter isKnown: Returns whether a declaration is checked only if another one needs it.
  mutating func checkDeclarations(except isKnown: (Declaration) -> Bool = { _ in false }) {
    for id in program.result.globals.indices where !isKnown(.global(id)) { checkGlobal(id) }
    for id in program.result.functions.indices where !isKnown(.function(id)) { checkFunction(id) }
    for id in program.result.styles.indices where !isKnown(.style(id)) { checkStyleSignature(id) }
    for id in program.result.shapes.indices where !isKnown(.shape(id)) { checkShapeSignature(id) }
    for id in program.result.styles.indices where !isKnown(.style(id)) { checkStyle(id) }
    for id in program.result.shapes.indices where !isKnown(.shape(id)) { checkShape(id) }
    for tree in trees { checkPreviews(of: tree) }
  }

  /// Reports what is known only when all declarations are checked.
  mutating func finish(_ loaded: Loader, _ settings: [[SettingValue]]) {
    for diagnostic in names.unknownNameDiagnostics(isDoubtful: diagnostics.isDoubtful) {
      diagnostics.addCertain(diagnostic)
    }
    for diagnostic in calls.diagnostics(in: program.result) { diagnostics.addCertain(diagnostic) }
    names.noteFillings(of: calls, in: program.result)
    if program.result.mentionsDirection {
      let found = DirectionlessValues(
        program.result, designSizes: designSizes, settings: settings.flatMap { $0 }.map { $0.value })
      for diagnostic in found.diagnostics { diagnostics.addCertain(diagnostic) }
      for owner in found.owners { names.markUnsettled(owner) }
      for diagnostic in MirroredLayers(program.result).diagnostics { diagnostics.addCertain(diagnostic) }
    }
    evaluateConstants()
    if !diagnostics.hasErrors { reportUnused(imports: loaded.imports) }
  }

  /// Computes the values that must be known before drawing: design sizes, ranges and defaults.
  private mutating func evaluateConstants() {
    var constants = ConstantEvaluator(program.result)
    for (shape, size) in designSizes {
      if let design = constants.designSize(size, of: shape) { program.complete(shape) { $0.designSize = design } }
    }
    constants.checkRanges()
    for diagnostic in constants.diagnostics { diagnostics.addCertain(diagnostic) }
    for declaration in constants.failed { names.markUnsettled(declaration) }
  }

  /// Warns about unused names.
  private mutating func reportUnused(imports: [ImportTarget]) {
    for state in names.declarations.unused {
      let source = trees[state.file].source
      unused.add(source.text(Int(state.nameSpan.start)..<Int(state.nameSpan.end)), at: state.nameSpan)
    }
    for statement in imports {
      guard let target = statement.target, !names.declarations.uses(target, in: statement.file),
        let path = statement.syntax.path
      else { continue }
      unused.add(path.value, at: path.span)
    }
    for (diagnostic, _) in unused.found { diagnostics.add(diagnostic) }
  }

  // MARK: Reports

  mutating func report(_ problem: Problem, at span: SourceSpan, notes: [Note] = []) {
    add(Diagnostic(problem, at: span, notes: notes))
  }

  /// Adds a mistake of the declaration that is being checked.
  mutating func add(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error { names.markUnsettled() }
    diagnostics.add(diagnostic, owner: names.owner)
  }

  mutating func report(_ problem: Problem, at view: some SyntaxView, notes: [Note] = []) {
    report(problem, at: view.span, notes: notes)
  }

  mutating func report(_ problem: Problem, at token: SyntaxToken, notes: [Note] = []) {
    report(problem, at: token.span, notes: notes)
  }

  /// The number of mistakes so far.
  var mistakes: Int { diagnostics.count + names.unknownCount }

  func spelling(_ name: NameID) -> String { names.spelling(name) }

  // MARK: The error type

  mutating func invalid(at span: SourceSpan) -> ExpressionID { program.invalid(at: span) }
  mutating func invalid(at view: some SyntaxView) -> ExpressionID { program.invalid(at: view.span) }

  /// Reports a wrong value, and returns one with the error type.
  mutating func refuse(_ problem: Problem, at span: SourceSpan, notes: [Note] = []) -> ExpressionID {
    report(problem, at: span, notes: notes)
    return invalid(at: span)
  }

  mutating func refuse(_ problem: Problem, at view: some SyntaxView) -> ExpressionID { refuse(problem, at: view.span) }

  // MARK: The top level

  /// Checks something that can use only the top level of a file: the names at the current place are out of scope.
  mutating func atTopLevel<Result>(
    of file: Int, in owner: Declaration?, _ body: (inout Checker) -> Result
  ) -> Result {
    let outer = surroundings
    surroundings = Surroundings()
    let outerPlace = names.enterTopLevel(of: file, owner)
    let invalidCount = program.invalidCount
    let result = body(&self)
    // What is wrong may be elsewhere.
    if program.invalidCount != invalidCount { names.markUnsettled() }
    names.leaveTopLevel(to: outerPlace)
    surroundings = outer
    return result
  }
}
