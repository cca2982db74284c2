import ShapeKit
import ShapeLanguage

/// Finds the visible parts of a scene that need transparency.
struct TransparencySearch {
  let scene: Scene
  let scheme: SchemeChoice
  private(set) var found: [Diagnostic] = []
  /// The same statement may draw many times.
  private var seen: Set<Diagnostic.Identity> = []

  init(scene: Scene, scheme: SchemeChoice) {
    self.scene = scene
    self.scheme = scheme
  }

  /// The place of a node.
  struct Place {
    /// The innermost layer with a name.
    var layer = ""
    /// The used shapes around it: the depth of each, and the place of its `use`.
    var uses: [(depth: Int32, note: Note)] = []

    /// Returns the place inside a layer with a depth.
    func inside(_ layer: SceneLayer, at depth: Int32, _ source: SourceSpan) -> Place {
      var result = self
      if !layer.name.isEmpty { result.layer = layer.name }
      switch layer.role {
      case .layer, .part, .mask, .emptySlot: break
      case .shape: if source != .none { result.uses.append((depth, Note(.usedHere(layer.name), at: source))) }
      case .filledSlot(let ownerDepth):
        // The content of a slot is in the source of the `use`, not of the used shape.
        result.uses.removeAll { $0.depth >= ownerDepth }
      }
      return result
    }
  }

  mutating func visit(_ contents: SceneContents, in place: Place) {
    var contents = contents
    while let item = contents.next(in: scene) {
      let source = scene.nodes[contents.node].source
      switch item {
      case .layer(let layer, let inside): visit(scene.layers[layer], inside, source, in: place)
      case .fill(let path, _, let paint):
        if scene.fillShows(path), isTranslucent(paint) {
          report(.translucentPaint(layer: place.layer), at: source, in: place)
        }
      case .stroke(_, let style, let paint):
        if scene.strokeShows(style), isTranslucent(paint) {
          report(.translucentPaint(layer: place.layer), at: source, in: place)
        }
      }
    }
  }

  private mutating func visit(
    _ layer: SceneLayer, _ contents: SceneContents, _ source: SourceSpan, in place: Place
  ) {
    if layer.opacity <= 0 || layer.isCutAway || !shows(contents) { return }
    let inside = place.inside(layer, at: contents.depth - 1, source)
    if layer.opacity < 1 { report(.translucentLayer(layer.name), at: source, in: place) }
    if !layer.shadows.isEmpty, shows(contents.castingShadow) {
      for (index, shadow) in layer.shadows.enumerated() {
        let alpha = scheme.pigment(shadow.color).alpha
        let isBlurred = shadow.radius > 0
        if alpha == 0 || !isBlurred && alpha == Pigment.opaque { continue }
        let shadowSource = index < layer.shadowSources.count ? layer.shadowSources[index] : source
        report(.softShadow(layer: layer.name, isBlurred: isBlurred), at: shadowSource, in: inside)
      }
    }
    visit(contents, in: inside)
  }

  private mutating func report(_ problem: Problem, at source: SourceSpan, in place: Place) {
    let diagnostic = Diagnostic(problem, at: source, notes: place.uses.last.map { [$0.note] } ?? [])
    // Without a source, all places are the same, and each layer is reported.
    if source == .none || seen.insert(diagnostic.identity).inserted { found.append(diagnostic) }
  }

  private func isTranslucent(_ paint: Paint.ID) -> Bool {
    let alphas = scene.paints[paint].stops.map { scheme.pigment($0.color).alpha }
    return alphas.contains { $0 > 0 } && alphas.contains { $0 < Pigment.opaque }
  }

  /// Returns whether anything is visible.
  private func shows(_ contents: SceneContents) -> Bool {
    var contents = contents
    while let item = contents.next(in: scene) {
      switch item {
      case .layer(let number, let inside):
        let layer = scene.layers[number]
        if layer.opacity > 0, !layer.isCutAway, shows(inside) { return true }
      case .fill(let path, _, let paint): if scene.fillShows(path), isVisible(paint) { return true }
      case .stroke(_, let style, let paint): if scene.strokeShows(style), isVisible(paint) { return true }
      }
    }
    return false
  }

  private func isVisible(_ paint: Paint.ID) -> Bool {
    scene.paints[paint].stops.contains { scheme.pigment($0.color).alpha > 0 }
  }
}
