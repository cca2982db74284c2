/// What the tree says of gaps.
extension LayoutPlan {
  /// Goes over all nodes, children before their parents, as they stand in the tree.
  mutating func markNodes() {
    for index in tree.nodes.indices {
      let id = NodeID(index)
      var isOneLine = true
      var child = tree.firstChild(id)
      while child != .none {
        if !flags(child).contains(.oneLine) { isOneLine = false }
        child = tree.nextSibling(child)
      }
      if !isOneLine { nodeFlags[index].remove(.oneLine) }
      mark(id)
    }
    flags[flags.count - 1].insert(.line)
  }

  private mutating func mark(_ id: NodeID) {
    switch tree.kind(id) {
    case .file: markLines(tree.firstChild(id))
    case .block: markBlock(id)
    case .switch: markSwitch(id)
    case .case: markCase(id)
    case .enumDeclaration: markEnum(id)
    case .parameters: markList(id)
    case .list: markList(id, isTight: false)
    case .point: markBreaks(tree.nextSibling(tree.firstChild(id)))
    case .command, .outline:
      let arguments = tree.firstChild(id)
      if arguments != .none, tree.kind(arguments) == .arguments {
        markBreaks(tree.nextSibling(tree.firstChild(arguments)))
      }
    case .layer, .content, .use:
      if let arguments = tree.child(id, .arguments) { markList(arguments) }
    case .previewDeclaration:
      guard let arguments = tree.child(id, .arguments) else { break }
      markList(arguments)
      markBreaks(tree.nextSibling(arguments))
    case .caseLabels: markBreaks(tree.nextSibling(tree.firstChild(id)))
    case .repeat: markBindings(id)
    case .prefix: flags[first(id)].insert(.prefix)
    case .binary: flags[rightOperator(id)].insert(.breakable)
    case .conditional: markConditional(id)
    case .call:
      let name = tree.firstChild(id)
      if tree.nextSibling(name) == .none { nodeFlags[Int(id.index)].insert(.plain) }
      if let arguments = tree.child(id, .arguments) { markList(arguments) }
    case .member, .methodCall: markMember(id)
    case .constant, .number, .color, .bool: nodeFlags[Int(id.index)].insert(.plain)
    case .importDeclaration, .letDeclaration, .functionDeclaration, .styleDeclaration, .shapeDeclaration, .parameter,
      .typeReference, .listType, .reference, .if, .binding, .arguments, .argument, .labeledArgument, .range,
      .dimensions, .string, .path, .group, .name, .missing, .error:
      break
    }
    if tree.kind(id) == .reference { markReference(id) }
  }

  // MARK: Statements

  /// Each of some siblings begins a line.
  private mutating func markLines(_ sibling: NodeID) {
    var sibling = sibling
    while sibling != .none {
      flags[first(sibling)].insert(.line)
      sibling = tree.nextSibling(sibling)
    }
  }

  private mutating func markBlock(_ id: NodeID) {
    markLines(tree.firstChild(id))
    guard !tree.isEmpty(id) else { return }
    // The statements of a case have no braces.
    let hasBraces = kind(first(id)) == .leftBrace
    if hasBraces { flags[last(id)].insert(.line) }
    if hasBraces, isBare(first(id), last(id)) { return }
    var end = hasBraces ? first(id) : first(id) - 1
    var isOneLine = true
    var child = tree.firstChild(id)
    while child != .none {
      if lines[end] != lines[first(child)] { isOneLine = false }
      end = last(child)
      child = tree.nextSibling(child)
    }
    if hasBraces, lines[end] != lines[last(id)] { isOneLine = false }
    if !isOneLine { nodeFlags[Int(id.index)].remove(.oneLine) }
  }

  /// Whether nothing, not even a comment, stands between two braces.
  func isBare(_ open: Int, _ close: Int) -> Bool {
    for token in open + 1...close {
      if flags[token].contains(.comments) || token < close && kind(token) != .terminator { return false }
    }
    return true
  }

  private mutating func markSwitch(_ id: NodeID) {
    nodeFlags[Int(id.index)].remove(.oneLine)
    flags[last(id)].insert(.line)
    markLines(tree.nextSibling(tree.firstChild(id)))
  }

  private mutating func markCase(_ id: NodeID) {
    flags[first(id)].insert(.caseStart)
    flags[caseColon(id)].insert(.caseColon)
  }

  /// The colon after the labels of a case.
  func caseColon(_ id: NodeID) -> Int {
    let labels = tree.firstChild(id)
    return tree.kind(labels) == .caseLabels ? last(labels) + 1 : first(id) + 1
  }

  private mutating func markEnum(_ id: NodeID) {
    let name = tree.firstChild(id)
    markElements(tree.nextSibling(name), open: last(name) + 1, close: last(id))
  }

  private mutating func markBindings(_ id: NodeID) {
    var child = tree.nextSibling(tree.firstChild(id))
    while child != .none, tree.kind(child) == .binding {
      flags[first(child)].insert(.breakable)
      child = tree.nextSibling(child)
    }
  }

  // MARK: Lists

  private mutating func markBreaks(_ sibling: NodeID) {
    var sibling = sibling
    while sibling != .none {
      flags[first(sibling)].insert(.breakable)
      sibling = tree.nextSibling(sibling)
    }
  }

  private mutating func markList(_ id: NodeID, isTight: Bool = true) {
    let (open, close) = (first(id), last(id))
    flags[open].insert(isTight ? [.opener, .tight] : .opener)
    guard close > open + 1 else { return }
    let element = tree.firstChild(id)
    let isAlone = tree.nextSibling(element) == .none && kind(close - 1) != .comma
    if isAlone, bringsBrackets(element), flags[open + 1].union(flags[close]).isDisjoint(with: .comments) {
      nodeFlags[Int(id.index)].insert(.hugging)
      return
    }
    markElements(element, open: open, close: close)
  }

  private mutating func markElements(_ element: NodeID, open: Int, close: Int) {
    flags[open + 1].insert(.breakable)
    flags[close].insert(.breakable)
    markBreaks(element)
    guard kind(close - 1) == .comma else { return }
    flags[open + 1].insert(.forced)
    flags[close].insert(.forced)
    var element = element
    while element != .none {
      if tree.tokens[first(element)].flags.contains(.startsLine) { flags[first(element)].insert(.keepsRow) }
      element = tree.nextSibling(element)
    }
  }

  /// Whether an element is a list, a call with arguments or a path, with a label or without.
  private func bringsBrackets(_ element: NodeID) -> Bool {
    let kind = tree.kind(element)
    let value = kind == .argument || kind == .labeledArgument ? tree.firstChild(element) : element
    switch tree.kind(value) {
    case .list, .path: return true
    case .call: return !flags(value).contains(.plain)
    case .file, .importDeclaration, .letDeclaration, .functionDeclaration, .styleDeclaration, .shapeDeclaration,
      .enumDeclaration, .previewDeclaration, .parameters, .parameter, .typeReference, .listType, .reference, .block,
      .command, .outline, .layer, .content, .use, .if, .switch, .case, .caseLabels, .repeat, .binding, .arguments,
      .argument, .labeledArgument, .range, .conditional, .binary, .dimensions, .prefix, .member, .methodCall, .number,
      .color, .string, .bool, .constant, .group, .point, .name, .missing, .error:
      return false
    }
  }

  // MARK: Expressions

  /// The operator before the right operand.
  func rightOperator(_ id: NodeID) -> Int { first(tree.nextSibling(tree.firstChild(id))) - 1 }

  private mutating func markConditional(_ id: NodeID) {
    let chosen = tree.nextSibling(tree.firstChild(id))
    let other = tree.nextSibling(chosen)
    flags[first(chosen) - 1].insert(.breakable)
    flags[first(other) - 1].formUnion([.breakable, .choice])
  }

  private mutating func markMember(_ id: NodeID) {
    let receiver = tree.firstChild(id)
    let name = tree.nextSibling(receiver)
    let dot = first(name) - 1
    flags[dot].insert(.tight)
    if tree.kind(id) == .member {
      if flags(receiver).contains(.plain) { nodeFlags[Int(id.index)].insert(.plain) }
      return
    }
    if !flags(receiver).contains(.plain) { flags[dot].insert(.breakable) }
    if let arguments = tree.child(id, .arguments) { markList(arguments) }
  }

  private mutating func markReference(_ id: NodeID) {
    if last(id) > first(id) { flags[first(id) + 1].insert(.tight) }
  }
}
