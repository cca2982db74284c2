import ShapeKit

extension Compilation {
  /// Returns the documentation of a symbol: the `///` lines before its declaration, or the sentence that the language has
  /// for it. It is empty if there is none.
  public func documentation(of symbol: Symbol) -> String {
    switch symbol {
    case .declaration(.global(let id)): return program.globals[id].documentation
    case .declaration(.function(let id)): return program.functions[id].documentation
    case .declaration(.style(let id)): return program.styles[id].documentation
    case .declaration(.shape(let id)): return program.shapes[id].documentation
    case .declaration(.enumeration(let id)): return program.enumerations[id].documentation
    case .parameter(let owner, let index): return parameters(of: owner)[Int(index)].documentation
    case .enumCase(let id, let index):
      return program.enumerations[id].cases[index].documentation
    case .builtin(let row): return BuiltinEntry.all[Int(row)].documentation
    case .local, .layer: return declaringNode(of: symbol)?.documentation ?? ""
    case .member(let row): return (row.map { Member.all[Int($0)].member } ?? .listCount).declaration.documentation
    case .statement(let keyword): return Command(keyword)?.documentation ?? ""
    case .label(let callable, let index):
      return callable.signature?.parameters[Int(index)].documentation ?? ""
    case .declaration(.file), .preview, .layerValue, .color, .edges, .type: return ""
    }
  }

  /// Returns the declaration or the statement that gives a symbol its name.
  func declaringNode(of symbol: Symbol) -> SyntaxNode? {
    declaration(of: symbol).flatMap { trees[Int($0.file)].node(at: Int($0.start)).parent }
  }
}
