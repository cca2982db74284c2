import ShapeCore

extension LayerPlanner {
  /// Returns a layer with an image of contents in which layers blend.
  ///
  /// The documentation of `CALayer.compositingFilter` says: "This property is not supported on layers in iOS."
  func isolated(_ contents: SceneContents) -> [LayerPlan] {
    var items = contents
    var blends = false
    while let item = items.next(in: scene) {
      if case .layer(let layer, _) = item, scene.layers[layer].blend != .normal { blends = true }
    }
    guard blends else { return layers(of: contents) }
    return image(.contents(contents), covering: scene.paintedInk(of: contents)).map { [$0] } ?? []
  }

  /// Returns a layer that shows an image of a box, or `nil` if the box is empty.
  func image(_ subject: PlannedImage.Subject, covering box: Rect?) -> LayerPlan? {
    guard let box, let grid = PixelGrid(covering: box.drawable, scale: imageScale) else { return nil }
    return LayerPlan(.image(PlannedImage(subject: subject, scene: scene, grid: grid)), bounds: grid.frame)
  }
}
