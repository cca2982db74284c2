/// One token. Between tokens lies only white space and comments, so that the tokens and the file's bytes hold
/// everything.
public struct Token: Equatable, Sendable {
  public var kind: TokenKind
  public var flags: Flags
  /// The offset of the first byte.
  public var start: Int32
  /// The offset after the last byte.
  public var end: Int32
  /// The spelling of a `.name`.
  public var name: NameID

  public struct Flags: OptionSet, Sendable {
    public let rawValue: UInt8
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The token is the first of its line.
    @inlinable public static var startsLine: Flags { Flags(rawValue: 1) }
    /// The line break before the token ends a statement, unless it is in `( )` or `[ ]`.
    @inlinable public static var breakBefore: Flags { Flags(rawValue: 2) }
    /// There is a documentation comment right before the token.
    @inlinable public static var documented: Flags { Flags(rawValue: 4) }

    /// Creates the flags of the first token of a line, after a token of another line.
    init(ofLineBreakBetween previous: TokenKind?, and kind: TokenKind, _ name: NameID) {
      let endsStatement =
        previous?.canEndStatement ?? false && kind.canBeginStatement && name != Keyword.else.name
        && name != Keyword.where.name
      self = endsStatement ? [.startsLine, .breakBefore] : .startsLine
    }
  }
}

public enum TokenKind: UInt8, Sendable {
  case endOfFile
  /// Bytes that begin no token. Already reported.
  case invalid
  /// A `;`, or for the parser a line break that counts as one.
  case terminator
  case name, number, color, string, path
  case leftBrace, rightBrace, leftParenthesis, rightParenthesis, leftBracket, rightBracket
  case comma, colon, question, dot, equals
  case plus, minus, star, slash, not
  case less, lessOrEqual, greater, greaterOrEqual, equal, notEqual, and, or
  case halfOpenRange, closedRange

  /// Whether the token is a word, a number, a color or a text, and not a sign.
  @inlinable
  package var isWord: Bool {
    self == .name || self == .number || self == .color || self == .string || self == .path
  }

  @inlinable
  package var isClosingBracket: Bool { self == .rightBrace || self == .rightParenthesis || self == .rightBracket }

  /// Whether a statement can end with the token: a line break after any other token has no effect.
  package var canEndStatement: Bool {
    isWord || isClosingBracket || self == .endOfFile || self == .invalid || self == .terminator
  }

  /// Whether a statement can begin with the token: a line break before any other token has no effect.
  package var canBeginStatement: Bool {
    isWord || self == .leftParenthesis || self == .leftBracket || self == .not || self == .invalid
      || self == .terminator
  }

  /// The bracket that closes this one, or `nil` for any other token.
  package var closing: TokenKind? {
    if self == .leftBrace { return .rightBrace }
    if self == .leftParenthesis { return .rightParenthesis }
    return self == .leftBracket ? .rightBracket : nil
  }
}
