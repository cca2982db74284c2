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
        if scene.fillShows(path), isTranslucent(paint) { report(.translucentPaint(layer: place.layer), at: source) }
        index += 1
      case .stroke(_, let style, let paint):
        if scene.strokeShows(style), isTranslucent(paint) { report(.translucentPaint(layer: place.layer), at: source) }
        index += 1
      }
    }
  }

  private mutating func visit(
    _ layer: SceneLayer, _ contents: Range<Int>, _ source: SourceSpan, in place: Place
  ) {
    if layer.opacity <= 0 || !shows(contents, caster: nil) { return }
    let inside = Place(depth: place.depth + 1, layer: layer.name.isEmpty ? place.layer : layer.name)
    if layer.opacity < 1 { report(.translucentLayer(layer.name), at: source) }
    if !layer.shadows.isEmpty, shows(contents, caster: place.depth) {
      for shadow in layer.shadows {
        let alpha = scheme.pigment(shadow.color).alpha
        if alpha == 0 { continue }
        if shadow.radius > 0 {
          report(.softShadow(layer: inside.layer, isBlurred: true), at: source)
        } else if alpha < Pigment.opaque {
          report(.softShadow(layer: inside.layer, isBlurred: false), at: source)
        }
      }
    }
    visit(contents, in: inside)
  }

  private mutating func report(_ problem: Problem, at source: SourceSpan) {
    let diagnostic = Diagnostic(problem, at: source)
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
        if layer.opacity > 0, !isLeftOut, shows(contents, caster: caster) { return true }
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
