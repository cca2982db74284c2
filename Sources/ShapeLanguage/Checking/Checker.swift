import ShapeKit

/// Resolves names, checks types, and turns trees into a `Program`. It reports all that it finds: what is wrong gets
/// the type `.invalid`, which fits everywhere and causes no second error.
struct Checker: Sendable {
  var trees: [SyntaxTree]
  var program: Program
  var diagnostics: [Diagnostic] = []
  let known: KnownNames
  var files: [FileScope]

  // The file, the scope and the surroundings of what is being checked.
  var tree: SyntaxTree
  var scope = Scope()
  var surroundings = Surroundings()
  /// What is being resolved, to show a cycle: a name and where it is used.
  var resolving: [(name: NameID, span: SourceSpan, key: ResolutionKey)] = []

  /// How many levels deep all that is being resolved is.
  var levels = 0
  var didReportChain = false

  var globalStates = Arena<Global>.Table<DeclarationState>()
  var functionStates = Arena<Function>.Table<DeclarationState>()
  var styleNodes = Arena<Style>.Table<DeclarationState>()
  var shapeNodes = Arena<ShapeDeclaration>.Table<DeclarationState>()
  /// Which styles a style applies, and which shapes a shape uses.
  var styleEdges: [CallEdge<Style>] = []
  var shapeEdges: [CallEdge<ShapeDeclaration>] = []
  /// The design size of each shape, to be evaluated when all is checked.
  var sizes: [(shape: ShapeID, size: ExpressionID)] = []
  /// Which shapes are used with content for their slot, and which have one.
  var contentFillings: [(shape: ShapeID, span: SourceSpan)] = []
  var shapesWithContent: Set<ShapeID> = []
  /// Which files use a name of which others, and the enums that are used, by where they are declared.
  var usedFiles: Set<FilePair> = []
  var usedSpans: Set<SourceSpan> = []
  /// The layers' names that the header being checked gives, by parameter.
  var layerNameLists: [Int: [NameID]] = [:]
  /// How many names may still be compared with misspelt ones.
  var namesToCompare = SourceLimits.comparedNames
  /// What unknown names may mean, by where these stand.
  var nearNames: [SourceSpan: [NearName]] = [:]
  /// Whether the elements of a list of edges are being checked.
  var isInList = false
  /// Statements of the blocks that are open, innermost last.
  var statementStack: [Statement] = []

  /// Where a declaration is, and how far its checking has come.
  struct DeclarationState: Sendable {
    enum Progress: Sendable { case unchecked, checking, done }
    var file: Int
    var node: NodeID
    var nameSpan: SourceSpan
    var isPrivate: Bool
    var signature = Progress.unchecked
    var progress = Progress.unchecked
    var isUsed = false
  }

  struct FilePair: Hashable, Sendable {
    var user: Int
    var used: Int
  }

  struct CallEdge<Declaration>: Sendable {
    var from: Arena<Declaration>.ID
    var to: Arena<Declaration>.ID
    var span: SourceSpan
  }

  enum ResolutionKey: Equatable, Sendable {
    case global(GlobalID), function(FunctionID), signature(FunctionID), local(Int)
  }

  /// What the code that is being checked may refer to.
  struct Surroundings: Sendable {
    /// Whether `width`, `height`, `bounds` and `center` mean something.
    var hasLayer = false
    /// Set where only constants may stand: what they are for.
    var constantPurpose: ConstantPurpose?
    var slotCount: Int32 = 0
    /// Whether what is checked is drawn once for each round of a `repeat`.
    var isInRepeat = false
    /// The names of the layers beside the one whose header is checked.
    var siblings: Set<NameID> = []
    /// What the `use` and `apply` that are found belong to.
    var shape: ShapeID?
    var style: StyleID?
    /// Whether the shape's own content slot was seen, and where.
    var contentSpan: SourceSpan?
    /// The `let`s of open blocks, in the order of their evaluation.
    var bindings: [[Binding]] = []
  }

  init(trees: [SyntaxTree], names: NameTable, brokenFiles: Set<Int>) {
    self.trees = trees
    var names = names
    known = KnownNames(&names)
    program = Program()
    program.names = names
    program.sources = trees.map(\.source)
    files = trees.indices.map { file in
      let isBroken = brokenFiles.contains(file)
      return FileScope(hasSyntaxErrors: isBroken, lostNames: isBroken ? LostNames(trees[file]) : nil)
    }
    tree = trees[0]
    scope.locals.reserveCapacity(64)
    scope.current = Array(repeating: -1, count: names.count)
    for builtin in BuiltinEnum.allCases {
      program.enumerations.append(
        Enumeration(name: builtin.name, cases: known.enumCases[builtin.rawValue], source: .none))
    }
  }

  // MARK: Reports

  mutating func report(_ problem: Problem, at span: SourceSpan, notes: [Note] = []) {
    diagnostics.append(Diagnostic(problem, at: span, notes: notes))
  }

  mutating func report(_ problem: Problem, at node: NodeID, notes: [Note] = []) {
    report(problem, at: tree.span(node), notes: notes)
  }

  func spelling(_ name: NameID) -> String { program.names.spelling(name) }

  /// The name that a `.name` node spells; `.none` for a missing one.
  func name(_ node: NodeID) -> NameID {
    tree.kind(node) == .name ? tree.firstToken(node).name : .none
  }

  // MARK: Making things

  mutating func make(_ kind: Expression.Kind, _ type: ValueType, at span: SourceSpan) -> ExpressionID {
    program.expressions.append(Expression(kind: kind, type: type, source: span))
    return ExpressionID(program.expressions.count - 1)
  }

  mutating func invalid(at span: SourceSpan) -> ExpressionID { make(.invalid, .invalid, at: span) }
  mutating func invalid(at node: NodeID) -> ExpressionID { invalid(at: tree.span(node)) }

  mutating func newSlot() -> Int32 {
    surroundings.slotCount += 1
    return surroundings.slotCount - 1
  }

  /// Makes room for a number of operands, all left out at first.
  mutating func reserveOperands(_ count: Int) -> OperandRange {
    let range = OperandRange(start: program.operands.count, count: count)
    for _ in 0..<count { program.operands.append(.none) }
    return range
  }

  // MARK: Surroundings

  /// Checks something that sees only the top level of a file: its names are not those of the place that needs it.
  mutating func atTopLevel<Result>(of file: Int, _ body: (inout Checker) -> Result) -> Result {
    let outerTree = tree
    let outer = surroundings
    surroundings = Surroundings()
    tree = trees[file]
    let hidden = scope.hide(downTo: 0)
    let result = body(&self)
    scope.unhide(hidden)
    tree = outerTree
    surroundings = outer
    return result
  }
}

/// The public and private names of a file's top level, and those it imports.
struct FileScope: Sendable {
  enum Symbol: Equatable, Sendable {
    case global(GlobalID), function(FunctionID), style(StyleID), shape(ShapeID), enumeration(EnumID)
    /// An imported file, by `import … as name`.
    case file(Int)
  }

  struct Entry: Sendable {
    var symbol: Symbol
    var span: SourceSpan
    var isPrivate: Bool
    var isImported: Bool
  }

  var symbols: [NameID: Entry] = [:]
  /// The files whose public names are among them.
  var imports: [Int] = []
  /// Whether an import of the file failed.
  var lacksImport = false
  /// Whether names may look unused only because the parser lost their uses.
  var hasSyntaxErrors: Bool
  /// What such errors leave in doubt.
  var lostNames: LostNames?
}
