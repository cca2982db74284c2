import Foundation
import TestSupport
import Testing

@Suite("Hostile sources")
struct HostileSourceTests {
  private static let header = "shape A {\n  size 10 x 10\n"

  private func verdict(_ bytes: Data, _ options: String..., seconds: Double = 20) throws -> String {
    let work = try Workspace()
    try work.write(bytes, to: "a.shape")
    let arguments = options.isEmpty ? ["a.shape", "--emit", "svg"] : options
    return try ShapecRun.run(ShapecRun.executable(), arguments, in: work.folder, seconds: seconds).verdict
  }

  private func verdict(of source: String) throws -> String { try verdict(Data(source.utf8)) }

  // MARK: Bytes

  @Test(arguments: [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82]])
  func `invalid UTF-8 is refused where it is`(bytes: [UInt8]) throws {
    #expect(try verdict(Data("// é\n  ".utf8) + bytes + Data("\n".utf8)) == "1 a.shape:2:3: error E0001")
  }

  @Test
  func `a byte-order mark and CRLF are accepted`() throws {
    let work = try Workspace(source: "\u{FEFF}shape A {\r\n  size 10 x 10\r\n  fill .red\r\n}\r\n")
    #expect(try work.shapec("a.shape", "--emit", "svg").picture().hasPrefix("<svg"))
  }

  @Test
  func `places are the same with a byte-order mark and CRLF`() throws {
    #expect(
      try verdict(of: "\u{FEFF}shape A {\r\n  size 10 x 10\r\n  fill foo\r\n}\r\n") == "1 a.shape:3:8: error E0201")
  }

  @Test
  func `a mark doesn't count as a column`() throws {
    #expect(try verdict(of: "\u{FEFF}shap A") == "1 a.shape:1:1: error E0111")
  }

  @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian])
  func `UTF-16 is recognized`(encoding: String.Encoding) throws {
    let bytes = try #require(Source.dot.data(using: encoding))
    #expect(try verdict(bytes) == "1 a.shape:1:1: error E0002")
  }

  @Test
  func `a string without its end is refused`() throws {
    #expect(try verdict(of: Self.header + "  require true, \"abc\n}\n") == "1 a.shape:3:17: error E0103")
  }

  @Test
  func `a comment without its end is refused, and only that`() throws {
    let work = try Workspace(source: Self.header + "  fill .red /* a /* b */\n}\n")
    let run = try work.shapec("a.shape", "--emit", "svg")
    #expect(run.verdict == "1 a.shape:3:13: error E0102" && run.errors.split(separator: "error:").count == 2)
  }

  // MARK: Much of something

  static let deep: [(String, String, String)] = [
    (
      "round brackets",
      "let a = " + String(repeating: "(", count: 100_000) + "1" + String(repeating: ")", count: 100_000), "3:260"
    ),
    ("open round brackets", "let a = " + String(repeating: "(", count: 100_000), "3:260"),
    ("square brackets", "let a = " + String(repeating: "[", count: 100_000), "3:260"),
    ("braces", String(repeating: "layer {", count: 100_000), ""),
    ("sums", "let a = 1" + String(repeating: " + 1", count: 200_000), "3:11"),
    ("conjunctions", "require true" + String(repeating: " && true", count: 200_000), ""),
    ("signs", "let a = " + String(repeating: "-", count: 200_000) + "1", ""),
    ("choices", "let a = " + String(repeating: "true ? 1 : ", count: 100_000) + "1", ""),
    ("members", "let a = center" + String(repeating: ".x", count: 200_000), ""),
    ("methods", "let a = rect(bounds)" + String(repeating: ".offset(by: 0)", count: 10_000), "3:11"),
    ("conditions", "if true { }" + String(repeating: " else if true { }", count: 100_000), ""),
  ]

  @Test(arguments: deep.indices)
  func `nesting has a limit`(index: Int) throws {
    let (_, statement, place) = Self.deep[index]
    let work = try Workspace(source: Self.header + "  " + statement + "\n}\n")
    let run = try work.shapec("a.shape", "--emit", "svg")
    #expect(run.verdict.hasPrefix("1 a.shape:\(place)") && run.verdict.hasSuffix(": error E0117"))
  }

  @Test
  func `deep nesting is shown at its place, even if its surroundings are too deep as well`() throws {
    let chain = "rect(bounds)" + String(repeating: ".union(rect(bounds))", count: 243)
    #expect(try verdict(of: Self.header + "  fill .red, path: \(chain)\n}\n") == "1 a.shape:3:20: error E0117")
  }

  @Test
  func `a file of 50 MB is refused at once`() throws {
    #expect(
      try verdict(Data(repeating: UInt8(ascii: " "), count: 50_000_000), seconds: 5) == "1 a.shape:1:1: error E0003")
  }

  @Test
  func `an import of 50 MB is refused at once`() throws {
    let work = try Workspace(source: "import \"b.shape\"\n" + Source.dot)
    try work.write(Data(repeating: UInt8(ascii: " "), count: 50_000_000), to: "b.shape")
    #expect(try work.shapec("check", "a.shape", seconds: 5).verdict == "1 b.shape:1:1: error E0003")
  }

  @Test(arguments: ["@\n", "a $ b\n", "let a = (\n", "fill\n"])
  func `a hundred of very many mistakes are shown`(line: String) throws {
    let work = try Workspace(source: String(repeating: line, count: 20_000))
    let run = try work.shapec("check", "a.shape")
    let count = run.errors.split(separator: "\n").count { $0.contains(": error: ") }
    #expect(run.status == 1 && !run.isCrash && (1...100).contains(count))
  }

  @Test
  func `only the first of very many unknown names are compared with all known names`() throws {
    let known = (0..<10_000).map { "let a\($0) = 3\n" }.joined()
    let unknown = (0..<10_000).map { "  fill .red, opacity: ab\($0)\n" }.joined()
    #expect(try verdict(of: known + Self.header + unknown + "}\n") == "1 a.shape:10003:23: error E0201")
  }

  @Test
  func `a long cycle is shown in part`() throws {
    let shapes = (0..<2000).map { "shape A\($0) { size 9 x 9; use A\(($0 + 1) % 2000)() }\n" }.joined()
    let run = try Workspace(source: shapes).shapec("check", "a.shape")
    #expect(run.message.hasSuffix("→ A7 → … → A1999 → A0 [E0213]") && run.errors.utf8.count < 4000)
  }

  // MARK: Numbers

  @Test(arguments: ["1e999", "1e99999999999999999999", String(repeating: "9", count: 400)])
  func `a number that is not finite is refused`(text: String) throws {
    #expect(try verdict(of: Self.header + "  fill .red, opacity: \(text)\n}\n") == "1 a.shape:3:23: error E0107")
  }

  @Test(arguments: [
    ("0 x 10", "11: error E0621"), ("10 x -1", "11: error E0621"), ("(0 / 0) x 10", "12: error E0602"),
    ("sqrt(-1) x 10", "11: error E0604"), ("(1e308 * 10) x 10", "12: error E0603"), ("1e200 x 10", "11: error E0621"),
  ])
  func `a size that can't be drawn is refused`(text: String, verdict: String) throws {
    let found = try self.verdict(of: "shape A {\n     size \(text)\n}\n")
    #expect(found == "1 a.shape:2:\(verdict)")
  }

  @Test(arguments: ["w x 3", "3 x path { repeat i in 0..<w { } }.length"])
  func `a design size that depends on a parameter is refused`(text: String) throws {
    #expect(try verdict(of: "shape A(w in 1...5 = 3) {\n  size \(text)\n}\n").hasSuffix("error E0212"))
  }

  // MARK: Much work

  /// `LimitTests` ends the same work at small limits.
  private static let reachesRealLimits = TestTier.current != .quick
  private static let reason: Comment = "an unoptimized compiler takes many seconds for a million elements"

  @Test
  func `a repeat over 10^12 is refused`() throws {
    let source = Self.header + "  repeat i in 0..<1000000000000 { layer { fill .red, opacity: i } }\n}\n"
    #expect(try verdict(of: source) == "1 a.shape:3:10: error E0703")
  }

  @Test(.enabled(if: reachesRealLimits, reason), arguments: [("", "E0702"), ("layer { fill .red }", "E0701")])
  func `nested repeats over 10^5 end at a limit`(body: String, code: String) throws {
    let source = Self.header + "  repeat i in 0..<100000 { repeat j in 0..<100000 { \(body) } }\n}\n"
    #expect(try verdict(Data(source.utf8), seconds: 60).hasSuffix(": error \(code)"))
  }

  /// Drawn, the first would have 2^60 layers.
  @Test(.enabled(if: reachesRealLimits, reason))
  func `checking 60 shapes that each use the next twice ends`() throws {
    let doubling =
      (0..<60).map { "shape S\($0) { size 9 x 9; use S\($0 + 1)(); use S\($0 + 1)() }\n" }.joined()
      + "shape S60 { size 9 x 9; fill .red }\n"
    #expect(try verdict(Data(doubling.utf8), "check", "a.shape", seconds: 120).hasSuffix(": error E0701"))
  }

  static let endless: [(String, String)] = [
    ("repeat i in 0..<9000 { layer(inset: 9 + i / 1000) { fill .red; shadow .black, radius: 30 } }", "png eps"),
    (
      "repeat i in 0..<9000 { fill conicGradient([.red, .teal, .red], center: (2000, 9 + i / 9)) }", "svg pdf eps png"
    ),
    ("repeat i in 0..<9000 { fill linearGradient([.red, .blue.opacity(50%)]) }", "png eps"),
  ]

  /// What they would take is known before anything is drawn.
  @Test(arguments: endless)
  func `a picture that would take too long is refused`(body: String, formats: String) throws {
    let work = try Workspace(source: "shape A {\n  size 4000 x 1000\n  \(body)\n}\n")
    for format in formats.split(separator: " ") {
      let run = try work.shapec("a.shape", "-o", "a.\(format)")
      #expect(run.status == 2 && run.message == "shapec: error: drawing `A` would take too long", "\(format)")
    }
  }

  /// One image would show all shadows, in more pixels than the page has points.
  @Test
  func `an image in PostScript that would take too long is refused`() throws {
    let body = "repeat i in 0..<600 { layer(inset: 9 + i / 1000) { fill .red; shadow .black, radius: 30 } }"
    let work = try Workspace(source: "shape A {\n  size 400 x 400\n  \(body)\n}\n")
    let run = try work.shapec("a.shape", "-o", "a.eps", "--resolution", "600")
    #expect(run.status == 2 && run.message == "shapec: error: drawing `A` would take too long")
  }

  @Test
  func `a mistake in a loop is reported once`() throws {
    let work = try Workspace(source: Self.header + "  repeat i in 0..<20000 { fill .red, opacity: 2 + i }\n}\n")
    let run = try work.shapec("a.shape", "--emit", "svg")
    #expect(run.errors.split(separator: "error:").count == 2)
  }
}
