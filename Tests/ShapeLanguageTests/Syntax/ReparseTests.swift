import ShapeCore
import TestSupport
import Testing

@testable import ShapeLanguage

/// Parsing a file again after an edit has the result of parsing the new text, and keeps the declarations that the edit
/// doesn't touch.
@Suite("Parsing after an edit")
struct ReparseTests {
  private static let source = """
    import "a.shape"

    /// One.
    let one = 1; let two = 2
    func double(x: Number) = 2 * x // twice
    shape A(r: Number = 3) {
      fill .red
    }

    shape B {
    fill .blue
    }

    """

  /// A text in the source, its replacement, and the number of declarations that are parsed then, or `nil` for all.
  private static let edits: [(text: String, replacement: String, added: Int?)] = [
    ("fill .red", "fill .green, opacity: 50%", 1), ("2 * x", "3 * x", 1), ("= 1", "= 1 + 1", 1),
    ("two = 2", "two = 2\n+ 3", 1), ("A(r", "C(r", 1), ("\"a.shape\"", "\"b.shape\"", 1),
    ("shape A", "style A", 2), ("two = 2", "two = 25", 1), ("; let", "\nlet", 2),
    ("shape B", "preview A()\nshape B", 3), ("let two = 2\n", "", 2),
    // Comments belong to the declaration after them.
    ("/// One.", "/// First.", 2), (" // twice", "", 2), ("/// One.", "/* One.", nil), ("// twice", "", 2),
    // Mistakes with braces that match.
    ("fill .red", "fill .red,", 1), ("2 * x", "2 *", 2), ("= 1", "= (1", 1), ("2 * x", "2 * (x", 1),
    ("fill .red", "fill {}", 1),
    ("fill .red", "fill 3qx", 1), ("Number = 3) {", "Number = 3 {", 1), ("fill .blue", "# blue", 1),
    // Braces that don't match, and a declaration in a block.
    ("}\n\nshape", "\n\nshape", nil), ("fill .red", "fill .red }", nil), ("fill .red", "layer { fill .red", nil),
    ("fill .red", "shape C", nil),
  ]

  /// Makes each edit and undoes it.
  @Test(arguments: edits)
  func `parses the declarations again that an edit touches`(text: String, replacement: String, added: Int?) throws {
    let bytes = Array(Self.source.utf8)
    let start = try #require(bytes.indices.first { bytes[$0...].starts(with: text.utf8) })
    var parsed = EditedFile(bytes)
    #expect(parsed.file.diagnostics.isEmpty && parsed.count == 6)
    let edit = TextEdit(span(start..<start + text.utf8.count), replacement)
    let done = try parsed.make(edit)
    #expect(done.added.count == added ?? parsed.count)
    let undo = TextEdit(span(start..<start + replacement.utf8.count), text)
    let undone = try parsed.make(undo)
    #expect(parsed.file.tree.source.bytes == bytes && parsed.file.diagnostics.isEmpty)
    // Undoing a mistake is as local as making it.
    if added != nil { #expect(undone.removed.count == done.added.count) }
  }

  @Test(arguments: ["let a = 1\n\nshape A {\n  fill .red\n", "let a = 1\n}\n"])
  func `parses one declaration again while a brace is missing`(start: String) throws {
    let rest = "let b = 1\n\nshape B {\n  fill .blue\n}\nlet c = 1\nlet d = 2"
    var parsed = EditedFile(Array((start + rest).utf8))
    let (diagnostics, count) = (parsed.file.diagnostics.count, parsed.count)
    let end = start.utf8.count - 1
    let done = try parsed.make(TextEdit(span(end..<end), " "))
    #expect(diagnostics > 0 && parsed.file.diagnostics.count == diagnostics && done.added.count < count - 2)
  }

  private func span(_ range: Range<Int>) -> SourceSpan {
    SourceSpan(file: 0, start: Int32(range.lowerBound), end: Int32(range.upperBound))
  }

  /// Edits at the end of a declaration or at the beginning of one. `if` is a name only if no value comes after it.
  @Test(arguments: [
    ("let a = if\n", 11, "let b = 2"), ("let a = if\n\nlet b = 2", 12, "("), ("let a = 1;let b = 2", 9, ""),
    ("let a = path\nlet b = 2", 13, "{}"), ("let a = 1\n\nlet b = 2", 10, "+ 2"), ("", 0, "let a = 1"),
    ("let a = 1\n/* b */\nlet c = 2", 17, ""), ("\u{FEFF}let a = 1", 0, " "), ("let a = 1\nprivate", 17, " let b = 2"),
    (",/// B.\nshape B { }\nlet a = 1", 0, ""),
    ("let a = pathx\n{ }\nlet b = 1", 12, ""), ("let a = x path\n{ }\nlet b = 1", 8, ""),
  ])
  func `an edit may change the declaration before it or after it`(text: String, offset: Int, insertion: String) throws {
    for end in [offset, min(offset + 1, text.utf8.count)] {
      var parsed = EditedFile(Array(text.utf8))
      _ = try parsed.make(TextEdit(span(offset..<end), insertion))
    }
  }

  @Test func `equals parsing the new text`() {
    let seed = RandomCases.seed()
    print("Edits: SHAPE_SEED=\(seed)")
    var edits = RandomEdits(seed: seed + 6)
    let count = RandomCases.count(quick: 3_000, ci: 15_000, long: 400_000)
    var (spliced, clean, splicedClean) = (0, 0, 0)
    var file = edits.nextFile()
    for number in 0..<count {
      if number % 12 == 0 { file = edits.nextFile() }
      let before = file.file
      let edit = edits.nextEdit(of: file)
      let result: Reparse
      do {
        result = try file.make(edit)
      } catch {
        let text = String(decoding: before.tree.source.bytes, as: UTF8.self)
        Issue.record(
          """
          SHAPE_SEED=\(seed), edit \(number), \(error.description): \(edit.span.start)..<\(edit.span.end) becomes \
          \(edit.replacement.debugDescription) in
          \(text)
          """)
        return
      }
      let isSpliced = result.added.count < file.count || result.removed.count < before.tree.wholeFile.children.count
      if isSpliced { spliced += 1 }
      if before.diagnostics.isEmpty, before.tree.wholeFile.children.count > 3 {
        clean += 1
        if isSpliced { splicedClean += 1 }
      }
    }
    print("\(spliced) of \(count) edits spliced; \(splicedClean) of \(clean) edits of clean files")
    #expect(count < 1_000 || spliced * 4 > count && splicedClean * 2 > clean && clean * 10 > count)
  }

  @Test func `places are relative to their declaration`() throws {
    var parsed = EditedFile(Array(Self.source.utf8))
    let old = DeclarationPlaces(parsed.file.tree)
    try #require(old.spans.count == 6)
    let color = try #require(parsed.file.tree.allNodes.first { $0.text == ".red" }).span
    let comment = try #require(old.declaration(at: 18))
    let place = try #require(old.place(of: color))
    #expect(place.declaration == 4 && place.start == color.start - old.spans[4].start)
    #expect(old.span(of: place) == color)
    // The comment before a declaration.
    #expect(comment == 1 && old.place(of: span(18..<26)) == .init(declaration: 1, start: -9, end: -1))
    // The end of a declaration, and text after the last one.
    #expect(old.declaration(at: old.spans[4].end) == 4 && old.declaration(at: old.spans[4].end + 1) == 5)
    #expect(old.declaration(at: old.spans[5].end + 1) == nil)
    #expect(old.place(of: SourceSpan(file: 0, start: color.start, end: old.spans[5].start)) == nil)
    #expect(old.span(of: .init(declaration: 6, start: 0, end: 0)) == nil)

    let edit = try parsed.make(TextEdit(span(0..<0), "let zero = 0\n"))
    #expect(edit.newIndex(of: 0) == nil && edit.newIndex(of: 4) == 5)
    let new = DeclarationPlaces(parsed.file.tree)
    let moved = try #require(edit.newIndex(of: place.declaration))
    let span = try #require(new.span(of: .init(declaration: moved, start: place.start, end: place.end)))
    #expect(span.start == color.start + 13)
  }
}
