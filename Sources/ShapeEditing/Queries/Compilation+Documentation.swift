import ShapeCore
import ShapeLanguage

extension Compilation {
  /// Returns the documentation of a symbol: the `///` lines before its declaration, or the language's own. Empty if
  /// there is none.
  public func documentation(of symbol: Symbol) -> String {
    switch symbol {
    case .declaration(.global(let id)): return program.globals[id].documentation
    case .declaration(.function(let id)): return program.functions[id].documentation
    case .declaration(.style(let id)): return program.styles[id].documentation
    case .declaration(.shape(let id)): return program.shapes[id].documentation
    case .declaration(.enumeration(let id)): return program.enumerations[id].documentation
    case .parameter(let owner, let index): return parameters(of: owner)[Int(index)].documentation
    case .enumCase(let id, let index): return program.enumerations[id].cases[index].documentation
    case .local, .layer: return declaringNode(of: symbol)?.documentation ?? ""
    case .builtin, .member, .command, .edges: return help(for: symbol)?.documentation ?? ""
    case .label(let callable, let index):
      return callable.signature?.parameters[Int(index)].documentation ?? ""
    case .declaration(.file), .preview, .layerValue, .color, .type, .keyword: return ""
    }
  }

  /// Returns the declaration or the statement that introduces a symbol's name.
  func declaringNode(of symbol: Symbol) -> SyntaxNode? {
    declaration(of: symbol).flatMap { trees[Int($0.file)].node(at: Int($0.start)).parent }
  }

  /// Returns the help for a command, a function, a property or a constant of the language.
  func help(for symbol: Symbol) -> HelpEntry? {
    switch symbol {
    case .builtin(let row): BuiltinEntry.all[Int(row)].builtin.help
    case .member(let row): Member.all[Int(row)].member.help
    case .command(let command): command.help
    case .edges: EdgesConstant.allCases.first { $0.name == name(of: symbol) }?.help
    case .declaration, .parameter, .enumCase, .local, .layer, .preview, .layerValue, .color, .type, .keyword, .label:
      nil
    }
  }
}
