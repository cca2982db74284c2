import ReferencePainter
import ShapeCore

/// Paints SVG as its specification says, as far as our documents use it. It refuses everything else.
struct SVGPicture {
  typealias Attributes = [String: String]

  private let root: MarkupElement
  /// The elements with an id, with what they inherit.
  private(set) var definitions: [String: (element: MarkupElement, inherited: Attributes)] = [:]
  /// The properties of each class for the dark appearance.
  private var dark: [String: Attributes] = [:]
  var viewBox: String { root.attributes["viewBox"] ?? "" }

  init(_ text: String, isDark: Bool) throws {
    root = try MarkupElement.read(text)
    try collect(root, inherited: [:])
    if isDark, let style = root.children.first(where: { $0.name == "style" }) { try readStyle(style.text) }
  }

  /// Returns the pixels of the picture and of its margin.
  func raster() throws -> Raster {
    var result = PixelCanvas.blank
    for child in root.children { try paint(child, Context(inherited: inheritable(root.attributes)), on: &result) }
    return result
  }

  private mutating func collect(_ element: MarkupElement, inherited: Attributes) throws {
    if let id = element.attributes["id"], definitions.updateValue((element, inherited), forKey: id) != nil {
      throw ReadingMistake("two elements have the id \(id)")
    }
    let inside = inherited.merging(inheritable(element.attributes)) { $1 }
    for child in element.children { try collect(child, inherited: inside) }
  }

  /// Reads `@media(prefers-color-scheme:dark){.name{property:value;property:value}}`.
  private mutating func readStyle(_ text: String) throws {
    let opening = "@media(prefers-color-scheme:dark){"
    guard text.hasPrefix(opening), text.hasSuffix("}}") else { throw ReadingMistake("style \(text)") }
    for rule in text.dropFirst(opening.count).dropLast(2).split(separator: "}") {
      let parts = rule.split(separator: "{")
      guard parts.count == 2, parts[0].first == "." else { throw ReadingMistake("rule \(rule)") }
      var properties: Attributes = [:]
      for property in parts[1].split(separator: ";") {
        let words = property.split(separator: ":", maxSplits: 1)
        guard words.count == 2 else { throw ReadingMistake("property \(property)") }
        properties[String(words[0])] = String(words[1])
      }
      dark[String(parts[0].dropFirst())] = properties
    }
  }

  // MARK: Attributes

  private static let inheritableNames: Set<String> = [
    "fill", "fill-opacity", "fill-rule", "clip-rule", "stroke", "stroke-opacity", "stroke-width", "stroke-linecap",
    "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset", "color-interpolation-filters",
  ]
  private static let otherNames: Set<String> = [
    "opacity", "clip-path", "mask", "filter", "transform", "style", "class", "id", "href", "d", "x", "y", "width",
    "height", "rx", "ry", "cx", "cy", "r", "data-slot", "data-frame",
  ]

  /// Returns the properties that apply to the contents of an element. A class is stronger than an attribute.
  private func inheritable(_ attributes: Attributes) -> Attributes {
    var result = attributes.filter { Self.inheritableNames.contains($0.key) }
    for name in (attributes["class"] ?? "").split(separator: " ") {
      result.merge(dark[String(name)] ?? [:]) { $1 }
    }
    return result
  }

  /// The state around an element.
  struct Context {
    var map = Transform.identity
    var inherited: Attributes
  }

  func definition(_ reference: String, _ name: String) throws -> (element: MarkupElement, inherited: Attributes) {
    guard reference.hasPrefix("url(#"), reference.hasSuffix(")"),
      let found = definitions[String(reference.dropFirst(5).dropLast())], found.element.name == name
    else { throw ReadingMistake("\(reference) is no \(name)") }
    return found
  }

  // MARK: Painting

  private func paint(_ element: MarkupElement, _ context: Context, on raster: inout Raster) throws {
    switch element.name {
    case "title", "style", "linearGradient", "radialGradient", "pattern", "mask", "clipPath", "filter": return
    case "g", "use", "rect", "circle", "ellipse", "path": break
    default: throw ReadingMistake("element \(element.name)")
    }
    let attributes = element.attributes
    for name in attributes.keys where !Self.inheritableNames.contains(name) && !Self.otherNames.contains(name) {
      throw ReadingMistake("attribute \(name)")
    }
    var inside = context
    inside.inherited.merge(inheritable(attributes)) { $1 }
    if let transform = attributes["transform"] { inside.map = try Self.transform(transform).then(context.map) }
    var blend = BlendMode.normal
    var isGroup = false
    if let style = attributes["style"] {
      isGroup = true
      if style != "isolation:isolate" {
        guard style.hasPrefix("mix-blend-mode:"),
          let mode = Self.blendModes[String(style.dropFirst("mix-blend-mode:".count))]
        else { throw ReadingMistake("style \(style)") }
        blend = mode
      }
    }
    let opacity = try attributes["opacity"].map { try Self.number($0) } ?? 1
    isGroup = isGroup || opacity < 1 || ["clip-path", "mask", "filter"].contains { attributes[$0] != nil }
    if !isGroup { return try paintInside(element, inside, on: &raster) }
    var group = PixelCanvas.blank
    try paintInside(element, inside, on: &group)
    if let filter = attributes["filter"] {
      let (element, inherited) = try definition(filter, "filter")
      group = try SVGFilter(
        element, inherited: inherited.merging(inheritable(element.attributes)) { $1 },
        map: inside.map
      ) { inheritable($0) }.applied(to: group)
    }
    if let clip = attributes["clip-path"] { group.multiply(by: try coverage(ofClip: clip, under: inside.map)) }
    if let mask = attributes["mask"] {
      let (element, inherited) = try definition(mask, "mask")
      let contents = try region(of: element, showing: element.children, Context(map: inside.map, inherited: inherited))
      group.multiply(by: contents.luminances)
    }
    raster.draw(group, opacity: Float(opacity), blend)
  }

  private func paintInside(_ element: MarkupElement, _ context: Context, on raster: inout Raster) throws {
    switch element.name {
    case "g": for child in element.children { try paint(child, context, on: &raster) }
    case "use":
      let reference = element.attributes["href"] ?? ""
      guard reference.hasPrefix("#"), let (target, _) = definitions[String(reference.dropFirst())] else {
        throw ReadingMistake("use of \(reference)")
      }
      try paint(target, context, on: &raster)
    default: try paintShape(Self.path(of: element), context, on: &raster)
    }
  }

  private func paintShape(_ path: Path, _ context: Context, on raster: inout Raster) throws {
    let properties = context.inherited
    if let paint = try paint("fill", defaultingTo: "#000", context) {
      let rule: FillRule = properties["fill-rule"] == "evenodd" ? .evenOdd : .nonZero
      raster.fill(
        PixelCanvas.coverage(of: path, rule, under: context.map), with: paint.paint, opacity: paint.opacity,
        under: context.map)
    }
    if let paint = try paint("stroke", defaultingTo: "none", context) {
      func number(_ name: String, _ value: Double) throws -> Double { try properties[name].map(Self.number) ?? value }
      let style = StrokeStyle(
        width: try number("stroke-width", 1),
        cap: properties["stroke-linecap"] == "round"
          ? .round : properties["stroke-linecap"] == "square" ? .square : .butt,
        join: properties["stroke-linejoin"] == "round"
          ? .round : properties["stroke-linejoin"] == "bevel" ? .bevel : .miter,
        miterLimit: try number("stroke-miterlimit", 4),
        dash: try (properties["stroke-dasharray"] ?? "").split(separator: " ").map { try Self.number(String($0)) },
        phase: try number("stroke-dashoffset", 0))
      raster.fill(
        PixelCanvas.coverage(of: path.strokeContours(style), under: context.map), with: paint.paint,
        opacity: paint.opacity, under: context.map)
    }
  }

  /// Returns the paint of a property, or `nil` if it is `none`.
  private func paint(
    _ property: String, defaultingTo fallback: String, _ context: Context
  ) throws -> (paint: PixelPaint, opacity: Float)? {
    let value = context.inherited[property] ?? fallback
    if value == "none" { return nil }
    let opacity = Float(try context.inherited[property + "-opacity"].map(Self.number) ?? 1)
    guard value.hasPrefix("url(") else { return (.color(try Self.color(value, alpha: 1)), opacity) }
    guard let (element, inherited) = definitions[String(value.dropFirst(5).dropLast())] else {
      throw ReadingMistake("no definition of \(value)")
    }
    if element.name == "pattern" {
      let corner = Transform.translation(
        Point(try Self.number(element, "x"), try Self.number(element, "y")))
      let tile = MarkupElement(
        name: "pattern", attributes: element.attributes.merging(["x": "0", "y": "0"]) { $1 })
      let contents = Context(map: corner.then(context.map), inherited: inherited)
      return (.picture(try region(of: tile, showing: element.children, contents)), opacity)
    }
    return (.shading(try gradient(element)), opacity)
  }

  /// Returns the contents of a mask or a pattern within its region.
  private func region(
    of element: MarkupElement, showing children: [MarkupElement], _ context: Context
  ) throws -> Raster {
    guard (element.attributes["maskUnits"] ?? element.attributes["patternUnits"]) == "userSpaceOnUse" else {
      throw ReadingMistake("units of \(element)")
    }
    var result = PixelCanvas.blank
    for child in children { try paint(child, context, on: &result) }
    result.multiply(by: PixelCanvas.coverage(of: try Self.region(element), under: context.map))
    return result
  }

  private func coverage(ofClip reference: String, under map: Transform) throws -> Coverage {
    let (element, inherited) = try definition(reference, "clipPath")
    guard element.children.count == 1, var child = element.children.first else {
      throw ReadingMistake("several shapes in a clip")
    }
    var properties = inherited.merging(inheritable(element.attributes)) { $1 }
    properties.merge(inheritable(child.attributes)) { $1 }
    if child.name == "use", let target = definitions[String((child.attributes["href"] ?? "").dropFirst())] {
      child = target.element
      properties.merge(inheritable(child.attributes)) { $1 }
    }
    let rule: FillRule = properties["clip-rule"] == "evenodd" ? .evenOdd : .nonZero
    return PixelCanvas.coverage(of: try Self.path(of: child), rule, under: map)
  }

  private func gradient(_ element: MarkupElement) throws -> (Point) -> Tone {
    guard element.attributes["gradientUnits"] == "userSpaceOnUse", element.name.hasSuffix("Gradient") else {
      throw ReadingMistake("gradient \(element)")
    }
    let stops = try element.children.map { stop in
      let properties = inheritable(stop.attributes).merging(stop.attributes) { first, _ in first }
      return (
        position: try Self.number(stop, "offset"),
        tone: try Self.color(
          properties["stop-color"] ?? "#000", alpha: properties["stop-opacity"].map(Self.number) ?? 1)
      )
    }
    func tone(at share: Double) -> Tone {
      guard let next = stops.firstIndex(where: { $0.position > share }) else { return stops[stops.count - 1].tone }
      if next == 0 { return stops[0].tone }
      let (a, b) = (stops[next - 1], stops[next])
      return a.tone.mixed(with: b.tone, Float((share - a.position) / (b.position - a.position)))
    }
    if element.name == "radialGradient" {
      let center = Point(try Self.number(element, "cx"), try Self.number(element, "cy"))
      let radius = try Self.number(element, "r")
      return { tone(at: $0.distance(to: center) / radius) }
    }
    let from = Point(try Self.number(element, "x1"), try Self.number(element, "y1"))
    let axis = Point(try Self.number(element, "x2"), try Self.number(element, "y2")) - from
    let square = axis.x * axis.x + axis.y * axis.y
    return { tone(at: (($0.x - from.x) * axis.x + ($0.y - from.y) * axis.y) / square) }
  }
}
