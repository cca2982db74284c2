import ShapeCore
import ShapeLanguage

extension RefactoringPlace {
  /// Returns the action that moves the selected statements to a new style, before the declaration, and applies it. The
  /// names of the block that they use become parameters.
  func extractingStyle() -> CodeAction? {
    guard let statements = selectedStatements, let first = statements.first, let last = statements.last,
      statements.allSatisfy({ $0.canBeInStyle })
    else { return nil }
    let span = SourceSpan(file: tree.file, start: first.span.start, end: last.span.end)
    // In a style, the values of the layer are those of the layer that it is applied to.
    guard let captured = captured(in: span, includingLayerValues: false), !hasConcentricRadius(span),
      !hasMeasuredOutline(span)
    else { return nil }
    let name = freshName(["look"])
    let parameters = captured.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    let arguments = captured.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
    let body = tree.source.text(Int(span.start)..<Int(span.end))
    let insertion = tree.startOfComments(above: declaration.firstToken)
    let list = captured.isEmpty ? "" : "(\(parameters))"
    return action(
      "extract `style \(name)`", .extract,
      [
        edit(insertion..<insertion, "private style \(name)\(list) {\n\(body)\n}\n\n"),
        edit(span, captured.isEmpty ? "apply \(name)" : "apply \(name)(\(arguments))"),
      ])
  }

  /// The statements that the selection consists of, in one block of a shape.
  var selectedStatements: [SyntaxNode]? {
    guard !range.isEmpty, declaration.kind == .shapeDeclaration,
      let block = nodes.lastIndex(where: { $0.kind == .block }), !nodes[..<block].contains(where: { $0.kind == .path })
    else { return nil }
    if let owner = nodes[..<block].last, owner.kind == .outline || owner.kind == .path { return nil }
    let selected = nodes[block].children.filter {
      Int($0.span.start) < range.upperBound && range.lowerBound < Int($0.span.end)
    }
    guard let first = selected.first, let last = selected.last, Int(first.span.start) == range.lowerBound,
      Int(last.span.end) == range.upperBound
    else { return nil }
    return selected
  }
}

extension SyntaxNode {
  /// Whether a style can contain the statement.
  fileprivate var canBeInStyle: Bool {
    if let view = CommandSyntax(self) { return Command(view.keyword.name)?.places.contains(.style) ?? false }
    return [.if, .switch, .repeat].contains(kind)
      && blocks.allSatisfy { block in
        block.children.allSatisfy { $0.canBeInStyle || $0.kind == .letDeclaration }
      }
  }

  /// The blocks of a choice or a loop.
  var blocks: [SyntaxNode] {
    children.flatMap { child in
      child.kind == .block ? [child] : child.kind == .case || child.kind == .if ? child.blocks : []
    }
  }
}
