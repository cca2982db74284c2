import ShapeKit

extension Ledger {
  /// Creates the ledger of a format that shows everything exactly.
  /// - Parameter showsSlots: Whether the format keeps the places of empty slots.
  init(exact scene: Scene, scheme: SchemeChoice, showsSlots: Bool) {
    self.init()
    record(scene.contents, of: scene, scheme, layer: "", showsSlots: showsSlots)
  }

  private mutating func record(
    _ contents: SceneContents, of scene: Scene, _ scheme: SchemeChoice, layer name: String, showsSlots: Bool
  ) {
    var contents = contents
    func isVisible(_ paint: Paint.ID) -> Bool {
      scene.paints[paint].stops.contains { scheme.pigment($0.color).alpha > 0 }
    }
    func record(_ element: Entry.Element, _ layer: String, _ source: SourceSpan, _ lowering: Lowering = .exact) {
      self.record(Entry(element: element, layer: layer, source: source, lowering: lowering))
    }
    while let item = contents.next(in: scene) {
      let source = scene.nodes[contents.node].source
      switch item {
      case .fill(let path, _, let paint):
        if scene.fillShows(path), isVisible(paint) { record(.fill, name, source) }
      case .stroke(_, let style, let paint):
        if scene.strokeShows(style), isVisible(paint) { record(.stroke, name, source) }
      case .layer(let id, let inside):
        let layer = scene.layers[id]
        let name = layer.name.isEmpty ? name : layer.name
        if layer.role == .emptySlot {
          record(.slot, name, source, showsSlots ? .exact : .dropped(.emptySlot))
          continue
        }
        guard layer.opacity > 0, !layer.isCutAway else { continue }
        for index in layer.shadows.indices {
          record(.shadow, name, index < layer.shadowSources.count ? layer.shadowSources[index] : source)
        }
        for mask in inside.masks(of: layer, in: scene) { record(.mask, name, scene.nodes[mask.node].source) }
        self.record(inside, of: scene, scheme, layer: name, showsSlots: showsSlots)
        for index in layer.innerShadows.indices {
          record(
            .innerShadow, name, index < layer.innerShadowSources.count ? layer.innerShadowSources[index] : source)
        }
      }
    }
  }

  /// Adds the shadows of a picture that is drawn without them.
  public mutating func recordOmittedShadows(of scene: Scene) {
    for layer in scene.layers {
      for source in layer.shadowSources {
        record(Entry(element: .shadow, layer: layer.name, source: source, lowering: .dropped(.option)))
      }
      for source in layer.innerShadowSources {
        record(Entry(element: .innerShadow, layer: layer.name, source: source, lowering: .dropped(.option)))
      }
    }
  }
}
