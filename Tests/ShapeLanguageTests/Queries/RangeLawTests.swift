import ShapeEditing
import ShapeLanguage
import TestSupport
import Testing

/// What is asked for a part of a file is the same part of what is asked for the file.
@Suite("Queries about a part of a file")
struct RangeLawTests {
  @Test func `have the tokens and hints that touch it`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    var count = 0
    for _ in 0..<RandomCases.count(quick: 5, ci: 60, long: 3_000) {
      let text = NamedProgram(seed: random.next()).text() + "let c1 = rgb(1, 0.5, 1 / 2)/* end */"
      let compilation = Compiler.compile(
        SourceFile(path: "main.shape", bytes: Array(text.utf8)), recordsReferences: true
      ) { _ in .failure(.unreadable("no such file")) }
      let values = compilation.drawnValues()
      let (tokens, hints) = (compilation.semanticTokens(), compilation.inlayHints(values: values))
      count += hints.count
      // The ends of tokens and hints, and one less and one more.
      let places = tokens.flatMap { [Int($0.span.start), Int($0.span.end)] } + hints.map(\.offset)
      for _ in 0..<40 {
        let start = max(0, random.pick(places) + random.below(3) - 1)
        let range = start..<max(start, random.pick([start, random.pick(places)]) + random.below(3) - 1)
        let touched = tokens.filter { Int($0.span.start) <= range.upperBound && range.lowerBound <= Int($0.span.end) }
        #expect(compilation.semanticTokens(range: range) == touched, "SHAPE_SEED=\(seed), \(range)")
        let shown = hints.filter { range.lowerBound <= $0.offset && $0.offset <= range.upperBound }
        // A hint is found through its call or declaration, which an empty range at its start doesn't contain.
        if !range.isEmpty {
          #expect(compilation.inlayHints(range: range, values: values) == shown, "SHAPE_SEED=\(seed), \(range)")
        }
      }
    }
    #expect(count > 10)
  }
}
