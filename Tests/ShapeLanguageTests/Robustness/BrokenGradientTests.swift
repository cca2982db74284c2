import ShapeEditing
import ShapeLanguage
import Testing

/// Gradients that once crashed the compiler.
@Suite("Broken gradients")
struct BrokenGradientTests {
  @Test(arguments: [
    "[.red; .blue]", "[.red, .blue, from: center", "[.red, .blue], from: (x: 0, y: 0), to: center",
    "[colors[0] colors[1]]", "[.init(color: .red, location: 0), .blue]", "[.red, .blue], from: center, to:: center",
  ])
  func `are reported`(arguments: String) {
    let text = "let colors = [#F00, #00F]\nshape A {\n  size 20 x 20\n  fill linearGradient(\(arguments))\n}\n"
    let source = SourceFile(path: "main.shape", bytes: Array(text.utf8))
    let compilation = Compiler.compile(source) { _ in .failure(.unreadable("no such file")) }
    #expect(compilation.diagnostics.contains { $0.severity == .error && $0.span.start > 40 })
  }

  @Test func `are reported beside a file that is fixed`() {
    let broken = Array("shape B {\n  size 20 x 20\n  fill linearGradient([.red; .blue])\n}\n".utf8)
    let fixer = Fixer(path: "main.shape", neighbors: { ["b.shape"] }) { path in
      path == "b.shape" ? .success(broken) : .failure(.unreadable("no such file"))
    }
    let source = Array("shape A {\n  size 20 x 20\n  use B()\n}\n".utf8)
    #expect(fixer.fixed(source).bytes == source)
  }
}
