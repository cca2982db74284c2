import ShapeLanguage

/// Layout rules that depend on the tree.
extension LayoutPlan {
  /// Visits all nodes, children before their parents, in the order of the tree.
  mutating func markNodes() {
    tree.forEachNode { mark($0, $1) }
    tree.forEachChild { child, parent in
      if !nodeFlags[child].contains(.oneLine) { nodeFlags[parent].remove(.oneLine) }
    }
    flags[flags.count - 1].insert(.line)
  }

  private mutating func insert(_ flag: NodeFlags, into node: SyntaxNode) { nodeFlags[Int(node.id.index)].insert(flag) }

  private mutating func remove(_ flag: NodeFlags, from node: SyntaxNode) { nodeFlags[Int(node.id.index)].remove(flag) }

  private mutating func mark(_ number: Int, _ kind: SyntaxKind) {
    // Most nodes are leaves, which need no view.
    var node: SyntaxNode { tree[node: number] }
    switch kind {
    case .file: markLines(node.children)
    case .block, .functionBody: markBlock(node)
    case .switch: markSwitch(SwitchSyntax(node: node))
    case .switchValue: markSwitchValue(SwitchSyntax(node: node))
    case .case: markCase(CaseSyntax(node: node))
    case .enumDeclaration: markEnum(EnumSyntax(node: node))
    case .parameters: markList(node)
    case .list: markList(node, isTight: false)
    case .comprehension: markComprehension(ComprehensionSyntax(node: node))
    case .subscript: markSubscript(SubscriptSyntax(node: node))
    case .point: flags[first(PointSyntax(node: node).y)].insert(.breakable)
    case .command: markStatementArguments(CommandSyntax(node: node).arguments)
    case .outline: markStatementArguments(OutlineSyntax(node: node).arguments)
    case .layer: markArguments(LayerSyntax(node: node).arguments)
    case .content: markArguments(ContentSyntax(node: node).arguments)
    case .use: markArguments(UseSyntax(node: node).arguments)
    case .previewDeclaration:
      markArguments(PreviewSyntax(node: node).arguments)
      for option in PreviewSyntax(node: node).options { flags[first(option)].insert(.breakable) }
    case .caseLabels: markBreaks(node.children.dropFirst())
    case .repeat:
      let view = RepeatSyntax(node: node)
      markLoops(view.bindings, view.condition)
    case .prefix: flags[first(node)].insert(.prefix)
    case .binary: flags[BinarySyntax(node: node).operatorToken.index].insert(.breakable)
    case .conditional: markConditional(ConditionalSyntax(node: node))
    case .call:
      if let arguments = CallSyntax(node: node).arguments {
        markList(arguments.node)
      } else {
        insert(.plain, into: node)
      }
    case .member: markMember(MemberSyntax(node: node))
    case .methodCall: markMethodCall(MethodCallSyntax(node: node))
    case .constant, .number, .color, .bool: nodeFlags[number].insert(.plain)
    case .reference: if let dot = ReferenceSyntax(node: node).dot { flags[dot.index].insert(.tight) }
    case .importDeclaration, .letDeclaration, .functionDeclaration, .styleDeclaration, .shapeDeclaration, .parameter,
      .typeReference, .listType, .mask, .slot, .if, .binding, .arguments, .argument, .labeledArgument, .range,
      .dimensions, .string, .path, .group, .name, .missing, .error:
      break
    }
  }

  // MARK: Statements

  /// Marks each of some siblings as the beginning of a line.
  private mutating func markLines(_ siblings: some Sequence<SyntaxNode>) {
    for sibling in siblings { flags[first(sibling)].insert(.line) }
  }

  private mutating func markBlock(_ node: SyntaxNode) {
    markLines(node.children)
    guard !node.isEmpty else { return }
    // The statements of a case have no braces.
    let hasBraces = kind(first(node)) == .leftBrace
    if hasBraces { flags[last(node)].insert(.line) }
    if hasBraces, isBare(first(node), last(node)) { return }
    keepLine(of: node.children, in: node, after: hasBraces ? first(node) : first(node) - 1, isClosed: hasBraces)
  }

  /// Breaks the lines of a node if a child after a token, or the closing brace, is written on a new line.
  private mutating func keepLine(
    of children: some Sequence<SyntaxNode>, in node: SyntaxNode, after token: Int, isClosed: Bool
  ) {
    var end = token
    var isOneLine = true
    for child in children {
      if lines[end] != lines[first(child)] { isOneLine = false }
      end = last(child)
    }
    if isClosed, lines[end] != lines[last(node)] { isOneLine = false }
    if !isOneLine { remove(.oneLine, from: node) }
  }

  /// Returns whether there is nothing between two braces, not even a comment.
  func isBare(_ open: Int, _ close: Int) -> Bool {
    for token in open + 1...close {
      if flags[token].contains(.comments) || token < close && kind(token) != .terminator { return false }
    }
    return true
  }

  /// A `switch` that is a value stays on one line, as a block does.
  private mutating func markSwitchValue(_ view: SwitchSyntax) {
    guard let open = view.openingBrace?.index, !view.cases.isEmpty else { return markSwitch(view) }
    let isOneLine = flags(view).contains(.oneLine)
    markSwitch(view)
    guard isOneLine else { return }
    insert(.oneLine, into: view.node)
    keepLine(of: view.cases.map { $0.node }, in: view.node, after: open, isClosed: true)
  }

  private mutating func markSwitch(_ view: SwitchSyntax) {
    remove(.oneLine, from: view.node)
    flags[last(view)].insert(.line)
    for child in view.cases { flags[first(child)].insert(.line) }
  }

  private mutating func markCase(_ view: CaseSyntax) {
    // Values on one line need the `;` before a case.
    if view.value == nil { flags[first(view)].insert(.caseStart) }
    if let colon = view.colon { flags[colon.index].insert(.caseColon) }
    if let value = view.value { flags[first(value)].insert(.breakable) }
  }

  private mutating func markEnum(_ view: EnumSyntax) {
    guard let open = view.openingBrace else { return }
    markElements(view.cases.map { $0.node }, open: open.index, close: last(view))
  }

  /// Marks the arguments of a statement, which the statement's end ends.
  private mutating func markStatementArguments(_ arguments: ArgumentsSyntax?) {
    if let arguments { markBreaks(arguments.children.dropFirst()) }
  }

  private mutating func markArguments(_ arguments: ArgumentsSyntax?) {
    if let arguments { markList(arguments.node) }
  }

  // MARK: Lists

  private mutating func markBreaks(_ siblings: some Sequence<SyntaxNode>) {
    for sibling in siblings { flags[first(sibling)].insert(.breakable) }
  }

  private mutating func markList(_ node: SyntaxNode, isTight: Bool = true) {
    let (open, close) = (first(node), last(node))
    flags[open].insert(isTight ? [.opener, .tight] : .opener)
    guard close > open + 1 else { return }
    var elements = node.children
    if let element = elements.next(), elements.next() == nil, kind(close - 1) != .comma, bringsBrackets(element),
      flags[open + 1].union(flags[close]).isDisjoint(with: .comments)
    {
      return insert(.hugging, into: node)
    }
    markElements(node.children, open: open, close: close)
  }

  private mutating func markElements(_ elements: some Sequence<SyntaxNode>, open: Int, close: Int) {
    flags[open + 1].insert(.breakable)
    flags[close].insert(.breakable)
    markBreaks(elements)
    guard kind(close - 1) == .comma else { return }
    flags[open + 1].insert(.forced)
    flags[close].insert(.forced)
    for element in elements where element.firstToken.startsLine { flags[first(element)].insert(.keepsRow) }
  }

  /// Returns whether an element is a list, a call with arguments or a path, with a label or without.
  private func bringsBrackets(_ element: SyntaxNode) -> Bool {
    let value = ArgumentSyntax(element)?.value ?? ExpressionSyntax(element)
    if case .call = value { return true }
    return [.list, .comprehension, .path].contains(value.kind)
  }

  /// Marks the places for line breaks in the loops of a `repeat` or a comprehension.
  private mutating func markLoops(_ bindings: SyntaxList<BindingSyntax>, _ condition: ExpressionSyntax?) {
    markBreaks(bindings.dropFirst().map { $0.node })
    if let condition { flags[first(condition) - 1].insert(.breakable) }
  }

  private mutating func markComprehension(_ view: ComprehensionSyntax) {
    flags[first(view)].insert(.opener)
    flags[first(view) + 1].insert(.breakable)
    flags[last(view)].insert(.breakable)
    markLoops(view.bindings, view.condition)
    if let value = view.value { flags[first(value)].insert(.breakable) }
  }

  private mutating func markSubscript(_ view: SubscriptSyntax) {
    flags[view.openingBracket.index].insert(.tight)
    if flags(view.base).contains(.plain) { insert(.plain, into: view.node) }
  }

  // MARK: Expressions

  private mutating func markConditional(_ view: ConditionalSyntax) {
    flags[view.question.index].insert(.breakable)
    if let colon = view.colon { flags[colon.index].formUnion([.breakable, .choice]) }
  }

  private mutating func markMember(_ view: MemberSyntax) {
    flags[view.dot.index].insert(.tight)
    if flags(view.base).contains(.plain) { insert(.plain, into: view.node) }
  }

  private mutating func markMethodCall(_ view: MethodCallSyntax) {
    flags[view.dot.index].insert(.tight)
    if !flags(view.base).contains(.plain) { flags[view.dot.index].insert(.breakable) }
    markArguments(view.arguments)
  }
}
