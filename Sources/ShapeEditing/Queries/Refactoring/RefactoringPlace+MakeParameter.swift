import ShapeCore
import ShapeLanguage

extension RefactoringPlace {
  /// Returns the action that replaces a constant in a shape with a new parameter, which has it as its default.
  func makingParameter() -> CodeAction? {
    guard let shape = ShapeSyntax(declaration), !shape.name.isMissing, let index = expression else { return nil }
    let node = nodes[index]
    guard let type = type(of: node), let annotation = annotation(of: node, type),
      nodes[..<index].contains(where: { $0.kind == .block }),
      !isInConstant(index)
    else { return nil }
    let name = freshName(names(for: index))
    let parameter = "\(name)\(annotation) = \(node.text)"
    let insertion: TextEdit
    if let list = shape.parameters {
      let last = list.elements.reversed().first
      let place = Int(last?.span.end ?? list.span.start + 1)
      insertion = edit(place..<place, last == nil ? parameter : ", " + parameter)
    } else {
      let place = Int(shape.name.span.end)
      insertion = edit(place..<place, "(\(parameter))")
    }
    return action("make a parameter `\(name)`", .extract, [insertion, edit(node.span, name)])
  }

  /// Returns the type to state, with its colon. `nil` for an expression that doesn't become a parameter.
  private func annotation(of node: SyntaxNode, _ type: ValueType) -> String? {
    if node.kind == .number {
      // A whole number alone would make a Number.
      return type == .integer && !isConverted(node, to: .number) ? spelling(of: type).map { ": \($0)" } : ""
    }
    if node.kind == .bool { return "" }
    let isColor = type == .color && [.color, .constant].contains(node.kind)
    guard isColor || !range.isEmpty && node.kind != .constant && isConstant(node) else { return nil }
    return spelling(of: type).map { ": \($0)" }
  }

  /// Returns whether a default can have the value: it depends on nothing but `let`s of files, and can be computed.
  private func isConstant(_ node: SyntaxNode) -> Bool {
    guard node.isTotal else { return false }
    let hasConstantNames = references(in: node.span).allSatisfy { reference in
      switch reference.symbol {
      case .declaration(.global), .enumCase, .color, .edges, .type, .member, .builtin, .keyword, .label: true
      case .declaration, .parameter, .layer, .preview, .layerValue, .local, .command: false
      }
    }
    let program = compilation.program
    guard hasConstantNames, let index = program.expressions.lastIndex(where: { $0.source == node.span }) else {
      return false
    }
    return Evaluator.constant(ExpressionID(index), in: program) != nil
  }

  /// Returns whether a node must be a constant, or is in a list of parameters.
  func isInConstant(_ index: Int) -> Bool {
    nodes[..<index].contains { node in
      [.caseLabels, .parameters].contains(node.kind)
        || node.kind == .command && Command(node.firstToken.name) == .size
    }
  }
}
