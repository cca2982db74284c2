import Foundation
import ShapeKit
import ShapeLanguage
import Testing

/// How good the messages are where one token is wrong: the examples and the README's tour are mutated, and what the
/// compiler says is measured. The figures and the ten worst mutants are printed.
///
/// Environment variables, each a whole number: `SHAPE_MUTATIONS_SEED` makes other mutants than the usual ones, and
/// `SHAPE_MUTATIONS` another number of them.
@Suite("Sources with one wrong token")
struct SingleMutationTests {
  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
  }

  /// The blocks of the README between fences that are tagged `shape`.
  private static func tour() throws -> [MutableSource] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let blocks = page.components(separatedBy: "\n```shape\n").dropFirst()
    return blocks.enumerated().compactMap { index, block in
      block.components(separatedBy: "\n```").first.map {
        MutableSource(name: "README.md, block \(index + 1)", bytes: Array(($0 + "\n").utf8))
      }
    }
  }

  @Test func `give one message, on the line that is wrong, with the right name`() throws {
    let seed = Self.number("SHAPE_MUTATIONS_SEED") ?? 1
    let count = Self.number("SHAPE_MUTATIONS") ?? 5_000
    let examples = Mutants.examples.map { MutableSource(name: $0.name, bytes: $0.bytes) }
    let measure = try MutationMeasure(examples + Self.tour(), count: count, seed: UInt64(seed)) { path in
      Mutants.examples.first { $0.name == path }.map { .success($0.bytes) } ?? .failure(.unreadable("none"))
    }
    print("SHAPE_MUTATIONS_SEED=\(seed) SHAPE_MUTATIONS=\(count): \(measure.report)")
    #expect(measure.outcomes.count > count / 2, "so few of the mutants are wrong that the figures say little")
    #expect(measure.medianErrors == 1)
    #expect(measure.shareOfFew >= 95)
    #expect(measure.shareOnLine >= 90)
    #expect(measure.shareOfRightNames >= 90)
  }
}
