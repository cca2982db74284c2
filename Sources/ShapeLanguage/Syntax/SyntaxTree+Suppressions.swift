import ShapeCore

extension SyntaxTree {
  private static let mark = Array(Suppression.mark.utf8)

  /// The comments that suppress warnings, in source order.
  package var suppressions: [Suppression] {
    var found: [(comment: Range<Int>, token: Int32)] = []
    var misspelled: [Range<Int>] = []
    var end = 0
    for (index, token) in tokens.enumerated() {
      // Most gaps are too short for such a comment.
      if Int(token.start) - end > Self.mark.count - 2 {
        for comment in comments(in: end..<Int(token.start)) {
          if isMarked(comment) {
            found.append((comment, Int32(index)))
          } else if let words = misspelledMark(comment) {
            misspelled.append(words)
          }
        }
      }
      end = Int(token.end)
    }
    let scopes = found.isEmpty ? [:] : scopes(beginningWith: Set(found.map { $0.token }))
    return found.flatMap { suppressions($0.comment, scope: scopes[$0.token]) }
      + misspelled.map { words in
        Suppression(
          code: source.text(words),
          span: SourceSpan(file: file, start: Int32(words.lowerBound), end: Int32(words.upperBound)), scope: nil)
      }
  }

  /// Returns the comments between two tokens, including their slashes, and one without an end. Other text between them was
  /// reported and skipped.
  package func comments(in gap: Range<Int>) -> [Range<Int>] {
    let bytes = source.bytes
    var result: [Range<Int>] = []
    var depth = 0
    var start = gap.lowerBound
    var position = gap.lowerBound
    while position + 1 < gap.upperBound {
      switch (bytes[position], bytes[position + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        if depth == 0 { start = position }
        depth += 1
        position += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")) where depth > 0:
        depth -= 1
        position += 2
        if depth == 0 { result.append(start..<position) }
      case (UInt8(ascii: "/"), UInt8(ascii: "/")) where depth == 0:
        start = position
        while position < gap.upperBound, bytes[position] != UInt8(ascii: "\n") { position += 1 }
        result.append(start..<position)
      default: position += 1
      }
    }
    if depth > 0 { result.append(start..<gap.upperBound) }
    return result
  }

  private func isMarked(_ comment: Range<Int>) -> Bool {
    let text = source.bytes[comment].dropFirst(2).drop(while: isBlank)
    guard source.bytes[comment.lowerBound + 1] == UInt8(ascii: "/"), text.starts(with: Self.mark) else { return false }
    return text.dropFirst(Self.mark.count).first.map(isBlank) ?? true
  }

  /// Returns the first words of a comment that is probably meant as a suppression: any word after `shapec:`, or a word
  /// similar to `allow` after `shapec`. Block comments and documentation can't suppress warnings, whatever their text
  /// is.
  private func misspelledMark(_ comment: Range<Int>) -> Range<Int>? {
    let text = source.bytes[comment].dropFirst(2).drop {
      isBlank($0) || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "!")
    }
    guard text.starts(with: "shapec".utf8) else { return nil }
    let rest = text.dropFirst(6)
    guard let sign = rest.first, sign == UInt8(ascii: ":") || sign == UInt8(ascii: " ") else { return nil }
    let start = rest.drop { isBlank($0) || $0 == UInt8(ascii: ":") }
    let word = start.prefix { ByteClasses.table[Int($0)] & ByteClasses.letter != 0 }
    let words = text.startIndex..<max(word.endIndex, rest.startIndex + 1)
    return sign == UInt8(ascii: ":") || Suppression.isMeant(by: source.text(words)) ? words : nil
  }

  /// Returns the longest declaration, parameter or statement that begins at each of some tokens.
  private func scopes(beginningWith wanted: Set<Int32>) -> [Int32: SourceSpan] {
    var result: [Int32: SourceSpan] = [:]
    for node in allNodes where node.kind.acceptsSuppression {
      let first = Int32(node.tokens.lowerBound)
      guard wanted.contains(first), node.span.end > result[first]?.end ?? -1 else { continue }
      result[first] = node.span
    }
    return result
  }

  /// Returns the suppressions of a comment: the code after the mark, and the text after each comma that looks like a
  /// code.
  private func suppressions(_ comment: Range<Int>, scope: SourceSpan?) -> [Suppression] {
    let mark = source.bytes[comment].dropFirst(2).drop(while: isBlank)
    let isAlone = source.bytes[..<comment.lowerBound].reversed().prefix { $0 != UInt8(ascii: "\n") }
      .allSatisfy(isBlank)
    var codes: [ArraySlice<UInt8>] = []
    var rest = mark.dropFirst(Self.mark.count)
    repeat {
      let code = rest.drop(while: isBlank).prefix { !isBlank($0) && $0 != UInt8(ascii: ",") }
      guard codes.isEmpty || looksLikeCode(code) else { break }
      codes.append(code)
      rest = mark[code.endIndex...].drop(while: isBlank)
    } while rest.popFirst() == UInt8(ascii: ",")
    return codes.map { code in
      let place = code.isEmpty ? mark.prefix(Self.mark.count) : code
      return Suppression(
        code: String(decoding: code, as: UTF8.self),
        span: SourceSpan(file: file, start: Int32(place.startIndex), end: Int32(place.endIndex)),
        scope: isAlone ? scope : nil)
    }
  }

  /// Returns whether a text is a letter and digits.
  private func looksLikeCode(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count > 1, let first = text.first, ByteClasses.table[Int(first)] & ByteClasses.letter != 0 else {
      return false
    }
    return text.dropFirst().allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") }
}

extension SyntaxKind {
  /// Whether a comment before it can suppress its warnings.
  package var acceptsSuppression: Bool {
    SyntaxKind.declarations.contains(self) || SyntaxKind.statements.contains(self) || self == .parameter
  }
}
