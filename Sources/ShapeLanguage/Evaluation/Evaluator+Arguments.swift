@_spi(Generated) import ShapeCore

/// The values of parameters: those of a caller, and defaults.
extension Evaluator {
  /// Returns the values of arguments, including defaults, each within its parameter's range.
  mutating func arguments(
    _ operands: OperandRange, of parameters: [Parameter]
  ) throws(EvaluationFailure) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(parameters.count)
    for index in parameters.indices {
      values.append(try argument(program.operand(operands, index), index, of: parameters, after: values))
    }
    return values
  }

  /// Returns the value of a parameter after those before it. A caller's value outside the parameter's range is an error.
  /// A default is constant, and limited to a range that is not.
  package mutating func argument(
    _ id: ExpressionID, _ index: Int, of parameters: [Parameter], after values: [Value]
  ) throws(EvaluationFailure) -> Value {
    let parameter = parameters[index]
    guard id.isPresent else {
      let value = try value(parameter.defaultValue)
      return parameter.rangeUses.isEmpty ? value : try limited(value, index, of: parameters, after: values)
    }
    let result = try value(id)
    if case .number(let given) = result, let range = try range(index, of: parameters, after: values),
      !range.contains(given)
    {
      let name = program.names.spelling(parameter.name)
      throw fail(
        .argumentOutsideRange(name, given, range, isAngle: parameter.type == .angle), at: program[id].source,
        notes: [Note(.rangeDeclared(name), at: parameter.rangeSource)])
    }
    return result
  }

  /// Returns the value of a parameter that is nearest to another one, after the values of those before it.
  package mutating func limited(
    _ value: Value, _ index: Int, of parameters: [Parameter], after values: [Value]
  ) throws(EvaluationFailure) -> Value {
    guard case .number(let number) = value, let range = try range(index, of: parameters, after: values) else {
      return value
    }
    return .number(Mathematics.clamp(number, range.low, range.last(of: parameters[index].type), else: range.low))
  }

  /// Returns the range of a parameter, given the values of those before it, or `nil` if it has none. Reports an error if
  /// these values make it empty.
  package mutating func range(
    _ index: Int, of parameters: [Parameter], after values: [Value]
  ) throws(EvaluationFailure) -> ValueRange? {
    let parameter = parameters[index]
    guard parameter.low.isPresent else { return nil }
    guard !parameter.rangeUses.isEmpty else { return try range(parameter) }
    let result = try withFrame(values, count: parameter.rangeSlotCount) { inner throws(EvaluationFailure) in
      try inner.range(parameter)
    }
    guard result.isEmpty else { return result }
    let given = parameter.rangeUses.map { index in
      "\(program.names.spelling(parameters[index].name)) = \(describe(values[index], parameters[index].type))"
    }
    let name = program.names.spelling(parameter.name)
    throw fail(
      .emptyRange(of: name, result, isAngle: parameter.type == .angle, values: given), at: parameter.rangeSource)
  }

  private mutating func range(_ parameter: Parameter) throws(EvaluationFailure) -> ValueRange {
    ValueRange(low: try number(parameter.low), high: try number(parameter.high), isClosed: parameter.rangeIsClosed)
  }
}
