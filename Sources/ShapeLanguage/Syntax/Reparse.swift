import ShapeCore

/// The result of parsing a file again after an edit.
public struct Reparse: Sendable {
  public let file: ParsedFile
  /// The declarations of the old file that were replaced, by their index among the children of the whole file.
  public let removed: Range<Int>
  /// The declarations of the new file that replace them. All others are unchanged except for their offsets in the file,
  /// and so are the comments before them.
  public let added: Range<Int>

  /// Returns the new index of a declaration of the old file, or nil if it was replaced.
  public func newIndex(of declaration: Int) -> Int? {
    if declaration < removed.lowerBound { return declaration }
    return declaration < removed.upperBound ? nil : declaration + added.count - removed.count
  }
}

extension Reparse {
  fileprivate init(replacingAllOf old: ParsedFile, with new: ParsedFile) {
    self.init(file: new, removed: 0..<old.tree.wholeFile.children.count, added: 0..<new.tree.wholeFile.children.count)
  }
}

extension Parser {
  /// Parses a file again after an edit. The result equals that of parsing the new text.
  ///
  /// Only some declarations are parsed: from the first to the last one that the edit touches or that has a mistake. The
  /// whole file is parsed if the edit adds a mistake with braces.
  ///
  /// - Parameters:
  ///   - old: The file before the edit.
  ///   - edit: The change. The new text must be UTF-8 and no longer than `SourceLimits.fileBytes`.
  ///   - names: The table that the old file was parsed with.
  /// - Complexity: O(n) to copy n bytes, tokens and nodes. Only the replaced declarations are lexed and parsed.
  public static func reparse(_ old: ParsedFile, after edit: TextEdit, names: inout NameTable) -> Reparse {
    let source = SourceFile(path: old.tree.source.path, bytes: [edit].applied(to: old.tree.source.bytes))
    var splice = DeclarationSplice(old, edit, source)
    if let spliced = splice.run(&names) { return spliced }
    return Reparse(replacingAllOf: old, with: parse(source, file: old.tree.file, names: &names))
  }
}

/// Replaces some declarations of a file after an edit.
///
/// How the parser reads a declaration depends on its tokens, on the first token after it, and on a `BraceState`.
/// Declarations without mistakes are kept if this state is the same as before the edit, or if braces match now.
private struct DeclarationSplice {
  private let old: ParsedFile
  private let source: SourceFile
  private let byteShift: Int32
  private let declarations: [SyntaxNode]
  /// The declarations to parse again.
  private var removed: Range<Int>

  init(_ old: ParsedFile, _ edit: TextEdit, _ source: SourceFile) {
    self.old = old
    self.source = source
    byteShift = Int32(source.bytes.count - old.tree.source.bytes.count)
    declarations = Array(old.tree.wholeFile.children)
    removed = Self.touched(declarations, by: edit.span)
  }

  /// Adds the declarations with a mistake to those to parse again.
  private mutating func removeFaultyParts() {
    guard let start = old.faultyParts.map({ $0.start }).min(), let end = old.faultyParts.map({ $0.end }).max() else {
      return
    }
    let faulty = Self.range(of: declarations, around: SourceSpan(file: old.tree.file, start: start, end: end))
    removed = min(removed.lowerBound, faulty.lowerBound)..<max(removed.upperBound, faulty.upperBound)
  }

  /// The number of tokens before those to parse again.
  private var firstToken: Int { removed.lowerBound == 0 ? 0 : declarations[removed.lowerBound - 1].tokens.upperBound }

  /// Returns the declarations that an edit of some bytes can change.
  private static func touched(_ declarations: [SyntaxNode], by edit: SourceSpan) -> Range<Int> {
    let range = range(of: declarations, around: edit)
    guard range.lowerBound > 0 else { return range }
    // If the first token of a declaration changes, the declaration before it may continue.
    let changesFirstToken = edit.start <= declarations[range.lowerBound].firstToken.span.end
    return changesFirstToken ? range.lowerBound - 1..<range.upperBound : range
  }

  /// Returns the declarations that a span is in, or adjacent to. Between two declarations it is in the second one, and
  /// after the last one in the last one.
  private static func range(of declarations: [SyntaxNode], around span: SourceSpan) -> Range<Int> {
    guard let last = declarations.indices.last else { return 0..<0 }
    let first = declarations.firstIndex { span.start <= $0.span.end } ?? last
    let next = declarations.firstIndex { span.end < $0.span.start } ?? declarations.count
    return first..<max(first + 1, next)
  }

  /// Returns the new file, or nil if the whole file must be parsed.
  mutating func run(_ names: inout NameTable) -> Reparse? {
    // Beyond the limit, not all mistakes are known.
    guard !removed.isEmpty, old.faultyParts.count < SourceLimits.fileProblems else { return nil }
    if old.hasLexicalErrors { removeFaultyParts() }
    let (region, lexical) = lex(after: firstToken, &names)
    guard lexical.count < SourceLimits.fileProblems else { return nil }
    let tokens = Array(
      old.tree.tokens[..<firstToken] + region + keptTokens.map { [byteShift] in $0.shifted(by: byteShift) })
    // The tokens of declarations that are parsed again only because of a mistake in them are those of before.
    removeFaultyParts()
    var parser = Parser(
      source: source, file: old.tree.file, tokens: tokens, from: firstToken, to: tokens.count - keptTokens.count)
    guard parser.braceState.keepsDeclarations(from: old.braceStates.start) else { return parsedAnew(tokens, lexical) }
    parse(with: &parser)
    guard parser.braceState.keepsDeclarations(from: old.braceStates.end), !parser.hidesMistakes,
      let nodes = nodes(replacing: parser)
    else { return parsedAnew(tokens, lexical) }
    let tree = SyntaxTree(source: source, file: old.tree.file, tokens: parser.tokens, nodes: nodes)
    let added = removed.lowerBound..<removed.lowerBound + parser.pending.count
    return Reparse(file: parser.parsed(tree, lexical), removed: removed, added: added)
  }

  /// Parses all tokens. There are no lexical errors in those that are kept.
  private func parsedAnew(_ tokens: [Token], _ lexical: [Diagnostic]) -> Reparse {
    Reparse(
      replacingAllOf: old,
      with: Parser.parse(source, file: old.tree.file, tokens, lexical) { parser in parser.parseFile() })
  }

  /// The tokens after the declarations to parse again.
  private var keptTokens: ArraySlice<Token> {
    let isLast = removed.upperBound == declarations.count
    return old.tree.tokens[(isLast ? old.tree.tokens.count : declarations[removed.upperBound].tokens.lowerBound)...]
  }

  /// Parses up to the first declaration that is kept. Declarations that the one before runs into are parsed again too.
  private mutating func parse(with parser: inout Parser) {
    while true {
      let stop = min(parser.tokens.count - keptTokens.count, parser.tokens.count - 1)
      parser.parseDeclarations(upTo: stop)
      if parser.position == stop { return }
      removed = removed.lowerBound..<removed.upperBound + 1
    }
  }

  /// Returns the new tokens from a place up to the first declaration that is kept. A declaration is kept if its first
  /// token and the white space and comments before it are unchanged: these say what documents it, and which of its
  /// warnings are suppressed.
  private mutating func lex(
    after firstToken: Int, _ names: inout NameTable
  ) -> (tokens: [Token], diagnostics: [Diagnostic]) {
    let previous = firstToken > 0 ? old.tree.tokens[firstToken - 1] : nil
    return Lexer.resume(source, file: old.tree.file, after: previous) { lexer in
      while removed.upperBound < declarations.count {
        let index = declarations[removed.upperBound].tokens.lowerBound
        let next = old.tree.tokens[index]
        let start = Int(next.start + byteShift)
        // A brace makes a keyword of a `path` before it. The first comment of the gap begins a line only if no token comes
        // before it.
        if next.kind != .leftBrace, lexer.run(upTo: start, &names), lexer.flags(next.kind, next.name) == next.flags,
          let end = lexer.endOfLastToken, source.bytes[end..<start].elementsEqual(gap(before: index))
        {
          return
        }
        removed = removed.lowerBound..<removed.upperBound + 1
      }
      lexer.run(&names)
    }
  }

  /// The white space and comments before a token of the old file.
  private func gap(before index: Int) -> ArraySlice<UInt8> {
    let start = index > 0 ? Int(old.tree.tokens[index - 1].end) : 0
    return old.tree.source.bytes[start..<Int(old.tree.tokens[index].start)]
  }

  /// Returns the nodes of the new tree, or nil if they nest too deep.
  private func nodes(replacing parser: Parser) -> [NodeRecord]? {
    let lower = removed.lowerBound == 0 ? 0 : Int(declarations[removed.lowerBound - 1].id.index) + 1
    let last = old.tree.nodes.count - 1
    let upper = removed.upperBound < declarations.count ? firstNode(of: declarations[removed.upperBound]) : last
    let nodeShift = lower + parser.nodes.count - upper
    let tokenShift = Int32(parser.tokens.count - old.tree.tokens.count)
    var nodes = Array(old.tree.nodes[..<lower])
    nodes += parser.nodes.lazy.map { $0.shifted(byNodes: Int32(lower), tokens: 0) }
    nodes += old.tree.nodes[upper..<last].lazy.map { $0.shifted(byNodes: Int32(nodeShift), tokens: tokenShift) }
    let children =
      declarations[..<removed.lowerBound].map { $0.id } + parser.pending.map { NodeID(Int($0.index) + lower) }
      + declarations[removed.upperBound...].map { NodeID(Int($0.id.index) + nodeShift) }
    var height: UInt16 = 0
    for (place, child) in children.enumerated() {
      nodes[Int(child.index)].nextSibling = place + 1 < children.count ? children[place + 1] : .none
      height = max(height, nodes[Int(child.index)].height)
    }
    guard height < SourceLimits.nesting else { return nil }
    nodes.append(
      NodeRecord(
        kind: .file, height: height + 1, firstToken: 0, endToken: Int32(parser.tokens.count - 1),
        firstChild: children.first ?? .none, nextSibling: .none))
    return nodes
  }

  /// Returns the index of the first node of a declaration: nodes come after their children.
  private func firstNode(of declaration: SyntaxNode) -> Int {
    var node = declaration
    while let child = node.firstChild { node = child }
    return Int(node.id.index)
  }
}

extension Token {
  fileprivate func shifted(by bytes: Int32) -> Token {
    Token(kind: kind, flags: flags, start: start + bytes, end: end + bytes, name: name)
  }
}

extension NodeRecord {
  fileprivate func shifted(byNodes nodes: Int32, tokens: Int32) -> NodeRecord {
    var record = self
    record.firstToken += tokens
    record.endToken += tokens
    if firstChild != .none { record.firstChild = NodeID(Int(firstChild.index + nodes)) }
    if nextSibling != .none { record.nextSibling = NodeID(Int(nextSibling.index + nodes)) }
    return record
  }
}
