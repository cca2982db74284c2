import Foundation
import ShapeWorkbench
import Testing

@testable import ShapeCommandLine
@testable import ShapeTool

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

  @Test(arguments: OutputFormat.pictures.filter { $0.pictureWriter?.hasPages == false })
  func `writes several previews to one file as a contact sheet, and one as it is`(format: OutputFormat) throws {
    let work = try Workspace(["a.shape": Self.badge, "b.shape": Self.star])
    _ = try work.shapec("a.shape", "b.shape", "--preview", "all", "-o", "all.\(format)").picture()
    _ = try work.shapec("a.shape", "b.shape", "--preview", "all", "--sheet", "-o", "sheet.\(format)").picture()
    let (all, sheet) = try (
      Data(contentsOf: work.file("all.\(format)")), Data(contentsOf: work.file("sheet.\(format)"))
    )
    #expect(all == sheet)
    _ = try work.shapec("b.shape", "--preview", "all", "-o", "one.\(format)").picture()
    _ = try work.shapec("b.shape", "--preview", "small", "-o", "small.\(format)").picture()
    #expect(try Data(contentsOf: work.file("one.\(format)")) == Data(contentsOf: work.file("small.\(format)")))
  }

  @Test(arguments: [
    ([], ["Badge wide-small", "Badge", "Star small"]), (["--sheet"], Array(repeating: "the contact sheet", count: 3)),
  ])
  func `writes a page of a PDF for each preview, unless it is a sheet`(options: [String], pictures: [String]) throws {
    let work = try Workspace(["a.shape": Self.badge, "b.shape": Self.star])
    let run = try ShapecRun.run(
      ShapecRun.executable(),
      ["a.shape", "b.shape", "--preview", "all", "-o", "a.pdf", "--report", "--diagnostics", "json"] + options,
      in: work.folder)
    #expect(run.errors.matches(of: /"picture":"([^"]*)"/).map { String($0.output.1) } == pictures)
  }

  @Test
  func `draws all shapes of all files as a contact sheet`() throws {
    let work = try Workspace(["a.shape": Source.two, "b.shape": Source.dot])
    let text = try work.shapec("a.shape", "b.shape", "--sheet", "--emit", "svg").picture()
    #expect(text.contains("<title>Shapes of 2 files</title>") && text.contains("fill=\"red\"") && text.contains("#00f"))
    #expect(
      try work.shapec("a.shape", "--sheet", "--emit", "svg", "-o", "out/").verdict
        == "2 shapec: error: `--sheet` writes one file, but out/ is a folder")
  }

  @Test
  func `draws the previews of a file, and not those of its imports`() throws {
    let work = try Workspace([
      "a.shape":
        "import \"b.shape\"\nshape A { size 9 x 9; use Star() }\npreview A(), named: \"own\"\npreview A(), named: \"on\"\n",
      "b.shape": Self.star,
    ])
    _ = try work.shapec("a.shape", "--preview", "all", "--emit", "svg", "-o", "out/").picture()
    #expect(try work.names(in: "out") == ["A on.svg", "A own.svg"])
    #expect(
      try work.shapec("a.shape", "--preview", "small", "--emit", "svg").errors
        == "shapec: error: a.shape has no preview `small`\n  help: use `own` or `on`\n")
  }

  @Test
  func `reports the elements of a sheet with their own sources`() throws {
    let work = try Workspace(["a.shape": Self.star, "b.shape": "// b\n" + Self.star])
    let run = try work.shapec("a.shape", "b.shape", "--preview", "all", "--emit", "svg", "--report")
    #expect(
      run.errors == """
        a.shape:1:26: note: SVG: fill in `Star`: exact
        b.shape:2:26: note: SVG: fill in `Star`: exact

        """)
  }

  @Test
  func `refuses options for one preview, and files without previews`() throws {
    let work = try Workspace(["a.shape": Self.badge, "c.shape": Source.dot])
    #expect(
      try work.shapec("a.shape", "--preview", "all", "--size", "9x9", "--emit", "svg", "-o", "out/").verdict
        == "2 shapec: error: `--size` works with one preview, but `--preview all` draws all of them")
    #expect(
      try work.shapec("c.shape", "--preview", "all", "--emit", "svg", "-o", "out/").verdict
        == "2 c.shape:1:1: error: this file has no preview to draw")
    #expect(
      try work.shapec("a.shape", "c.shape", "--preview", "x", "--emit", "svg").verdict
        == "2 shapec: error: `--preview` works with one file, but there are 2")
  }
}
