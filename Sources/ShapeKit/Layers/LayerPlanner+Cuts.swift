import ShapeCore

extension LayerPlanner {
  /// Returns the layers below the masks of a layer's cuts. A `CALayer` has at most one mask, so each cut takes a layer.
  func cut(_ layers: [LayerPlan], by layer: SceneLayer, _ contents: SceneContents) -> [LayerPlan] {
    guard !layers.isEmpty else { return [] }
    var result = layers
    if let erasure = layer.erasure?.finite {
      // Under the even-odd rule, everything except the erased part remains.
      let rest = scene.region(of: layer, contents, without: erasure)
      result = [masked(result, by: .filling(rest, .evenOdd))]
    }
    for clip in layer.clips where !scene.contains(contents, of: layer, in: clip) {
      if let box = clip.path.box {
        result = [window(box, result)]
      } else {
        result = [masked(result, by: .filling(clip.path, clip.rule))]
      }
    }
    for mask in contents.masks(of: layer, in: scene) {
      guard let mask = self.mask(scene.layers[mask.layer], mask.contents) else { return [] }
      result = [masked(result, by: mask)]
    }
    return result
  }

  private func masked(_ layers: [LayerPlan], by mask: LayerPlan) -> LayerPlan {
    var group = group(layers)
    group.mask = .layer(mask)
    return group
  }

  /// Returns a layer whose alpha is that of a mask, or `nil` if the mask is transparent.
  ///
  /// "Nested masks (mask layers with their own masks) are unsupported", says `CALayer.h`. So a mask with gradients,
  /// cuts or shadows that need masks themselves is an image.
  private func mask(_ mask: SceneLayer, _ contents: SceneContents) -> LayerPlan? {
    let layers = layers(of: mask, contents)
    if layers.isEmpty { return nil }
    if !layers.contains(where: { $0.containsMask }) { return group(layers) }
    return image(.layer(mask, contents), covering: scene.ink(of: mask, contents))
  }

  /// Returns the product of the masks of the layer at a position in `Scene.nodes`, as an image.
  func masks(ofLayerAt node: Int, within region: Path?) -> [LayerPlan] {
    guard let (layer, contents, factor) = scene.layer(at: node),
      let box = scene.masksInk(of: layer, contents, within: region)
    else { return [] }
    let planner = enlarged(by: factor)
    return planner.image(.masks(of: layer, contents, within: region), covering: box).map { [$0] } ?? []
  }
}

extension Scene {
  /// Returns whether everything that a layer paints is surely inside one of its clips, so that the clip changes nothing.
  func contains(_ contents: SceneContents, of layer: SceneLayer, in clip: Clip) -> Bool {
    // Borders are inside the outline of their layer.
    let isOutline = clip.rule == .nonZero && clip.path == outline(of: layer)
    let borders = isOutline ? firstBorder(of: layer, contents) : contents.nodes.upperBound
    var contents = contents
    while let item = contents.next(in: self), contents.node < borders {
      let box: Rect?
      switch item {
      case .fill(let path, let rule, _):
        if paths[path] == clip.path, rule == clip.rule { continue }
        box = paths[path].bounds
      case .stroke(let path, let style, _): box = paths[path].strokeBounds(strokeStyles[style])
      case .layer(let id, let inside):
        let layer = layers[id]
        if layer.isPlain {
          guard self.contains(inside, of: layer, in: clip) else { return false }
          continue
        }
        box = ink(of: layer, inside)
      }
      // Without a box, nothing is painted.
      if let box, !clip.path.covers(box, rule: clip.rule) { return false }
    }
    return true
  }
}
