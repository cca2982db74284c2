import ShapeCore

/// Values in JSON, in the form that `Checker+JSONSettings` reads.
extension Program {
  /// Returns a value of a type, or `nil` if JSON has no form for it: a path or a gradient.
  package func json(_ value: Value, _ type: ValueType) -> JSONValue? {
    switch value {
    case .number(let number): return type == .angle ? .string(angle(number)) : .number(number)
    case .bool(let value): return .bool(value)
    case .point(let point): return ["x": .number(point.x), "y": .number(point.y)]
    case .size(let size): return JSONValue(size)
    case .rect(let rect):
      return ["x": .number(rect.x), "y": .number(rect.y), "width": .number(rect.width), "height": .number(rect.height)]
    case .color(let color), .paint(.color(let color)): return JSONValue(color)
    case .edges(let edges):
      return .array(EdgesConstant.allCases.filter { $0.isSingle && edges.contains($0.edges) }.map { .string($0.name) })
    case .enumCase(let index):
      guard case .enumeration(let id) = type else { return nil }
      return .string(names.spelling(enumerations[id].cases[index].name))
    case .string(let id): return .string(strings[id])
    case .list(let elements):
      guard case .list(let element) = type else { return nil }
      var result: [JSONValue] = []
      for value in elements {
        guard let value = json(value, element) else { return nil }
        result.append(value)
      }
      return .array(result)
    case .paint, .path, .stop, .missing: return nil
    }
  }

  /// Returns an angle that is read back as the same number: in degrees, unless only radians are exact.
  private func angle(_ radians: Double) -> String {
    let degrees = radians * 180 / Double.pi
    let rounded = (degrees * 1e9).rounded() / 1e9
    for candidate in [rounded, degrees] where Angle(degrees: candidate).radians == radians {
      return JSONWriter.number(candidate) + "deg"
    }
    return JSONWriter.number(radians) + "rad"
  }
}

extension JSONValue {
  package init(_ size: Size) { self = ["width": .number(size.width), "height": .number(size.height)] }

  /// Creates a color with eight bits for each channel: text, or an object with a text for each scheme.
  package init(_ color: Color) {
    func text(_ color: RGBA) -> JSONValue { .string(color.hexadecimal()) }
    self = color.isAdaptive ? ["light": text(color.light), "dark": text(color.dark)] : text(color.light)
  }
}
