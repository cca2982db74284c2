import ShapeKit

// Little is taken away for certain: copies of what stands there already, and single lines that nothing uses. A comment
// stays, whatever it says.
extension FixPlace {
  /// Takes away what says the same as another place: an argument with its comma, or a statement with its line.
  func deletingCopy(of first: SourceSpan?) -> FixIt? {
    guard let first, first.file == span.file, let node = tree.node(covering: span),
      let original = tree.node(covering: first), node != original, node.text == original.text
    else { return nil }
    return deleting(node, .leaveOutCopy)
  }

  /// Takes away the declaration whose name stands there, where it says the same as another one.
  func deletingDeclaration(copyOf first: SourceSpan?) -> FixIt? {
    guard let first, first.file == span.file, let node = tree.declaration(at: span),
      let original = tree.declaration(at: first), node != original, node.text == original.text
    else { return nil }
    return deleting(node.node, .leaveOutCopy)
  }

  /// Takes away an import, or a `let` of one line. What is longer may be meant for later.
  func deletingDeclaration() -> FixIt? {
    guard let node = tree.declaration(at: span)?.node, !node.text.utf8.contains(UInt8(ascii: "\n")),
      node.kind == .importDeclaration || node.kind == .letDeclaration
    else { return nil }
    return deleting(node, .delete(text))
  }

  /// Takes a node away: with its line where nothing else stands in it, else with the comma or the semicolon beside it.
  private func deleting(_ node: SyntaxNode, _ action: FixIt.Action) -> FixIt? {
    let span = node.span
    guard !node.firstToken.isDocumented, !node.holdsComment, !isKept(node) else {
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
  private func isKept(_ node: SyntaxNode) -> Bool {
    tree.source.text((node.firstToken.previous?.end ?? 0)..<Int(node.span.start)).contains("shapec")
  }
}

extension SyntaxTree {
  /// The smallest argument or statement that holds these bytes.
  fileprivate func node(covering span: SourceSpan) -> SyntaxNode? {
    var best: SyntaxNode?
    var length = Int32.max
    for node in allNodes where node.kind.canBeDeleted {
      let whole = node.span
      guard whole.start <= span.start, whole.end >= span.end, whole.end - whole.start < length else { continue }
      best = node
      length = whole.end - whole.start
    }
    return best
  }

  /// The declaration whose name, or whose path, is a place.
  func declaration(at span: SourceSpan) -> DeclarationSyntax? {
    allNodes.lazy.map { DeclarationSyntax($0) }.first { declaration in
      switch declaration {
      case .import(let view): view.path?.span == span
      case .let, .function, .style, .shape, .enum: declaration.name?.span == span
      case .preview, .error: false
      }
    }
  }
}

extension SyntaxNode {
  /// Whether a comment stands between the tokens of the node.
  var holdsComment: Bool {
    let own = tree.tokens[tokens]
    return zip(own, own.dropFirst()).contains { token, next in
      tree.source.bytes[Int(token.end)..<Int(next.start)].contains(UInt8(ascii: "/"))
    }
  }
}

extension SyntaxKind {
  /// Whether it is an argument or a statement that can go by itself.
  fileprivate var canBeDeleted: Bool {
    switch self {
    case .argument, .labeledArgument, .command, .outline, .layer, .content, .use, .letDeclaration: true
    case .file, .importDeclaration, .functionDeclaration, .styleDeclaration, .shapeDeclaration, .enumDeclaration,
      .previewDeclaration, .parameters, .parameter, .typeReference, .listType, .reference, .block, .if, .switch,
      .case, .caseLabels, .repeat, .binding, .arguments, .range, .conditional, .binary, .dimensions, .prefix,
      .member, .methodCall, .number, .color, .string, .bool, .constant, .call, .path, .group, .point, .list, .name,
      .missing, .error:
      false
    }
  }
}
