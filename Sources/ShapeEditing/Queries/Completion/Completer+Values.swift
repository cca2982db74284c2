import ShapeCore
import ShapeLanguage

/// Names that are values, and calls.
extension Completer {
  /// Adds everything that can begin a value here.
  mutating func addValues() {
    let expectation = context.expectation
    if expectation == .layers { return addLayers() }
    addConstants(of: expectation, withDot: true)
    addLocals(expectation)
    addLayerValues(expectation)
    addDeclared(expectation)
    for call in BuiltinCall.all where call.entry.receiver == nil { addCall(call, .function, .language, expectation) }
    if expectation.fit(of: .bool) == .whole {
      for keyword in [Keyword.true, .false] { add(keyword.spelling, .constant, .language, detail: "Bool") }
    }
    if expectation.fit(of: .path) == .whole {
      add(
        Keyword.path.spelling, .statement, .language, detail: "Path",
        inserting: InsertionPart.template(for: .path))
    }
    addUnimported([.value, .function])
  }

  private mutating func addLocals(_ expectation: CodeExpectation) {
    var seen: Set<NameID> = []
    for (kind, token) in context.locals.reversed() where seen.insert(token.name).inserted {
      if let function = context.types.localFunction(token) {
        addFunction(function, .local, expectation)
      } else if kind != .function {
        let type = context.types.type(of: token)
        let first = kind == .value ? token.previous ?? token : token
        add(
          token.text, kind, .local, fit: expectation.fit(of: type), detail: context.spelling(type),
          documentation: first.isDocumented ? .declaration(first.span) : .none)
      }
    }
  }

  private mutating func addLayerValues(_ expectation: CodeExpectation) {
    for value in LayerValue.allCases where caret.hasLayer || !value.isOfLayer {
      add(
        value.name, .layerValue, .local, fit: expectation.fit(of: value.type), detail: context.spelling(value.type))
    }
  }

  /// Adds the values and functions of the file and its imports.
  private mutating func addDeclared(_ expectation: CodeExpectation) {
    // A value can't need itself.
    for syntax in context.declarations.all where syntax.node.tree.file != caret.tree.file || !caret.isIn(syntax) {
      addDeclared(syntax, expectation)
    }
    for (_, file) in context.declarations.files { addFile(file.syntax) }
  }

  mutating func addDeclared(_ syntax: DeclarationSyntax, _ expectation: CodeExpectation) {
    switch syntax {
    case .let(let view):
      let type = context.types.type(of: view.name)
      add(
        view.name.text, .value, .declared, fit: expectation.fit(of: type), detail: context.spelling(type),
        documentation: view.node.codeDocumentation)
    case .function(let view): addFunction(view, .declared, expectation)
    case .import, .style, .shape, .enum, .preview, .error: break
    }
  }

  mutating func addFile(_ syntax: ImportSyntax) {
    guard let alias = syntax.alias, !alias.isMissing else { return }
    add(alias.text, .file, .declared, detail: syntax.path?.content ?? "")
  }

  private mutating func addFunction(_ syntax: FunctionSyntax, _ rank: Rank, _ expectation: CodeExpectation) {
    let form = context.form(syntax)
    let type = context.types.type(of: syntax.name)
    add(
      syntax.name.text, .function, rank, fit: expectation.fit(of: type),
      detail: form.signature + (type.map { " -> " + context.spelling($0) } ?? ""), documentation: form.documentation,
      inserting: InsertionParts(syntax.name.text, form, isStatement: false).parts)
  }

  mutating func addCall(_ call: BuiltinCall, _ kind: SymbolKind, _ rank: Rank, _ expectation: CodeExpectation) {
    let entry = call.entry
    let type: ValueType? =
      switch entry.result {
      case .exact(let type): type
      case .ofArguments where entry.builtin == .paint(.mix) && expectation.isMixable: expectation.type
      case .ofArguments, .element: expectation.type == .angle ? .angle : .number
      case .receiver: nil
      }
    add(
      entry.signature.name, kind, rank, fit: expectation.fit(of: type), detail: call.signature,
      documentation: .text(entry.documentation),
      inserting: call.insertion)
  }

  private mutating func addLayers() {
    // The layer itself is not beside itself.
    let own = caret.path[min(caret.container + 1, caret.path.count - 1)]
    guard let block = caret.layerBlock else { return }
    for name in context.types.layerNames(in: block) where !own.tokens.contains(name.index) {
      add(name.text, .layer, .constant)
    }
  }
}

/// A function or a method of the language, as completion shows and inserts it.
struct BuiltinCall: Sendable {
  var entry: BuiltinEntry
  var signature: String
  var insertion: [InsertionPart]

  /// In the order of `BuiltinEntry.all`. Stored, because writing all signatures takes longer than everything else.
  static let all = BuiltinEntry.all.map { entry in
    let form = CodeForm(entry)
    return BuiltinCall(
      entry: entry, signature: form.signature,
      insertion: InsertionParts(entry.signature.name, form, isStatement: false).parts)
  }
}

extension SyntaxNode {
  /// The documentation of a declaration.
  var codeDocumentation: CodeDocumentation { firstToken.isDocumented ? .declaration(span) : .none }
}

extension LayerValue {
  /// Whether only blocks of shapes and styles have the value.
  var isOfLayer: Bool {
    switch self {
    case .width, .height, .bounds, .center: true
    case .pixel, .isRightToLeft: false
    }
  }
}
