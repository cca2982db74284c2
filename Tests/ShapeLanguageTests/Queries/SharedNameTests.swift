import ShapeCore
import ShapeEditing
import ShapeLanguage
import TestSupport
import Testing

/// Queries about names in random programs in which many symbols have the same name. The programs know what each means.
@Suite("Names that several symbols have")
struct SharedNameTests {
  private static func compile(_ text: String) -> Compilation {
    let source = SourceFile(path: "main.shape", bytes: Array(text.utf8))
    return Compiler.compile(source, recordsReferences: true) { _ in .failure(.unreadable("no such file")) }
  }

  @Test func `lead to the same declaration and the same places from each of them`() {
    for seed in RandomCases.seeds(quick: 3, ci: 60, long: 3_000) {
      let program = NamedProgram(seed: seed)
      let compilation = Self.compile(program.text())
      #expect(
        compilation.diagnostics.filter { $0.severity == .error }.map(\.problem.message) == [],
        "SHAPE_SEED=\(seed)\n\(program.text())")
      for symbol in program.names.indices {
        let places = program.places(of: symbol).map { SourceSpan(file: 0, $0) }
        for place in places {
          for offset in Set([Int(place.start), Int(place.end) - 1, Int(place.end)]) {
            guard let found = compilation.symbol(at: offset) else {
              Issue.record("SHAPE_SEED=\(seed): no symbol at \(offset)")
              return
            }
            let highlights = compilation.highlights(at: offset)
            let isRight =
              compilation.declaration(of: found) == places[0] && compilation.references(of: found) == places
              && highlights.map(\.span) == places && highlights.map(\.isDeclaration) == places.map { $0 == places[0] }
              && compilation.name(of: found) == program.names[symbol]
            #expect(isRight, "SHAPE_SEED=\(seed): \(program.names[symbol]) at \(offset)\n\(program.text())")
            if !isRight { return }
          }
        }
      }
    }
  }

  @Test func `change exactly where they mean the same`() {
    for seed in RandomCases.seeds(quick: 2, ci: 15, long: 3_000) {
      let program = NamedProgram(seed: seed)
      var random = RandomSource(seed: seed)
      let text = program.text()
      let compilation = Self.compile(text)
      for symbol in program.names.indices where random.chance(TestTier.current == .quick ? 30 : 100) {
        let place = random.pick(program.places(of: symbol))
        let newName = random.pick(["z", "another_one", "_9"])
        let result = compilation.rename(at: random.pick([place.lowerBound, place.upperBound]), to: newName)
        let expected = program.text(renaming: symbol, to: newName)
        switch result {
        case .failure(let refusal): Issue.record("SHAPE_SEED=\(seed), \(program.names[symbol]): \(refusal.message)")
        case .success(let edits):
          let changed = String(decoding: edits.applied(to: Array(text.utf8)), as: UTF8.self)
          #expect(changed == expected, "SHAPE_SEED=\(seed), \(program.names[symbol])")
        }
        let target = try? compilation.renameTarget(at: place.lowerBound).get()
        #expect(target?.span == SourceSpan(file: 0, place) && target?.name == program.names[symbol])
      }
    }
  }
}
