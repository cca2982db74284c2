extension Paint {
  /// Whether nothing shows where it is painted, in either appearance.
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
  /// The map from the coordinates inside the layer to those around it.
  public var turn: Transform {
    rotation == .zero ? .identity : .rotation(rotation, around: frame.center)
  }
}

extension Scene {
  /// The same picture in which no layer casts a shadow.
  public var withoutShadows: Scene {
    var result = self
    for index in result.layers.indices {
      result.layers[index].shadows = []
      result.layers[index].shadowSources = []
    }
    return result
  }

  /// The smallest rectangle known to hold all that is painted, in the coordinates of the whole; nil if nothing is.
  ///
  /// Strokes count with their caps and miters, shadows to three radii, and clips limit what they cut. Boxes are taken
  /// after turning each path, so they stay tight in turned layers. What is erased still counts, as does a layer whose
  /// opacity is not quite 0.
  public var inkBounds: Rect? {
    ink(of: nodes.indices, depth: 0)
  }

  /// The smallest rectangle known to hold what a layer's own nodes paint, after its clips and without its shadows.
  ///
  /// - Parameters:
  ///   - layer: the layer.
  ///   - contents: the nodes inside it.
  ///   - depth: how many layers it lies in.
  ///   - transform: a rotation from the coordinates inside the layer to those of the result.
  public func inkAfterClips(
    of layer: SceneLayer, contents: Range<Int>, depth: Int32, under transform: Transform = .identity
  ) -> Rect? {
    limit(ink(of: contents, depth: depth + 1, under: transform), to: layer.clips, under: transform)
  }

  /// The smallest rectangle known to hold a layer's shadows. The parameters are those of `inkAfterClips`.
  public func shadowInk(
    of layer: SceneLayer, contents: Range<Int>, depth: Int32, under transform: Transform = .identity
  ) -> Rect? {
    if layer.shadows.isEmpty { return nil }
    let body = ink(of: contents, depth: depth + 1, under: transform, caster: depth)
    guard let silhouette = limit(body, to: layer.clips, under: transform) else { return nil }
    let origin = transform.apply(.zero)
    var result: Rect?
    for shadow in layer.shadows where !shadow.color.isClear {
      let offset = transform.apply(shadow.offset) - origin
      let ink = silhouette.inset(by: -shadow.reach).translated(by: offset)
      result = result?.union(ink) ?? ink
    }
    return result
  }

  /// Whether the shadow of a layer at depth `caster` leaves out what lies inside this layer, which a `use` put there.
  public func isLeftOut(_ layer: SceneLayer, ofShadowAt caster: Int32) -> Bool {
    switch layer.role {
    case .layer, .shape, .part: return false
    case .emptySlot: return true
    case .filledSlot(let ownerDepth): return caster >= ownerDepth
    }
  }

  /// The ink of nodes that lie in `depth` layers. With a `caster`, only what casts the shadow of the layer of that
  /// depth counts.
  private func ink(
    of range: Range<Int>, depth: Int32, under transform: Transform = .identity, caster: Int32? = nil
  ) -> Rect? {
    var result: Rect?
    var index = range.lowerBound
    while index < range.upperBound {
      var ink: Rect?
      switch nodes[index].content {
      case .fill(let path, _, let paint):
        let path = paths[Int(path)]
        if !paints[Int(paint)].isClear, !path.isFlat() { ink = turned(path, by: transform).bounds }
      case .stroke(let path, let style, let paint):
        let style = strokeStyles[Int(style)]
        if style.width > 0, !paints[Int(paint)].isClear {
          ink = turned(paths[Int(path)], by: transform).strokeBounds(style)
        }
      case .layer(let layer, let count):
        let contents = index + 1..<index + 1 + Int(count)
        ink = self.ink(of: layers[Int(layer)], contents: contents, depth: depth, under: transform, caster: caster)
        index = contents.upperBound - 1
      }
      if let ink { result = result?.union(ink) ?? ink }
      index += 1
    }
    return result
  }

  /// The ink of a layer as it is seen from outside, at `depth`.
  private func ink(
    of layer: SceneLayer, contents: Range<Int>, depth: Int32, under transform: Transform, caster: Int32?
  ) -> Rect? {
    if layer.opacity <= 0 { return nil }
    if let caster, isLeftOut(layer, ofShadowAt: caster) { return nil }
    let inner = layer.turn.then(transform)
    let own = ink(of: contents, depth: depth + 1, under: inner, caster: caster)
    var result = limit(own, to: layer.clips, under: inner)
    if caster == nil, let shadows = shadowInk(of: layer, contents: contents, depth: depth, under: inner) {
      result = result?.union(shadows) ?? shadows
    }
    return result
  }

  private func limit(_ ink: Rect?, to clips: [Clip], under transform: Transform) -> Rect? {
    guard var result = ink else { return nil }
    for clip in clips {
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
