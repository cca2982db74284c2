import Foundation
import Testing

@Suite("Input files")
struct InputFileTests {
  @Test(
    "say why they can't be read",
    arguments: [
      ("missing.shape", "missing.shape: No such file or directory"), (".", ".: Is a directory"),
      ("a.shape/b.shape", "a.shape/b.shape: Not a directory"), ("", ": No such file or directory"),
    ])
  func unreadable(path: String, reason: String) throws {
    let work = try Workspace(source: Source.dot)
    #expect(try work.shapec(path, "--emit", "svg").verdict == "3 shapec: error: can't read \(reason)")
  }

  @Test("say that they may not be read", .enabled(if: getuid() != 0, "nothing is forbidden to root"))
  func forbidden() throws {
    let work = try Workspace(source: Source.dot)
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: work.path("a.shape"))
    let run = try work.shapec("check", "a.shape")
    #expect(run.verdict == "3 shapec: error: can't read a.shape: Permission denied")
  }

  @Test(
    "say that reading failed",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/mem"), "there is no file that can't be read"))
  func failing() throws {
    let run = try Workspace().shapec("check", "/proc/self/mem")
    #expect(run.verdict == "3 shapec: error: can't read /proc/self/mem: Input/output error")
  }

  @Test("may be pipes")
  func pipe() throws {
    let work = try Workspace(source: Source.dot)
    let run = try work.shell("mkfifo pipe; cat a.shape > pipe & \"$shapec\" pipe --emit svg")
    #expect(try run.picture().hasPrefix("<svg"))
  }

  // MARK: Imports

  private static let importing = "import \"b.shape\"\n" + Source.dot

  @Test(
    "do not import from outside their folder",
    arguments: ["../b.shape", "sub/../../b.shape", "/etc/b.shape", "..\\\\b.shape"])
  func outside(path: String) throws {
    let work = try Workspace(["b.shape": "", "in/a.shape": "import \"\(path)\"\n" + Source.dot, "in/sub/c": ""])
    #expect(try work.shapec("in/a.shape", "--emit", "svg").verdict == "1 in/a.shape:1:8: error E0006")
  }

  @Test("do not import from outside their folder through a link")
  func link() throws {
    let work = try Workspace(["b.shape": "", "in/a.shape": Self.importing])
    try FileManager.default.createSymbolicLink(atPath: work.path("in/b.shape"), withDestinationPath: "../b.shape")
    #expect(try work.shapec("in/a.shape", "--emit", "svg").verdict == "1 in/a.shape:1:8: error E0006")
  }

  @Test("do not import from outside their folder through a link to a folder")
  func folderLink() throws {
    let work = try Workspace(["b.shape": "", "in/a.shape": "import \"up/b.shape\"\n" + Source.dot])
    try FileManager.default.createSymbolicLink(atPath: work.path("in/up"), withDestinationPath: "..")
    #expect(try work.shapec("in/a.shape", "--emit", "svg").verdict == "1 in/a.shape:1:8: error E0006")
  }

  @Test("import through a link that stays inside")
  func linkInside() throws {
    let using = "import \"b.shape\"\nshape A { size 9 x 9; fill ink }\n"
    let work = try Workspace(["a.shape": using, "sub/c.shape": "let ink = #123456\n"])
    try FileManager.default.createSymbolicLink(atPath: work.path("b.shape"), withDestinationPath: "sub/c.shape")
    #expect(try work.shapec("a.shape", "--emit", "svg").picture().hasPrefix("<svg"))
  }

  @Test(
    "show the circle where an import comes back",
    arguments: [
      ["a.shape": "import \"./a.shape\"\n"], ["a.shape": "import \"b.shape\"\n", "b.shape": "import \"a.shape\"\n"],
      [
        "a.shape": "import \"s/b.shape\"\n", "s/b.shape": "import \"c.shape\"\n",
        "s/c.shape": "import \"../a.shape\"\n",
      ],
    ])
  func circle(files: [String: String]) throws {
    let run = try Workspace(files).shapec("check", "a.shape")
    #expect(
      run.status == 1 && run.message.contains("import each other: a.shape → ") && run.message.hasSuffix("[E0213]"))
  }

  @Test("show the circle of standard input too")
  func circleOfStandardInput() throws {
    let work = try Workspace(["b.shape": "import \"a.shape\"\n"])
    let run = try work.shapec("check", "-", "--stdin-name", "a.shape", input: "import \"b.shape\"\n")
    #expect(run.verdict == "1 b.shape:1:1: error E0213")
  }

  @Test(
    "say why an import can't be read",
    arguments: [
      ("missing.shape", "No such file or directory"), ("folder.shape", "Is a directory"),
      ("pipe.shape", "Not a regular file"),
    ])
  func unreadableImport(path: String, reason: String) throws {
    let work = try Workspace(["a.shape": "import \"\(path)\"\n" + Source.dot, "folder.shape/b": ""])
    let run = try work.shell("mkfifo pipe.shape; \"$shapec\" a.shape --emit svg")
    #expect(run.verdict == "1 a.shape:1:8: error E0005" && run.message.contains(reason))
  }

  @Test("report mistakes in imported files there")
  func mistakeInImport() throws {
    let work = try Workspace(["in/a.shape": Self.importing, "in/b.shape": "let a =\n"])
    #expect(try work.shapec("in/a.shape", "--emit", "svg").verdict == "1 in/b.shape:1:8: error E0108")
  }

  @Test("may import one file very often")
  func manyImports() throws {
    let source = String(repeating: "import \"b.shape\"\n", count: 100_000) + Source.dot
    #expect(try Workspace(["a.shape": source, "b.shape": ""]).shapec("check", "a.shape").status == 0)
  }
}
