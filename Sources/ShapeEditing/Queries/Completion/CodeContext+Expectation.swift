import ShapeLanguage

extension CodeContext {
  /// The kind of value that is expected at the offset.
  var expectation: CodeExpectation {
    // The dot of a constant is a part of the value.
    let last = cursor.previous?.kind == .dot ? cursor.last - 1 : cursor.last
    return expectation(inFrame: cursor.frames.count - 1, after: last)
  }

  /// Returns the kind of value that is expected after a token.
  ///
  /// - Parameter index: The innermost frame around the place.
  private func expectation(inFrame index: Int, after last: Int) -> CodeExpectation {
    guard let before = cursor.token(last) else { return .anything }
    let frame = cursor.frames[index]
    switch before.kind {
    case .equal, .notEqual: return CodeExpectation(operand(before: before))
    case .and, .or, .not: return .type(.bool)
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .star, .slash: return .type(.number)
    case .halfOpenRange, .closedRange:
      return frame.kind == .parameters ? ofParameter(frame) : .type(.integer)
    case .plus, .minus:
      let outer = ofElement(frame, index)
      return outer.type.map { Self.canBeAdded($0) ? outer : .type(.number) } ?? .anything
    case .name where before.keyword == .x: return .type(.number)
    case .endOfFile, .invalid, .terminator, .name, .number, .color, .string, .path, .leftBrace, .rightBrace,
      .leftParenthesis, .rightParenthesis, .leftBracket, .rightBracket, .comma, .colon, .question, .dot, .equals:
      return ofElement(frame, index)
    }
  }

  private static func canBeAdded(_ type: ValueType) -> Bool {
    type.element != nil || [.number, .integer, .angle, .point].contains(type)
  }

  /// Returns the kind of value of the element that contains the offset.
  private func ofElement(_ frame: CodeFrame, _ index: Int) -> CodeExpectation {
    switch frame.kind {
    case .arguments: return ofArgument(inFrame: index)
    case .file, .block, .cases: return ofStatement(frame, index)
    case .parameters: return ofParameter(frame)
    case .enumCases: return .anything
    case .subscript: return .type(.integer)
    case .list:
      let outer = expectation(inFrame: index - 1, after: frame.open - 1)
      if outer == .layers || outer.type == .edges { return outer }
      return CodeExpectation(outer.type?.element)
    case .group:
      let outer = expectation(inFrame: index - 1, after: frame.open - 1)
      let isPoint = frame.elements.count > 1 || outer.type == .point
      return isPoint ? .type(.number) : outer
    }
  }

  private func ofArgument(inFrame index: Int) -> CodeExpectation {
    guard let place = arguments(inFrame: index) else { return .anything }
    let fitting = place.forms.filter { form in place.labels.allSatisfy { form.index(ofLabel: $0) != nil } }
    for form in fitting + place.forms {
      if let parameter = place.parameter(of: form) { return form.parameters[parameter].expectation }
    }
    return .anything
  }

  private func ofStatement(_ frame: CodeFrame, _ index: Int) -> CodeExpectation {
    guard frame.statement <= cursor.last, let first = cursor.token(frame.statement) else { return .anything }
    switch first.keyword {
    case .if: return .type(.bool)
    case .let, .private: return ofLet(at: first)
    case .case: return CodeExpectation(subject(ofFrame: index))
    case .outline, .preview: return ofArgument(inFrame: index)
    case .repeat: return isAfterWhere(frame) ? .type(.bool) : .anything
    case .import, .as, .func, .style, .shape, .enum, .layer, .mask, .content, .use, .slot, .else, .switch, .default,
      .in,
      .for, .where, .true, .false, .path, .x, nil:
      return Command(first.name) == nil ? .anything : ofArgument(inFrame: index)
    }
  }

  private func isAfterWhere(_ frame: CodeFrame) -> Bool {
    guard frame.statement <= cursor.last else { return false }
    return (frame.statement...cursor.last).contains { cursor.token($0)?.keyword == .where }
  }

  private func ofLet(at first: SyntaxToken) -> CodeExpectation {
    guard let syntax = LetSyntax(cursor.tree.node(at: first.start)), syntax.type != nil else { return .anything }
    return CodeExpectation(types.type(of: syntax.name))
  }

  private func ofParameter(_ frame: CodeFrame) -> CodeExpectation {
    CodeExpectation(cursor.token(frame.element).flatMap { types.type(of: $0) })
  }

  /// Returns the type of the value that the `switch` around the cases in a frame compares.
  private func subject(ofFrame index: Int) -> ValueType? {
    guard index > 0, case .cases = cursor.frames[index].kind,
      let keyword = cursor.token(cursor.frames[index - 1].statement)
    else { return nil }
    return SwitchSyntax(cursor.tree.node(at: keyword.start)).flatMap { type(of: $0.subject) }
  }

  /// Returns the type of the value before a comparison.
  private func operand(before comparison: SyntaxToken) -> ValueType? {
    BinarySyntax(cursor.tree.node(at: comparison.start)).flatMap { type(of: $0.left) }
  }
}
