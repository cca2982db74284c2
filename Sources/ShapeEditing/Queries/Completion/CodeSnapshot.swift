import ShapeCore
import ShapeLanguage

/// The files that completion and signature help read right after a keystroke. Of the other declarations in them, only what
/// the names mean is checked.
public struct CodeSnapshot: Sendable {
  package let loaded: Loader

  /// The file with the caret.
  public var tree: SyntaxTree { loaded.trees[0] }

  /// Returns the text of a documentation, in Markdown.
  package func text(of documentation: CodeDocumentation) -> String {
    switch documentation {
    case .none: return ""
    case .text(let text): return text
    case .declaration(let span):
      let tree = loaded.trees[Int(span.file)]
      guard let token = tree.token(at: Int(span.start)) else { return "" }
      return tree.documentation(before: tree.tokens[token.index])
    }
  }
}

/// The documentation of an item. The text is read on request.
package enum CodeDocumentation: Equatable, Sendable {
  case none
  case text(String)
  /// The `///` lines before a declaration.
  case declaration(SourceSpan)
}

/// The top-level names that a file can use.
struct VisibleDeclarations {
  /// The declarations, the file's own ones first, each in source order.
  private(set) var all: [DeclarationSyntax] = []
  /// By name. The file's own declarations hide those that it imports.
  private(set) var entries: [NameID: DeclarationSyntax] = [:]
  /// The files that are imported with `as`, by that name.
  private(set) var files: [NameID: (tree: SyntaxTree, syntax: ImportSyntax)] = [:]

  /// Complexity: O(n) for n declarations of the file and its imports.
  init(_ files: Loader) {
    for declaration in files.trees[0].declarations where declaration.symbolKind != .file {
      if let name = declaration.name, !name.isMissing { add(declaration, name.id) }
    }
    for statement in files.imports where statement.file == 0 {
      guard let tree = statement.target.map({ files.trees[$0] }) else { continue }
      if let alias = statement.syntax.alias {
        if !alias.isMissing { self.files[alias.id] = (tree, statement.syntax) }
      } else {
        for (name, declaration) in Self.exports(of: tree) { add(declaration, name) }
      }
    }
  }

  private mutating func add(_ declaration: DeclarationSyntax, _ name: NameID) {
    guard entries.updateValue(entries[name] ?? declaration, forKey: name) == nil else { return }
    all.append(declaration)
  }

  /// Returns the public declarations of a file, in source order.
  static func exports(of tree: SyntaxTree) -> [(name: NameID, syntax: DeclarationSyntax)] {
    tree.declarations.compactMap { declaration in
      switch declaration {
      case .let, .function, .style, .shape, .enum:
        guard !declaration.isPrivate, let name = declaration.name, !name.isMissing else { return nil }
        return (name.id, declaration)
      case .import, .preview, .error: return nil
      }
    }
  }

  /// Returns the declaration of a name, or of a name after that of an imported file.
  func declaration(_ name: NameID, in file: NameID?) -> DeclarationSyntax? {
    guard let file else { return entries[name] }
    guard let tree = files[file]?.tree else { return nil }
    return Self.exports(of: tree).first { $0.name == name }?.syntax
  }
}

extension IncrementalResult {
  /// What completion and signature help read.
  public var code: CodeSnapshot { CodeSnapshot(loaded: loaded) }
}
