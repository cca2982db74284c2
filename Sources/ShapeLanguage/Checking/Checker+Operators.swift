import ShapeKit

extension Checker {
  mutating func checkPrefix(_ node: NodeID, expecting type: ValueType?) -> ExpressionID {
    let span = tree.span(node)
    let operand = tree.firstChild(node)
    guard operand != .none else { return invalid(at: span) }
    if tree.firstToken(node).kind == .not {
      return make(.not(check(operand, as: .bool)), .bool, at: span)
    }
    let value = check(operand, expecting: type)
    switch program[value].type {
    case .number, .integer, .angle, .point: return make(.negate(value), program[value].type, at: span)
    case .invalid: return invalid(at: span)
    case .bool, .size, .rect, .color, .paint, .path, .edges, .string, .stop, .enumeration, .list:
      report(.badOperand("-", describe(program[value].type)), at: span)
      return invalid(at: span)
    }
  }

  mutating func checkConditional(_ node: NodeID, expecting type: ValueType?) -> ExpressionID {
    let span = tree.span(node)
    var children = tree.children(node)
    guard let conditionNode = children.next(), let thenNode = children.next(), let elseNode = children.next() else {
      return invalid(at: span)
    }
    let condition = check(conditionNode, as: .bool)
    var then = check(thenNode, expecting: type)
    var otherwise = check(elseNode, expecting: type ?? program[then].type)
    let (a, b) = (program[then].type, program[otherwise].type)
    let common: ValueType
    if a == b || a == .invalid {
      common = b
    } else if b == .invalid {
      common = a
    } else if canWiden(a, to: b) {
      common = b
    } else if canWiden(b, to: a) {
      common = a
    } else {
      report(.branchesDiffer(describe(a), describe(b)), at: span)
      return invalid(at: span)
    }
    then = coerce(then, to: common)
    otherwise = coerce(otherwise, to: common)
    return make(.conditional(condition, then, otherwise), common, at: span)
  }

  private func canWiden(_ a: ValueType, to b: ValueType) -> Bool {
    (a == .integer && b == .number) || (a == .color && (b == .paint || b == .stop))
  }

  mutating func checkBinary(_ node: NodeID, expecting type: ValueType?) -> ExpressionID {
    let span = tree.span(node)
    let leftNode = tree.firstChild(node)
    let rightNode = leftNode == .none ? .none : tree.nextSibling(leftNode)
    guard rightNode != .none else { return invalid(at: span) }
    let symbol = tree.tokenBefore(rightNode)
    if symbol.kind == .minus, reportHyphenatedName(leftNode, rightNode) { return invalid(at: span) }
    switch symbol.kind {
    case .and, .or:
      let left = check(leftNode, as: .bool)
      let right = check(rightNode, as: .bool)
      return make(.binary(symbol.kind == .and ? .and : .or, left, right), .bool, at: span)
    case .equal, .notEqual: return checkEquality(node, leftNode, rightNode, isEqual: symbol.kind == .equal)
    case .less, .lessOrEqual, .greater, .greaterOrEqual: return checkOrder(node, leftNode, rightNode, symbol)
    default:
      if type == .edges, reportAddedEdges(leftNode, rightNode, at: node) { return invalid(at: span) }
      return checkArithmetic(node, leftNode, rightNode, symbol)
    }
  }

  private mutating func checkEquality(
    _ node: NodeID, _ leftNode: NodeID, _ rightNode: NodeID, isEqual: Bool
  ) -> ExpressionID {
    let span = tree.span(node)
    let left: ExpressionID
    let right: ExpressionID
    if tree.kind(leftNode) == .constant {
      right = check(rightNode, expecting: nil)
      left = check(leftNode, expecting: program[right].type)
    } else {
      left = check(leftNode, expecting: nil)
      right = check(rightNode, expecting: program[left].type)
    }
    let (a, b) = (program[left].type, program[right].type)
    if a == .invalid || b == .invalid { return invalid(at: span) }
    switch (a, b) {
    case (.integer, .integer), (.bool, .bool): break
    case (.enumeration(let x), .enumeration(let y)) where x == y: break
    case (.number, .number), (.number, .integer), (.integer, .number), (.angle, .angle):
      report(.equalityOfNumbers(describe(a == .integer ? b : a)), at: span)
      return invalid(at: span)
    default:
      report(.badOperands(isEqual ? "==" : "!=", describe(a), describe(b)), at: span)
      return invalid(at: span)
    }
    return make(.binary(isEqual ? .equal : .notEqual, left, right), .bool, at: span)
  }

  private mutating func checkOrder(
    _ node: NodeID, _ leftNode: NodeID, _ rightNode: NodeID, _ symbol: Token
  ) -> ExpressionID {
    let span = tree.span(node)
    var left = check(leftNode, expecting: nil)
    var right = check(rightNode, expecting: nil)
    let (a, b) = (program[left].type, program[right].type)
    if a == .invalid || b == .invalid { return invalid(at: span) }
    let isAngle = a == .angle && b == .angle
    let isNumber = (a == .number || a == .integer) && (b == .number || b == .integer)
    guard isAngle || isNumber else {
      if a == .angle || b == .angle, a != b {
        _ = a == .angle ? coerce(right, to: .angle) : coerce(left, to: .angle)
      } else {
        report(.badOperands(tree.text(symbol), describe(a), describe(b)), at: span)
      }
      return invalid(at: span)
    }
    if a != b {
      left = coerce(left, to: .number)
      right = coerce(right, to: .number)
    }
    let operation: BinaryOperation =
      switch symbol.kind {
      case .less: .less
      case .lessOrEqual: .lessOrEqual
      case .greater: .greater
      default: .greaterOrEqual
      }
    return make(.binary(operation, left, right), .bool, at: span)
  }

  private mutating func checkArithmetic(
    _ node: NodeID, _ leftNode: NodeID, _ rightNode: NodeID, _ symbol: Token
  ) -> ExpressionID {
    let span = tree.span(node)
    var left = check(leftNode, expecting: nil)
    var right = check(rightNode, expecting: nil)
    let (a, b) = (program[left].type, program[right].type)
    if a == .invalid || b == .invalid { return invalid(at: span) }
    guard let (operation, type) = arithmetic(symbol.kind, a, b) else {
      // Where one side is an angle, the other most likely lacks its unit.
      if (a == .angle && (b == .number || b == .integer) || b == .angle && (a == .number || a == .integer)),
        symbol.kind == .plus || symbol.kind == .minus
      {
        _ = a == .angle ? coerce(right, to: .angle) : coerce(left, to: .angle)
      } else {
        report(.badOperands(tree.text(symbol), describe(a), describe(b)), at: span)
      }
      return invalid(at: span)
    }
    if a == .integer, b != .integer || type == .number { left = coerce(left, to: .number) }
    if b == .integer, a != .integer || type == .number { right = coerce(right, to: .number) }
    return make(.binary(operation, left, right), type, at: span)
  }

  /// What an operator does with two types, and the type of what comes out; nil where it has no meaning.
  private func arithmetic(_ symbol: TokenKind, _ a: ValueType, _ b: ValueType) -> (BinaryOperation, ValueType)? {
    func isNumber(_ type: ValueType) -> Bool { type == .number || type == .integer }
    let bothAreIntegers = a == .integer && b == .integer
    switch symbol {
    case .plus, .minus:
      if isNumber(a), isNumber(b) {
        return (symbol == .plus ? .add : .subtract, bothAreIntegers ? .integer : .number)
      }
      if a == .angle, b == .angle { return (symbol == .plus ? .add : .subtract, .angle) }
      if a == .point, b == .point { return (symbol == .plus ? .addPoints : .subtractPoints, .point) }
    case .star:
      if isNumber(a), isNumber(b) { return (.multiply, bothAreIntegers ? .integer : .number) }
      if a == .angle, isNumber(b) { return (.multiply, .angle) }
      if isNumber(a), b == .angle { return (.multiply, .angle) }
      if a == .point, isNumber(b) { return (.scalePoint, .point) }
      if isNumber(a), b == .point { return (.scalePointFromLeft, .point) }
      if a == .size, isNumber(b) { return (.scaleSize, .size) }
      if isNumber(a), b == .size { return (.scaleSizeFromLeft, .size) }
    case .slash:
      // Also of two Ints: a table of three columns has cells of a third.
      if isNumber(a), isNumber(b) { return (.divide, .number) }
      if a == .angle, isNumber(b) { return (.divide, .angle) }
      if a == .angle, b == .angle { return (.divide, .number) }
      if a == .point, isNumber(b) { return (.dividePoint, .point) }
      if a == .size, isNumber(b) { return (.divideSize, .size) }
    default: break
    }
    return nil
  }
}
