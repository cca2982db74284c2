import ShapeCore

extension Ledger {
  /// Creates the ledger of a format that shows everything exactly.
  /// - Parameters:
  ///   - showsSlots: Whether the format keeps the places of empty slots.
  ///   - open: The nodes of strokes that may have gaps.
  init(exact scene: Scene, scheme: SchemeChoice, showsSlots: Bool, except open: Set<Int> = []) {
    self.init()
    let widths = open.isEmpty ? [:] : scene.widths(ofStrokes: open)
    LedgerElements(scene: scene, scheme: scheme).visit { element, layer, source, node in
      var lowering = showsSlots ? .exact : Lowering.exact.applied(to: element)
      if element == .stroke, let width = widths[node] { lowering = .approximated(.distance(width)) }
      record(Entry(element: element, layer: layer, source: source, lowering: lowering))
    }
  }

  /// Adds the visible shadows of a picture that is drawn without them.
  package mutating func recordOmittedShadows(of scene: Scene, _ scheme: SchemeChoice) {
    LedgerElements(scene: scene, scheme: scheme).visit { element, layer, source, _ in
      guard element == .shadow || element == .innerShadow else { return }
      record(Entry(element: element, layer: layer, source: source, lowering: .dropped(.option)))
    }
  }
}

extension Scene {
  /// Returns the widths of strokes by their nodes, at most, in the coordinates of the scene.
  fileprivate func widths(ofStrokes nodes: Set<Int>) -> [Int: Double] {
    var result: [Int: Double] = [:]
    var scales: [(end: Int, scale: Double)] = []
    for (index, node) in self.nodes.enumerated() {
      while let last = scales.last, last.end <= index { scales.removeLast() }
      let scale = scales.last?.scale ?? 1
      switch node.content {
      case .layer(let layer, let count):
        let factors = layers[layer].scale
        scales.append((index + 1 + Int(count), scale * max(abs(factors.x), abs(factors.y))))
      case .stroke(_, let style, _): if nodes.contains(index) { result[index] = strokeStyles[style].width * scale }
      case .fill: break
      }
    }
    return result
  }
}

extension Lowering {
  /// Returns how an element is shown where everything but slots is shown in this way.
  func applied(to element: Ledger.Entry.Element) -> Lowering { element == .slot ? .dropped(.emptySlot) : self }
}

/// The visible elements of a scene that a ledger lists, those of masks among them.
struct LedgerElements {
  let scene: Scene
  let scheme: SchemeChoice

  typealias Visitor = (Ledger.Entry.Element, _ layer: String, SourceSpan, _ node: Int) -> Void

  /// Visits all elements, in paint order.
  func visit(_ body: Visitor) { visit(scene.contents, of: "", body) }

  /// Visits the elements of some contents.
  /// - Parameter name: The name of the innermost named layer around them.
  private func visit(_ contents: SceneContents, of name: String, _ body: Visitor) {
    var contents = contents
    while let item = contents.next(in: scene) {
      let source = scene.nodes[contents.node].source
      switch item {
      case .fill(let path, _, let paint):
        if scene.fillShows(path), isVisible(paint) { body(.fill, name, source, contents.node) }
      case .stroke(_, let style, let paint):
        if scene.strokeShows(style), isVisible(paint) { body(.stroke, name, source, contents.node) }
      case .layer(let id, let inside): visit(scene.layers[id], inside, source, of: name, body)
      }
    }
  }

  /// Visits the elements of a layer: its shadows, its masks with their elements, its contents, and its inner shadows.
  func visit(
    _ layer: SceneLayer, _ contents: SceneContents, _ source: SourceSpan, of name: String, _ body: Visitor
  ) {
    let name = layer.name.isEmpty ? name : layer.name
    let node = contents.layerNode
    if layer.role == .emptySlot { return body(.slot, name, source, node) }
    guard layer.opacity > 0, !layer.isCutAway else { return }
    func visit(_ element: Ledger.Entry.Element, _ shadows: [Shadow], _ sources: [SourceSpan]) {
      for (index, shadow) in shadows.enumerated() where scheme.pigment(shadow.color).alpha > 0 {
        body(element, name, index < sources.count ? sources[index] : source, node)
      }
    }
    visit(.shadow, layer.shadows, layer.shadowSources)
    for mask in contents.masks(of: layer, in: scene) {
      let place = scene.nodes[mask.node].source
      body(.mask, name, place, mask.node)
      self.visit(scene.layers[mask.layer], mask.contents, place, of: name, body)
    }
    self.visit(contents, of: name, body)
    visit(.innerShadow, layer.innerShadows, layer.innerShadowSources)
  }

  private func isVisible(_ paint: ScenePaint.ID) -> Bool {
    scene.paints[paint].stops.contains { scheme.pigment($0.color).alpha > 0 }
  }
}

extension SchemeChoice {
  /// Returns a color in the single appearance of the picture.
  fileprivate func pigment(_ color: Color) -> Pigment {
    switch self {
    case .automatic, .light: Pigment(color.light)
    case .dark: Pigment(color.dark)
    }
  }
}
