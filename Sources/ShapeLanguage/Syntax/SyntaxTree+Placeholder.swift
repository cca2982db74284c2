import ShapeCore

extension SyntaxTree {
  /// Parses the file with a name at an offset, so that the parser tells what is being written there. The name takes the
  /// place of the word that contains the offset or ends there. Without a word it has no width: all other tokens keep their
  /// places.
  ///
  /// - Complexity: O(n) for n tokens.
  func placing(_ name: NameID, at offset: Int) -> SyntaxToken {
    var tokens = tokens
    var index = min(firstToken(from: offset), tokens.count - 1)
    var placed = Token(kind: .name, flags: [], start: Int32(offset), end: Int32(offset), name: name)
    if index > 0, [.name, .path].contains(tokens[index - 1].kind), Int(tokens[index - 1].end) >= offset {
      index -= 1
      (placed.start, placed.end) = (tokens[index].start, tokens[index].end)
      tokens.remove(at: index)
    }
    let previous = index > 0 ? tokens[index - 1] : nil
    placed.flags = flags(of: placed, after: previous)
    if tokens[index].flags.contains(.startsLine) {
      let kept = tokens[index].flags.intersection(.documented)
      tokens[index].flags = kept.union(flags(of: tokens[index], after: placed))
    }
    tokens.insert(placed, at: index)
    let parsed = Parser.parse(source, file: file, tokens, []) { $0.parseFile() }
    return SyntaxToken(tree: parsed.tree, index: index)
  }

  private func flags(of token: Token, after previous: Token?) -> Token.Flags {
    let gap = source.bytes[Int(previous?.end ?? 0)..<max(Int(previous?.end ?? 0), Int(token.start))]
    guard previous == nil || gap.contains(UInt8(ascii: "\n")) else { return [] }
    return Token.Flags(ofLineBreakBetween: previous?.kind, and: token.kind, token.name)
  }
}
