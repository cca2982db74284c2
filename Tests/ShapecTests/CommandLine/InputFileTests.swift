import Foundation
import Testing

@Suite("Input files")
struct InputFileTests {
  @Test(arguments: [
    ("missing.shape", "missing.shape: No such file or directory"),
    ("a.shape/b.shape", "a.shape/b.shape: Not a directory"), ("", ": No such file or directory"),
  ])
  func `report why they can't be read`(path: String, reason: String) throws {
    let work = try Workspace(source: Source.dot)
    #expect(try work.shapec(path, "--emit", "svg").verdict == "3 shapec: error: can't read \(reason)")
  }

  @Test(.enabled(if: getuid() != 0, "nothing is forbidden to root"))
  func `report missing permissions`() throws {
    let work = try Workspace(source: Source.dot)
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: work.path("a.shape"))
    let run = try work.shapec("check", "a.shape")
    #expect(run.verdict == "3 shapec: error: can't read a.shape: Permission denied")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/mem"), "there is no file that can't be read"))
  func `report a failure to read`() throws {
    let run = try Workspace().shapec("check", "/proc/self/mem")
    #expect(run.verdict == "3 shapec: error: can't read /proc/self/mem: Input/output error")
  }

  @Test
  func `may be pipes`() throws {
    let work = try Workspace(source: Source.dot)
    let run = try work.shell("mkfifo pipe; cat a.shape > pipe & \"$shapec\" pipe --emit svg")
    #expect(try run.picture().hasPrefix("<svg"))
  }

  // MARK: Imports

  private static let importing = "import \"b.shape\"\n" + Source.dot

  @Test(arguments: ["../b.shape", "sub/../../b.shape", "/etc/b.shape", "..\\\\b.shape"])
  func `do not import from outside their folder`(path: String) throws {
    let work = try Workspace(["b.shape": "", "in/a.shape": "import \"\(path)\"\n" + Source.dot, "in/sub/c": ""])
    #expect(try work.shapec("in/a.shape", "--emit", "svg").verdict == "1 in/a.shape:1:8: error E0006")
  }

  @Test
  func `do not import from outside their folder through a link`() throws {
    let work = try Workspace(["b.shape": "", "in/a.shape": Self.importing])
    try FileManager.default.createSymbolicLink(atPath: work.path("in/b.shape"), withDestinationPath: "../b.shape")
    #expect(try work.shapec("in/a.shape", "--emit", "svg").verdict == "1 in/a.shape:1:8: error E0006")
  }

  @Test
  func `do not import from outside their folder through a link to a folder`() throws {
    let work = try Workspace(["b.shape": "", "in/a.shape": "import \"up/b.shape\"\n" + Source.dot])
    try FileManager.default.createSymbolicLink(atPath: work.path("in/up"), withDestinationPath: "..")
    #expect(try work.shapec("in/a.shape", "--emit", "svg").verdict == "1 in/a.shape:1:8: error E0006")
  }

  @Test
  func `import through a link that stays inside`() throws {
    let using = "import \"b.shape\"\nshape A { size 9 x 9; fill ink }\n"
    let work = try Workspace(["a.shape": using, "sub/c.shape": "let ink = #123456\n"])
    try FileManager.default.createSymbolicLink(atPath: work.path("b.shape"), withDestinationPath: "sub/c.shape")
    #expect(try work.shapec("a.shape", "--emit", "svg").picture().hasPrefix("<svg"))
  }

  @Test(arguments: [
    ["a.shape": "import \"./a.shape\"\n"], ["a.shape": "import \"b.shape\"\n", "b.shape": "import \"a.shape\"\n"],
    [
      "a.shape": "import \"s/b.shape\"\n", "s/b.shape": "import \"c.shape\"\n",
      "s/c.shape": "import \"../a.shape\"\n",
    ],
  ])
  func `show the cycle of imports`(files: [String: String]) throws {
    let run = try Workspace(files).shapec("check", "a.shape")
    #expect(
      run.status == 1 && run.message.contains("file `a.shape` imports itself") && run.message.hasSuffix("[E0213]"))
  }

  @Test
  func `show the cycle of standard input too`() throws {
    let work = try Workspace(["b.shape": "import \"a.shape\"\n"])
    let run = try work.shapec("check", "-", "--stdin-name", "a.shape", input: "import \"b.shape\"\n")
    #expect(run.verdict == "1 b.shape:1:1: error E0213")
  }

  @Test(arguments: [
    ("missing.shape", "No such file or directory"), ("folder.shape", "Is a directory"),
    ("pipe.shape", "Not a regular file"),
  ])
  func `report why an import can't be read`(path: String, reason: String) throws {
    let work = try Workspace(["a.shape": "import \"\(path)\"\n" + Source.dot, "folder.shape/b": ""])
    let run = try work.shell("mkfifo pipe.shape; \"$shapec\" a.shape --emit svg")
    #expect(run.verdict == "1 a.shape:1:8: error E0005" && run.message.contains(reason))
  }

  @Test
  func `report mistakes in imported files there`() throws {
    let work = try Workspace(["in/a.shape": Self.importing, "in/b.shape": "let a =\n"])
    #expect(try work.shapec("in/a.shape", "--emit", "svg").verdict == "1 in/b.shape:1:8: error E0108")
  }

  @Test
  func `may import one file very often`() throws {
    let source = String(repeating: "import \"b.shape\"\n", count: 100_000) + Source.dot
    #expect(try Workspace(["a.shape": source, "b.shape": ""]).shapec("check", "a.shape").status == 0)
  }
}
