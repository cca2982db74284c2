import ShapeCore
import ShapeEditing
import ShapeLanguage

/// A source with a caret `‸` in it, compiled as an editor compiles it.
struct Caret {
  let compilation: Compilation
  /// The offset of the caret.
  let offset: Int
  private let bytes: [UInt8]

  init(_ text: String) {
    let parts = text.split(separator: "‸", maxSplits: 1, omittingEmptySubsequences: false)
    offset = parts[0].utf8.count
    bytes = Array(parts.joined().utf8)
    compilation = Compiler.compile(SourceFile(path: "main.shape", bytes: bytes), recordsReferences: true) { path in
      path == "suits.shape" ? .success(Array(Caret.suits.utf8)) : .failure(.unreadable("no such file"))
    }
  }

  /// A file that the sources may import.
  private static let suits = """
    /// A suit of cards.
    enum Suit { heart, spade }
    /// Half of a length.
    func half(of: Number) = of / 2
    let gap = 4
    """

  var symbol: Symbol? { compilation.symbol(at: offset) }
  var hover: Hover? { compilation.hover(at: offset) }

  /// Where the symbol at the caret is named: `line:text`, in the order of files and places.
  var references: [String] {
    guard let symbol else { return [] }
    return compilation.references(of: symbol).map { place($0) }
  }

  var declaration: String? { symbol.flatMap { compilation.declaration(of: $0) }.map { place($0) } }

  /// Returns the text of a place.
  func text(_ span: SourceSpan) -> String {
    compilation.program.sources[Int(span.file)].text(Int(span.start)..<Int(span.end))
  }

  /// Returns a place as `line:text`, with the path before it in another file.
  func place(_ span: SourceSpan) -> String {
    let source = compilation.program.sources[Int(span.file)]
    let line = LineTable(source).position(of: Int(span.start)).line
    let file = span.file == 0 ? "" : source.path + ":"
    return "\(file)\(line):\(source.text(Int(span.start)..<Int(span.end)))"
  }
}
