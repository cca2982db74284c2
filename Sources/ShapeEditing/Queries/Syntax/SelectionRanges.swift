import ShapeCore
import ShapeLanguage

extension SyntaxTree {
  /// Returns the parts of the file around an offset, from the token outwards. Each contains the one before and is
  /// larger; the last one is the whole file.
  ///
  /// - Complexity: O(n) for the n children of the nodes around the offset.
  package func selectionRanges(at offset: Int) -> [SourceSpan] {
    let count = source.bytes.count
    let offset = min(max(offset, 0), count)
    let touched = wordOrToken(at: offset)
    let place = touched?.start ?? offset
    var found: [Range<Int>] = [0..<count]
    if let touched {
      found.append(touched.start..<touched.end)
      if touched.kind == .string, touched.end - touched.start > 2 { found.append(touched.start + 1..<touched.end - 1) }
    } else {
      found += commentRanges(around: offset)
    }
    var node: SyntaxNode? = wholeFile
    while let current = node {
      let span = current.span
      found.append(Int(span.start)..<Int(span.end))
      if let inside = current.inside { found.append(inside) }
      if let documented = current.rangeWithDocumentation { found.append(documented) }
      node = current.children.first { Int($0.span.start) <= place && place < Int($0.span.end) }
    }
    return found.filter { $0.lowerBound <= offset && offset <= $0.upperBound && !$0.isEmpty }
      .sorted { $0.count < $1.count }
      .reduce(into: [Range<Int>]()) { result, range in
        guard let last = result.last else { return result.append(range) }
        if range.count > last.count, range.lowerBound <= last.lowerBound, last.upperBound <= range.upperBound {
          result.append(range)
        }
      }
      .map { SourceSpan(file: file, start: Int32($0.lowerBound), end: Int32($0.upperBound)) }
  }

  /// Returns the token at an offset. The word that ends there comes before a sign that begins there.
  func wordOrToken(at offset: Int) -> SyntaxToken? {
    let token = token(at: offset)
    if let token, token.kind.isWord || token.start < offset { return token }
    let before = offset > 0 ? self.token(at: offset - 1) : nil
    if let before, before.end == offset, before.kind.isWord || token == nil { return before }
    return token
  }

  /// Returns the comment around an offset, and with those right before and after it on their own lines.
  private func commentRanges(around offset: Int) -> [Range<Int>] {
    let next = firstToken(endingAfter: offset)
    let gap = (next > 0 ? Int(tokens[next - 1].end) : 0)..<(next < tokens.count ? Int(tokens[next].start) : offset)
    let comments = comments(in: gap)
    guard let index = comments.firstIndex(where: { $0.lowerBound <= offset && offset <= $0.upperBound }) else {
      return []
    }
    func isNext(_ index: Int) -> Bool {
      let between = source.bytes[comments[index - 1].upperBound..<comments[index].lowerBound]
      return between.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) } <= 1
    }
    var (first, last) = (index, index)
    while first > 0, isNext(first) { first -= 1 }
    while last + 1 < comments.count, isNext(last + 1) { last += 1 }
    return [comments[index], comments[first].lowerBound..<comments[last].upperBound]
  }
}

extension SyntaxNode {
  /// The bytes between the brackets at the ends of the node, without white space. `nil` if there are none.
  fileprivate var inside: Range<Int>? {
    guard tokens.count > 2, [.leftBrace, .leftParenthesis, .leftBracket].contains(firstToken.kind),
      [.rightBrace, .rightParenthesis, .rightBracket].contains(lastToken.kind), let first = firstToken.next,
      let last = lastToken.previous
    else { return nil }
    return first.start..<last.end
  }

  /// The bytes of the node with the documentation before it, or `nil` if there is none.
  fileprivate var rangeWithDocumentation: Range<Int>? {
    guard !isEmpty, firstToken.isDocumented else { return nil }
    let start = tree.comments(in: (firstToken.previous?.end ?? 0)..<firstToken.start).first { comment in
      tree.source.bytes[comment].starts(with: "///".utf8)
    }
    return start.map { $0.lowerBound..<lastToken.end }
  }
}
