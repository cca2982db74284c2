import ShapeCore

extension Evaluator {
  /// Returns the value of a Number, an Int or an Angle. Like `value`, without an intermediate `Value`.
  mutating func number(_ id: ExpressionID) throws(EvaluationFailure) -> Double {
    guard id.isPresent else { throw .failed }
    switch program[id].kind {
    case .number(let value): return value
    case .slot(let slot):
      guard base + Int(slot) < slots.count, case .number(let value) = slots[base + Int(slot)] else { throw .failed }
      return value
    case .layerValue(.width): return layerSize.width
    case .layerValue(.height): return layerSize.height
    case .layerValue(.pixel): return builder.pixel
    case .convert(let inner): return try number(inner)
    case .negate(let inner): return -(try number(inner))
    case .binary(let operation, let left, let right): return try arithmetic(operation, left, right, at: id)
    case .conditional(let condition, let then, let otherwise):
      return try bool(condition) ? number(then) : number(otherwise)
    case .builtin(.number(let function), let operands): return try number(function, operands, at: id)
    case .bool, .color, .string, .edges, .enumCase, .global, .layerValue, .point, .size, .list, .element, .slice,
      .comprehension, .not, .member,
      .builtin, .call, .path, .invalid:
      guard case .number(let value) = try value(id) else { throw .failed }
      return value
    }
  }

  private mutating func arithmetic(
    _ operation: BinaryOperation, _ left: ExpressionID, _ right: ExpressionID, at id: ExpressionID
  ) throws(EvaluationFailure) -> Double {
    let a = try number(left)
    let b = try number(right)
    let result: Double
    switch operation {
    case .add: result = a + b
    case .subtract: result = a - b
    case .multiply: result = a * b
    case .divide:
      if b == 0 { throw fail(.divisionByZero, at: id) }
      result = a / b
    case .addPoints, .subtractPoints, .scalePoint, .scalePointFromLeft, .dividePoint, .scaleSize, .scaleSizeFromLeft,
      .divideSize, .joinLists, .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .and, .or:
      throw .failed
    }
    return try finite(result, at: id)
  }

  /// Returns a number, or fails if it is not finite or too large to be exact as a whole number: at the limit it may be
  /// rounded.
  mutating func finite(_ value: Double, at id: ExpressionID) throws(EvaluationFailure) -> Double {
    guard value.isFinite else { throw fail(.notFinite, at: id) }
    if value.magnitude >= SourceLimits.largestInteger, program[id].type == .integer {
      throw fail(.integerTooLarge, at: id)
    }
    return value
  }

  mutating func bool(_ id: ExpressionID, else fallback: Bool) throws(EvaluationFailure) -> Bool {
    id.isPresent ? try bool(id) : fallback
  }

  mutating func bool(_ id: ExpressionID) throws(EvaluationFailure) -> Bool {
    guard id.isPresent else { throw .failed }
    switch program[id].kind {
    case .bool(let value): return value
    case .not(let inner): return try !bool(inner)
    case .binary(let operation, let left, let right):
      switch operation {
      case .and: return try bool(left) ? bool(right) : false
      case .or: return try bool(left) ? true : bool(right)
      case .less: return try number(left) < number(right)
      case .lessOrEqual: return try number(left) <= number(right)
      case .greater: return try number(left) > number(right)
      case .greaterOrEqual: return try number(left) >= number(right)
      case .equal: return try areEqual(left, right)
      case .notEqual: return try !areEqual(left, right)
      case .add, .subtract, .multiply, .divide, .addPoints, .subtractPoints, .scalePoint, .scalePointFromLeft,
        .dividePoint, .scaleSize, .scaleSizeFromLeft, .divideSize, .joinLists:
        throw .failed
      }
    case .number, .color, .string, .edges, .enumCase, .slot, .global, .layerValue, .point, .size, .list, .element,
      .slice, .comprehension, .negate,
      .conditional, .convert, .member, .builtin, .call, .path, .invalid:
      guard case .bool(let value) = try value(id) else { throw .failed }
      return value
    }
  }

  private mutating func areEqual(_ left: ExpressionID, _ right: ExpressionID) throws(EvaluationFailure) -> Bool {
    switch (try value(left), try value(right)) {
    case (.number(let a), .number(let b)): return a == b
    case (.bool(let a), .bool(let b)): return a == b
    case (.enumCase(let a), .enumCase(let b)): return a == b
    default: throw .failed
    }
  }

  // MARK: Arguments

  /// Returns the number of an argument, or a default if it is omitted.
  mutating func number(_ id: ExpressionID, else fallback: Double) throws(EvaluationFailure) -> Double {
    id.isPresent ? try number(id) : fallback
  }

  /// Returns a length, which is not negative.
  mutating func length(
    _ id: ExpressionID, _ what: String, else fallback: Double = 0
  ) throws(EvaluationFailure) -> Double {
    guard id.isPresent else { return fallback }
    let value = try number(id)
    if value < 0 { throw fail(.negative(what, value, cause(id)), at: id) }
    if value > SourceLimits.largestCoordinate { throw fail(.coordinateTooLarge(value), at: id) }
    return value
  }

  /// Returns the cause of a negative length.
  func cause(_ id: ExpressionID) -> NegativeCause {
    switch program[id].kind {
    case .number: .written
    case .negate(let inner), .convert(let inner): cause(inner)
    case .bool, .string, .color, .edges, .enumCase, .slot, .global, .layerValue, .point, .size, .list, .element, .slice,
      .comprehension, .not, .binary,
      .conditional, .member, .builtin, .call, .path, .invalid:
      .computed
    }
  }

  /// Returns the cause of a negative length in a size.
  func cause(size id: ExpressionID, isWidth: Bool) -> NegativeCause {
    guard case .size(let width, let height) = program[id].kind else { return .computed }
    return cause(isWidth ? width : height)
  }

  /// Returns a number within limits.
  mutating func number(
    _ id: ExpressionID, _ what: LimitedNumber, in range: ClosedRange<Double>, else fallback: Double = 1
  ) throws(EvaluationFailure) -> Double {
    guard id.isPresent else { return fallback }
    let value = try number(id)
    guard range.contains(value) else {
      throw fail(.outOfRange(what, value, low: range.lowerBound, high: range.upperBound), at: id)
    }
    return value
  }

  /// Returns an opacity in 0...1.
  mutating func opacity(_ id: ExpressionID) throws(EvaluationFailure) -> Double {
    try number(id, "an opacity", in: 0...1)
  }

  mutating func point(_ id: ExpressionID) throws(EvaluationFailure) -> Point {
    guard id.isPresent else { throw .failed }
    let point: Point
    if case .point(let x, let y) = program[id].kind {
      point = Point(try number(x), try number(y))
    } else {
      guard case .point(let value) = try value(id) else { throw .failed }
      point = value
    }
    return point
  }

  /// Returns a point within the range of coordinates.
  mutating func place(_ id: ExpressionID) throws(EvaluationFailure) -> Point {
    let point = try point(id)
    let limit = SourceLimits.largestCoordinate
    for value in [point.x, point.y] where value.magnitude > limit { throw fail(.coordinateTooLarge(value), at: id) }
    return point
  }

  mutating func size(_ id: ExpressionID) throws(EvaluationFailure) -> Size {
    guard case .size(let value) = try value(id) else { throw .failed }
    return value
  }

  mutating func rect(_ id: ExpressionID) throws(EvaluationFailure) -> Rect {
    guard case .rect(let value) = try value(id) else { throw .failed }
    return value
  }

  /// Returns a rectangle within the range of coordinates. Its lengths are not negative.
  mutating func frame(_ id: ExpressionID) throws(EvaluationFailure) -> Rect {
    let rect = try rect(id)
    if rect.width < 0 {
      throw fail(.negative("the width of a rectangle", rect.width, cause(rect: id, isWidth: true)), at: id)
    }
    if rect.height < 0 {
      throw fail(.negative("the height of a rectangle", rect.height, cause(rect: id, isWidth: false)), at: id)
    }
    for value in [rect.x, rect.y, rect.maxX, rect.maxY] where value.magnitude > SourceLimits.largestCoordinate {
      throw fail(.coordinateTooLarge(value), at: id)
    }
    return rect
  }

  /// Returns the cause of a negative length in a rectangle. Only an explicit size can be negative.
  private func cause(rect id: ExpressionID, isWidth: Bool) -> NegativeCause {
    guard case .builtin(.rect(.fromCenter), let operands) = program[id].kind else { return .computed }
    return cause(size: operand(Arguments<RectFromCenterParameter>(operands), .size), isWidth: isWidth)
  }

  mutating func path(_ id: ExpressionID) throws(EvaluationFailure) -> Path {
    guard case .path(let value) = try value(id) else { throw .failed }
    return value
  }

  mutating func color(_ id: ExpressionID) throws(EvaluationFailure) -> Color {
    guard case .color(let value) = try value(id) else { throw .failed }
    return value
  }

  mutating func edges(_ id: ExpressionID) throws(EvaluationFailure) -> Edges {
    guard case .edges(let value) = try value(id) else { throw .failed }
    return value
  }

  mutating func enumCase(_ id: ExpressionID) throws(EvaluationFailure) -> CaseID {
    guard case .enumCase(let value) = try value(id) else { throw .failed }
    return value
  }

  /// Returns a constant of an enum of the language, or its default if it is left out.
  mutating func constant<Constant: EnumValue>(
    _ id: ExpressionID, else fallback: Constant
  ) throws(EvaluationFailure) -> Constant {
    guard id.isPresent else { return fallback }
    guard let constant = Constant(try enumCase(id)) else { throw .failed }
    return constant
  }

  mutating func list(_ id: ExpressionID) throws(EvaluationFailure) -> [Value] {
    guard case .list(let value) = try value(id) else { throw .failed }
    return value
  }
}
