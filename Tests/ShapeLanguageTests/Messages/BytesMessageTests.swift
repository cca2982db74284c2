import ShapeCore
import Testing

@testable import ShapeLanguage

/// Files that no snippet can contain: other encodings, other line breaks, and sizes beyond the limits.
@Suite("Messages about the bytes of files")
struct BytesMessageTests {
  private func codes(
    _ bytes: [UInt8], load: (String) -> Result<[UInt8], LoadFailure> = { _ in .failure(.outsideFolder()) }
  ) -> [String] {
    Compiler.compile(SourceFile(path: "main.shape", bytes: bytes), load: load).diagnostics.map(\.problem.code)
  }

  @Test(arguments: [
    [0x80], [0xC0, 0xAF], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80],
    [0xF4, 0x90, 0x80, 0x80], [0xF5], [0xE2, 0x82],
  ])
  func `bytes that are not UTF-8 are reported`(bytes: [UInt8]) {
    #expect(codes(Array("// ".utf8) + bytes) == ["E0001"])
  }

  @Test(arguments: [
    [0xFF, 0xFE, 0x6C, 0x00], [0xFE, 0xFF, 0x00, 0x6C], [0x6C, 0x00, 0x65, 0x00], [0x00, 0x6C, 0x00, 0x65],
  ])
  func `a file in UTF-16 is reported`(bytes: [UInt8]) { #expect(codes(bytes) == ["E0002"]) }

  @Test func `a file with too many bytes is reported`() {
    #expect(codes([UInt8](repeating: UInt8(ascii: " "), count: SourceLimits.fileBytes + 1)) == ["E0003"])
  }

  @Test func `a program has at most 1,000 files`() {
    /// Returns the errors of a file that imports the first of many, each of which imports the next.
    func errors(files: Int) -> [String] {
      let found = codes(Array("import \"2.shape\"".utf8)) { path in
        let number = Int(path.dropLast(6)) ?? 0
        return .success(Array((number < files ? "import \"\(number + 1).shape\"" : "let a = 1").utf8))
      }
      return found.filter { $0.hasPrefix("E") }
    }
    #expect(errors(files: 1_000) == [])
    #expect(errors(files: 1_001) == ["E0004"])
  }

  @Test func `an import that leaves the folder through a link is reported`() {
    #expect(codes(Array("import \"a.shape\"".utf8)) == ["E0006"])
  }

  @Test func `a byte order mark and Windows line breaks are accepted`() {
    #expect(codes(Array("\u{FEFF}let a = 1\r\nlet b = [\r\n  a,\r\n]\r\n".utf8)) == [])
  }

  @Test func `a byte that is not UTF-8 is one column, in scalars and in UTF-16 code units`() {
    let bytes = Array("// \u{1F388} gr".utf8) + [0xF6, 0x93, 0xDF] + Array(" x".utf8)
    let table = LineTable(SourceFile(path: "a.shape", bytes: bytes))
    #expect((10...15).map { table.position(of: $0).column } == [8, 9, 10, 11, 12, 13])
    #expect((10...15).map { table.utf16Column(of: $0) } == [9, 10, 11, 12, 13, 14])
  }

  @Test func `columns count scalars from 1, without the byte order mark`() {
    let source = SourceFile(path: "a.shape", bytes: Array("\u{FEFF}// ö\r\n\tlet ö".utf8))
    let table = LineTable(source)
    #expect(
      [3, 6, 8, 10, 15, source.bytes.count].map { table.position(of: $0) }
        == [(1, 1), (1, 4), (1, 5), (2, 1), (2, 6), (2, 7)].map { LineAndColumn(line: $0.0, column: $0.1) })
  }
}
