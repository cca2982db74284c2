import ShapeLanguage

extension LayoutPrinter {
  mutating func writeFile() {
    writeStatements(plan.tree.wholeFile.children, 0)
    writeLineGap(before: plan.flags.count - 1, 0)
    write(before: plan.flags.count)
    endFile()
  }

  /// Writes siblings, each on a separate line.
  private mutating func writeStatements(_ siblings: SyntaxList<SyntaxNode>, _ indent: Int) {
    for sibling in siblings {
      writeLineGap(before: plan.first(sibling), indent)
      writeStatement(sibling)
    }
  }

  /// Writes a statement or a declaration, after its gap.
  private mutating func writeStatement(_ node: SyntaxNode) {
    let (first, last) = (plan.first(node), plan.last(node))
    if standsOnOneLine(first, last, isOneLine: plan.flags(node).contains(.oneLine)) { return write(before: last + 1) }
    let outer = (continuation, statementIndent)
    statementIndent = lineIndent
    continuation = lineIndent + LayoutPrinter.step
    if let view = SwitchSyntax(node) {
      writeSwitch(view, ofStatement: true)
    } else if let view = EnumSyntax(node) {
      writeEnum(view)
    } else if let view = RepeatSyntax(node) {
      writeRepeat(view)
    } else if node.kind == .previewDeclaration {
      writeElements(node, firstBreakable: 2)
    } else if case .error = ExpressionSyntax(node) {
      writeChildren(node)
    } else {
      // The value of a function.
      writeExpression(node)
    }
    (continuation, statementIndent) = outer
  }

  private func standsOnOneLine(_ first: Int, _ last: Int, isOneLine: Bool) -> Bool {
    isOneLine && plan.forcedBreaks[first] == plan.forcedBreaks[last]
      && column + Int(plan.end[last] - plan.start[first]) <= LayoutPrinter.lineWidth
  }

  // MARK: Blocks

  /// Writes the braces and statements of a block. The brace of a statement with indented continuation lines is on a new
  /// line below them, so that they don't look like statements of the block.
  mutating func writeBlock(_ node: SyntaxNode, ofStatement: Bool) {
    let (open, close) = (plan.first(node), plan.last(node))
    openBlock(open, ofStatement: ofStatement)
    if plan.isBare(open, close) { return closeBareBlock(close) }
    let indent = lineIndent
    let outer = continuation
    writeStatements(node.children, indent + LayoutPrinter.step)
    writeLineGap(before: close, indent + LayoutPrinter.step, closing: indent)
    write(before: close + 1)
    continuation = outer
  }

  private mutating func openBlock(_ open: Int, ofStatement: Bool) {
    write(before: open)
    if ofStatement, lineIndent != statementIndent { breakLine(before: open, statementIndent) }
    write(before: open + 1)
  }

  /// Writes the end of a block without statements, which may contain semicolons.
  private mutating func closeBareBlock(_ close: Int) {
    skip(to: close)
    write(before: close + 1)
  }

  mutating func writeSwitch(_ view: SwitchSyntax, ofStatement: Bool) {
    writeExpression(view.subject.node)
    let (open, close) = (plan.last(view.subject) + 1, plan.last(view))
    openBlock(open, ofStatement: ofStatement)
    if plan.isBare(open, close) { return closeBareBlock(close) }
    let indent = ofStatement ? statementIndent : lineIndent
    // If a case begins a line, with no comment before it, the column of a comment after the last one determines whether
    // it belongs to the case.
    var caseColumn: Int?
    for child in view.cases {
      writeLineGap(before: plan.first(child), indent)
      if let indentation = GapScanner.indentation(bytes, child.keyword.start) { caseColumn = indentation }
      writeCase(child)
    }
    writeLineGap(before: close, indent + LayoutPrinter.step, closing: indent, outerColumn: caseColumn)
    write(before: close + 1)
  }

  /// Writes the labels of a case and its statements, which can follow on its line if they were written there.
  private mutating func writeCase(_ view: CaseSyntax) {
    guard let colon = view.colon?.index else { return writeChildren(view.node) }
    let indent = lineIndent
    let outer = continuation
    continuation = indent + LayoutPrinter.step
    if let labels = view.labels { writeElements(labels.node, firstBreakable: 1) }
    write(before: colon + 1)
    if let value = view.value { writeElement(value.node, isBreakable: true) }
    continuation = outer
    guard let body = view.body, !body.statements.isEmpty else { return }
    var last = plan.last(body)
    while plan.kind(last) == .terminator { last -= 1 }
    if standsOnOneLine(colon + 1, last, isOneLine: plan.flags(body).contains(.oneLine)), lineIndent == indent {
      return write(before: last + 1)
    }
    writeStatements(body.children, indent + LayoutPrinter.step)
  }

  // MARK: Statements with lists

  private mutating func writeEnum(_ view: EnumSyntax) {
    guard let open = view.openingBrace?.index else { return writeChildren(view.node) }
    write(before: open)
    writeList(view.cases.map { $0.node }, open: open, close: plan.last(view))
  }

  private mutating func writeRepeat(_ view: RepeatSyntax) {
    writeLoops(view.bindings, view.condition)
    if let body = view.body { writeBlock(body.node, ofStatement: true) }
  }
}
