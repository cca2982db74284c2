import TestSupport
import Testing

/// The paragraph about line breaks, as used for writing the sources of these tests.
@Suite("Line breaks and words in the tests' sources")
struct TokenTextTests {
  private let vocabulary: Vocabulary
  private let text: TokenText

  init() throws {
    let page = try GrammarPage.read()
    vocabulary = Vocabulary(try Grammar(EBNF(page.notation)))
    text = TokenText(vocabulary, page: page)
  }

  private func token(_ spelling: String) throws -> Int {
    let token = vocabulary.token(spelling)
    return try #require(token, "`\(spelling)` is not in the vocabulary")
  }

  /// Returns the meaning of spellings, where `¶` is a line break.
  private func meaning(_ row: String) throws -> String {
    let pieces = try row.split(separator: " ").map { spelling in
      spelling == "¶" ? TokenText.Piece.lineBreak : .token(try token(String(spelling)))
    }
    return text.meaning(of: pieces).map { vocabulary.spellings[$0] }.joined(separator: " ")
  }

  @Test(arguments: [
    "let a ¶ let width": "let a ; let width",
    "fill a ¶ ( width": "fill a ; ( width",
    "fill a ¶ ¶ fill": "fill a ; ; fill",
    "¶ fill ¶": "fill",
    "fill ; ¶ fill": "fill ; ; fill",
    "a , ¶ width": "a , width",
    "a ¶ , width": "a , width",
    "a + ¶ width": "a + width",
    "a ¶ - width": "a - width",
    "a ! ¶ width ¶ ! _": "a ! width ; ! _",
    "{ ¶ fill ¶ fill }": "{ fill ; fill }",
    "} ¶ else { }": "} else { }",
    "else ¶ if": "else ; if",
    "( a ¶ width )": "( a width )",
    "[ a ¶ width ] ¶ a": "[ a width ] ; a",
    "( path { fill ¶ fill } ¶ a ) ¶ width": "( path { fill ; fill } a ) ; width",
    "a ¶ x width": "a ; x width",
    "a ¶ : width ¶ ? a ¶ . width": "a : width ? a . width",
  ])
  func `a break is a semicolon if the statement does not continue`(_ row: String, _ meant: String) throws {
    let found = try meaning(row)
    #expect(found == meant)
  }

  @Test func `path is a separate token only before a brace`() throws {
    let path = try token("path")
    let brace = try token("{")
    let classes = vocabulary.classes(of: [path, path, brace, path])
    #expect(classes[0] == classes[3])
    #expect(classes[0] != classes[1])
  }

  @Test func `random breaks keep the meaning of the tokens`() throws {
    var random = RandomSource(seed: 1)
    for _ in 0..<500 {
      let row = (0..<12).map { _ in random.below(vocabulary.spellings.count) }
      let meant = text.meaning(of: text.pieces(of: row, &random))
      let isKept = withoutRepeats(meant) == withoutRepeats(row)
      #expect(isKept)
    }
  }

  /// Returns the tokens with one semicolon for every run of them.
  private func withoutRepeats(_ row: [Int]) -> [Int] {
    row.indices.filter { place in
      vocabulary.spellings[row[place]] != ";" || place == 0 || row[place - 1] != row[place]
    }.map { row[$0] }
  }
}
