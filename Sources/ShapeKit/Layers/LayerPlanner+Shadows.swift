@_spi(Generated) import ShapeCore

extension LayerPlanner {
  /// Returns a layer for each shadow, the last one first. They are not cut, and are completely below the layers that
  /// cast them.
  func shadows(of layer: SceneLayer, _ contents: SceneContents) -> [LayerPlan] {
    let shadows = layer.shadows.filter { !$0.color.isClear }
    guard !shadows.isEmpty else { return [] }
    let needsSilhouette = shadows.contains { $0.caster == nil }
    let silhouette = needsSilhouette ? scene.caster(of: layer, contents.castingShadow) : nil
    return shadows.reversed().compactMap { shadow in
      // The silhouette after a spread is opaque, even if what casts it is translucent.
      if let caster = shadow.caster { return cast(shadow, by: ShadowCaster(path: caster)) }
      if let silhouette { return cast(shadow, by: silhouette) }
      var lone = layer
      lone.shadows = [shadow]
      return image(.shadow(shadow, of: layer, contents), covering: scene.shadowInk(of: lone, contents))
    }
  }

  /// Returns a layer that shows the shadow of a path, or `nil` if there is none.
  ///
  /// The position of the layer applies the offset, because the direction of `CALayer.shadowOffset` depends on that of y.
  func cast(_ shadow: Shadow, by caster: ShadowCaster) -> LayerPlan? {
    if caster.path.isEmpty { return nil }
    var color = shadow.color.light.drawable
    color.alpha *= Float(caster.alpha)
    var layer = LayerPlan(
      .shadow(PlannedShadow(caster: caster.path, color: color, radius: shadow.radius.length)), bounds: .zero)
    layer.offset = shadow.offset.drawable
    return layer
  }

  /// Returns a layer for all inner shadows, or a layer for each, the last one first.
  ///
  /// The inner shadow of an opaque silhouette is the shadow of everything around it, inside the silhouette. That of
  /// other contents is an image.
  func innerShadows(of layer: SceneLayer, _ contents: SceneContents) -> [LayerPlan] {
    let shadows = layer.innerShadows.filter { !$0.color.isClear }
    let casting = contents.castingInnerShadow(of: layer)
    guard !shadows.isEmpty else { return [] }
    guard let silhouette = scene.caster(of: layer, casting), silhouette.alpha == 1 else {
      let ink = scene.inkAfterClips(of: layer, casting)
      return shadows.reversed().compactMap {
        image(.innerShadow($0, of: layer, contents), covering: ink)
      }
    }
    guard let inside = silhouette.path.bounds?.drawable else { return [] }
    let cast = shadows.reversed().compactMap { shadow in
      let caster = shadow.caster ?? silhouette.path
      // What is farther away has no effect inside.
      let offset = shadow.offset.drawable
      let reach = 3 * shadow.radius.length + max(abs(offset.x), abs(offset.y)) + 1
      let around = inside.union(caster.bounds?.drawable ?? inside).inset(by: -reach.drawable)
      return self.cast(shadow, by: ShadowCaster(path: around.without(caster)))
    }
    if let box = silhouette.path.box { return [window(box, cast)] }
    var group = group(cast)
    group.mask = .layer(.filling(silhouette.path))
    return [group]
  }
}

extension Rect {
  /// Returns the rectangle without a path that is filled nonzero and inside it.
  fileprivate func without(_ hole: Path) -> Path {
    switch hole.storage {
    // A clockwise contour is simple, so that its reverse cuts it out.
    case .rect, .roundedRect, .ellipse: Path.rect(self).appending(hole.reversed())
    case .elements: Path.rect(self).subtracting(hole)
    }
  }
}
