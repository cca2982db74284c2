import ShapeCore
import ShapeLanguage

/// Writes a `preview` of the source as a `#Preview` of SwiftUI.
struct SwiftPreviewWriter {
  private let names: SwiftProgramNames
  private let options: SwiftOptions

  init(_ names: SwiftProgramNames, _ options: SwiftOptions) {
    self.names = names
    self.options = options
  }

  /// Returns the lines of a preview, or `nil` if it has a value that can't be written outside of the type of the shape.
  func lines(of preview: Preview) -> [String]? {
    let program = names.program
    let shape = program.shapes[preview.shape]
    var writer = SwiftBodyWriter(names, taken: names.reserved, indentation: 1)
    writer.prefix = options.namespace.map { "\($0.name)." } ?? ""
    writer.isOutside = true
    var arguments: [String] = []
    for (index, name) in names.parameters(shape.parameters).enumerated() {
      let id = program.operand(preview.arguments, index)
      guard id.isPresent else { continue }
      guard let value = value(id, shape.parameters[index].type, named: name, &writer) else { return nil }
      arguments.append("\(SwiftNames.label(name)): \(value)")
    }
    var size = shape.designSize
    if preview.size.isPresent {
      guard case .size(let value) = Evaluator.constant(preview.size, in: program) else { return nil }
      size = value
    }
    let (width, height) = (SwiftNames.number(size.width), SwiftNames.number(size.height))
    let type = writer.own(names.shapes[preview.shape])
    var value = "\(type)(\(arguments.joined(separator: ", ")))"
    // Modifiers of a call in several lines would have another margin.
    if value.utf8.count > 60 {
      writer.line("let shape = \(value)")
      value = "shape"
    }
    writer.line("ShapeKit.ShapePicture(\(value))")
    writer.line("  .frame(width: \(width), height: \(height))")
    if let isDark = preview.isDark { writer.line("  .preferredColorScheme(\(isDark ? ".dark" : ".light"))") }
    if let direction = preview.direction {
      writer.line("  .environment(\\.layoutDirection, .\(direction))")
    }
    // The systems that the macro needs (SwiftUI, "Preview(_:traits:_:body:)").
    return [
      "@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)",
      "#Preview(\(SwiftNames.string(preview.name))) {",
    ] + writer.lines + ["}"]
  }

  /// Returns the value of a parameter: as in the source, unless it needs members of the type.
  private func value(
    _ id: ExpressionID, _ type: ValueType, named name: String, _ writer: inout SwiftBodyWriter
  ) -> String? {
    var trial = writer
    let text = trial.naming(name) { $0.argument(id, type) }
    if trial.needs.globals.isEmpty, trial.needs.functions.isEmpty, !trial.usesReader, !trial.usesPrivateMember {
      writer = trial
      return text
    }
    return Evaluator.constant(id, in: names.program).flatMap { literal($0, type, &writer) }
  }

  private func literal(_ value: Value, _ type: ValueType, _ writer: inout SwiftBodyWriter) -> String? {
    switch value {
    case .number(let number):
      if type == .integer { return SwiftNames.wholeNumber(number) }
      let fragment = writer.number(number, type)
      return writer.explicit(fragment).text
    case .bool(let value): return "\(value)"
    case .point(let point): return "ShapeCore.Point(\(SwiftNames.number(point.x)), \(SwiftNames.number(point.y)))"
    case .size(let size): return "ShapeCore.Size(\(SwiftNames.number(size.width)), \(SwiftNames.number(size.height)))"
    case .rect(let rect):
      let numbers = [("x", rect.x), ("y", rect.y), ("width", rect.width), ("height", rect.height)]
      return "ShapeCore.Rect(\(numbers.map { "\($0): \(SwiftNames.number($1))" }.joined(separator: ", ")))"
    case .color(let color): return writer.color(color).text
    case .paint(.color(let color)): return ".color(\(writer.color(color).text))"
    case .edges(let edges): return writer.edges(edges).text
    case .enumCase(let index): return writer.enumCase(index, of: type).text
    case .list(let values):
      guard let element = type.element else { return nil }
      let texts = values.compactMap { literal($0, element, &writer) }
      return texts.count == values.count ? "[\(texts.joined(separator: ", "))]" : nil
    case .string, .stop, .paint, .path, .missing: return nil
    }
  }
}
