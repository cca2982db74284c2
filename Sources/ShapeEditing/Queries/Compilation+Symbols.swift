import ShapeCore
import ShapeLanguage

// Queries about names for editors. They need `references`, which `Compiler.compile` records on request.
extension Compilation {
  /// Returns the meaning of the name at an offset, or `nil` if there is no name. The offset right after its last byte
  /// counts, too.
  ///
  /// Complexity: O(log n) for n names.
  public func symbol(at offset: Int, in file: Int = 0) -> Symbol? { references.reference(at: offset, in: file)?.symbol }

  /// Returns every place where a symbol is named, including its declaration, in the order of files and offsets.
  ///
  /// Complexity: O(n) for n names.
  public func references(of symbol: Symbol) -> [SourceSpan] {
    references.all.filter { $0.symbol == symbol }.map(\.span)
  }

  /// Returns the place of the name in a symbol's declaration, or `nil` for an element of the language.
  ///
  /// Complexity: O(n) for n names.
  public func declaration(of symbol: Symbol) -> SourceSpan? {
    references.all.first { $0.symbol == symbol && $0.isDeclaration }?.span
  }

  /// Returns the name of a symbol in the syntax of a source, or the path of a file.
  public func name(of symbol: Symbol) -> String {
    switch symbol {
    case .declaration(.global(let id)): return program.names.spelling(program.globals[id].name)
    case .declaration(.function(let id)): return program.names.spelling(program.functions[id].name)
    case .declaration(.style(let id)): return program.names.spelling(program.styles[id].name)
    case .declaration(.shape(let id)): return program.names.spelling(program.shapes[id].name)
    case .declaration(.enumeration(let id)): return program.enumerations[id].name
    case .declaration(.file(let file)): return program.sources[Int(file)].path
    case .parameter(let owner, let index): return program.names.spelling(parameters(of: owner)[Int(index)].name)
    case .enumCase(let id, let index): return program.names.spelling(program.enumerations[id].cases[index].name)
    case .local(let index): return program.names.spelling(references.locals[Int(index)].name)
    case .color(let name), .edges(let name), .type(let name): return program.names.spelling(name)
    case .layerValue(let value): return value.name
    case .member(let row): return Member.all[Int(row)].declaration.name
    case .builtin(let row): return BuiltinEntry.all[Int(row)].signature.name
    case .keyword(let keyword): return keyword.spelling
    case .command(let command): return command.name
    case .label(let callable, let index): return callable.labels[Int(index)].name
    case .layer, .preview:
      guard let span = declaration(of: symbol) else { return "" }
      return program.sources[Int(span.file)].text(Int(span.start)..<Int(span.end))
    }
  }

  /// Returns the parameters of a shape, a style or a function. Empty for any other declaration.
  func parameters(of declaration: Declaration) -> [Parameter] {
    switch declaration {
    case .function(let id): program.functions[id].parameters
    case .style(let id): program.styles[id].parameters
    case .shape(let id): program.shapes[id].parameters
    case .global, .enumeration, .file: []
    }
  }
}

extension LayerValue {
  /// The name in a source.
  var name: String {
    switch self {
    case .width: "width"
    case .height: "height"
    case .bounds: "bounds"
    case .center: "center"
    case .pixel: "pixel"
    case .isRightToLeft: "isRightToLeft"
    }
  }
}

extension LanguageCallable {
  /// The signature, or `nil` for a preview, which has options instead.
  var signature: Signature? {
    switch self {
    case .builtin(let row): BuiltinEntry.all[Int(row)].signature
    case .command(let command): command.signature
    case .layer: Header.layer
    case .content: Header.content
    case .outline: Header.outline
    case .preview: nil
    }
  }

  /// The labels and the types of their values.
  var labels: [(name: String, type: Signature.TypePattern)] {
    switch self {
    case .builtin, .command, .layer, .content, .outline: signature?.parameters.map { ($0.name, $0.type) } ?? []
    case .preview:
      [("size", .size), ("scheme", .of(.scheme)), ("direction", .of(.layoutDirection)), ("named", .string)]
    }
  }
}
