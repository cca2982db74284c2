extension Color {
  /// Whether it is transparent in both appearances.
  package var isClear: Bool { light.alpha <= 0 && dark.alpha <= 0 }
}

extension SceneLayer {
  /// The transform from the coordinates inside the layer to those around it.
  package var transform: Transform {
    let turn = rotation == .zero ? Transform.identity : .rotation(rotation, around: frame.center)
    return isScaled ? Transform.scale(x: scale.x, y: scale.y, around: frame.center).then(turn) : turn
  }

  /// The transform with numbers that can be drawn.
  package var drawableTransform: Transform {
    var layer = self
    layer.frame = frame.drawable
    layer.rotation = rotation.finite
    layer.scale = Point(scale.x.factor, scale.y.factor)
    return layer.transform
  }
}

extension Scene {
  /// The same picture in which no layer casts a shadow.
  package var withoutShadows: Scene {
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
  package var inkBounds: Rect? {
    var boxes = InkBoxes(self)
    return boxes.ink(of: contents, under: .identity)
  }

  /// Returns the bounding box of a layer with its shadows, in the coordinates around it, or `nil` if nothing of it is
  /// painted. It may be too large.
  package func inkBounds(of layer: SceneLayer, _ contents: SceneContents) -> Rect? {
    var boxes = InkBoxes(self)
    return boxes.ink(of: layer, contents, under: .identity)
  }

  /// Returns the bounding box of a layer's own contents, after its clips and masks and without its shadows. It may be too
  /// large.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - contents: The contents of the layer.
  ///   - transform: The transform from the coordinates inside the layer to those of the result.
  package func inkAfterClips(
    of layer: SceneLayer, _ contents: SceneContents, under transform: Transform = .identity
  ) -> Rect? {
    var boxes = InkBoxes(self)
    return boxes.inkAfterClips(of: layer, contents.painted, under: transform)
  }

  /// Returns the bounding box of a layer's shadows. It may be too large. The parameters are those of `inkAfterClips`.
  package func shadowInk(
    of layer: SceneLayer, _ contents: SceneContents, under transform: Transform = .identity
  ) -> Rect? {
    var boxes = InkBoxes(self)
    return boxes.shadowInk(of: layer, contents, under: transform)
  }
}

/// Computes the bounding boxes of what is painted.
///
/// The box of a mask is computed once, although contents are visited for themselves and for the shadows of each layer
/// around them: masks in each other would take exponential time.
package struct InkBoxes {
  private let scene: Scene
  /// The boxes of masks by their nodes, with the transforms to the results.
  private var masks: [Int: (transform: Transform, box: Rect?)] = [:]

  package init(_ scene: Scene) { self.scene = scene }

  fileprivate mutating func shadowInk(
    of layer: SceneLayer, _ contents: SceneContents, under transform: Transform
  ) -> Rect? {
    if layer.shadows.isEmpty { return nil }
    let silhouette = inkAfterClips(of: layer, contents.castingShadow, under: transform)
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
  fileprivate mutating func ink(of contents: SceneContents, under transform: Transform) -> Rect? {
    var contents = contents
    var result: Rect?
    while let item = contents.next(in: scene) {
      var ink: Rect?
      switch item {
      case .fill(let path, _, let paint):
        let path = scene.paths[path]
        if !scene.paints[paint].isClear, !path.isFlat() { ink = turned(path, by: transform).bounds }
      case .stroke(let path, let style, let paint):
        let style = scene.strokeStyles[style]
        if style.width > 0, !scene.paints[paint].isClear { ink = strokeInk(scene.paths[path], style, under: transform) }
      case .layer(let layer, let inside): ink = self.ink(of: scene.layers[layer], inside, under: transform)
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

  /// Returns the bounding box of a layer, including its transform, clips, masks and shadows.
  fileprivate mutating func ink(of layer: SceneLayer, _ contents: SceneContents, under transform: Transform) -> Rect? {
    if layer.opacity <= 0 { return nil }
    let inner = layer.transform.then(transform)
    var result = inkAfterClips(of: layer, contents, under: inner)
    if !contents.isShadow, let shadows = shadowInk(of: layer, contents, under: inner) {
      result = result?.union(shadows) ?? shadows
    }
    return result
  }

  /// Returns the bounding box of a layer's own contents, after its clips and masks.
  package mutating func inkAfterClips(
    of layer: SceneLayer, _ contents: SceneContents, under transform: Transform
  ) -> Rect? {
    guard var result = ink(of: contents, under: transform) else { return nil }
    for mask in contents.masks(of: layer, in: scene) {
      guard let box = self.box(of: mask, under: transform), let common = result.intersection(box) else { return nil }
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

  private mutating func box(
    of mask: (node: Int, layer: SceneLayer.ID, contents: SceneContents), under transform: Transform
  ) -> Rect? {
    if let known = masks[mask.node], known.transform == transform { return known.box }
    let box = ink(of: scene.layers[mask.layer], mask.contents, under: transform)
    masks[mask.node] = (transform, box)
    return box
  }

  private func turned(_ path: Path, by transform: Transform) -> Path {
    transform == .identity ? path : path.transformed(by: transform)
  }
}
