import ShapeCore
import ShapeEditing
import ShapeLanguage

/// A source with a caret `‸` in it, parsed as an editor parses it after a keystroke.
struct CodeCaret {
  let snapshot: CodeSnapshot
  let offset: Int
  let bytes: [UInt8]

  /// A file that the sources may import.
  private static let suits = """
    /// A suit of cards.
    enum Suit { heart, spade }
    /// Half of a length.
    func half(of: Number) = of / 2
    let gap = 4
    private let hidden = 5
    style flat { fill .red }
    shape Chip(suit: Suit = .heart) { size 8 x 8 }
    """

  init(_ text: String) {
    let parts = text.split(separator: "‸", maxSplits: 1, omittingEmptySubsequences: false)
    offset = parts[0].utf8.count
    bytes = Array(parts.joined().utf8)
    snapshot = Self.snapshot(bytes)
  }

  /// Returns what an editor knows about a text after a keystroke.
  static func snapshot(_ bytes: [UInt8]) -> CodeSnapshot {
    var compiler = IncrementalCompiler()
    return compiler.diagnostics(of: SourceFile(path: "main.shape", bytes: bytes)) { path in
      path == "suits.shape" ? .success(Array(suits.utf8)) : .failure(.unreadable("There is no such file"))
    }.code
  }

  /// The candidate that imports `paint.shape`.
  static let candidates = [
    ImportCandidate(
      path: "paint.shape",
      names: [
        ImportCandidate.Name(name: "ink", kind: .value, detail: "Color"),
        ImportCandidate.Name(name: "Brush", kind: .shape), ImportCandidate.Name(name: "glow", kind: .style),
        ImportCandidate.Name(name: "Tone", kind: .enum),
      ])
  ]

  func items(unimported: Bool = false) -> [CompletionItem] {
    snapshot.completions(
      at: offset, importPaths: { ["a.shape", "b/c.shape"] }, candidates: { unimported ? Self.candidates : [] }
    ).items
  }

  /// The labels of the items that fit, in order.
  var labels: [String] { items().filter { $0.priority < 8 }.map(\.label) }

  /// The labels of all items.
  var allLabels: Set<String> { Set(items().map(\.label)) }

  func item(_ label: String) -> CompletionItem? { items(unimported: true).first { $0.label == label } }

  /// The source after the insertion of an item with its further edits.
  func inserting(_ label: String) -> String? {
    guard let item = item(label) else { return nil }
    let edits = item.additionalEdits + [TextEdit(item.replaced, item.insertedText)]
    return String(
      decoding: edits.sorted { $0.span.start < $1.span.start }.applied(to: bytes), as: UTF8.self)
  }
}
