import ShapeCore

/// Paints single points of a scene, as the documentation of `SceneLayer` says. It blurs as `PointPainter` does.
package struct ScenePoints {
  package let scene: Scene
  package let appearance: Appearance

  /// The region of each fill and stroke, to be filled, and its bounding box.
  private var regions: Arena<Path>.Table<(path: Path, box: Rect?)>

  package init(_ scene: Scene, _ appearance: Appearance) {
    (self.scene, self.appearance) = (scene, appearance)
    regions = Arena<Path>.Table(scene.paths) { ($0, $0.bounds) }
    for case .stroke(let path, let style, _) in scene.nodes.map(\.content) {
      let contours = scene.paths[path].strokeContours(scene.strokeStyles[style])
      regions[path] = (contours, contours.bounds)
    }
  }

  // MARK: Colors

  /// Returns the color of the picture at a point.
  package func color(at point: Point) -> Tint { color(of: scene.contents, at: point) }

  /// Returns the color of some contents at a point in their layer.
  package func color(of contents: SceneContents, at point: Point) -> Tint {
    var contents = contents
    var result = Tint.clear
    while let item = contents.next(in: scene) {
      switch item {
      case .fill(let path, let rule, let paint):
        if covers(path, rule, point) { result = tint(paint, at: point).over(result) }
      case .stroke(let path, _, let paint):
        if covers(path, .nonZero, point) { result = tint(paint, at: point).over(result) }
      case .layer(let id, let inside):
        result = color(of: scene.layers[id], inside, at: point).over(result, scene.layers[id].blend)
      }
    }
    return result
  }

  /// Returns the color of a layer with all its effects at a point around it.
  package func color(of layer: SceneLayer, _ contents: SceneContents, at outer: Point) -> Tint {
    guard layer.opacity > 0, let point = layer.transform.inverse?.apply(outer) else { return .clear }
    var body = color(of: contents.withoutBorders(of: layer), at: point)
    for shadow in layer.innerShadows.reversed() {
      body = tint(shadow.color).faded(innerShade(of: shadow, layer, contents, at: point)).over(body)
    }
    var borders = contents.borders(of: layer)
    while let item = borders.next(in: scene) {
      switch item {
      case .fill(let path, let rule, let paint):
        if covers(path, rule, point) { body = tint(paint, at: point).over(body) }
      case .stroke(let path, _, let paint):
        if covers(path, .nonZero, point) { body = tint(paint, at: point).over(body) }
      case .layer(let id, let inside): body = color(of: scene.layers[id], inside, at: point).over(body)
      }
    }
    body = body.faded(visibleShare(of: layer, contents, at: point))
    var result = Tint.clear
    for shadow in layer.shadows.reversed() {
      result = tint(shadow.color).faded(shade(of: shadow, layer, contents, at: point)).over(result)
    }
    return body.over(result).faded(layer.opacity)
  }

  private func tint(_ color: Color) -> Tint { Tint(appearance == .light ? color.light : color.dark) }
  private func tint(_ paint: ScenePaint.ID, at point: Point) -> Tint {
    Tint(scene.paints[paint], at: point, appearance)
  }

  private func covers(_ path: Path.ID, _ rule: FillRule, _ point: Point) -> Bool {
    guard let box = regions[path].box, point.x >= box.minX, point.x <= box.maxX, point.y >= box.minY,
      point.y <= box.maxY
    else { return false }
    return regions[path].path.contains(point, rule: rule)
  }

  // MARK: Alpha

  /// Returns the share of an outer shadow at a point, before its color.
  package func shade(of shadow: Shadow, _ layer: SceneLayer, _ contents: SceneContents, at point: Point) -> Double {
    PointPainter.blurred(at: point - shadow.offset, radius: shadow.radius) { point in
      if let caster = shadow.caster { return caster.contains(point) ? 1 : 0 }
      return alpha(of: contents.castingShadow, at: point) * visibleShare(of: layer, contents, at: point)
    }
  }

  /// Returns the share of an inner shadow at a point, before its color and the cuts of its layer.
  package func innerShade(
    of shadow: Shadow, _ layer: SceneLayer, _ contents: SceneContents, at point: Point
  ) -> Double {
    let casting = contents.castingShadow.withoutBorders(of: layer)
    let outside =
      1
      - PointPainter.blurred(at: point - shadow.offset, radius: shadow.radius) { point in
        if let caster = shadow.caster { return caster.contains(point) ? 1 : 0 }
        return alpha(of: casting, at: point) * visibleShare(of: layer, contents, at: point)
      }
    return alpha(of: casting, at: point) * outside
  }

  /// Returns the product of the masks of a layer at a point in it.
  package func maskShare(of layer: SceneLayer, _ contents: SceneContents, at point: Point) -> Double {
    contents.masks(of: layer, in: scene).reduce(1) {
      $0 * color(of: scene.layers[$1.layer], $1.contents, at: point).alpha
    }
  }

  private func visibleShare(of layer: SceneLayer, _ contents: SceneContents, at point: Point) -> Double {
    guard layer.clips.allSatisfy({ $0.path.contains(point, rule: $0.rule) }),
      layer.erasure?.contains(point) != true
    else { return 0 }
    return maskShare(of: layer, contents, at: point)
  }

  /// Returns the alpha of what is painted, without shadows.
  private func alpha(of contents: SceneContents, at point: Point) -> Double {
    var contents = contents
    var rest = 1.0
    while let item = contents.next(in: scene) {
      switch item {
      case .fill(let path, let rule, let paint):
        if covers(path, rule, point) { rest *= 1 - tint(paint, at: point).alpha }
      case .stroke(let path, _, let paint):
        if covers(path, .nonZero, point) { rest *= 1 - tint(paint, at: point).alpha }
      case .layer(let id, let inside):
        let layer = scene.layers[id]
        guard layer.opacity > 0, let point = layer.transform.inverse?.apply(point) else { continue }
        rest *= 1 - alpha(of: inside, at: point) * visibleShare(of: layer, inside, at: point) * layer.opacity
      }
    }
    return 1 - rest
  }
}
