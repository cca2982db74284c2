import ShapeCore

extension Scene {
  /// Whether its shadows can be rendered in limited time.
  ///
  /// The silhouette of a layer is drawn for each of its shadows, so that the contents of n shadowed layers in each other are
  /// drawn n² / 2 times. A mask with its own shadows is part of the silhouette, so that the number of shadows doubles with
  /// each shadowed layer in a mask of another one. O(n) for n nodes.
  public var canRenderShadows: Bool {
    let work = shadowWork(of: contents)
    var distinct = 0
    for node in nodes {
      if case .layer(let id, _) = node.content { distinct += layers[id].shadows.count + layers[id].innerShadows.count }
    }
    return work.painting.shadows <= ShadowWork.mostShadows + ShadowWork.mostRepetitions * Double(distinct)
      && work.painting.items <= ShadowWork.mostItems + ShadowWork.mostRepetitions * Double(nodes.count)
  }

  private func shadowWork(of contents: SceneContents) -> ShadowWork {
    var contents = contents
    var result = ShadowWork()
    while let item = contents.next(in: self) {
      switch item {
      case .fill(let path, _, _), .stroke(let path, _, _):
        let count = Double(1 + paths[path].elementCount / 8)
        result.painting.items += count
        result.casting.items += count
      case .layer(let id, let inside):
        if layers[id].opacity > 0 { result.add(shadowWork(of: layers[id], inside)) }
      }
    }
    return result
  }

  private func shadowWork(of layer: SceneLayer, _ contents: SceneContents) -> ShadowWork {
    var result = shadowWork(of: contents)
    for mask in contents.masks(of: layer, in: self) {
      let work = shadowWork(of: layers[mask.layer], mask.contents).painting
      result.painting.add(work)
      result.casting.add(work)
    }
    let silhouette = result.casting
    for shadow in layer.shadows where !shadow.color.isClear {
      result.painting.shadows += 1
      if shadow.caster == nil { result.painting.add(silhouette) }
    }
    for shadow in layer.innerShadows where !shadow.color.isClear {
      result.painting.shadows += 1
      result.painting.add(silhouette)
      if shadow.caster == nil { result.painting.add(silhouette) }
    }
    return result
  }
}

/// How much is drawn for some contents.
private struct ShadowWork {
  struct Count {
    var shadows = 0.0
    /// Fills and strokes, and more for those with long paths.
    var items = 0.0

    mutating func add(_ other: Count) {
      shadows += other.shadows
      items += other.items
    }
  }

  /// To paint them.
  var painting = Count()
  /// To paint what of them casts the shadow of a layer around them.
  var casting = Count()

  /// How often all elements together may be drawn, on average, so that any number of cards may have a mask and shadows.
  static let mostRepetitions = 8.0
  /// The number of shadows that may be drawn beyond that.
  static let mostShadows = 2_000.0
  /// The number of fills and strokes that may be drawn beyond that.
  static let mostItems = 10_000_000.0

  mutating func add(_ other: ShadowWork) {
    painting.add(other.painting)
    casting.add(other.casting)
  }
}
