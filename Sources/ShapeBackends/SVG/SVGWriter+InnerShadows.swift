import ShapeCore

extension SVGDocument {
  /// Writes a layer with inner shadows, or with shadows of a given silhouette: from the bottom, its shadows, its
  /// contents with the inner shadows above them, its borders.
  /// - Parameter turn: The total transform of the layers around it.
  mutating func write(
    _ layer: SceneLayer, _ contents: SceneContents, shadows: [Shadow], innerShadows: [Shadow], wrap: Wrap,
    cuts: [Wrap], turn: TotalTurn
  ) {
    let inside = turn.inside(layer)
    let placing = Wrap(placing: layer).opaque
    var still = layer
    (still.opacity, still.blend) = (1, .normal)
    let groups = Self.merged([wrap, Wrap(fading: layer)])
    for group in groups { openGroup(group) }
    for shadow in shadows.reversed() {
      if let caster = shadow.caster {
        write(shadow, of: caster, in: still, turn: turn)
      } else if countElements(contents.castingShadow) > 0,
        let shading = defineShadows([shadow], castBy: .contents(contents), of: still, turn: turn)
      {
        nest(shading + cuts, contents.castingShadow, turn: inside)
      }
    }
    if innerShadows.isEmpty {
      nest([placing] + cuts, contents, turn: inside)
    } else if layer.maskCount == 0 {
      write(still, contents, innerShadows: innerShadows, cuts: cuts, turn: turn)
    } else {
      // A translucent mask shows too much where the parts overlap, unless it applies to all of them at once.
      let body = Self.merged([placing] + cuts)
      for group in body { openGroup(group) }
      (still.scale, still.rotation, still.isolatesBlending) = (Point(1, 1), .zero, false)
      write(still, contents, innerShadows: innerShadows, cuts: cuts, isCut: true, turn: inside)
      for _ in body { closeGroup() }
    }
    for _ in groups { closeGroup() }
  }

  /// Writes what a layer paints above its shadows, with inner shadows.
  /// - Parameters:
  ///   - isCut: Whether the cuts apply to an element around it. They shape what casts the inner shadows, too.
  ///   - turn: The total transform of the layers around it.
  private mutating func write(
    _ layer: SceneLayer, _ contents: SceneContents, innerShadows: [Shadow], cuts: [Wrap], isCut: Bool = false,
    turn: TotalTurn
  ) {
    let inside = turn.inside(layer)
    let ownCuts = isCut ? [] : cuts
    let body = contents.withoutBorders(of: layer)
    if countElements(body) > 0 {
      nest([Wrap(placing: layer)] + ownCuts, body, turn: inside)
      for shadow in innerShadows.reversed() {
        write(inner: shadow, of: layer, body.castingShadow, cuts: cuts, isCut: isCut, turn: turn)
      }
    }
    let borders = contents.borders(of: layer)
    if countElements(borders) > 0 {
      // Borders don't blend.
      var placing = Wrap(placing: layer)
      placing.blending = .none
      nest([placing] + ownCuts, borders, turn: inside)
    }
  }

  /// Writes an inner shadow alone.
  /// - Parameter layer: The layer, without opacity.
  private mutating func write(
    inner shadow: Shadow, of layer: SceneLayer, _ contents: SceneContents, cuts: [Wrap], isCut: Bool, turn: TotalTurn
  ) {
    guard countElements(contents) > 0, let ink = scene.inkAfterClips(of: layer, contents) else { return }
    let inside = turn.inside(layer)
    if !isCut, shadow.caster == nil {
      let shading = defineShadows([shadow], castBy: .contents(contents), of: layer, turn: turn, isInner: true)
      if let shading { nest(shading + cuts, contents, turn: inside) }
      return
    }
    // The shadow of everything outside the silhouette, inside the alpha of the contents.
    let region = ink.grownToWholePoints
    var wrap = Wrap(placing: layer)
    wrap.mask = defineMask(covering: region) { $0.nest(isCut ? [] : cuts, contents, turn: inside) }
    openGroup(wrap)
    var still = layer
    (still.scale, still.rotation) = (Point(1, 1), .zero)
    if let caster = shadow.caster, caster.isFlat() {
      writeShape(.rect(region)) { $0.attributes(.fill, $0.tint(shadow.color)) }
    } else {
      // The filter inverts the caster: a region around it would be outside the picture, where some readers draw nothing.
      let shading = defineShadows(
        [shadow], castBy: shadow.caster.map { .path($0) } ?? .contents(contents), of: still, turn: inside,
        isInner: true, unboundedIn: region)
      if let shading, let caster = shadow.caster {
        write(caster, under: shading)
      } else if let shading {
        nest(shading + cuts, contents, turn: inside)
      }
    }
    closeGroup()
  }

  /// Writes the shadow of a path.
  private mutating func write(_ shadow: Shadow, of caster: Path, in layer: SceneLayer, turn: TotalTurn) {
    let shading = defineShadows([shadow], castBy: .path(caster), of: layer, turn: turn)
    if let shading, !caster.isEmpty { write(caster, under: shading) }
  }

  private mutating func write(_ path: Path, under shading: [Wrap]) {
    let groups = Self.merged(shading)
    for group in groups.dropLast() { openGroup(group) }
    writeShape(path, wrap: groups.last ?? Wrap())
    for _ in groups.dropLast() { closeGroup() }
  }

  /// Writes the primitives that paint an inner shadow: its color outside the moved and blurred source, inside the source
  /// unless it is unbounded.
  mutating func writeInnerShadow(_ shadow: FilterShadow, number index: Int, isUnbounded: Bool, isNamed: Bool) {
    let isCopied = writeCopy(for: shadow, isNeeded: false, number: index)
    out.append("<feFlood")
    attributes(.flood, tint(shadow.color))
    writeClasses()
    out.append("/><feComposite operator=\"out\"")
    if isCopied { name(" in2=\"", index) } else { out.append(" in2=\"SourceAlpha\"") }
    if !isUnbounded { out.append("/><feComposite operator=\"in\" in2=\"SourceAlpha\"") }
    result(isNamed ? index : nil)
  }
}
