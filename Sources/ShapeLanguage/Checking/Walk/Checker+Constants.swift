import ShapeCore

/// Constants with a dot, which depend on the expected type.
extension Checker {
  mutating func check(_ view: ConstantSyntax, expecting type: ValueType?) -> ExpressionID {
    if view.name.isMissing { return invalid(at: view) }
    if let id = value(of: view, as: type) { return id }
    switch type {
    case .enumeration(let enumeration): reportUnknownConstant(view, of: .enumeration(enumeration))
    case .edges: reportUnknownConstant(view, of: .edges)
    case .color, .paint, .stop: reportUnknownConstant(view, of: .color)
    case .invalid: break
    case nil: reportConstantWithoutType(view)
    case .number?, .integer?, .bool?, .angle?, .point?, .size?, .rect?, .path?, .string?, .list?:
      if reportNameOnNextLine(view) { break }
      let name = "." + spelling(view.name.id)
      report(.noConstants(name, of: type.map { describe($0) } ?? DescribedType(nil, "")), at: view)
    }
    return invalid(at: view)
  }

  /// Returns a constant as an expression; `nil` if the type has no such constant.
  mutating func value(of view: ConstantSyntax, as type: ValueType?) -> ExpressionID? {
    let (name, span) = (view.name, view.span)
    switch type {
    case .enumeration(let enumeration):
      return knownCase(name, of: enumeration).map { program.make(.enumCase($0), .enumeration(enumeration), at: span) }
    case .edges:
      guard let edges = names.known.edges[name.id] else { return nil }
      names.note(.edges(name.id), at: name.span)
      return program.make(.edges(edges), .edges, at: span)
    case .color, .paint, .stop: return color(name).map { program.make($0, at: span) }
    case .invalid, nil:
      // A color is the only constant that determines its own type.
      if names.known.edges[name.id] != nil { return nil }
      return color(name).map { program.make($0, at: span) }
    case .number?, .integer?, .bool?, .angle?, .point?, .size?, .rect?, .path?, .string?, .list?: return nil
    }
  }

  private mutating func color(_ name: NameSyntax) -> Color? {
    guard let color = NamedColor.color(spelling(name.id)) else { return nil }
    names.note(.color(name.id), at: name.span)
    return color
  }

  /// Returns the index of a constant among the cases of an enum. Reports an unknown one.
  mutating func caseIndex(_ view: ConstantSyntax, of id: EnumID) -> CaseID? {
    guard !view.name.isMissing else { return nil }
    if let index = knownCase(view.name, of: id) { return index }
    reportUnknownConstant(view, of: .enumeration(id))
    return nil
  }

  /// Returns the index of a name among the cases of an enum.
  private mutating func knownCase(_ name: NameSyntax, of id: EnumID) -> CaseID? {
    guard let index = program.result.enumerations[id].cases.firstIndex(where: { $0.name == name.id }) else {
      return nil
    }
    names.note(.enumCase(id, index), at: name.span)
    return index
  }

  /// Returns whether a name is that of a constant of a type. Without a type, returns whether it is that of a color.
  func isConstant(_ name: NameID, of type: ValueType?) -> Bool {
    switch type {
    case .enumeration(let enumeration):
      return program.result.enumerations[enumeration].cases.contains { $0.name == name }
    case .edges: return names.known.edges[name] != nil
    case .color, .paint, .stop, nil: return NamedColor.color(spelling(name)) != nil
    case .number, .integer, .bool, .angle, .point, .size, .rect, .path, .string, .invalid, .list: return false
    }
  }

  /// Reports a constant that may have several types, or an unknown one, which is probably a misspelled color.
  private mutating func reportConstantWithoutType(_ view: ConstantSyntax) {
    if reportNameOnNextLine(view) { return }
    let name = view.name.id
    let enumeration = program.result.enumerations.first { $0.cases.contains { $0.name == name } }
    let type = names.known.edges[name] != nil ? describe(ValueType.edges).spelling : enumeration?.name
    if type == nil, nearestName(to: spelling(name), among: NamedColor.names) != nil {
      reportUnknownConstant(view, of: .color)
    } else {
      report(.constantWithoutType(spelling(name), type: type), at: view)
    }
  }

  /// Returns the constants of a type; the colors if it has none.
  private func constants(of type: ValueType) -> [String] {
    switch type {
    case .enumeration(let id): program.result.enumerations[id].cases.map { spelling($0.name) }
    case .edges: EdgesConstant.allCases.map { $0.name }
    case .color, .paint, .stop, .number, .integer, .bool, .angle, .point, .size, .rect, .path, .string, .invalid, .list:
      NamedColor.names
    }
  }

  /// Returns the constant of a type that is spelled in another case, or with hyphens as in CSS: `colorDodge` for
  /// `color-dodge`.
  func constant(spelled text: String, of type: ValueType) -> String? {
    switch type {
    case .enumeration, .color, .paint, .stop: break
    case .edges, .number, .integer, .bool, .angle, .point, .size, .rect, .path, .string, .invalid, .list: return nil
    }
    let spelling = text.filter { $0 != "-" }.lowercased()
    return constants(of: type).first { $0.lowercased() == spelling }
  }

  private mutating func reportUnknownConstant(_ view: ConstantSyntax, of type: ValueType) {
    let name = view.name.id
    if names.lostNames()?.contains(name) == true { return }
    if reportNameOnNextLine(view) { return }
    let candidates = names.canCompare(200) ? constants(of: type) : []
    let nearest = names.canCompare(candidates.count) ? nearestNames(to: spelling(name), among: candidates) : []
    report(
      .unknownConstant(
        spelling(name), of: describe(type), all: candidates.count <= 16 ? candidates : [], nearest: nearest), at: view)
  }
}
