import ShapeCore
import TestSupport

@testable import ShapeLanguage

/// Random edits of the examples, of the sources in the pages, and of mutants of both.
struct RandomEdits {
  private var mutants: Mutants
  /// The edit that undoes the last one.
  private var undo: TextEdit?

  /// Short sources without mistakes.
  private static let correct = Mutants.sources.map(\.bytes).filter {
    $0.count < 1_000 && EditedFile($0).file.diagnostics.isEmpty
  }
  private static let declarations = [
    "let gap = 4; let wide = gap * 2", "private func half(a: Number) = a / 2", "style Thin { stroke .red, width: 1 }",
    "enum Suit { club, heart }", "/// A dot.\nshape Dot {\n  fill .red\n}", "preview Dot()",
    "import \"a.shape\" as a",
  ]

  init(seed: UInt64) { mutants = Mutants(seed: seed) }

  /// Returns a file of some sources, most of them without mistakes, and of declarations between them.
  mutating func nextFile() -> EditedFile {
    undo = nil
    var bytes: [UInt8] = []
    for _ in 0...mutants.number(4) {
      let source = Self.correct[mutants.number(Self.correct.count)]
      switch mutants.number(16) {
      case 0: bytes += Mutants.sources[mutants.number(Mutants.sources.count)].bytes
      case 1: bytes += mutants.mutant(of: source)
      default: bytes += source
      }
      bytes += ("\n" + Self.declarations[mutants.number(Self.declarations.count)] + "\n").utf8
    }
    return EditedFile(bytes)
  }

  /// Returns an edit of a file: often the one that undoes the one before.
  mutating func nextEdit(of file: EditedFile) -> TextEdit {
    if let undo, mutants.number(3) > 0 {
      self.undo = nil
      return undo
    }
    let tree = file.file.tree
    let span = place(in: tree)
    let text = mutants.number(4) == 0 ? "" : replacement(in: tree)
    undo = TextEdit(
      SourceSpan(file: 0, start: span.start, end: span.start + Int32(text.utf8.count)),
      tree.source.text(Int(span.start)..<Int(span.end)))
    return TextEdit(span, text)
  }

  /// Returns a token, or some bytes anywhere or at the beginning or the end of a declaration.
  private mutating func place(in tree: SyntaxTree) -> SourceSpan {
    let places = DeclarationPlaces(tree).spans
    let count = tree.source.bytes.count
    var start: Int
    switch mutants.number(4) {
    case 0: return tree.span(tree.tokens[mutants.number(tree.tokens.count)])
    case 1 where !places.isEmpty:
      let span = places[mutants.number(places.count)]
      start = min(count, max(0, Int(mutants.number(2) == 0 ? span.start : span.end) + mutants.number(5) - 2))
    default: start = mutants.number(count + 1)
    }
    let length = [0, 0, 1, mutants.number(12), mutants.number(12), mutants.number(200)][mutants.number(6)]
    return SourceSpan(file: 0, start: Int32(start), end: Int32(min(count, start + length)))
  }

  /// Returns scraps, a token of the file, or any piece of it.
  private mutating func replacement(in tree: SyntaxTree) -> String {
    switch mutants.number(6) {
    case 0: return String(decoding: mutants.soup(1 + mutants.number(4)), as: UTF8.self)
    case 1:
      let start = mutants.number(tree.source.bytes.count)
      return tree.source.text(start..<start + mutants.number(60))
    case 2, 3: return tree.text(tree.tokens[mutants.number(tree.tokens.count)])
    default: return Mutants.scraps[mutants.number(Mutants.scraps.count)]
    }
  }
}
