import ShapeLanguage

/// The rules for the layout of a tree, token by token: which gaps have a space, which can have a line break, and how
/// far apart tokens are on one line.
///
/// Only `Flags.keepsRow`, `NodeFlags.oneLine` and the treatment of comments depend on the line breaks of the source.
/// The gap of a token is the text before it.
struct LayoutPlan {
  struct Flags: OptionSet {
    let rawValue: UInt16
    /// A space separates the token from the previous one, unless a line break does.
    static let space = Flags(rawValue: 1)
    /// A list or chain that is too long can be broken here.
    static let breakable = Flags(rawValue: 2)
    /// The gap separates two statements; a `;` is in such a gap itself.
    static let line = Flags(rawValue: 4)
    /// A line break within a statement that must stay, because a comment ends the line.
    static let forced = Flags(rawValue: 8)
    /// There are comments in the gap.
    static let comments = Flags(rawValue: 16)
    /// A `;` without effect, even on one line.
    static let dropped = Flags(rawValue: 32)
    /// The token begins a row of a list that keeps its rows.
    static let keepsRow = Flags(rawValue: 64)
    /// There is no space before the token.
    static let tight = Flags(rawValue: 128)
    /// A `-` or `!` before a value.
    static let prefix = Flags(rawValue: 256)
    /// The `:` of a conditional expression.
    static let choice = Flags(rawValue: 512)
    /// The bracket that opens a list of arguments, parameters or elements.
    static let opener = Flags(rawValue: 1024)
    /// A `case` or `default` in a `switch`.
    static let caseStart = Flags(rawValue: 2048)
    /// The `:` after the labels of a case.
    static let caseColon = Flags(rawValue: 4096)
  }

  struct NodeFlags: OptionSet {
    let rawValue: UInt8
    /// In no block of the node, a statement or the closing brace is written on a new line.
    static let oneLine = NodeFlags(rawValue: 1)
    /// A name, a literal, or members of it, with which the first `.method(…)` stays.
    static let plain = NodeFlags(rawValue: 2)
    /// A list whose only element has its own brackets: `polygon([…])`.
    static let hugging = NodeFlags(rawValue: 4)
  }

  let tree: SyntaxTree
  private let tokens: [Token]
  var flags: [Flags]
  var nodeFlags: [NodeFlags]
  /// The column of each token's first byte and after its last, if all of the file were on one line.
  private(set) var start: [Int32] = []
  private(set) var end: [Int32] = []
  /// The number of tokens up to and including this one that begin a line in the source.
  private(set) var lines: [Int32] = []
  /// The number of forced line breaks up to and including this token's gap.
  private(set) var forcedBreaks: [Int32] = []
  /// The next token whose gap can or must have a line break.
  private(set) var nextBreak: [Int32] = []
  /// The next token whose gap must have a line break if no block is on one line.
  private(set) var nextStop: [Int32] = []

  init(_ tree: SyntaxTree, _ bytes: UnsafeBufferPointer<UInt8>) {
    self.tree = tree
    tokens = tree.tokens
    flags = Array(repeating: [], count: tokens.count)
    nodeFlags = Array(repeating: .oneLine, count: tree.allNodes.count)
    findComments(bytes)
    markNodes()
    markGaps()
    measure(bytes)
  }

  // MARK: Tokens and nodes

  func first(_ node: some SyntaxView) -> Int { node.tokens.lowerBound }

  /// Returns the last token of a node with tokens.
  func last(_ node: some SyntaxView) -> Int { node.tokens.upperBound - 1 }

  func kind(_ token: Int) -> TokenKind { tokens[token].kind }

  func flags(_ node: some SyntaxView) -> NodeFlags { nodeFlags[Int(node.id.index)] }

  /// Returns the bytes between the previous token and a token.
  func gap(_ token: Int) -> Range<Int> {
    (token == 0 ? 0 : Int(tokens[token - 1].end))..<Int(tokens[token].start)
  }

  // MARK: Construction

  private mutating func findComments(_ bytes: UnsafeBufferPointer<UInt8>) {
    lines = Array(repeating: 0, count: tokens.count)
    var line: Int32 = 0
    var end = 0
    for (index, token) in tokens.enumerated() {
      let gap = end..<Int(token.start)
      end = Int(token.end)
      if gap.count > 1, GapScanner.hasComment(bytes, gap) { flags[index].insert(.comments) }
      if token.flags.contains(.startsLine) { line += 1 }
      lines[index] = line
    }
  }

  /// Marks the gaps with a space, and the `;` that are needed if a block is on one line.
  private mutating func markGaps() {
    var previous = 0
    for token in flags.indices {
      let kind = kind(token)
      if kind == .terminator {
        flags[token].insert(.line)
        if isDroppable(token, after: previous) { flags[token].insert(.dropped) }
      } else if token > 0 {
        if hasSpace(kind, token, after: previous) { flags[token].insert(.space) }
        previous = token
      }
    }
  }

  private func isDroppable(_ token: Int, after previous: Int) -> Bool {
    if token == 0 || kind(token - 1) == .terminator || kind(previous) == .leftBrace { return true }
    if flags[previous].contains(.caseColon) { return true }
    var next = token + 1
    while kind(next) == .terminator { next += 1 }
    return kind(next) == .rightBrace || kind(next) == .endOfFile || flags[next].contains(.caseStart)
  }

  @inline(__always)  // It is called for every token.
  private func hasSpace(_ kind: TokenKind, _ token: Int, after previous: Int) -> Bool {
    if flags[token].contains(.tight) || flags[previous].contains(.prefix) { return false }
    if kind == .colon { return flags[token].contains(.choice) }
    if kind == .comma || kind == .rightParenthesis || kind == .rightBracket || kind == .halfOpenRange
      || kind == .closedRange
    {
      return false
    }
    let before = self.kind(previous)
    if kind == .rightBrace, before == .leftBrace {
      return (previous + 1...token).contains { flags[$0].contains(.comments) }
    }
    return before != .leftParenthesis && before != .leftBracket && before != .dot && before != .halfOpenRange
      && before != .closedRange
  }

  private mutating func measure(_ bytes: UnsafeBufferPointer<UInt8>) {
    let count = tokens.count
    start = Array(repeating: 0, count: count)
    end = start
    forcedBreaks = start
    var column: Int32 = 0
    var forced: Int32 = 0
    for index in 0..<count {
      if flags[index].contains(.comments) { column += measureComments(bytes, index) }
      let flags = flags[index]
      if flags.contains(.space) { column += 1 }
      if flags.contains(.forced) { forced += 1 }
      start[index] = column
      if !flags.contains(.dropped) {
        let token = tokens[index]
        let range = Int(token.start)..<Int(token.end)
        column += Int32(token.kind == .string ? GapScanner.width(bytes, range) : range.count)
      }
      end[index] = column
      forcedBreaks[index] = forced
    }
    nextBreak = Array(repeating: Int32(count), count: count)
    nextStop = nextBreak
    var (stop, pause) = (Int32(count), Int32(count))
    for index in (0..<count - 1).reversed() {
      let next = flags[index + 1]
      if !next.isDisjoint(with: [.line, .forced]) {
        (stop, pause) = (Int32(index + 1), Int32(index + 1))
      } else if next.contains(.breakable) {
        pause = Int32(index + 1)
      }
      nextStop[index] = stop
      nextBreak[index] = pause
    }
  }

  /// Returns the width of a gap's comments with the spaces before them. Also determines whether they force a line
  /// break.
  private mutating func measureComments(_ bytes: UnsafeBufferPointer<UInt8>, _ token: Int) -> Int32 {
    var width = 0
    var sawComment = false
    for piece in GapScanner.pieces(bytes, gap(token)) {
      if piece.isComment {
        width += 1 + GapScanner.width(bytes, piece.range)
        sawComment = true
      }
      if piece.breaks > 0, sawComment, !flags[token].contains(.line) { flags[token].insert(.forced) }
    }
    // A comment separates its neighbors, unless the next one is a comma or a closing bracket.
    if ![.comma, .rightParenthesis, .rightBracket, .terminator, .endOfFile].contains(kind(token)) {
      flags[token].insert(.space)
    }
    return Int32(width)
  }
}
