import ShapeLanguage

/// Finds the types of expressions from their syntax. Unlike the checker, it needs only the declarations that an
/// expression names. The result is `nil` where it would take more than that.
struct TypeInference {
  let declarations: VisibleDeclarations
  /// The parameters, `let`s and loop variables around the expressions.
  var locals: [NameID: LocalSyntax] = [:]
  var hasLayer = false

  /// The declaration of a local name.
  enum LocalSyntax {
    case value(LetSyntax)
    case function(FunctionSyntax)
    case parameter(ParameterSyntax)
    /// The variable of a loop, or the index beside it.
    case loop(BindingSyntax, isIndex: Bool)
  }

  /// The number of expressions and names to visit for one type.
  private static let maximumSteps = 256

  func type(of expression: ExpressionSyntax?) -> CodeType? {
    var steps = Self.maximumSteps
    return type(of: expression, &steps)
  }

  func type(of local: LocalSyntax) -> CodeType? {
    var steps = Self.maximumSteps
    return type(of: local, &steps)
  }

  /// Returns the type of a parameter: the stated one, or that of its range or default.
  func type(of parameter: ParameterSyntax) -> CodeType? { type(of: .parameter(parameter)) }

  /// Returns the type of a `let`, or of the result of a function.
  func type(of declaration: DeclarationSyntax) -> CodeType? {
    var steps = Self.maximumSteps
    return type(of: declaration, &steps)
  }

  /// Returns the type that a source names.
  func type(named syntax: TypeSyntax) -> CodeType? {
    switch syntax {
    case .list(let list): return list.element.flatMap { type(named: $0) }.map { .list($0) }
    case .name(let reference):
      if case .enum(let syntax)? = declarations.declaration(reference.name.id, in: reference.file?.id) {
        return .enumeration(syntax)
      }
      let name = reference.name.text
      if let named = ValueType.named.first(where: { $0.name == name }) { return .language(named.type) }
      return BuiltinEnum.allCases.first { $0.name == name }.map { .language($0.type) }
    }
  }

  // MARK: Declarations

  private func type(of local: LocalSyntax, _ steps: inout Int) -> CodeType? {
    guard steps > 0 else { return nil }
    steps -= 1
    switch local {
    case .value(let syntax): return syntax.type.flatMap { type(named: $0) } ?? type(of: syntax.value, &steps)
    case .function(let syntax): return result(of: syntax, &steps)
    case .parameter(let syntax):
      if let stated = syntax.type { return type(named: stated) }
      let found = type(of: syntax.range?.low ?? syntax.defaultValue, &steps)
      // A whole number makes a Number.
      return found == .language(.integer) ? .language(.number) : found
    case .loop(let syntax, let isIndex):
      if isIndex { return .language(.integer) }
      switch syntax.domain {
      case .range: return .language(.integer)
      case .list(let list): return type(of: list, &steps)?.element
      case nil: return nil
      }
    }
  }

  private func type(of declaration: DeclarationSyntax, _ steps: inout Int) -> CodeType? {
    var atTopLevel = self
    atTopLevel.locals = [:]
    atTopLevel.hasLayer = false
    switch declaration {
    case .let(let syntax): return atTopLevel.type(of: .value(syntax), &steps)
    case .function(let syntax): return atTopLevel.result(of: syntax, &steps)
    case .import, .style, .shape, .enum, .preview, .error: return nil
    }
  }

  private func result(of function: FunctionSyntax, _ steps: inout Int) -> CodeType? {
    var inside = self
    for parameter in function.parameters?.elements.map({ $0 }) ?? [] where !parameter.name.isMissing {
      inside.locals[parameter.name.id] = .parameter(parameter)
    }
    return inside.type(of: function.value, &steps)
  }

  // MARK: Expressions

  private func type(of expression: ExpressionSyntax?, _ steps: inout Int) -> CodeType? {
    expression.flatMap { type(of: $0, &steps) }
  }

  private func type(of expression: ExpressionSyntax, _ steps: inout Int) -> CodeType? {
    guard steps > 0 else { return nil }
    steps -= 1
    switch expression {
    case .number(let view):
      let literal = view.literal
      switch literal.unit {
      case .plain?: return .language(literal.isWhole ? .integer : .number)
      case .percent?: return .language(.number)
      case .degrees?, .radians?, .turns?: return .language(.angle)
      case nil: return nil
      }
    case .color: return .language(.color)
    case .string: return .language(.string)
    case .bool: return .language(.bool)
    case .constant, .missing, .error: return nil
    case .name(let view): return type(ofName: view.name, &steps)
    case .call(let view): return type(of: view, &steps)
    case .member(let view): return type(of: view, &steps)
    case .methodCall(let view): return type(of: view, &steps)
    case .path: return .language(.path)
    case .group(let view): return type(of: view.value, &steps)
    case .point: return .language(.point)
    case .list(let view): return type(of: view.elements.first, &steps).map { .list($0) }
    case .comprehension(let view):
      var inside = self
      inside.add(view.bindings)
      return inside.type(of: view.value, &steps).map { .list($0) }
    case .subscript(let view):
      let list = type(of: view.base, &steps)
      return view.range == nil ? list?.element : list
    case .dimensions: return .language(.size)
    case .prefix(let view):
      return view.operatorToken.kind == .not ? .language(.bool) : type(of: view.operand, &steps)
    case .binary(let view): return type(of: view, &steps)
    case .conditional(let view): return type(of: view.then, &steps) ?? type(of: view.otherwise, &steps)
    }
  }

  /// Adds the variables of loops.
  mutating func add(_ bindings: SyntaxList<BindingSyntax>) {
    for binding in bindings where !binding.name.isMissing {
      locals[binding.name.id] = .loop(binding, isIndex: false)
      if let index = binding.index { locals[index.id] = .loop(binding, isIndex: true) }
    }
  }

  private func type(ofName name: NameSyntax, _ steps: inout Int) -> CodeType? {
    if let local = locals[name.id] { return type(of: local, &steps) }
    let text = name.text
    if let value = LayerValue.allCases.first(where: { $0.name == text }), hasLayer || !value.isOfLayer {
      return CodeType(value.type)
    }
    return declarations.entries[name.id].flatMap { type(of: $0, &steps) }
  }

  private func type(of call: CallSyntax, _ steps: inout Int) -> CodeType? {
    let name = call.name
    if case .function(let function)? = locals[name.id] { return result(of: function, &steps) }
    if case .function? = declarations.entries[name.id] { return type(ofName: name, &steps) }
    guard let entry = BuiltinEntry.functions[name.text]?.first else { return nil }
    let first = call.arguments?.elements.first?.value
    switch entry.result {
    case .exact(let result): return CodeType(result)
    case .ofArguments, .receiver: return type(of: first, &steps).map { $0.element ?? $0 }
    case .element: return type(of: first, &steps)?.element
    }
  }

  private func type(of member: MemberSyntax, _ steps: inout Int) -> CodeType? {
    if let declaration = imported(member.base, member.name) { return type(of: declaration, &steps) }
    guard let receiver = type(of: member.base, &steps) else { return nil }
    let name = member.name.text
    guard
      let row = Member.all.first(where: {
        $0.declaration.name == name && receiver.isReceiver(of: $0.declaration.receiver)
      })
    else { return nil }
    return row.declaration.type.map { CodeType($0) } ?? receiver.element
  }

  private func type(of call: MethodCallSyntax, _ steps: inout Int) -> CodeType? {
    if let declaration = imported(call.base, call.name) { return type(of: declaration, &steps) }
    let name = call.name.text
    let receiver = type(of: call.base, &steps)
    let methods = BuiltinEntry.methods[name]?.filter { entry in
      receiver.map { type in entry.receiver.map { type.isReceiver(of: $0) } ?? false } ?? true
    }
    guard let entry = methods?.first else { return nil }
    switch entry.result {
    case .exact(let result): return CodeType(result)
    case .receiver: return receiver
    case .element: return receiver?.element
    case .ofArguments: return nil
    }
  }

  /// Returns the declaration of an imported file that a member names.
  private func imported(_ base: ExpressionSyntax, _ name: NameSyntax) -> DeclarationSyntax? {
    guard case .name(let file) = base, locals[file.name.id] == nil, declarations.files[file.name.id] != nil else {
      return nil
    }
    return declarations.declaration(name.id, in: file.name.id)
  }

  private func type(of view: BinarySyntax, _ steps: inout Int) -> CodeType? {
    switch view.operatorToken.kind {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .and, .or: return .language(.bool)
    case .plus, .minus, .star, .slash, .endOfFile, .invalid, .terminator, .name, .number, .color, .string, .path,
      .leftBrace, .rightBrace, .leftParenthesis, .rightParenthesis, .leftBracket, .rightBracket, .comma, .colon,
      .question, .dot, .equals, .not, .halfOpenRange, .closedRange:
      break
    }
    let isQuotient = view.operatorToken.kind == .slash
    let (left, right) = (type(of: view.left, &steps), type(of: view.right, &steps))
    switch (left, right) {
    case (.language(.integer)?, .language(.integer)?): return .language(isQuotient ? .number : .integer)
    case (.language(.angle)?, .language(.angle)?): return .language(isQuotient ? .number : .angle)
    case (.language(.number)?, let other?), (.language(.integer)?, let other?):
      return other == .language(.integer) ? .language(.number) : other
    case (let other?, _): return other
    case (nil, let other): return other == .language(.integer) || other == .language(.number) ? nil : other
    }
  }
}

extension BuiltinEntry {
  /// The functions of the language by name, in the order of `all`.
  static let functions = Dictionary(grouping: all.filter { $0.receiver == nil }) { $0.signature.name }

  /// The methods of the language by name, in the order of `all`.
  static let methods = Dictionary(grouping: all.filter { $0.receiver != nil }) { $0.signature.name }
}

extension LayerValue {
  /// Whether only blocks of shapes and styles have the value.
  var isOfLayer: Bool {
    switch self {
    case .width, .height, .bounds, .center: true
    case .pixel, .isRightToLeft: false
    }
  }
}
