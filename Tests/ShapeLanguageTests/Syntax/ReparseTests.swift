import ShapeKit
import TestSupport
import Testing

@testable import ShapeLanguage

/// Parsing a file again after a change of its text gives what parsing the new text gives, with most of the tree as it was.
@Suite("Parsing after a change")
struct ReparseTests {
  private struct Parsed {
    var tree: SyntaxTree
    var diagnostics: [Diagnostic]
    var names = NameTable()

    init(_ bytes: [UInt8]) {
      (tree, diagnostics) = Parser.parse(SourceFile(path: "test.shape", bytes: bytes), file: 0, names: &names)
    }

    /// What differs from a fresh tree after a change; nil where nothing does. Counts the declarations parsed again.
    mutating func fault(after edit: TextEdit, _ count: inout Int) -> String? {
      let before = tree.declarations.count
      let result = Parser.reparse(tree, diagnostics, after: edit, names: &names)
      var same = names
      let fresh = Parser.parse(result.tree.source, file: 0, names: &same)
      count = result.added.count
      let keptCount = before - result.removed.count == result.tree.declarations.count - result.added.count
      (tree, diagnostics) = (result.tree, result.diagnostics)
      if !keptCount { return "the declarations that are kept do not match" }
      if tree.tokens.map({ "\($0)" }) != fresh.tree.tokens.map({ "\($0)" }) { return "the tokens differ" }
      if tree.nodes.map({ "\($0)" }) != fresh.tree.nodes.map({ "\($0)" }) { return "the nodes differ" }
      return texts(diagnostics) == texts(fresh.diagnostics) ? nil : "the messages differ"
    }

    private func texts(_ diagnostics: [Diagnostic]) -> [String] {
      diagnostics.map { "\($0.problem.code) \($0.problem.message) \($0.span) \($0.notes.map(\.span))" }
    }
  }

  private func edit(_ range: Range<Int>, _ text: String) -> TextEdit {
    TextEdit(SourceSpan(file: 0, start: Int32(range.lowerBound), end: Int32(range.upperBound)), text)
  }

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

  /// The place of a text in the source, the number of declarations parsed again when another one stands there.
  @Test(arguments: [
    ("fill .red", "fill .green, opacity: 50%", 1), ("2 * x", "3 * x", 1), ("= 1", "= 1 + 1", 1),
    ("two = 2", "two = 2\n+ 3", 1), ("shape A", "shape C", 2), ("/// One.", "/// First.", 1),
    ("/// One.", "/* One.", 1), ("; let", "\nlet", 2), (" // twice", "", 1),
    ("shape B", "preview A()\nshape B", 3), ("let two = 2\n", "", 2), ("\"a.shape\"", "\"b.shape\"", 1),
  ])
  func `parses again what a change touches`(text: String, replacement: String, declarations: Int) throws {
    #expect(try parsedAgain(text, replacement).count == declarations)
  }

  @Test(arguments: [("}\n\nshape", "\n\nshape"), ("fill .red", "fill .red }"), ("fill .red", "layer { fill .red")])
  func `parses all again where braces do not match`(text: String, replacement: String) throws {
    let (count, total) = try parsedAgain(text, replacement)
    #expect(count == total)
  }

  /// How many declarations are parsed again when a text becomes another one, and how many there are then.
  private func parsedAgain(_ text: String, _ replacement: String) throws -> (count: Int, total: Int) {
    let bytes = Array(Self.source.utf8)
    let start = try #require(bytes.indices.first { bytes[$0...].starts(with: text.utf8) })
    var parsed = Parsed(bytes)
    #expect(parsed.diagnostics.isEmpty && parsed.tree.declarations.count == 6)
    var count = 0
    #expect(parsed.fault(after: edit(start..<start + text.utf8.count, replacement), &count) == nil)
    return (count, parsed.tree.declarations.count)
  }

  @Test func `gives what parsing the new text gives`() {
    let seed = RandomCases.seed()
    print("Changes: SHAPE_SEED=\(seed)")
    var mutants = Mutants(seed: seed + 6)
    var (changes, whole) = (0, 0)
    for _ in 0..<RandomCases.count(quick: 40, ci: 400, long: 10_000) {
      let bytes = Mutants.sources[mutants.number(Mutants.sources.count)].bytes
      var parsed = Parsed(bytes)
      for _ in 0..<12 {
        let size = parsed.tree.source.bytes.count
        let start = mutants.number(size + 1)
        let end = min(size, start + mutants.number(mutants.number(3) == 0 ? 12 : 2))
        let text = mutants.number(3) == 0 ? "" : Mutants.scraps[mutants.number(Mutants.scraps.count)]
        var count = 0
        if let fault = parsed.fault(after: edit(start..<end, text), &count) {
          Issue.record("\(fault) after \(start)..<\(end) `\(text)` in\n\(String(decoding: bytes, as: UTF8.self))")
          return
        }
        changes += 1
        if count == parsed.tree.declarations.count { whole += 1 }
        // Most of the time the last change was the only one.
        if !parsed.diagnostics.isEmpty, mutants.number(4) > 0 { parsed = Parsed(bytes) }
      }
    }
    #expect(whole * 2 < changes, "too many files were parsed as a whole: \(whole) of \(changes)")
  }

  @Test func `places stay relative to their declaration`() throws {
    let tree = Parsed(Array(Self.source.utf8)).tree
    let table = DeclarationTable(tree)
    #expect(table.spans.count == 6)
    let color = try #require(tree.allNodes.first { $0.text == ".red" })
    let place = try #require(table.place(of: color.span))
    #expect(place.declaration == 4 && table.span(of: place) == color.span)
    let longer = DeclarationTable(Parsed(Array(("let zero = 0\n" + Self.source).utf8)).tree)
    let moved = longer.span(of: .init(declaration: place.declaration + 1, start: place.start, end: place.end))
    #expect(moved.start == color.span.start + 13)
    #expect(table.declaration(at: Int32(Self.source.utf8.count)) == nil)
    #expect(table.place(of: SourceSpan(file: 0, start: color.span.start, end: table.spans[5].start)) == nil)
  }
}
