import ShapeCore

extension Program {
  /// Something that an expression or a statement contains or uses.
  package enum Part: Hashable, Sendable {
    case expression(ExpressionID), block(BlockID), layer(Arena<LayerStatement>.ID)
    case global(GlobalID), function(FunctionID), style(StyleID), shape(ShapeID)

    /// Whether many expressions and statements can share it.
    var isDeclaration: Bool {
      switch self {
      case .expression, .block, .layer: false
      case .global, .function, .style, .shape: true
      }
    }
  }

  /// Calls a closure with each part of a part, without the parts of those. The ranges of parameters and the sizes of shapes
  /// are constants or checked on their own, and no parts.
  func forEachPart(of part: Part, _ body: (Part) -> Void) {
    func visit(_ parameters: [Parameter]) {
      for parameter in parameters where parameter.defaultValue.isPresent { body(.expression(parameter.defaultValue)) }
    }
    switch part {
    case .expression(let id): forEachPart(of: self[id], body)
    case .block(let id):
      for index in self[id].bindings where bindings[index].value.isPresent { body(.expression(bindings[index].value)) }
      for index in self[id].statements { forEachPart(of: statements[index], body) }
    case .layer(let id):
      forEachPart(of: layers[id].header, body)
      if let block = layers[id].body { body(.block(block)) }
    case .global(let id): body(.expression(globals[id].value))
    case .function(let id):
      visit(functions[id].parameters)
      body(.expression(functions[id].value))
    case .style(let id):
      visit(styles[id].parameters)
      body(.block(styles[id].body))
    case .shape(let id):
      visit(shapes[id].parameters)
      body(.block(shapes[id].body))
    }
  }

  /// Calls a closure with each operand of an expression, and each block and declaration that it uses.
  func forEachPart(of expression: Expression, _ body: (Part) -> Void) {
    func visit(_ operands: ExpressionID...) { for id in operands where id.isPresent { body(.expression(id)) } }
    switch expression.kind {
    case .number, .bool, .color, .string, .edges, .enumCase, .slot, .layerValue, .invalid: break
    case .global(let id): body(.global(id))
    case .negate(let a), .not(let a), .convert(let a), .member(_, let a): visit(a)
    case .point(let a, let b), .size(let a, let b), .binary(_, let a, let b), .element(let a, let b): visit(a, b)
    case .slice(let a, let b, let c, _), .conditional(let a, let b, let c): visit(a, b, c)
    case .list(let operands), .builtin(_, let operands), .frame(let operands): forEachPart(of: operands, body)
    case .call(let function, let operands):
      forEachPart(of: operands, body)
      body(.function(function))
    case .comprehension(let index):
      forEachPart(of: comprehensions[index].nest, body)
      visit(comprehensions[index].value)
    case .path(let block): body(.block(block))
    case .scoped(let block, let value):
      body(.block(block))
      visit(value)
    }
  }

  /// Calls a closure with each argument of a statement, and each block and declaration that it uses.
  func forEachPart(of statement: Statement, _ body: (Part) -> Void) {
    switch statement.kind {
    case .command(_, let operands): forEachPart(of: operands, body)
    case .outline(let path): body(.expression(path))
    case .layer(let index), .mask(let index), .content(let index): body(.layer(index))
    case .use(let index):
      forEachPart(of: uses[index].arguments, body)
      body(.shape(uses[index].shape))
      for block in uses[index].bodies { body(.block(block)) }
    case .apply(let style, let operands):
      forEachPart(of: operands, body)
      body(.style(style))
    case .if, .switch, .repeat:
      if case .repeat(let index) = statement.kind { forEachPart(of: repeats[index].nest, body) }
      if let choice = choice(of: statement) { body(.expression(choice.subject)) }
      for block in branches(of: statement) { body(.block(block)) }
    }
  }

  private func forEachPart(of nest: LoopNest, _ body: (Part) -> Void) {
    for loop in nest.loops {
      switch loop.domain {
      case .range(let low, let high, _):
        body(.expression(low))
        body(.expression(high))
      case .list(let list): body(.expression(list))
      }
      for other in loop.others { body(.expression(other.list)) }
    }
    if nest.condition.isPresent { body(.expression(nest.condition)) }
  }

  private func forEachPart(of operands: OperandRange, _ body: (Part) -> Void) {
    for id in self[operands] where id.isPresent { body(.expression(id)) }
  }

  /// An `if` or a `switch`.
  struct Choice {
    /// The value that decides.
    var subject: ExpressionID
    /// The blocks, at most one of which is run.
    var branches: [BlockID]
    /// Whether one of them always is.
    var isComplete: Bool
    /// The labels of each case of a `switch`, whose blocks come first.
    var cases: [[SwitchStatement.Label]] = []
  }

  /// Returns the choice between blocks that a statement makes, if it makes one.
  func choice(of statement: Statement) -> Choice? {
    if case .if(let condition, let then, let otherwise) = statement.kind {
      return Choice(
        subject: condition, branches: [then] + (otherwise.map { [$0] } ?? []), isComplete: otherwise != nil)
    }
    guard case .switch(let index) = statement.kind else { return nil }
    let choice = switches[index]
    return Choice(
      subject: choice.subject, branches: choice.bodies, isComplete: true, cases: choice.cases.map { $0.labels })
  }

  /// Returns the blocks of a statement that draw in the same layer as it, or into the same path: those of an `if`, a
  /// `switch` or a `repeat`.
  func branches(of statement: Statement) -> [BlockID] {
    if case .repeat(let index) = statement.kind { return [repeats[index].body] }
    return choice(of: statement)?.branches ?? []
  }
}
