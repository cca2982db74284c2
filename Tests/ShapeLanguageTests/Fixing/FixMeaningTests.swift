import ShapeCore
import ShapeEditing
import ShapeLanguage
import TestSupport
import Testing

/// A source with one wrong token is fixed as it was meant, or not at all. The seed is printed.
@Suite("Fixes keep the meaning")
struct FixMeaningTests {
  @Test func `of examples in which one token is wrong`() {
    let seed = RandomCases.seed()
    let count = RandomCases.count(quick: 12, ci: 600, long: 20_000)
    var random = RandomSource(seed: seed)
    let sources = Mutants.examples.map { MutableSource(name: $0.name, bytes: $0.bytes) }
      .filter { $0.bytes.count < 1_500 && !Array($0.bytes).starts(with: "import".utf8) }
    var (fixed, restored) = (0, 0)
    var faults: [String] = []
    for number in 0..<count {
      let source = random.pick(sources)
      let kind: SingleMutation.Kind = [.delete, .swap, .duplicate][number % 3]
      guard let mutation = source.mutated(kind, at: random.below(source.tokens.count), &random),
        Self.compile(mutation.bytes).hasErrors
      else { continue }
      let result = Fixer(path: "a.shape", load: { _ in .failure(.unreadable("none")) }).fixed(mutation.bytes)
      guard !result.changes.isEmpty, !Self.compile(result.bytes).hasErrors else { continue }
      fixed += 1
      if Self.tokens(result.bytes) == Self.tokens(source.bytes) { restored += 1 }
      if Self.pictures(result.bytes) != Self.pictures(source.bytes) {
        faults.append("seed \(seed), \(source.name): \(mutation.summary), then \(result.changes.map(\.message))")
      }
    }
    print("Fixes: SHAPE_SEED=\(seed) SHAPE_COUNT=\(count): \(fixed) fixed, \(restored) as before")
    #expect(fixed > 0)
    #expect(restored * 4 >= fixed * 3)
    #expect(faults.prefix(3) == [])
  }

  private static func compile(_ bytes: [UInt8]) -> Compilation {
    Compiler.compile(SourceFile(path: "a.shape", bytes: bytes)) { _ in .failure(.unreadable("none")) }
  }

  private static func tokens(_ bytes: [UInt8]) -> [String] {
    let source = MutableSource(name: "a.shape", bytes: bytes)
    return source.tokens.map { String(decoding: bytes[Int($0.start)..<Int($0.end)], as: UTF8.self) }
  }

  private static func pictures(_ bytes: [UInt8]) -> [Scene?]? { Refactored.pictures(compile(bytes)) }
}
