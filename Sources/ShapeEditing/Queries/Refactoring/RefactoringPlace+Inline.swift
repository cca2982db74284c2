import ShapeCore
import ShapeLanguage

/// The reverse of extracting. A name is replaced everywhere, and its declaration is removed: so it must be of a block, or
/// private to the file.
extension RefactoringPlace {
  /// Returns the action that replaces the name of a `let`, at its declaration or where it is used, with its value.
  func inliningLet() -> CodeAction? {
    guard let (name, view) = named({ LetSyntax($0) }), let value = view.value, isHere(view.isPrivate, view.node),
      !value.node.dependsOnContext, let uses = uses(of: name), hasSameNames(value.node)
    else { return nil }
    var edits: [TextEdit] = []
    for use in uses {
      guard let call = use.parent, call.kind == .call, isInSameLayer(value.node, use) else { return nil }
      edits.append(edit(use.span, value.node.text(in: call.parent)))
    }
    return inlining(view.node, view.name, edits)
  }

  /// Returns the action that replaces the calls of a function, from its declaration or from a call, with its value.
  func inliningFunction() -> CodeAction? {
    guard let (name, view) = named({ FunctionSyntax($0) }), let value = view.value,
      value.node.kind != .functionBody, isHere(view.isPrivate, view.node),
      !value.node.dependsOnContext, let uses = uses(of: name), hasSameNames(value.node)
    else { return nil }
    let parameters = view.parameters?.elements.map { $0 } ?? []
    let inner = Set(references(in: value.node.span).filter { $0.isDeclaration }.map { compilation.text(at: $0.span) })
    var edits: [TextEdit] = []
    for use in uses {
      guard let call = use.parent, call.kind == .call, case .call(let callSyntax) = ExpressionSyntax(call),
        isInSameLayer(value.node, use),
        // A call in an argument of another one would be replaced twice.
        !uses.contains(where: { $0 != use && call.span.contains($0.span) })
      else { return nil }
      var arguments: [String: SyntaxNode] = [:]
      var unlabeled = parameters.filter { $0.isUnlabeled }[...]
      for argument in callSyntax.arguments?.elements.map({ $0 }) ?? [] {
        guard let name = argument.label?.text ?? unlabeled.popFirst()?.name.text else { return nil }
        arguments[name] = argument.value.node
      }
      var text: [TextEdit] = []
      for (index, parameter) in parameters.enumerated() {
        let isDefault = arguments[parameter.name.text] == nil
        guard let argument = arguments[parameter.name.text] ?? parameter.defaultValue?.node, !argument.dependsOnContext,
          !references(in: argument.span).contains(where: { inner.contains(compilation.text(at: $0.span)) }),
          !isDefault || hasSameNames(argument) && references(in: argument.span).allSatisfy({ !$0.symbol.isParameter })
        else { return nil }
        for reference in references(in: value.node.span) {
          guard case .parameter(_, let number) = reference.symbol, Int(number) == index,
            compilation.declaration(of: reference.symbol) == parameter.name.span
          else { continue }
          let place = tree.node(at: Int(reference.span.start))
          guard place.kind == .name, let call = place.parent, call.kind == .call else { return nil }
          text.append(edit(reference.span, argument.text(in: call.parent)))
        }
      }
      edits.append(edit(call.span, value.node.text(in: call.parent, with: text)))
    }
    return inlining(view.node, view.name, edits)
  }

  private func inlining(_ declaration: SyntaxNode, _ name: NameSyntax, _ edits: [TextEdit]) -> CodeAction? {
    guard let removal = FixPlace(tree: tree, span: declaration.span).deletingLine(of: declaration) else { return nil }
    return action("inline `\(name.text)`", .inline, edits + [removal])
  }

  /// Returns the name at the caret or the selection, and its declaration in this file.
  private func named<View>(_ view: (SyntaxNode) -> View?) -> (NameReference, View)? {
    guard let reference = compilation.references.reference(at: range.lowerBound, in: Int(tree.file)),
      range.isEmpty || Int(reference.span.end) == range.upperBound,
      let declared = compilation.declaration(of: reference.symbol), declared.file == tree.file,
      let node = tree.node(at: Int(declared.start)).parent, let found = view(node)
    else { return nil }
    return (reference, found)
  }

  /// Returns whether no other file can use a declaration.
  private func isHere(_ isPrivate: Bool, _ node: SyntaxNode) -> Bool { isPrivate || node.parent?.kind == .block }

  /// Returns the names of the uses of a declaration, in order. `nil` if there is none, or if one has an error around it.
  private func uses(of name: NameReference) -> [SyntaxNode]? {
    let uses = compilation.references.all.filter { $0.symbol == name.symbol && !$0.isDeclaration }
    let nodes = uses.map { tree.node(at: Int($0.span.start)) }
    let isClear = uses.allSatisfy { $0.span.file == tree.file } && nodes.allSatisfy { $0.kind == .name }
    return isClear && !uses.isEmpty && !compilation.hasErrors ? nodes : nil
  }

  /// Returns whether the names in a value mean the same everywhere in the file: no other declaration has one of them.
  private func hasSameNames(_ value: SyntaxNode) -> Bool {
    references(in: value.span).allSatisfy { reference in
      switch reference.symbol {
      case .member, .label, .keyword, .command, .enumCase, .color, .edges, .preview: return true
      case .layer: return false
      case .local, .parameter, .declaration, .layerValue, .type, .builtin:
        let text = compilation.text(at: reference.span)
        if case .parameter = reference.symbol, isLabel(reference.span) { return true }
        return compilation.references.all.allSatisfy { other in
          !other.isDeclaration || other.symbol == reference.symbol || other.span.file != tree.file
            || compilation.text(at: other.span) != text
        }
      }
    }
  }

  /// Returns whether the values of the layer in an expression are the same at another place.
  private func isInSameLayer(_ value: SyntaxNode, _ use: SyntaxNode) -> Bool {
    let dependsOnLayer = references(in: value.span).contains { reference in
      if case .layerValue(let value) = reference.symbol { value.isOfLayer } else { false }
    }
    return !dependsOnLayer || layer(around: value) == layer(around: use)
  }

  /// Returns the innermost node around another one whose block has its own values of the layer.
  private func layer(around node: SyntaxNode) -> SyntaxNode? {
    var node = node
    while let outer = node.parent {
      if node.kind == .block, [.layer, .slot, .use].contains(outer.kind) { return outer }
      node = outer
    }
    return nil
  }
}

extension SyntaxNode {
  /// Whether the place of the value may decide what it means.
  fileprivate var dependsOnContext: Bool { contains([.constant, .list, .comprehension]) }

  /// Returns the text of an expression, after some edits, for a place in another node: in parentheses if that may bind
  /// tighter.
  fileprivate func text(in parent: SyntaxNode?, with edits: [TextEdit] = []) -> String {
    let bytes = edits.sorted { $0.span.start < $1.span.start }.applied(to: tree.source.bytes)
    let rest = tree.source.bytes.count - self.bytes.upperBound
    let text = String(decoding: bytes[self.bytes.lowerBound..<bytes.count - rest], as: UTF8.self)
    guard [.binary, .prefix, .conditional, .dimensions].contains(kind), let parent,
      ![.argument, .labeledArgument, .letDeclaration, .functionDeclaration, .group, .point, .list].contains(parent.kind)
    else { return text }
    return "(\(text))"
  }
}
