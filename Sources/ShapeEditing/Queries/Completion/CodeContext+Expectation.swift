import ShapeLanguage

extension CodeContext {
  /// The kind of value that is expected at the offset. For a member or a constant, in place of all of it.
  var expectation: CodeExpectation {
    let last = caret.path.count - 1
    return expectation(ofNode: caret.path[last].kind == .name ? last - 1 : last)
  }

  /// Returns the kind of value that is expected in place of a node.
  private func expectation(ofNode index: Int) -> CodeExpectation {
    guard index > 0, case let (node, parent) = (caret.path[index], caret.path[index - 1]) else { return .anything }
    switch ExpressionSyntax(parent) {
    case .binary(let view):
      return node == view.right.node ? ofOperand(view, at: index - 1) : expectation(ofNode: index - 1)
    case .prefix(let view): return view.operatorToken.kind == .not ? .type(.bool) : ofSum(at: index - 1)
    case .dimensions(let view): return node == view.height.node ? .type(.number) : expectation(ofNode: index - 1)
    case .point: return .type(.number)
    case .group:
      let outer = expectation(ofNode: index - 1)
      return outer.type == .point ? .type(.number) : outer
    case .list: return ofElement(at: index - 1)
    case .comprehension(let view):
      return node == view.condition?.node ? .type(.bool) : node.kind == .binding ? .anything : ofElement(at: index - 1)
    case .subscript(let view):
      return node == view.base.node ? expectation(ofNode: index - 1) : .type(.integer)
    case .conditional, .member, .methodCall: return expectation(ofNode: index - 1)
    case .switch(let view): return node == view.subject.node ? .anything : expectation(ofNode: index - 1)
    case .number, .color, .string, .bool, .constant, .name, .call, .path, .functionBody, .missing: return .anything
    case .error: return ofPart(at: index)
    }
  }

  /// Returns the kind of the right operand of an operator.
  private func ofOperand(_ view: BinarySyntax, at index: Int) -> CodeExpectation {
    let sign = view.operatorToken.kind
    if [.equal, .notEqual].contains(sign) { return CodeExpectation(type(of: view.left)) }
    if [.and, .or].contains(sign) { return .type(.bool) }
    return [.plus, .minus].contains(sign) ? ofSum(at: index) : .type(.number)
  }

  private func ofSum(at index: Int) -> CodeExpectation {
    let outer = expectation(ofNode: index)
    return outer.type.map { type in
      type.element != nil || [.number, .integer, .angle, .point].contains(type) ? outer : .type(.number)
    } ?? .anything
  }

  /// Returns the kind of the elements of a list.
  private func ofElement(at index: Int) -> CodeExpectation {
    let outer = expectation(ofNode: index)
    return outer == .layers || outer.type == .edges ? outer : CodeExpectation(outer.type?.element)
  }

  /// Returns the kind of a node that is no part of an expression.
  private func ofPart(at index: Int) -> CodeExpectation {
    let (node, parent) = (caret.path[index], caret.path[index - 1])
    if ArgumentSyntax(parent) != nil { return ofArgument(in: index - 2) }
    if ArgumentSyntax(node) != nil { return ofArgument(in: index - 1) }
    if let view = LetSyntax(parent) { return view.type == nil ? .anything : CodeExpectation(types.type(of: view.name)) }
    if let view = ParameterSyntax(parent) { return CodeExpectation(types.type(of: view.name)) }
    if let view = RangeSyntax(parent) {
      let isOfParameter = caret.path[max(0, index - 2)].kind == .parameter
      return isOfParameter ? ofPart(at: index - 1) : node == view.high.node ? .type(.integer) : .anything
    }
    if parent.kind == .caseLabels, index > 2 {
      return CodeExpectation(type(of: SwitchSyntax(node: caret.path[index - 3]).subject))
    }
    if parent.kind == .case { return expectation(ofNode: index - 1) }
    return parent.kind == .if || node == RepeatSyntax(parent)?.condition?.node ? .type(.bool) : .anything
  }

  private func ofArgument(in index: Int) -> CodeExpectation {
    guard let place = arguments(at: index) else { return .anything }
    let fitting = place.forms.filter { form in place.labels.allSatisfy { form.index(ofLabel: $0) != nil } }
    for form in fitting + place.forms {
      if let parameter = place.parameter(of: form) { return form.parameters[parameter].expectation }
    }
    return .anything
  }
}
