import ShapeCore

/// A recursive-descent parser that turns any tokens into a tree and reports syntax errors.
///
/// Every function consumes at least one token or reports a missing one, so that parsing ends. O(n) for n tokens.
/// Recovery: a mistake in a statement skips to its end, and a declaration's keyword in a block ends the block.
public struct Parser {
  let source: SourceFile
  let file: Int32
  let tokens: [Token]
  var nodes: [NodeRecord] = []
  var diagnostics: [Diagnostic] = []
  var position = 0
  /// The kind of the current token. A line break that ends a statement is a separate `.terminator`.
  private(set) var kind = TokenKind.endOfFile
  /// Whether the innermost open bracket is `(` or `[`, where line breaks have no effect.
  private(set) var isInsideBrackets = false
  /// Whether the line break before the current token has been taken as a terminator.
  private var breakIsConsumed = false
  /// The node stack: finished nodes without a parent yet.
  var pending: [NodeID] = []
  private(set) var depth = 0
  private var didReportNesting = false
  /// Whether the text is a file, and not a single expression.
  private var isWholeFile = true
  /// Whether a mistake was found in the innermost statement, declaration or list of parameters: further ones up to its
  /// end are not reported.
  var isRecovering = false
  /// The number of mistakes, including those that were not reported.
  private(set) var faults = 0
  /// Set when a block ran into the next declaration: the blocks around it end too, without further messages.
  var isAbandoningBlocks = false
  /// Whether blocks ended too early, so that statements outside of blocks are not separate mistakes.
  var hasAbandonedBlocks = false
  /// The open braces, innermost last.
  var openBraces: [Int] = []
  /// The opening braces of the blocks of `use`.
  var useBraces: Set<Int> = []
  /// How many more braces open in the file than close, minus those that reported mistakes explain.
  var surplusBraces = 0
  private let braceStateAtStart: BraceState
  /// A brace that was closed by one that is indented less than its own line: probably its own is missing.
  var suspectBrace: Int?
  /// The starts of tokens that the lexer refused, and that another message explains.
  var explainedTokens: Set<Int32> = []
  /// The declarations with a mistake, and those whose meaning an earlier mistake may change, with all skipped tokens.
  var faultyDeclarations: [SourceSpan] = []

  /// Parses a file.
  public static func parse(_ source: SourceFile, file: Int32, names: inout NameTable) -> ParsedFile {
    parse(source, file: file, names: &names) { parser in parser.parseFile() }
  }

  /// Parses a file whose names are not compared with those of other files.
  public static func parse(_ source: SourceFile, file: Int32 = 0) -> ParsedFile {
    var names = NameTable()
    return parse(source, file: file, names: &names)
  }

  /// Parses a value for a parameter from outside of the sources: `inset = 30`.
  public static func parseSetting(_ source: SourceFile, file: Int32, names: inout NameTable) -> ParsedFile {
    parse(source, file: file, names: &names) { parser in
      parser.isWholeFile = false
      let mark = parser.pending.count
      parser.pending.append(parser.parseName(.parameterName))
      parser.expect(.equals, .equals)
      parser.pending.append(parser.parseExpression())
      if parser.kind != .endOfFile {
        if parser.diagnostics.isEmpty { parser.reportEndOfSetting() }
        while parser.kind != .endOfFile { parser.bump() }
      }
      return parser.node(.file, from: 0, children: mark)
    }
  }

  private static func parse(
    _ source: SourceFile, file: Int32, names: inout NameTable, body: (inout Parser) -> NodeID
  ) -> ParsedFile {
    let (tokens, lexical) = Lexer.tokens(of: source, file: file, names: &names)
    return parse(source, file: file, tokens, lexical, body: body)
  }

  /// Parses all tokens of a source, of which some were refused by the lexer.
  static func parse(
    _ source: SourceFile, file: Int32, _ tokens: [Token], _ lexical: [Diagnostic], body: (inout Parser) -> NodeID
  ) -> ParsedFile {
    var parser = Parser(source: source, file: file, tokens: tokens, from: 0, to: tokens.count)
    parser.nodes.reserveCapacity(tokens.count)
    _ = body(&parser)
    let tree = SyntaxTree(source: source, file: file, tokens: tokens, nodes: parser.nodes)
    return parser.parsed(tree, lexical)
  }

  /// Creates a parser that begins at a token of a file. It numbers its nodes from 0, and counts the braces up to `end`.
  /// Those of the other tokens must match.
  init(source: SourceFile, file: Int32, tokens: [Token], from first: Int, to end: Int) {
    self.source = source
    self.file = file
    self.tokens = tokens
    position = first
    for token in tokens[first..<end] {
      if token.kind == .leftBrace { surplusBraces += 1 } else if token.kind == .rightBrace { surplusBraces -= 1 }
    }
    braceStateAtStart = BraceState(surplus: surplusBraces.signum(), hasAbandonedBlocks: false)
    refresh()
  }

  // MARK: Tokens

  var token: Token { tokens[position] }

  /// The word at the current token, if it is one.
  var word: NameID { kind == .name ? token.name : .none }

  func isAt(_ keyword: Keyword) -> Bool { kind == .name && token.name == keyword.name }

  /// The kind of the token after the current one, ignoring line breaks.
  var nextKind: TokenKind { position + 1 < tokens.count ? tokens[position + 1].kind : .endOfFile }

  private mutating func refresh() {
    let token = tokens[position]
    kind =
      token.flags.contains(.breakBefore) && !isInsideBrackets && !breakIsConsumed ? .terminator : token.kind
  }

  /// Advances past the current token.
  mutating func bump() {
    if kind == .terminator, token.kind != .terminator {
      breakIsConsumed = true
    } else if position < tokens.count - 1 {
      position += 1
      breakIsConsumed = false
    }
    refresh()
  }

  /// Runs a part of the grammar within brackets of one kind.
  mutating func within<Result>(brackets: Bool, _ body: (inout Parser) -> Result) -> Result {
    let outer = isInsideBrackets
    isInsideBrackets = brackets
    refresh()
    let result = body(&self)
    isInsideBrackets = outer
    refresh()
    return result
  }

  /// Takes the current token if it is of a kind.
  mutating func take(_ expected: TokenKind) -> Bool {
    guard kind == expected else { return false }
    bump()
    return true
  }

  /// Takes the current token, or reports that it is missing.
  @discardableResult
  mutating func expect(_ expected: TokenKind, _ expectation: Expectation) -> Bool {
    if take(expected) { return true }
    reportExpected(expectation)
    return false
  }

  // MARK: Nodes

  /// Where a node begins: its first token, and the number of pending nodes before its children.
  struct NodeStart {
    let token: Int
    let pending: Int
  }

  /// The start of a node whose first token is the current one.
  var nodeStart: NodeStart { NodeStart(token: position, pending: pending.count) }

  /// Makes a node of the tokens and the pending nodes since its start.
  mutating func node(_ kind: SyntaxKind, since start: NodeStart) -> NodeID {
    node(kind, from: start.token, children: start.pending)
  }

  /// Makes a node of the tokens since `firstToken` and the pending nodes since `mark`.
  mutating func node(_ kind: SyntaxKind, from firstToken: Int, children mark: Int) -> NodeID {
    var height: UInt16 = 0
    var first = NodeID.none
    let count = pending.count - mark
    while pending.count > mark {
      let child = pending.removeLast()
      let index = Int(child.index)
      nodes[index].nextSibling = first
      first = child
      // A `switch` that is a value becomes a chain of conditions, in which each case is deeper than the one before it.
      let level = kind == .switchValue ? min(pending.count - mark, SourceLimits.nesting) : 0
      height = max(height, nodes[index].height + UInt16(level))
    }
    height += 1
    var kind = kind
    if height > SourceLimits.nesting {
      let isLong = kind == .switchValue && count > SourceLimits.nesting / 2
      reportNesting(isLong ? .tooManyCases : .nestingTooDeep, at: deepestToken(firstToken, children: first))
      (kind, height, first) = (.error, 1, .none)
    }
    nodes.append(
      NodeRecord(
        kind: kind, height: height, firstToken: Int32(firstToken), endToken: Int32(position), firstChild: first,
        nextSibling: .none))
    return NodeID(nodes.count - 1)
  }

  /// Makes a node of the current token alone.
  mutating func leaf(_ kind: SyntaxKind) -> NodeID {
    let first = position
    bump()
    return node(kind, from: first, children: pending.count)
  }

  /// Makes a node without tokens for a missing part.
  mutating func missing() -> NodeID { node(.missing, since: nodeStart) }

  /// Whether the current token can be a name: a word that is not reserved.
  var isAtFreeName: Bool { kind == .name && word != Keyword.true.name && word != Keyword.false.name }

  /// Parses a name, or reports it as missing and returns a missing node.
  mutating func parseName(_ expectation: Expectation) -> NodeID {
    if isAtFreeName, !isAtStatementAfterUnfinishedLine { return hyphenatedName(expectation) ?? leaf(.name) }
    if isAtMisreadNumber {
      if !isRecovering { explainedTokens.insert(token.start) }
      reportExpected(expectation)
      return leaf(.error)
    }
    // A word that the lexer refused is probably the name.
    if kind == .invalid { return leaf(.error) }
    reportExpected(expectation)
    return missing()
  }

  // MARK: Depth

  /// Runs a part of the grammar one level deeper. Beyond the limit, the tokens up to the end of the innermost bracket
  /// are skipped, with one message for the file.
  mutating func nested(_ body: (inout Parser) -> NodeID) -> NodeID {
    depth += 1
    defer { depth -= 1 }
    if depth <= SourceLimits.nesting { return body(&self) }
    reportNesting(.nestingTooDeep, at: position)
    let first = position
    skipBalanced()
    return node(.error, from: first, children: pending.count)
  }

  /// Returns a token inside the tallest of some nodes, rather than at its beginning: the first token at half of its
  /// height.
  private func deepestToken(_ token: Int, children: NodeID) -> Int {
    var (token, child) = (token, children)
    while child != .none {
      var tallest = child
      while child != .none {
        if nodes[Int(child.index)].height > nodes[Int(tallest.index)].height { tallest = child }
        child = nodes[Int(child.index)].nextSibling
      }
      guard nodes[Int(tallest.index)].height > SourceLimits.nesting / 2 else { break }
      token = Int(nodes[Int(tallest.index)].firstToken)
      child = nodes[Int(tallest.index)].firstChild
    }
    return token
  }

  private mutating func reportNesting(_ problem: Problem, at token: Int) {
    guard !didReportNesting else { return }
    didReportNesting = true
    let token = tokens[token]
    diagnostics.append(Diagnostic(problem, at: SourceSpan(file: file, start: token.start, end: token.end)))
  }

  // MARK: Recovery

  /// Skips to the end of the innermost bracket, to the end of the file, or to a statement at the start of a line.
  private mutating func skipBalanced(stopsAtStatement: Bool = false) {
    var open = 0
    while kind != .endOfFile {
      if stopsAtStatement, token.flags.contains(.startsLine), isAtStatement { return }
      switch token.kind {
      case .leftBrace, .leftBracket, .leftParenthesis: open += 1
      case .rightBrace, .rightBracket, .rightParenthesis:
        if open == 0 { return }
        open -= 1
      default: break
      }
      bump()
    }
  }

  /// Skips a parenthesis or brace with its contents, and keeps them as an `.error` node.
  mutating func skipBracket() {
    let first = position
    let isRound = kind == .leftParenthesis
    within(brackets: true) { parser in
      parser.bump()
      parser.skipBalanced(stopsAtStatement: isRound)
      _ = parser.take(isRound ? .rightParenthesis : .rightBrace)
    }
    pending.append(node(.error, from: first, children: pending.count))
  }

  /// Skips to where the next statement may begin, and keeps the skipped tokens as an `.error` node.
  mutating func skipStatement() {
    let first = position
    var braces = 0
    within(brackets: false) { parser in
      while parser.kind != .endOfFile {
        if braces == 0, parser.kind == .terminator || parser.kind == .rightBrace { break }
        if braces == 0, parser.position > first, parser.token.flags.contains(.startsLine), parser.isAtStatement {
          break
        }
        if parser.kind == .leftBrace { braces += 1 }
        if parser.kind == .rightBrace { braces -= 1 }
        parser.bump()
      }
    }
    if position > first { pending.append(node(.error, from: first, children: pending.count)) }
  }

  /// Whether the current word begins a statement or a declaration.
  var isAtStatement: Bool {
    guard token.kind == .name, let place = token.name.place else { return false }
    return place != .within && nextKind != .colon
  }

  // MARK: Reports

  func span(ofToken index: Int) -> SourceSpan { span(ofTokens: index...index) }

  func span(ofTokens range: ClosedRange<Int>) -> SourceSpan {
    SourceSpan(file: file, start: tokens[range.lowerBound].start, end: tokens[range.upperBound].end)
  }

  /// Returns the unit of a number; nil if it is unknown.
  func unit(ofNumber index: Int) -> NumberUnit? {
    NumberLiteral(source.bytes[Int(tokens[index].start)..<Int(tokens[index].end)]).unit
  }

  /// Returns whether no space separates a token from the one before it.
  func isAdjacent(_ index: Int) -> Bool {
    index > 0 && index < tokens.count && tokens[index - 1].end == tokens[index].start
  }

  mutating func report(_ problem: Problem, at span: SourceSpan, notes: [Note] = []) {
    faults += 1
    guard !isRecovering else { return }
    isRecovering = !problem.hasCertainRecovery
    // If code was skipped because it is nested too deeply, everything after it is doubtful.
    guard !didReportNesting, diagnostics.count < SourceLimits.fileProblems else { return }
    if let end = endOfUnfinishedLine, span.start > end.end {
      isRecovering = true
      return diagnostics.append(Diagnostic(.expected(.value, found: .endOfLine), at: end))
    }
    diagnostics.append(Diagnostic(problem, at: span, notes: notes))
  }

  /// Counts a mistake that needs no message, because an earlier one explains it.
  mutating func noteExplainedFault() { faults += 1 }

  /// What earlier mistakes with braces mean for the next declaration.
  var braceState: BraceState { BraceState(surplus: surplusBraces.signum(), hasAbandonedBlocks: hasAbandonedBlocks) }

  /// Whether earlier mistakes hide those in the next declaration.
  var hidesMistakes: Bool { didReportNesting || diagnostics.count >= SourceLimits.fileProblems }

  /// Returns a tree with the lexical errors in it and the syntax errors that were found.
  func parsed(_ tree: SyntaxTree, _ lexical: [Diagnostic]) -> ParsedFile {
    ParsedFile(
      tree: tree,
      diagnostics: lexical.filter { !explainedTokens.contains($0.span.start) } + syntacticProblems(lexical),
      faultyParts: lexical.map { $0.span } + faultyDeclarations, hasLexicalErrors: !lexical.isEmpty,
      braceStates: (braceStateAtStart, braceState))
  }

  /// Returns the syntax errors without those that follow from others: a comment without an end also hides the closing
  /// brackets of the rest.
  private func syntacticProblems(_ lexical: [Diagnostic]) -> [Diagnostic] {
    guard lexical.contains(where: { $0.problem.kind == .unterminatedComment }) else { return diagnostics }
    return diagnostics.filter { $0.problem.missing != .restOfFile }
  }

  /// Returns whether the lexer has reported the current token, so that the statement is known to be wrong.
  private mutating func isAtInvalidToken() -> Bool {
    guard kind == .invalid else { return false }
    faults += 1
    isRecovering = true
    return true
  }

  /// Marks a statement, a declaration or a list of parameters that contains a mistake.
  mutating func markIfBroken(_ node: NodeID) {
    if isRecovering { nodes[Int(node.index)].isBroken = true }
  }

  /// Reports a problem with the current token, unless the lexer has reported the token.
  mutating func report(_ problem: Problem, notes: [Note] = []) {
    guard !isAtInvalidToken() else { return }
    if reportMisspelledPath() { return }
    report(problem, at: span(ofToken: position), notes: notes)
  }

  mutating func reportExpected(_ expectation: Expectation, notes: [Note] = []) {
    guard !isAtInvalidToken() else { return }
    if reportMisspelledPath() { return }
    // A missing part is missing after the token before it, not at the start of the next line.
    if kind == .terminator || kind == .endOfFile || token.flags.contains(.startsLine), position > 0 {
      let end = tokens[position - 1].end
      let found = kind == .endOfFile ? currentDescription : .endOfLine
      report(
        .expected(expectation, found: token.kind == .terminator ? currentDescription : found),
        at: SourceSpan(file: file, start: end, end: end), notes: notes)
    } else {
      report(.expected(expectation, found: currentDescription), notes: notes)
    }
  }

  /// A note about the brace that probably lacks its end.
  var openedHere: [Note] {
    guard let brace = suspectBrace ?? openBraces.last else { return [] }
    return [Note(.openedHere, at: span(ofToken: brace))]
  }

  /// Returns the indentation of a line, by the index of its first token.
  func indentation(ofLineWith index: Int) -> Int {
    var index = index
    while index > 0, !tokens[index].flags.contains(.startsLine) { index -= 1 }
    let start = Int(tokens[index].start)
    var indentation = 0
    while indentation < start, source.bytes[start - indentation - 1] != UInt8(ascii: "\n") { indentation += 1 }
    return indentation
  }

  /// The current token for messages.
  var currentDescription: Found {
    switch kind {
    case .endOfFile: isWholeFile ? .endOfFile : .endOfValue
    case .terminator where token.kind != .terminator: .endOfLine
    default: .source(source.text(Int(token.start)..<min(Int(token.end), Int(token.start) + 40)))
    }
  }
}
