import ShapeKit

/// Where the declarations of a file stand. What is known of a declaration stays true when only others change, if its
/// places are kept as offsets from the declaration's first byte; this table says where that is.
public struct DeclarationTable: Sendable {
  /// Where a declaration of the file begins and ends, in source order.
  public let spans: [SourceSpan]

  public init(_ tree: SyntaxTree) { spans = tree.declarations.map(\.span) }

  /// A place in a declaration.
  public struct Place: Hashable, Sendable {
    /// The declaration, by its place in the file.
    public var declaration: Int
    /// Offsets from the declaration's first byte.
    public var start: Int32
    public var end: Int32
  }

  /// The declaration that holds a byte, or right after which the byte stands; nil for bytes between declarations.
  ///
  /// - Complexity: O(log n) for n declarations.
  public func declaration(at offset: Int32) -> Int? {
    var low = 0
    var high = spans.count
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 && offset <= spans[low - 1].end ? low - 1 : nil
  }

  /// A place of the file, relative to the declaration that holds it; nil where none does.
  public func place(of span: SourceSpan) -> Place? {
    guard let declaration = declaration(at: span.start), span.end <= spans[declaration].end else { return nil }
    let base = spans[declaration].start
    return Place(declaration: declaration, start: span.start - base, end: span.end - base)
  }

  /// Where a place stands in the file.
  public func span(of place: Place) -> SourceSpan {
    let whole = spans[place.declaration]
    return SourceSpan(file: whole.file, start: whole.start + place.start, end: whole.start + place.end)
  }
}
