import ShapeCore
import ShapeRaster

extension Scene {
  /// Returns what is painted last at a point, so that a click there means it: a fill or a stroke, or else a shadow that
  /// falls beside them. Inner shadows only shade what they cover.
  ///
  /// - Complexity: O(n) for n elements of all paths.
  package func topmost(at point: Point, in appearance: Appearance) -> PaintPlace? {
    let search = PointSearch(scene: self, appearance: appearance)
    return search.ink(of: contents, at: point) ?? search.shadow(of: contents, at: point)
  }
}

private struct PointSearch {
  let scene: Scene
  let appearance: Appearance

  /// Returns the last fill or stroke of some contents that paints a point.
  func ink(of contents: SceneContents, at point: Point) -> PaintPlace? {
    for (item, node) in items(of: contents).reversed() {
      switch item {
      case .fill(let path, let rule, let paint):
        if scene.paths[path].contains(point, rule: rule), shows(paint, at: point) { return PaintPlace(node: node) }
      case .stroke(let path, let style, let paint):
        if covers(path, style, point), shows(paint, at: point) { return PaintPlace(node: node) }
      case .layer(let id, let inside):
        let layer = scene.layers[id]
        if let point = inner(point, of: layer), isKept(point, by: layer, inside), let place = ink(of: inside, at: point)
        {
          return place
        }
      }
    }
    return nil
  }

  /// Returns the last shadow of some contents that falls on a point.
  func shadow(of contents: SceneContents, at point: Point) -> PaintPlace? {
    for (item, node) in items(of: contents).reversed() {
      guard case .layer(let id, let inside) = item, let point = inner(point, of: scene.layers[id]) else { continue }
      let layer = scene.layers[id]
      if isKept(point, by: layer, inside), let place = shadow(of: inside, at: point) { return place }
      // The first one is the topmost.
      for (index, shadow) in layer.shadows.enumerated() where falls(shadow, of: layer, inside, on: point) {
        return PaintPlace(node: node, part: .shadow(index))
      }
    }
    return nil
  }

  private func items(of contents: SceneContents) -> [(item: SceneItem, node: Int)] {
    var contents = contents
    var result: [(item: SceneItem, node: Int)] = []
    while let item = contents.next(in: scene) { result.append((item, contents.node)) }
    return result
  }

  /// Returns a point in the coordinates inside a layer, or `nil` if nothing in the layer is visible.
  private func inner(_ point: Point, of layer: SceneLayer) -> Point? {
    layer.opacity > 0 ? layer.transform.inverse?.apply(point) : nil
  }

  /// Returns whether the clips, the erasure and the masks of a layer leave something at a point in it.
  private func isKept(_ point: Point, by layer: SceneLayer, _ contents: SceneContents) -> Bool {
    layer.clips.allSatisfy { $0.path.contains(point, rule: $0.rule) } && layer.erasure?.contains(point) != true
      && contents.masks(of: layer, in: scene).allSatisfy { mask in
        let layer = scene.layers[mask.layer]
        guard let point = inner(point, of: layer) else { return false }
        let isInked = isKept(point, by: layer, mask.contents) && ink(of: mask.contents, at: point) != nil
        return isInked || layer.shadows.contains { falls($0, of: layer, mask.contents, on: point) }
      }
  }

  private func covers(_ path: Path.ID, _ style: StrokeStyle.ID, _ point: Point) -> Bool {
    let (path, style) = (scene.paths[path], scene.strokeStyles[style])
    // Outlines of strokes take long.
    guard let box = path.strokeBounds(style), point.x >= box.minX, point.x <= box.maxX, point.y >= box.minY,
      point.y <= box.maxY
    else { return false }
    return path.strokeContours(style).contains(point)
  }

  private func shows(_ paint: ScenePaint.ID, at point: Point) -> Bool {
    let paint = scene.paints[paint]
    func isVisible(_ color: Color) -> Bool { color.components(in: appearance).alpha > 0 }
    if paint.colorsSatisfy(isVisible) { return true }
    guard case .gradient = paint else { return false }
    // A pixel around the point has its color.
    var sample = Scene(name: "", title: "", size: Size(1, 1))
    let path = sample.paths.append(.rect(Rect(x: point.x - 1, y: point.y - 1, width: 2, height: 2)))
    let color = sample.paints.append(paint.mappingColors { Color($0.components(in: appearance)) })
    let layer = sample.layers.append(SceneLayer(frame: Rect(x: 0, y: 0, width: 1, height: 1)))
    sample.nodes = [
      SceneNode(content: .layer(layer, count: 1), source: .none),
      SceneNode(content: .fill(path: path, rule: .nonZero, paint: color), source: .none),
    ]
    let renderer = SceneRenderer(
      sample, pixelsPerPoint: 1, origin: point - Point(0.5, 0.5), width: 1, height: 1)
    return renderer.bitmap(background: nil)[0, 0].w > 0
  }

  private func falls(_ shadow: Shadow, of layer: SceneLayer, _ contents: SceneContents, on point: Point) -> Bool {
    guard shadow.color.components(in: appearance).alpha > 0 else { return false }
    var budget = StepBudget(1_000_000)
    // Nothing is found in a shadow that can't be drawn. Its picture is refused.
    guard
      let image = try? scene.shadowImage(
        of: shadow, isInner: false, layer: layer, contents: contents, pixelsPerPoint: 1, budget: &budget),
      image.frame.width > 0, image.frame.height > 0
    else { return false }
    let column = Int(((point.x - image.frame.x) / image.frame.width * Double(image.width)).rounded(.down))
    let row = Int(((point.y - image.frame.y) / image.frame.height * Double(image.height)).rounded(.down))
    guard column >= 0, column < image.width, row >= 0, row < image.height else { return false }
    return image.coverage[row * image.width + column] > 0
  }
}
