import ShapeCore

extension Checker {
  mutating func check(_ view: ListSyntax, expecting type: ValueType?) -> ExpressionID {
    let span = view.span
    if type == .edges { return checkEdges(view) }
    var element: ValueType?
    if case .list(let expected)? = type { element = expected }
    if type == .invalid { element = .invalid }
    var elements: [ExpressionID] = []
    for child in view.values { elements.append(check(child, of: view, expecting: element)) }
    if element == nil || type == .invalid { element = commonType(of: elements) }
    guard let element else {
      if type == nil { report(.emptyListWithoutType, at: span) }
      if let type, type != .invalid { report(.mismatch(expected: describe(type), found: .anyList), at: span) }
      return invalid(at: span)
    }
    switch type {
    case .list, .invalid, nil: break
    case let type?: return refuse(.mismatch(expected: describe(type), found: describe(.list(element))), at: span)
    }
    let converted = convert(elements, of: view, to: element)
    return program.make(.list(program.append(converted)), element == .invalid ? .invalid : .list(element), at: span)
  }

  /// Returns the common type of list elements: one Number among Ints makes all of them Numbers.
  private func commonType(of elements: [ExpressionID]) -> ValueType? {
    var common: ValueType?
    for id in elements {
      let found = program.type(of: id)
      if let before = common, before.converts(to: found) || before == .invalid { common = found }
      common = common ?? found
    }
    return common
  }

  /// Returns an element of a list. If its mistake has been reported for another element, such as a stop written as a
  /// point, or a point written as a list, only its names are resolved.
  private mutating func check(
    _ element: ExpressionSyntax, of list: ListSyntax, expecting type: ValueType?
  ) -> ExpressionID {
    let kind = element.kind
    let isDoubtful =
      type == .stop && kind == .point || type == .point && kind == .list
      ? list.values.first { $0.kind == kind }?.node != element.node : list.lacksComma(before: element)
    guard isDoubtful else { return check(element, expecting: type) }
    resolveNames(in: element)
    return invalid(at: element)
  }

  /// Returns a list's elements as values of one type. If several have the same wrong type, only one is reported.
  private mutating func convert(
    _ elements: [ExpressionID], of list: ListSyntax, to type: ValueType
  ) -> [ExpressionID] {
    var wrong: [ValueType] = []
    return elements.map { id in
      let found = program.type(of: id)
      if found == type || found.converts(to: type) { return coerce(id, to: type) }
      if wrong.contains(found) { return invalid(at: program[id].source) }
      wrong.append(found)
      return coerce(id, to: type)
    }
  }

  // MARK: Edges

  private mutating func checkEdges(_ view: ListSyntax) -> ExpressionID {
    var elements: [ExpressionID] = []
    for child in view.values {
      if case .member(let member) = child, isEdge(member.base), names.known.edges[member.name.id] != nil {
        report(.missingComma(before: .source(".\(spelling(member.name.id))")), at: member.name)
        elements.append(invalid(at: child))
      } else {
        elements.append(check(child, as: .edges))
      }
    }
    return program.make(.list(program.append(elements)), .edges, at: view.span)
  }

  /// Returns whether an expression is an edge: `.left`.
  func isEdge(_ view: ExpressionSyntax) -> Bool {
    if case .constant(let constant) = view { names.known.edges[constant.name.id] != nil } else { false }
  }

  /// Reports edges with an operator between them: `.left + .top`, `[.left] + [.top]`. Returns whether that is the case.
  mutating func reportAddedEdges(_ view: BinarySyntax) -> Bool {
    guard let edges = edgeNames(in: .binary(view)) else { return false }
    report(.edgesWithoutList(edges), at: view)
    return true
  }

  /// Returns the names of the edges in lists with operators between them, or `nil` if there is anything else.
  private func edgeNames(in view: ExpressionSyntax) -> [String]? {
    if case .constant(let constant) = view { return isEdge(view) ? [spelling(constant.name.id)] : nil }
    if case .list(let list) = view { return edgeNames(inAll: list.values) }
    if case .binary(let view) = view { return edgeNames(inAll: [view.left, view.right]) }
    guard case .group(let view) = view else { return nil }
    return edgeNames(in: view.value)
  }

  private func edgeNames(inAll views: some Sequence<ExpressionSyntax>) -> [String]? {
    var names: [String] = []
    for view in views {
      guard let inner = edgeNames(in: view) else { return nil }
      names += inner
    }
    return names
  }
}

extension ListSyntax {
  /// The elements, without skipped ones.
  fileprivate var values: some Sequence<ExpressionSyntax> {
    elements.lazy.filter { if case .error = $0 { false } else { true } }
  }
}
