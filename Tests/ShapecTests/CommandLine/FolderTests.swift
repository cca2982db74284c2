import Foundation
import Testing

@testable import ShapeCommandLine
@testable import ShapeTool

@Suite("Folders as input")
struct FolderTests {
  private static let files = [
    "b.shape": Source.dot, "a.shape": "shape A { size 9 x 9; fil .red }\n", "notes.txt": "shap",
    "in/c.shape": "shape C { size 9 x 9; fil .red }\n", ".hidden.shape": "shap", ".git/d.shape": "shap",
  ]

  private func places(_ run: ShapecRun) -> [String] {
    run.errors.split(separator: "\n").filter { $0.contains(": error: ") }.map {
      String($0.split(separator: ":")[0])
    }
  }

  @Test(arguments: [(".", ""), ("./", ""), ("", "w/"), ("", "w")])
  func `mean their sources, and those of the folders within them, in order`(folder: String, prefix: String) throws {
    let files = Dictionary(uniqueKeysWithValues: Self.files.map { (prefix.isEmpty ? $0 : "w/\($0)", $1) })
    let run = try Workspace(files).shapec("check", folder.isEmpty ? prefix : folder)
    let shown = prefix.isEmpty ? "" : "w/"
    #expect(run.status == 1 && places(run) == ["\(shown)a.shape", "\(shown)in/c.shape"])
  }

  @Test
  func `do not follow links to folders, which may be cycles, but links to their own files`() throws {
    let work = try Workspace(["w/a.shape": "shap", "other/b.shape": "shap", "w/in/.c.shape": "shap"])
    for (link, target) in [("w/self", "."), ("w/up", "../other"), ("w/c.shape", "in/.c.shape")] {
      try FileManager.default.createSymbolicLink(atPath: work.path(link), withDestinationPath: target)
    }
    #expect(try places(work.shapec("check", "w")) == ["w/a.shape", "w/c.shape"])
  }

  /// Someone else may have made the folder.
  @Test
  func `refuse links to files elsewhere, and read and write nothing through them`() throws {
    let work = try Workspace(["w/a.shape": Source.dot, "secret": "let  a = 1\n"])
    try FileManager.default.createSymbolicLink(atPath: work.path("w/b.shape"), withDestinationPath: "../secret")
    for run in [
      try work.shapec("check", "w"), try work.shapec("format", "w"), try work.shapec("check", "--fix", "w"),
      try work.shapec("w", "--emit", "svg", "-o", "out/"),
    ] {
      #expect(
        run.verdict == "2 shapec: error: w/b.shape is a link to a file outside of the folders"
          && !run.errors.contains("let"))
    }
    #expect(try work.text("secret") == "let  a = 1\n")
    #expect(try work.shapec("check", "w", "w/b.shape").status == 0)
    #expect(try work.shapec("check", "--root", ".", "w").status == 0)
  }

  @Test
  func `are formatted`() throws {
    let work = try Workspace(["a.shape": "let  a = 1\n", "in/b.shape": "let  b = 1\n", "c.shape": "let c = 1\n"])
    #expect(try work.shapec("format", "--check", ".").text == "a.shape\nin/b.shape\n")
    #expect(try work.shapec("format", ".").verdict == "0" && work.text("in/b.shape") == "let b = 1\n")
  }

  @Test
  func `have each message once, whoever imports the file`() throws {
    let work = try Workspace([
      "a.shape":
        "import \"b.shape\"\nshape A { size 9 x 9; use B(); fill .red, path: circle(center: center, radius: 0) }\n",
      "b.shape":
        "/// B\nshape B(r in -3...3 = 1) {\n  size 9 x 9\n  fill .red, path: circle(center: center, radius: r)\n}\n",
    ])
    func messages(_ arguments: String...) throws -> [String] {
      try ShapecRun.run(ShapecRun.executable(), ["check"] + arguments, in: work.folder).errors.split(separator: "\n")
        .filter { $0.contains(": error: ") || $0.contains(": warning: ") }.map(String.init)
    }
    let alone = try messages("a.shape") + messages("b.shape")
    #expect(try messages(".").sorted() == Set(alone).sorted() && alone.count > Set(alone).count)
  }

  /// Returns files that each import the next or the previous one, with the name and the contents of each.
  private func chain(_ count: Int, backward: Bool, _ last: String = "") -> [String: String] {
    func name(_ index: Int) -> String { "f\(100 + (backward ? count - 1 - index : index)).shape" }
    return Dictionary(
      uniqueKeysWithValues: (0..<count).map { index in
        let value =
          index + 1 < count
          ? "import \"\(name(index + 1))\"\nlet v\(index) = v\(index + 1) + 1\n" : "let v\(index) = 1\n"
        return (name(index), value + (index + 1 < count ? "" : last))
      })
  }

  @Test(arguments: [false, true])
  func `are checked in a time that grows with the number of files, also if each imports another`(
    backward: Bool
  ) throws {
    let files = chain(60, backward: backward)
    let work = try Workspace(files)
    var command = CheckCommand()
    command.input.paths = files.keys.sorted().map { work.path($0) }
    let session = command.perform()
    #expect(session.exitCode == .success && session.files.paths.count == 60)
    // Alone, they have 1830 files with their imports.
    #expect(session.compiledCount < 64 + 10 * 60)
  }

  @Test
  func `are not compiled again without a limit for those that import them`() throws {
    let files = chain(60, backward: true)
    let work = try Workspace(files)
    var input = Input()
    input.paths = files.keys.sorted().map { work.path($0) }
    func compiled(limit: Int) -> (count: Int, code: ExitCode) {
      var session = Session(input, MessageOptions(), limit: limit)
      let count = session.paths.count { session.compile($0) != nil }
      return (count, session.exitCode)
    }
    // Beyond the part for each path, the work of 1830 files.
    let limit = 1_830 * 550 - 60 * 64 * 1024
    #expect(compiled(limit: limit) == (60, .success))
    #expect(compiled(limit: limit - 100_000) == (57, .usage))
    #expect(compiled(limit: limit - 500_000) == (43, .usage))
  }

  @Test(arguments: [false, true])
  func `have each message once, also if many files import each other`(backward: Bool) throws {
    let last =
      "private let unused = 1\nshape B(r in -3...3 = 1) {\n  size 9 x 9\n  fill .red, path: circle(center: center, radius: r)\n}\n"
    let work = try Workspace(chain(60, backward: backward, last).merging(["z.shape": "private let spare = 1\n"]) { $1 })
    let run = try work.shapec("check", ".")
    let found = run.errors.split(separator: "\n").filter { $0.contains(": error: ") || $0.contains(": warning: ") }
      .map { $0.split(separator: ":").prefix(2).joined(separator: " ") }
    let name = backward ? "f100" : "f159"
    #expect(run.status == 1 && found.sorted() == ["\(name).shape 2", "\(name).shape 5", "z.shape 1"])
  }

  @Test
  func `are read without their pipes, which would make shapec wait`() throws {
    let work = try Workspace(["w/a.shape": "let  a = 1\n", "w/b.shape": Source.dot])
    try #require(mkfifo(work.path("w/pipe.shape"), 0o600) == 0)
    #expect(try work.shapec("check", "w").status == 0)
    #expect(try work.shapec("format", "w").status == 0 && work.text("w/a.shape") == "let a = 1\n")
    #expect(try work.shapec("describe", "w").status == 0)
    #expect(try work.shapec("w", "--emit", "svg", "-o", "out/").status == 0 && work.names(in: "out") == ["Dot.svg"])
    let named = try ["format", "check --fix", "preview", "check --watch"].map { command in
      try work.shell("\"$shapec\" \(command) w/pipe.shape").verdict
    }
    #expect(
      named == [
        "3 shapec: error: can't format w/pipe.shape: Not a regular file",
        "2 shapec: error: w/pipe.shape can't be fixed, because it is not a regular file",
        "2 shapec: error: w/pipe.shape can't be followed, because it is not a regular file",
        "2 shapec: error: w/pipe.shape can't be watched, because it is not a regular file",
      ])
  }

  @Test
  func `list names of files without control characters`() throws {
    let work = try Workspace(["a\u{1B}[31m\n.shape": "let  a = 1\n", "b.shape": "let b = 1\n"])
    let lists = [try work.shapec("format", "--check", ".").text, try work.shapec("describe", "--summary", ".").text]
    for text in lists { #expect(text.hasPrefix("a ") && !text.contains("\u{1B}") && text.contains("[31m")) }
  }

  @Test
  func `are drawn, and compiled to Swift`() throws {
    let work = try Workspace(["w/a.shape": Source.dot, "w/in/b.shape": Source.two])
    _ = try work.shapec("w", "--emit", "svg", "-o", "out/").picture()
    #expect(try work.names(in: "out") == ["Dot.svg", "One.svg", "Two.svg"])
    _ = try work.shapec("w", "--emit", "swift", "-o", "swift/").picture()
    #expect(try work.names(in: "swift").count == 3)
  }

  @Test
  func `are several files for options that work with one`() throws {
    let run = try Workspace(["w/a.shape": Source.dot, "w/b.shape": ""]).shapec("w", "--emit", "svg", "--shape", "Dot")
    #expect(run.verdict == "2 shapec: error: `--shape` works with one file, but there are 2")
    let one = try Workspace(["w/a.shape": Source.two]).shapec("w", "--emit", "svg", "--shape", "One")
    #expect(try one.picture().hasPrefix("<svg"))
  }

  @Test
  func `must have a source`() throws {
    let run = try Workspace(["w/a.txt": ""]).shapec("check", "w")
    #expect(run.verdict == "2 shapec: error: there are no .shape files in w")
  }

  @Test
  func `are read once with a file in them`() throws {
    #expect(try places(Workspace(["w/a.shape": "shap"]).shapec("check", "w", "w/a.shape")) == ["w/a.shape"])
  }
}
