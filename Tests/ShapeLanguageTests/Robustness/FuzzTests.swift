import ShapeCore
import TestSupport
import Testing

@testable import ShapeEditing
@testable import ShapeLanguage

/// Whatever a source contains, compiling, checking, fixing and formatting it results in messages and changes with
/// places in it, and never crashes. The seed is printed.
@Suite("Any source")
struct FuzzTests {
  /// Compiles and draws a source with the examples beside it. Returns the messages whose place is not in it.
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
    let faults = diagnostics.compactMap { diagnostic in
      let isInside = compilation.program.sources.hold(diagnostic.span)
      let text = renderer.render(diagnostic)
      return isInside && !diagnostic.problem.message.isEmpty ? nil : text
    }
    return faults + self.faults(inChangesFor: diagnostics, of: compilation) + self.faults(inLayoutOf: bytes)
  }

  /// Returns the errors in the offered changes. The source with the first of them applied is compiled, too.
  private func faults(inChangesFor diagnostics: [Diagnostic], of compilation: Compilation) -> [String] {
    guard let tree = compilation.trees.first else { return [] }
    let changes = diagnostics.compactMap { $0.makeFixIt(in: tree) }
    if let first = changes.first {
      let fixed = SourceFile(path: "main.shape", bytes: first.applied(to: tree.source.bytes))
      _ = Compiler.compile(fixed) { _ in .failure(.unreadable("none")) }
    }
    return changes.compactMap { change in
      let spans = change.edits.map(\.span)
      let isInside = spans.allSatisfy { compilation.program.sources.hold($0) }
      return isInside && zip(spans, spans.dropFirst()).allSatisfy { $0.end <= $1.start } ? nil : change.title
    }
  }

  private func faults(inLayoutOf bytes: [UInt8]) -> [String] {
    let source = SourceFile(path: "main.shape", bytes: bytes)
    guard let edits = try? SourceFormatter.edits(for: source) else { return [] }
    return edits.allSatisfy { [source].hold($0.span) } ? [] : ["a change of the layout lies outside"]
  }

  private func run(_ what: String, offset: UInt64, _ next: (inout Mutants, Int) -> [UInt8]) {
    let seed = RandomCases.seed()
    print("\(what): SHAPE_SEED=\(seed)")
    var mutants = Mutants(seed: seed + offset)
    let faults = (0..<RandomCases.count(quick: 300, ci: 2_000, long: 100_000)).flatMap { index in
      self.faults(next(&mutants, index))
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

extension [SourceFile] {
  /// Returns whether a place is in one of the files.
  fileprivate func hold(_ span: SourceSpan) -> Bool {
    span.file >= 0 && Int(span.file) < count && span.start >= 0 && span.start <= span.end
      && Int(span.end) <= self[Int(span.file)].bytes.count
  }
}
