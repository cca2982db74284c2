import ShapeKit

extension Evaluator {
  /// The value of a function or method of the language.
  mutating func call(
    _ builtin: Builtin, _ operands: OperandRange, at id: ExpressionID
  ) throws(EvaluationFailure) -> Value {
    switch builtin {
    case .minimum, .maximum:
      var result = try number(operand(operands, 0))
      for index in 1..<Int(operands.count) {
        let next = try number(operand(operands, index))
        result = builtin == .minimum ? min(result, next) : max(result, next)
      }
      return .number(result)
    case .absolute: return .number(try number(operand(operands, 0)).magnitude)
    case .clamp:
      let value = try number(operand(operands, 0))
      let low = try number(operand(operands, 1))
      let high = try number(operand(operands, 2))
      if low > high { throw fail(.emptyRange(low, high), at: id) }
      return .number(min(max(value, low), high))
    case .modulo:
      let a = try number(operand(operands, 0))
      let b = try number(operand(operands, 1))
      if b == 0 { throw fail(.divisionByZero, at: id) }
      return .number(Mathematics.modulo(a, b))
    case .floor: return .number(try finite(number(operand(operands, 0)).rounded(.down), at: id))
    case .ceiling: return .number(try finite(number(operand(operands, 0)).rounded(.up), at: id))
    case .round: return .number(try finite(number(operand(operands, 0)).rounded(), at: id))
    case .squareRoot: return try defined("the square root", operand(operands, 0), at: id) { $0.squareRoot() }
    case .power:
      let base = try number(operand(operands, 0))
      let exponent = try number(operand(operands, 1))
      if base == 0, exponent < 0 { throw fail(.divisionByZero, at: id) }
      let result = Mathematics.power(base, exponent)
      if result.isNaN { throw fail(.undefined("a fractional power", ShapeLanguage.number(base)), at: id) }
      return .number(try finite(result, at: id))
    case .sign:
      let value = try number(operand(operands, 0))
      return .number(value > 0 ? 1 : value < 0 ? -1 : 0)
    case .hypotenuse:
      return .number(try finite(Mathematics.hypotenuse(number(operand(operands, 0)), number(operand(operands, 1))), at: id))
    case .distance: return .number(try finite(point(operand(operands, 0)).distance(to: point(operand(operands, 1))), at: id))
    case .sine: return .number(Mathematics.sine(try number(operand(operands, 0))))
    case .cosine: return .number(Mathematics.cosine(try number(operand(operands, 0))))
    case .tangent: return .number(try finite(Mathematics.tangent(number(operand(operands, 0))), at: id))
    case .arcSine: return try defined("the arc sine", operand(operands, 0), at: id, Mathematics.arcSine)
    case .arcCosine: return try defined("the arc cosine", operand(operands, 0), at: id, Mathematics.arcCosine)
    case .arcTangent: return .number(Mathematics.arcTangent(try number(operand(operands, 0))))
    case .arcTangent2: return .number(Mathematics.arcTangent(y: try number(operand(operands, 0)), x: try number(operand(operands, 1))))
    case .rectFromOrigin:
      return .rect(
        Rect(
          x: try number(operand(operands, 0)), y: try number(operand(operands, 1)),
          width: try length(operand(operands, 2), "the width of a rectangle"),
          height: try length(operand(operands, 3), "the height of a rectangle")))
    case .rectFromCenter:
      let center = try point(operand(operands, 0))
      let size = try size(operand(operands, 1))
      return .rect(
        Rect(
          x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height))
    case .rgb, .hsl, .oklch, .mix, .adaptive, .stop, .linearGradient, .radialGradient, .conicGradient, .colorOpacity:
      return try paint(builtin, operands, at: id)
    case .rectInset: return .rect(try rect(operand(operands, 0)).inset(by: number(operand(operands, 1))))
    case .rectInsetEdges:
      return .rect(
        try rect(operand(operands, 0)).inset(
          left: number(operand(operands, 1), else: 0), top: number(operand(operands, 2), else: 0), right: number(operand(operands, 3), else: 0),
          bottom: number(operand(operands, 4), else: 0)))
    case .rectTranslated: return .rect(try rect(operand(operands, 0)).translated(by: point(operand(operands, 1))))
    case .edgesContains: return .bool(try edges(operand(operands, 0)).isSuperset(of: edges(operand(operands, 1))))
    case .rect, .roundedRect, .circle, .ellipse, .capsule, .polygon, .star:
      return .path(try readyMadePath(builtin, operands, at: id))
    case .pathTranslated, .pathRotated, .pathScaled, .pathScaledAxes, .pathReversed, .pathTrimmed, .pathRounded,
      .pathStroked, .pathPoint, .pathTangent, .pathOffset, .pathUnion, .pathIntersection, .pathSubtracting,
      .pathSymmetricDifference:
      return try pathMethod(builtin, operands, at: id)
    }
  }

  /// A function that is not defined everywhere.
  private mutating func defined(
    _ what: String, _ operand: ExpressionID, at id: ExpressionID, _ function: (Double) -> Double
  ) throws(EvaluationFailure) -> Value {
    let value = try number(operand)
    let result = function(value)
    if result.isNaN { throw fail(.undefined(what, ShapeLanguage.number(value)), at: id) }
    return .number(result)
  }
}
