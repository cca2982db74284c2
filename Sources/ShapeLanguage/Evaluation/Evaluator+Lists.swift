import ShapeCore

extension Evaluator {
  // MARK: Elements

  mutating func element(
    of list: ExpressionID, at index: ExpressionID, _ id: ExpressionID
  ) throws(EvaluationFailure) -> Value {
    let values = try self.list(list)
    let index = try number(index)
    guard index >= 0, index < Double(values.count) else {
      throw fail(.indexOutOfRange(index, count: values.count), at: id)
    }
    return values[Int(index)]
  }

  mutating func slice(
    of list: ExpressionID, _ low: ExpressionID, _ high: ExpressionID, isClosed: Bool, at id: ExpressionID
  ) throws(EvaluationFailure) -> [Value] {
    let values = try self.list(list)
    let first = try number(low)
    let last = try number(high)
    let end = isClosed ? last + 1 : last
    guard first >= 0, first <= last, end <= Double(values.count) else {
      throw fail(.sliceOutOfRange(first, last, isClosed: isClosed, count: values.count), at: id)
    }
    try step(Int(end - first), at: program[id].source)
    return Array(values[Int(first)..<Int(end)])
  }

  mutating func member(_ member: Member, of values: [Value], at id: ExpressionID) throws(EvaluationFailure) -> Value {
    switch member {
    case .listFirst: return try value(values.first, "`.first`", at: id)
    case .listLast: return try value(values.last, "`.last`", at: id)
    case .listIndices:
      try step(values.count, at: program[id].source)
      return .list(values.indices.map { .number(Double($0)) })
    case .listCount: return .number(Double(values.count))
    case .pointX, .pointY, .sizeWidth, .sizeHeight, .rectX, .rectY, .rectWidth, .rectHeight, .rectMinX, .rectMidX,
      .rectMaxX, .rectMinY, .rectMidY, .rectMaxY, .rectCenter, .rectSize, .rectTopLeft, .rectTopRight,
      .rectBottomRight, .rectBottomLeft, .pathBounds, .pathLength, .pathArea:
      throw .failed
    }
  }

  private mutating func value(
    _ value: Value?, _ what: String, at id: ExpressionID
  ) throws(EvaluationFailure) -> Value {
    guard let value else { throw fail(.emptyList(what), at: id) }
    return value
  }

  // MARK: New lists

  mutating func elements(
    of index: Arena<Comprehension>.ID, at span: SourceSpan
  ) throws(EvaluationFailure) -> [Value] {
    let list = program.comprehensions[index]
    var result: [Value] = []
    try forEachIteration(of: list.nest) { evaluator throws(EvaluationFailure) in
      try evaluator.step(at: span)
      result.append(try evaluator.value(list.value))
    }
    return result
  }

  mutating func joined(
    _ left: ExpressionID, _ right: ExpressionID, at id: ExpressionID
  ) throws(EvaluationFailure) -> [Value] {
    let first = try list(left)
    let second = try list(right)
    try step(first.count + second.count, at: program[id].source)
    return first + second
  }

  // MARK: Functions

  mutating func call(
    _ function: ListFunction, _ operands: OperandRange, at id: ExpressionID
  ) throws(EvaluationFailure) -> Value {
    // The list is the receiver, or the only argument.
    let values = try list(program.receiver(operands))
    try step(values.count, at: program[id].source)
    switch function {
    case .reversed: return .list(values.reversed())
    case .minimum: return try extreme(values, "`min`", at: id) { min($0, $1) }
    case .maximum: return try extreme(values, "`max`", at: id) { max($0, $1) }
    case .sum: return try sum(values, at: id)
    case .zip: throw .failed
    }
  }

  private mutating func extreme(
    _ values: [Value], _ name: String, at id: ExpressionID, _ best: (Double, Double) -> Double
  ) throws(EvaluationFailure) -> Value {
    guard case .number(var result)? = values.first else { throw fail(.emptyList(name), at: id) }
    for case .number(let value) in values.dropFirst() { result = best(result, value) }
    return .number(result)
  }

  private mutating func sum(_ values: [Value], at id: ExpressionID) throws(EvaluationFailure) -> Value {
    if program[id].type == .point {
      var result = Point.zero
      for case .point(let value) in values { result = try finite(result + value, at: id) }
      return .point(result)
    }
    var result = 0.0
    for case .number(let value) in values { result = try finite(result + value, at: id) }
    return .number(result)
  }
}
