import ShapeCore
import ShapeLanguage

/// The functions and methods of the language, as calls of the library and of the standard library.
extension SwiftBodyWriter {
  mutating func builtin(
    _ builtin: Builtin, _ operands: OperandRange, _ expression: Expression
  ) -> SwiftExpression {
    if !builtin.isVisible { callsHidden = true }
    switch builtin {
    case .number(let function): return number(function, operands)
    case .rect(let function): return rect(function, operands)
    case .paint(let function): return paint(function, operands, expression.type)
    case .path(let function): return readyMadePath(function, operands)
    case .derivedPath: return method(builtin, operands)
    case .pathMeasure(let measure): return pathMeasure(measure, operands)
    case .point(.polar): return implicit(builtin, .core("Point"), operands)
    case .point(.rotated): return method(builtin, operands)
    case .list(let function): return list(function, operands, at: expression.source)
    case .edgesContains:
      let edges = part(program.receiver(operands), atMost: 5)
      let others = part(program[operands, EdgesContainsParameters.edge])
      return .call(
        receiver(edges).member("contains"), [others, direction().labeled("in")], weight: edges.weight + others.weight)
    }
  }

  /// Returns a call of the receiver's method, which has the same name and labels as in the language.
  private mutating func method(_ builtin: Builtin, _ operands: OperandRange) -> SwiftExpression {
    method(builtin.name, operands, program.labeledArguments(of: builtin, operands))
  }

  private mutating func method(
    _ name: String, _ operands: OperandRange, _ arguments: [LabeledArgument]
  ) -> SwiftExpression {
    method(name, of: program.receiver(operands), arguments)
  }

  private mutating func method(
    _ name: String, of id: ExpressionID, _ arguments: [LabeledArgument]
  ) -> SwiftExpression {
    let value = part(id, atMost: 5)
    var result = call(receiver(value).member(name), arguments)
    result.weight += value.weight
    return result
  }

  // MARK: Numbers

  private mutating func number(_ function: NumberFunction, _ operands: OperandRange) -> SwiftExpression {
    switch function {
    case .minimum: return extreme("Swift.min", operands)
    case .maximum: return extreme("Swift.max", operands)
    case .clamp: return extreme(core("Mathematics").member("clamp"), operands)
    case .distance:
      return method(
        "distance", of: program[operands, DistanceParameters.first],
        [("to", program[operands, DistanceParameters.second])])
    case .ofOne(let function): return number(function, operands)
    case .ofTwo(let function):
      let arguments = program.labeledArguments(of: .number(.ofTwo(function)), operands)
      switch function {
      case .modulo: return call(core("Mathematics").member("modulo"), arguments)
      case .power: return call(core("Mathematics").member("power"), arguments)
      case .hypotenuse: return call(core("Mathematics").member("hypotenuse"), arguments)
      case .arcTangent:
        return call(
          core("Angle"),
          [("y", program[operands, DirectionParameters.y]), ("x", program[operands, DirectionParameters.x])])
      }
    }
  }

  private mutating func extreme(_ callee: SwiftExpression, _ operands: OperandRange) -> SwiftExpression {
    var values = program[operands].map { part($0, atMost: 8) }
    // If all were whole numbers, the result would be one.
    if values.allSatisfy({ $0.isLiteral }) { values[0] = values[0].asDouble }
    return .call(callee, values, weight: 1 + values.joinedWeight)
  }

  private mutating func number(_ function: NumberFunctionOfOne, _ operands: OperandRange) -> SwiftExpression {
    let number = program[operands, NumberParameters.number]
    let angle = program[operands, NumberParameters.angle]
    switch function {
    case .absolute: return property("magnitude", of: number)
    case .floor: return property("rounded(.down)", of: number)
    case .ceiling: return property("rounded(.up)", of: number)
    case .round: return property("rounded()", of: number)
    case .squareRoot: return property("squareRoot()", of: number)
    case .sign: return call(core("Mathematics").member("sign"), [("", number)])
    case .sine: return property("sine", of: angle)
    case .cosine: return property("cosine", of: angle)
    case .tangent: return property("tangent", of: angle)
    case .arcSine: return call(core("Angle"), [("sine", number)])
    case .arcCosine: return call(core("Angle"), [("cosine", number)])
    case .arcTangent: return call(core("Angle"), [("tangent", number)])
    case .degrees: return call(core("Angle"), [("degrees", number)])
    case .radians: return call(core("Angle"), [("radians", number)])
    }
  }

  private mutating func property(_ name: String, of id: ExpressionID) -> SwiftExpression {
    receiver(part(id, atMost: 5)).member(name, addedWeight: 1)
  }

  // MARK: Rectangles

  private mutating func rect(_ function: RectFunction, _ operands: OperandRange) -> SwiftExpression {
    let arguments = program.labeledArguments(of: .rect(function), operands)
    switch function {
    case .fromOrigin, .fromCenter: return call(core("Rect"), arguments)
    case .inset, .translated: return method(.rect(function), operands)
    case .insetEdges:
      let value = part(program.receiver(operands), atMost: 5)
      var weight = value.weight
      let isDirected = program.usesDirection(.rect(function), operands)
      let labels = isDirected ? ["leading", "top", "trailing", "bottom"] : ["left", "top", "right", "bottom"]
      var amounts = labels.map { label in
        let id = arguments.first { $0.label == label }?.value ?? .none
        let amount = id.isPresent ? part(id, atMost: 4) : "0"
        if id.isPresent { weight += amount.weight }
        return amount.labeled(label)
      }
      if isDirected { amounts.append(direction().labeled("direction")) }
      return .call(receiver(value).member("inset"), amounts, weight: weight)
    }
  }

  // MARK: Paints

  private mutating func paint(
    _ function: PaintFunction, _ operands: OperandRange, _ type: ValueType
  ) -> SwiftExpression {
    switch function {
    case .mix:
      let (first, second) = (program[operands, MixParameters.first], program[operands, MixParameters.second])
      let share = program[operands, MixParameters.at]
      if type == .point { return method("interpolated", of: first, [("to", second), ("at", share)]) }
      if type == .color { return method("mixed", of: first, [("with", second), ("at", share)]) }
      return call(core("Mathematics").member("mix"), [("", first), ("", second), ("at", share)])
    case .mixInSpace:
      return method(
        "mixed", of: program[operands, SpaceMixParameters.first],
        [
          ("with", program[operands, SpaceMixParameters.second]), ("at", program[operands, SpaceMixParameters.at]),
          ("in", program[operands, SpaceMixParameters.space]),
        ])
    case .contrast:
      return method(
        "contrast", of: program[operands, ContrastParameters.color],
        [("over", program[operands, ContrastParameters.background])])
    case .lighter, .darker: return method(.paint(function), operands)
    case .opacity:
      let factor = program[operands, OpacityParameters.opacity]
      return method("multiplied", operands, [("opacity", factor)])
    case .color, .adaptive: return implicit(.paint(function), .core("Color"), operands)
    case .stop: return implicit(.paint(function), .core("GradientStop"), operands)
    case .gradient: return implicit(.paint(function), .core("Paint"), operands)
    }
  }

  /// Returns a call of a static function, which has the same name and labels as in the language. The type may follow
  /// from the context.
  private mutating func implicit(
    _ builtin: Builtin, _ type: SwiftExpression.TypeName, _ operands: OperandRange,
    before trailing: [SwiftExpression] = []
  ) -> SwiftExpression {
    call(
      SwiftExpression("." + builtin.name), program.labeledArguments(of: builtin, operands), before: trailing, type: type
    )
  }

  // MARK: Paths

  private mutating func readyMadePath(_ function: PathFunction, _ operands: OperandRange) -> SwiftExpression {
    let path = SwiftExpression.TypeName.core("Path")
    switch function {
    case .roundedRect where program.usesDirection(.path(function), operands):
      return implicit(.path(function), path, operands, before: [direction().labeled("direction")])
    case .rect, .roundedRect, .circle, .capsule, .polygon, .polyline, .spline:
      return implicit(.path(function), path, operands)
    case .ellipse:
      return call(".ellipse", [("in", program[operands, PathInRectParameters.rect])], type: path)
    case .regularPolygon:
      return star(
        ".regularPolygon", program[operands, RegularPolygonParameters.center],
        ("sides", program[operands, RegularPolygonParameters.sides]),
        [
          ("radius", program[operands, RegularPolygonParameters.radius]),
          ("rotation", program[operands, RegularPolygonParameters.rotation]),
        ])
    case .star:
      return star(
        ".star", program[operands, StarParameters.center], ("points", program[operands, StarParameters.points]),
        [
          ("outerRadius", program[operands, StarParameters.outerRadius]),
          ("innerRadius", program[operands, StarParameters.innerRadius]),
          ("rotation", program[operands, StarParameters.rotation]),
        ])
    }
  }

  private mutating func star(
    _ callee: SwiftExpression, _ center: ExpressionID, _ count: LabeledArgument, _ others: [LabeledArgument]
  ) -> SwiftExpression {
    let center = labeling("center") { $0.part(center) }
    let number = labeling(count.label) { $0.wholeNumber(count.value) }
    let leading = [center.labeled("center"), number.labeled(count.label)]
    var result = call(callee, others, after: leading, type: .core("Path"))
    result.weight += 2
    return result
  }

  private mutating func pathMeasure(_ measure: PathMeasure, _ operands: OperandRange) -> SwiftExpression {
    var result = method(.pathMeasure(measure), operands)
    switch measure {
    case .point, .tangent, .nearestPoint:
      if measure == .nearestPoint { result = result.appending("?.point") }
      // An empty path has no such value.
      let weight = result.weight + 1
      result = .sequence(result, ("??", ".zero"), as: .coalescing)
      result.weight = weight
      return result
    case .winding: return .call("Double", [result], weight: result.weight)
    case .contains: return result
    }
  }
}

extension Builtin {
  /// Whether apps see what it calls: they make values, and leave computing to Swift and Core Graphics.
  fileprivate var isVisible: Bool {
    switch self {
    case .path, .rect(.fromOrigin), .rect(.fromCenter), .paint(.color), .paint(.adaptive), .paint(.stop),
      .paint(.gradient):
      true
    case .number, .rect, .paint, .derivedPath, .pathMeasure, .point, .edgesContains, .list:
      false
    }
  }
}
