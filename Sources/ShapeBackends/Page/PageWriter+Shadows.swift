@_spi(Generated) import ShapeCore
import ShapeRaster

extension PageWriter {
  /// The standard deviation, in points of the page, up to which a blur is not drawn.
  private static let invisibleRadius = 0.01

  /// Writes a shadow below a layer: its silhouette in one color if it is sharp, and otherwise a blur.
  mutating func writeShadow(
    _ index: Int, of layer: SceneLayer, _ contents: SceneContents, _ source: SourceSpan, in context: Context
  ) {
    let shadow = layer.shadows[index]
    let source = index < layer.shadowSources.count ? layer.shadowSources[index] : source
    guard let (flat, effects) = inks(of: shadow, in: context),
      !writeReplacement(
        .shadow, at: .shadow(index), of: contents, scene.kind(of: shadow, contents), source, in: context)
    else { return }
    if isBlurred(shadow) {
      let bound = coverage(of: shadow, layer, contents).map { paint($0, flat, opacity: effects.opacity) }
      return record(.shadow, source, bound.map { .approximated($0) } ?? .exact, context)
    }
    record(.shadow, source, sharpLowering(of: shadow), context)
    var inside = Context(effects: effects.isTrivial ? nil : effects, flat: flat, isRecorded: false)
    stream.save()
    stream.concatenate(.translation(shadow.offset))
    if let caster = shadow.caster {
      if let region = paintedPart(of: caster, .nonZero) {
        writeArea(region, .nonZero, .color(Pigment(rgb: flat)), in: inside)
      }
    } else if effects.isTrivial || layer.maskCount == 0 && markCount(contents.castingShadow) <= 1 {
      writeInside(layer, contents.castingShadow, source, in: inside)
    } else {
      inside.effects = nil
      paintTogether(effects) { $0.writeInside(layer, contents.castingShadow, source, in: inside) }
    }
    stream.restore()
  }

  /// Writes a shadow inside the silhouette of a layer, without its borders, before the masks of the layer. What is cut off
  /// casts no shadow.
  mutating func writeInnerShadow(
    _ index: Int, of layer: SceneLayer, _ contents: SceneContents, _ source: SourceSpan, in context: Context
  ) {
    let shadow = layer.innerShadows[index]
    let source = index < layer.innerShadowSources.count ? layer.innerShadowSources[index] : source
    guard let (flat, effects) = inks(of: shadow, in: context),
      !writeReplacement(.innerShadow, at: .innerShadow(index), of: contents, .translucent, source, in: context)
    else { return }
    if isBlurred(shadow) {
      // The silhouette's edge is sharp, so only the blurred copy is sampled, and the shadow is around it.
      var unbordered = layer
      unbordered.borderCount = 0
      let coverage = coverage(of: shadow, unbordered, contents.withoutBorders(of: layer))
      var bound: ApproximationBound?
      defer { record(.innerShadow, source, bound.map { .approximated($0) } ?? .exact, context) }
      return paintInside(layer, contents, effects) { page, effects in
        if let coverage {
          bound = page.paint(coverage, flat, opacity: effects.opacity, isInverted: true)
          return
        }
        guard let region = page.stream.visible?.grownToWholePoints else { return }
        page.writeArea(.rect(region), .nonZero, .color(Pigment(rgb: flat)), in: Context(effects: effects))
      }
    }
    record(.innerShadow, source, sharpLowering(of: shadow), context)
    if let hole = shadow.caster ?? simpleSilhouette(of: layer, contents) {
      return paintInside(layer, contents, effects) { page, effects in
        guard let region = page.stream.visible?.grownToWholePoints else { return }
        let rest = Clip(allBut: hole.translated(by: shadow.offset), in: region)
        page.writeArea(rest.path, .evenOdd, .color(Pigment(rgb: flat)), in: Context(effects: effects))
      }
    }
    // The silhouette in a gray that is the opacity, and above it the moved one in black.
    let shade = Context(flat: Pigment.gray(effects.opacity).rgb, isRecorded: false)
    let mask = form(.gray) { page in
      page.write(contents.castingInnerShadow(of: layer), in: shade)
      page.stream.concatenate(.translation(shadow.offset))
      let hole = Context(flat: 0, isRecorded: false)
      page.writeInside(layer, contents.castingShadow, source, hasBorders: false, in: hole)
    }
    guard let mask else { return }
    masked(by: mask, .luminosity) { page in
      guard let region = page.stream.visible?.grownToWholePoints else { return }
      page.writeArea(.rect(region), .nonZero, .color(Pigment(rgb: flat)), in: Context())
    }
  }

  /// Returns the color of a shadow, and its opacity, or `nil` for a shadow without any.
  private func inks(of shadow: Shadow, in context: Context) -> (flat: UInt32, effects: Effects)? {
    let color = Pigment(shadow.color.light)
    if color.alpha == 0 { return nil }
    var effects = Effects()
    effects.opacity = Double(color.alpha) / Double(Pigment.opaque)
    return (context.flat ?? color.rgb, effects)
  }

  private func isBlurred(_ shadow: Shadow) -> Bool {
    shadow.radius * stream.magnification > Self.invisibleRadius
  }

  private func sharpLowering(of shadow: Shadow) -> Lowering {
    shadow.radius > 0 ? .approximated(.distance(shadow.reach * stream.magnification)) : .exact
  }

  // MARK: Silhouettes

  /// Paints something inside the silhouette of a layer without its borders, before its masks: clipped to it if it is
  /// opaque and of one area, and otherwise under its alpha. The closure takes the effects that are left.
  private mutating func paintInside(
    _ layer: SceneLayer, _ contents: SceneContents, _ effects: Effects, _ body: (inout PageWriter, Effects) -> Void
  ) {
    let casting = contents.castingInnerShadow(of: layer)
    if let area = onlyArea(of: casting) {
      stream.save()
      if clip(to: scene.paths[area.path], area.rule) { body(&self, effects) }
      return stream.restore()
    }
    let inside = Context(flat: 0, isRecorded: false)
    guard let mask = form(.gray, { $0.write(casting, in: inside) }) else { return }
    // The shadow may need a soft mask of its own.
    let form = form(.rgb) { body(&$0, effects) }
    guard let form else { return }
    masked(by: mask, .alpha) { $0.paint(form) }
  }

  /// Returns the only area of some contents, which is opaque, or `nil` if they are anything else.
  private func onlyArea(of contents: SceneContents) -> (path: Path.ID, rule: FillRule)? {
    var contents = contents
    var result: (path: Path.ID, rule: FillRule)?
    while let item = contents.next(in: scene) {
      switch item {
      case .fill(let path, let rule, let paint):
        let isOpaque = scene.paints[paint].stops.allSatisfy { Pigment($0.color.light).alpha == Pigment.opaque }
        guard result == nil, isOpaque else { return nil }
        result = (path, rule)
      case .stroke: return nil
      case .layer(let layer, let inside):
        if scene.layers[layer].role == .emptySlot { continue }
        guard result == nil, scene.layers[layer].isPlain, let area = onlyArea(of: inside) else { return nil }
        result = area
      }
    }
    return result
  }

  /// Returns the silhouette of a layer without its borders as a simple path, if it is of one area that takes little work.
  private mutating func simpleSilhouette(of layer: SceneLayer, _ contents: SceneContents) -> Path? {
    // What is cut off casts no shadow, so its cuts move with the silhouette.
    guard layer.maskCount == 0, layer.clips.isEmpty, layer.erasure == nil,
      let area = onlyArea(of: contents.castingInnerShadow(of: layer))
    else { return nil }
    // The form below shows the same.
    var isTooMuch = false
    let path = scene.paths[area.path]
    return region(orTooMuch: &isTooMuch) { budget throws(RegionError) in
      try path.combined(with: .empty, .union, rule: area.rule, budget: &budget)
    }
  }
}
