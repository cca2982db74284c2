import ShapeCore

/// Builds the program. This is the only place where its arrays grow.
struct ProgramBuilder: Sendable {
  private(set) var result = Program()
  /// The statements of open blocks, innermost last.
  private var openStatements: [Statement] = []
  /// The `let`s of open blocks, in the order of their evaluation.
  private var openBindings: [[Binding]] = []

  init(sources: [SourceFile], names: NameTable, known: KnownNames) {
    result.sources = sources
    result.names = names
    for builtin in BuiltinEnum.allCases {
      result.enumerations.append(
        Enumeration(name: builtin.name, cases: known.enumCases[builtin.rawValue], source: .none))
    }
  }

  /// Continues with a checked program.
  init(_ program: Program) { result = program }

  // MARK: Expressions

  subscript(id: ExpressionID) -> Expression { result[id] }

  @inline(__always)
  func type(of id: ExpressionID) -> ValueType { result.expressions[Int(id.index)].type }

  /// The number of expressions of the error type so far.
  private(set) var invalidCount = 0

  mutating func make(_ kind: Expression.Kind, _ type: ValueType, at span: SourceSpan) -> ExpressionID {
    if case .invalid = type { invalidCount += 1 }
    result.expressions.append(Expression(kind: kind, type: type, source: span))
    return ExpressionID(result.expressions.count - 1)
  }

  mutating func invalid(at span: SourceSpan) -> ExpressionID { make(.invalid, .invalid, at: span) }

  mutating func make(_ color: Color, at span: SourceSpan) -> ExpressionID {
    make(.color(result.colors.append(color)), .color, at: span)
  }

  mutating func make(_ string: String, at span: SourceSpan) -> ExpressionID {
    make(.string(result.strings.append(string)), .string, at: span)
  }

  /// The number of expressions.
  var expressionCount: Int { result.expressions.count }

  /// Returns the first use of a parameter in an expression, among those made since there were `first` expressions.
  func slot(in id: ExpressionID, since first: Int) -> ExpressionID? {
    guard id.isPresent else { return nil }
    let span = result[id].source
    let index = result.expressions[first...].firstIndex { expression in
      guard case .slot = expression.kind else { return false }
      return expression.source.file == span.file && span.start <= expression.source.start
        && expression.source.end <= span.end
    }
    return index.map { ExpressionID($0) }
  }

  /// Returns the slots below a limit that the expressions read that were made since there were `first`, ascending.
  func slots(below limit: Int, since first: Int) -> [Int] {
    var slots: Set<Int> = []
    for expression in result.expressions[first...] {
      if case .slot(let slot) = expression.kind, slot < limit { slots.insert(Int(slot)) }
    }
    return slots.sorted()
  }

  // MARK: Operands

  /// Reserves a number of operands, all of them omitted at first.
  mutating func reserveOperands(_ count: Int) -> OperandRange {
    let range = OperandRange(start: result.operands.count, count: count)
    result.operands.append(contentsOf: repeatElement(.none, count: count))
    return range
  }

  mutating func append(_ elements: [ExpressionID]) -> OperandRange {
    let start = result.operands.count
    result.operands.append(contentsOf: elements)
    return OperandRange(start: start, count: elements.count)
  }

  func operand(_ range: OperandRange, _ index: Int) -> ExpressionID { result.operand(range, index) }

  @inline(__always)
  subscript<Value>(operands: OperandRange, parameter: TypedParameter<Value>) -> ExpressionID {
    result[operands, parameter]
  }

  mutating func setReceiver(of operands: OperandRange, to value: ExpressionID) {
    result.operands[operands.indices.lowerBound] = value
  }

  mutating func setOperand(_ range: OperandRange, _ index: Int, _ value: ExpressionID) {
    result.operands[Int(range.start) + index] = value
  }

  // MARK: Blocks

  /// Opens a block. Returns how many are open around it.
  mutating func openBlock() -> Int {
    openBindings.append([])
    return openBindings.count - 1
  }

  /// Returns the value of a `let` of the open blocks that have at least a number of blocks around them.
  func value(ofSlot slot: Int32, fromBlock depth: Int) -> ExpressionID? {
    for bindings in openBindings.dropFirst(depth).reversed() {
      if let binding = bindings.first(where: { $0.slot == slot }), binding.value.isPresent { return binding.value }
    }
    return nil
  }

  /// The number of blocks around the innermost one.
  var innermostBlock: Int { openBindings.count - 1 }

  /// The number of statements of open blocks: the start of those of the next block.
  var statementMark: Int { openStatements.count }

  mutating func append(_ statement: Statement) { openStatements.append(statement) }

  /// Adds a `let` to an open block, given by the number of blocks around it.
  mutating func append(_ binding: Binding, toBlock depth: Int) { openBindings[depth].append(binding) }

  /// Closes the innermost block, whose statements begin at a mark.
  mutating func closeBlock(statementsFrom mark: Int) -> BlockID {
    makeBlock(statementsFrom: mark, bindings: result.bindings.append(contentsOf: openBindings.removeLast()))
  }

  /// Returns a block with the statements since a mark, without `let`s.
  mutating func makeBlock(statementsFrom mark: Int) -> BlockID {
    makeBlock(statementsFrom: mark, bindings: result.bindings.endIndex..<result.bindings.endIndex)
  }

  /// Returns an empty block.
  mutating func emptyBlock() -> BlockID { makeBlock(statementsFrom: openStatements.count) }

  private mutating func makeBlock(statementsFrom mark: Int, bindings: Range<Arena<Binding>.ID>) -> BlockID {
    var holdsOutline = false
    for statement in openStatements[mark...] where !holdsOutline { holdsOutline = result.holdsOutline(statement) }
    let statements = result.statements.append(contentsOf: openStatements[mark...])
    openStatements.removeSubrange(mark...)
    return result.blocks.append(Block(bindings: bindings, statements: statements, holdsOutline: holdsOutline))
  }

  // MARK: Statements

  mutating func add(_ layer: LayerStatement) -> Arena<LayerStatement>.ID { result.layers.append(layer) }
  mutating func add(_ use: UseStatement) -> Arena<UseStatement>.ID { result.uses.append(use) }
  mutating func add(_ statement: SwitchStatement) -> Arena<SwitchStatement>.ID { result.switches.append(statement) }
  mutating func add(_ statement: RepeatStatement) -> Arena<RepeatStatement>.ID { result.repeats.append(statement) }
  mutating func add(_ list: Comprehension) -> Arena<Comprehension>.ID { result.comprehensions.append(list) }

  // MARK: Declarations: each is added by its name, and completed when it is checked

  mutating func add(_ global: Global) -> GlobalID { result.globals.append(global) }
  mutating func add(_ function: Function) -> FunctionID { result.functions.append(function) }
  mutating func add(_ style: Style) -> StyleID { result.styles.append(style) }
  mutating func add(_ shape: ShapeDeclaration) -> ShapeID { result.shapes.append(shape) }
  mutating func add(_ enumeration: Enumeration) -> EnumID { result.enumerations.append(enumeration) }
  mutating func add(_ preview: Preview) { result.previews.append(preview) }

  mutating func complete(_ id: GlobalID, _ body: (inout Global) -> Void) { body(&result.globals[id]) }
  mutating func complete(_ id: FunctionID, _ body: (inout Function) -> Void) { body(&result.functions[id]) }
  mutating func complete(_ id: StyleID, _ body: (inout Style) -> Void) { body(&result.styles[id]) }
  mutating func complete(_ id: ShapeID, _ body: (inout ShapeDeclaration) -> Void) { body(&result.shapes[id]) }
}

extension Program {
  /// Returns whether a statement is an `outline`, or an `if` or `switch` with one.
  fileprivate func holdsOutline(_ statement: Statement) -> Bool {
    if case .outline = statement.kind { return true }
    return choice(of: statement)?.branches.contains { self[$0].holdsOutline } ?? false
  }
}
