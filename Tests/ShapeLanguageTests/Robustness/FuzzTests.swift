import ShapeKit
import Testing

@testable import ShapeLanguage

/// Whatever stands in a source, the compiler gives messages with places in it, and never ends the process. The seed is
/// printed; `SHAPE_FUZZ_SEED` sets it, and `SHAPE_FUZZ_COUNT` how many sources there are.
@Suite("Any source")
struct FuzzTests {
  /// Compiles and draws a source with the examples beside it; gives the messages whose place is not in it.
  private func faults(_ bytes: [UInt8]) -> [String] {
    let compilation = Compiler.compile(SourceFile(path: "main.shape", bytes: bytes)) { path in
      Mutants.examples.first { $0.name == path }.map { .success($0.bytes) } ?? .failure(.unreadable("none"))
    }
    var diagnostics = compilation.diagnostics
    if !compilation.hasErrors {
      diagnostics += Linter.diagnostics(
        for: compilation.program, Evaluator.Limits(steps: 20_000, elements: 2_000), total: 40_000)
    }
    var renderer = DiagnosticRenderer(sources: compilation.program.sources, usesColor: false)
    return diagnostics.compactMap { diagnostic in
      let span = diagnostic.span
      let isInside =
        span.file >= 0 && Int(span.file) < compilation.program.sources.count && span.start >= 0
        && span.start <= span.end
        && Int(span.end) <= compilation.program.sources[Int(span.file)].bytes.count
      let text = renderer.render(diagnostic)
      return isInside && !diagnostic.problem.message.isEmpty ? nil : text
    }
  }

  private func run(_ what: String, offset: UInt64, _ next: (inout Mutants, Int) -> [UInt8]) {
    let seed = LosslessTreeTests.setting("SHAPE_FUZZ_SEED", else: 1)
    print("\(what): SHAPE_FUZZ_SEED=\(seed)")
    var mutants = Mutants(seed: UInt64(seed) + offset)
    let faults = (0..<LosslessTreeTests.setting("SHAPE_FUZZ_COUNT", else: 1_000)).flatMap { index in
      self.faults(next(&mutants, index))
    }
    #expect(faults.prefix(3) == [])
  }

  @Test func `mutants of the examples`() {
    run("Mutants", offset: 2) { mutants, index in
      mutants.mutant(of: Mutants.examples[index % Mutants.examples.count].bytes)
    }
  }

  @Test func `scraps in a shape`() {
    run("Scraps in a shape", offset: 3) { mutants, _ in
      Array("shape A(a: Number = 3, b: Bool = true) {\n  size 10 x 10\n  layer b { fill .red }\n".utf8)
        + mutants.soup(mutants.number(30)) + Array("\n}\n".utf8)
    }
  }

  @Test func `scraps alone`() {
    run("Scraps", offset: 4) { mutants, _ in mutants.soup(mutants.number(50)) }
  }
}
