import Foundation
import Testing

@Suite("Output files")
struct OutputFileTests {
  @Test
  func `are not written if one of several shapes fails`() throws {
    let work = try Workspace(["a.shape": Source.two, "b.shape": "shape B { size 9 x 9; fill .red, opacity: 2 }\n"])
    let run = try work.shapec("a.shape", "b.shape", "--emit", "svg", "-o", "out/")
    #expect(run.verdict == "1 b.shape:1:43: error E0607" && !FileManager.default.fileExists(atPath: work.path("out")))
  }

  @Test
  func `are unchanged if something fails`() throws {
    let work = try Workspace(["a.shape": "shape A { size 9 x 9; fill 3 }", "a.svg": "old"])
    _ = try work.shapec("a.shape", "--emit", "svg", "-o", "a.svg")
    #expect(try work.text("a.svg") == "old")
  }

  @Test
  func `are replaced as a whole`() throws {
    let work = try Workspace(["a.shape": Source.dot, "a.svg": String(repeating: "old", count: 1000)])
    _ = try work.shapec("a.shape", "--emit", "svg", "-o", "a.svg").picture()
    #expect(try work.text("a.svg") == work.shapec("a.shape", "--emit", "svg").text)
  }

  @Test
  func `leave nothing beside them`() throws {
    let work = try Workspace(source: Source.two)
    _ = try work.shapec("a.shape", "--emit", "svg", "-o", ".").picture()
    #expect(try work.names() == ["One.svg", "Two.svg", "a.shape"])
  }

  @Test
  func `stay links if they are links, and keep their permissions`() throws {
    let work = try Workspace(["a.shape": Source.dot, "real.svg": "old"])
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: work.path("real.svg"))
    try FileManager.default.createSymbolicLink(atPath: work.path("link.svg"), withDestinationPath: "real.svg")
    _ = try work.shapec("a.shape", "--emit", "svg", "-o", "link.svg").picture()
    let mode = try FileManager.default.attributesOfItem(atPath: work.path("real.svg"))[.posixPermissions] as? Int
    #expect(try work.text("real.svg").hasPrefix("<svg") && mode == 0o640)
  }

  // MARK: Sources

  @Test
  func `are not written through a link to no file`() throws {
    let work = try Workspace(["a.shape": Source.dot])
    for target in ["gone.svg", "link.svg"] {
      try? FileManager.default.removeItem(atPath: work.path("link.svg"))
      try FileManager.default.createSymbolicLink(atPath: work.path("link.svg"), withDestinationPath: target)
      let run = try work.shapec("a.shape", "--emit", "svg", "-o", "link.svg")
      #expect(run.verdict == "3 shapec: error: can't write link.svg: It is a link to no file")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: work.path("link.svg")) == target)
    }
  }

  @Test
  func `have no hint to create a folder that is a file`() throws {
    let run = try Workspace(["a.shape": Source.dot]).shapec("a.shape", "--emit", "svg", "-o", "a.shape/x.svg")
    #expect(run.errors == "shapec: error: can't write a.shape/x.svg: Not a directory\n")
  }

  @Test(arguments: ["a.shape", "./a.shape", "link.svg", "other/../a.shape"])
  func `never replace a source, whatever its name`(path: String) throws {
    let work = try Workspace(["a.shape": Source.dot, "other/b.txt": ""])
    try FileManager.default.createSymbolicLink(atPath: work.path("link.svg"), withDestinationPath: "a.shape")
    let run = try work.shapec("a.shape", "--emit", "svg", "-o", path)
    #expect(
      try run.verdict == "2 shapec: error: \(path) is an input file, and is not overwritten"
        && work.text("a.shape") == Source.dot)
  }

  @Test
  func `never replace an imported file`() throws {
    let work = try Workspace([
      "a.shape": "import \"b.shape\"\nshape A { size 9 x 9; fill ink }\n", "b.shape": "let ink = .red\n",
    ])
    let run = try work.shapec("a.shape", "--emit", "svg", "-o", "b.shape")
    #expect(run.verdict == "2 shapec: error: b.shape is an input file, and is not overwritten")
  }

  @Test
  func `never have the name of a source`() throws {
    let work = try Workspace(source: Source.dot)
    let run = try work.shapec("a.shape", "--emit", "svg", "-o", "b.shape")
    #expect(run.verdict == "2 shapec: error: b.shape has the extension of a source")
  }

  // MARK: Names

  @Test
  func `are one for each shape`() throws {
    let work = try Workspace(source: Source.two)
    let run = try work.shapec("a.shape", "--emit", "svg", "-o", "both.svg")
    #expect(run.verdict == "2 shapec: error: can't write 2 pictures to one file")
  }

  @Test(arguments: ["Dot", "dOT"])
  func `do not replace each other, even if case makes no difference`(name: String) throws {
    let work = try Workspace(["a.shape": Source.dot, "b.shape": "shape \(name) { size 9 x 9 }"])
    let run = try work.shapec("a.shape", "b.shape", "--emit", "svg", "-o", "out/")
    #expect(
      run.verdict == "2 shapec: error: `Dot` in a.shape and `\(name)` in b.shape need the same output file")
  }

  // MARK: Places that can't be written

  @Test(arguments: [
    ("missing/a.svg", "missing/a.svg: No such file or directory"),
    ("a.shape/a.svg", "a.shape/a.svg: Not a directory"),
    ("a.shape/", "a.shape/: Not a directory"), ("a.shape/b/", "a.shape/b/: Not a directory"),
  ])
  func `report why they can't be written`(path: String, reason: String) throws {
    let work = try Workspace(source: Source.dot)
    let run = try work.shapec("a.shape", "--emit", "svg", "-o", path)
    #expect(run.verdict == "3 shapec: error: can't write \(reason)")
  }

  @Test
  func `report a folder at the path of a shape's file`() throws {
    let work = try Workspace(["a.shape": Source.two, "out/Two.svg/keep": ""])
    let run = try work.shapec("a.shape", "--emit", "svg", "-o", "out")
    #expect(
      try run.verdict == "3 shapec: error: can't write out/Two.svg: Is a directory"
        && work.names(in: "out") == ["Two.svg"])
  }

  @Test(.enabled(if: getuid() != 0, "nothing is forbidden to root"))
  func `are not written into a folder without permission`() throws {
    let work = try Workspace(["a.shape": Source.dot, "out/keep": ""])
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: work.path("out"))
    let run = try work.shapec("a.shape", "--emit", "svg", "-o", "out/")
    #expect(run.verdict == "3 shapec: error: can't write out/Dot.svg: Permission denied")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self"), "there is no /proc"))
  func `are not written into a file system that accepts no files`() throws {
    let work = try Workspace(source: Source.dot)
    let run = try work.shapec("a.shape", "--emit", "svg", "-o", "/proc/")
    #expect(run.verdict.hasPrefix("3 shapec: error: can't write /proc/Dot.svg: "))
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"),
    arguments: ["> /dev/full", "-o /dev/full"])
  func `report a full disk`(destination: String) throws {
    let work = try Workspace(source: Source.dot)
    let run = try work.shell("\"$shapec\" a.shape --emit svg \(destination)")
    #expect(run.status == 3 && run.message.hasSuffix(": No space left on device"))
  }

  @Test
  func `are unchanged if the new content is too large`() throws {
    let work = try Workspace(["a.shape": Source.long, "a.svg": "old"])
    let run = try work.shell("ulimit -f 8; \"$shapec\" a.shape --emit svg -o a.svg")
    #expect(
      try run.verdict == "3 shapec: error: can't write a.svg: File too large" && work.text("a.svg") == "old"
        && work.names() == ["a.shape", "a.svg"])
  }

  // MARK: Pipes

  @Test
  func `end with a code and one message if the reader of a pipe closes it`() throws {
    let work = try Workspace(source: Source.long)
    let run = try work.shell("{ \"$shapec\" a.shape --emit svg; echo $? > code; } | head -c 1")
    #expect(
      try run.text == "<" && work.text("code") == "3\n"
        && run.errors == "shapec: error: can't write to standard output: Broken pipe\n")
  }

  @Test
  func `end with a code if standard output is closed`() throws {
    let work = try Workspace(source: Source.dot)
    let run = try work.shell("\"$shapec\" a.shape --emit svg >&-")
    #expect(run.verdict == "3 shapec: error: can't write to standard output: Bad file descriptor")
  }
}
