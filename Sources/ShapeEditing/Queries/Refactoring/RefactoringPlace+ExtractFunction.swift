import ShapeCore
import ShapeLanguage

extension RefactoringPlace {
  /// Returns the action that moves the selected expression to a new function, before the declaration. The names of the block
  /// and the values of the layer that it uses become parameters.
  func extractingFunction() -> CodeAction? {
    guard !range.isEmpty, let index = expression, declaration.kind != .previewDeclaration else { return nil }
    let node = nodes[index]
    // Its result has no context that determines a type.
    guard let type = type(of: node), typeAnnotation(of: node) == "", !isInConstant(index),
      let captured = captured(in: node.span, includingLayerValues: true), !captured.isEmpty,
      // A name alone can be that of a layer.
      captured[0].name != node.text, !hasConcentricRadius(node.span), !isReadAsWritten(node),
      !nodes.contains(where: { $0.kind == .outline && $0.span.end == node.span.end })
    else { return nil }
    let name = freshName([type.noun])
    let parameters = captured.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    let arguments = captured.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
    let insertion = tree.startOfComments(above: declaration.firstToken)
    return action(
      "extract `func \(name)`", .extract,
      [
        edit(insertion..<insertion, "private func \(name)(\(parameters)) = \(node.text)\n\n"),
        edit(node.span, "\(name)(\(arguments))"),
      ])
  }

  /// Returns the parameters, the names of blocks and, if wanted, the values of the layer that a part of the file uses and
  /// doesn't declare itself, with their types. `nil` if one can't be a parameter.
  func captured(in span: SourceSpan, includingLayerValues: Bool) -> [(name: String, type: String)]? {
    var result: [(name: String, type: String)] = []
    for reference in references(in: span) {
      switch reference.symbol {
      case .local: break
      case .layerValue(let value) where includingLayerValues && value.isOfLayer: break
      case .parameter:
        let declared = compilation.declaration(of: reference.symbol)
        guard let declared, isInDeclaration(declared), !isLabel(reference.span) else { continue }
      case .declaration(.function):
        // A function of a block can't be an argument.
        guard let declared = compilation.declaration(of: reference.symbol) else { continue }
        if isInDeclaration(declared), declared.start != nameOfDeclaration?.start { return nil }
        continue
      case .layer where !reference.isDeclaration: break
      case .declaration, .enumCase, .layer, .preview, .layerValue, .color, .edges, .type, .member, .builtin, .keyword,
        .command, .label:
        continue
      }
      if let declared = compilation.declaration(of: reference.symbol), span.contains(declared) { continue }
      let name = compilation.name(of: reference.symbol)
      if result.contains(where: { $0.name == name }) { continue }
      guard let type = compilation.type(of: reference.symbol).flatMap({ spelling(of: $0) }) else { return nil }
      result.append((name, type))
    }
    return result
  }

  private var nameOfDeclaration: SourceSpan? { DeclarationSyntax(declaration).name?.node.span }

  private func isInDeclaration(_ span: SourceSpan) -> Bool { declaration.span.contains(span) }

  /// Returns whether a name is the label of an argument.
  func isLabel(_ span: SourceSpan) -> Bool {
    ArgumentSyntax(tree.node(at: Int(span.start)))?.label?.start == Int(span.start)
  }
}
