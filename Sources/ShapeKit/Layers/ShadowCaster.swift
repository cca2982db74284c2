@_spi(Generated) import ShapeCore

/// A silhouette that casts a shadow.
struct ShadowCaster: Equatable {
  /// The silhouette, filled nonzero.
  var path: Path
  /// The alpha of all of it: the shadow of an evenly translucent silhouette is as much fainter.
  var alpha = 1.0
}

extension Scene {
  /// Returns what casts the shadows of a layer, or `nil` if no path describes it: some of it is translucent, and some
  /// isn't. The alpha of masks can have any value.
  ///
  /// What lies inside an opaque fill does not change the silhouette. So the shadow of a card with a hairline border is that
  /// of its fill, whose path animations can interpolate.
  /// - Parameter countsAlpha: Whether translucent paint is translucent. Otherwise, all that is visible counts as opaque.
  func caster(of layer: SceneLayer, _ contents: SceneContents, countsAlpha: Bool = true) -> ShadowCaster? {
    guard layer.maskCount == 0 else { return nil }
    var parts: [CastingPart] = []
    collectParts(of: contents, in: layer, countsAlpha, into: &parts)
    let visible = parts.withoutCovered(in: self).map { $0.resolved(in: self, countsAlpha) }
    var caster: ShadowCaster
    if let lone = visible.first, visible.count == 1, let alpha = lone.alpha {
      caster = ShadowCaster(path: lone.lonePath, alpha: alpha)
    } else {
      guard visible.allSatisfy({ $0.alpha == 1 }) else { return nil }
      caster = ShadowCaster(path: Path(visible.flatMap { $0.region.elements }))
    }
    for clip in layer.clips where !self.contains(contents, of: layer, in: clip) {
      caster.path = caster.path.intersection(clip.path.clockwise(clip.rule))
    }
    if let erasure = layer.erasure { caster.path = caster.path.subtracting(erasure) }
    return caster
  }

  /// The painted region, without shadows: that of `silhouette`, but as contours that can overlap, to be filled
  /// nonzero.
  var paintedRegion: Path {
    var contents = contents
    guard case .layer(let root, let inside) = contents.next(in: self), layers[root].hasPlainFrame,
      let caster = caster(of: layers[root], inside, countsAlpha: false)
    else { return silhouette }
    return caster.path
  }

  private func collectParts(
    of contents: SceneContents, in owner: SceneLayer, _ countsAlpha: Bool, into parts: inout [CastingPart]
  ) {
    func alpha(_ paint: ScenePaint) -> Double? { countsAlpha ? paint.evenAlpha : paint.isClear ? 0 : 1 }
    let borders = firstBorder(of: owner, contents)
    var contents = contents
    while let item = contents.next(in: self) {
      let outline = contents.node >= borders ? self.outline(of: owner) : nil
      func add(_ form: CastingPart.Form, alpha: Double?) {
        if alpha != 0 { parts.append(CastingPart(form: form, alpha: alpha, outline: outline)) }
      }
      switch item {
      case .fill(let path, let rule, let paint): add(.fill(paths[path], rule), alpha: alpha(paints[paint]))
      case .stroke(let path, let style, let paint):
        let style = strokeStyles[style].drawable(along: paths[path])
        if style.width > 0 { add(.stroke(paths[path], style), alpha: alpha(paints[paint])) }
      case .layer(let id, let inside):
        let layer = layers[id]
        if layer.isPlain {
          collectParts(of: inside, in: layer, countsAlpha, into: &parts)
        } else if layer.opacity > 0 {
          add(.layer(layer, inside), alpha: nil)
        }
      }
    }
  }
}

/// One thing that casts a shadow with others.
private struct CastingPart {
  indirect enum Form {
    case fill(Path, FillRule)
    case stroke(Path, StrokeStyle)
    /// A layer with effects, whose alpha is not known yet.
    case layer(SceneLayer, SceneContents)
    /// A simple path that runs clockwise.
    case region(Path)
  }
  var form: Form
  /// The alpha of all of it, or `nil` if it is not the same everywhere.
  var alpha: Double?
  /// An outline that contains it, as that of a layer contains its borders.
  var outline: Path?

  /// Returns a box that contains it, or `nil` if it is empty.
  func bounds(in scene: Scene) -> Rect? {
    switch form {
    case .fill(let path, _), .region(let path): path.bounds
    case .stroke(let path, let style): path.strokeBounds(style)
    case .layer(let layer, let contents): scene.inkAfterClips(of: layer, contents, under: layer.drawableTransform)
    }
  }

  /// Returns the same part without a layer: its silhouette, if it has one.
  func resolved(in scene: Scene, _ countsAlpha: Bool) -> CastingPart {
    guard case .layer(let layer, let contents) = form else { return self }
    let caster = scene.caster(of: layer, contents, countsAlpha: countsAlpha)
    let path = caster.map { $0.path.clockwise(.nonZero).moved(by: layer.drawableTransform) }
    var part = self
    part.form = .region(path ?? .empty)
    part.alpha = caster.map { countsAlpha ? $0.alpha * clampedToUnit(layer.opacity) : 1 }
    return part
  }

  /// Returns whether it is an opaque fill that surely contains another part.
  /// - Parameter box: A box that contains the other part, or `nil` if it is empty.
  func covers(_ other: CastingPart, in box: Rect?) -> Bool {
    guard alpha == 1, case .fill(let path, let rule) = form else { return false }
    if rule == .nonZero, other.outline == path { return true }
    if case .fill(let inner, let innerRule) = other.form, inner == path, innerRule == rule { return true }
    return box.map { path.covers($0, rule: rule) } ?? true
  }

  /// The path, if it is alone: that of a fill, unchanged.
  var lonePath: Path {
    if case .fill(let path, .nonZero) = form { path } else { region }
  }

  /// The region as a path that winds clockwise wherever it winds, so that regions can be filled nonzero together.
  var region: Path {
    switch form {
    case .fill(let path, let rule): path.clockwise(rule)
    case .stroke(let path, let style): path.strokeContours(style)
    case .region(let path): path
    case .layer: .empty
    }
  }
}

extension [CastingPart] {
  /// The number of opaque fills that can cover others, so that the work stays linear. The largest ones count.
  private static var coverLimit: Int { 4 }

  /// Returns the parts that are not surely inside an opaque fill.
  fileprivate func withoutCovered(in scene: Scene) -> [CastingPart] {
    let boxes = map { $0.bounds(in: scene) }
    func area(_ part: Int) -> Double { boxes[part].map { $0.width * $0.height } ?? 0 }
    let covers = indices.filter { self[$0].isOpaqueFill }.sorted { area($0) > area($1) }.prefix(Self.coverLimit)
    return indices.filter { part in
      // Of two that cover each other, the first one stays.
      !covers.contains { cover in
        cover != part && self[cover].covers(self[part], in: boxes[part])
          && !(part < cover && self[part].covers(self[cover], in: boxes[cover]))
      }
    }.map { self[$0] }
  }
}

extension CastingPart {
  fileprivate var isOpaqueFill: Bool {
    if case .fill = form { alpha == 1 } else { false }
  }
}

extension SceneLayer {
  /// Whether it is visible, and neither scaled nor rotated.
  fileprivate var hasPlainFrame: Bool { opacity > 0 && !isTransformed }
}

extension ScenePaint {
  /// The alpha of the paint in 0...1, or `nil` if it is not the same everywhere. No color is adaptive any more.
  fileprivate var evenAlpha: Double? {
    let alphas = stops.map { Double($0.color.light.drawable.alpha) }
    return alphas.allSatisfy { $0 == alphas.first } ? alphas.first ?? 0 : nil
  }
}
