extension LayoutPrinter {
  mutating func writeFile() {
    writeStatements(plan.tree.firstChild(plan.tree.root), 0)
    writeLineGap(before: plan.flags.count - 1, 0)
    write(before: plan.flags.count)
    endFile()
  }

  /// Siblings, each on a line of its own.
  private mutating func writeStatements(_ sibling: NodeID, _ indent: Int) {
    var sibling = sibling
    while sibling != .none {
      writeLineGap(before: plan.first(sibling), indent)
      writeStatement(sibling)
      sibling = plan.tree.nextSibling(sibling)
    }
  }

  /// A statement or a declaration, before which the gap is written.
  private mutating func writeStatement(_ id: NodeID) {
    let (first, last) = (plan.first(id), plan.last(id))
    if standsOnOneLine(first, last, isOneLine: plan.flags(id).contains(.oneLine)) { return write(before: last + 1) }
    let outer = (continuation, statementIndent)
    statementIndent = lineIndent
    continuation = lineIndent + LayoutPrinter.step
    switch plan.tree.kind(id) {
    case .switch: writeSwitch(id)
    case .enumDeclaration: writeEnum(id)
    case .previewDeclaration: writeElements(id, firstBreakable: 2)
    case .repeat: writeRepeat(id)
    case .file, .importDeclaration, .letDeclaration, .functionDeclaration, .styleDeclaration, .shapeDeclaration,
      .parameters, .parameter, .typeReference, .listType, .reference, .block, .command, .outline, .layer, .content,
      .use, .if, .case, .caseLabels, .binding, .arguments, .argument, .labeledArgument, .range, .conditional, .binary,
      .dimensions, .prefix, .member, .methodCall, .number, .color, .string, .bool, .constant, .call, .path, .group,
      .point, .list, .name, .missing, .error:
      writeChildren(id)
    }
    (continuation, statementIndent) = outer
  }

  private func standsOnOneLine(_ first: Int, _ last: Int, isOneLine: Bool) -> Bool {
    isOneLine && plan.forcedBreaks[first] == plan.forcedBreaks[last]
      && column + Int(plan.end[last] - plan.start[first]) <= LayoutPrinter.lineWidth
  }

  // MARK: Blocks

  /// The braces and statements of a block. The brace of a statement whose own lines are indented stands below them, so
  /// that they are not taken for the block's.
  mutating func writeBlock(_ id: NodeID, ofStatement: Bool) {
    let (open, close) = (plan.first(id), plan.last(id))
    openBlock(open, ofStatement: ofStatement)
    if plan.isBare(open, close) { return closeBareBlock(close) }
    let indent = lineIndent
    let outer = continuation
    writeStatements(plan.tree.firstChild(id), indent + LayoutPrinter.step)
    writeLineGap(before: close, indent + LayoutPrinter.step, closing: indent)
    write(before: close + 1)
    continuation = outer
  }

  private mutating func openBlock(_ open: Int, ofStatement: Bool) {
    write(before: open)
    if ofStatement, lineIndent != statementIndent { breakLine(before: open, statementIndent) }
    write(before: open + 1)
  }

  /// A block that holds nothing, or semicolons.
  private mutating func closeBareBlock(_ close: Int) {
    skip(to: close)
    write(before: close + 1)
  }

  private mutating func writeSwitch(_ id: NodeID) {
    let value = plan.tree.firstChild(id)
    writeExpression(value)
    let (open, close) = (plan.last(value) + 1, plan.last(id))
    openBlock(open, ofStatement: true)
    if plan.isBare(open, close) { return closeBareBlock(close) }
    let indent = statementIndent
    var child = plan.tree.nextSibling(value)
    // Where a case begins a line, with no comment before it, a comment after the last of them shows by its column
    // whether it belongs to it.
    var caseColumn: Int?
    while child != .none {
      writeLineGap(before: plan.first(child), indent)
      let keyword = Int(plan.tree.tokens[plan.first(child)].start)
      if let indentation = GapScanner.indentation(bytes, keyword) { caseColumn = indentation }
      writeCase(child)
      child = plan.tree.nextSibling(child)
    }
    writeLineGap(before: close, indent + LayoutPrinter.step, closing: indent, outerColumn: caseColumn)
    write(before: close + 1)
  }

  /// The labels of a case and its statements, which may follow on its line if they were written there.
  private mutating func writeCase(_ id: NodeID) {
    let indent = lineIndent
    let colon = plan.caseColon(id)
    let outer = continuation
    continuation = indent + LayoutPrinter.step
    writeChildIfLabels(plan.tree.firstChild(id))
    write(before: colon + 1)
    continuation = outer
    guard let body = plan.tree.child(id, .block), plan.tree.firstChild(body) != .none else { return }
    var last = plan.last(body)
    while plan.kind(last) == .terminator { last -= 1 }
    if standsOnOneLine(colon + 1, last, isOneLine: plan.flags(body).contains(.oneLine)), lineIndent == indent {
      return write(before: last + 1)
    }
    writeStatements(plan.tree.firstChild(body), indent + LayoutPrinter.step)
  }

  private mutating func writeChildIfLabels(_ id: NodeID) {
    if plan.tree.kind(id) == .caseLabels { writeElements(id, firstBreakable: 1) }
  }

  // MARK: Statements with lists

  private mutating func writeEnum(_ id: NodeID) {
    let name = plan.tree.firstChild(id)
    write(before: plan.last(name) + 1)
    writeList(plan.tree.nextSibling(name), open: plan.last(name) + 1, close: plan.last(id))
  }

  private mutating func writeRepeat(_ id: NodeID) {
    for (index, child) in plan.children(id).enumerated() {
      if plan.tree.kind(child) == .block {
        writeBlock(child, ofStatement: true)
      } else {
        writeElement(child, isBreakable: index > 0)
      }
    }
  }
}
