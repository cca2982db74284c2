import ShapeKit

extension Compilation {
  /// Returns how a symbol is declared, or how it is called if the language brings it along. It is empty for what is only
  /// a name.
  public func signature(of symbol: Symbol) -> String {
    switch symbol {
    case .declaration, .parameter, .local, .layer:
      return declaringNode(of: symbol).map { header(of: $0) } ?? ""
    case .builtin(let row): return usage(of: .builtin(row), isStatement: false)
    case .statement(let keyword):
      return Command(keyword).map { usage(of: .command($0), isStatement: true) } ?? keyword.spelling
    case .label(let callable, let index):
      let label = callable.labels[Int(index)]
      return "\(label.name): \(program.describe(label.type).spelling)"
    case .enumCase, .color, .edges: return ".\(name(of: symbol))"
    case .layerValue, .member, .type, .preview: return name(of: symbol)
    }
  }

  /// The text of a declaration up to its body.
  private func header(of node: SyntaxNode) -> String {
    let span = node.span
    let body = node.children.first { $0.kind == .block }
    let end = body.map { Int($0.span.start) } ?? Int(span.end)
    return node.tree.source.text(Int(span.start)..<end).trimmingSpaces()
  }

  private func usage(of callable: LanguageCallable, isStatement: Bool) -> String {
    callable.signature?.usage({ program.describe($0).spelling }, isStatement: isStatement) ?? ""
  }
}
