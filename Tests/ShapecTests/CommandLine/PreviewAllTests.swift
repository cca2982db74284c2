import Foundation
import Testing

@Suite("shapec --preview all")
struct PreviewAllTests {
  private static let badge = """
    shape Badge(inset in 0...40 = 4) { size 100 x 50; layer(inset: inset) { fill .teal } }
    preview Badge(inset: 10), named: "wide/small"
    preview Badge(), scheme: .dark

    """
  private static let star = "shape Star { size 9 x 9; fill .red }\npreview Star(), named: \"small\"\n"

  @Test
  func `writes a file for each preview, named after its shape and itself`() throws {
    let work = try Workspace(["a.shape": Self.badge, "in/b.shape": Self.star, "c.shape": Source.dot])
    _ = try work.shapec(".", "--preview", "all", "--emit", "svg", "-o", "out/").picture()
    #expect(try work.names(in: "out") == ["Badge wide-small.svg", "Badge.svg", "Star small.svg"])
    #expect(
      try work.text("out/Badge wide-small.svg")
        == work.shapec("a.shape", "--preview", "wide/small", "--emit", "svg").picture())
  }

  @Test
  func `writes one preview to standard output, but not several`() throws {
    let work = try Workspace(["a.shape": Self.badge, "b.shape": Self.star])
    #expect(try work.shapec("b.shape", "--preview", "all", "--emit", "svg").picture().hasPrefix("<svg"))
    let run = try work.shapec("a.shape", "--preview", "all", "--emit", "svg")
    #expect(
      run.errors == """
        shapec: error: standard output takes one picture, but there are several: Badge wide-small in a.shape, Badge in a.shape
          help: add a folder for all of them: `-o out/`

        """)
  }

  @Test
  func `refuses previews that need the same file`() throws {
    let work = try Workspace(["a.shape": Self.star, "b.shape": Self.star.replacing("small", with: "Small")])
    let run = try work.shapec(".", "--preview", "all", "--emit", "svg", "-o", "out/")
    #expect(
      run.verdict == "2 shapec: error: `Star small` in a.shape and `Star Small` in b.shape need the same output file")
  }

  @Test
  func `refuses options for one preview, and files without previews`() throws {
    let work = try Workspace(["a.shape": Self.badge, "c.shape": Source.dot])
    #expect(
      try work.shapec("a.shape", "--preview", "all", "--size", "9x9", "--emit", "svg", "-o", "out/").verdict
        == "2 shapec: error: `--size` works with one preview, but `--preview all` draws all of them")
    #expect(
      try work.shapec("c.shape", "--preview", "all", "--emit", "svg", "-o", "out/").verdict
        == "2 shapec: error: c.shape has no preview to draw")
    #expect(
      try work.shapec("a.shape", "c.shape", "--preview", "x", "--emit", "svg").verdict
        == "2 shapec: error: `--preview` works with one file, but there are 2")
  }
}
