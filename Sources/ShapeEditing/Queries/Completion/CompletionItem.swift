import ShapeCore
import ShapeLanguage

/// What an editor offers to insert at a place.
public struct CompletionList: Equatable, Sendable {
  /// The most likely first.
  public var items: [CompletionItem]
  /// Whether there are more items, so that an editor must ask again when more is typed.
  public var isIncomplete: Bool
}

/// A text that an editor offers to insert.
public struct CompletionItem: Equatable, Sendable {
  /// The text to show, and to compare with what was typed.
  public var label: String
  public var kind: SymbolKind
  /// The type or the signature, on one line. Can be empty.
  public var detail = ""
  /// The documentation, for `CodeSnapshot.text(of:)`.
  package var documentation = CodeDocumentation.none
  /// The text to insert. Lines after the first are indented relative to the line of the insertion.
  public var insertion: [InsertionPart]
  /// The bytes to replace.
  package var replaced: SourceSpan
  /// The order among all items: smaller ones first.
  public var priority: Int
  /// Edits elsewhere in the file, such as an import. They don't touch `replaced`.
  public var additionalEdits: [TextEdit] = []
  /// The color that the item stands for.
  public var color: RGBA?

  /// The text to insert, with the texts of its placeholders.
  public var insertedText: String {
    insertion.map { part in
      switch part {
      case .text(let text), .placeholder(_, let text): text
      }
    }.joined()
  }
}

/// A part of a text to insert.
public enum InsertionPart: Equatable, Sendable {
  case text(String)
  /// A text to replace. The caret visits placeholders in the order of their numbers, from 1, and 0 last.
  case placeholder(Int, String)
}

/// A file that could be imported, for completion.
public struct ImportCandidate: Sendable {
  /// The path as an import would write it.
  public var path: String
  public var names: [Name]

  /// A public name of the file.
  public struct Name: Sendable {
    public var name: String
    /// A value, function, style, shape or enum.
    public var kind: SymbolKind
    public var detail: String

    public init(name: String, kind: SymbolKind, detail: String = "") {
      self.name = name
      self.kind = kind
      self.detail = detail
    }
  }

  public init(path: String, names: [Name]) {
    self.path = path
    self.names = names
  }

  /// Creates the candidate for a file with its public names.
  public init(path: String, tree: SyntaxTree) {
    self.path = path
    names = VisibleDeclarations.exports(of: tree).compactMap { _, syntax in
      guard let name = syntax.name, let kind = syntax.symbolKind else { return nil }
      return Name(name: name.text, kind: kind, detail: syntax.headerText)
    }
  }
}

extension DeclarationSyntax {
  /// The kind of the name that it declares, or `nil` if it declares none.
  var symbolKind: SymbolKind? {
    switch self {
    case .let: .value
    case .function: .function
    case .style: .style
    case .shape: .shape
    case .enum: .enum
    case .import: .file
    case .preview, .error: nil
    }
  }

  var parameters: ParametersSyntax? {
    switch self {
    case .function(let view): view.parameters
    case .style(let view): view.parameters
    case .shape(let view): view.parameters
    case .import, .let, .enum, .preview, .error: nil
    }
  }

  /// The keyword, the name and the parameters on one line, without types that are not stated.
  var headerText: String {
    let list = parameters.map { list in
      "(" + list.elements.filter { !$0.name.isMissing }.map { $0.declarationText }.joined(separator: ", ") + ")"
    }
    let keyword: Keyword? =
      switch self {
      case .let: .let
      case .function: .func
      case .style: .style
      case .shape: .shape
      case .enum: .enum
      case .import, .preview, .error: nil
      }
    return [keyword?.spelling, name.map { $0.text + (list ?? "") }].compactMap { $0 }.joined(separator: " ")
  }
}
