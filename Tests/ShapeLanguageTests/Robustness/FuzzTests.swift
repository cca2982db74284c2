import SourceLaws
import TestSupport
import Testing

@testable import ShapeLanguage

/// Whatever a source contains, compiling, checking, fixing and formatting it results in messages and changes with
/// places in it, and never crashes. The seed is printed.
@Suite("Any source")
struct FuzzTests {
  /// The laws of sources that have the examples beside them.
  private static let laws = SourceLaws { path in
    Mutants.examples.first { $0.name == path }.map { .success($0.bytes) } ?? .failure(.unreadable("none"))
  }

  private func run(_ what: String, offset: UInt64, _ next: (inout Mutants, Int) -> [UInt8]) {
    let seed = RandomCases.seed()
    print("\(what): SHAPE_SEED=\(seed)")
    var mutants = Mutants(seed: seed + offset)
    let faults = (0..<RandomCases.count(quick: 300, ci: 2_000, long: 100_000)).flatMap { index in
      Self.laws.faults(inMessagesOf: next(&mutants, index))
    }
    #expect(faults.prefix(3) == [])
  }

  @Test func `mutants of the examples and pages compile without a fault`() {
    run("Mutants", offset: 2) { mutants, index in
      mutants.mutant(of: Mutants.sources[index % Mutants.sources.count].bytes)
    }
  }

  @Test func `sources with a few wrong tokens compile without a fault`() {
    let sources = Mutants.sources.map { MutableSource(name: $0.name, bytes: $0.bytes) }.filter { !$0.tokens.isEmpty }
    run("Wrong tokens", offset: 5) { mutants, index in
      var source = sources[index % sources.count]
      for _ in 0...mutants.number(3) {
        let kind = SingleMutation.Kind.allCases[mutants.number(SingleMutation.Kind.allCases.count)]
        let token = mutants.number(source.tokens.count)
        guard let bytes = source.mutated(kind, at: token, &mutants.generator)?.bytes else { continue }
        source = MutableSource(name: source.name, bytes: bytes)
        if source.tokens.isEmpty { break }
      }
      return source.bytes
    }
  }

  @Test func `scraps in a shape compile without a fault`() {
    run("Scraps in a shape", offset: 3) { mutants, _ in
      Array("shape A(a: Number = 3, b: Bool = true) {\n  size 10 x 10\n  layer b { fill .red }\n".utf8)
        + mutants.soup(mutants.number(30)) + Array("\n}\n".utf8)
    }
  }

  @Test func `scraps alone compile without a fault`() {
    run("Scraps", offset: 4) { mutants, _ in mutants.soup(mutants.number(50)) }
  }
}
