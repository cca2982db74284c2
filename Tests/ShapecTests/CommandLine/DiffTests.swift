import ForeignTools
import Foundation
import TestSupport
import Testing

@Suite("shapec diff")
struct DiffTests {
  private static let old = Source.dot
  private static let new = Source.dot.replacing(".red", with: ".blue")
  private static let change = "shape Dot\n  fill: paint #FF0000 → #0000FF\n"

  @Test(arguments: [
    (["a.shape", "a.shape"], "", 0), (["a.shape", "c.shape"], "", 0), (["a.shape", "b.shape"], change, 1),
    (["a.shape", "bad.shape"], "", 2), (["a.shape", "none.shape"], "", 3), (["a.shape"], "", 2),
    (["a.shape", "b.shape", "c.shape"], "", 2), (["a.shape", "b.shape", "-o", "a.swift"], "", 2),
  ])
  func `lists differences, and returns the exit code of programs that compare`(
    arguments: [String], text: String, code: Int
  ) throws {
    let work = try Workspace([
      "a.shape": Self.old, "b.shape": Self.new, "c.shape": "// A dot.\n" + Self.old, "bad.shape": "shape",
    ])
    let run = try ShapecRun.run(ShapecRun.executable(), ["diff"] + arguments, in: work.folder)
    #expect(Int(run.status) == code && run.text == text && run.errors.isEmpty == (code < 2), "\(run.errors)")
  }

  @Test func `draws the old version, the new one, and both over each other`() throws {
    let work = try Workspace(["a.shape": Self.old + Source.two, "b.shape": Self.new + Source.two])
    let run = try work.shapec("diff", "a.shape", "b.shape", "-o", "diff.svg")
    let picture = try work.text("diff.svg")
    #expect(run.status == 1 && run.text == Self.change)
    #expect(picture.contains("red") && picture.contains("#00f") && picture.contains("mix-blend-mode:multiply"))
    // Shapes that are the same are omitted.
    #expect(picture.count < 10_000)
  }

  @Test func `draws all shapes if none differs`() throws {
    let work = try Workspace(["a.shape": Source.two])
    let run = try work.shapec("diff", "a.shape", "a.shape", "-o", "diff.png")
    #expect(try run.picture() == "" && work.names() == ["a.shape", "diff.png"])
  }

  @Test func `draws the old version of a shape before the new one, and those of one file alone`() throws {
    let work = try Workspace([
      "old.shape": """
      shape Same { size 9 x 9; fill #111213 }
      shape Changed { size 9 x 9; fill #212223 }
      shape Removed { size 9 x 9; fill #313233 }
      """,
      "new.shape": """
      shape Added { size 9 x 9; fill #414243 }
      shape Changed { size 9 x 9; fill #515253 }
      shape Same { size 9 x 9; fill #111213 }
      """,
    ])
    let run = try work.shapec("diff", "old.shape", "new.shape", "-o", "d.svg")
    let picture = try work.text("d.svg")
    let colors = picture.matches(of: /#[1-5]1[1-5]2[1-5]3/).map { String($0.0) }
    #expect(run.status == 1 && run.text.contains("fill: paint #212223 → #515253\n"))
    #expect(colors == ["#212223", "#515253", "#313233", "#414243"])
    #expect(picture.contains("<title>Differences of new.shape</title>"))
  }

  // MARK: Git

  /// A repository whose last commit has another version of `icons/a.shape` than the folder.
  private static func repository() throws -> Workspace {
    let work = try Workspace([
      "icons/a.shape": Self.old, ".gitattributes": "*.shape diff=shape\n",
      ".gitconfig": "[user]\n  name = T\n  email = t@example.org\n", "bin/empty": "",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: work.path("bin/shapec"), withDestinationPath: ShapecRun.executable())
    _ = try git(work, "git init -q . && git add icons && git commit -q -m old").picture()
    try work.write(Data(Self.new.utf8), to: "icons/a.shape")
    return work
  }

  private static func git(_ work: Workspace, _ line: String) throws -> ShapecRun {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try work.shell(
      line,
      environment: [
        "HOME": work.folder.path, "PATH": "\(work.path("bin")):\(path)", "GIT_CONFIG_NOSYSTEM": "1", "GIT_PAGER": "cat",
      ])
  }

  /// Returns the commands of the documentation that configure Git.
  private static func commands(_ word: String) throws -> String {
    try Repository.text(of: "Sources/shapec/README.md").split(separator: "\n")
      .filter { $0.hasPrefix("git config \(word)") }.joined(separator: "\n")
  }

  @Test(.needs(.git))
  func `makes Git compare summaries, with the configuration in the documentation`() throws {
    let work = try Self.repository()
    let run = try Self.git(work, "\(Self.commands("diff.shape"))\ngit diff icons/a.shape")
    let lines = run.text.split(separator: "\n").filter { $0.hasPrefix("-  ") || $0.hasPrefix("+  ") }
    #expect(run.status == 0 && lines == ["-  fill: paint #FF0000", "+  fill: paint #0000FF"], "\(run.verdict)")
    // A version with errors is text.
    try work.write(Data("shape Dot {\n".utf8), to: "icons/a.shape")
    #expect(try Self.git(work, "git diff icons/a.shape").text.hasSuffix("+shape Dot {\n"))
  }

  @Test(.needs(.git))
  func `is a difftool of Git, with the configuration in the documentation`() throws {
    let work = try Self.repository()
    let run = try Self.git(
      work, "\(Self.commands("difftool.shape"))\ngit difftool -y -t shape icons/a.shape")
    #expect(run.text == Self.change && run.errors == "")
  }
}
