import ShapeLanguage

extension LayoutPrinter {
  /// Writes the children of a node and the tokens between and after them.
  mutating func writeChildren(_ node: SyntaxNode) {
    for child in node.children where !child.isEmpty { writeExpression(child) }
    write(before: plan.last(node) + 1)
  }

  /// Writes a node within a statement, broken if it does not fit on the line.
  mutating func writeExpression(_ node: SyntaxNode) {
    // The gap before the brace of a block depends on the line.
    if node.kind == .block { return writeBlock(node, ofStatement: true) }
    let (first, last) = (plan.first(node), plan.last(node))
    write(upTo: first)
    if plan.nextStop[first] > last, fits(first, last, at: column) { return write(before: last + 1) }
    let outer = continuation
    switch node.kind {
    case .arguments:
      if plan.kind(first) == .leftParenthesis, plan.flags[first].contains(.opener) {
        writeBracketedList(node)
      } else {
        writeElements(node, firstBreakable: 1)
      }
    case .parameters, .list: writeBracketedList(node)
    case .comprehension: writeComprehension(ComprehensionSyntax(node: node))
    case .point: writeElements(node, firstBreakable: 1)
    case .conditional: writeConditional(node)
    case .binary: writeOperatorChain(BinarySyntax(node: node))
    case .member, .methodCall: writeMemberChain(node)
    case .switchValue: writeSwitch(SwitchSyntax(node: node), ofStatement: false)
    case .functionBody: writeBlock(node, ofStatement: false)
    case .path: if let body = PathSyntax(node: node).body { writeBlock(body.node, ofStatement: false) }
    case .file, .importDeclaration, .letDeclaration, .functionDeclaration, .styleDeclaration, .shapeDeclaration,
      .enumDeclaration, .previewDeclaration, .parameter, .typeReference, .listType, .reference, .block, .command,
      .outline, .layer, .mask, .content, .use, .slot, .if, .switch, .case, .caseLabels, .repeat, .binding, .argument,
      .labeledArgument, .range, .dimensions, .prefix, .number, .color, .string, .bool, .constant, .call, .group,
      .subscript, .name, .missing, .error:
      writeChildren(node)
    }
    continuation = outer
  }

  // MARK: Lists

  /// Writes the children of a node, as many on a line as fit.
  ///
  /// - Parameter firstBreakable: The first child before which a line can be broken.
  mutating func writeElements(_ node: SyntaxNode, firstBreakable: Int) {
    var index = 0
    for child in node.children {
      writeElement(child, isBreakable: index >= firstBreakable)
      index += 1
    }
    write(before: plan.last(node) + 1)
  }

  mutating func writeElement(_ node: SyntaxNode, isBreakable: Bool) {
    let first = plan.first(node)
    write(before: first)
    if isBreakable, plan.flags[first].contains(.keepsRow) || needsBreak(upTo: plan.last(node)) {
      breakLine(before: first, continuation)
    }
    writeExpression(node)
  }

  private mutating func writeBracketedList(_ node: SyntaxNode) {
    if plan.flags(node).contains(.hugging) { return writeChildren(node) }
    writeList(node.children, open: plan.first(node), close: plan.last(node))
  }

  /// Writes elements in brackets: on separate lines within them, unless only a block's lines make the list long.
  mutating func writeList(_ elements: some Sequence<SyntaxNode>, open: Int, close: Int) {
    write(upTo: open)
    let indent = lineIndent
    let isOpen = !fits(open, close, at: column)
    write(before: open + 1)
    continuation = indent + LayoutPrinter.step
    var isFirst = true
    for element in elements {
      if isFirst, isOpen {
        breakLine(before: open + 1, continuation)
        writeExpression(element)
      } else {
        writeElement(element, isBreakable: !isFirst)
      }
      isFirst = false
    }
    if isOpen { breakLine(before: close, indent) }
    write(before: close + 1)
  }

  /// Writes `[for … : value]`: the loops on a line of their own if it is too long for one line.
  private mutating func writeComprehension(_ view: ComprehensionSyntax) {
    let (open, close) = (plan.first(view), plan.last(view))
    write(upTo: open)
    let indent = lineIndent
    let isOpen = !fits(open, close, at: column)
    write(before: open + 1)
    continuation = indent + LayoutPrinter.step
    if isOpen { breakLine(before: open + 1, continuation) }
    writeLoops(view.bindings, view.condition)
    if let value = view.value { writeElement(value.node, isBreakable: true) }
    if isOpen { breakLine(before: close, indent) }
    write(before: close + 1)
  }

  /// Writes the loops of a `repeat` or a comprehension, as many on a line as fit.
  mutating func writeLoops(_ bindings: SyntaxList<BindingSyntax>, _ condition: ExpressionSyntax?) {
    var isFirst = true
    for binding in bindings {
      writeElement(binding.node, isBreakable: !isFirst)
      isFirst = false
    }
    guard let condition else { return }
    let keyword = plan.first(condition) - 1
    write(before: keyword)
    if needsBreak(upTo: plan.last(condition)) { breakLine(before: keyword, continuation) }
    writeExpression(condition.node)
  }

  // MARK: Chains

  /// Writes operators of one precedence, as many operands on a line as fit. Each line except the first begins with its
  /// operator.
  private mutating func writeOperatorChain(_ view: BinarySyntax) {
    continuation = lineIndent + LayoutPrinter.step
    let precedence = view.precedence
    var links: [BinarySyntax] = []
    var left = view.node
    while let link = BinarySyntax(left), link.precedence == precedence {
      links.append(link)
      left = link.left.node
    }
    writeExpression(left)
    for link in links.reversed() {
      let (symbol, operand) = (link.operatorToken.index, link.right.node)
      write(before: symbol)
      if needsBreak(upTo: plan.last(operand)) { breakLine(before: symbol, continuation) }
      writeExpression(operand)
    }
  }

  /// Writes `a ? b : c ? d : e`: a line for each `:`, and one for a `?` only if its value does not fit beside the
  /// condition.
  private mutating func writeConditional(_ node: SyntaxNode) {
    continuation = lineIndent + LayoutPrinter.step
    var rest = node
    while let view = ConditionalSyntax(rest), let otherwise = view.otherwise, let colon = view.colon?.index {
      writeExpression(view.condition.node)
      write(before: view.question.index)
      if !fitsHere(upTo: plan.last(view.then)) { breakLine(before: view.question.index, continuation) }
      writeExpression(view.then.node)
      rest = otherwise.node
      write(before: colon)
      if plan.kind(colon - 1) != .rightBrace { breakLine(before: colon, continuation) }
      write(before: colon + 1)
    }
    writeExpression(rest)
  }

  /// Writes `a.b(…).c(…)`: a line for each call, but none for the first one if it is called on a plain name.
  private mutating func writeMemberChain(_ node: SyntaxNode) {
    let indent = lineIndent + LayoutPrinter.step
    let last = plan.last(node)
    var links: [MemberLink] = []
    var receiver = node
    while let link = MemberLink(receiver) {
      links.append(link)
      receiver = link.base
    }
    writeExpression(receiver)
    var isBroken = false
    for link in links.reversed() {
      if plan.flags[link.dot].contains(.breakable) {
        write(before: link.dot)
        if !isBroken, !fitsHere(upTo: last) { isBroken = true }
        if isBroken { breakLine(before: link.dot, indent) }
      }
      write(before: plan.last(link.name) + 1)
      continuation = indent
      if let arguments = link.arguments { writeExpression(arguments.node) }
    }
  }

  /// A member or a method of a value.
  private struct MemberLink {
    var base: SyntaxNode
    var dot: Int
    var name: NameSyntax
    var arguments: ArgumentsSyntax?

    init?(_ node: SyntaxNode) {
      if let view = MemberSyntax(node) {
        (base, dot, name, arguments) = (view.base.node, view.dot.index, view.name, nil)
      } else if let view = MethodCallSyntax(node) {
        (base, dot, name, arguments) = (view.base.node, view.dot.index, view.name, view.arguments)
      } else {
        return nil
      }
    }
  }
}

extension BinarySyntax {
  fileprivate var precedence: Parser.Precedence? { Parser.Precedence(infix: operatorToken.kind, operatorToken.name) }
}
