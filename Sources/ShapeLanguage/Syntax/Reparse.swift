import ShapeKit

/// A file that was parsed again after a change of its text.
public struct Reparse: Sendable {
  public var tree: SyntaxTree
  /// Every lexical and syntax error in the file.
  public var diagnostics: [Diagnostic]
  /// The declarations of the old tree that are gone, by their place among the children of the file.
  public var removed: Range<Int>
  /// The declarations of the new tree that take their place. All others are as they were, but for where they stand.
  public var added: Range<Int>
}

extension Parser {
  /// Parses a file after a change of its text: only the declarations that the change touches, where the others do not
  /// depend on them. The result is that of parsing the whole file.
  ///
  /// A whole file is parsed where a mistake stands outside of these declarations, and where their braces do not match.
  ///
  /// - Parameters:
  ///   - tree: The tree of the old text.
  ///   - diagnostics: What parsing the old text gave.
  ///   - edit: The change; the new text must be one that a parser can read.
  /// - Complexity: O(n) for n bytes to copy, and to lex and parse those of the declarations.
  public static func reparse(
    _ tree: SyntaxTree, _ diagnostics: [Diagnostic], after edit: TextEdit, names: inout NameTable
  ) -> Reparse {
    let source = SourceFile(path: tree.source.path, bytes: [edit].applied(to: tree.source.bytes))
    var splice = TreeSplice(tree, edit, source)
    if let found = splice.run(diagnostics, &names) { return found }
    let (new, problems) = parse(source, file: tree.file, names: &names)
    return Reparse(
      tree: new, diagnostics: problems, removed: 0..<tree.declarations.count, added: 0..<new.declarations.count)
  }
}

/// An old tree in which some declarations are replaced.
private struct TreeSplice {
  let old: SyntaxTree
  let edit: TextEdit
  let source: SourceFile
  /// How much further right stands what follows the change.
  let shift: Int32
  /// The declarations of the old tree.
  let declarations: [NodeID]
  /// The first declaration that is parsed again, and the first one after it that is not.
  private var first = 0
  private var end = 0

  init(_ old: SyntaxTree, _ edit: TextEdit, _ source: SourceFile) {
    self.old = old
    self.edit = edit
    self.source = source
    shift = Int32(source.bytes.count - old.source.bytes.count)
    declarations = old.wholeFile.children.map(\.id)
    // A change right after a token may be a part of it. A change before or in the first token of a declaration may make
    // what stands before go on.
    let touched = declarations.firstIndex { edit.span.start <= lastByte($0) } ?? declarations.count
    first = touched
    if touched == declarations.count || edit.span.start <= old.firstToken(declarations[touched]).end {
      first = max(0, touched - 1)
    }
    end = declarations.firstIndex { old.firstToken($0).start > edit.span.end } ?? declarations.count
  }

  private func lastByte(_ id: NodeID) -> Int32 { old.span(id).end }

  private func tokens(_ place: Int) -> Range<Int> { old[declarations[place]].tokens }

  /// The tokens before the first declaration that is parsed again.
  private var tokensBefore: Int { first == 0 ? 0 : tokens(first - 1).upperBound }

  /// The nodes before a declaration.
  private func nodes(before place: Int) -> Int { place == 0 ? 0 : Int(declarations[place - 1].index) + 1 }

  /// Nil where the whole file must be parsed.
  mutating func run(_ diagnostics: [Diagnostic], _ names: inout NameTable) -> Reparse? {
    guard first < end, let (region, lexical) = lex(&names) else { return nil }
    let tokensAfter = end < declarations.count ? tokens(end).lowerBound : old.tokens.count
    let tokenShift = tokensBefore + region.count - tokensAfter
    var all = Array(old.tokens[..<tokensBefore])
    all += region
    all += old.tokens[tokensAfter...].lazy.map { $0.shifted(by: shift) }

    let stops = (end..<declarations.count).map { tokens($0).lowerBound + tokenShift }
    var parser = Parser(
      source: source, file: old.file, tokens: all, from: tokensBefore, to: tokensBefore + region.count)
    guard parser.surplusBraces == 0 else { return nil }
    parser.parseDeclarations(upTo: stops)
    guard parser.isAtFreshDeclaration else { return nil }
    let mark = end
    end = stops.firstIndex(of: parser.position).map { mark + $0 } ?? declarations.count
    let added = parser.pending
    guard isWithin(diagnostics), let nodes = spliced(parser.nodes, added, tokenShift: Int32(tokenShift), all.count)
    else { return nil }
    return Reparse(
      tree: SyntaxTree(source: source, file: old.file, tokens: all, nodes: nodes),
      diagnostics: parser.problems(with: lexical), removed: first..<end, added: first..<first + added.count)
  }

  /// The tokens of the declarations that are parsed again, up to one that begins as it did.
  private mutating func lex(_ names: inout NameTable) -> (tokens: [Token], diagnostics: [Diagnostic])? {
    let previous = tokensBefore > 0 ? old.tokens[tokensBefore - 1] : nil
    return Lexer.resume(source, file: old.file, after: previous) { lexer in
      while end < declarations.count {
        let next = old.firstToken(declarations[end])
        if lexer.run(upTo: Int(next.start + shift), &names), lexer.flags(next.kind, next.name) == next.flags { return }
        end += 1
      }
      lexer.run(&names)
    }
  }

  /// Whether all that was wrong lies in the declarations that are parsed again.
  private func isWithin(_ diagnostics: [Diagnostic]) -> Bool {
    let start = first == 0 ? -1 : lastByte(declarations[first - 1])
    let stop = end < declarations.count ? old.firstToken(declarations[end]).start : Int32.max
    return diagnostics.allSatisfy { start < $0.span.start && $0.span.start < stop }
  }

  /// The nodes of the new tree; nil where they nest too deep.
  private func spliced(
    _ region: [NodeRecord], _ added: [NodeID], tokenShift: Int32, _ tokenCount: Int
  ) -> [NodeRecord]? {
    let before = nodes(before: first)
    let after = nodes(before: end)
    let last = old.nodes.count - 1
    let shift = Int32(before + region.count - after)
    var nodes = Array(old.nodes[..<before])
    nodes.reserveCapacity(before + region.count + last - after + 1)
    nodes += region.lazy.map { $0.shifted(by: Int32(before), tokens: 0) }
    nodes += old.nodes[after..<last].lazy.map { $0.shifted(by: shift, tokens: tokenShift) }
    let children =
      declarations[..<first] + added.map { NodeID(Int($0.index) + before) }
      + declarations[end...].map { NodeID(Int($0.index + shift)) }
    var height: UInt16 = 0
    for (place, child) in children.enumerated() {
      nodes[Int(child.index)].nextSibling = place + 1 < children.count ? children[place + 1] : .none
      height = max(height, nodes[Int(child.index)].height)
    }
    guard height < SourceLimits.nesting else { return nil }
    nodes.append(
      NodeRecord(
        kind: .file, height: height + 1, firstToken: 0, endToken: Int32(tokenCount - 1),
        firstChild: children.first ?? .none, nextSibling: .none))
    return nodes
  }
}

extension Token {
  fileprivate func shifted(by bytes: Int32) -> Token {
    Token(kind: kind, flags: flags, start: start + bytes, end: end + bytes, name: name)
  }
}

extension NodeRecord {
  fileprivate func shifted(by nodes: Int32, tokens: Int32) -> NodeRecord {
    var record = self
    record.firstToken += tokens
    record.endToken += tokens
    if firstChild != .none { record.firstChild = NodeID(Int(firstChild.index + nodes)) }
    if nextSibling != .none { record.nextSibling = NodeID(Int(nextSibling.index + nodes)) }
    return record
  }
}
