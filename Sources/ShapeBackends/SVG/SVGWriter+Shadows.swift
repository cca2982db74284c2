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

  /// Writes a layer with shadows. Where all that it shows casts them, one filter paints both. Otherwise what casts them
  /// is written once more, below, in a group of which a filter leaves the shadows only; then the layer itself.
  mutating func writeShadowed(
    _ layer: SceneLayer, _ shadows: [Shadow], _ contents: Range<Int>, wrap: Wrap, cuts: [Wrap], in context: Context
  ) {
    let castsAll = castsAllItShows(contents, depth: context.depth)
    let silhouette = Context(depth: context.depth, caster: context.depth, rotation: context.rotation).inside(layer)
    let shading = defineShadows(shadows, of: layer, contents, in: context, belowSource: castsAll)
    if castsAll, let shading {
      return nest([wrap] + shading + cuts, contents, in: context.inside(layer))
    }
    guard let shading, countElements(contents, in: silhouette) > 0 else {
      return nest([wrap, Wrap(turning: layer)] + cuts, contents, in: context.inside(layer))
    }
    // The layer's opacity applies to both at once, its rotation to each.
    var fade = Wrap()
    fade.opacity = layer.opacity
    let groups = Self.merged([wrap, fade])
    for group in groups { openGroup(group) }
    nest(shading.map { $0.opaque } + cuts, contents, in: silhouette)
    nest([Wrap(turning: layer).opaque] + cuts, contents, in: context.inside(layer))
    for _ in groups { closeGroup() }
  }

  /// Defines a filter that paints a layer's shadows, the first on top, and above them what casts them if `belowSource`
  /// says so. Returns the elements that turn and fade the layer and give it shadows; nil where nothing casts any.
  ///
  /// Some readers blur wrongly in coordinates that are turned by other than quarter turns. There the filter goes on an
  /// element that is turned back, and what it shadows is turned anew inside.
  private mutating func defineShadows(
    _ shadows: [Shadow], of layer: SceneLayer, _ contents: Range<Int>, in context: Context, belowSource: Bool
  ) -> [Wrap]? {
    let center = layer.frame.center
    let total = context.rotation + layer.rotation
    let quarters = total.radians / (Double.pi / 2)
    let isUpright = abs(quarters - quarters.rounded()) < 1e-9
    let turn = isUpright ? Transform.identity : .rotation(total, around: center)

    let ink = scene.inkAfterClips(of: layer, contents: contents, depth: context.depth, under: turn)
    let reach = scene.shadowInk(of: layer, contents: contents, depth: context.depth, under: turn)
    guard let ink, let reach else { return nil }
    let turned = shadows.map { shadow in
      Shadow(color: shadow.color, radius: shadow.radius, offset: turn.apply(shadow.offset) - turn.apply(.zero))
    }
    var outer = Wrap(turning: layer)
    outer.filter = defineFilter(turned, region: ink.union(reach).grownToWholePoints, belowSource: belowSource)
    if isUpright { return [outer] }
    outer.rotation = context.rotation == .zero ? nil : (-context.rotation, center)
    var inner = Wrap()
    inner.rotation = (total, center)
    return [outer, inner]
  }

  private mutating func defineFilter(_ shadows: [Shadow], region: Rect, belowSource: Bool) -> Int {
    let definition = names.begin("filter", in: &out)
    self.region(region)
    out.append(" filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\">")
    let isMerged = shadows.count > 1 || belowSource
    for (index, shadow) in shadows.enumerated().reversed() {
      writeShadow(shadow, number: index, isNamed: isMerged)
    }
    if shadows.count > 1 {
      writeMerge(shadows.count, source: belowSource)
    } else if belowSource {
      out.append("<feComposite in=\"SourceGraphic\"")
      name(" in2=\"", 0)
      out.append("/>")
    }
    out.append("</filter>")
    return names.end(definition, in: &out)
  }

  /// The primitives that paint a shadow without its source: moved, blurred and coloured in turn, each where it is needed.
  private mutating func writeShadow(_ shadow: Shadow, number index: Int, isNamed: Bool) {
    let tint = tint(shadow.color)
    // The alpha of the source comes in black.
    let isColored = tint != Tint.black
    let isBlurred = NumberWriter.length(shadow.radius).units > 0
    let isMoved = NumberWriter.units(shadow.offset.x) != 0 || NumberWriter.units(shadow.offset.y) != 0
    let isLast = !isColored && !isNamed
    // Moved first: what blurs beyond the filter's region is lost, and the region holds the shadow where it ends up.
    if isMoved || !isBlurred {
      out.append("<feOffset in=\"SourceAlpha\"")
      offset(" dx=\"", shadow.offset.x)
      offset(" dy=\"", shadow.offset.y)
      result(isBlurred || isLast ? nil : index)
    }
    if isBlurred {
      out.append("<feGaussianBlur")
      if !isMoved { out.append(" in=\"SourceAlpha\"") }
      length(" stdDeviation=\"", shadow.radius)
      result(isLast ? nil : index)
    }
    if isColored {
      out.append("<feFlood")
      attributes(.flood, tint)
      writeClasses()
      out.append("/><feComposite operator=\"in\"")
      name(" in2=\"", index)
      result(isNamed ? index : nil)
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
