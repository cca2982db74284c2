import ShapeCore

/// Values that don't fit their parameters, or that have none. They are reported when all arguments are known: often they
/// only are in another order, or after the label of another parameter.
extension Checker {
  struct Misfit {
    let argument: ArgumentSyntax
    /// `nil` for an extra value without a label.
    let parameter: Int?
    /// The value; `nil` for a constant or a list that has not been checked, because it has no type of its own.
    let value: ExpressionID?
    /// Whether nothing was reported about the arguments before it.
    let isFirst: Bool
  }

  /// Returns the value of an argument as its parameter's type, or keeps a value of another type for later.
  mutating func fittingValue(
    _ value: ExpressionSyntax, of argument: ArgumentSyntax, _ parameter: Int, _ type: ValueType,
    _ bound: inout BoundArguments
  ) -> ExpressionID {
    let isFirst = mistakes == bound.mistakes
    let id: ExpressionID?
    if case .constant(let constant) = value, !constant.name.isMissing, type != .invalid {
      id = self.value(of: constant, as: type)
    } else if case .list = value, type.element == nil, type != .edges, type != .invalid {
      id = nil
    } else {
      id = check(value, expecting: type)
    }
    if let id, case let found = program.type(of: id),
      found == type || found == .invalid || type == .invalid || found.converts(to: type)
    {
      return coerce(id, to: type)
    }
    bound.misfits.append(Misfit(argument: argument, parameter: parameter, value: id, isFirst: isFirst))
    return invalid(at: value)
  }

  /// Checks an extra value without a label, and keeps it for later.
  mutating func bindExtraValue(_ argument: ArgumentSyntax, _ bound: inout BoundArguments) {
    bound.isIncomplete = true
    let isFirst = mistakes == bound.mistakes
    let value = checkMisplaced(argument.value)
    bound.misfits.append(
      Misfit(argument: argument, parameter: nil, value: value, isFirst: isFirst && mistakes == bound.mistakes))
  }

  /// Reports the values that don't fit: as one mistake if they fit in another order.
  mutating func reportMisfits(_ arguments: ArgumentsSyntax, _ bound: inout BoundArguments) {
    if let order = fittingOrder(of: arguments, bound) {
      for misfit in bound.misfits where misfit.value == nil { _ = check(misfit.argument.value, expecting: .invalid) }
      for index in bound.signature.parameters.indices where bound.signature.parameters[index].type == .mixable {
        program.setOperand(bound.operands, bound.reserved + index, invalid(at: arguments))
      }
      bound.isIncomplete = true
      return reportOrder(order, of: arguments, bound)
    }
    var isFirst = true
    // Where a sign is missing, it is unknown what is a value.
    for misfit in bound.misfits where !arguments.lackSign(around: misfit.argument) {
      if let parameter = misfit.parameter, !lacksLabel(misfit, parameter, bound) {
        isFirst = false
        report(misfit, parameter, bound)
      } else if isFirst, misfit.isFirst {
        bound.isIncomplete = true
        let type = misfit.value.map { program.type(of: $0) } ?? .invalid
        if let label = reportExtraValue(misfit.argument, of: type, bound) {
          program.setOperand(bound.operands, bound.reserved + label, invalid(at: misfit.argument.value))
        } else {
          isFirst = false
        }
      }
    }
  }

  /// Whether a value in place of an optional one fits a label: the `2` of `border 2`.
  private func lacksLabel(_ misfit: Misfit, _ parameter: Int, _ bound: BoundArguments) -> Bool {
    let parameters = bound.signature.parameters
    let declaration = parameters[bound.position(parameter)]
    guard misfit.argument.label == nil, !declaration.isRequired, !bound.signature.isVariadic else { return false }
    if case .list = misfit.argument.value { return false }
    let type = misfit.value.map { program.type(of: $0) } ?? .invalid
    return parameters.indices.contains {
      isFreeLabel($0, bound) && accepts(parameters[$0].type, misfit.argument.value, of: type)
    }
  }

  /// Whether a parameter has a label and no value.
  func isFreeLabel(_ index: Int, _ bound: BoundArguments) -> Bool {
    !bound.signature.parameters[index].isPositional
      && !program.operand(bound.operands, bound.reserved + index).isPresent
  }

  /// Reports `degrees(a)` of an Angle. Returns whether that is the case.
  mutating func reportAngleAsNumber(
    _ arguments: ArgumentsSyntax?, _ bound: BoundArguments, at span: SourceSpan
  ) -> Bool {
    guard let function = makerOfAngle(bound), let value = arguments?.elements.first?.value else { return false }
    let text =
      switch value {
      case .binary, .conditional, .prefix, .switch: "(\(value.text))"
      case _: value.text
      }
    report(.angleAsNumber(of: function, value.text, replacement: text), at: span)
    return true
  }

  /// Returns the called function if it makes an angle of a number, but the only argument is an angle already.
  private func makerOfAngle(_ bound: BoundArguments) -> NumberFunctionOfOne? {
    guard case .builtin(let row) = bound.callable.owner,
      case .number(.ofOne(let function)) = BuiltinEntry.all[Int(row)].builtin, function.unit != nil,
      !bound.isIncomplete, let value = bound.misfits.first?.value, program.type(of: value) == .angle
    else { return nil }
    return function
  }

  private mutating func report(_ misfit: Misfit, _ parameter: Int, _ bound: BoundArguments) {
    let declaration = bound.signature.parameters[bound.position(parameter)]
    // It is reported with the call, which is the mistake.
    guard case .exact(let type) = declaration.type, makerOfAngle(bound) == nil else { return }
    let value = misfit.argument.value
    let isList = if case .list = value { true } else { false }
    let found: DescribedType? = misfit.value.map { describe(program.type(of: $0)) } ?? (isList ? .anyList : nil)
    let isOtherPair = misfit.value.map { pair($0, as: type) != nil } ?? false
    if let found, !isOtherPair {
      if misfit.argument.label != nil, let (label, text, isCertain) = otherLabel(of: misfit, parameter, bound) {
        if misfit.value == nil { _ = check(value, expecting: .invalid) }
        let replacement = "\(label): \(text)"
        return report(
          .mismatch(
            expected: describe(type), found: found, hint: .fix(.write(replacement)), replacement: replacement,
            isCertain: isCertain), at: misfit.argument)
      }
      if type == .number, isList || found.type == .point,
        let hint = Problem.severalNumbersHint(for: declaration.name, of: bound.signature.name)
      {
        if misfit.value == nil { _ = check(value, expecting: .invalid) }
        return report(.mismatch(expected: describe(type), found: found, hint: hint), at: value)
      }
    }
    if let id = misfit.value { _ = convert(id, of: value, to: type) } else { _ = check(value, as: type) }
  }

  /// Returns the only other label that accepts a value, and the value as it accepts it. It is certain if both labels are
  /// alternatives, such as `radius:` and `radii:`.
  private func otherLabel(
    of misfit: Misfit, _ parameter: Int, _ bound: BoundArguments
  ) -> (label: String, text: String, isCertain: Bool)? {
    let parameters = bound.signature.parameters
    let value = misfit.argument.value
    let free = parameters.indices.filter { isFreeLabel($0, bound) }
    guard let id = misfit.value else {
      let lists = free.filter { if case .exact(.list) = parameters[$0].type { true } else { false } }
      return lists.count == 1 ? (parameters[lists[0]].name, value.text, false) : nil
    }
    let found = program.type(of: id)
    let alternatives = bound.signature.exactlyOne.first { $0.contains(parameter) } ?? []
    for index in free where alternatives.contains(index) {
      if accepts(parameters[index].type, value, of: found) { return (parameters[index].name, value.text, true) }
      if case .exact(let type) = parameters[index].type, let text = pair(id, as: type) {
        return (parameters[index].name, text, true)
      }
    }
    // Labels for numbers, conditions and points are too many, or have another purpose.
    switch found {
    case .number, .integer, .bool, .point, .enumeration, .string, .invalid: return nil
    case .angle, .size, .rect, .color, .paint, .path, .edges, .stop, .list: break
    }
    let fitting = free.filter { accepts(parameters[$0].type, value, of: found) }
    // Of several sizes, the first one is that of the frame.
    return fitting.count == 1 || found == .size && !fitting.isEmpty
      ? (parameters[fitting[0]].name, value.text, false) : nil
  }

  /// Returns a point that is written as a size, or the reverse.
  func pair(_ id: ExpressionID, as type: ValueType) -> String? {
    if type == .size, case .point(let x, let y) = program[id].kind {
      return "\(text(at: program[x].source)) x \(text(at: program[y].source))"
    }
    guard type == .point, case .size(let width, let height) = program[id].kind else { return nil }
    return "(\(text(at: program[width].source)), \(text(at: program[height].source)))"
  }

  /// Returns the parameter whose label is probably missing before the value.
  private mutating func reportExtraValue(
    _ argument: ArgumentSyntax, of type: ValueType, _ bound: BoundArguments
  ) -> Int? {
    if case .number(let number) = argument.value, let whole = number.wholePart {
      let fraction = number.firstToken
      let span = SourceSpan(file: number.tree.file, start: whole.span.start, end: fraction.span.end)
      report(.decimalComma(whole.text, fraction.text), at: span)
      return nil
    }
    let parameters = bound.signature.parameters
    if case .name(let name) = argument.value, names.isUnknown(name.name.id),
      let flag = parameters.firstIndex(where: { $0.type == .bool && $0.name == name.text && !$0.isPositional })
    {
      report(.flagWithoutValue(name.text), at: argument)
      return flag
    }
    var fitting = parameters.indices.filter {
      isFreeLabel($0, bound) && accepts(parameters[$0].type, argument.value, of: type)
    }
    // Prefer required parameters. A percentage is not a length, but the language doesn't know which numbers are shares.
    let shares = argument.value.text.hasSuffix("%") ? fitting.filter { parameters[$0].direction == nil } : []
    if !shares.isEmpty { fitting = shares }
    if shares.count < 2, let required = fitting.first(where: { parameters[$0].isRequired }) { fitting = [required] }
    if fitting.isEmpty {
      let usage = usage(bound.signature, isStatement: bound.isStatement)
      let rect = type == .rect ? argument.value.text : nil
      report(.tooManyArguments(of: bound.signature.name, rect: rect, usage: usage), at: argument)
    } else {
      let labels = fitting.map { parameters[$0].name }
      // A missing value has been reported.
      if !argument.value.node.isEmpty {
        report(.missingLabel(labels, of: bound.signature.name, value: argument.text), at: argument)
      }
    }
    return fitting.count == 1 ? fitting[0] : nil
  }
}
