import ShapeCore
import ShapeLanguage

/// The functions and methods of the language, as calls of the library and of the standard library.
extension SwiftBodyWriter {
  mutating func builtin(_ builtin: Builtin, _ operands: OperandRange, _ type: ValueType) -> SwiftFragment {
    switch builtin {
    case .number(let function): return number(function, operands)
    case .rect(let function): return rect(function, operands)
    case .paint(let function): return paint(function, operands, type)
    case .path(let function): return readyMadePath(function, operands)
    case .derivedPath: return method(builtin, operands)
    case .pathMeasure(let measure): return pathMeasure(measure, operands)
    case .list(let function): return list(function, operands)
    case .edgesContains:
      let edges = part(program.receiver(operands), atMost: 5)
      let others = part(program[operands, EdgesContainsParameters.edge])
      return SwiftFragment(
        "\(receiver(edges)).contains(\(others.text), in: \(direction()))", weight: edges.weight + others.weight)
    }
  }

  /// Returns a call of the receiver's method, which has the same name and labels as in the language.
  private mutating func method(_ builtin: Builtin, _ operands: OperandRange) -> SwiftFragment {
    method(builtin.name, operands, program.labeledArguments(of: builtin, operands))
  }

  private mutating func method(
    _ name: String, _ operands: OperandRange, _ arguments: [LabeledArgument]
  ) -> SwiftFragment {
    method(name, of: program.receiver(operands), arguments)
  }

  private mutating func method(
    _ name: String, of id: ExpressionID, _ arguments: [LabeledArgument]
  ) -> SwiftFragment {
    let value = part(id, atMost: 5)
    var result = call("\(receiver(value)).\(name)", arguments)
    result.weight += value.weight
    return result
  }

  // MARK: Numbers

  private mutating func number(_ function: NumberFunction, _ operands: OperandRange) -> SwiftFragment {
    switch function {
    case .minimum: return extreme("Swift.min", operands)
    case .maximum: return extreme("Swift.max", operands)
    case .clamp: return extreme("\(core("Mathematics")).clamp", operands)
    case .distance:
      return method(
        "distance", of: program[operands, DistanceParameters.first],
        [("to", program[operands, DistanceParameters.second])])
    case .ofOne(let function): return number(function, operands)
    case .ofTwo(let function):
      let arguments = program.labeledArguments(of: .number(.ofTwo(function)), operands)
      switch function {
      case .modulo: return call("\(core("Mathematics")).modulo", arguments)
      case .power: return call("\(core("Mathematics")).power", arguments)
      case .hypotenuse: return call("\(core("Mathematics")).hypotenuse", arguments)
      case .arcTangent:
        return call(
          core("Angle"),
          [("y", program[operands, DirectionParameters.y]), ("x", program[operands, DirectionParameters.x])])
      }
    }
  }

  private mutating func extreme(_ name: String, _ operands: OperandRange) -> SwiftFragment {
    var weight = 1
    var values = program[operands].map { part($0, atMost: 8) }
    // If all were whole numbers, the result would be one.
    if values.allSatisfy(\.isLiteral) { values[0] = values[0].asDouble }
    for value in values { weight += min(value.weight, 3) }
    return SwiftFragment("\(name)(\(values.map(\.text).joined(separator: ", ")))", weight: weight)
  }

  private mutating func number(_ function: NumberFunctionOfOne, _ operands: OperandRange) -> SwiftFragment {
    let number = program[operands, NumberParameters.number]
    let angle = program[operands, NumberParameters.angle]
    switch function {
    case .absolute: return property("magnitude", of: number)
    case .floor: return property("rounded(.down)", of: number)
    case .ceiling: return property("rounded(.up)", of: number)
    case .round: return property("rounded()", of: number)
    case .squareRoot: return property("squareRoot()", of: number)
    case .sign: return call("\(core("Mathematics")).sign", [("", number)])
    case .sine: return property("sine", of: angle)
    case .cosine: return property("cosine", of: angle)
    case .tangent: return property("tangent", of: angle)
    case .arcSine: return call(core("Angle"), [("sine", number)])
    case .arcCosine: return call(core("Angle"), [("cosine", number)])
    case .arcTangent: return call(core("Angle"), [("tangent", number)])
    }
  }

  private mutating func property(_ name: String, of id: ExpressionID) -> SwiftFragment {
    let value = part(id, atMost: 5)
    return SwiftFragment("\(receiver(value)).\(name)", weight: value.weight + 1)
  }

  // MARK: Rectangles

  private mutating func rect(_ function: RectFunction, _ operands: OperandRange) -> SwiftFragment {
    let arguments = program.labeledArguments(of: .rect(function), operands)
    switch function {
    case .fromOrigin, .fromCenter: return call(core("Rect"), arguments)
    case .inset, .translated: return method(.rect(function), operands)
    case .insetEdges:
      let value = part(program.receiver(operands), atMost: 5)
      var weight = value.weight
      let isDirected = program.usesDirection(.rect(function), operands)
      let labels = isDirected ? ["leading", "top", "trailing", "bottom"] : ["left", "top", "right", "bottom"]
      var texts = labels.map { label in
        let id = arguments.first { $0.label == label }?.value ?? .none
        guard id.isPresent else { return "\(label): 0" }
        let amount = part(id, atMost: 4)
        weight += amount.weight
        return "\(label): \(amount.text)"
      }
      if isDirected { texts.append("direction: \(direction())") }
      return SwiftFragment("\(receiver(value)).inset(\(texts.joined(separator: ", ")))", weight: weight)
    }
  }

  // MARK: Paints

  private mutating func paint(
    _ function: PaintFunction, _ operands: OperandRange, _ type: ValueType
  ) -> SwiftFragment {
    switch function {
    case .mix:
      let (first, second) = (program[operands, MixParameters.first], program[operands, MixParameters.second])
      let share = program[operands, MixParameters.at]
      if type == .point { return method("interpolated", of: first, [("to", second), ("at", share)]) }
      if type == .color { return method("mixed", of: first, [("with", second), ("at", share)]) }
      return call("\(core("Mathematics")).mix", [("", first), ("", second), ("at", share)])
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
    _ builtin: Builtin, _ type: SwiftFragment.TypeName, _ operands: OperandRange
  ) -> SwiftFragment {
    call("." + builtin.name, program.labeledArguments(of: builtin, operands), type: type)
  }

  // MARK: Paths

  private mutating func readyMadePath(_ function: PathFunction, _ operands: OperandRange) -> SwiftFragment {
    let path = SwiftFragment.TypeName.core("Path")
    switch function {
    case .roundedRect where program.usesDirection(.path(function), operands):
      var result = implicit(.path(function), path, operands)
      result.text = "\(result.text.dropLast()), direction: \(direction()))"
      return result
    case .rect, .roundedRect, .circle, .capsule, .polygon, .polyline, .spline:
      return implicit(.path(function), path, operands)
    case .ellipse:
      return call(".ellipse", [("in", program[operands, PathInRectParameters.rect])], type: path)
    case .regularPolygon:
      let center = labeling("center") { $0.part($0.program[operands, RegularPolygonParameters.center]).text }
      let sides = labeling("sides") { $0.wholeNumber($0.program[operands, RegularPolygonParameters.sides]) }
      let rest = call(
        "",
        [
          ("radius", program[operands, RegularPolygonParameters.radius]),
          ("rotation", program[operands, RegularPolygonParameters.rotation]),
        ])
      return SwiftFragment(
        ".regularPolygon(center: \(center), sides: \(sides), \(rest.text.dropFirst())", weight: rest.weight + 2,
        type: path)
    case .star:
      let center = labeling("center") { $0.part($0.program[operands, StarParameters.center]).text }
      let points = labeling("points") { $0.wholeNumber($0.program[operands, StarParameters.points]) }
      let rest = call(
        "",
        [
          ("outerRadius", program[operands, StarParameters.outerRadius]),
          ("innerRadius", program[operands, StarParameters.innerRadius]),
          ("rotation", program[operands, StarParameters.rotation]),
        ])
      return SwiftFragment(
        ".star(center: \(center), points: \(points), \(rest.text.dropFirst())", weight: rest.weight + 2, type: path)
    }
  }

  private mutating func pathMeasure(_ measure: PathMeasure, _ operands: OperandRange) -> SwiftFragment {
    var result = method(.pathMeasure(measure), operands)
    switch measure {
    case .point, .tangent: return orZero(result)
    case .nearestPoint:
      result.text += "?.point"
      return orZero(result)
    case .winding: return SwiftFragment("Double(\(result.text))", weight: result.weight)
    case .contains: return result
    }
  }

  /// Returns 0 if an empty path has no such value.
  private func orZero(_ fragment: SwiftFragment) -> SwiftFragment {
    SwiftFragment("\(fragment.text) ?? .zero", .coalescing, weight: fragment.weight + 1)
  }
}
