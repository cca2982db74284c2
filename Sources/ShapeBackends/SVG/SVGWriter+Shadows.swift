@_spi(Generated) import ShapeCore

extension SVGDocument {
  /// Writes a layer with shadows. The casting part is written twice: below, in a group whose filter paints only the shadows;
  /// then the layer itself. A filter that also painted the layer would change it in readers that filter in linear light, or
  /// that turn what they filter into pixels.
  /// - Parameter turn: The total transform of the layers around it.
  mutating func writeShadowed(
    _ layer: SceneLayer, _ shadows: [Shadow], _ contents: SceneContents, wrap: Wrap, cuts: [Wrap], turn: TotalTurn
  ) {
    let inside = turn.inside(layer)
    guard countElements(contents.castingShadow) > 0,
      let shading = defineShadows(shadows, castBy: .contents(contents), of: layer, turn: turn)
    else {
      return nest([wrap, Wrap(placing: layer)] + cuts, contents, turn: inside)
    }
    let groups = Self.merged([wrap, Wrap(fading: layer)])
    for group in groups { openGroup(group) }
    nest(shading.map { $0.opaque } + cuts, contents.castingShadow, turn: inside)
    nest([Wrap(placing: layer).opaque] + cuts, contents, turn: inside)
    for _ in groups { closeGroup() }
  }

  /// Defines a filter that paints a layer's shadows without their source, the first one on top. Returns the elements that
  /// transform and fade the layer and give it shadows, or `nil` if nothing casts any.
  ///
  /// Inner shadows are inside their source; or, of a source whose shadow is clipped by other means, in all of a region
  /// that is given in the coordinates of the layer.
  ///
  /// Some readers blur incorrectly in coordinates that are scaled, mirrored, or not rotated by a multiple of a quarter
  /// turn. Then the filter is on an element whose transform undoes that, and its contents are transformed again inside.
  mutating func defineShadows(
    _ shadows: [Shadow], castBy caster: ShadowCaster, of layer: SceneLayer, turn: TotalTurn, isInner: Bool = false,
    unboundedIn unbounded: Rect? = nil
  ) -> [Wrap]? {
    let center = layer.frame.center
    let total = turn.inside(layer)
    var (before, after): (Wrap.Placement?, Wrap.Placement?)
    var map = Transform.identity
    var radii = Size(1, 1)
    if total.isScaled {
      let axes = total.map.blurAxes
      let back = Transform.rotation(-axes.angle, around: .zero)
      map = total.map.then(back).around(center)
      radii = axes.radii
      before = turn.map.inverse.map { .matrix(Transform.rotation(axes.angle, around: .zero).then($0).around(center)) }
      if !turn.isScaled, turn.rotation == .zero, axes.angle == .zero { before = nil }
      after = .matrix(map)
    } else {
      let quarters = total.rotation.radians / (Double.pi / 2)
      let isUpright = abs(quarters - quarters.rounded()) < 1e-9
      if isUpright {
        before = Wrap.Placement(layer)
      } else {
        map = .rotation(total.rotation, around: center)
        if turn.rotation != .zero { before = .rotation(-turn.rotation, center: center) }
        after = .rotation(total.rotation, center: center)
      }
    }

    guard let ink = ink(of: caster, in: layer, under: map) else { return nil }
    let turned = shadows.map { shadow in
      FilterShadow(
        color: shadow.color, radii: Size(shadow.radius * radii.width, shadow.radius * radii.height),
        offset: map.apply(shadow.offset) - map.apply(.zero))
    }
    var region = ink
    for shadow in turned {
      // For inner shadows, too: some readers cut the blur between its steps.
      let reach = Size(3 * shadow.radii.width, 3 * shadow.radii.height)
      let moved = ink.translated(by: shadow.offset)
      region = region.union(
        moved.inset(left: -reach.width, top: -reach.height, right: -reach.width, bottom: -reach.height))
    }
    if let unbounded { region = region.union(map.bounds(of: unbounded)) }
    var outer = Wrap(fading: layer)
    outer.transform = before
    outer.filter = defineFilter(
      turned, region: region.grownToWholePoints, isInner: isInner, isUnbounded: unbounded != nil)
    guard let after else { return [outer] }
    return [outer, Wrap(transform: after)]
  }

  /// What casts a shadow.
  enum ShadowCaster {
    /// Contents after the cuts of their layer.
    case contents(SceneContents)
    /// The inside of a path.
    case path(Path)
  }

  private func ink(of caster: ShadowCaster, in layer: SceneLayer, under map: Transform) -> Rect? {
    switch caster {
    case .contents(let contents): scene.inkAfterClips(of: layer, contents, under: map)
    case .path(let path): path.transformed(by: map).bounds
    }
  }

  /// A shadow in the coordinates of its filter.
  struct FilterShadow {
    var color: Color
    /// The horizontal and the vertical standard deviation of the blur.
    var radii: Size
    var offset: Point
  }

  /// Defines a filter that paints shadows, the first one on top.
  /// - Parameter isUnbounded: Whether inner shadows are in the whole region, instead of inside the source.
  private mutating func defineFilter(
    _ shadows: [FilterShadow], region: Rect, isInner: Bool, isUnbounded: Bool
  ) -> Int {
    let definition = begin("filter")
    self.region(region)
    out.append(" filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\">")
    let isNamed = shadows.count > 1
    for (index, shadow) in shadows.enumerated().reversed() {
      if isInner {
        writeInnerShadow(shadow, number: index, isUnbounded: isUnbounded, isNamed: isNamed)
      } else {
        writeShadow(shadow, number: index, isNamed: isNamed)
      }
    }
    if isNamed { writeMerge(shadows.count) }
    out.append("</filter>")
    return end(definition)
  }

  /// Writes the primitives that paint a shadow without its source: move, blur and color in turn, as far as needed.
  private mutating func writeShadow(_ shadow: FilterShadow, number index: Int, isNamed: Bool) {
    let tint = tint(shadow.color)
    // The alpha of the source is black.
    let isColored = tint != Tint.black
    writeCopy(for: shadow, isNeeded: true, number: isColored || isNamed ? index : nil)
    if isColored {
      out.append("<feFlood")
      attributes(.flood, tint)
      writeClasses()
      out.append("/><feComposite operator=\"in\"")
      name(" in2=\"", index)
      result(isNamed ? index : nil)
    }
  }

  /// Writes the primitives that move and blur the alpha of the source. Returns whether there is any.
  /// - Parameters:
  ///   - isNeeded: Whether there must be one, even for a shadow that is neither moved nor blurred.
  ///   - index: The number of the result, or `nil` if only the next primitive needs it.
  @discardableResult
  mutating func writeCopy(for shadow: FilterShadow, isNeeded: Bool, number index: Int?) -> Bool {
    let isBlurred = max(shadow.radii.width, shadow.radii.height) > 0
    let isMoved = NumberWriter.units(shadow.offset.x) != 0 || NumberWriter.units(shadow.offset.y) != 0
    // Move first: a blur beyond the filter's region is lost, and the region contains the final shadow.
    if isMoved || isNeeded && !isBlurred {
      out.append("<feOffset in=\"SourceAlpha\"")
      offset(" dx=\"", shadow.offset.x)
      offset(" dy=\"", shadow.offset.y)
      result(isBlurred ? nil : index)
    }
    if isBlurred {
      out.append("<feGaussianBlur")
      if !isMoved { out.append(" in=\"SourceAlpha\"") }
      if shadow.radii.width == shadow.radii.height {
        length(" stdDeviation=\"", shadow.radii.width)
      } else {
        lengths(" stdDeviation=\"", shadow.radii.width, shadow.radii.height)
      }
      result(index)
    }
    return isMoved || isBlurred || isNeeded
  }

  /// Paints all shadows, the last one first.
  private mutating func writeMerge(_ count: Int) {
    out.append("<feMerge>")
    for index in (0..<count).reversed() {
      out.append("<feMergeNode")
      name(" in=\"", index)
      out.append("/>")
    }
    out.append("</feMerge>")
  }

  /// Ends a primitive, and names its result unless only the next one needs it.
  mutating func result(_ index: Int?) {
    if let index { name(" result=\"", index) }
    out.append("/>")
  }

  /// Writes the name of a shadow within its filter.
  mutating func name(_ opening: StaticString, _ index: Int) {
    out.append(opening)
    out.append(UInt8(ascii: "s"))
    out.number(Double(index))
    out.append(UInt8(ascii: "\""))
  }
}

extension Wrap {
  /// Creates attributes with the opacity and the blend mode of a layer, which apply to it and its shadows at once.
  init(fading layer: SceneLayer) {
    opacity = layer.opacity
    if layer.blend != .normal { blending = .mode(layer.blend) }
  }
}

extension Transform {
  /// The blur of a shadow after the transform: its axes, rotated by an angle, and its standard deviations along them for
  /// a radius of 1.
  ///
  /// The covariance of the blur is M Mᵀ for the matrix M of the transform. Its eigenvectors are the axes.
  fileprivate var blurAxes: (angle: Angle, radii: Size) {
    if let lengthFactor { return (.zero, Size(lengthFactor, lengthFactor)) }
    let (across, down, mixed) = (a * a + c * c, b * b + d * d, a * b + c * d)
    guard abs(mixed) > 1e-12 * max(across, down) else { return (.zero, Size(across.squareRoot(), down.squareRoot())) }
    let angle = Angle(radians: Mathematics.arcTangent(y: 2 * mixed, x: across - down) / 2)
    let (sine, cosine) = (angle.sine, angle.cosine)
    let first = across * cosine * cosine + 2 * mixed * sine * cosine + down * sine * sine
    return (angle, Size(max(first, 0).squareRoot(), max(across + down - first, 0).squareRoot()))
  }
}
