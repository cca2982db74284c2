extension Pair {
  private static let peak = "path { move (8, 32); line (20, 8); line (32, 32) }"
  private static let ring = "path { add circle(center: center, radius: 18); add circle(center: center, radius: 9) }"

  /// The constants of enums and of edges.
  static let choices: [Pair] = [
    Pair("LineCap.butt, LineCap.round", "stroke .red, width: 8, cap: .⟨butt|round⟩, path: \(peak)"),
    Pair("LineCap.square", "stroke .red, width: 8, cap: .⟨round|square⟩, path: \(peak)"),
    Pair("LineJoin.miter, LineJoin.round", "stroke .red, width: 8, join: .⟨miter|round⟩, path: \(peak)"),
    Pair("LineJoin.bevel", "stroke .red, width: 10, join: .⟨round|bevel⟩, path: \(peak)"),
    Pair(
      "StrokeAlignment.center, StrokeAlignment.inside",
      "layer(inset: 8) { stroke .red, width: 6, align: .⟨center|inside⟩ }"),
    Pair("StrokeAlignment.outside", "layer(inset: 8) { stroke .red, width: 6, align: .⟨center|outside⟩ }"),
    Pair("FillRule.nonZero, FillRule.evenOdd", "fill .red, path: \(ring), rule: .⟨nonZero|evenOdd⟩"),
    .area(
      "CornerStyle.circular, CornerStyle.continuous",
      "roundedRect(bounds, cornerRadius: 12, style: .⟨circular|continuous⟩)"),
    blend("BlendMode.normal, BlendMode.multiply", "⟨normal|multiply⟩"),
    blend("BlendMode.screen, BlendMode.overlay", "⟨screen|overlay⟩"),
    blend("BlendMode.darken, BlendMode.lighten", "⟨darken|lighten⟩"),
    blend("BlendMode.colorDodge, BlendMode.colorBurn", "⟨colorDodge|colorBurn⟩"),
    blend("BlendMode.hardLight, BlendMode.softLight", "⟨hardLight|softLight⟩"),
    blend("BlendMode.difference, BlendMode.exclusion", "⟨difference|exclusion⟩"),
    blend("BlendMode.hue, BlendMode.saturation", "⟨hue|saturation⟩"),
    blend("BlendMode.color, BlendMode.luminosity", "⟨color|luminosity⟩"),
    Pair("Edges.top, Edges.right", "border .⟨top|right⟩, width: 6"),
    Pair("Edges.bottom, Edges.left", "border .⟨bottom|left⟩, width: 6"),
    Pair("Edges.leading, Edges.trailing", "border .⟨leading|trailing⟩, width: 6"),
    Pair("Edges.all, Edges.none", "border .⟨all|none⟩, width: 6"),
    Pair("Edges.horizontal, Edges.vertical", "border .⟨horizontal|vertical⟩, width: 6"),
    Pair("list of edges", "border [.left⟨, .top⟩], width: 6"),
    .either("Edges.contains", "⟨!⟩side.contains(.left)", with: "let side: Edges = [.left, .top]"),
    .either("Edges.contains edge", "side.contains(⟨.left|.right⟩)", with: "let side: Edges = [.left, .top]"),
  ]

  private static func blend(_ rows: String, _ mode: String) -> Pair {
    Pair(rows, "fill #C08040; layer(inset: 10, blend: .\(mode)) { fill #60B0F0 }")
  }

  private static func either(_ rows: String, _ condition: String, with binding: String) -> Pair {
    Pair(rows, "\(binding); fill .red, path: circle(center: center, radius: \(condition) ? 5 : 15)")
  }

  private static func inLayer(_ rows: String, _ path: String) -> Pair {
    Pair(rows, "layer(width: 28, height: 12) { fill .red, path: \(path) }")
  }

  /// The values of a layer, and units.
  static let constants: [Pair] = [
    inLayer("value width, value height", "circle(center: (14, 14), radius: ⟨width|height⟩ / 2)"),
    inLayer("value bounds", "rect(⟨bounds|Rect(x: 0, y: 0, width: 9, height: 9)⟩)"),
    inLayer("value center", "circle(center: ⟨center|(20, 20)⟩, radius: 5)"),
    .radius("value pixel", "⟨pixel|5⟩"),
    .radius("value isRightToLeft", "⟨isRightToLeft|true⟩ ? 5 : 15"),
    .radius("unit plain, unit percent", "⟨9|9%⟩"),
    .turn("unit degrees, unit turns", "0.125⟨deg|turn⟩"),
    .turn("unit radians", "1⟨deg|rad⟩"),
  ]

  static let operators: [Pair] = [
    .radius("operation add, operation subtract", "10 ⟨+|-⟩ 4"),
    .radius("operation multiply, operation divide", "6 ⟨*|/⟩ 2"),
    .place("operation addPoints, operation subtractPoints", "(20, 20) ⟨+|-⟩ (8, 8)"),
    .place("operation scalePoint, operation dividePoint", "(14, 14) ⟨*|/⟩ 2"),
    .place("operation scalePointFromLeft", "⟨2 * ⟩(14, 14)"),
    .rect("operation scaleSize, operation divideSize", "Rect(center: center, size: (12 x 8) ⟨*|/⟩ 2)"),
    .rect("operation scaleSizeFromLeft", "Rect(center: center, size: ⟨2 * ⟩(12 x 8))"),
    .either("operation less, operation greater", "width ⟨<|>⟩ 30"),
    .either("operation lessOrEqual", "width ⟨<|<=⟩ 40"),
    .either("operation greaterOrEqual", "width ⟨>|>=⟩ 40"),
    .either("operation equal, operation notEqual", "floor(width) ⟨==|!=⟩ 40"),
    .either("operation and, operation or", "width > 3 ⟨&&|||⟩ width > 300"),
  ]

  private static func typed(_ rows: String, _ types: String, _ value: String, naming: String, _ code: String = "E0301")
    -> Pair
  {
    Pair(
      rows, program: "let value: \(types) = \(value)\nshape A { size 40 x 40; fill .red }",
      .refusal(code, naming: naming))
  }

  /// Types: a value of another one is refused.
  static let types: [Pair] = [
    typed("type Number", "⟨Number|Angle⟩", "2.5", naming: "2.5", "E0302"),
    typed("type Int", "⟨Number|Int⟩", "2.5", naming: "an Int", "E0303"),
    typed("type Bool", "⟨Number|Bool⟩", "2.5", naming: "Bool"),
    typed("type Angle", "⟨Angle|Number⟩", "2deg", naming: "Angle"),
    typed("type Point", "⟨Point|Size⟩", "(2, 3)", naming: "Point"),
    typed("type Size", "⟨Size|Point⟩", "2 x 3", naming: "Size"),
    typed("type Rect", "⟨Rect|Size⟩", "Rect(center: (2, 3), size: 2 x 2)", naming: "Rect"),
    typed("type Color", "⟨Paint|Color⟩", "linearGradient([.red, .blue])", naming: "Color"),
    typed("type Paint", "⟨Paint|Number⟩", "linearGradient([.red, .blue])", naming: "Paint"),
    typed("type Path", "⟨Path|Number⟩", "circle(center: (2, 3), radius: 2)", naming: "Path"),
    typed("type Path", "⟨Path|Size⟩", "Rect(center: (2, 3), size: 2 x 2)", naming: "Rect"),
    .area("type Rect, type Path", "⟨Rect(x: 4, y: 4, width: 9, height: 9)|circle(center: center, radius: 9)⟩"),
    typed("type Edges", "⟨Edges|LineCap⟩", ".horizontal", naming: "horizontal", "E0313"),
    typed("type LineCap", "⟨LineCap|LineJoin⟩", ".butt", naming: "butt", "E0313"),
    typed("type LineJoin", "⟨LineJoin|LineCap⟩", ".miter", naming: "miter", "E0313"),
    typed("type StrokeAlignment", "⟨StrokeAlignment|LineCap⟩", ".inside", naming: "inside", "E0313"),
    typed("type FillRule", "⟨FillRule|LineCap⟩", ".evenOdd", naming: "evenOdd", "E0313"),
    typed("type CornerStyle", "⟨CornerStyle|LineCap⟩", ".continuous", naming: "continuous", "E0313"),
    typed("type BlendMode", "⟨BlendMode|LineCap⟩", ".multiply", naming: "multiply", "E0313"),
    typed("type ColorSpace", "⟨ColorSpace|LineCap⟩", ".oklab", naming: "oklab", "E0313"),
    typed("list type", "⟨[Number]|Number⟩", "[2, 3]", naming: "list"),
  ]
}
