import ReferencePainter
import ShapeCore

/// A filter of SVG in the coordinates of its element.
struct SVGFilter {
  private let element: MarkupElement
  private let map: Transform
  private let region: Coverage
  /// Returns the properties of a primitive, with those of its class.
  private let properties: (SVGPicture.Attributes) -> SVGPicture.Attributes

  /// Requires what some readers need: axes that are parallel to those of the picture, and colors in sRGB.
  init(
    _ element: MarkupElement, inherited: SVGPicture.Attributes, map: Transform,
    properties: @escaping (SVGPicture.Attributes) -> SVGPicture.Attributes
  ) throws {
    let isRotation = abs(map.a - map.d) + abs(map.b + map.c) < 0.01 && abs(map.determinant - 1) < 0.01
    // Some readers blur in the axes of the picture. They can't draw a blur with two deviations anyway.
    let isUpright = min(abs(map.a), abs(map.b)) < 0.01
    let isRound = !element.children.contains { ($0.attributes["stdDeviation"] ?? "").contains(" ") }
    let isBlurred = element.children.contains { $0.name == "feGaussianBlur" }
    guard isRotation, isUpright || !isBlurred || !isRound else { throw ReadingMistake("a filter under \(map)") }
    guard inherited["color-interpolation-filters"] == "sRGB",
      element.attributes["filterUnits"] == "userSpaceOnUse"
    else { throw ReadingMistake("a filter with \(element.attributes)") }
    (self.element, self.map, self.properties) = (element, map, properties)
    region = PixelCanvas.coverage(of: try SVGPicture.region(element), under: map)
  }

  func applied(to source: Raster) throws -> Raster {
    var results = ["SourceGraphic": source, "SourceAlpha": source.colored(Tone(0, 0, 0))]
    var last = source
    for primitive in element.children {
      let attributes = primitive.attributes
      func input(_ name: String) throws -> Raster {
        guard let reference = attributes[name] else { return last }
        guard let result = results[reference] else { throw ReadingMistake("no result \(reference)") }
        return result
      }
      switch primitive.name {
      case "feOffset":
        let offset = map.linear.apply(
          Point(try SVGPicture.number(primitive, "dx"), try SVGPicture.number(primitive, "dy")))
        last = try input("in").moved(x: offset.x, y: offset.y)
      case "feGaussianBlur":
        let deviations = try (attributes["stdDeviation"] ?? "").split(separator: " ").map {
          try SVGPicture.number(String($0))
        }
        guard let across = deviations.first, let down = deviations.last else { throw ReadingMistake("no deviation") }
        if min(abs(map.a), abs(map.b)) < 0.01 {
          let isSwapped = abs(map.b) > 0.5
          last = try input("in").blurred(x: isSwapped ? down : across, y: isSwapped ? across : down)
        } else {
          last = try input("in").blurred(along: Spot(map.a, map.b), by: across, across: down)
        }
      case "feFlood":
        let properties = properties(attributes).merging(attributes) { first, _ in first }
        var opaque = PixelCanvas.blank
        let tone = try SVGPicture.color(
          properties["flood-color"] ?? "#000",
          alpha: properties["flood-opacity"].map { try SVGPicture.number($0) } ?? 1)
        for pixel in 0..<opaque.width * opaque.height { opaque.samples[4 * pixel + 3] = 1 }
        last = opaque.colored(tone)
      case "feComposite":
        let (above, below) = (try input("in"), try input("in2"))
        var result = above
        switch attributes["operator"] {
        case "in": result.multiply(by: below.alphas)
        case "out": result.multiply(by: below.alphas.map { 1 - $0 })
        case nil:
          result = below
          result.draw(above, opacity: 1)
        default: throw ReadingMistake("operator of \(attributes)")
        }
        last = result
      case "feMerge":
        var result = PixelCanvas.blank
        for node in primitive.children {
          guard let layer = results[node.attributes["in"] ?? ""] else { throw ReadingMistake("merge of \(node)") }
          result.draw(layer, opacity: 1)
        }
        last = result
      default: throw ReadingMistake("primitive \(primitive.name)")
      }
      last.multiply(by: region)
      if let name = attributes["result"] { results[name] = last }
    }
    return last
  }
}
