import ShapeCore
import ShapeLanguage

/// A place where the symbol under the caret is named.
public struct Highlight: Equatable, Sendable {
  package var span: SourceSpan
  /// Whether the name is declared there. Otherwise it is used.
  public var isDeclaration: Bool
}

extension Compilation {
  /// Returns all places in a file that name the same symbol as an offset, in source order. Empty at keywords, at
  /// statements, and where there is no name.
  ///
  /// - Complexity: O(n) for n names.
  public func highlights(at offset: Int, in file: Int = 0) -> [Highlight] {
    guard let symbol = symbol(at: offset, in: file) else { return [] }
    switch symbol {
    case .keyword, .command: return []
    case .declaration, .parameter, .enumCase, .local, .layer, .preview, .layerValue, .color, .edges, .type, .member,
      .builtin, .label:
      return references.names(in: file).filter { $0.symbol == symbol }.map {
        Highlight(span: $0.span, isDeclaration: $0.isDeclaration)
      }
    }
  }
}

extension NameReferences {
  /// Returns the names in a file, in source order. Complexity: O(log n) for n names.
  func names(in file: Int) -> ArraySlice<NameReference> {
    func first(after file: Int) -> Int { all.partitioningIndex { Int($0.span.file) > file } }
    return all[first(after: file - 1)..<first(after: file)]
  }
}
