import TestSupport
import Testing

/// The claims of `Grammar.md` about its own grammar. The compiler is not used in these tests.
@Suite("The grammar of the page")
struct GrammarTests {
  private let page: GrammarPage
  private let ebnf: EBNF
  private let grammar: Grammar

  init() throws {
    page = try GrammarPage.read()
    ebnf = try EBNF(page.notation)
    grammar = try Grammar(ebnf)
  }

  @Test func `every name is defined`() {
    #expect(ebnf.undefinedNames == [])
  }

  @Test func `every production is used`() {
    #expect(ebnf.unusedRules == [])
  }

  @Test func `every production derives some tokens`() {
    #expect(grammar.bodies.allSatisfy { grammar.shortest[$0] < Grammar.endless })
  }

  @Test func `the table lists the kinds of token that the grammar names`() {
    let named = grammar.terminals.compactMap { terminal in
      if case .kind(let kind) = terminal { kind } else { nil }
    }
    #expect(Set(page.tokenKinds) == Set(named))
  }

  @Test func `the tokens at which lines continue are those of the grammar`() {
    let known = page.continuesAfter + page.continuesBefore
    #expect(known.filter { grammar.terminal(.quoted($0)) == nil } == [])
  }

  @Test func `every terminal appears in some sentence`() {
    var generator = SentenceGenerator(grammar, Routes(grammar), seed: 1)
    let used = (0..<1000).reduce(into: Set<Int>()) { used, _ in used.formUnion(generator.next(length: 40)) }
    #expect(grammar.terminals.indices.filter { !used.contains($0) }.map { grammar.terminals[$0] } == [])
  }

  @Test func `the recognizer derives sentences as they were generated, and in no other way`() {
    let vocabulary = Vocabulary(grammar)
    let recognizer = EarleyRecognizer(EarleyTables(grammar, classes: vocabulary.classes))
    var generator = SentenceGenerator(grammar, Routes(grammar), seed: 2)
    var random = RandomSource(seed: 3)
    var refused: [[Int]] = []
    for _ in 0..<500 {
      let sentence = vocabulary.spell(generator.next(length: 40), &random)
      if !recognizer.accepts(vocabulary.classes(of: sentence)) { refused.append(sentence) }
    }
    #expect(refused == [])
    #expect(recognizer.ambiguousCount == 0)
    #expect(recognizer.uses == generator.uses)
  }

  @Test(arguments: [true, false])
  func `a parser with a constant answer is detected`(_ verdict: Bool) async throws {
    let run = try GrammarRun(page) { _ in verdict }
    let disagreements = await run.judge(sentences: 32, seed: 4).disagreements
    #expect(disagreements.count > 10)
  }
}
