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
}
