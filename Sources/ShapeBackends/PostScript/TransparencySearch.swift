import ShapeKit
import ShapeLanguage

/// Finds what of a scene shows and can't be drawn without transparency.
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

  /// Where a node lies.
  struct Place {
    /// How many layers it lies in.
    var depth: Int32 = 0
    /// The innermost layer with a name.
    var layer = ""
    /// The used shapes that it lies in: how deep each lies, and where it is used.
    var uses: [(depth: Int32, note: Note)] = []

    /// Inside a layer.
    func inside(_ layer: SceneLayer, _ source: SourceSpan) -> Place {
      var result = self
      result.depth += 1
      if !layer.name.isEmpty { result.layer = layer.name }
      switch layer.role {
      case .layer, .part, .emptySlot: break
      case .shape: if source != .none { result.uses.append((depth, Note(.usedHere(layer.name), at: source))) }
      case .filledSlot(let ownerDepth):
        // What fills a slot is written where the shape is used, not in the shape.
        result.uses.removeAll { $0.depth >= ownerDepth }
      }
      return result
    }
  }

  mutating func visit(_ range: Range<Int>, in place: Place) {
    var index = range.lowerBound
    while index < range.upperBound {
      let source = scene.nodes[index].source
      switch scene.nodes[index].content {
      case .layer(let number, let count):
        let contents = index + 1..<index + 1 + Int(count)
        visit(scene.layers[Int(number)], contents, source, in: place)
        index = contents.upperBound
      case .fill(let path, _, let paint):
        if scene.fillShows(path), isTranslucent(paint) {
          report(.translucentPaint(layer: place.layer), at: source, in: place)
        }
        index += 1
      case .stroke(_, let style, let paint):
        if scene.strokeShows(style), isTranslucent(paint) {
          report(.translucentPaint(layer: place.layer), at: source, in: place)
        }
        index += 1
      }
    }
  }

  private mutating func visit(
    _ layer: SceneLayer, _ contents: Range<Int>, _ source: SourceSpan, in place: Place
  ) {
    if layer.opacity <= 0 || layer.isCutAway || !shows(contents, caster: nil) { return }
    let inside = place.inside(layer, source)
    if layer.opacity < 1 { report(.translucentLayer(layer.name), at: source, in: place) }
    if !layer.shadows.isEmpty, shows(contents, caster: place.depth) {
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
    // Without a source all places are the same, and each layer is to be named.
    if source == .none || seen.insert(diagnostic.identity).inserted { found.append(diagnostic) }
  }

  private func isTranslucent(_ paint: Int32) -> Bool {
    let alphas = scene.paints[Int(paint)].stops.map { scheme.pigment($0.color).alpha }
    return alphas.contains { $0 > 0 } && alphas.contains { $0 < Pigment.opaque }
  }

  /// Whether nodes show anything; with a `caster`, anything that casts the shadow of the layer at that depth.
  private func shows(_ range: Range<Int>, caster: Int32?) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      switch scene.nodes[index].content {
      case .layer(let number, let count):
        let layer = scene.layers[Int(number)]
        let contents = index + 1..<index + 1 + Int(count)
        let isLeftOut = caster.map { scene.isLeftOut(layer, ofShadowAt: $0) } ?? false
        if layer.opacity > 0, !isLeftOut, !layer.isCutAway, shows(contents, caster: caster) { return true }
        index = contents.upperBound
      case .fill(let path, _, let paint):
        if scene.fillShows(path), isVisible(paint) { return true }
        index += 1
      case .stroke(_, let style, let paint):
        if scene.strokeShows(style), isVisible(paint) { return true }
        index += 1
      }
    }
    return false
  }

  private func isVisible(_ paint: Int32) -> Bool {
    scene.paints[Int(paint)].stops.contains { scheme.pigment($0.color).alpha > 0 }
  }
}
