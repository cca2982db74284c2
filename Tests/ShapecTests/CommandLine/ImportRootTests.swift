import Foundation
import Testing

@Suite("The folders that imports reach")
struct ImportRootTests {
  private static let card = "import \"../theme.shape\"\nshape Card { size 9 x 9; fill ink }\n"
  private static let files = [
    "theme.shape": "import \"base/ink.shape\" as base\nlet ink = base.ink\n", "base/ink.shape": "let ink = #123456\n",
    "icons/card.shape": card,
    "icons/more/big.shape": card.replacing("Card", with: "Big").replacing("../", with: "../../"),
  ]

  private func verdict(_ work: Workspace, _ arguments: String...) throws -> String {
    try ShapecRun.run(ShapecRun.executable(), arguments, in: work.folder).verdict
  }

  @Test
  func `are the folder of a single file`() throws {
    let run = try Workspace(Self.files).shapec("check", "icons/card.shape")
    #expect(
      run.errors == """
        icons/card.shape:1:8: error: `../theme.shape` is outside the folder of the file that is compiled [E0006]
          1 | import "../theme.shape"
            |        ^^^^^^^^^^^^^^^^
          help: add `--root .`, or move the imported file into that folder

        """)
  }

  @Test(arguments: [
    ["icons/card.shape", "--root", "."], ["icons/card.shape", "--root=icons/.."], ["."],
    ["icons/card.shape", "theme.shape"], ["icons", "theme.shape"], ["theme.shape", "icons/more/big.shape"],
  ])
  func `are those of the command line, or the root`(arguments: [String]) throws {
    let work = try Workspace(Self.files)
    let run = try ShapecRun.run(ShapecRun.executable(), ["check"] + arguments, in: work.folder)
    #expect(run.verdict == "0")
  }

  @Test(arguments: [
    ("..", "card.shape"), ("../..", nil), ("../../../x y", nil),
  ])
  func `can be above the current folder`(root: String, file: String?) throws {
    let work = try Workspace(["x y/in/a/card.shape": Self.card, "x y/in/theme.shape": "let ink = .red\n"])
    let folder = work.folder.appending(path: "x y/in/a")
    let run = try ShapecRun.run(ShapecRun.executable(), ["check", "card.shape", "--root", root], in: folder)
    #expect(run.verdict == "0")
  }

  @Test
  func `are named in the message as a shell reads them`() throws {
    let work = try Workspace(["x y/in/a.shape": Self.card, "x y/theme.shape": "let ink = .red\n"])
    let first = try work.shapec("check", "x y/in/a.shape")
    #expect(first.errors.contains("help: add `--root 'x y'`, or"))
    let quoted = try Workspace(["x's/in/a.shape": Self.card]).shapec("check", "x's/in/a.shape")
    #expect(quoted.errors.contains(#"help: add `--root 'x'\''s'`, or"#))
    #expect(try work.shapec("check", "x y/in/a.shape", "--root", "x y").verdict == "0")
    #expect(try work.shapec("check", work.path("x y/in/a.shape")).errors.contains("--root '\(work.path("x y"))'`"))
  }

  @Test
  func `contain the targets of links`() throws {
    let work = try Workspace([
      "far/theme.shape": "let ink = .red\n", "in/card.shape": Self.card.replacing("../", with: ""),
    ])
    try FileManager.default.createSymbolicLink(
      atPath: work.path("in/theme.shape"), withDestinationPath: "../far/theme.shape")
    #expect(try work.shapec("check", "in/card.shape").errors.contains("help: add `--root \(work.path(""))".dropLast()))
    #expect(try verdict(work, "check", "in/card.shape", "--root", ".") == "0")
    // Someone who names the link trusts it.
    #expect(try verdict(work, "check", "in/card.shape", "in/theme.shape", "--root", "in") == "0")
  }

  @Test
  func `never reach beyond the root`() throws {
    let work = try Workspace(
      Self.files.merging(["in/a.shape": "import \"../secret/s.shape\"\n", "secret/s.shape": ""]) { $1 })
    #expect(try verdict(work, "check", "in/a.shape", "icons/card.shape") == "1 in/a.shape:1:8: error E0006")
    #expect(try verdict(work, "check", "in/a.shape", "--root", "in") == "1 in/a.shape:1:8: error E0006")
    #expect(try work.shapec("check", "in/a.shape", "icons/card.shape").errors.contains("--root ."))
    #expect(
      try work.shapec("check", "in/a.shape", "--root", "in").errors == """
        in/a.shape:1:8: error: `../secret/s.shape` is outside of `in`, the folder for imports [E0006]
          1 | import "../secret/s.shape"
            |        ^^^^^^^^^^^^^^^^^^^
          help: move the imported file into that folder, or add a link there that is compiled, too

        """)
  }

  @Test
  func `must contain the files`() throws {
    let work = try Workspace(Self.files)
    let run = try work.shapec("check", "theme.shape", "--root", "icons")
    #expect(run.errors == "shapec: error: theme.shape is outside of the root icons\n  help: use `--root .`\n")
    #expect(
      try verdict(work, "check", "theme.shape", "--root", "gone") == "2 shapec: error: `--root gone` is not a folder")
  }

  @Test
  func `work for standard input and for fixes`() throws {
    let work = try Workspace(Self.files.merging(["icons/b.shape": Self.card.replacing("fill", with: "fil")]) { $1 })
    let run = try work.shapec("check", "-", "--stdin-name", "icons/x.shape", "--root", ".", input: Self.card)
    #expect(run.verdict == "0")
    #expect(try work.shapec("check", "--fix", "icons/b.shape", "--root", ".").status == 0)
    #expect(try work.text("icons/b.shape") == Self.card)
  }

  @Test
  func `show cycles as paths from the root`() throws {
    let work = try Workspace(["a.shape": "import \"in/b.shape\"\n", "in/b.shape": "import \"../a.shape\"\n"])
    let run = try work.shapec("check", "in/b.shape", "--root", ".")
    #expect(
      run.status == 1 && run.message.contains("file `in/b.shape` imports itself") && run.message.hasSuffix("[E0213]"))
  }
}
