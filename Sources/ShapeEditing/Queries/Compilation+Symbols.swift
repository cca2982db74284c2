import ShapeCore
import ShapeLanguage

// Queries about names for editors. They need `references`, which `Compiler.compile` records on request.
extension Compilation {
  /// Returns the meaning of the name at an offset, or `nil` if there is no name. The offset right after its last byte
  /// counts, too.
  ///
  /// Complexity: O(log n) for n names.
  package func symbol(at offset: Int, in file: Int = 0) -> Symbol? {
    references.reference(at: offset, in: file)?.symbol
  }

  /// Returns every place where a symbol is named, including its declaration, in the order of files and offsets.
  ///
  /// Complexity: O(n) for n names.
  package func references(of symbol: Symbol) -> [SourceSpan] {
    references.all.filter { $0.symbol == symbol }.map { $0.span }
  }

  /// Returns the place of the name in a symbol's declaration, or `nil` for an element of the language.
  ///
  /// Complexity: O(n) for n names.
  package func declaration(of symbol: Symbol) -> SourceSpan? {
    references.all.first { $0.symbol == symbol && $0.isDeclaration }?.span
  }

  /// Returns the name of a symbol in the syntax of a source, or the path of a file.
  package func name(of symbol: Symbol) -> String {
    switch symbol {
    case .declaration(.global(let id)): return program.names.spelling(program.globals[id].name)
    case .declaration(.function(let id)): return program.names.spelling(program.functions[id].name)
    case .declaration(.style(let id)): return program.names.spelling(program.styles[id].name)
    case .declaration(.shape(let id)): return program.names.spelling(program.shapes[id].name)
    case .declaration(.enumeration(let id)): return program.enumerations[id].name
    case .declaration(.file(let file)): return program.sources[Int(file)].path
    case .parameter(let owner, let index): return program.names.spelling(program.parameters(of: owner)[Int(index)].name)
    case .enumCase(let id, let index): return program.names.spelling(program.enumerations[id].cases[index].name)
    case .local(let index): return program.names.spelling(references.locals[Int(index)].name)
    case .color(let name), .edges(let name), .type(let name): return program.names.spelling(name)
    case .layerValue(let value): return value.name
    case .member(let row): return Member.all[Int(row)].declaration.name
    case .builtin(let row): return BuiltinEntry.all[Int(row)].signature.name
    case .keyword(let keyword): return keyword.spelling
    case .command(let command): return command.name
    case .label(let callable, let index): return callable.signature.parameters[Int(index)].name
    case .layer, .preview: return declaration(of: symbol).map { text(at: $0) } ?? ""
    }
  }
}

extension Compilation {
  /// Returns the type of a symbol's value, or of a function's result. `nil` for a symbol without a value.
  package func type(of symbol: Symbol) -> ValueType? {
    switch symbol {
    case .declaration(.global(let id)): return program.globals[id].type
    case .declaration(.function(let id)): return program.functions[id].result
    case .declaration(.style), .declaration(.shape), .declaration(.enumeration), .declaration(.file): return nil
    case .parameter(let owner, let index): return program.parameters(of: owner)[Int(index)].type
    case .enumCase(let id, _): return .enumeration(id)
    case .local(let index): return references.locals[Int(index)].type
    case .layerValue(let value): return value.type
    case .color: return .color
    case .edges: return .edges
    case .member(let row): return Member.all[Int(row)].declaration.type
    case .builtin(let row):
      if case .exact(let type) = BuiltinEntry.all[Int(row)].result { return type }
      return nil
    case .label(let callable, let index):
      if case .exact(let type) = callable.signature.parameters[Int(index)].type { return type }
      return nil
    case .layer: return .rect
    case .preview, .type, .keyword, .command: return nil
    }
  }

  /// Returns a type in the syntax of a source.
  package func describe(_ type: ValueType) -> String { program.describe(type).spelling }

  /// Returns the declaration of a symbol, or the form of a call for an element of the language. Empty for a symbol that
  /// is only a name.
  package func signature(of symbol: Symbol) -> String {
    switch symbol {
    case .declaration, .parameter, .local, .layer:
      return declaringNode(of: symbol).map { header(of: $0) } ?? ""
    case .builtin, .member, .command, .keyword: return help(for: symbol)?.signature ?? ""
    case .label(let callable, let index):
      let label = callable.signature.parameters[Int(index)]
      return "\(label.name): \(program.describe(label.type).spelling)"
    case .enumCase, .color, .edges: return ".\(name(of: symbol))"
    case .layerValue, .type, .preview: return name(of: symbol)
    }
  }

  /// Returns the text of a declaration up to its body.
  private func header(of node: SyntaxNode) -> String {
    let span = node.span
    let body = node.children.first { $0.kind == .block }
    let end = body.map { Int($0.span.start) } ?? Int(span.end)
    return node.tree.source.text(Int(span.start)..<end).trimmingSpaces()
  }

  /// Returns the documentation of a symbol: the `///` lines before its declaration, or the language's own. Empty if
  /// there is none.
  package func documentation(of symbol: Symbol) -> String {
    switch symbol {
    case .declaration(.global(let id)): return program.globals[id].documentation
    case .declaration(.function(let id)): return program.functions[id].documentation
    case .declaration(.style(let id)): return program.styles[id].documentation
    case .declaration(.shape(let id)): return program.shapes[id].documentation
    case .declaration(.enumeration(let id)): return program.enumerations[id].documentation
    case .parameter(let owner, let index): return program.parameters(of: owner)[Int(index)].documentation
    case .enumCase(let id, let index): return program.enumerations[id].cases[index].documentation
    case .local, .layer: return declaringNode(of: symbol)?.documentation ?? ""
    case .builtin, .member, .command, .keyword, .edges: return help(for: symbol)?.documentation ?? ""
    case .label(let callable, let index):
      return callable.signature.parameters[Int(index)].documentation
    case .layerValue(let value): return value.documentation
    case .type(let type): return ValueType.named.first { $0.name == program.names.spelling(type) }?.documentation ?? ""
    case .declaration(.file), .preview, .color: return ""
    }
  }

  /// Returns the declaration or the statement that introduces a symbol's name.
  func declaringNode(of symbol: Symbol) -> SyntaxNode? {
    declaration(of: symbol).flatMap { place in
      let node = trees[Int(place.file)].node(at: Int(place.start))
      // A slot without a name is named by its keyword.
      return node.kind == .content ? node : node.parent
    }
  }

  /// Returns the help for a command, a function, a property or a constant of the language.
  func help(for symbol: Symbol) -> HelpEntry? {
    switch symbol {
    case .builtin(let row): BuiltinEntry.all[Int(row)].builtin.help
    case .member(let row): Member.all[Int(row)].member.help
    case .command(let command): command.help
    case .keyword(let keyword): keyword.help
    case .edges: EdgesConstant.allCases.first { $0.name == name(of: symbol) }?.help
    case .declaration, .parameter, .enumCase, .local, .layer, .preview, .layerValue, .color, .type, .label: nil
    }
  }
}
