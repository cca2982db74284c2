import ShapeCore
import ShapeLanguage

/// A part of a file that an editor can hide, on two lines or more.
public struct FoldingRange: Equatable, Sendable {
  public enum Kind: Sendable {
    /// The inside of brackets, or the statements of a case.
    case code
    /// Comments on consecutive lines, or one comment on several.
    case comments
    /// Consecutive imports.
    case imports
  }

  public var kind: Kind
  /// The hidden bytes. If a bracket closes on a line of its own, that line is not among them.
  package var span: SourceSpan
}

extension SyntaxTree {
  /// Returns the parts that can be hidden, in source order. Of several that begin on one line, only the outermost is
  /// there.
  ///
  /// - Complexity: O(n log n) for n bytes.
  public func foldingRanges() -> [FoldingRange] {
    var finder = FoldingRangeFinder(self)
    finder.findBrackets()
    finder.findCases()
    finder.findComments()
    finder.findImports()
    return finder.result.sorted { ($0.span.start, $1.span.end) < ($1.span.start, $0.span.end) }
  }
}

private struct FoldingRangeFinder {
  let tree: SyntaxTree
  var result: [FoldingRange] = []

  init(_ tree: SyntaxTree) { self.tree = tree }

  private mutating func add(_ kind: FoldingRange.Kind, _ start: Int, _ end: Int) {
    guard start < end, tree.source.bytes[start..<end].contains(UInt8(ascii: "\n")) else { return }
    result.append(
      FoldingRange(kind: kind, span: SourceSpan(file: tree.file, start: Int32(start), end: Int32(end))))
  }

  /// Returns the end of what is before a closing bracket: that of the line before, if only closing brackets are before
  /// it on its line.
  private func end(before token: Int) -> Int {
    let start = Int(tree.tokens[token].start)
    var first = token
    while first > 0, !tree.tokens[first].flags.contains(.startsLine), tree.tokens[first - 1].kind.isClosingBracket {
      first -= 1
    }
    guard tree.tokens[first].flags.contains(.startsLine) else { return start }
    let lower = first > 0 ? Int(tree.tokens[first - 1].end) : 0
    let bytes = tree.source.bytes
    guard let lineBreak = bytes[lower..<Int(tree.tokens[first].start)].lastIndex(of: UInt8(ascii: "\n")) else {
      return start
    }
    return lineBreak > lower && bytes[lineBreak - 1] == UInt8(ascii: "\r") ? lineBreak - 1 : lineBreak
  }

  mutating func findBrackets() {
    // Lines are counted by their first tokens.
    var line = 0
    var open: [(token: Int, line: Int)] = []
    for index in tree.tokens.indices {
      let token = tree.tokens[index]
      if token.flags.contains(.startsLine) { line += 1 }
      if token.kind.closing != nil {
        open.append((index, line))
      } else if token.kind.isClosingBracket {
        // A bracket without its partner is skipped, but a brace closes everything inside it.
        guard
          let partner = open.suffix(SourceLimits.nesting).lastIndex(where: {
            tree.tokens[$0.token].kind.closing == token.kind
          }),
          partner == open.count - 1 || token.kind == .rightBrace
        else { continue }
        let (first, firstLine) = open[partner]
        open.removeSubrange(partner...)
        if line > firstLine, open.last?.line != firstLine {
          add(.code, Int(tree.tokens[first].end), end(before: index))
        }
      }
    }
  }

  mutating func findCases() {
    tree.forEachNode { number, kind in
      guard kind == .case, let view = CaseSyntax(tree[node: number]), let colon = view.colon else { return }
      add(.code, colon.end, view.lastToken.end)
    }
  }

  mutating func findComments() {
    let bytes = tree.source.bytes
    var end = 0
    for token in tree.tokens {
      var groups: [Range<Int>] = []
      for comment in tree.comments(in: end..<Int(token.start)) {
        let isAlone = bytes[..<comment.lowerBound].last { !GapScanner.isBlank($0) } ?? UInt8(ascii: "\n")
        guard isAlone == UInt8(ascii: "\n") else { continue }
        if let before = groups.last,
          bytes[before.upperBound..<comment.lowerBound].count(where: { $0 == UInt8(ascii: "\n") }) == 1
        {
          groups[groups.count - 1] = before.lowerBound..<comment.upperBound
        } else {
          groups.append(comment)
        }
      }
      for group in groups { add(.comments, group.lowerBound, group.upperBound) }
      end = Int(token.end)
    }
  }

  mutating func findImports() {
    var groups: [(first: ImportSyntax, last: ImportSyntax)] = []
    for case .import(let view) in tree.declarations {
      if let before = groups.last, before.last.lastToken.next?.index == view.firstToken.index {
        groups[groups.count - 1].last = view
      } else {
        groups.append((view, view))
      }
    }
    for (first, last) in groups { add(.imports, first.firstToken.end, last.lastToken.end) }
  }
}
