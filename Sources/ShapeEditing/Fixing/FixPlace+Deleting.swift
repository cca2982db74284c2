import ShapeCore
import ShapeLanguage

// Few deletions are certain: exact copies, and unused declarations on one line. Comments are never deleted.
extension FixPlace {
  /// Deletes a copy of another place: an argument with its comma, or a statement with its line.
  func deletingCopy(of first: SourceSpan?) -> FixIt? {
    guard let first, first.file == span.file, let node = part(around: span), let original = part(around: first)
    else { return nil }
    return deleting(node, copyOf: original)
  }

  /// Deletes the declaration with the name at this place, if it is a copy of another one.
  func deletingDeclaration(copyOf first: SourceSpan?) -> FixIt? {
    guard let first, first.file == span.file, let declaration = declaration(at: span),
      let original = self.declaration(at: first)
    else { return nil }
    return deleting(declaration.node, copyOf: original.node)
  }

  private func deleting(_ node: SyntaxNode, copyOf original: SyntaxNode) -> FixIt? {
    node != original && node.text == original.text ? deleting(node, .removeCopy) : nil
  }

  /// Deletes an import, or a `let` on one line. Longer declarations may be meant for later use.
  func deletingDeclaration() -> FixIt? {
    guard let declaration = declaration(at: span), !declaration.node.text.utf8.contains(UInt8(ascii: "\n")) else {
      return nil
    }
    switch declaration {
    case .import, .let: return deleting(declaration.node, .removeUnused(text))
    case .function, .style, .shape, .enum, .preview, .error: return nil
    }
  }

  /// Deletes a node without comments.
  private func deleting(_ node: SyntaxNode, _ action: FixIt.Action) -> FixIt? {
    guard node.documentation.isEmpty, !holdsComment(node), !isKept(node) else {
      return nil
    }
    return deletingLine(of: node).map { FixIt(action, [$0]) }
  }

  /// Returns the edit that deletes a node: with its line if there is nothing else on it, or else with a comma or
  /// semicolon next to it; nil if a comment follows.
  func deletingLine(of node: SyntaxNode) -> TextEdit? {
    let span = node.span
    var start = Int(span.start)
    var end = Int(span.end)
    while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, GapScanner.isBlank(bytes[end]) { end += 1 }
    // A comment at the end of the line is about the node.
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
    return TextEdit(part(from: Int32(start), to: Int32(end)), "")
  }

  /// Whether a comment before a node mentions `shapec`. Such a comment probably suppresses a warning about the node.
  private func isKept(_ node: SyntaxNode) -> Bool {
    tree.source.text((node.firstToken.previous?.end ?? 0)..<node.firstToken.start).includes("shapec")
  }

  /// The innermost argument or statement around a place.
  private func part(around span: SourceSpan) -> SyntaxNode? {
    let kinds: [SyntaxKind] = [
      .argument, .labeledArgument, .letDeclaration, .command, .outline, .layer, .mask, .content, .use, .slot,
    ]
    return nodes(around: span).last { kinds.contains($0.kind) }
  }
}

// MARK: Finding nodes

extension FixPlace {
  /// The nodes that contain a place, from the whole file inwards.
  func nodes(around span: SourceSpan) -> [SyntaxNode] {
    var nodes: [SyntaxNode] = []
    var next: SyntaxNode? = tree.wholeFile
    while let node = next {
      nodes.append(node)
      next = node.children.first { $0.span.start <= span.start && $0.span.end >= span.end && !$0.isEmpty }
    }
    return nodes
  }

  /// The innermost view of a node around the place that satisfies a condition.
  func enclosing<View>(_ view: (SyntaxNode) -> View?, where condition: (View) -> Bool) -> View? {
    nodes(around: span).reversed().lazy.compactMap(view).first(where: condition)
  }

  /// The declaration with a name, or an import path, at exactly this place.
  func declaration(at span: SourceSpan) -> DeclarationSyntax? {
    nodes(around: span).reversed().lazy.map { DeclarationSyntax($0) }.first { declaration in
      switch declaration {
      case .import(let view): view.path?.node.span == span
      case .let, .function, .style, .shape, .enum: declaration.name?.node.span == span
      case .preview, .error: false
      }
    }
  }

  /// Whether there is a comment between the tokens of a node.
  func holdsComment(_ node: SyntaxNode) -> Bool {
    var token = node.firstToken
    while token.index < node.lastToken.index, let next = token.next {
      if bytes[token.end..<next.start].contains(UInt8(ascii: "/")) { return true }
      token = next
    }
    return false
  }
}
