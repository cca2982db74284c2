import ShapeCore

extension Checker {
  mutating func check(_ view: PrefixSyntax, expecting type: ValueType?) -> ExpressionID {
    let span = view.span
    if view.operatorToken.kind == .not { return program.make(.not(check(view.operand, as: .bool)), .bool, at: span) }
    let value = check(view.operand, expecting: type)
    let found = program.type(of: value)
    switch found {
    case .number, .integer, .angle, .point: return program.make(.negate(value), found, at: span)
    case .invalid: return invalid(at: span)
    case .bool, .size, .rect, .color, .paint, .path, .edges, .string, .stop, .enumeration, .list:
      return refuse(.badOperand("-", describe(found)), at: span)
    }
  }

  mutating func check(_ view: ConditionalSyntax, expecting type: ValueType?) -> ExpressionID {
    let span = view.span
    guard let otherwiseView = view.otherwise else { return invalid(at: span) }
    let condition = check(view.condition, as: .bool)
    let then = check(view.then, expecting: type)
    let otherwise = check(otherwiseView, expecting: type ?? program.type(of: then))
    let types = (program.type(of: then), program.type(of: otherwise))
    guard let common = commonType(types.0, types.1, of: "`? :`", at: span) else { return invalid(at: span) }
    let convertedThen = coerce(then, to: common)
    return program.make(.conditional(condition, convertedThen, coerce(otherwise, to: common)), common, at: span)
  }

  /// Returns the type of a choice between two values. Reports types without one.
  mutating func commonType(_ a: ValueType, _ b: ValueType, of choice: String, at span: SourceSpan) -> ValueType? {
    if a == b || a == .invalid || a.widens(to: b) { return b }
    if b == .invalid || b.widens(to: a) { return a }
    report(.branchesDiffer(describe(a), describe(b), of: choice), at: span)
    return nil
  }

  mutating func check(_ view: BinarySyntax, expecting type: ValueType?) -> ExpressionID {
    let symbol = view.operatorToken
    if symbol.kind == .minus, reportHyphenatedName(view) || reportHyphenatedConstant(view, expecting: type) {
      return invalid(at: view)
    }
    switch symbol.kind {
    case .and, .or:
      let left = check(view.left, as: .bool)
      let right = check(view.right, as: .bool)
      return program.make(.binary(symbol.kind == .and ? .and : .or, left, right), .bool, at: view.span)
    case .equal, .notEqual: return checkEquality(view, symbol)
    case .less, .lessOrEqual, .greater, .greaterOrEqual: return checkOrder(view, symbol)
    default:
      if type == .edges, reportAddedEdges(view) { return invalid(at: view) }
      return checkArithmetic(view, symbol, expecting: type)
    }
  }

  private mutating func checkEquality(_ view: BinarySyntax, _ symbol: SyntaxToken) -> ExpressionID {
    let span = view.span
    let left: ExpressionID
    let right: ExpressionID
    if case .constant = view.left {
      right = check(view.right, expecting: nil)
      left = check(view.left, expecting: program.type(of: right))
    } else {
      left = check(view.left, expecting: nil)
      right = check(view.right, expecting: program.type(of: left))
    }
    let (a, b) = (program.type(of: left), program.type(of: right))
    switch (a, b) {
    case (.integer, .integer), (.bool, .bool): break
    case (.enumeration(let x), .enumeration(let y)) where x == y: break
    case (.invalid, _), (_, .invalid): return invalid(at: span)
    case (.number, .number), (.number, .integer), (.integer, .number), (.angle, .angle):
      return refuse(.equalityOfNumbers(describe(a == .integer ? b : a)), at: span)
    default: return refuse(.badOperands(symbol.text, describe(a), describe(b)), at: span)
    }
    return program.make(.binary(symbol.kind == .equal ? .equal : .notEqual, left, right), .bool, at: span)
  }

  private mutating func checkOrder(_ view: BinarySyntax, _ symbol: SyntaxToken) -> ExpressionID {
    let span = view.span
    var left = check(view.left, expecting: nil)
    var right = check(view.right, expecting: nil)
    let (a, b) = (program.type(of: left), program.type(of: right))
    if a == .invalid || b == .invalid { return invalid(at: span) }
    guard a == .angle && b == .angle || a.isNumber && b.isNumber else {
      // If only one side is an angle, the other one probably lacks its unit.
      if (a == .angle) != (b == .angle) {
        _ = a == .angle ? coerce(right, to: .angle) : coerce(left, to: .angle)
      } else {
        report(.badOperands(symbol.text, describe(a), describe(b)), at: span)
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
    return program.make(.binary(operation, left, right), .bool, at: span)
  }

  private mutating func checkArithmetic(
    _ view: BinarySyntax, _ symbol: SyntaxToken, expecting type: ValueType?
  ) -> ExpressionID {
    let span = view.span
    var (left, right) = symbol.kind == .plus ? checkTerms(view, expecting: type) : checkTerms(view)
    let (a, b) = (program.type(of: left), program.type(of: right))
    if a == .invalid || b == .invalid { return invalid(at: span) }
    if symbol.kind == .plus, a.element != nil, b.element != nil { return checkJoining(left, right, at: span) }
    guard let (operation, type) = BinaryOperation.arithmetic(symbol.kind, a, b) else {
      // If only one side is an angle, the other one probably lacks its unit.
      if a == .angle && b.isNumber || b == .angle && a.isNumber, symbol.kind == .plus || symbol.kind == .minus {
        _ = a == .angle ? coerce(right, to: .angle) : coerce(left, to: .angle)
      } else {
        report(.badOperands(symbol.text, describe(a), describe(b)), at: span)
      }
      return invalid(at: span)
    }
    if type == .angle { warnOfConvertedAngle(view) }
    if a == .integer, b != .integer || type == .number { left = coerce(left, to: .number) }
    if b == .integer, a != .integer || type == .number { right = coerce(right, to: .number) }
    return program.make(.binary(operation, left, right), type, at: span)
  }

  private mutating func checkTerms(_ view: BinarySyntax) -> (ExpressionID, ExpressionID) {
    let left = check(view.left, expecting: nil)
    return (left, check(view.right, expecting: nil))
  }

  /// Checks the operands of a `+`. The type of constants and empty lists in a list follows from the expected type, or
  /// from the list beside it.
  private mutating func checkTerms(
    _ view: BinarySyntax, expecting type: ValueType?
  ) -> (ExpressionID, ExpressionID) {
    if let type, type.element != nil {
      let left = check(view.left, expecting: type)
      return (left, check(view.right, expecting: type))
    }
    if case .list(let list) = view.left, list.isUntyped, !view.right.isUntypedList {
      let right = check(view.right, expecting: nil)
      return (check(view.left, expecting: program.type(of: right)), right)
    }
    let left = check(view.left, expecting: nil)
    let other = program.type(of: left)
    return (left, check(view.right, expecting: other.element != nil && view.right.isUntypedList ? other : nil))
  }

  /// Returns two lists as one, whose elements have the wider type of both.
  private mutating func checkJoining(
    _ left: ExpressionID, _ right: ExpressionID, at span: SourceSpan
  ) -> ExpressionID {
    let (a, b) = (program.type(of: left), program.type(of: right))
    let type = a.converts(to: b) ? b : a
    guard b == type || b.converts(to: type) else { return refuse(.listsDiffer(describe(a), describe(b)), at: span) }
    let first = coerce(left, to: type)
    return program.make(.binary(.joinLists, first, coerce(right, to: type)), type, at: span)
  }
}

extension ListSyntax {
  /// Whether the elements don't determine the type: an empty list, or constants.
  fileprivate var isUntyped: Bool {
    elements.allSatisfy { element in
      if case .constant = element { true } else { element.isUntypedList }
    }
  }
}

extension ExpressionSyntax {
  /// Whether it is a list without a type of its own.
  fileprivate var isUntypedList: Bool { if case .list(let view) = self { view.isUntyped } else { false } }
}

extension ValueType {
  fileprivate var isNumber: Bool { self == .number || self == .integer }

  /// Returns whether one branch of a conditional may have this type if the other has a wider one.
  fileprivate func widens(to type: ValueType) -> Bool {
    switch (self, type) {
    case (.integer, .number), (.color, .paint), (.color, .stop), (.rect, .path): true
    default: false
    }
  }
}

extension BinaryOperation {
  /// Returns the operation of an operator on two types, and the type of its result; `nil` if there is none.
  fileprivate static func arithmetic(
    _ symbol: TokenKind, _ a: ValueType, _ b: ValueType
  ) -> (BinaryOperation, ValueType)? {
    let result: ValueType = a == .integer && b == .integer ? .integer : .number
    switch symbol {
    case .plus, .minus:
      if a.isNumber, b.isNumber { return (symbol == .plus ? .add : .subtract, result) }
      if a == .angle, b == .angle { return (symbol == .plus ? .add : .subtract, .angle) }
      if a == .point, b == .point { return (symbol == .plus ? .addPoints : .subtractPoints, .point) }
    case .star:
      if a.isNumber, b.isNumber { return (.multiply, result) }
      if a == .angle, b.isNumber { return (.multiply, .angle) }
      if a.isNumber, b == .angle { return (.multiply, .angle) }
      if a == .point, b.isNumber { return (.scalePoint, .point) }
      if a.isNumber, b == .point { return (.scalePointFromLeft, .point) }
      if a == .size, b.isNumber { return (.scaleSize, .size) }
      if a.isNumber, b == .size { return (.scaleSizeFromLeft, .size) }
    case .slash:
      // The quotient of two Ints is a Number, too: a table with three columns has cells of a third.
      if a.isNumber, b.isNumber { return (.divide, .number) }
      if a == .angle, b.isNumber { return (.divide, .angle) }
      if a == .angle, b == .angle { return (.divide, .number) }
      if a == .point, b.isNumber { return (.dividePoint, .point) }
      if a == .size, b.isNumber { return (.divideSize, .size) }
    default: break
    }
    return nil
  }
}
