import ForeignTools
import Foundation
import TestSupport
import Testing

@Suite("--depfile")
struct DepfileTests {
  private static let files = [
    "a.shape": "import \"parts/b.shape\"\nshape A { size 9 x 9; fill ink }\n",
    "parts/b.shape": "import \"../c.shape\"\nlet ink = mix(paper, .red, at: 50%)\n", "c.shape": "let paper = .white\n",
  ]

  @Test func `lists files and imports, and a rule for each import`() throws {
    let work = try Workspace(Self.files)
    _ = try work.shapec("a.shape", "-o", "a.svg", "--depfile", "a.d").picture()
    #expect(
      try work.text("a.d") == """
        a.svg: \\
          a.shape \\
          parts/b.shape \\
          c.shape
        parts/b.shape:
        c.shape:

        """)
  }

  @Test func `names each output, and files of values`() throws {
    let work = try Workspace(["a.shape": Source.two])
    _ = try work.shapec("a.shape", "--emit", "svg", "-o", "out/", "--depfile", "a.d").picture()
    #expect(try work.text("a.d") == "out/One.svg out/Two.svg: \\\n  a.shape\n")
    try work.write(Data(Source.badge.utf8), to: "b.shape")
    try work.write(Data("{}".utf8), to: "v.json")
    _ = try work.shapec("b.shape", "--set", "@v.json", "-o", "b.png", "--depfile", "b.d").picture()
    #expect(try work.text("b.d").hasPrefix("b.png: \\\n  v.json \\\n  b.shape\n"))
  }

  @Test func `is not written if there is an error, and never replaces an input or the output`() throws {
    let work = try Workspace(Self.files)
    let wrong = try work.shapec("a.shape", "--shape", "B", "-o", "a.svg", "--depfile", "a.d")
    #expect(try wrong.status == 2 && work.names() == ["a.shape", "c.shape", "parts"])
    for (path, message) in [
      ("c.shape", "c.shape is an input file, and is not overwritten"),
      ("a.svg", "the output and the depfile are the same file"),
    ] {
      let run = try work.shapec("a.shape", "-o", "a.svg", "--depfile", path)
      #expect(try run.verdict == "2 shapec: error: \(message)" && work.names() == ["a.shape", "c.shape", "parts"])
    }
    try work.write(Data(Source.badge.utf8), to: "b.shape")
    try work.write(Data("{}".utf8), to: "v.json")
    let values = try work.shapec("b.shape", "--set", "@v.json", "-o", "b.svg", "--depfile", "v.json")
    #expect(try values.status == 2 && work.text("v.json") == "{}")
    let nowhere = try work.shapec("a.shape", "--emit", "svg", "--depfile", "a.d").verdict
    #expect(nowhere == "2 shapec: error: `--depfile` lists the dependencies of files, but there is no output file")
  }

  /// Names with the characters that Make and Ninja treat in a special way. They disagree about a backslash before a `#`.
  private static let names = ["with space", "a#b", "a$b", "a:b", "back\\slash", "a\\ b"]

  @Test(.needs(.make), arguments: names + ["a\\#b"])
  func `lets Make notice a changed import, whatever its name`(name: String) throws {
    // An import can't contain a backslash, but a folder can.
    let folder = "\(name)/x"
    let work = try Workspace([
      "\(folder)/a.shape": "import \"b.shape\"\nshape A { size 9 x 9; fill ink }\n",
      "\(folder)/b.shape": "let ink = .red\n",
      "Makefile": "a.svg:\n\t\"$$shapec\" */x/a.shape -o a.svg --depfile a.d\n-include a.d\n",
    ])
    #expect(try work.shell("make -s").verdict == "0")
    #expect(try work.shell("make -q").status == 0)
    try work.write(Data("let ink = .blue\n".utf8), to: "\(folder)/b.shape")
    try Self.makeOlder(work, "a.svg", "a.d")
    #expect(try work.shell("make -q").status == 1)
    #expect(try work.shell("make -s").verdict == "0")
    #expect(try work.text("a.svg").contains("#00f"))
  }

  @Test(.needs(.ninja), arguments: names)
  func `lets Ninja notice a changed import, whatever its name`(name: String) throws {
    let folder = "\(name)/x"
    let work = try Workspace([
      "\(folder)/a.shape": "import \"b.shape\"\nshape A { size 9 x 9; fill ink }\n",
      "\(folder)/b.shape": "let ink = .red\n",
      "build.ninja": """
      rule shape
        command = "$$shapec" */x/a.shape -o a.svg --depfile a.d
        depfile = a.d
      build a.svg: shape

      """,
    ])
    #expect(try work.shell("ninja").status == 0)
    #expect(try work.shell("ninja").text.contains("no work to do"))
    try work.write(Data("let ink = .blue\n".utf8), to: "\(folder)/b.shape")
    try Self.makeOlder(work, "a.svg", "a.d")
    #expect(try work.shell("ninja").status == 0)
    #expect(try work.text("a.svg").contains("#00f"))
  }

  @Test(.needs(.make))
  func `lets Make go on after an import was deleted`() throws {
    let work = try Workspace(Self.files)
    try work.write(
      Data("a.svg: a.shape\n\t\"$$shapec\" a.shape -o a.svg --depfile a.d\n-include a.d\n".utf8), to: "Makefile")
    #expect(try work.shell("make -s").verdict == "0")
    try work.write(Data("let ink = .blue\n".utf8), to: "parts/b.shape")
    try FileManager.default.removeItem(at: work.file("c.shape"))
    #expect(try work.shell("make -s").verdict == "0")
    #expect(try !work.text("a.d").contains("c.shape"))
  }

  @Test(
    .needs(.make, .ninja),
    arguments: [("Makefile", "%.svg:", "make -s a.svg"), ("build.ninja", "rule shape", "ninja --quiet")])
  func `works as in the documentation`(file: String, beginning: String, command: String) throws {
    let block = try #require(Page("Sources/shapec/README.md").blocks.first { $0.text.hasPrefix(beginning) })
    let work = try Workspace(Self.files)
    try work.write(Data(block.text.replacing("card.", with: "a.").utf8), to: file)
    #expect(try work.editor(command).verdict == "0")
    // Longer than the steps of the clock for files.
    usleep(20_000)
    try work.write(Data("let paper = .blue\n".utf8), to: "c.shape")
    #expect(try work.shell("PATH=\"$PWD/bin:$PATH\" \(command)").verdict == "0")
    #expect(try work.text("a.svg").contains("#80007f") || work.text("a.svg").contains("purple"))
  }

  /// Gives files an earlier modification time than all others, however coarse the clock is.
  private static func makeOlder(_ work: Workspace, _ names: String...) throws {
    for name in names {
      try FileManager.default.setAttributes([.modificationDate: Date.now - 100], ofItemAtPath: work.path(name))
    }
  }
}
