@_spi(Generated) import ShapeCore

/// The limits of arguments.
extension ObligationWalk {
  /// Returns the values of arguments, which must be within the limits of their parameters.
  mutating func limitedValues(_ operands: OperandRange, _ parameters: [ParameterDeclaration]) -> [SymbolicValue] {
    let values = values(of: operands)
    limit(values, operands, parameters)
    return values
  }

  mutating func limit(_ values: [SymbolicValue], _ operands: OperandRange, _ parameters: [ParameterDeclaration]) {
    for parameter in parameters where parameter.index < values.count {
      let id = program.operand(operands, parameter.index)
      if id.isPresent { limit(values[parameter.index], parameter.limits, at: id) }
    }
  }

  /// Requires that a value is within limits. See `EvaluatedValue.check`.
  mutating func limit(_ value: SymbolicValue, _ limits: ValueLimits, at id: ExpressionID) {
    switch program[id].type {
    case .rect: limit(rect(value), at: id)
    case .number, .integer, .angle: limit(scalar(value), limits, at: id)
    case .point:
      let (x, y) = pair(value)
      limit(x, limits, at: id)
      limit(y, limits, at: id)
    case .size:
      guard case .length = limits else { return }
      let (width, height) = pair(value)
      limit(width, limits, at: id)
      limit(height, limits, at: id)
    case .list: limit(list(value), limits, at: id)
    case .invalid, .bool, .color, .paint, .path, .edges, .string, .stop, .enumeration: break
    }
  }

  private var coordinates: Interval { Interval(-SourceLimits.largestCoordinate, SourceLimits.largestCoordinate) }

  private mutating func limit(_ number: TermID, _ limits: ValueLimits, at id: ExpressionID) {
    switch limits {
    case .unlimited, .points: break
    case .length, .nonNegative:
      require(number, in: Interval(0, .infinity), .negative, at: id)
      require(number, in: Interval(-.infinity, coordinates.high), .coordinateTooLarge, at: id)
    case .coordinates: require(number, in: coordinates, .coordinateTooLarge, at: id)
    case .range(let range, _):
      require(number, in: Interval(range.lowerBound, range.upperBound), .outOfRange, at: id)
    case .corners(_, _, _, let minimum):
      require(number, in: Interval(Double(minimum), .infinity), .tooFewPoints, at: id)
      require(number, in: Interval(-.infinity, Double(PictureLimits.starPoints)), .outOfRange, at: id)
    }
  }

  private mutating func limit(
    _ rect: (x: TermID, y: TermID, width: TermID, height: TermID), at id: ExpressionID
  ) {
    for (start, length) in [(rect.x, rect.width), (rect.y, rect.height)] {
      require(length, in: Interval(0, .infinity), .negative, at: id)
      require(start, in: coordinates, .coordinateTooLarge, at: id)
      require(table.add(start, length), in: coordinates, .coordinateTooLarge, at: id)
    }
  }

  private mutating func limit(_ list: SymbolicList, _ limits: ValueLimits, at id: ExpressionID) {
    guard case .points = limits else { return }
    require(table.lessOrEqual(table.constant(2), table.count(of: list)), .tooFewPoints, at: program[id].source)
    if case .literal(let points) = list {
      for point in points { limit(point, at: id) }
    } else {
      let outer = facts
      let count = table.count(of: list)
      let index = table.variable(.index, Interval(0, max(0, table.values(of: count).high - 1)), isWhole: true)
      facts.append(table.lessOrEqual(table.add(index, table.constant(1)), count))
      let element = table.element(of: list, at: index)
      facts += element.facts
      limit(element.value, at: id)
      facts = outer
    }
  }

  private mutating func limit(_ point: SymbolicValue, at id: ExpressionID) {
    let (x, y) = pair(point)
    require(x, in: coordinates, .coordinateTooLarge, at: id)
    require(y, in: coordinates, .coordinateTooLarge, at: id)
  }
}
