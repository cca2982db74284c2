import ShapeKit

extension Checker {
  /// `value.name`
  mutating func checkMember(_ node: NodeID) -> ExpressionID {
    let base = tree.firstChild(node)
    let nameNode = tree.nextSibling(base)
    let id = name(nameNode)
    if let file = importedFile(base) { return checkValue(id, inFile: file, nameNode, at: node) }
    if let constant = enumConstant(base, id, at: node) { return constant }
    if isEdge(base), known.edges[id] != nil {
      reportEdges(base, nameNode, at: node)
      return invalid(at: node)
    }
    return checkMember(id, of: check(base, expecting: nil), nameNode, at: node)
  }

  /// `file.name`
  private mutating func checkValue(
    _ id: NameID, inFile file: Int, _ nameNode: NodeID, at node: NodeID
  ) -> ExpressionID {
    guard let symbol = lookUp(id, inFile: file, .value, at: nameNode) else { return invalid(at: node) }
    guard case .global(let index) = symbol else {
      report(.notAValue(spelling(id), symbol.whatItIs), at: nameNode)
      return invalid(at: node)
    }
    return useGlobal(index, at: tree.span(node))
  }

  private func isEdge(_ node: NodeID) -> Bool {
    tree.kind(node) == .constant && known.edges[name(tree.firstChild(node))] != nil
  }

  /// Reports two edges with a sign between them: `.left + .top`. Gives whether they are such.
  mutating func reportAddedEdges(_ first: NodeID, _ second: NodeID, at node: NodeID) -> Bool {
    guard isEdge(first), isEdge(second) else { return false }
    report(
      .edgesWithoutList(spelling(name(tree.firstChild(first))), spelling(name(tree.firstChild(second)))), at: node)
    return true
  }

  /// Reports an edge right after another one.
  private mutating func reportEdges(_ first: NodeID, _ second: NodeID, at node: NodeID) {
    let next = spelling(name(second))
    if isInList { return report(.missingComma(before: .source(".\(next)")), at: second) }
    report(.edgesWithoutList(spelling(name(tree.firstChild(first))), next), at: node)
  }

  private mutating func checkMember(
    _ id: NameID, of value: ExpressionID, _ nameNode: NodeID, at node: NodeID
  ) -> ExpressionID {
    let type = program[value].type
    guard id != .none, type != .invalid else { return invalid(at: node) }
    if case .list = type, id == known.count { return make(.member(.listCount, value), .integer, at: tree.span(node)) }
    for row in known.members[id] ?? [] where Member.all[row].receiver == type {
      return make(.member(Member.all[row].member, value), Member.all[row].type, at: tree.span(node))
    }
    let methods = (known.methods[id] ?? []).filter { BuiltinEntry.all[$0].receiver == type }
    if methods.isEmpty {
      reportUnknownMember(id, of: type, at: nameNode)
    } else {
      let needsArguments = methods.allSatisfy { row in
        BuiltinEntry.all[row].signature.parameters.contains { $0.isRequired }
      }
      report(.methodAsValue(spelling(id), needsArguments: needsArguments), at: nameNode)
    }
    return invalid(at: node)
  }

  /// `Suit.heart` for `.heart`, as Swift allows it: nil where the base is no type that has such a constant.
  private mutating func enumConstant(_ base: NodeID, _ id: NameID, at node: NodeID) -> ExpressionID? {
    guard tree.kind(base) == .call, tree.child(base, .arguments) == nil,
      case let baseName = name(tree.firstChild(base)), scope.local(baseName) == nil
    else { return nil }
    if let symbol = files[Int(tree.file)].symbols[baseName]?.symbol {
      guard case .enumeration = symbol else { return nil }
    } else {
      guard let type = known.types[baseName], isConstant(id, of: type) else { return nil }
    }
    report(.typeBeforeConstant(spelling(baseName), spelling(id)), at: node)
    return invalid(at: node)
  }

  /// The file that a name stands for, if it is one of an `import … as`.
  private func importedFile(_ base: NodeID) -> Int? {
    guard tree.kind(base) == .call, tree.child(base, .arguments) == nil else { return nil }
    let id = name(tree.firstChild(base))
    guard id != .none, scope.local(id) == nil, case .file(let file)? = files[Int(tree.file)].symbols[id]?.symbol
    else { return nil }
    return file
  }

  private mutating func reportUnknownMember(_ id: NameID, of type: ValueType, at node: NodeID) {
    var candidates = Member.all.filter { $0.receiver == type }.map(\.name)
    if type == .color, NamedColor.color(spelling(id)) != nil {
      return report(.missingComma(before: .source(".\(spelling(id))")), at: node)
    }
    for entry in BuiltinEntry.all
    where entry.receiver == type && !candidates.contains(entry.signature.name) {
      candidates.append(entry.signature.name)
    }
    if case .list = type { candidates.append("count") }
    report(
      .unknownMember(
        spelling(id), of: describe(type), all: candidates, nearest: nearestName(to: spelling(id), among: candidates)),
      at: node)
  }

  /// `value.name(arguments)`
  mutating func checkMethodCall(_ node: NodeID) -> ExpressionID {
    let base = tree.firstChild(node)
    let nameNode = tree.nextSibling(base)
    let id = name(nameNode)
    guard let arguments = tree.child(node, .arguments) else { return invalid(at: node) }
    if let file = importedFile(base) { return checkCall(of: id, inFile: file, nameNode, arguments, at: node) }
    // A constant with a method can only be a colour: `.black.opacity(0.5)`. (Chains are deep: what comes before the
    // method has no more than this on the stack.)
    let value = tree.kind(base) == .constant ? check(base, as: .color) : check(base, expecting: nil)
    return checkMethod(id, of: value, nameNode, arguments, at: node)
  }

  /// `file.name(arguments)`
  private mutating func checkCall(
    of id: NameID, inFile file: Int, _ nameNode: NodeID, _ arguments: NodeID, at node: NodeID
  ) -> ExpressionID {
    guard let symbol = lookUp(id, inFile: file, .function, at: nameNode) else {
      checkQuietly(arguments)
      return invalid(at: node)
    }
    guard case .function(let index) = symbol else {
      report(.notAFunction(spelling(id), symbol.whatItIs), at: nameNode)
      checkQuietly(arguments)
      return invalid(at: node)
    }
    return checkCall(ofFunction: index, arguments, at: node)
  }

  private mutating func checkMethod(
    _ id: NameID, of value: ExpressionID, _ nameNode: NodeID, _ arguments: NodeID, at node: NodeID
  ) -> ExpressionID {
    let type = program[value].type
    guard id != .none, type != .invalid else {
      checkQuietly(arguments)
      return invalid(at: node)
    }
    let rows = (known.methods[id] ?? []).filter { BuiltinEntry.all[$0].receiver == type }
    guard rows.isEmpty else { return checkBuiltin(rows, receiver: value, arguments, at: node) }
    if (known.members[id] ?? []).contains(where: { Member.all[$0].receiver == type }) {
      report(.memberAsMethod(spelling(id)), at: nameNode)
    } else {
      reportUnknownMember(id, of: type, at: nameNode)
    }
    checkQuietly(arguments)
    return invalid(at: node)
  }
}
