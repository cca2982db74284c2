import ShapeCore

/// The places of the top-level declarations of a file. If the places in messages and references are stored relative to
/// a declaration, they stay valid when other declarations change.
public struct DeclarationPlaces: Sendable {
  /// The span of each declaration, by its index among the children of the whole file.
  package let spans: [SourceSpan]

  public init(_ tree: SyntaxTree) { spans = tree.wholeFile.children.map { $0.span } }

  /// A place in a declaration, or in the comments before it.
  public struct Place: Hashable, Sendable {
    /// The index of the declaration.
    public var declaration: Int
    /// Offsets from the first byte of the declaration; negative in the comments before it.
    public var start: Int32
    public var end: Int32

    public init(declaration: Int, start: Int32, end: Int32) {
      self.declaration = declaration
      self.start = start
      self.end = end
    }
  }

  /// Returns the declaration that contains an offset or ends there. Offsets between two declarations belong to the
  /// second one. Returns nil for offsets after the last declaration.
  ///
  /// - Complexity: O(log n) for n declarations.
  public func declaration(at offset: Int32) -> Int? {
    let index = spans.partitioningIndex { $0.end >= offset }
    return index < spans.count ? index : nil
  }

  /// Returns a span of the file relative to its declaration, or nil if it is not in a single one.
  package func place(of span: SourceSpan) -> Place? {
    guard let declaration = declaration(at: span.start), span.end <= spans[declaration].end else { return nil }
    let base = spans[declaration].start
    return Place(declaration: declaration, start: span.start - base, end: span.end - base)
  }

  /// Returns the span of a place, or nil if the file has no such declaration.
  package func span(of place: Place) -> SourceSpan? {
    guard spans.indices.contains(place.declaration) else { return nil }
    let whole = spans[place.declaration]
    return SourceSpan(file: whole.file, start: whole.start + place.start, end: whole.start + place.end)
  }
}
