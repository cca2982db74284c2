import ShapeLanguage
import Testing

@Suite("Errors of compiling and drawing")
struct OnceReportedTests {
  @Test func `a path without a start is reported once`() {
    let snippet = Snippet(
      """
      shape Tick {
        size 20 x 20
        outline { line (20, 20); line (20, 0) }
      }
      """)
    let compilation = snippet.compile()
    #expect(compilation.diagnostics.map(\.problem.code) == ["E0504"])
    #expect(compilation.canBeChecked && Linter.diagnostics(for: compilation.program).isEmpty)
  }

  @Test func `shapes of files that are checked by themselves are only drawn where others use them`() {
    let imported = "shape B(r in -3...3 = 1) { size 9 x 9; stroke .red, width: r }\n"
    func codes(_ main: String, except others: Set<Int32>) -> [String] {
      let main = SourceFile(path: "a.shape", bytes: Array("import \"b.shape\"\n\(main)\n".utf8))
      let compilation = Compiler.compile(main) { _ in .success(Array(imported.utf8)) }
      return compilation.diagnostics.map(\.problem.code)
        + Linter.diagnostics(for: compilation.program, except: others).map(\.problem.code)
    }
    #expect(codes("shape A { size 9 x 9; use B() }", except: []) == ["E0606"])
    #expect(codes("shape A { size 9 x 9; use B() }", except: [1]) == [])
    #expect(codes("shape A(q in -2...2 = 1) { size 9 x 9; use B(r: q) }", except: [1]) == ["E0606"])
  }
}
