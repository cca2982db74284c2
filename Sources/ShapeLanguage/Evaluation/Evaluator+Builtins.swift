@_spi(Generated) import ShapeCore

extension Evaluator {
  /// Returns the value of a function or method of the language. (Nested code in a source is nested here too: small
  /// functions keep the stack small.)
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
    case .point(let function): return .point(try finite(point(function, operands), at: id))
    case .edgesContains:
      let set = try value(program.receiver(operands), as: Edges.self)
      return .bool(set.contains(try value(EdgesContainsParameters.edge, operands), in: builder.direction))
    case .list(let function): return try call(function, operands, at: id)
    }
  }

  // MARK: Numbers

  /// Returns the value of a function whose result is a Number, an Int or an Angle.
  mutating func number(
    _ function: NumberFunction, _ operands: OperandRange, at id: ExpressionID
  ) throws(EvaluationFailure) -> Double {
    switch function {
    case .minimum: return try extreme(operands, isLeast: true)
    case .maximum: return try extreme(operands, isLeast: false)
    case .clamp: return try clamped(operands, at: id)
    case .distance:
      let a = try value(DistanceParameters.first, operands)
      return try finite(a.distance(to: try value(DistanceParameters.second, operands)), at: id)
    case .ofOne(let function):
      let a = try value(NumberParameters.number, operands)
      return try finite(applied(function, to: a, at: id), at: id)
    case .ofTwo(let function): return try finite(combined(function, operands, at: id), at: id)
    }
  }

  private mutating func extreme(_ operands: OperandRange, isLeast: Bool) throws(EvaluationFailure) -> Double {
    var result = try value(ExtremeParameters.first, operands)
    for place in operands.indices.dropFirst() {
      let next = try number(program.operands[place])
      result = isLeast ? min(result, next) : max(result, next)
    }
    return result
  }

  private mutating func clamped(_ operands: OperandRange, at id: ExpressionID) throws(EvaluationFailure) -> Double {
    let value = try value(ClampParameters.number, operands)
    let low = try self.value(ClampParameters.low, operands)
    let high = try self.value(ClampParameters.high, operands)
    if low > high {
      let isAngle = program[id].type == .angle
      throw fail(
        cause(program[operands, ClampParameters.number]) == .written
          && cause(program[operands, ClampParameters.low]) != .written
          ? .clampedBound(low, high, isAngle: isAngle) : .emptyRange(low, high, isAngle: isAngle), at: id)
    }
    return min(max(value, low), high)
  }

  private mutating func combined(
    _ function: NumberFunctionOfTwo, _ operands: OperandRange, at id: ExpressionID
  ) throws(EvaluationFailure) -> Double {
    switch function {
    case .modulo:
      let dividend = try value(ModuloParameters.dividend, operands)
      let divisor = try value(ModuloParameters.divisor, operands)
      if divisor == 0 { throw fail(.divisionByZero, at: id) }
      return Mathematics.modulo(dividend, divisor)
    case .power:
      let base = try value(PowerParameters.base, operands)
      let exponent = try value(PowerParameters.exponent, operands)
      if base == 0, exponent < 0 { throw fail(.divisionByZero, at: id) }
      let result = Mathematics.power(base, exponent)
      if result.isNaN {
        throw fail(.undefined("the power \(ShapeLanguage.number(exponent))", ShapeLanguage.number(base)), at: id)
      }
      return result
    case .hypotenuse:
      let x = try value(HypotenuseParameters.x, operands)
      return Mathematics.hypotenuse(x, try value(HypotenuseParameters.y, operands))
    case .arcTangent:
      let y = try value(DirectionParameters.y, operands)
      return Mathematics.arcTangent(y: y, x: try value(DirectionParameters.x, operands))
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
    case .degrees: return Angle(degrees: value).radians
    case .radians: return value
    }
  }

  /// Returns the value of a function that is not defined everywhere.
  private mutating func defined(
    _ what: String, _ value: Double, _ result: Double, at id: ExpressionID
  ) throws(EvaluationFailure) -> Double {
    if result.isNaN { throw fail(.undefined(what, ShapeLanguage.number(value)), at: id) }
    return result
  }

  // MARK: Points

  private mutating func point(
    _ function: PointFunction, _ operands: OperandRange
  ) throws(EvaluationFailure) -> Point {
    switch function {
    case .polar:
      let radius = try value(PolarParameters.radius, operands)
      return .polar(radius, try value(PolarParameters.angle, operands))
    case .rotated:
      let point = try point(program.receiver(operands))
      let angle = try value(RotatedPointParameters.by, operands)
      return point.rotated(by: angle, around: try value(RotatedPointParameters.around, operands))
    }
  }

  // MARK: Rectangles

  private mutating func rect(_ function: RectFunction, _ operands: OperandRange) throws(EvaluationFailure) -> Rect {
    switch function {
    case .fromOrigin:
      return Rect(
        x: try value(RectFromOriginParameters.x, operands), y: try value(RectFromOriginParameters.y, operands),
        width: try value(RectFromOriginParameters.width, operands),
        height: try value(RectFromOriginParameters.height, operands))
    case .fromCenter:
      let center = try value(RectFromCenterParameters.center, operands)
      let size = try value(RectFromCenterParameters.size, operands)
      return Rect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    case .inset:
      let rect = try value(program.receiver(operands), as: Rect.self)
      return rect.inset(by: try value(InsetParameters.by, operands))
    case .insetEdges:
      let rect = try value(program.receiver(operands), as: Rect.self)
      let left = try value(InsetEdgesParameters.left, operands)
      let top = try value(InsetEdgesParameters.top, operands)
      let right = try value(InsetEdgesParameters.right, operands)
      let bottom = try value(InsetEdgesParameters.bottom, operands)
      guard program.usesDirection(.rect(function), operands) else {
        return rect.inset(left: left, top: top, right: right, bottom: bottom)
      }
      let leading = try value(InsetEdgesParameters.leading, operands)
      let trailing = try value(InsetEdgesParameters.trailing, operands)
      return rect.inset(
        leading: leading, top: top, trailing: trailing, bottom: bottom, direction: builder.direction)
    case .translated:
      let rect = try value(program.receiver(operands), as: Rect.self)
      // A rectangle that is only used for its properties may be anywhere.
      return rect.translated(by: try point(program[operands, TranslatedParameters.by]))
    }
  }
}
