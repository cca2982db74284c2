import ShapeCore

extension Checker {
  /// Checks one statement of a block. Returns `nil` for a `let` or a function, which are not stored as statements, and for
  /// a wrong statement.
  mutating func check(
    _ statement: StatementSyntax, in place: StatementPlace, point: inout CurrentPoint
  ) -> Statement.Kind? {
    switch statement {
    case .let, .function, .error: return nil
    case .command(let view): return check(view, in: place, point: &point)
    case .outline(let view): return allow(.outline, view.keyword, place) ? check(view) : nil
    case .layer(let view): return allow(.layer, view.keyword, place) ? check(view) : nil
    case .mask(let view): return allow(.mask, view.keyword, place) ? check(view) : nil
    case .content(let view): return allow(.content, view.keyword, place) ? check(view) : nil
    case .use(let view): return allow(.use, view.firstToken, place) ? check(view) : nil
    case .slot(let view):
      guard allow(.slot, view.keyword, place) else {
        surroundings.hasMisplacedSlot = true
        return nil
      }
      check(view)
      return nil
    case .if(let view): return check(view, in: place, point: &point)
    case .switch(let view): return check(view, in: place, point: &point)
    case .repeat(let view): return check(view, in: place, point: &point)
    }
  }

  private mutating func allow(_ keyword: Keyword, _ token: SyntaxToken, _ place: StatementPlace) -> Bool {
    allow(.keyword(keyword), token, in: keyword.places, place)
  }

  private mutating func allow(_ command: Command, _ token: SyntaxToken, _ place: StatementPlace) -> Bool {
    allow(.command(command), token, in: command.places, place)
  }

  /// Returns whether a statement is allowed here. Reports an error otherwise.
  ///
  /// - Parameter places: The blocks that can contain the statement, or `nil` for all.
  private mutating func allow(
    _ statement: Symbol, _ token: SyntaxToken, in places: [StatementPlace]?, _ place: StatementPlace
  ) -> Bool {
    // The keyword `content` is also the name of a layer.
    if statement != .keyword(.content) { names.note(statement, at: token.span) }
    if places?.contains(place) ?? true { return true }
    report(.misplacedStatement(token.text, place), at: token)
    return false
  }

  private mutating func check(
    _ view: CommandSyntax, in place: StatementPlace, point: inout CurrentPoint
  ) -> Statement.Kind? {
    let token = view.keyword
    guard let position = Command.position(of: token.name) else { return nil }
    var command = Command.named[position]
    var callable = names.known.command(position)
    if command == .path(.arc), let arguments = view.arguments {
      switch arcForm(of: arguments) {
      case .center: break
      case .endpoint: (command, callable) = (.path(.endpointArc), names.known.endpointArc)
      case .mixed(let argument):
        guard allow(command, token, place) else { return nil }
        report(.mixedArc(label: argument.label.map { spelling($0.name) }), at: argument)
        checkLoosely(arguments)
        point = .some
        return nil
      }
    }
    guard allow(command, token, place) else { return nil }
    switch command {
    case .path(let pathCommand): checkCurrentPoint(pathCommand, of: view, point: &point)
    case .size:
      checkSize(view, callable)
      return nil
    case .apply: return checkApply(view)
    case .require, .fill, .stroke, .border, .shadow, .clip, .erase: break
    }
    return .command(command, bind(view.arguments, to: callable, at: token.span, isStatement: true).operands)
  }

  /// Checks the sizes of a shape. The design size is the same for all values; the minimum and the maximum can depend on
  /// them.
  private mutating func checkSize(_ view: CommandSyntax, _ callable: KnownNames.Callable) {
    let hadLayer = names.setHasLayer(false)
    surroundings.constantPurpose = .size
    let firstExpression = program.expressionCount
    let operands = bind(view.arguments, to: callable, at: view.keyword.span, isStatement: true).operands
    surroundings.constantPurpose = nil
    _ = names.setHasLayer(hadLayer)
    guard let shape = surroundings.shape else { return }
    let design = program[operands, SizeParameters.size]
    let (minimum, maximum) = (program[operands, SizeParameters.min], program[operands, SizeParameters.max])
    if let parameter = program.slot(in: design, since: firstExpression) {
      let span = program[parameter].source
      report(.notConstant(text(at: span), .size), at: span)
    } else {
      designSizes.append((shape, design))
    }
    program.complete(shape) { ($0.minimumSize, $0.maximumSize) = (minimum, maximum) }
  }

  private mutating func check(_ view: OutlineSyntax) -> Statement.Kind? {
    if let block = view.block {
      let path = checkBlock(block, in: .path)
      return .outline(program.make(.path(path), .path, at: block.span))
    }
    guard let arguments = view.arguments else { return nil }
    let operands = bind(arguments, to: names.known.outline, at: view.keyword.span, isStatement: true).operands
    return .outline(program[operands, OutlineParameters.path])
  }

  /// Checks an `apply` of a style, with or without arguments.
  private mutating func checkApply(_ view: CommandSyntax) -> Statement.Kind? {
    var elements = view.arguments?.elements
    guard let argument = elements?.next(), argument.label == nil else {
      report(.expectedStyle, at: view)
      return nil
    }
    if let extra = elements?.next() { report(.expectedStyle, at: extra) }
    guard let (name, file, arguments) = styleReference(argument.value) else {
      report(.expectedStyle, at: argument.value)
      return nil
    }
    guard let declaration = lookUp(name, .style, inFile: file) else { return nil }
    guard case .style(let style) = declaration else {
      report(.expectedStyle, at: name)
      return nil
    }
    checkSignature(of: declaration)
    if let user = surroundings.style { calls.addApply(of: style, in: user, at: name.span) }
    let operands = bind(
      arguments, to: program.result.styles[style].parameters, of: .style(style),
      named: program.result.styles[style].name, at: name.span)
    return .apply(style: style, operands)
  }

  /// Returns the parts of a value that names a style, or `nil` for any other value.
  private mutating func styleReference(
    _ value: ExpressionSyntax
  ) -> (name: NameSyntax, file: Int?, arguments: ArgumentsSyntax?)? {
    if case .name(let view) = value { return (view.name, nil, nil) }
    if case .call(let view) = value { return (view.name, nil, view.arguments) }
    if case .member(let view) = value { return names.importedFile(view.base).map { (view.name, $0, nil) } }
    guard case .methodCall(let view) = value else { return nil }
    return names.importedFile(view.base).map { (view.name, $0, view.arguments) }
  }
}
