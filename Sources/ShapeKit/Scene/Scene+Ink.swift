extension Paint {
  /// Whether the paint is transparent in both appearances.
  public var isClear: Bool {
    switch self {
    case .color(let color): return color.isClear
    case .linear(let gradient): return gradient.stops.allSatisfy { $0.color.isClear }
    case .radial(let gradient): return gradient.stops.allSatisfy { $0.color.isClear }
    case .conic(let gradient): return gradient.stops.allSatisfy { $0.color.isClear }
    }
  }
}

extension Color {
  /// Whether it is transparent in both appearances.
  public var isClear: Bool { light.alpha <= 0 && dark.alpha <= 0 }
}

extension SceneLayer {
  /// The transform from the coordinates inside the layer to those around it.
  public var transform: Transform {
    let turn = rotation == .zero ? Transform.identity : .rotation(rotation, around: frame.center)
    return isScaled ? Transform.scale(x: scale.x, y: scale.y, around: frame.center).then(turn) : turn
  }

  /// The transform with numbers that can be drawn.
  var drawableTransform: Transform {
    var layer = self
    layer.frame = frame.drawable
    layer.rotation = rotation.finite
    layer.scale = Point(scale.x.factor, scale.y.factor)
    return layer.transform
  }
}

extension Scene {
  /// The same picture in which no layer casts a shadow.
  public var withoutShadows: Scene {
    var result = self
    for layer in result.layers.indices {
      result.layers[layer].shadows = []
      result.layers[layer].shadowSources = []
      result.layers[layer].innerShadows = []
      result.layers[layer].innerShadowSources = []
    }
    return result
  }

  /// The bounding box of everything that is painted, in the coordinates of the scene, or `nil` if nothing is. It may be
  /// too large.
  ///
  /// Strokes count with their caps and miters, shadows up to three radii, and clips limit what they cut. Boxes are
  /// computed after rotating each path, so they stay tight in rotated layers. Erased parts still count, as does a layer
  /// with a tiny opacity.
  public var inkBounds: Rect? { ink(of: contents) }

  /// Returns the bounding box of a layer with its shadows, in the coordinates around it, or `nil` if nothing of it is
  /// painted. It may be too large.
  public func inkBounds(of layer: SceneLayer, _ contents: SceneContents) -> Rect? {
    ink(of: layer, contents, under: .identity)
  }

  /// Returns the bounding box of a layer's own contents, after its clips and masks and without its shadows. It may be too
  /// large.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - contents: The contents of the layer.
  ///   - transform: The transform from the coordinates inside the layer to those of the result.
  public func inkAfterClips(
    of layer: SceneLayer, _ contents: SceneContents, under transform: Transform = .identity
  ) -> Rect? {
    limit(
      ink(of: contents.painted, under: transform), to: layer, masks(of: layer, contents, under: transform),
      under: transform)
  }

  /// Returns the bounding box of a layer's shadows. It may be too large. The parameters are those of `inkAfterClips`.
  public func shadowInk(
    of layer: SceneLayer, _ contents: SceneContents, under transform: Transform = .identity
  ) -> Rect? {
    shadowInk(of: layer, contents, masks(of: layer, contents, under: transform), under: transform)
  }

  private func shadowInk(
    of layer: SceneLayer, _ contents: SceneContents, _ masks: [Rect?], under transform: Transform
  ) -> Rect? {
    if layer.shadows.isEmpty { return nil }
    let body = ink(of: contents.castingShadow, under: transform)
    let silhouette = limit(body, to: layer, masks, under: transform)
    let origin = transform.apply(.zero)
    var result: Rect?
    for shadow in layer.shadows where !shadow.color.isClear {
      guard let silhouette = shadow.caster.map({ turned($0, by: transform).bounds }) ?? silhouette else { continue }
      let offset = transform.apply(shadow.offset) - origin
      let reach = transform.reach(of: shadow.reach)
      let ink = silhouette.inset(left: -reach.x, top: -reach.y, right: -reach.x, bottom: -reach.y)
        .translated(by: offset)
      result = result?.union(ink) ?? ink
    }
    return result
  }

  /// Returns the bounding box of some contents.
  private func ink(of contents: SceneContents, under transform: Transform = .identity) -> Rect? {
    var contents = contents
    var result: Rect?
    while let item = contents.next(in: self) {
      var ink: Rect?
      switch item {
      case .fill(let path, _, let paint):
        let path = paths[path]
        if !paints[paint].isClear, !path.isFlat() { ink = turned(path, by: transform).bounds }
      case .stroke(let path, let style, let paint):
        let style = strokeStyles[style]
        if style.width > 0, !paints[paint].isClear { ink = strokeInk(paths[path], style, under: transform) }
      case .layer(let layer, let inside): ink = self.ink(of: layers[layer], inside, under: transform)
      }
      if let ink { result = result?.union(ink) ?? ink }
    }
    return result
  }

  private func strokeInk(_ path: Path, _ style: StrokeStyle, under transform: Transform) -> Rect? {
    guard let factor = transform.lengthFactor else {
      return path.strokeBounds(style).map { transform.bounds(of: $0) }
    }
    var style = style
    style.width *= factor
    style.dash = style.dash.map { $0 * factor }
    style.phase *= factor
    return turned(path, by: transform).strokeBounds(style)
  }

  /// Returns the bounding box of a layer, including its transform, clips and shadows.
  private func ink(of layer: SceneLayer, _ contents: SceneContents, under transform: Transform) -> Rect? {
    if layer.opacity <= 0 { return nil }
    let inner = layer.transform.then(transform)
    // Once for both, because masks in each other would take exponential time.
    let masks = masks(of: layer, contents, under: inner)
    var result = limit(ink(of: contents, under: inner), to: layer, masks, under: inner)
    if !contents.isShadow, let shadows = shadowInk(of: layer, contents, masks, under: inner) {
      result = result?.union(shadows) ?? shadows
    }
    return result
  }

  /// Returns the bounding boxes of the masks of a layer.
  private func masks(of layer: SceneLayer, _ contents: SceneContents, under transform: Transform) -> [Rect?] {
    contents.masks(of: layer, in: self).map { ink(of: layers[$0.layer], $0.contents, under: transform) }
  }

  /// Returns the part of a bounding box inside the clips and masks of a layer.
  private func limit(_ ink: Rect?, to layer: SceneLayer, _ masks: [Rect?], under transform: Transform) -> Rect? {
    guard var result = ink else { return nil }
    for mask in masks {
      guard let mask, let common = result.intersection(mask) else { return nil }
      result = common
    }
    for clip in layer.clips {
      guard !clip.path.isFlat(), let bounds = turned(clip.path, by: transform).bounds,
        let common = result.intersection(bounds)
      else { return nil }
      result = common
    }
    return result
  }

  private func turned(_ path: Path, by transform: Transform) -> Path {
    transform == .identity ? path : path.transformed(by: transform)
  }
}
