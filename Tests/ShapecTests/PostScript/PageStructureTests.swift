import ForeignTools
import Foundation
import TestSupport
import Testing

/// EPS files obey the rules for page descriptions that are included in other pages.
@Suite struct PageStructureTests {
  /// Encapsulated PostScript File Format Specification 3.0, section 2.
  private static let forbidden: Set = [
    "banddevice", "clear", "cleardictstack", "copypage", "erasepage", "exitserver", "framedevice", "grestoreall",
    "initclip", "initgraphics", "initmatrix", "quit", "renderbands", "setglobal", "setpagedevice", "setshared",
    "startjob",
  ]

  private static let pages = Cache<String, String>()
  private static let linesOfPages = Cache<String, [String]>()

  /// Returns the EPS file of an example, compiled once for all tests: an unoptimized compiler takes a second for some.
  private static func page(_ picture: ReferencePicture) throws -> String {
    try pages.value(for: picture.shape) {
      try BuiltCompiler.output(BuiltCompiler.arguments(for: picture), format: "eps")
    }
  }

  private static func lines(_ picture: ReferencePicture) throws -> [String] {
    try linesOfPages.value(for: picture.shape) { try page(picture).split(separator: "\n").map(String.init) }
  }

  @Test(arguments: ReferencePicture.all)
  func `every example is plain text`(_ picture: ReferencePicture) throws {
    let strange = try Self.lines(picture).filter { line in
      line.utf8.count > 255 || !line.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    }
    #expect(strange == [])
  }

  @Test(arguments: ReferencePicture.all)
  func `every example saves and restores in turn`(_ picture: ReferencePicture) throws {
    let lines = try Self.lines(picture)
    let body = try #require(lines.firstIndex(of: "%%Page: 1 1"))
    var depth = 0
    for line in lines[body...] {
      if line == "q" { depth += 1 }
      if line == "Q" { depth -= 1 }
      #expect(depth >= 0)
    }
    #expect(depth == 0)
    #expect(lines.count { $0.hasSuffix("begin") } == lines.count { $0 == "end" })
  }

  @Test(arguments: ReferencePicture.all)
  func `no example uses a forbidden operator`(_ picture: ReferencePicture) throws {
    let words = Set(try Self.lines(picture).flatMap { $0.split(separator: " ").map(String.init) })
    #expect(words.isDisjoint(with: Self.forbidden))
  }

  @Test(arguments: ReferencePicture.all)
  func `the box of whole points contains the other`(_ picture: ReferencePicture) throws {
    let lines = try Self.lines(picture)
    func box(_ name: String) throws -> [Double] {
      let line = try #require(lines.first { $0.hasPrefix("%%\(name): ") })
      return line.split(separator: " ").dropFirst().compactMap { Double($0) }
    }
    let (whole, exact) = (try box("BoundingBox"), try box("HiResBoundingBox"))
    try #require(whole.count == 4 && exact.count == 4)
    #expect(zip(whole, exact).allSatisfy { abs($0 - $1) < 1 } && whole.allSatisfy { $0 == $0.rounded() })
    #expect(whole[0] <= exact[0] && whole[1] <= exact[1] && whole[2] >= exact[2] && whole[3] >= exact[3])
  }

  /// The file is included in another page, and leaves nothing on the stacks.
  @Test(.needsPagePainters, arguments: ReferencePicture.all)
  func `no example leaves anything behind`(_ picture: ReferencePicture) throws {
    let eps = try Self.page(picture)
    let run = try TemporaryFolder.with { folder in
      let source = folder.appending(path: "page.ps")
      let test = """
        /showpage { } def countdictstack 4711
        \(eps)
        4711 eq exch countdictstack eq and count 1 eq and { (clean) print } if
        """
      try Data(test.utf8).write(to: source)
      return try Command.run(
        try ForeignTool.ghostscript.path(), ["-q", "-dSAFER", "-dBATCH", "-dNOPAUSE", "-dNODISPLAY", source.path])
    }
    #expect(String(decoding: run.output, as: UTF8.self) == "clean", "\(run.errors)")
  }

  /// The painted area, measured by Ghostscript, is within the bounding box.
  @Test(.needsPagePainters, arguments: ReferencePicture.all)
  func `the box contains everything painted`(_ picture: ReferencePicture) throws {
    let text = try Self.page(picture)
    let (box, ink) = (try Self.exactBox(text), try Self.ink(text))
    #expect(
      ink[0] >= box[0] - Self.slack && ink[1] >= box[1] - Self.slack && ink[2] <= box[2] + Self.slack
        && ink[3] <= box[3] + Self.slack, "\(ink) in \(box)")
  }

  /// If the picture extends beyond the size on all sides, the exact box is that of the painted area.
  @Test(.needsPagePainters) func `the exact box is that of the painted area`() throws {
    let work = try Workspace(
      source: """
        shape A {
          size 40 x 30
          fill .red, path: ellipse(Rect(x: -3.3, y: -2.6, width: 50.1, height: 40.2))
          stroke .black, width: 3, path: path { move (-4.2, 10); line (60, 12) }
        }

        """)
    let text = try work.shapec("a.shape", "--emit", "eps").picture()
    let (box, ink) = (try Self.exactBox(text), try Self.ink(text))
    #expect(
      box.count == 4 && ink.count == 4 && zip(box, ink).allSatisfy { abs($0 - $1) < Self.slack }, "\(ink) and \(box)")
  }

  /// Ghostscript measures at 4000 pixels per inch, and paints all pixels that are touched.
  private static let slack = 0.05

  private static func exactBox(_ eps: String) throws -> [Double] {
    let box = try #require(eps.firstMatch(of: /%%HiResBoundingBox: (\S+) (\S+) (\S+) (\S+)\n/))
    return [box.1, box.2, box.3, box.4].compactMap { Double($0) }
  }

  /// Returns the box of the painted area, measured by Ghostscript.
  private static func ink(_ eps: String) throws -> [Double] {
    let run = try TemporaryFolder.with { folder in
      let source = folder.appending(path: "page.eps")
      // Moved away from the edges of the page, which would cut parts beyond the box, and all in black: white does not
      // count.
      let changes = "\nshapec begin /g{pop 0 setgray}def/rg{pop pop pop 0 setgray}def end 90 90 translate\n"
      try Data(eps.replacing("\n%%Page: 1 1\n", with: changes).utf8).write(to: source)
      return try Command.run(
        try ForeignTool.ghostscript.path(),
        ["-q", "-dSAFER", "-dBATCH", "-dNOPAUSE", "-sDEVICE=bbox", source.path])
    }
    let ink = try #require(run.errors.firstMatch(of: /%%HiResBoundingBox: (\S+) (\S+) (\S+) (\S+)/))
    return [ink.1, ink.2, ink.3, ink.4].compactMap { Double($0).map { $0 - 90 } }
  }
}
