import TestSupport
import Testing

@testable import ShapeLanguage

/// Random tokens, right and wrong ones, with the places that they were written to.
@Suite("Tokens")
struct TokenTests {
  /// A token in a text of its own, and the mistakes in it.
  private struct Piece {
    var text: String
    var kind: TokenKind
    /// The mistakes, each with its bytes. An absent range is the whole token.
    var mistakes: [(kind: Problem.Kind, range: Range<Int>?)] = []
  }

  private static let symbols: [(String, TokenKind)] = [
    ("{", .leftBrace), ("}", .rightBrace), ("(", .leftParenthesis), (")", .rightParenthesis), ("[", .leftBracket),
    ("]", .rightBracket), (",", .comma), (":", .colon), (";", .terminator), ("?", .question), (".", .dot),
    ("=", .equals), ("+", .plus), ("-", .minus), ("*", .star), ("/", .slash), ("!", .not), ("<", .less),
    ("<=", .lessOrEqual), (">", .greater), (">=", .greaterOrEqual), ("==", .equal), ("!=", .notEqual), ("&&", .and),
    ("||", .or), ("..<", .halfOpenRange), ("...", .closedRange),
  ]

  private static func piece(_ random: inout RandomSource) -> Piece {
    func text(_ letters: String, _ count: ClosedRange<Int>) -> String {
      (0..<random.whole(count)).map { _ in String(random.pick(Array(letters))) }.joined()
    }
    switch random.below(10) {
    case 0:
      let symbol = random.pick(symbols)
      return Piece(text: symbol.0, kind: symbol.1)
    case 1: return Piece(text: text("abXYZ_", 1...1) + text("azAZ09_", 0...9), kind: .name)
    case 2:
      let digits = text("0123456789abcdefABCDEF", 1...9)
      let isRight = [3, 4, 6, 8].contains(digits.count)
      return Piece(text: "#" + digits, kind: .color, mistakes: isRight ? [] : [(.malformedColor, nil)])
    case 3:
      var digits = Array(text("09afAF", 3...8))
      digits[random.below(digits.count)] = random.pick(Array("gGzZ_"))
      return Piece(text: "#" + String(digits), kind: .color, mistakes: [(.malformedColor, nil)])
    case 4:
      let number = text("0123456789", 1...4) + random.pick(["", ".5", "e3", "E-07", ".25e+1"])
      let unit = random.pick(["", "%", "deg", "rad", "turn", "px", "DEG", "e", "x2", "_"])
      let isKnown = ["", "%", "deg", "rad", "turn"].contains(unit)
      return Piece(text: number + unit, kind: .number, mistakes: isKnown ? [] : [(.unknownUnit, nil)])
    case 5:
      var (result, mistakes) = ("\"", [(kind: Problem.Kind, range: Range<Int>?)]())
      for _ in 0..<random.whole(0...5) {
        let part = random.pick(["a", "\u{E9}", "\u{1F600}", "//", "'", "\\\"", "\\\\", "\\n", "\\t", "\\r", "\\\u{E9}"])
        let start = result.utf8.count
        if part.first == "\\", !["\"", "\\", "n"].contains(part.last) {
          mistakes.append((.unknownEscape, start..<start + 1))
        }
        result += part
      }
      return Piece(text: result + "\"", kind: .string, mistakes: mistakes)
    case 6:
      let inside = (0..<random.whole(0...4)).map { _ in random.pick(["a", "\u{E9}", "\"", "\u{1F600}", " ", "/"]) }
        .joined()
      let quotes = random.pick([
        ("'", "'"), ("\u{201C}", "\u{201D}"), ("\u{201E}", "\u{201C}"), ("\u{2018}", "\u{201F}"),
      ])
      return Piece(text: quotes.0 + inside + quotes.1, kind: .string, mistakes: [(.unexpectedCharacter, nil)])
    case 7:
      let end = random.pick(["", "b", "\u{E9}\u{3B1}", "\u{1F600}\u{2192}"])
      return Piece(text: "\"a" + end, kind: .string, mistakes: [(.unterminatedString, nil)])
    case 8:
      let word = random.pick(["\u{E9}t\u{E9}", "gr\u{F6}\u{DF}e", "a1\u{44F}", "\u{65E5}\u{672C}", "\u{3B1}"])
      return Piece(text: word, kind: .invalid, mistakes: [(.unexpectedCharacter, nil)])
    default:
      let word = random.pick([
        "@media", "$tint", "$", "~", "^", "|", "&", "`", "\\", "\0\0\0", "\u{D7}", "\u{2192}\u{2265}", "\u{1F600}",
      ])
      return Piece(text: word, kind: .invalid, mistakes: [(.unexpectedCharacter, nil)])
    }
  }

  @Test func `are found at their places, with their mistakes`() {
    let seed = RandomCases.seed(17)
    var random = RandomSource(seed: seed)
    let comments = [
      ("// \u{E9} \"", false), ("/// \u{1F600}", true), ("//// {", false), ("/* \u{E9} /* // */ \" */", false),
      ("\t ", false),
      ("/** ' */", false), ("/*/ */", false), ("//", false), ("///", true),
    ]
    for _ in 0..<RandomCases.count(quick: 300, ci: 3_000, long: 50_000) {
      var text = random.pick(["", "\u{FEFF}"])
      var (tokens, mistakes): ([String], [String]) = ([], [])
      for _ in 0..<random.whole(0...6) {
        var isDocumented = false
        for _ in 0..<random.whole(0...2) {
          let (comment, documents) = random.pick(comments)
          text += comment + random.pick(["\n", "\r\n", "\n\n"])
          isDocumented = isDocumented || documents
        }
        let piece = Self.piece(&random)
        let start = text.utf8.count
        let end = start + piece.text.utf8.count
        tokens.append("\(piece.kind) \(start)..<\(end) \(isDocumented ? "documented" : "")")
        for mistake in piece.mistakes {
          let range = mistake.range ?? 0..<piece.text.utf8.count
          mistakes.append("\(mistake.kind) \(start + range.lowerBound)..<\(start + range.upperBound)")
        }
        text += piece.text + "\n"
      }
      var names = NameTable()
      let source = SourceFile(path: "a.shape", bytes: Array(text.utf8))
      let found = Lexer.tokens(of: source, file: 4, names: &names)
      let note = Comment("seed \(seed): \(text.debugDescription)")
      let end = found.tokens.last
      #expect(end?.kind == .endOfFile && end.map { Int($0.start) } == text.utf8.count, note)
      #expect(
        found.tokens.dropLast().map { token in
          let isDocumented = token.flags.contains(.documented)
          return "\(token.kind) \(token.start)..<\(token.end) \(isDocumented ? "documented" : "")"
        } == tokens, note)
      #expect(found.tokens.dropLast().allSatisfy { $0.flags.contains(.startsLine) }, note)
      #expect(
        found.diagnostics.map { "\($0.problem.kind) \($0.span.start)..<\($0.span.end)" } == mistakes
          && found.diagnostics.allSatisfy { $0.span.file == 4 }, note)
    }
  }

  /// The table of names grows at several hundred names, and at each doubling.
  @Test func `names have the same number exactly if they are equal`() {
    var random = RandomSource(seed: 25)
    var names = NameTable()
    let known = names.count
    var ids: [String: NameID] = [:]
    var texts: [String] = []
    for _ in 0..<4_000 {
      let text = random.pick(["_", "b_", "fill_"]) + String(random.below(3_000), radix: random.pick([2, 16, 36]))
      let id = names.intern(text)
      if let first = ids[text] { #expect(id == first, "\(text)") } else { texts.append(text) }
      ids[text] = id
    }
    #expect(texts.count > 2_000 && names.count == known + texts.count)
    #expect(Set(ids.values).count == texts.count && texts.allSatisfy { ids[$0].map(names.spelling) == $0 })
    #expect(
      Keyword.allCases.allSatisfy { names.spelling($0.name) == $0.spelling && names.intern($0.spelling) == $0.name })
  }

  @Test func `the lines of documentation are those right before a declaration`() {
    let documented: [(text: String, documentation: String)] = [
      ("/// One.\n///Two \u{E9}.\n///   Three. \n", "One.\nTwo \u{E9}.\nThree."),
      ("/// One.\n\n/// Two.\n", "Two."), ("\u{FEFF}/// One.\r\n\t/// Two.\r\n", "One.\nTwo."),
      ("/// One.\n///\n/// Three.\n", "One.\n\nThree."), ("//// One.\n", ""), ("// One.\n", ""),
      ("/// One.\n// Two.\n", ""),
      ("let b = 1 /// One.\n", ""), ("let b = 1\n/// One.\n/// Two.\n", "One.\nTwo."), ("/// One.\nprivate ", "One."),
    ]
    let found = documented.map { row in
      let source = SourceFile(path: "a.shape", bytes: Array((row.text + "let a = 2").utf8))
      return Parser.parse(source).tree.declarations.compactMap { LetSyntax($0.node) }.last?.documentation ?? "none"
    }
    for (row, found) in zip(documented, found) { #expect(found == row.documentation, "\(row.text.debugDescription)") }
  }
}
