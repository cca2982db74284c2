import ShapeCore

/// Parts of the scene that PostScript can't show as they are: opaque pieces and images.
extension PostScriptDocument {
  /// Writes an item with pieces and images, if it needs them, and records how it is shown. Returns whether nothing more
  /// is to be written.
  mutating func writeFlattened(_ item: SceneItem, at node: Int, in context: Context) -> Bool {
    let element: Ledger.Entry.Element
    var name = context.layer
    switch item {
    case .fill: element = .fill
    case .stroke: element = .stroke
    case .layer(let id, _):
      let layer = scene.layers[id]
      if !layer.name.isEmpty { name = layer.name }
      if layer.role == .emptySlot {
        record(.slot, name, scene.nodes[node].source, .dropped(.emptySlot))
        return true
      }
      element = .layer
    }
    guard let emission = flattening?.emissions[PaintPlace(node: node)] else {
      if case .layer = item { return false }
      if isVisible(item) { record(element, name, scene.nodes[node].source, .exact) }
      return false
    }
    write(emission)
    let (source, lowering) = (scene.nodes[node].source, lowering(of: emission))
    record(element, name, source, lowering)
    if case .layer(let id, let contents) = item {
      // All that is in the layer is shown in the same way.
      LedgerElements(scene, scheme).visit(scene.layers[id], contents, source, of: context.layer) {
        record($0, $1, $2, lowering.applied(to: $0))
      }
    }
    return true
  }

  /// Writes a shadow with pieces and images, if it needs them, and records how it is shown. Returns whether nothing more
  /// is to be written.
  mutating func writeFlattened(
    _ element: Ledger.Entry.Element, of layer: SceneLayer, _ place: PaintPlace, in context: Context
  ) -> Bool {
    let (shadow, source): (Shadow, SourceSpan?)
    switch place.part {
    case .node: return false
    case .shadow(let index):
      (shadow, source) = (
        layer.shadows[index], layer.shadowSources.indices.contains(index) ? layer.shadowSources[index] : nil
      )
    case .innerShadow(let index):
      let sources = layer.innerShadowSources
      (shadow, source) = (layer.innerShadows[index], sources.indices.contains(index) ? sources[index] : nil)
    }
    let emission = flattening?.emissions[place]
    let alpha = scheme.pigment(shadow.color).alpha
    if alpha > 0 {
      record(
        element, context.layer, source ?? scene.nodes[place.node].source, emission.map { lowering(of: $0) } ?? .exact)
    }
    if let emission { write(emission) }
    // Without an emission, nothing of a soft shadow is on the canvas.
    return emission != nil || shadow.radius > 0 || shadow.caster != nil || alpha < Pigment.opaque
  }

  private func isVisible(_ item: SceneItem) -> Bool {
    switch item {
    case .fill(let path, _, let paint): scene.fillShows(path) && isVisible(paint)
    case .stroke(_, let style, let paint): scene.strokeShows(style) && isVisible(paint)
    case .layer: false
    }
  }

  private func isVisible(_ paint: ScenePaint.ID) -> Bool {
    scene.paints[paint].stops.contains { scheme.pigment($0.color).alpha > 0 }
  }

  private mutating func record(
    _ element: Ledger.Entry.Element, _ layer: String, _ source: SourceSpan, _ lowering: Lowering
  ) {
    ledger.record(Ledger.Entry(element: element, layer: layer, source: source, lowering: lowering))
  }

  /// Returns how an emission shows its item. If it has several images, that is the largest.
  private func lowering(of emission: Emission) -> Lowering {
    guard let plan = flattening, !emission.shownIn.isEmpty else { return .flattened(pieces: emission.pieces.count) }
    let regions = emission.shownIn.map { images[plan.owner(of: $0)] }
    guard let largest = regions.max(by: { $0.width * $0.height < $1.width * $1.height }) else {
      return .flattened(pieces: emission.pieces.count)
    }
    return .rasterized(
      RasterizedRegion(
        region: largest.rect, resolution: largest.resolution, width: largest.width, height: largest.height,
        cause: largest.cause))
  }

  // MARK: Writing

  private mutating func write(_ emission: Emission) {
    inScene { document in
      for image in emission.images { document.write(document.images[image]) }
      for piece in emission.pieces { document.writePiece(piece.region, piece.paint) }
    }
  }

  private mutating func writePiece(_ region: Region, _ paint: FlatPaint) {
    switch paint {
    case .image: break
    case .color(let color): writeArea(region.path, .nonZero, .color(Pigment(color)))
    case .gradient(let gradient): writePiece(region, gradient)
    }
  }

  private mutating func writePiece(_ region: Region, _ gradient: FlatGradient) {
    let stops = gradient.stops.map { (position: $0.position, color: Pigment($0.color)) }
    let map = gradient.map
    saveState()
    clip(to: region.path.transformed(by: page).elements, .nonZero)
    // Only a displacement leaves angles and lengths as they are.
    if map.linear == .identity {
      let offset = Point(map.tx, map.ty)
      writeGradient(
        PageGradient(stops: stops, geometry: gradient.geometry.moved(by: offset)), over: region.box)
    } else if let inverse = map.inverse {
      concatenating(map) { document in
        document.writeGradient(
          PageGradient(stops: stops, geometry: gradient.geometry), over: inverse.bounds(of: region.box))
      }
    }
    restoreState()
  }
}
