import ShapeKit

extension Evaluator {
  /// The value of a function or method of the language. (What is nested deeply in a source nests here too: functions
  /// small enough keep the stack small.)
  mutating func call(
    _ builtin: Builtin, _ operands: OperandRange, at id: ExpressionID
  ) throws(EvaluationFailure) -> Value {
    switch builtin {
    case .number(let function): return .number(try number(function, operands, at: id))
    case .rect(let function): return .rect(try rect(function, operands))
    case .paint(let function): return try paint(function, operands, at: id)
    case .path(let function): return .path(try readyMadePath(function, operands, at: id))
    case .derivedPath(let derivation): return try derivedPath(derivation, operands, at: id)
    case .pathMeasure(let measure): return try pathMeasure(measure, operands, at: id)
    case .edgesContains: return .bool(try edges(operand(operands, 0)).isSuperset(of: edges(operand(operands, 1))))
    }
  }

  // MARK: Numbers

  /// The value of a function that gives a Number, an Int or an Angle.
  mutating func number(
    _ function: NumberFunction, _ operands: OperandRange, at id: ExpressionID
  ) throws(EvaluationFailure) -> Double {
    switch function {
    case .minimum: return try extreme(operands, isLeast: true)
    case .maximum: return try extreme(operands, isLeast: false)
    case .clamp: return try clamped(operands, at: id)
    case .distance: return try distance(operands, at: id)
    case .ofOne(let function):
      let a = try number(operand(operands, 0))
      return try finite(applied(function, to: a, at: id), at: id)
    case .ofTwo(let function):
      let a = try number(operand(operands, 0))
      let b = try number(operand(operands, 1))
      return try finite(combined(function, a, b, at: id), at: id)
    }
  }

  private mutating func extreme(_ operands: OperandRange, isLeast: Bool) throws(EvaluationFailure) -> Double {
    var result = try number(operand(operands, 0))
    for index in 1..<Int(operands.count) {
      let next = try number(operand(operands, index))
      result = isLeast ? min(result, next) : max(result, next)
    }
    return result
  }

  private mutating func clamped(_ operands: OperandRange, at id: ExpressionID) throws(EvaluationFailure) -> Double {
    let value = try number(operand(operands, 0))
    let low = try number(operand(operands, 1))
    let high = try number(operand(operands, 2))
    if low > high { throw fail(.emptyRange(low, high, isAngle: program[id].type == .angle), at: id) }
    return min(max(value, low), high)
  }

  private mutating func distance(_ operands: OperandRange, at id: ExpressionID) throws(EvaluationFailure) -> Double {
    let a = try point(operand(operands, 0))
    let b = try point(operand(operands, 1))
    return try finite(a.distance(to: b), at: id)
  }

  private mutating func combined(
    _ function: NumberFunctionOfTwo, _ a: Double, _ b: Double, at id: ExpressionID
  ) throws(EvaluationFailure) -> Double {
    switch function {
    case .modulo:
      if b == 0 { throw fail(.divisionByZero, at: id) }
      return Mathematics.modulo(a, b)
    case .power:
      if a == 0, b < 0 { throw fail(.divisionByZero, at: id) }
      let result = Mathematics.power(a, b)
      if result.isNaN {
        throw fail(.undefined("the power \(ShapeLanguage.number(b))", ShapeLanguage.number(a)), at: id)
      }
      return result
    case .hypotenuse: return Mathematics.hypotenuse(a, b)
    case .arcTangent: return Mathematics.arcTangent(y: a, x: b)
    }
  }

  private mutating func applied(
    _ function: NumberFunctionOfOne, to value: Double, at id: ExpressionID
  ) throws(EvaluationFailure) -> Double {
    switch function {
    case .absolute: return value.magnitude
    case .floor: return value.rounded(.down)
    case .ceiling: return value.rounded(.up)
    case .round: return value.rounded()
    case .squareRoot: return try defined("`sqrt`", value, value.squareRoot(), at: id)
    case .sign: return value > 0 ? 1 : value < 0 ? -1 : 0
    case .sine: return Mathematics.sine(value)
    case .cosine: return Mathematics.cosine(value)
    case .tangent: return Mathematics.tangent(value)
    case .arcSine: return try defined("`asin`", value, Mathematics.arcSine(value), at: id)
    case .arcCosine: return try defined("`acos`", value, Mathematics.arcCosine(value), at: id)
    case .arcTangent: return Mathematics.arcTangent(value)
    }
  }

  /// What a function that is not defined everywhere gives for a value.
  private mutating func defined(
    _ what: String, _ value: Double, _ result: Double, at id: ExpressionID
  ) throws(EvaluationFailure) -> Double {
    if result.isNaN { throw fail(.undefined(what, ShapeLanguage.number(value)), at: id) }
    return result
  }

  // MARK: Rectangles

  private mutating func rect(_ function: RectFunction, _ operands: OperandRange) throws(EvaluationFailure) -> Rect {
    switch function {
    case .fromOrigin:
      let x = try number(operand(operands, 0))
      let y = try number(operand(operands, 1))
      let width = try length(operand(operands, 2), "the width of a rectangle")
      return Rect(x: x, y: y, width: width, height: try length(operand(operands, 3), "the height of a rectangle"))
    case .fromCenter:
      let center = try point(operand(operands, 0))
      let size = try size(operand(operands, 1))
      return Rect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    case .inset:
      let rect = try rect(operand(operands, 0))
      return rect.inset(by: try number(operand(operands, 1)))
    case .insetEdges:
      let rect = try rect(operand(operands, 0))
      let left = try number(operand(operands, 1), else: 0)
      let top = try number(operand(operands, 2), else: 0)
      let right = try number(operand(operands, 3), else: 0)
      return rect.inset(left: left, top: top, right: right, bottom: try number(operand(operands, 4), else: 0))
    case .translated:
      let rect = try rect(operand(operands, 0))
      return rect.translated(by: try point(operand(operands, 1)))
    }
  }
}
