import ShapeCore
import ShapeRaster

/// Parts of the scene that PostScript can't show as they are: opaque pieces and images.
extension PageWriter {
  /// Writes what replaces an item, if it needs transparency and the language has none. Returns whether that is so.
  mutating func writeReplacement(
    of item: SceneItem, _ contents: SceneContents, _ source: SourceSpan, in context: Context
  ) -> Bool {
    guard case .postScript(let flattening) = language, !contents.isShadow else { return false }
    let replacement = flattening.replacements[PaintPlace(node: contents.node)]
    // A translucent item without a replacement is not on the page.
    guard replacement != nil || scene.isTranslucent(item) else { return false }
    if let replacement { write(replacement, flattening) }
    let lowering = replacement?.lowering
    switch item {
    case .fill: record(.fill, source, lowering ?? .exact, context)
    case .stroke: record(.stroke, source, lowering ?? .exact, context)
    case .layer(let id, let inside): recordAll(in: scene.layers[id], inside, source, lowering, context)
    }
    return true
  }

  /// Writes what replaces a shadow, if it needs transparency and the language has none. Returns whether that is so.
  mutating func writeReplacement(
    _ element: Ledger.Entry.Element, at part: PaintPlace.Part, of contents: SceneContents, _ kind: PageItem.Kind?,
    _ source: SourceSpan, in context: Context
  ) -> Bool {
    guard case .postScript(let flattening) = language else { return false }
    let replacement = flattening.replacements[PaintPlace(node: contents.layerNode, part: part)]
    guard replacement != nil || kind != .opaque else { return false }
    if let replacement { write(replacement, flattening) }
    record(element, source, replacement?.lowering ?? .exact, context)
    return true
  }

  /// Writes images and pieces in the coordinates of the scene.
  private mutating func write(_ replacement: Replacement, _ flattening: Flattening) {
    let map = stream.sceneMap
    guard let inverse = map.inverse else { return }
    if map != .identity {
      stream.save()
      stream.concatenate(inverse)
    }
    for image in replacement.images { write(image, flattening) }
    for piece in replacement.pieces { write(piece.region, piece.paint) }
    if map != .identity { stream.restore() }
  }

  private mutating func write(_ region: Region, _ paint: FlatPaint) {
    switch paint {
    case .image: break
    case .color(let color): writeArea(region.path, .nonZero, .color(Pigment(color)), in: Context())
    case .gradient(let gradient):
      guard let inverse = gradient.map.inverse, stream.mark(region.box) else { return }
      let stops = gradient.stops.map { (position: $0.position, color: Pigment($0.color)) }
      stream.save()
      if clip(to: region.path, .nonZero) {
        if gradient.map != .identity { stream.concatenate(gradient.map) }
        writeGradient(
          PageGradient(stops: stops, geometry: gradient.geometry), over: inverse.bounds(of: region.box), Effects())
      }
      stream.restore()
    }
  }
}
