import ShapeCore
import TestSupport

@testable import ShapeLanguage

/// The tokens of a correct source, with white space, comments and semicolons between them that have no effect.
struct Scatter {
  /// Allowed between any two tokens.
  private static let quiet = [
    " ", "  ", "\t", " \r ", "/**/", "/* one; { */", " /* one /* within */ another */ ", "/* ö 🂡 \t*/  ",
  ]
  /// Allowed wherever a line break has no effect.
  private static let loud = [
    "\n", "\r\n", "  \n\n\n  ", "// a remark; it's (\n", "  /// documents\n", "\n// below \t\r\n",
    "/* over\n   lines */",
    "/* over \r\n\r\n lines */\n", "\n\n  /* alone */\n\n", "//\n",
  ]
  /// The ends of a statement.
  private static let ends = [
    "\n", ";", ";;", "\r\n", "\n;\n", "\n\n\n", " ; \n", "// said\n", "/* over\nlines */", "\t;/* c */",
  ]

  var random: RandomSource

  init(seed: UInt64) { random = RandomSource(seed: seed) }

  /// Returns a source with something added in a percentage of its gaps.
  mutating func scattered(_ bytes: [UInt8], percent: Int) -> [UInt8] {
    let tokens = Self.tokens(of: bytes)
    var brackets: [TokenKind] = []
    var result: [UInt8] = []
    var previous: Token?
    var gapStart = 0
    var sawSemicolon = false
    for token in tokens {
      if token.kind == .terminator {
        sawSemicolon = true
        continue
      }
      let gap = bytes[gapStart..<Int(token.start)]
      let isInBrackets = brackets.last == .leftParenthesis || brackets.last == .leftBracket
      let isQuiet = isInBrackets || !Self.wouldEnd(previous, token)
      let ends =
        previous == nil || token.kind == .endOfFile
        || !isInBrackets && (token.flags.contains(.breakBefore) || sawSemicolon)
      if random.chance(percent) {
        result += text(mayBreak: ends || isQuiet, ends: ends, isFirst: previous == nil, after: previous)
      } else {
        result += gap
      }
      result += bytes[Int(token.start)..<Int(token.end)]
      Self.track(token.kind, &brackets)
      previous = token
      gapStart = Int(token.end)
      sawSemicolon = false
    }
    return result
  }

  private mutating func text(mayBreak: Bool, ends: Bool, isFirst: Bool, after previous: Token?) -> [UInt8] {
    var text = previous?.kind == .slash ? " " : ""
    func piece(_ random: inout RandomSource) -> String {
      mayBreak && random.chance(50) ? random.pick(Self.loud) : random.pick(Self.quiet)
    }
    for _ in 0..<random.below(3) { text += piece(&random) }
    text += ends ? isFirst ? "" : random.pick(Self.ends) : " "
    for _ in 0..<random.below(3) { text += piece(&random) }
    return Array(text.utf8)
  }

  /// Returns a formatted source with other line breaks and blanks within brackets, except where these are kept.
  mutating func reflowed(_ bytes: [UInt8]) -> [UInt8] {
    let tokens = Self.tokens(of: bytes)
    let partners = Self.partners(of: tokens)
    var open: [Int] = []
    var result: [UInt8] = []
    var gapStart = 0
    for (index, token) in tokens.enumerated() {
      let gap = bytes[gapStart..<Int(token.start)]
      if let last = open.last, Self.isFree(open, tokens, partners), tokens[last].kind != .leftBrace, random.chance(60),
        !gap.contains(UInt8(ascii: "/"))
      {
        let texts = gap.isEmpty ? ["", " ", "\n", " \n\n"] : [" ", "\n", "\t", " \r \n  "]
        result += random.pick(texts).utf8
      } else {
        result += gap
      }
      result += bytes[Int(token.start)..<Int(token.end)]
      if let partner = partners[index] {
        if partner > index { open.append(index) } else { open.removeLast() }
      }
      gapStart = Int(token.end)
    }
    return result
  }

  /// Returns whether all open blocks are on several lines, and no open list keeps its rows.
  private static func isFree(_ open: [Int], _ tokens: [Token], _ partners: [Int?]) -> Bool {
    open.allSatisfy { index in
      guard let close = partners[index] else { return false }
      if tokens[index].kind != .leftBrace { return tokens[close - 1].kind != .comma }
      return tokens[close].flags.contains(.startsLine)
    }
  }

  private static func partners(of tokens: [Token]) -> [Int?] {
    var partners: [Int?] = Array(repeating: nil, count: tokens.count)
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .leftBrace, .leftParenthesis, .leftBracket: open.append(index)
      case .rightBrace, .rightParenthesis, .rightBracket:
        guard let start = open.popLast() else { break }
        (partners[start], partners[index]) = (index, start)
      default: break
      }
    }
    return partners
  }

  // MARK: Tokens

  static func tokens(of bytes: [UInt8]) -> [Token] {
    var names = NameTable()
    return Lexer.tokens(of: SourceFile(path: "test.shape", bytes: bytes), file: 0, names: &names).tokens
  }

  private static func wouldEnd(_ previous: Token?, _ token: Token) -> Bool {
    (previous?.kind.canEndStatement ?? false) && token.kind.canBeginStatement && token.name != Keyword.else.name
  }

  private static func track(_ kind: TokenKind, _ brackets: inout [TokenKind]) {
    switch kind {
    case .leftBrace, .leftParenthesis, .leftBracket: brackets.append(kind)
    case .rightBrace, .rightParenthesis, .rightBracket: brackets.removeLast()
    default: break
    }
  }
}
