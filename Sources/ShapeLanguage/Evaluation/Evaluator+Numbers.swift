@_spi(Generated) import ShapeCore

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
    case .scoped(let block, let value):
      try bind(program[block])
      return try number(value)
    case .bool, .color, .string, .edges, .enumCase, .global, .layerValue, .point, .size, .list, .element, .slice,
      .comprehension, .not, .member, .builtin, .call, .path, .frame, .invalid:
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
      .conditional, .convert, .member, .builtin, .call, .path, .scoped, .frame, .invalid:
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

  // MARK: Other types

  mutating func point(_ id: ExpressionID) throws(EvaluationFailure) -> Point {
    guard id.isPresent else { throw .failed }
    if case .point(let x, let y) = program[id].kind { return Point(try number(x), try number(y)) }
    guard case .point(let point) = try value(id) else { throw .failed }
    return point
  }

  mutating func list(_ id: ExpressionID) throws(EvaluationFailure) -> [Value] {
    guard case .list(let value) = try value(id) else { throw .failed }
    return value
  }
}
