import Foundation
import ShapeCore
import ShapeLanguage
import TestSupport
import Testing

/// The quality of the messages if one token is wrong: measures the messages of mutants of the examples, the README's
/// tour and the recipes. The figures and the ten worst mutants are printed.
@Suite("Sources with one wrong token")
struct SingleMutationTests {
  /// The tour of the README and the recipes.
  private static var pages: [MutableSource] {
    ["README.md", Repository.cookbook].flatMap { page in
      Repository.shapeBlocks(of: page).enumerated().map { index, block in
        MutableSource(name: "\(page), block \(index + 1)", bytes: Array(block.text.utf8))
      }
    }
  }

  @Test func `have one message, on the wrong line, with the right name`() {
    let seed = RandomCases.seed()
    let count = RandomCases.count(quick: 2_000, ci: 5_000, long: 100_000)
    let examples = Mutants.examples.map { MutableSource(name: $0.name, bytes: $0.bytes) }
    let measure = MutationMeasure(examples + Self.pages, count: count, seed: seed) { path in
      Mutants.examples.first { $0.name == path }.map { .success($0.bytes) } ?? .failure(.unreadable("none"))
    }
    print("SHAPE_SEED=\(seed) SHAPE_COUNT=\(count): \(measure.report)")
    #expect(measure.outcomes.count > count / 2, "too few of the mutants are wrong for reliable figures")
    #expect(measure.medianErrors == 1)
    #expect(measure.shareOfFew >= 95)
    #expect(measure.shareOnLine >= 90)
    #expect(measure.shareOfRightNames >= 90)
  }
}
