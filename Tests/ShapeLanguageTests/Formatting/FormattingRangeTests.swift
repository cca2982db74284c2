import ShapeCore
import ShapeEditing
import Testing

@testable import ShapeLanguage

/// Formats the statements that the text between `«` and `»` touches.
@Suite("Formatting a range")
struct FormattingRangeTests {
  private func expectRange(_ marked: String, _ layout: String, at location: SourceLocation = #_sourceLocation) throws {
    let parts = marked.split(separator: "«", omittingEmptySubsequences: false)
    let inner = parts[1].split(separator: "»", omittingEmptySubsequences: false)
    let start = parts[0].utf8.count
    let source = SourceFile(path: "", bytes: Array((parts[0] + inner[0] + inner[1]).utf8))
    let edits = try SourceFormatter.edits(for: source, in: start..<start + inner[0].utf8.count)
    #expect(String(decoding: edits.applied(to: source.bytes), as: UTF8.self) == layout, sourceLocation: location)
  }

  @Test func `formats whole statements, and no others`() throws {
    try expectRange(
      "shape A {\n fill  .red\n fill «.b»lue ,  opacity: 1\n fill  .red\n}",
      "shape A {\n fill  .red\n  fill .blue, opacity: 1\n fill  .red\n}")
  }

  @Test func `over several statements formats these`() throws {
    try expectRange("let  a = 1\nlet  b« = 2\nlet»  c = 3\nlet  d = 4", "let  a = 1\nlet b = 2\nlet c = 3\nlet  d = 4")
  }

  @Test func `at one place formats the statement there or the next one`() throws {
    try expectRange("let  a = 1\n«»\n\nlet  b = 2\nlet  c = 3", "let  a = 1\n\nlet b = 2\nlet  c = 3")
  }

  @Test func `over a block's brace formats all of the statement with the block`() throws {
    try expectRange(
      "shape A {\n layer  b« {\n fill » .red\n }\n fill  .red\n}",
      "shape A {\n  layer b {\n    fill .red\n  }\n fill  .red\n}")
  }

  @Test func `in a block whose closing brace alone begins a line formats statements of the block`() throws {
    try expectRange(
      "shape A {\n  layer  b { fill  .«re»d\n  }\n  let  a = 1\n}",
      "shape A {\n  layer  b {\n    fill .red\n  }\n  let  a = 1\n}")
  }

  @Test func `in a block on one line formats the statement with the block`() throws {
    try expectRange(
      "shape A {\n  layer  b { fill  .«re»d }\n  let  a = 1\n}", "shape A {\n  layer b { fill .red }\n  let  a = 1\n}")
  }

  @Test func `of all bytes is formatting the file`() throws {
    try expectRange("«let  a = 1\n\n\n  let  b = 2»", "let a = 1\n\nlet b = 2\n")
  }

  @Test func `ends lines like the first line of the file`() throws {
    try expectRange(
      "let  a = 1\r\n«let  b = 2; /* over\r\nlines */ let  c =» 3\r\nlet  d = 4\r\n",
      "let  a = 1\r\nlet b = 2\r\n/* over\r\nlines */ let c = 3\r\nlet  d = 4\r\n")
  }

  @Test func `leaves a byte-order mark and the text before the range`() throws {
    try expectRange("\u{FEFF}let  a = 1\n«let  b» = 2\n", "\u{FEFF}let  a = 1\nlet b = 2\n")
  }

  @Test(arguments: ["\n", "\r\n"])
  func `counts lines from 1, without their ends`(lineEnd: String) {
    let lines = ["ab", "cd", "", "ef"]
    let source = SourceFile(path: "", bytes: Array(lines.joined(separator: lineEnd).utf8))
    let texts = [1...1, 2...3, 3...3, 4...9, 7...9].map { source.bytes(ofLines: $0).map(source.text) }
    #expect(texts == ["ab", "cd\(lineEnd)", "", "ef", nil])
  }

  @Test func `leaves a file with a syntax error unchanged`() {
    let source = SourceFile(path: "", bytes: Array("let  a = )".utf8))
    #expect(throws: SourceFormatter.Refusal.self) { try SourceFormatter.edits(for: source) }
  }
}
