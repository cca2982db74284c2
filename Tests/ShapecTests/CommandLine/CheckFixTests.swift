import Foundation
import Testing

@Suite("shapec check --fix")
struct CheckFixTests {
  @Test
  func `fixes a file, lists the changes, and shows the remaining errors`() throws {
    let work = try Workspace(source: "shape Dot { size 9 x 9; fil .red; stroke .rde; qwertz 3 }\n")
    let run = try work.shapec("check", "--fix", "a.shape")
    #expect(try work.text("a.shape") == "shape Dot { size 9 x 9; fill .red; stroke .red; qwertz 3 }\n")
    #expect(
      run.errors.hasPrefix(
        """
        a.shape:1:25: note: wrote `fill`
        a.shape:1:44: note: wrote `.red`
        shapec: made 2 changes in a.shape
        a.shape:1:49: error:
        """))
  }

  @Test(arguments: ["", "import \"colros.shape\"\n\n"])
  func `imports another file of the folder`(importing: String) throws {
    let source = "shape Dot { size 9 x 9; fill ink }\n"
    let work = try Workspace(["a.shape": importing + source, "colors.shape": "let ink = #123456\n"])
    #expect(try work.shapec("check", "--fix", "a.shape").status == 0)
    #expect(try work.text("a.shape") == "import \"colors.shape\"\n\n" + source)
  }

  @Test
  func `lists removed text at its former place`() throws {
    let work = try Workspace(
      source: """
        shape Dot {
          size 9 x 9
          let spare = 3
          fill .red
          let other = 4
        }

        """)
    let run = try work.shapec("check", "--fix", "a.shape")
    #expect(
      run.errors == """
        a.shape:3:1: note: removed the unused `spare`
        a.shape:4:1: note: removed the unused `other`
        shapec: made 2 changes in a.shape

        """)
  }

  @Test
  func `says why a certain change was not made`() throws {
    let work = try Workspace(source: "shape Dot { size 9 x 9; fil .red, opacity: .left }\n")
    let run = try work.shapec("check", "--fix", "a.shape")
    #expect(try work.text("a.shape") == "shape Dot { size 9 x 9; fil .red, opacity: .left }\n")
    #expect(
      run.errors.hasSuffix(
        """
          fix: use `fill`
          note: not made: it would lead to another error: expected a Number, found the constant `.left`

        """))
  }

  @Test(arguments: [
    ("stroke .red, width width / 3", "stroke .red, width: width / 3"),
    (
      "fill .red, path path { move (1, 2); line (3, 4); line (5, 1) }",
      "fill .red, path: path { move (1, 2); line (3, 4); line (5, 1) }"
    ),
    ("fill .red, path: circle(center center, radius: 4)", "fill .red, path: circle(center: center, radius: 4)"),
    ("fill fill .red", "fill .red"), ("(2 x 3); fill .red", "(2 x 3); fill .red"),
    ("r = 3; fill .red, opacity: r / 4", "let r = 3; fill .red, opacity: r / 4"),
    ("frame .red", "frame .red"),
  ])
  func `inserts a colon or a keyword where nothing else fits`(wrong: String, right: String) throws {
    let work = try Workspace(source: "shape Dot { size 9 x 9; \(wrong) }\n")
    _ = try work.shapec("check", "--fix", "a.shape")
    #expect(try work.text("a.shape") == "shape Dot { size 9 x 9; \(right) }\n")
  }

  @Test
  func `leaves a correct file alone`() throws {
    let work = try Workspace(source: Source.dot)
    let run = try work.shapec("check", "--fix", "a.shape")
    #expect(try work.text("a.shape") == Source.dot)
    #expect(run.verdict == "0")
  }

  @Test
  func `works neither with standard input nor with drawing`() throws {
    let work = try Workspace(source: Source.dot)
    #expect(
      try work.shapec("check", "--fix", "-").verdict
        == "2 shapec: error: `--fix` changes files, and standard input is not a file")
    #expect(
      try work.shapec("a.shape", "--emit", "svg", "--fix").verdict
        == "2 shapec: error: `--fix` is an option of `shapec check`")
  }
}
