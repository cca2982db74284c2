import ShapeCore

/// Values in messages and editors, with at most three decimals.
extension Program {
  package func describe(_ size: Size) -> String {
    size.spelling
  }

  /// Returns a value in the syntax of a source.
  package func describe(_ value: Value, _ type: ValueType) -> String {
    switch value {
    case .number(let value): return ShapeLanguage.number(value, type == .angle)
    case .bool(let value): return value.spelling
    case .point(let point): return point.spelling
    case .size(let size): return describe(size)
    case .rect(let rect):
      return "Rect(x: \(ShapeLanguage.number(rect.x)), y: \(ShapeLanguage.number(rect.y)), "
        + "width: \(ShapeLanguage.number(rect.width)), height: \(ShapeLanguage.number(rect.height)))"
    case .enumCase(let index):
      guard case .enumeration(let id) = type else { return "" }
      return "." + names.spelling(enumerations[id].cases[index].name)
    case .edges(let edges):
      let names = EdgesConstant.allCases.filter { $0.isSingle && edges.contains($0.edges) }.map { "." + $0.name }
      return "[" + names.joined(separator: ", ") + "]"
    case .list(let values):
      guard case .list(let element) = type else { return "[…]" }
      return "[" + values.map { describe($0, element) }.joined(separator: ", ") + "]"
    case .color(let color):
      func byte(_ channel: Float) -> String {
        let text = String(Int(channel * 255 + 0.5), radix: 16, uppercase: true)
        return text.count < 2 ? "0" + text : text
      }
      return "#" + byte(color.light.red) + byte(color.light.green) + byte(color.light.blue)
    case .string, .stop, .paint, .path, .missing: return "…"
    }
  }
}
