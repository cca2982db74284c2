import Foundation
import Testing

@Suite("shapec format")
struct FormatTests {
  private static let loose = "shape  A {size 9 x 9;fill .red\n}"
  private static let layout = "shape A {\n  size 9 x 9\n  fill .red\n}\n"

  @Test
  func `formats in place, and prints nothing`() throws {
    let work = try Workspace(["a.shape": Self.loose, "b.shape": Self.loose])
    #expect(try work.shapec("format", "a.shape", "b.shape").verdict == "0")
    #expect(
      try [work.text("a.shape"), work.text("b.shape"), "\(work.names())"] == [
        Self.layout, Self.layout, "[\"a.shape\", \"b.shape\"]",
      ])
  }

  @Test
  func `does not touch a file that is formatted`() throws {
    let work = try Workspace(source: Self.layout)
    let number = try FileManager.default.attributesOfItem(atPath: work.path("a.shape"))[.systemFileNumber] as? Int
    #expect(try work.shapec("format", "a.shape").verdict == "0")
    let after = try FileManager.default.attributesOfItem(atPath: work.path("a.shape"))[.systemFileNumber] as? Int
    #expect(number == after)
  }

  @Test(arguments: [loose, layout])
  func `writes the layout of standard input to standard output, changed or not`(source: String) throws {
    #expect(try Workspace().shapec("format", "-", input: source).picture() == Self.layout)
  }

  @Test
  func `lists with --check the files that are not formatted, and changes nothing`() throws {
    let work = try Workspace(["a.shape": Self.loose, "b.shape": Self.layout, "c.shape": Self.loose])
    let run = try work.shapec("format", "--check", "a.shape", "b.shape", "c.shape")
    #expect(run.status == 1 && run.text == "a.shape\nc.shape\n" && run.errors == "")
    #expect(try work.text("a.shape") == Self.loose)
  }

  @Test
  func `leaves a file with a syntax error unchanged, and formats the others`() throws {
    let work = try Workspace(["a.shape": "let  a =", "b.shape": Self.loose])
    #expect(try work.shapec("format", "a.shape", "b.shape").verdict == "1 a.shape:1:9: error E0108")
    #expect(try work.text("a.shape") == "let  a =" && work.text("b.shape") == Self.layout)
    #expect(try work.shapec("format", "-", input: "let  a =").text == "")
  }

  @Test
  func `formats files with wrong names and types`() throws {
    #expect(try Workspace().shapec("format", "-", input: "let  a = b").picture() == "let a = b\n")
  }

  @Test(arguments: ["2-3", "3", "2-2"])
  func `formats the statements on some lines`(lines: String) throws {
    let run = try Workspace().shapec(
      "format", "-", "--range", lines, input: "let  a = 1\nlet  b = f(\n2)\nlet  c = 3\n")
    #expect(try run.picture() == "let  a = 1\nlet b = f(2)\nlet  c = 3\n")
  }

  @Test(arguments: [("1", "let a = 1\nlet  b = 2\n"), ("1-2", "let a = 1\nlet b = 2\n")])
  func `counts lines from 1`(lines: String, expected: String) throws {
    let run = try Workspace().shapec("format", "-", "--range", lines, input: "let  a = 1\nlet  b = 2\n")
    #expect(try run.picture() == expected)
  }

  @Test
  func `treats a file with CRLF line ends and a byte-order mark as formatted, and keeps both`() throws {
    let crlf = "\u{FEFF}" + Self.layout.split(separator: "\n").joined(separator: "\r\n") + "\r\n"
    let work = try Workspace(["a.shape": crlf, "b.shape": "\u{FEFF}shape  A {size 9 x 9;fill .red\r\n}"])
    #expect(try work.shapec("format", "--check", "a.shape").verdict == "0")
    #expect(try work.shapec("format", "b.shape").verdict == "0")
    // Read as text, the mark would be omitted.
    #expect(try Data(contentsOf: URL(filePath: work.path("b.shape"))) == Data(crlf.utf8))
  }

  @Test
  func `formats the statement on one line of several that end in CRLF, and no more`() throws {
    let run = try Workspace().shapec(
      "format", "-", "--range", "2", input: "let  a = 1\r\nlet  b = 2\r\nlet  c = 3\r\n")
    #expect(try run.picture() == "let  a = 1\r\nlet b = 2\r\nlet  c = 3\r\n")
  }

  @Test
  func `follows a link, and keeps the permissions`() throws {
    let work = try Workspace(["folder/a.shape": Self.loose])
    try FileManager.default.createSymbolicLink(atPath: work.path("b.shape"), withDestinationPath: "folder/a.shape")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: work.path("folder/a.shape"))
    #expect(try work.shapec("format", "b.shape").verdict == "0")
    let attributes = try FileManager.default.attributesOfItem(atPath: work.path("folder/a.shape"))
    #expect(try work.text("folder/a.shape") == Self.layout && attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `reports that standard output is full`() throws {
    let work = try Workspace(["a.shape": "let  a = 1\n"])
    let message = "shapec: error: can't write to standard output: No space left on device\n3\n"
    let shapec = try ShapecRun.executable()
    for command in ["format - < a.shape", "format --check a.shape"] {
      let run = try ShapecRun.run(
        "/bin/sh", ["-c", "\(shapec) \(command) 2>&1 > /dev/full; echo $?"], in: work.folder)
      #expect(run.text == message, "\(command)")
    }
  }

  @Test
  func `refuses paths that are not files and files that are not text`() throws {
    let work = try Workspace(["a.shape": "\0\0\u{1}"])
    #expect(try work.shapec("format", "missing.shape").status == 3)
    #expect(
      try work.shapec("format", "/dev/null").verdict == "3 shapec: error: can't format /dev/null: Not a regular file")
    #expect(try work.shapec("format", "a.shape").status == 1)
  }
}
