import ShapeKit
import ShapeLanguage

/// The functions and methods of the language, as calls of the library and of the standard library.
extension SwiftBodyWriter {
  mutating func builtin(_ builtin: Builtin, _ operands: OperandRange, _ type: ValueType) -> SwiftFragment {
    switch builtin {
    case .number(let function): return number(function, operands)
    case .rect(let function): return rect(function, operands)
    case .paint(let function): return paint(function, operands, type)
    case .path(let function): return readyMadePath(function, operands)
    case .derivedPath(let derivation): return derivedPath(derivation, operands)
    case .pathMeasure(let measure): return pathMeasure(measure, operands)
    case .edgesContains: return method("isSuperset", operands, ["of"])
    }
  }

  private func operand(_ operands: OperandRange, _ index: Int) -> ExpressionID { program.operand(operands, index) }

  /// A call of the first operand's method with the others.
  private mutating func method(_ name: String, _ operands: OperandRange, _ labels: [String]) -> SwiftFragment {
    let value = part(operand(operands, 0), atMost: 5)
    let arguments = labels.enumerated().map { ($0.element, operand(operands, $0.offset + 1)) }
    var result = call("\(receiver(value)).\(name)", arguments)
    result.weight += value.weight
    return result
  }

  private mutating func function(_ name: String, _ operands: OperandRange, _ labels: [String]) -> SwiftFragment {
    call(name, labels.enumerated().map { ($0.element, operand(operands, $0.offset)) })
  }

  // MARK: Numbers

  private mutating func number(_ function: NumberFunction, _ operands: OperandRange) -> SwiftFragment {
    switch function {
    case .minimum: return extreme("Swift.min", operands)
    case .maximum: return extreme("Swift.max", operands)
    case .clamp: return extreme("\(kit("Mathematics")).clamp", operands)
    case .distance: return method("distance", operands, ["to"])
    case .ofOne(let function): return number(function, operand(operands, 0))
    case .ofTwo(let function):
      switch function {
      case .modulo: return self.function("\(kit("Mathematics")).modulo", operands, ["", ""])
      case .power: return self.function("\(kit("Mathematics")).power", operands, ["", ""])
      case .hypotenuse: return self.function("\(kit("Mathematics")).hypotenuse", operands, ["", ""])
      case .arcTangent: return self.function(kit("Angle"), operands, ["y", "x"])
      }
    }
  }

  private mutating func extreme(_ name: String, _ operands: OperandRange) -> SwiftFragment {
    var weight = 1
    var values = (0..<Int(operands.count)).map { part(operand(operands, $0), atMost: 8) }
    // Of whole numbers alone it would be one.
    if values.allSatisfy(\.isLiteral) { values[0] = values[0].asDouble }
    for value in values { weight += min(value.weight, 3) }
    return SwiftFragment("\(name)(\(values.map(\.text).joined(separator: ", ")))", weight: weight)
  }

  private mutating func number(_ function: NumberFunctionOfOne, _ id: ExpressionID) -> SwiftFragment {
    switch function {
    case .absolute: return property("magnitude", of: id)
    case .floor: return property("rounded(.down)", of: id)
    case .ceiling: return property("rounded(.up)", of: id)
    case .round: return property("rounded()", of: id)
    case .squareRoot: return property("squareRoot()", of: id)
    case .sign: return call("\(kit("Mathematics")).sign", [("", id)])
    case .sine: return property("sine", of: id)
    case .cosine: return property("cosine", of: id)
    case .tangent: return property("tangent", of: id)
    case .arcSine: return call(kit("Angle"), [("sine", id)])
    case .arcCosine: return call(kit("Angle"), [("cosine", id)])
    case .arcTangent: return call(kit("Angle"), [("tangent", id)])
    }
  }

  private mutating func property(_ name: String, of id: ExpressionID) -> SwiftFragment {
    let value = part(id, atMost: 5)
    return SwiftFragment("\(receiver(value)).\(name)", weight: value.weight + 1)
  }

  // MARK: Rectangles

  private mutating func rect(_ function: RectFunction, _ operands: OperandRange) -> SwiftFragment {
    switch function {
    case .fromOrigin: return self.function(kit("Rect"), operands, ["x", "y", "width", "height"])
    case .fromCenter: return self.function(kit("Rect"), operands, ["center", "size"])
    case .inset: return method("inset", operands, ["by"])
    case .insetEdges:
      let value = part(operand(operands, 0), atMost: 5)
      var weight = value.weight
      let arguments = ["left", "top", "right", "bottom"].enumerated().map { index, label in
        let id = operand(operands, index + 1)
        guard id.isPresent else { return "\(label): 0" }
        let amount = part(id, atMost: 4)
        weight += amount.weight
        return "\(label): \(amount.text)"
      }
      return SwiftFragment("\(receiver(value)).inset(\(arguments.joined(separator: ", ")))", weight: weight)
    case .translated: return method("translated", operands, ["by"])
    }
  }

  // MARK: Paints

  private mutating func paint(
    _ function: PaintFunction, _ operands: OperandRange, _ type: ValueType
  ) -> SwiftFragment {
    switch function {
    case .mix:
      if type == .point { return method("interpolated", operands, ["to", "at"]) }
      if type == .color { return method("mixed", operands, ["with", "at"]) }
      return self.function("\(kit("Mathematics")).mix", operands, ["", "", "at"])
    case .adaptive: return implicit("adaptive", .kit("Color"), operands, ["light", "dark"])
    case .stop: return implicit("stop", .kit("GradientStop"), operands, ["", "at"])
    case .opacity: return method("multiplied", operands, ["opacity"])
    case .color(let model):
      let name =
        switch model {
        case .rgb: "rgb"
        case .hsl: "hsl"
        case .oklch: "oklch"
        }
      return implicit(name, .kit("Color"), operands, ["", "", "", "opacity"])
    case .gradient(let kind):
      switch kind {
      case .linear: return implicit("linearGradient", .kit("Paint"), operands, ["", "from", "to"])
      case .radial: return implicit("radialGradient", .kit("Paint"), operands, ["", "center", "radius"])
      case .conic: return implicit("conicGradient", .kit("Paint"), operands, ["", "center", "from"])
      }
    }
  }

  /// A call of a type's own function, whose type the place of the call may tell.
  private mutating func implicit(
    _ name: String, _ type: SwiftFragment.TypeName, _ operands: OperandRange, _ labels: [String]
  ) -> SwiftFragment {
    var result = function("." + name, operands, labels)
    result.type = type
    return result
  }

  // MARK: Paths

  private mutating func readyMadePath(_ function: PathFunction, _ operands: OperandRange) -> SwiftFragment {
    let path = SwiftFragment.TypeName.kit("Path")
    switch function {
    case .rect: return implicit("rect", path, operands, [""])
    case .roundedRect:
      return implicit(
        "roundedRect", path, operands,
        ["", "cornerRadius", "topLeft", "topRight", "bottomRight", "bottomLeft", "style"])
    case .circle: return implicit("circle", path, operands, ["center", "radius"])
    case .ellipse: return implicit("ellipse", path, operands, ["in"])
    case .capsule: return implicit("capsule", path, operands, [""])
    case .polygon: return implicit("polygon", path, operands, [""])
    case .star:
      let center = part(operand(operands, 0)).text
      let points = wholeNumber(operand(operands, 1))
      let rest = call(
        "",
        [
          ("outerRadius", operand(operands, 2)), ("innerRadius", operand(operands, 3)),
          ("rotation", operand(operands, 4)),
        ])
      return SwiftFragment(
        ".star(center: \(center), points: \(points), \(rest.text.dropFirst())", weight: rest.weight + 2, type: path)
    }
  }

  private mutating func derivedPath(_ derivation: PathDerivation, _ operands: OperandRange) -> SwiftFragment {
    switch derivation {
    case .translated: return method("translated", operands, ["by"])
    case .rotated: return method("rotated", operands, ["by", "around"])
    case .scaled: return method("scaled", operands, ["by", "around"])
    case .scaledAxes: return method("scaled", operands, ["x", "y", "around"])
    case .reversed: return method("reversed", operands, [])
    case .trimmed: return method("trimmed", operands, ["from", "to"])
    case .rounded: return method("rounded", operands, ["radius"])
    case .dashed: return method("dashed", operands, ["", "phase"])
    case .flattened: return method("flattened", operands, ["tolerance"])
    case .stroked:
      return method("stroked", operands, ["width", "cap", "join", "miterLimit", "dash", "phase"])
    case .offset: return method("offset", operands, ["by", "join", "miterLimit", "rule"])
    case .simplified: return method("simplified", operands, ["rule"])
    case .combined(let operation):
      let name =
        switch operation {
        case .union: "union"
        case .intersection: "intersection"
        case .subtracting: "subtracting"
        case .symmetricDifference: "symmetricDifference"
        }
      return method(name, operands, ["", "rule"])
    }
  }

  private mutating func pathMeasure(_ measure: PathMeasure, _ operands: OperandRange) -> SwiftFragment {
    switch measure {
    case .point: return orZero(method("point", operands, ["at"]))
    case .tangent: return orZero(method("tangent", operands, ["at"]))
    case .nearestPoint:
      var nearest = method("nearestPoint", operands, ["to"])
      nearest.text += "?.point"
      return orZero(nearest)
    case .winding:
      let winding = method("winding", operands, ["around"])
      return SwiftFragment("Double(\(winding.text))", weight: winding.weight)
    case .contains: return method("contains", operands, ["", "rule"])
    }
  }

  /// What an empty path has none of is 0.
  private func orZero(_ fragment: SwiftFragment) -> SwiftFragment {
    SwiftFragment("\(fragment.text) ?? .zero", .coalescing, weight: fragment.weight + 1)
  }
}
