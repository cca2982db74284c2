import ShapeCore

/// Arguments that fit in another order: `stop(20%, .red)`, `circle(center: 4, radius: center)`.
extension Checker {
  /// An argument and its parameter in the right order; `nil` if several labels would fit.
  struct OrderedArgument {
    let argument: ArgumentSyntax
    let parameter: Int?
  }

  /// A value that may belong to another parameter.
  private struct MovableValue {
    let argument: ArgumentSyntax
    let parameter: Int?
    /// `nil` for a constant or a list.
    let type: ValueType?
    var isPercentage: Bool { argument.value.text.hasSuffix("%") }
  }

  /// Returns the order in which all values fit their parameters, if that is another one.
  func fittingOrder(of arguments: ArgumentsSyntax, _ bound: BoundArguments) -> [OrderedArgument]? {
    let parameters = bound.signature.parameters
    guard !bound.signature.isVariadic, !arguments.hasErrors, arguments.elements.count > 1,
      bound.misfits.allSatisfy({ !arguments.lackSign(around: $0.argument) }),
      let movable = movableValues(arguments, bound)
    else { return nil }
    let mixed = mixedType(movable)
    let isMixing = parameters.contains { $0.type == .mixable }
    var rest = movable
    var order: [(value: MovableValue, parameter: Int?)] = []
    func take(_ index: Int) -> Bool {
      let fitting = rest.indices.filter { fits(rest[$0], parameters[index].type, mixed) }
      // A percentage is the position between two values.
      let preferred = isMixing ? fitting.first { rest[$0].isPercentage != (parameters[index].type == .mixable) } : nil
      guard let first = preferred ?? fitting.first else { return false }
      order.append((rest.remove(at: first), index))
      return true
    }
    for index in parameters.indices where parameters[index].isPositional {
      if !take(index), parameters[index].isRequired { return nil }
    }
    let given = movable.filter { $0.argument.label != nil }.compactMap { $0.parameter }
    let needed = parameters.indices.filter {
      isFreeLabel($0, bound) && !given.contains($0) && parameters[$0].isRequired
    }
    for index in given + needed where !take(index) { if given.contains(index) { return nil } }
    for value in rest {
      let free = parameters.indices.filter { index in
        isFreeLabel(index, bound) && !order.contains { $0.parameter == index }
          && fits(value, parameters[index].type, mixed)
      }
      if free.isEmpty { return nil }
      order.append((value, free.count == 1 ? free[0] : nil))
    }
    guard order.contains(where: { $0.value.parameter != nil && $0.value.parameter != $0.parameter }) else { return nil }
    // If no value takes the place of another one, it only lacks its label.
    let isExchange = order.allSatisfy { moved in
      moved.value.parameter == nil || order.contains { $0.parameter == moved.value.parameter }
    }
    guard isExchange else { return nil }
    return order.map { OrderedArgument(argument: $0.value.argument, parameter: $0.parameter) }
  }

  /// Returns the values without a label and those that don't fit; `nil` if the type of one is unknown.
  private func movableValues(_ arguments: ArgumentsSyntax, _ bound: BoundArguments) -> [MovableValue]? {
    let positional = bound.signature.parameters.indices.filter { bound.signature.parameters[$0].isPositional }
    var next = 0
    var result: [MovableValue] = []
    for argument in arguments.elements {
      let misfit = bound.misfits.first { $0.argument.node == argument.node }
      guard argument.label == nil || misfit != nil else { continue }
      var parameter = misfit?.parameter
      var id = misfit?.value
      if argument.label == nil, next < positional.count {
        parameter = positional[next]
        if misfit == nil { id = program.operand(bound.operands, bound.reserved + positional[next]) }
        next += 1
      }
      if let value = id, value.isPresent, case .convert(let inner) = program[value].kind { id = inner }
      // After a mistake before it, a value may belong to no parameter.
      var type = id.flatMap { $0.isPresent ? program.type(of: $0) : nil }
      let kind = argument.value.kind
      if kind == .missing || kind == .error { return nil }
      if kind == .constant || kind == .list {
        type = nil
      } else if type == .invalid || type == nil {
        return nil
      }
      result.append(MovableValue(argument: argument, parameter: parameter, type: type))
    }
    return result
  }

  /// Returns the type that two of the values have, for functions that mix them.
  private func mixedType(_ values: [MovableValue]) -> ValueType? {
    var types: [ValueType] = []
    for value in values {
      guard let type = value.type ?? (fits(value, .color, nil) ? .color : nil) else { continue }
      let plain = type == .integer ? .number : type
      if types.contains(plain) { return plain }
      types.append(plain)
    }
    return nil
  }

  private func fits(_ value: MovableValue, _ pattern: Signature.TypePattern, _ mixed: ValueType?) -> Bool {
    if case .list = value.argument.value {
      switch pattern {
      case .exact(let type): return type.element != nil || type == .edges
      case .orderedList, .summableList, .anyList: return true
      case .scalar, .mixable, .factors, .layerNames: return false
      }
    }
    guard pattern == .mixable else { return accepts(pattern, value.argument.value, of: value.type ?? .invalid) }
    return mixed.map { accepts(.exact($0), value.argument.value, of: value.type ?? .invalid) } ?? false
  }

  /// Reports the order, with the arguments as they fit if each has only one possible label.
  mutating func reportOrder(_ order: [OrderedArgument], of arguments: ArgumentsSyntax, _ bound: BoundArguments) {
    let signature = bound.signature
    let others = arguments.elements.filter { argument in
      !order.contains { $0.argument.node == argument.node }
    }
    let hasOnlyKnownLabels = others.allSatisfy { argument in
      argument.label.map { bound.callable.labels.contains($0.name) } ?? false
    }
    let isKnown = order.allSatisfy { $0.parameter != nil } && hasOnlyKnownLabels
    let all = arguments.text
    let texts = order.map { ordered in
      let parameter = ordered.parameter.map { signature.parameters[$0] }
      let label = parameter.map { $0.isPositional ? "" : "\($0.name): " } ?? ""
      return label + ordered.argument.value.text
    }
    let text = (texts + others.map { $0.text }).joined(separator: ", ")
    let isShort = isKnown && !all.includes("//") && !all.includes("/*") && !all.includes("\n")
    report(
      .argumentsOutOfOrder(
        of: signature.name, text: isShort ? text : nil, usage: usage(signature, isStatement: bound.isStatement)),
      at: span(from: arguments.elements.first { _ in true }, to: arguments))
  }

  /// Returns the span of the arguments without their parentheses.
  private func span(from first: ArgumentSyntax?, to arguments: ArgumentsSyntax) -> SourceSpan {
    var span = first?.span ?? arguments.span
    for argument in arguments.elements { span.end = argument.span.end }
    return span
  }
}
