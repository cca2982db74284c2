@_spi(Generated) import ShapeCore
import ShapeLanguage

extension Program {
  /// Returns a value in the syntax of a source, with at most three decimals and eight elements of a list, or `nil` if it
  /// has no short form.
  ///
  /// - Parameter scheme: The appearance of an adaptive color, or `nil` for both.
  func sourceText(of value: Value, _ type: ValueType, _ scheme: Scheme? = nil) -> String? {
    switch value {
    case .color(let color), .paint(.color(let color)):
      let light = color.light.hexadecimal(digits: 6, isUppercase: true)
      let dark = color.dark.hexadecimal(digits: 6, isUppercase: true)
      if scheme == .dark { return dark }
      if scheme == nil, let system = color.system, color == .system(system) { return "." + system.rawValue }
      return color.isAdaptive && scheme == nil ? "adaptive(light: \(light), dark: \(dark))" : light
    case .list(let values):
      guard let element = type.element else { return nil }
      var texts: [String] = []
      for value in values.prefix(8) {
        guard let text = sourceText(of: value, element, scheme) else { return nil }
        texts.append(text)
      }
      return "[" + (values.count > 8 ? texts + ["…"] : texts).joined(separator: ", ") + "]"
    case .string(let id): return JSONWriter.string(strings[id])
    case .number, .bool, .point, .size, .rect, .edges, .enumCase: return describe(value, type)
    case .stop, .paint, .path, .missing: return nil
    }
  }
}
