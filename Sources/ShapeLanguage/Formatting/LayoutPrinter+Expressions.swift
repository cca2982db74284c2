extension LayoutPrinter {
  /// The children of a node and the tokens between and after them.
  mutating func writeChildren(_ id: NodeID) {
    var child = plan.tree.firstChild(id)
    while child != .none {
      if !plan.tree.isEmpty(child) { writeExpression(child) }
      child = plan.tree.nextSibling(child)
    }
    write(before: plan.last(id) + 1)
  }

  /// A node within a statement, broken where it does not fit on the line.
  mutating func writeExpression(_ id: NodeID) {
    // What stands before the brace of a block depends on the line.
    if plan.tree.kind(id) == .block { return writeBlock(id, ofStatement: true) }
    let (first, last) = (plan.first(id), plan.last(id))
    write(upTo: first)
    if plan.nextStop[first] > last, fits(first, last, at: column) { return write(before: last + 1) }
    let outer = continuation
    switch plan.tree.kind(id) {
    case .arguments:
      if plan.kind(first) == .leftParenthesis, plan.flags[first].contains(.opener) {
        writeBracketedList(id)
      } else {
        writeElements(id, firstBreakable: 1)
      }
    case .parameters, .list: writeBracketedList(id)
    case .point: writeElements(id, firstBreakable: 1)
    case .conditional: writeConditional(id)
    case .binary: writeOperatorChain(id)
    case .member, .methodCall: writeMemberChain(id)
    case .path: writeBlock(plan.tree.firstChild(id), ofStatement: false)
    case .file, .importDeclaration, .letDeclaration, .functionDeclaration, .styleDeclaration, .shapeDeclaration,
      .enumDeclaration, .previewDeclaration, .parameter, .typeReference, .listType, .reference, .block, .command,
      .outline, .layer, .content, .use, .if, .switch, .case, .caseLabels, .repeat, .binding, .argument,
      .labeledArgument, .range, .dimensions, .prefix, .number, .color, .string, .bool, .constant, .call, .group, .name,
      .missing, .error:
      writeChildren(id)
    }
    continuation = outer
  }

  // MARK: Lists

  /// The children of a node, as many on a line as fit.
  ///
  /// - Parameter firstBreakable: The first child before which a line may be broken.
  mutating func writeElements(_ id: NodeID, firstBreakable: Int) {
    var index = 0
    var child = plan.tree.firstChild(id)
    while child != .none {
      writeElement(child, isBreakable: index >= firstBreakable)
      child = plan.tree.nextSibling(child)
      index += 1
    }
    write(before: plan.last(id) + 1)
  }

  mutating func writeElement(_ id: NodeID, isBreakable: Bool) {
    let first = plan.first(id)
    write(before: first)
    if isBreakable, plan.flags[first].contains(.keepsRow) || needsBreak(upTo: plan.last(id)) {
      breakLine(before: first, continuation)
    }
    writeExpression(id)
  }

  private mutating func writeBracketedList(_ id: NodeID) {
    let element = plan.tree.firstChild(id)
    if plan.flags(id).contains(.hugging) {
      writeExpression(element)
      return write(before: plan.last(id) + 1)
    }
    writeList(element, open: plan.first(id), close: plan.last(id))
  }

  /// Elements in brackets: within them on lines of their own, unless only a block's lines make the list long.
  mutating func writeList(_ element: NodeID, open: Int, close: Int) {
    write(upTo: open)
    let indent = lineIndent
    let isOpen = !fits(open, close, at: column)
    write(before: open + 1)
    continuation = indent + LayoutPrinter.step
    var element = element
    if isOpen, element != .none {
      breakLine(before: open + 1, continuation)
      writeExpression(element)
      element = plan.tree.nextSibling(element)
    }
    var isFirst = !isOpen
    while element != .none {
      writeElement(element, isBreakable: !isFirst)
      isFirst = false
      element = plan.tree.nextSibling(element)
    }
    if isOpen { breakLine(before: close, indent) }
    write(before: close + 1)
  }

  // MARK: Chains

  /// Operators of one level, as many operands on a line as fit, each line but the first beginning with its operator.
  private mutating func writeOperatorChain(_ id: NodeID) {
    continuation = lineIndent + LayoutPrinter.step
    let level = OperatorLevel(plan.kind(plan.rightOperator(id)))
    var operands: [NodeID] = []
    var left = id
    while plan.tree.kind(left) == .binary, OperatorLevel(plan.kind(plan.rightOperator(left))) == level {
      let receiver = plan.tree.firstChild(left)
      operands.append(plan.tree.nextSibling(receiver))
      left = receiver
    }
    writeExpression(left)
    for operand in operands.reversed() {
      let symbol = plan.first(operand) - 1
      write(before: symbol)
      if needsBreak(upTo: plan.last(operand)) { breakLine(before: symbol, continuation) }
      writeExpression(operand)
    }
  }

  /// Operators that chain with each other.
  private enum OperatorLevel: Equatable {
    case either, both, comparison, sum, product, none

    init(_ kind: TokenKind) {
      switch kind {
      case .or: self = .either
      case .and: self = .both
      case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: self = .comparison
      case .plus, .minus: self = .sum
      case .star, .slash: self = .product
      case .endOfFile, .invalid, .terminator, .name, .number, .color, .string, .path, .leftBrace, .rightBrace,
        .leftParenthesis, .rightParenthesis, .leftBracket, .rightBracket, .comma, .colon, .question, .dot, .equals,
        .not, .halfOpenRange, .closedRange:
        self = .none
      }
    }
  }

  /// `a ? b : c ? d : e`: a line for each `:`, and one for a `?` only where its value does not fit beside the condition.
  private mutating func writeConditional(_ id: NodeID) {
    continuation = lineIndent + LayoutPrinter.step
    var id = id
    while plan.tree.kind(id) == .conditional {
      let condition = plan.tree.firstChild(id)
      let chosen = plan.tree.nextSibling(condition)
      writeExpression(condition)
      let question = plan.first(chosen) - 1
      write(before: question)
      if !fitsHere(upTo: plan.last(chosen)) {
        breakLine(before: question, continuation)
      }
      writeExpression(chosen)
      id = plan.tree.nextSibling(chosen)
      let colon = plan.first(id) - 1
      write(before: colon)
      if plan.kind(colon - 1) != .rightBrace { breakLine(before: colon, continuation) }
      write(before: colon + 1)
    }
    writeExpression(id)
  }

  /// `a.b(…).c(…)`: a line for each call, but none for the first where it is called on a plain name.
  private mutating func writeMemberChain(_ id: NodeID) {
    let indent = lineIndent + LayoutPrinter.step
    let last = plan.last(id)
    var links: [NodeID] = []
    var receiver = id
    while plan.tree.kind(receiver) == .member || plan.tree.kind(receiver) == .methodCall {
      links.append(receiver)
      receiver = plan.tree.firstChild(receiver)
    }
    writeExpression(receiver)
    var isBroken = false
    for link in links.reversed() {
      let name = plan.tree.nextSibling(plan.tree.firstChild(link))
      let dot = plan.first(name) - 1
      if plan.flags[dot].contains(.breakable) {
        write(before: dot)
        if !isBroken, !fitsHere(upTo: last) { isBroken = true }
        if isBroken { breakLine(before: dot, indent) }
      }
      write(before: plan.last(name) + 1)
      continuation = indent
      if let arguments = plan.tree.child(link, .arguments) { writeExpression(arguments) }
    }
  }
}
