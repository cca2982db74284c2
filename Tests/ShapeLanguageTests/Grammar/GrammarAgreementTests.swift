import ShapeLanguage
import TestSupport
import Testing

/// The compiler's parser against the page: thousands of sentences made from the EBNF of `Grammar.md`, and as many
/// mutants that differ from them by one token.
@Suite("The parser and the grammar of the page")
struct GrammarAgreementTests {
  @Test func `the parser accepts exactly the sentences of the grammar`()
    async throws
  {
    let seed = RandomCases.seed(2)
    let count = RandomCases.count(quick: 5_000, ci: 20_000, long: 500_000)
    // Every part of the grammar is used in at least one of a thousand sentences. With few sentences, chance has more
    // weight.
    let leastUses = count < 20_000 ? count / 2_500 : count / 1_000
    print("The grammar's sentences: SHAPE_SEED=\(seed) SHAPE_COUNT=\(count)")
    let run = try GrammarRun(GrammarPage.read()) { text in
      var names = NameTable()
      let source = SourceFile(path: "sentence.shape", bytes: Array(text.utf8))
      return Parser.parse(source, file: 0, names: &names).diagnostics.isEmpty
    }
    let report = await run.judge(sentences: count, seed: seed)
    #expect(report.disagreements.prefix(5) == [], "\(report.disagreements.count) disagreements")
    #expect(report.ambiguous == 0)
    #expect(run.seldom(report.generatorUses, leastUses) == [])
    #expect(run.seldom(report.recognizerUses, leastUses) == [])
  }
}
