import ShapeKit

extension SVGDocument {
  /// Whether all that nodes show casts the shadow of the layer, at `depth`, that they lie in: no shadows of their own
  /// among them, no slot to be filled, and nothing that a `use` put into a slot of the layer's shape.
  func castsAllItShows(_ range: Range<Int>, depth: Int32) -> Bool {
    range.allSatisfy { index in
      guard case .layer(let number, _) = scene.nodes[index].content else { return true }
      let layer = scene.layers[Int(number)]
      return layer.shadows.isEmpty && !scene.isLeftOut(layer, ofShadowAt: depth)
    }
  }

  /// Writes a layer whose shadow is not cast by all that it shows: what casts it once more, below, in a group of which
  /// a filter leaves the shadow only; then the layer itself.
  mutating func writeShadowApart(
    _ shadows: [Shadow], _ layer: SceneLayer, _ contents: Range<Int>, wraps: [Wrap], cuts: Wrap, in context: Context
  ) {
    let silhouette = Context(depth: context.depth + 1, caster: context.depth)
    if countElements(contents, in: silhouette) == 0 { return nest(wraps + [cuts], contents, in: context.inside) }
    let filter = defineShadows(shadows, of: layer, contents, depth: context.depth, belowSource: false)
    let groups = Self.merged(wraps)
    for group in groups { openGroup(group) }
    nest([Wrap(filter: filter), cuts], contents, in: silhouette)
    nest([cuts], contents, in: context.inside)
    for _ in groups { closeGroup() }
  }

  /// Defines a filter that paints shadows, the first on top, and above them what casts them if `belowSource` says so.
  mutating func defineShadows(
    _ shadows: [Shadow], of layer: SceneLayer, _ contents: Range<Int>, depth: Int32, belowSource: Bool
  ) -> Int? {
    let ink = scene.inkAfterClips(of: layer, contents: contents, depth: depth)
    guard let ink, let reach = scene.shadowInk(of: layer, contents: contents, depth: depth) else { return nil }
    let definition = names.begin("filter", in: &out)
    region(Self.region(around: ink.union(reach)))
    out.append(" filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\">")
    if shadows.count == 1, belowSource, shadows[0].radius > 0 {
      writeDropShadow(shadows[0])
    } else {
      for (index, shadow) in shadows.enumerated().reversed() { writeShadow(shadow, number: index) }
      if shadows.count > 1 || belowSource { writeMerge(shadows.count, source: belowSource) }
    }
    out.append("</filter>")
    return names.end(definition, in: &out)
  }

  /// The one primitive that paints a shadow and its source.
  private mutating func writeDropShadow(_ shadow: Shadow) {
    out.append("<feDropShadow")
    // The defaults of dx and dy are 2.
    number(" dx=\"", shadow.offset.x)
    number(" dy=\"", shadow.offset.y)
    length(" stdDeviation=\"", shadow.radius)
    attributes(.flood, tint(shadow.color))
    writeClasses()
    out.append("/>")
  }

  /// The primitives that paint a shadow without its source: blurred, moved and coloured in turn, each where it is needed.
  private mutating func writeShadow(_ shadow: Shadow, number index: Int) {
    let tint = tint(shadow.color)
    // The alpha of the source comes in black.
    let isColored = tint != Tint.black
    let isBlurred = NumberWriter.length(shadow.radius).units > 0
    let isMoved = NumberWriter.units(shadow.offset.x) != 0 || NumberWriter.units(shadow.offset.y) != 0
    if isBlurred {
      out.append("<feGaussianBlur in=\"SourceAlpha\"")
      length(" stdDeviation=\"", shadow.radius)
      result(isMoved ? nil : index)
    }
    if isMoved || !isBlurred {
      out.append("<feOffset")
      if !isBlurred { out.append(" in=\"SourceAlpha\"") }
      offset(" dx=\"", shadow.offset.x)
      offset(" dy=\"", shadow.offset.y)
      result(index)
    }
    if isColored {
      out.append("<feFlood")
      attributes(.flood, tint)
      writeClasses()
      out.append("/><feComposite operator=\"in\"")
      name(" in2=\"", index)
      result(index)
    }
  }

  private mutating func writeMerge(_ count: Int, source: Bool) {
    out.append("<feMerge>")
    for index in (0..<count).reversed() {
      out.append("<feMergeNode")
      name(" in=\"", index)
      out.append("/>")
    }
    if source { out.append("<feMergeNode in=\"SourceGraphic\"/>") }
    out.append("</feMerge>")
  }

  /// Ends a primitive, and names what it gives unless only the next one needs it.
  private mutating func result(_ index: Int?) {
    if let index { name(" result=\"", index) }
    out.append("/>")
  }

  /// The name of a shadow within its filter.
  private mutating func name(_ opening: StaticString, _ index: Int) {
    out.append(opening)
    out.append(UInt8(ascii: "s"))
    out.number(Double(index))
    out.append(UInt8(ascii: "\""))
  }
}
