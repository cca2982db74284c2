import ShapeCore

extension Checker {
  /// Checks an expression and converts it to a type. Reports a value of another type.
  mutating func check(_ view: ExpressionSyntax, as type: ValueType) -> ExpressionID {
    convert(check(view, expecting: type), of: view, to: type)
  }

  /// Converts a checked value to a type. Reports a value of another type.
  mutating func convert(_ id: ExpressionID, of view: ExpressionSyntax, to type: ValueType) -> ExpressionID {
    // The layer value `center`, if the constant `.center` is meant.
    if case .name(let name) = view, lacksDot(name, program.type(of: id), type) {
      return refuse(.missingDot(view.text), at: view)
    }
    return coerce(id, to: type)
  }

  /// Returns whether a name with the wrong type is that of a constant of the expected type.
  private func lacksDot(_ view: NameExpressionSyntax, _ found: ValueType, _ type: ValueType) -> Bool {
    found != type && found != .invalid && !found.converts(to: type) && isConstant(view.name.id, of: type)
  }

  /// Checks an expression. The expected type determines the meaning of constants with a dot; the result may have
  /// another type. If the error type is expected, constants of any type are accepted.
  mutating func check(_ view: ExpressionSyntax, expecting type: ValueType?) -> ExpressionID {
    switch view {
    case .number(let view): return check(view)
    case .color(let view): return check(view)
    case .string(let view):
      guard type != nil else { return refuse(.stringAsValue, at: view) }
      return program.make(view.value, at: view.span)
    case .bool(let view): return program.make(.bool(view.value), .bool, at: view.span)
    case .constant(let view): return check(view, expecting: type)
    case .name(let view): return check(view, expecting: type)
    case .call(let view): return check(view)
    case .path(let view):
      guard let body = view.body else { return invalid(at: view) }
      return program.make(.path(checkBlock(body, in: .path)), .path, at: view.span)
    case .group(let view): return check(view.value, expecting: type)
    case .point(let view):
      if type == .stop { return refusePointAsStop(view) }
      let x = check(view.x, as: .number)
      return program.make(.point(x, check(view.y, as: .number)), .point, at: view.span)
    case .dimensions(let view):
      let width = check(view.width, as: .number)
      return program.make(.size(width, check(view.height, as: .number)), .size, at: view.span)
    case .list(let view): return check(view, expecting: type)
    case .comprehension(let view): return check(view, expecting: type)
    case .subscript(let view): return check(view, expecting: type)
    case .prefix(let view): return check(view, expecting: type)
    case .binary(let view): return check(view, expecting: type)
    case .conditional(let view): return check(view, expecting: type)
    case .switch(let view): return check(view, expecting: type)
    case .functionBody(let view): return check(view)
    case .member(let view): return check(view)
    case .methodCall(let view): return check(view)
    case .missing(let node), .error(let node): return invalid(at: node)
    }
  }

  /// Checks arguments without a known callee, which has an error already.
  mutating func checkLoosely(_ arguments: ArgumentsSyntax?) {
    guard let arguments else { return }
    for argument in arguments.elements { _ = checkMisplaced(argument.value) }
  }

  /// Checks a value in a wrong place. A name that is not a value is not reported: it may be meant as anything, such as
  /// the label in `join .round`.
  mutating func checkMisplaced(_ view: ExpressionSyntax) -> ExpressionID {
    var base = view
    if case .member(let member) = view { base = member.base }
    guard case .name(let name) = base, !names.isValue(name.name.id) else { return check(view, expecting: .invalid) }
    resolveNames(in: view)
    return invalid(at: view)
  }

  /// Resolves the names in an expression and checks nothing else, because all of it has another error.
  mutating func resolveNames(in view: some SyntaxView) {
    switch ExpressionSyntax(view.node) {
    case .name(let view): _ = names.value(view.name)
    case .call(let view):
      _ = names.callee(view.name)
      for argument in view.children { resolveNames(in: argument) }
    default: for child in view.children { resolveNames(in: child) }
    }
  }

  // MARK: Literals

  private mutating func check(_ view: NumberSyntax) -> ExpressionID {
    let span = view.span
    let literal = view.literal
    guard literal.value.isFinite else { return refuse(.numberTooLarge(view.text), at: span) }
    switch literal.unit {
    case .plain:
      let isInteger = literal.isWhole && literal.value <= SourceLimits.largestInteger
      return program.make(.number(literal.value), isInteger ? .integer : .number, at: span)
    case .percent: return program.make(.number(literal.value / 100), .number, at: span)
    case .degrees: return program.make(.number(Angle(degrees: literal.value).radians), .angle, at: span)
    case .radians: return program.make(.number(literal.value), .angle, at: span)
    case .turns: return program.make(.number(Angle(turns: literal.value).radians), .angle, at: span)
    // Reported by the lexer.
    case nil: return invalid(at: span)
    }
  }

  private mutating func check(_ view: ColorSyntax) -> ExpressionID {
    guard let color = RGBA(hexadecimal: view.digits) else { return invalid(at: view) }
    return program.make(Color(color), at: view.span)
  }
}

extension RGBA {
  /// Creates a color from 3, 4, 6 or 8 hexadecimal digits, or `nil` for any other number.
  public init?(hexadecimal digits: ArraySlice<UInt8>) {
    var values: [UInt8] = []
    values.reserveCapacity(8)
    for digit in digits {
      guard let value = digit.hexadecimalValue else { return nil }
      values.append(value)
    }
    func channel(_ index: Int) -> Float {
      values.count <= 4
        ? Float(values[index] * 17) / 255 : Float(values[2 * index] * 16 + values[2 * index + 1]) / 255
    }
    guard [3, 4, 6, 8].contains(values.count) else { return nil }
    let hasAlpha = values.count == 4 || values.count == 8
    self.init(red: channel(0), green: channel(1), blue: channel(2), alpha: hasAlpha ? channel(3) : 1)
  }
}
