import ShapeCore
import ShapeEditing
import ShapeLanguage
import TestSupport
import Testing

/// A source with one wrong token, or with several, is fixed as it was meant, or not at all. The seed is printed.
@Suite("Fixes keep the meaning")
struct FixMeaningTests {
  @Test(arguments: [1, 4]) func `of examples in which tokens are wrong`(most: Int) {
    let seed = RandomCases.seed()
    let count = RandomCases.count(quick: 12, ci: most == 1 ? 600 : 150, long: 20_000)
    var random = RandomSource(seed: seed)
    let sources = Mutants.examples.map { MutableSource(name: $0.name, bytes: $0.bytes) }
      .filter { $0.bytes.count < 1_500 && !Array($0.bytes).starts(with: "import".utf8) }
    var (fixed, restored) = (0, 0)
    var faults: [String] = []
    for number in 0..<count {
      let source = random.pick(sources)
      let kind: SingleMutation.Kind = [.delete, .swap, .duplicate][number % 3]
      var index = random.below(source.tokens.count)
      guard var mutation = source.mutated(kind, at: index, &random) else { continue }
      // Further signs before it, each of which is missed alone, too.
      for _ in 0..<random.below(most) {
        guard index > 0 else { break }
        index = random.below(index)
        guard let sign = source.text(index).first, !sign.isASCIILetter, !sign.isASCIIDigit,
          let alone = source.mutated(.delete, at: index, &random), Self.compile(alone.bytes).hasErrors,
          let both = MutableSource(name: source.name, bytes: mutation.bytes).mutated(.delete, at: index, &random)
        else { break }
        mutation = both
      }
      guard Self.compile(mutation.bytes).hasErrors else { continue }
      let result = Fixer(path: "a.shape", load: { _ in .failure(.unreadable("none")) }).fixed(mutation.bytes)
      guard !result.changes.isEmpty, !Self.compile(result.bytes).hasErrors else { continue }
      fixed += 1
      if Self.tokens(result.bytes) == Self.tokens(source.bytes) { restored += 1 }
      if Self.pictures(result.bytes) != Self.pictures(source.bytes) {
        faults.append("seed \(seed), \(source.name): \(mutation.summary), then \(result.changes.map(\.message))")
      }
    }
    print("Fixes of up to \(most): SHAPE_SEED=\(seed) SHAPE_COUNT=\(count): \(fixed) fixed, \(restored) as before")
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

extension UInt8 {
  fileprivate var isASCIILetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
  fileprivate var isASCIIDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
