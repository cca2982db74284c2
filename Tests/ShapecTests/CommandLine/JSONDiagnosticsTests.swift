import Foundation
import Testing

@Suite("shapec --diagnostics json")
struct JSONDiagnosticsTests {
  struct Message: Decodable, Equatable {
    struct Position: Decodable, Equatable { var byte, line, column, utf16Column: Int }
    struct Place: Decodable, Equatable {
      var file: String
      var start, end: Position
    }
    struct Note: Decodable, Equatable {
      var message: String
      var place: Place?
    }
    struct Edit: Decodable, Equatable {
      var place: Place
      var replacement: String
    }
    struct FixIt: Decodable, Equatable {
      var title: String
      var applicability: String
      var edits: [Edit]
    }
    var severity: String
    var code: String?
    var message: String
    var hint: String?
    var place: Place?
    var notes: [Note]
    var fixIts: [FixIt]
  }

  private func messages(_ run: ShapecRun) throws -> [Message] {
    try run.errors.split(separator: "\n").map { try JSONDecoder().decode(Message.self, from: Data($0.utf8)) }
  }

  @Test
  func `writes the sample of its documentation`() throws {
    let page = try Page("Sources/shapec/README.md").blocks
    let index = try #require(page.firstIndex { $0.tag == ["json"] && $0.text.contains("severity") })
    let source = page[..<index].last { $0.tag == ["shape", "error", "E0302"] }
    let run = try Workspace().shapec(
      "check", "-", "--stdin-name", "card.shape", "--diagnostics", "json", input: try #require(source).text)
    let sample = try JSONDecoder().decode(Message.self, from: Data(page[index].text.utf8))
    #expect(try messages(run) == [sample])
  }

  @Test
  func `counts bytes, Unicode scalars and UTF-16 code units`() throws {
    let work = try Workspace(source: "/* ä 🎈 */ shape Dot { size 10 x 10; /* é\n𝄞 */ fil .red }\n")
    let place = try #require(try messages(work.shapec("check", "a.shape", "--diagnostics=json")).first?.place)
    #expect(place.file == "a.shape")
    #expect(place.start == Message.Position(byte: 54, line: 2, column: 6, utf16Column: 7))
    #expect(place.end == Message.Position(byte: 57, line: 2, column: 9, utf16Column: 10))
  }

  @Test
  func `has changes that fix the source`() throws {
    let source = "/* 🎈 */ shape Dot { size 10 x 10; fil .red }\n"
    let found = try messages(Workspace(source: source).shapec("check", "a.shape", "--diagnostics", "json"))
    let edit = try #require(found.first?.fixIts.first?.edits.first)
    var bytes = Array(source.utf8)
    bytes.replaceSubrange(edit.place.start.byte..<edit.place.end.byte, with: Array(edit.replacement.utf8))
    let fixed = try Workspace(source: String(decoding: bytes, as: UTF8.self))
    #expect(
      found.count == 1 && found[0].fixIts[0].title == "use `fill`"
        && found[0].fixIts[0].applicability == "certain")
    #expect(try fixed.shapec("check", "a.shape").verdict == "0")
  }

  @Test
  func `shows other places, and facts that have none`() throws {
    let work = try Workspace(
      source: "let a = 1\nlet a = 2\nshape Dot(a in 0...4 = 2) { size 10 x 10; fill .red; require a < 4 }\n")
    let found = try messages(work.shapec("check", "a.shape", "--diagnostics", "json"))
    let duplicate = try #require(found.first { $0.code == "E0202" })
    #expect(duplicate.notes.map(\.place?.start.line) == [1])
    let broken = try #require(found.first { $0.code == "E0601" })
    #expect(broken.notes.map(\.message) == ["in `Dot` at 10 x 10, with a = 4"] && broken.notes[0].place == nil)
  }

  @Test
  func `also reports errors of files and of the command line`() throws {
    let missing = try messages(Workspace().shapec("check", "b\"\\.shape", "--diagnostics", "json"))
    #expect(missing.map(\.message) == ["can't read b\"\\.shape: No such file or directory"])
    let usage = try messages(Workspace().shapec("a.shape", "--emit", "tiff", "--diagnostics", "json"))
    #expect(
      usage.map(\.message) == ["unknown value `tiff` for `--emit`"] && usage[0].code == nil && usage[0].place == nil)
  }

  @Test
  func `lists the fixes, with the effective severity`() throws {
    let work = try Workspace(source: "shape Dot(tint: Color = .red) { size 10 x 10; fil .red }\n")
    let found = try messages(
      work.shapec("check", "--fix", "a.shape", "--diagnostics", "json", "--warnings-as-errors"))
    #expect(found.map(\.severity) == ["note", "note", "error"] && found.map(\.code) == [nil, nil, "W0002"])
    #expect(found.map(\.message).prefix(2) == ["wrote `fill`", "made 1 change in a.shape"])
    #expect(found[0].place?.start == Message.Position(byte: 46, line: 1, column: 47, utf16Column: 47))
    #expect(found[0].place?.end == Message.Position(byte: 50, line: 1, column: 51, utf16Column: 51))
  }

  @Test
  func `leaves the text unchanged otherwise, and shows a change if there is one`() throws {
    let work = try Workspace(source: "shape Dot { size 10 x 10; fil .red }\n")
    let run = try work.shapec("check", "a.shape", "--diagnostics", "text")
    #expect(
      run.errors == """
        a.shape:1:27: error: unknown statement `fil` [E0110]
          1 | shape Dot { size 10 x 10; fil .red }
            |                           ^^^
          fix: use `fill`

        """)
    #expect(
      try work.shapec("check", "a.shape", "--diagnostics", "xml").verdict
        == "2 shapec: error: unknown value `xml` for `--diagnostics`")
  }
}
