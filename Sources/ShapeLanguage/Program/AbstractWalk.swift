import ShapeCore

/// Follows the code of a shape as the evaluator does, with abstract values: what is known about a value at all sizes and
/// for all parameters. It visits all branches of conditions, and the body of each loop once.
///
/// A walk says what its values are, and what they are for each kind of expression. It replaces the default implementations
/// of the statements that tell it something.
protocol AbstractWalk {
  associatedtype AbstractValue: Hashable
  /// What is known about the layer whose body is visited.
  associatedtype Layer

  /// A value of which nothing is known.
  static var unknown: AbstractValue { get }
  /// Whether a function with the same arguments is visited once. Not if a visit depends on more than them.
  static var remembersCalls: Bool { get }
  var state: AbstractState<Self> { get set }

  mutating func value(of id: ExpressionID) -> AbstractValue
  /// Returns the value of an expression without slots, given those of its parts. An omitted one is unknown. The parts of a
  /// comprehension are what its loops return and its element.
  mutating func value(of expression: Expression, _ parts: [AbstractValue]) -> AbstractValue
  mutating func value(of global: GlobalID) -> AbstractValue
  mutating func path(of block: BlockID) -> AbstractValue
  mutating func call(_ id: FunctionID, _ operands: OperandRange) -> AbstractValue
  /// - Parameter values: Those of the parameters before it.
  mutating func argument(_ id: ExpressionID, for parameter: Parameter, after values: [AbstractValue]) -> AbstractValue

  /// Returns the layer of a header inside the current one.
  mutating func layer(_ header: OperandRange) -> Layer
  mutating func visitBody(_ id: BlockID, layer: Layer)
  mutating func visit(_ command: Command, _ operands: OperandRange, at source: SourceSpan)
  mutating func visitOutline(_ path: ExpressionID)
  mutating func visitContent(_ slot: LayerStatement)
  mutating func visitMask(_ mask: LayerStatement)
  mutating func visit(_ use: UseStatement, at source: SourceSpan)
  mutating func apply(_ style: Style, _ operands: OperandRange)
  mutating func visit(_ choice: Program.Choice)
  mutating func visit(_ loop: RepeatStatement)
  /// Visits loops, and sets their variables.
  mutating func loops(_ nest: LoopNest) -> AbstractValue
  /// - Parameter domain: The ends of the range, or the list.
  func variables(_ domain: [AbstractValue]) -> (variable: AbstractValue, index: AbstractValue)
}

/// What is known about the arguments of a layer's header.
struct LayerHeader<Known> {
  /// In the order of the parameters, `nil` for those that are omitted.
  let values: [Known?]

  subscript<Value>(parameter: TypedParameter<Value>) -> Known? {
    parameter.index < values.count ? values[parameter.index] : nil
  }
}

/// The place of an abstract walk in a program, and its limits.
struct AbstractState<Walk: AbstractWalk> {
  let program: Program
  var layer: Walk.Layer
  /// The number of expressions and statements that may still be visited. 0 if the walk was cut short.
  var remainingSteps: Int
  /// The slots of all shapes, styles and functions that are being visited. `base` is the start of the innermost ones.
  fileprivate var slots: [Walk.AbstractValue] = []
  fileprivate(set) var base = 0
  /// The layers that the functions of blocks are in, by the places of their slots.
  fileprivate var functionLayers: [Int: Walk.Layer] = [:]
  fileprivate var calls: [Call: Walk.AbstractValue] = [:]
  /// The place of the statement that is being visited.
  fileprivate(set) var statement = SourceSpan.none
  private var depth = 0
  private var levels = 0

  fileprivate struct Call: Hashable {
    var function: FunctionID
    var arguments: [Walk.AbstractValue]
  }

  init(_ program: Program, _ layer: Walk.Layer, steps: Int) {
    self.program = program
    self.layer = layer
    remainingSteps = steps
  }

  /// Counts a call, or returns `false` and ends the walk if it is too deep.
  fileprivate mutating func enter(height: Int32) -> Bool {
    guard depth < SourceLimits.calls, levels + Int(height) <= SourceLimits.levels else {
      remainingSteps = 0
      return false
    }
    depth += 1
    levels += Int(height)
    return true
  }

  fileprivate mutating func leave(height: Int32) {
    depth -= 1
    levels -= Int(height)
  }
}

extension AbstractWalk {
  static var remembersCalls: Bool { true }
  var program: Program { state.program }
  var layer: Layer {
    get { state.layer }
    set { state.layer = newValue }
  }

  /// Counts a step, and returns whether there was one left.
  mutating func step() -> Bool {
    if state.remainingSteps > 0 { state.remainingSteps -= 1 }
    return state.remainingSteps > 0
  }

  // MARK: Slots

  /// Runs a closure one call deeper with new slots, the first of which are given. Not if that is too deep.
  mutating func withFrame(_ arguments: [AbstractValue], count: Int32, height: Int32, _ body: (inout Self) -> Void) {
    guard state.enter(height: height) else { return }
    let outer = state.base
    state.base = state.slots.count
    state.slots += arguments
    for _ in arguments.count..<max(arguments.count, Int(count)) { state.slots.append(Self.unknown) }
    body(&self)
    state.slots.removeSubrange(state.base...)
    state.base = outer
    state.leave(height: height)
  }

  /// Runs a closure with the slots that begin at a place.
  mutating func withBase(_ base: Int, _ body: (inout Self) -> Void) {
    let outer = state.base
    state.base = base
    body(&self)
    state.base = outer
  }

  mutating func set(_ slot: Int32, to value: AbstractValue) {
    let place = state.base + Int(slot)
    if state.slots.indices.contains(place) { state.slots[place] = value }
  }

  private func value(ofSlot slot: Int32) -> AbstractValue {
    let place = state.base + Int(slot)
    return state.slots.indices.contains(place) ? state.slots[place] : Self.unknown
  }

  /// Visits the `let`s of a block.
  mutating func bind(_ block: Block) {
    for index in block.bindings {
      let binding = program.bindings[index]
      if binding.function != nil {
        state.functionLayers[state.base + Int(binding.slot)] = layer
      } else {
        set(binding.slot, to: value(of: binding.value))
      }
    }
  }

  // MARK: Expressions

  mutating func value(of id: ExpressionID) -> AbstractValue { followed(id) }

  /// The default implementation of `value(of:)`.
  mutating func followed(_ id: ExpressionID) -> AbstractValue {
    guard id.isPresent, step() else { return Self.unknown }
    let expression = program[id]
    switch expression.kind {
    case .slot(let slot): return value(ofSlot: slot)
    case .global(let id): return value(of: id)
    case .call(let function, let operands): return call(function, operands)
    case .path(let block): return path(of: block)
    case .scoped(let block, let value):
      bind(program[block])
      return self.value(of: value)
    case .comprehension(let index):
      let comprehension = program.comprehensions[index]
      let count = loops(comprehension.nest)
      return value(of: expression, [count, value(of: comprehension.value)])
    case .point(let a, let b), .size(let a, let b), .binary(_, let a, let b), .element(let a, let b):
      return value(of: expression, [value(of: a), value(of: b)])
    case .slice(let a, let b, let c, _), .conditional(let a, let b, let c):
      return value(of: expression, [value(of: a), value(of: b), value(of: c)])
    case .negate(let a), .not(let a), .convert(let a), .member(_, let a):
      return value(of: expression, [value(of: a)])
    case .list(let operands), .builtin(_, let operands), .frame(let operands):
      return value(of: expression, values(of: operands))
    case .number, .bool, .color, .string, .edges, .enumCase, .layerValue, .invalid: return value(of: expression, [])
    }
  }

  mutating func values(of operands: OperandRange) -> [AbstractValue] {
    var values: [AbstractValue] = []
    for operand in program[operands] { values.append(value(of: operand)) }
    return values
  }

  mutating func value(of global: GlobalID) -> AbstractValue { Self.unknown }

  mutating func path(of block: BlockID) -> AbstractValue {
    visitBranch(block)
    return Self.unknown
  }

  mutating func call(_ id: FunctionID, _ operands: OperandRange) -> AbstractValue {
    let function = program.functions[id]
    let arguments = arguments(operands, of: function.parameters)
    var value = Self.unknown
    if let local = function.local {
      guard let place = state.functionLayers[state.base + Int(local.slot)] else { return value }
      for (index, argument) in arguments.enumerated() { set(local.firstParameter + Int32(index), to: argument) }
      guard state.enter(height: function.height) else { return value }
      let outer = layer
      layer = place
      value = self.value(of: function.value)
      layer = outer
      state.leave(height: function.height)
      return value
    }
    let call = AbstractState<Self>.Call(function: id, arguments: arguments)
    if Self.remembersCalls, let known = state.calls[call] { return known }
    withFrame(arguments, count: function.slotCount, height: function.height) { value = $0.value(of: function.value) }
    if Self.remembersCalls { state.calls[call] = value }
    return value
  }

  mutating func arguments(_ operands: OperandRange, of parameters: [Parameter]) -> [AbstractValue] {
    var values: [AbstractValue] = []
    for (index, parameter) in parameters.enumerated() {
      values.append(argument(program.operand(operands, index), for: parameter, after: values))
    }
    return values
  }

  mutating func argument(_ id: ExpressionID, for parameter: Parameter, after values: [AbstractValue]) -> AbstractValue {
    value(of: id.isPresent ? id : parameter.defaultValue)
  }

  // MARK: Statements

  mutating func visitBody(_ id: BlockID, layer inner: Layer) {
    let outer = layer
    layer = inner
    visitBranch(id)
    layer = outer
  }

  mutating func visitBranch(_ id: BlockID) {
    bind(program[id])
    visitStatements(program[id])
  }

  mutating func visitStatements(_ block: Block) {
    for index in block.statements { visit(program.statements[index]) }
  }

  private mutating func visit(_ statement: Statement) {
    guard step() else { return }
    state.statement = statement.source
    switch statement.kind {
    case .command(let command, let operands): visit(command, operands, at: statement.source)
    case .outline(let path): visitOutline(path)
    case .layer(let index): visitLayer(program.layers[index])
    case .mask(let index): visitMask(program.layers[index])
    case .content(let index): visitContent(program.layers[index])
    case .use(let index): visit(program.uses[index], at: statement.source)
    case .apply(let style, let operands): apply(program.styles[style], operands)
    case .if, .switch: if let choice = program.choice(of: statement) { visit(choice) }
    case .repeat(let index): visit(program.repeats[index])
    }
  }

  /// Evaluates the arguments of a layer's header.
  mutating func evaluated(_ header: OperandRange) -> LayerHeader<AbstractValue> {
    LayerHeader(values: program[header].map { $0.isPresent ? value(of: $0) : nil })
  }

  mutating func visit(_ command: Command, _ operands: OperandRange, at source: SourceSpan) {
    _ = values(of: operands)
  }

  mutating func visitOutline(_ path: ExpressionID) { _ = value(of: path) }
  mutating func visitContent(_ slot: LayerStatement) { _ = layer(slot.header) }
  mutating func visitMask(_ mask: LayerStatement) { visitLayer(mask) }

  mutating func visitLayer(_ statement: LayerStatement) {
    let inner = layer(statement.header)
    if let body = statement.body { visitBody(body, layer: inner) }
  }

  mutating func apply(_ style: Style, _ operands: OperandRange) {
    let arguments = arguments(operands, of: style.parameters)
    withFrame(arguments, count: style.slotCount, height: style.height) { $0.visitBranch(style.body) }
  }

  mutating func visit(_ choice: Program.Choice) {
    _ = value(of: choice.subject)
    for block in choice.branches { visitBranch(block) }
  }

  mutating func visit(_ loop: RepeatStatement) {
    _ = loops(loop.nest)
    visitBranch(loop.body)
  }

  mutating func loops(_ nest: LoopNest) -> AbstractValue {
    for loop in nest.loops {
      let found =
        switch loop.domain {
        case .range(let low, let high, _): variables([value(of: low), value(of: high)])
        case .list(let list): variables([value(of: list)])
        }
      set(loop.variable.slot, to: found.variable)
      for other in loop.others { set(other.variable.slot, to: variables([value(of: other.list)]).variable) }
      if let index = loop.index { set(index.slot, to: found.index) }
    }
    _ = value(of: nest.condition)
    return Self.unknown
  }

  func variables(_ domain: [AbstractValue]) -> (variable: AbstractValue, index: AbstractValue) {
    (Self.unknown, Self.unknown)
  }
}
