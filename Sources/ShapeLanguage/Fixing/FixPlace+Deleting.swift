import ShapeKit

// Little is taken away for certain: copies of what stands there already, and single lines that nothing uses. A comment
// stays, whatever it says.
extension FixPlace {
  /// Takes away what says the same as another place: an argument with its comma, or a statement with its line.
  func deletingCopy(of first: SourceSpan?) -> FixIt? {
    guard let first, first.file == span.file, let node = tree.node(covering: span),
      let original = tree.node(covering: first), node != original, tree.text(node) == tree.text(original)
    else { return nil }
    return deleting(node, .leaveOutCopy)
  }

  /// Takes away the declaration whose name stands there, where it says the same as another one.
  func deletingDeclaration(copyOf first: SourceSpan?) -> FixIt? {
    guard let first, first.file == span.file, let node = tree.declaration(at: span),
      let original = tree.declaration(at: first), node != original, tree.text(node) == tree.text(original)
    else { return nil }
    return deleting(node, .leaveOutCopy)
  }

  /// Takes away an import, or a `let` of one line. What is longer may be meant for later.
  func deletingDeclaration() -> FixIt? {
    guard let node = tree.declaration(at: span), !tree.text(node).utf8.contains(UInt8(ascii: "\n")),
      [.importDeclaration, .letDeclaration].contains(tree.kind(node))
    else { return nil }
    return deleting(node, .delete(text))
  }

  /// Takes a node away: with its line where nothing else stands in it, else with the comma or the semicolon beside it.
  private func deleting(_ node: NodeID, _ action: FixIt.Action) -> FixIt? {
    let span = tree.span(node)
    guard !tree.firstToken(node).flags.contains(.documented), !tree.holdsComment(node), !isKept(node) else {
      return nil
    }
    var start = Int(span.start)
    var end = Int(span.end)
    while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    // A comment at the end of the line is about what stands there.
    if end + 1 < bytes.count, bytes[end] == UInt8(ascii: "/") { return nil }
    let beginsLine = start == 0 || bytes[start - 1] == UInt8(ascii: "\n")
    let endsLine = end == bytes.count || bytes[end] == UInt8(ascii: "\n")
    if beginsLine, endsLine {
      if end < bytes.count { end += 1 }
    } else if start > 0, bytes[start - 1] == UInt8(ascii: ",") || bytes[start - 1] == UInt8(ascii: ";") {
      start -= 1
      end = Int(span.end)
    } else if end < bytes.count, bytes[end] == UInt8(ascii: ";") || bytes[end] == UInt8(ascii: ",") {
      end += 1
      start = Int(span.start)
      while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    } else {
      (start, end) = (Int(span.start), Int(span.end))
    }
    return FixIt(action, [TextEdit(part(from: Int32(start), to: Int32(end)), "")])
  }

  /// Whether a comment before a node is about `shapec`: most likely it says that the node is to stay.
  private func isKept(_ node: NodeID) -> Bool {
    let first = Int(tree.nodes[Int(node.index)].firstToken)
    let start = first == 0 ? 0 : Int(tree.tokens[first - 1].end)
    return tree.source.text(start..<Int(tree.span(node).start)).contains("shapec")
  }
}

extension SyntaxTree {
  /// The smallest node that is just these bytes; the argument or the statement that begins with them otherwise.
  func node(covering span: SourceSpan) -> NodeID? {
    var best: NodeID?
    for index in nodes.indices {
      let id = NodeID(index)
      switch kind(id) {
      case .argument, .labeledArgument, .command, .outline, .layer, .content, .use, .letDeclaration:
        let whole = self.span(id)
        guard whole.start <= span.start, whole.end >= span.end else { continue }
        if best == nil || self.span(best ?? id).end - self.span(best ?? id).start > whole.end - whole.start {
          best = id
        }
      case .file, .importDeclaration, .functionDeclaration, .styleDeclaration, .shapeDeclaration, .enumDeclaration,
        .previewDeclaration, .parameters, .parameter, .typeReference, .listType, .reference, .block, .if, .switch,
        .case, .caseLabels, .repeat, .binding, .arguments, .range, .conditional, .binary, .dimensions, .prefix,
        .member, .methodCall, .number, .color, .string, .bool, .constant, .call, .path, .group, .point, .list, .name,
        .missing, .error:
        continue
      }
    }
    return best
  }

  /// Whether a comment stands between the tokens of a node.
  func holdsComment(_ id: NodeID) -> Bool {
    let node = nodes[Int(id.index)]
    let own = tokens[Int(node.firstToken)..<Int(node.endToken)]
    return zip(own, own.dropFirst()).contains { token, next in
      source.bytes[Int(token.end)..<Int(next.start)].contains(UInt8(ascii: "/"))
    }
  }

  /// The declaration whose name, or whose path, is a place.
  func declaration(at span: SourceSpan) -> NodeID? {
    nodes.indices.lazy.map { NodeID($0) }.first { id in
      switch kind(id) {
      case .importDeclaration, .letDeclaration, .functionDeclaration, .styleDeclaration, .shapeDeclaration,
        .enumDeclaration:
        return firstChild(id) != .none && self.span(firstChild(id)) == span
      case .file, .previewDeclaration, .parameters, .parameter, .typeReference, .listType, .reference, .block, .command,
        .outline, .layer, .content, .use, .if, .switch, .case, .caseLabels, .repeat, .binding, .arguments, .argument,
        .labeledArgument, .range, .conditional, .binary, .dimensions, .prefix, .member, .methodCall, .number, .color,
        .string, .bool, .constant, .call, .path, .group, .point, .list, .name, .missing, .error:
        return false
      }
    }
  }
}
