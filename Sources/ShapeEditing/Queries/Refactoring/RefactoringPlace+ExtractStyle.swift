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
    guard let captured = captured(in: span) else { return nil }
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
  private var selectedStatements: [SyntaxNode]? {
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

  /// Returns the parameters and the names of blocks that a part of the file uses and doesn't declare itself, with their
  /// types. `nil` if one can't be a parameter.
  private func captured(in span: SourceSpan) -> [(name: String, type: String)]? {
    var result: [(name: String, type: String)] = []
    for reference in references(in: span) {
      let isLocal: Bool
      switch reference.symbol {
      case .local: isLocal = true
      case .parameter:
        let declared = compilation.declaration(of: reference.symbol)
        isLocal = declared.map { isInDeclaration($0) && !isLabel(reference.span) } ?? false
      case .declaration(.function):
        // A function of a block can't be an argument.
        guard let declared = compilation.declaration(of: reference.symbol) else { continue }
        if isInDeclaration(declared) { return nil }
        continue
      case .declaration, .enumCase, .layer, .preview, .layerValue, .color, .edges, .type, .member, .builtin, .keyword,
        .command, .label:
        continue
      }
      guard isLocal, let declared = compilation.declaration(of: reference.symbol) else { continue }
      if declared.start >= span.start, declared.end <= span.end { continue }
      let name = compilation.name(of: reference.symbol)
      if result.contains(where: { $0.name == name }) { continue }
      guard let type = compilation.type(of: reference.symbol).flatMap({ spelling(of: $0) }) else { return nil }
      result.append((name, type))
    }
    return result
  }

  private func isInDeclaration(_ span: SourceSpan) -> Bool {
    let whole = declaration.span
    return span.file == whole.file && span.start >= whole.start && span.end <= whole.end
  }

  /// Returns whether a name is the label of an argument.
  private func isLabel(_ span: SourceSpan) -> Bool {
    ArgumentSyntax(tree.node(at: Int(span.start)))?.label?.start == Int(span.start)
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
  private var blocks: [SyntaxNode] {
    children.flatMap { child in
      child.kind == .block ? [child] : child.kind == .case || child.kind == .if ? child.blocks : []
    }
  }
}
