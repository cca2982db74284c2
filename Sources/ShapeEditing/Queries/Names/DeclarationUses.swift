import ShapeCore
import ShapeLanguage

/// A top-level declaration of a file with the places where it is used.
public struct DeclarationUses: Equatable, Sendable {
  package var declaration: Declaration
  /// The place of the name in the declaration.
  package var span: SourceSpan
  /// Whether only its own file can use it.
  public var isPrivate: Bool
  /// The places of the name elsewhere in all files, in the order of files and offsets.
  package var uses: [SourceSpan]
}

extension Compilation {
  /// Returns the declarations of a file with their uses, in source order. Imports are omitted.
  ///
  /// - Complexity: O(n) for n names.
  public func declarationUses(in file: Int = 0) -> [DeclarationUses] {
    var isPrivate: [SourceSpan: Bool] = [:]
    if trees.indices.contains(file) {
      for declaration in trees[file].declarations {
        if let name = declaration.name { isPrivate[name.span] = declaration.isPrivate }
      }
    }
    var result: [DeclarationUses] = []
    var positions: [Declaration: Int] = [:]
    for reference in references.names(in: file) where reference.isDeclaration {
      guard let isPrivate = isPrivate[reference.span], case .declaration(let declaration) = reference.symbol,
        !declaration.isFile
      else { continue }
      positions[declaration] = result.count
      result.append(DeclarationUses(declaration: declaration, span: reference.span, isPrivate: isPrivate, uses: []))
    }
    for reference in references.all where !reference.isDeclaration {
      if case .declaration(let declaration) = reference.symbol, let position = positions[declaration] {
        result[position].uses.append(reference.span)
      }
    }
    return result
  }
}
