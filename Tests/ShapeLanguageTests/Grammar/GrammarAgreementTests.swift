import Foundation
import ShapeLanguage
import Testing

/// The compiler's parser against the page: twenty thousand sentences made from the EBNF of `Grammar.md`, and as many
/// mutants that differ from them by one token.
///
/// Environment variables, each a whole number: `SHAPE_GRAMMAR_SEED` makes other sentences than the usual ones, and
/// `SHAPE_GRAMMAR_SENTENCES` more of them.
@Suite("The parser and the grammar of the page")
struct GrammarAgreementTests {
  private static let leastUses = 20

  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
  }

  @Test func `the parser accepts what the grammar derives and nothing else, every part of the grammar in use`()
    async throws
  {
    let seed = GrammarAgreementTests.number("SHAPE_GRAMMAR_SEED") ?? 2
    let count = max(20_000, GrammarAgreementTests.number("SHAPE_GRAMMAR_SENTENCES") ?? 0)
    print("The grammar's sentences: SHAPE_GRAMMAR_SEED=\(seed) SHAPE_GRAMMAR_SENTENCES=\(count)")
    let run = try GrammarRun(GrammarPage.read()) { text in
      var names = NameTable()
      let source = SourceFile(path: "sentence.shape", bytes: Array(text.utf8))
      return Parser.parse(source, file: 0, names: &names).diagnostics.isEmpty
    }
    let report = await run.judge(sentences: count, seed: UInt64(truncatingIfNeeded: seed))
    #expect(report.disagreements.prefix(5) == [], "\(report.disagreements.count) disagreements")
    #expect(report.ambiguous == 0)
    #expect(run.seldom(report.generatorUses, GrammarAgreementTests.leastUses) == [])
    #expect(run.seldom(report.recogniserUses, GrammarAgreementTests.leastUses) == [])
  }
}
