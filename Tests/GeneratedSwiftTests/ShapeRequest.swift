@testable import ShapeSwift
import ShapeCore
import ShapeLanguage

/// A shape with a size and values for its parameters, for drawing by the evaluator and by generated code.
struct ShapeRequest {
  var shape: ShapeID
  /// By parameter, in the syntax of a source, or `nil` for the default.
  var values: [String?]
  var size: RequestedSize
  var direction = LayoutDirection.leftToRight
}

enum RequestedSize {
  case of(Double, Double)
  /// The minimum size.
  case minimum

  /// The Swift expression for it.
  var swift: String {
    switch self {
    case .of(let width, let height): "Size(\(width), \(height))"
    case .minimum: "shape.sizeLimits.minimum"
    }
  }
}

extension ShapeRequest {
  /// Returns the pictures of a shape to compare: with its defaults at many sizes, and with both ends of each parameter
  /// at some.
  static func all(of index: ShapeID, in program: Program, using generator: inout some RandomNumberGenerator)
    -> [ShapeRequest]
  {
    let shape = program.shapes[index]
    let design = shape.designSize
    func random() -> RequestedSize {
      .of(
        Double.random(in: 0.4...3, using: &generator) * design.width,
        Double.random(in: 0.4...3, using: &generator) * design.height)
    }
    let defaults: [String?] = shape.parameters.map { _ in nil }
    let sizes: [RequestedSize] = [
      .minimum, .of(design.width, design.height), .of(4 * design.width, 4 * design.height),
      .of(design.width / 2, design.height * 6), random(), random(), random(),
    ]
    var result = sizes.map { ShapeRequest(shape: index, values: defaults, size: $0) }
    for size in [RequestedSize.of(design.width, design.height), random()] {
      result.append(ShapeRequest(shape: index, values: defaults, size: size, direction: .rightToLeft))
    }
    for (position, parameter) in shape.parameters.enumerated() {
      for value in ends(of: parameter, in: program) {
        var values = defaults
        values[position] = value
        for size in [.minimum, .of(design.width, design.height), random()] {
          result.append(ShapeRequest(shape: index, values: values, size: size))
        }
      }
    }
    return result
  }

  /// Returns both ends of a range, both values of a Bool, every case of an enum, no edge and all.
  static func ends(of parameter: Parameter, in program: Program) -> [String] {
    func number(_ id: ExpressionID) -> Double? {
      guard case .number(let value)? = Evaluator.constant(id, in: program) else { return nil }
      return value
    }
    let isAngle = parameter.type == .angle
    // The ends of such a range depend on other values.
    if !parameter.rangeUses.isEmpty { return [] }
    if let low = number(parameter.low), let high = number(parameter.high) {
      let last = parameter.rangeIsClosed ? high : parameter.type == .integer ? high - 1 : low + (high - low) * 0.999
      return [low, last].map { parameter.type == .integer ? "\(Int($0))" : isAngle ? "\($0)rad" : "\($0)" }
    }
    switch parameter.type {
    case .bool: return ["false", "true"]
    case .edges: return [".none", ".all", "[.left, .top]"]
    case .color, .paint: return ["#12345678"]
    case .number: return ["7.25"]
    case .integer: return ["3"]
    case .angle: return ["0.7rad"]
    case .point: return ["(3, 5)"]
    case .size: return ["30 x 20"]
    case .enumeration(let id):
      return program.enumerations[id].cases.map { "." + program.names.spelling($0.name) }
    case .rect, .path, .string, .stop, .list, .invalid: return []
    }
  }
}

/// Returns a value as Swift source.
func swiftLiteral(_ value: Value, _ type: ValueType, in program: Program) -> String {
  func color(_ rgba: RGBA) -> String {
    "RGBA(red: \(rgba.red), green: \(rgba.green), blue: \(rgba.blue), alpha: \(rgba.alpha))"
  }
  switch value {
  case .number(let number):
    return type == .integer ? "\(Int(number))" : type == .angle ? "Angle(radians: \(number))" : "\(number)"
  case .bool(let value): return "\(value)"
  case .point(let point): return "Point(\(point.x), \(point.y))"
  case .size(let size): return "Size(\(size.width), \(size.height))"
  case .color(let value):
    let text = "Color(light: \(color(value.light)), dark: \(color(value.dark)))"
    return type == .paint ? ".color(\(text))" : text
  case .paint(.color(let value)): return swiftLiteral(.color(value), .paint, in: program)
  case .edges(let edges): return "Edges(rawValue: \(edges.rawValue))"
  case .enumCase(let index):
    guard case .enumeration(let id) = type else { return "" }
    let names = SwiftProgramNames(program).cases[id]
    return "." + SwiftNames.identifier(names[index.index])
  case .rect, .string, .stop, .list, .paint, .path, .missing: return ""
  }
}

extension ShapeRequest {
  /// Returns the values as settings.
  func settings(in program: Program) -> [Setting] {
    let shape = program.shapes[shape]
    let name = program.names.spelling(shape.name)
    return zip(shape.parameters, values).compactMap { parameter, text in
      text.map { text in
        let source = "\(program.names.spelling(parameter.name))=\(text)"
        return Setting(SourceFile(path: "value", bytes: Array(source.utf8)), for: .shape(named: name))
      }
    }
  }
}
