import ForeignTools
import Foundation
import TestSupport
import Testing

@Suite("The plugins for Vim and Neovim")
struct VimTests {
  private static let wrong = "shape Dot {\n  size 10 x 10\n  fill tnit\n\n  stroke .red, wdth: 2\n}\n"

  /// Runs Vim with the plugin, and commands after opening `a.shape`.
  private static func vim(_ work: Workspace, _ commands: String...) throws -> ShapecRun {
    let setup = ["set rtp^=$editors/vim", "filetype plugin on", "syntax on", "edit a.shape"]
    let arguments = (setup + commands + ["qa!"]).map { "-c '\($0)'" }.joined(separator: " ")
    return try work.editor("vim -Nu NONE -i NONE -n -es \(arguments)")
  }

  @Test(.needs(.vim))
  func `list the places of messages after make`() throws {
    let work = try Workspace(source: Self.wrong)
    _ = try Self.vim(
      work, "silent make",
      #"call writefile(map(getqflist(), {_, e -> bufname(e.bufnr).":".e.lnum.":".e.col." ".e.text}), "list")"#)
    #expect(
      try work.text("list") == """
        a.shape:3:8 unknown name `tnit` [E0201]
        a.shape:5:16 unknown label `wdth:` for `stroke` [E0401]

        """)
  }

  /// A position in a line, and the group of its highlighting.
  private static let groups = [
    ("shape Dot {", 1, "shapeKeyword"), ("shape Dot {", 7, "shapeName"), ("  fill .red", 3, "shapeCommand"),
    ("  fill .red", 9, "shapeConstant"), ("  size 8 x 8", 10, "shapeOperator"), ("  size: 8", 3, "shapeLabel"),
    ("  let size = fill.x", 14, ""), ("  line a + (1, 2)", 3, "shapePathCommand"), ("/// Text", 5, "shapeDocComment"),
    ("// shapec:allow W0001", 17, "shapeCode"), ("let a = 30deg", 12, "shapeNumber"), ("let a = #FFF", 9, "shapeColor"),
    ("/* a /* b */ c */", 14, "shapeComment"), ("let a = \"x\\\"y\"", 13, "shapeString"),
    ("  width: width", 3, "shapeLabel"),
    ("  width: width", 10, "shapeLayerValue"), ("let a: Edges = x", 8, "shapeType"), ("  } else {", 5, "shapeControl"),
    ("let a = mix(b, c)", 9, "shapeFunction"), ("let a = b.rotated(by: c)", 11, "shapeMethod"),
  ]

  @Test(.needs(.vim))
  func `highlight words by their meaning`() throws {
    let work = try Workspace(source: Self.groups.map { $0.0 + "\n" }.joined())
    let places = Self.groups.enumerated().map { "[\($0.offset + 1), \($0.element.1)]" }.joined(separator: ", ")
    // Each line is looked at alone.
    _ = try Self.vim(
      work, "syn sync minlines=0",
      #"call writefile(map([\#(places)], {_, p -> synIDattr(synID(p[0], p[1], 1), "name")}), "list")"#)
    let found = try work.text("list").split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(
      String.init)
    #expect(found == Self.groups.map(\.2))
  }

  @Test(.needs(.neovim), arguments: ["0.7", "0.11"])
  func `have settings for Neovim that can be read`(version: String) throws {
    let run = try Workspace().editor(
      "nvim --headless -u NONE -i NONE -c \"lua assert(loadfile('$editors/neovim/shape-\(version).lua'))\" -c 'qa!'")
    #expect(run.status == 0 && run.errors == "")
  }
}
