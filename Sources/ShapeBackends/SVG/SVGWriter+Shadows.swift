import ShapeKit

extension SVGDocument {
  /// Returns whether everything visible in a layer casts its shadow: the contents have no shadows, no empty slot, and
  /// no content that a `use` put into a slot of the layer's shape.
  private func castsAllItShows(_ contents: SceneContents) -> Bool {
    !contents.containsLayer(in: scene) { layer in
      !layer.shadows.isEmpty || !layer.role.castsShadow(ofLayerAt: contents.depth - 1)
    }
  }

  /// Writes a layer with shadows. If all of it casts them, one filter paints both. Otherwise the casting part is
  /// written twice: below, in a group whose filter paints only the shadows; then the layer itself.
  /// - Parameter rotation: The total rotation of the layers around it.
  mutating func writeShadowed(
    _ layer: SceneLayer, _ shadows: [Shadow], _ contents: SceneContents, wrap: Wrap, cuts: [Wrap], rotation: Angle
  ) {
    let castsAll = castsAllItShows(contents)
    let inside = rotation + layer.rotation
    let shading = defineShadows(shadows, of: layer, contents, rotation: rotation, belowSource: castsAll)
    if castsAll, let shading { return nest([wrap] + shading + cuts, contents, rotation: inside) }
    guard let shading, countElements(contents.castingShadow) > 0 else {
      return nest([wrap, Wrap(turning: layer)] + cuts, contents, rotation: inside)
    }
    // The layer's opacity applies to both at once, its rotation to each.
    var fade = Wrap()
    fade.opacity = layer.opacity
    let groups = Self.merged([wrap, fade])
    for group in groups { openGroup(group) }
    nest(shading.map { $0.opaque } + cuts, contents.castingShadow, rotation: inside)
    nest([Wrap(turning: layer).opaque] + cuts, contents, rotation: inside)
    for _ in groups { closeGroup() }
  }

  /// Defines a filter that paints a layer's shadows, the first one on top, and above them their source if
  /// `belowSource` is set. Returns the elements that rotate and fade the layer and give it shadows, or `nil` if nothing
  /// casts any.
  ///
  /// Some readers blur incorrectly in coordinates that are not rotated by a multiple of a quarter turn. Then the filter
  /// is on an element that is rotated back, and its contents are rotated again inside.
  private mutating func defineShadows(
    _ shadows: [Shadow], of layer: SceneLayer, _ contents: SceneContents, rotation: Angle, belowSource: Bool
  ) -> [Wrap]? {
    let center = layer.frame.center
    let total = rotation + layer.rotation
    let quarters = total.radians / (Double.pi / 2)
    let isUpright = abs(quarters - quarters.rounded()) < 1e-9
    let turn = isUpright ? Transform.identity : .rotation(total, around: center)

    let ink = scene.inkAfterClips(of: layer, contents, under: turn)
    let reach = scene.shadowInk(of: layer, contents, under: turn)
    guard let ink, let reach else { return nil }
    let turned = shadows.map { shadow in
      Shadow(color: shadow.color, radius: shadow.radius, offset: turn.apply(shadow.offset) - turn.apply(.zero))
    }
    var outer = Wrap(turning: layer)
    outer.filter = defineFilter(turned, region: ink.union(reach).grownToWholePoints, belowSource: belowSource)
    if isUpright { return [outer] }
    outer.rotation = rotation == .zero ? nil : (-rotation, center)
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

  /// Writes the primitives that paint a shadow without its source: move, blur and color in turn, as far as needed.
  private mutating func writeShadow(_ shadow: Shadow, number index: Int, isNamed: Bool) {
    let tint = tint(shadow.color)
    // The alpha of the source is black.
    let isColored = tint != Tint.black
    let isBlurred = NumberWriter.length(shadow.radius).units > 0
    let isMoved = NumberWriter.units(shadow.offset.x) != 0 || NumberWriter.units(shadow.offset.y) != 0
    let isLast = !isColored && !isNamed
    // Move first: a blur beyond the filter's region is lost, and the region contains the final shadow.
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

  /// Ends a primitive, and names its result unless only the next one needs it.
  private mutating func result(_ index: Int?) {
    if let index { name(" result=\"", index) }
    out.append("/>")
  }

  /// Writes the name of a shadow within its filter.
  private mutating func name(_ opening: StaticString, _ index: Int) {
    out.append(opening)
    out.append(UInt8(ascii: "s"))
    out.number(Double(index))
    out.append(UInt8(ascii: "\""))
  }
}
