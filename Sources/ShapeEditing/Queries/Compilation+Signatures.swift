import ShapeCore
import ShapeLanguage

extension Compilation {
  /// Returns the declaration of a symbol, or the form of a call for an element of the language. Empty for a symbol that
  /// is only a name.
  public func signature(of symbol: Symbol) -> String {
    switch symbol {
    case .declaration, .parameter, .local, .layer:
      return declaringNode(of: symbol).map { header(of: $0) } ?? ""
    case .builtin, .member, .command: return help(for: symbol)?.signature ?? ""
    case .label(let callable, let index):
      let label = callable.labels[Int(index)]
      return "\(label.name): \(program.describe(label.type).spelling)"
    case .enumCase, .color, .edges: return ".\(name(of: symbol))"
    case .layerValue, .type, .preview, .keyword: return name(of: symbol)
    }
  }

  /// Returns the text of a declaration up to its body.
  private func header(of node: SyntaxNode) -> String {
    let span = node.span
    let body = node.children.first { $0.kind == .block }
    let end = body.map { Int($0.span.start) } ?? Int(span.end)
    return node.tree.source.text(Int(span.start)..<end).trimmingSpaces()
  }
}
