import ShapeCore
import ShapeLanguage

/// An entry of the outline of a file: a declaration, or a part of one.
public struct DocumentSymbol: Equatable, Sendable {
  /// The name. For a part without a name, its keyword. Never empty.
  public var name: String
  public var kind: SymbolKind
  /// The rest of the declaration on one line: parameters, a type, or a value. Empty if there is none.
  public var detail: String
  /// The whole declaration, without the comments before it.
  package var span: SourceSpan
  /// The name, or the keyword of a part without a name.
  package var nameSpan: SourceSpan
  /// In the order of the source.
  public var children: [DocumentSymbol] = []
}

extension SyntaxTree {
  /// Returns the outline of the file. Declarations whose name is missing are omitted, with all inside them.
  ///
  /// - Complexity: O(n) for n nodes.
  public func documentSymbols() -> [DocumentSymbol] { declarations.compactMap { $0.symbol } }
}

extension DocumentSymbol {
  fileprivate init?(
    _ name: NameSyntax, _ kind: SymbolKind, _ detail: String, of view: some SyntaxView,
    _ children: [DocumentSymbol] = []
  ) {
    guard !name.isMissing else { return nil }
    self.init(
      name: name.text, kind: kind, detail: detail, span: view.span, nameSpan: name.span, children: children)
  }

  /// Creates an entry for a part that may have a name.
  fileprivate init(
    _ keyword: SyntaxToken, _ name: NameSyntax?, _ kind: SymbolKind, of view: some SyntaxView,
    _ children: [DocumentSymbol]
  ) {
    self.init(
      name: name?.text ?? keyword.text, kind: kind, detail: "", span: view.span,
      nameSpan: name?.span ?? keyword.span, children: children)
  }
}

extension DeclarationSyntax {
  fileprivate var symbol: DocumentSymbol? {
    switch self {
    case .let(let view): return view.symbol
    case .function(let view): return view.symbol
    case .style(let view):
      return DocumentSymbol(
        view.name, .style, view.parameters.detail, of: view, view.parameters.symbols + view.body.symbols)
    case .shape(let view):
      return DocumentSymbol(
        view.name, .shape, view.parameters.detail, of: view, view.parameters.symbols + view.body.symbols)
    case .enum(let view):
      return DocumentSymbol(
        view.name, .enum, "", of: view, view.cases.compactMap { DocumentSymbol($0, .enumCase, "", of: $0) })
    case .preview(let view):
      guard let shape = view.shape, !shape.name.isMissing else { return nil }
      let named = view.options.first { $0.label?.text == "named" }
      var name = shape.text
      if case .string(let text)? = named?.value, !text.value.isEmpty { name = text.value }
      return DocumentSymbol(
        name: name, kind: .preview, detail: view.arguments?.onOneLine ?? "", span: view.span,
        nameSpan: named?.value.node.span ?? shape.span)
    case .import, .error: return nil
    }
  }
}

extension LetSyntax {
  fileprivate var symbol: DocumentSymbol? {
    DocumentSymbol(name, .value, type?.node.onOneLine ?? value.map { "= " + $0.node.onOneLine } ?? "", of: self)
  }
}

extension FunctionSyntax {
  fileprivate var symbol: DocumentSymbol? {
    DocumentSymbol(name, .function, parameters.detail, of: self, parameters.symbols)
  }
}

extension ParametersSyntax? {
  fileprivate var detail: String { self?.onOneLine ?? "" }

  fileprivate var symbols: [DocumentSymbol] {
    self?.elements.compactMap { parameter in
      let tokens = parameter.tokens.dropFirst(parameter.name.tokens.count)
      return DocumentSymbol(parameter.name, .parameter, parameter.tree.textOnOneLine(tokens), of: parameter)
    } ?? []
  }
}

extension BlockSyntax? {
  /// The entries for the statements of a block. Those in branches and loops belong to the block around them.
  fileprivate var symbols: [DocumentSymbol] { self?.statements.flatMap { $0.symbols } ?? [] }
}

extension StatementSyntax {
  fileprivate var symbols: [DocumentSymbol] {
    switch self {
    case .let(let view): return view.symbol.map { [$0] } ?? []
    case .function(let view): return view.symbol.map { [$0] } ?? []
    case .layer(let view): return [DocumentSymbol(view.keyword, view.name, .layer, of: view, view.body.symbols)]
    case .mask(let view): return [DocumentSymbol(view.keyword, nil, .layer, of: view, (view.layer?.body).symbols)]
    case .content(let view): return [DocumentSymbol(view.keyword, view.name, .slot, of: view, [])]
    case .slot(let view):
      return [DocumentSymbol(view.keyword, view.name.isMissing ? nil : view.name, .slot, of: view, view.body.symbols)]
    case .use(let view):
      let children = view.content.symbols
      guard let shape = view.shape, !shape.isEmpty, !children.isEmpty else { return children }
      return [
        DocumentSymbol(
          name: shape.text, kind: .shape, detail: view.arguments?.onOneLine ?? "", span: view.span,
          nameSpan: shape.span, children: children)
      ]
    case .if(let view):
      var result: [DocumentSymbol] = []
      var branch: IfSyntax? = view
      while let view = branch {
        result += view.then.symbols
        branch = nil
        switch view.otherwise {
        case .if(let next): branch = next
        case .block(let block): result += (block as BlockSyntax?).symbols
        case nil: break
        }
      }
      return result
    case .switch(let view): return view.cases.flatMap { $0.body.symbols }
    case .repeat(let view): return view.body.symbols
    case .command, .outline, .error: return []
    }
  }
}

extension SyntaxView {
  /// The text without comments and line breaks, cut off after 80 bytes.
  var onOneLine: String { tree.textOnOneLine(tokens) }
}

extension SyntaxTree {
  /// Returns the text of tokens without comments and line breaks, cut off after 80 bytes.
  func textOnOneLine(_ range: Range<Int>) -> String {
    var text = ""
    for index in range {
      if index > range.lowerBound, tokens[index].start > tokens[index - 1].end { text += " " }
      text += self.text(tokens[index])
      if text.utf8.count > 80 { return text + "…" }
    }
    return text
  }
}
