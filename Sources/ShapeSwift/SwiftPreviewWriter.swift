import ShapeCore
import ShapeLanguage

/// Writes a `preview` of the source as a `#Preview` of SwiftUI.
struct SwiftPreviewWriter {
  let names: SwiftProgramNames
  let options: SwiftOptions

  /// Returns a preview, or `nil` if it has a value that can't be written outside of the type of the shape.
  func declaration(of preview: Preview) -> [SwiftStatement]? {
    let program = names.program
    let shape = program.shapes[preview.shape]
    var writer = SwiftBodyWriter(names, taken: names.reserved)
    writer.prefix = options.namespace.map { "\($0.name)." } ?? ""
    writer.isOutside = true
    var arguments: [SwiftExpression] = []
    for (index, name) in names.parameters(shape.parameters).enumerated() {
      let id = program.operand(preview.arguments, index)
      guard id.isPresent else { continue }
      guard let value = value(id, shape.parameters[index].type, named: name, &writer) else { return nil }
      arguments.append(value.labeled(SwiftNames.label(name)))
    }
    var size = shape.designSize
    if preview.size.isPresent {
      guard case .size(let value) = Evaluator.constant(preview.size, in: program) else { return nil }
      size = value
    }
    let (width, height) = (SwiftNames.number(size.width), SwiftNames.number(size.height))
    var value = SwiftExpression.call(writer.own(names.shapes[preview.shape]), arguments)
    // Modifiers of a call in several lines would have another margin.
    if value.width > 60 {
      writer.add(.value(value, of: "let shape"))
      value = "shape"
    }
    writer.add(.value(.call("ShapeKit.ShapePicture", [value])))
    var modifiers = [".frame(width: \(width), height: \(height))"]
    if let isDark = preview.isDark { modifiers.append(".preferredColorScheme(\(isDark ? ".dark" : ".light"))") }
    if let direction = preview.direction { modifiers.append(".environment(\\.layoutDirection, .\(direction))") }
    writer.add(modifiers.map { .text("  " + $0) })
    let name = SwiftExpression(.string(SwiftNames.string(preview.name)))
    // The systems that the macro needs (SwiftUI, "Preview(_:traits:_:body:)").
    return [
      .text("@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)"),
      .block(.call("#Preview", [name]), writer.statements),
    ]
  }

  /// Returns the value of a parameter: as in the source, unless it needs members of the type.
  private func value(
    _ id: ExpressionID, _ type: ValueType, named name: String, _ writer: inout SwiftBodyWriter
  ) -> SwiftExpression? {
    var inside = writer
    let value = inside.naming(name) { $0.argument(id, type) }
    if inside.needs.globals.isEmpty, inside.needs.functions.isEmpty, !inside.usesReader, !inside.usesPrivateMember {
      writer = inside
      return value
    }
    return Evaluator.constant(id, in: names.program).flatMap { literal($0, type, &writer) }
  }

  private func literal(_ value: Value, _ type: ValueType, _ writer: inout SwiftBodyWriter) -> SwiftExpression? {
    func call(_ type: String, _ numbers: (label: String, value: Double)...) -> SwiftExpression {
      .call(writer.core(type), numbers.map { SwiftExpression.number($1).labeled($0) })
    }
    switch value {
    case .number(let number):
      if type == .integer { return .wholeNumber(number) }
      return writer.explicit(writer.number(number, type))
    case .bool(let value): return "\(value)"
    case .point(let point): return call("Point", ("", point.x), ("", point.y))
    case .size(let size): return call("Size", ("", size.width), ("", size.height))
    case .rect(let rect):
      return call("Rect", ("x", rect.x), ("y", rect.y), ("width", rect.width), ("height", rect.height))
    case .color(let color): return writer.color(color)
    case .paint(.color(let color)): return .call(".color", [writer.color(color)])
    case .edges(let edges): return writer.edges(edges)
    case .enumCase(let index): return writer.enumCase(index, of: type)
    case .list(let values):
      guard let element = type.element else { return nil }
      let elements = values.compactMap { literal($0, element, &writer) }
      return elements.count == values.count ? .list(elements) : nil
    case .string, .stop, .paint, .path, .missing: return nil
    }
  }
}
