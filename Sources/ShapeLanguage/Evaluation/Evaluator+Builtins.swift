import ShapeCore

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
    case .edgesContains:
      let arguments = Arguments<EdgesContainsParameter>(operands)
      let set = try edges(operand(arguments, .receiver))
      return .bool(set.contains(try edges(operand(arguments, .edge)), in: builder.direction))
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
    case .clamp: return try clamped(Arguments(operands), at: id)
    case .distance: return try distance(Arguments(operands), at: id)
    case .ofOne(let function):
      let a = try number(operand(function, operands))
      return try finite(applied(function, to: a, at: id), at: id)
    case .ofTwo(let function):
      let (first, second) = self.operands(function, operands)
      let a = try number(first)
      let b = try number(second)
      return try finite(combined(function, a, b, at: id), at: id)
    }
  }

  private mutating func extreme(_ operands: OperandRange, isLeast: Bool) throws(EvaluationFailure) -> Double {
    var result = try number(operand(Arguments<ExtremeParameter>(operands), .first))
    for place in operands.indices.dropFirst() {
      let next = try number(program.operands[place])
      result = isLeast ? min(result, next) : max(result, next)
    }
    return result
  }

  private mutating func clamped(_ arguments: Arguments<ClampParameter>, at id: ExpressionID) throws(EvaluationFailure)
    -> Double
  {
    let value = try number(operand(arguments, .number))
    let low = try number(operand(arguments, .low))
    let high = try number(operand(arguments, .high))
    if low > high { throw fail(.emptyRange(low, high, isAngle: program[id].type == .angle), at: id) }
    return min(max(value, low), high)
  }

  private mutating func distance(
    _ arguments: Arguments<DistanceParameter>, at id: ExpressionID
  ) throws(EvaluationFailure) -> Double {
    let a = try point(operand(arguments, .first))
    let b = try point(operand(arguments, .second))
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

  private func operands(
    _ function: NumberFunctionOfTwo, _ operands: OperandRange
  ) -> (ExpressionID, ExpressionID) {
    switch function {
    case .modulo:
      let arguments = Arguments<ModuloParameter>(operands)
      return (operand(arguments, .dividend), operand(arguments, .divisor))
    case .power:
      let arguments = Arguments<PowerParameter>(operands)
      return (operand(arguments, .base), operand(arguments, .exponent))
    case .hypotenuse:
      let arguments = Arguments<HypotenuseParameter>(operands)
      return (operand(arguments, .x), operand(arguments, .y))
    case .arcTangent:
      let arguments = Arguments<DirectionParameter>(operands)
      return (operand(arguments, .y), operand(arguments, .x))
    }
  }

  private func operand(_ function: NumberFunctionOfOne, _ operands: OperandRange) -> ExpressionID {
    switch function {
    case .absolute: operand(Arguments<ScalarParameter>(operands), .number)
    case .floor, .ceiling, .round, .squareRoot, .sign, .arcSine, .arcCosine, .arcTangent:
      operand(Arguments<NumberParameter>(operands), .number)
    case .sine, .cosine, .tangent: operand(Arguments<AngleParameter>(operands), .angle)
    }
  }

  /// Returns the value of a function that is not defined everywhere.
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
      let arguments = Arguments<RectFromOriginParameter>(operands)
      let x = try number(operand(arguments, .x))
      let y = try number(operand(arguments, .y))
      let width = try length(operand(arguments, .width), "the width of a rectangle")
      return Rect(
        x: x, y: y, width: width, height: try length(operand(arguments, .height), "the height of a rectangle"))
    case .fromCenter:
      let arguments = Arguments<RectFromCenterParameter>(operands)
      let center = try point(operand(arguments, .center))
      let size = try size(operand(arguments, .size))
      return Rect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    case .inset:
      let arguments = Arguments<InsetParameter>(operands)
      let rect = try rect(operand(arguments, .receiver))
      return rect.inset(by: try number(operand(arguments, .by)))
    case .insetEdges:
      let arguments = Arguments<InsetEdgesParameter>(operands)
      let rect = try rect(operand(arguments, .receiver))
      let left = try number(operand(arguments, .left), else: 0)
      let top = try number(operand(arguments, .top), else: 0)
      let right = try number(operand(arguments, .right), else: 0)
      let bottom = try number(operand(arguments, .bottom), else: 0)
      guard operand(arguments, .leading).isPresent || operand(arguments, .trailing).isPresent else {
        return rect.inset(left: left, top: top, right: right, bottom: bottom)
      }
      let leading = try number(operand(arguments, .leading), else: 0)
      let trailing = try number(operand(arguments, .trailing), else: 0)
      return rect.inset(
        leading: leading, top: top, trailing: trailing, bottom: bottom, direction: builder.direction)
    case .translated:
      let arguments = Arguments<TranslatedParameter>(operands)
      let rect = try rect(operand(arguments, .receiver))
      return rect.translated(by: try point(operand(arguments, .by)))
    }
  }
}
