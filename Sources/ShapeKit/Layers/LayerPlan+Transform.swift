import ShapeCore

extension LayerPlan {
  /// Returns a layer that shows the plan under a transform, and has none itself, so that its geometry can be flipped.
  func inside(_ transform: Transform) -> LayerPlan {
    if transform == .identity { return self }
    var inner = self
    inner.transform = transform.linear
    inner.pivot = .zero
    inner.offset = Point(transform.tx, transform.ty)
    return LayerPlan(.group, bounds: bounds, children: [inner])
  }
}

extension LayerPlanner {
  /// Returns a layer whose alpha shows the pieces of a group only in a region and through masks, or `nil` if everything is
  /// visible.
  ///
  /// A layer has at most one mask, which has no mask itself. So masks are an image, which is already cut to the region.
  ///
  /// - Parameters:
  ///   - region: The visible region, or `nil` for everything.
  ///   - masks: The masks of a group, or `nil` if it has none.
  ///   - scene: The scene of the masks. Not needed without masks.
  ///   - scale: The number of pixels per point of images.
  static func mask(
    showing region: Path?, through masks: ScenePart?, of scene: Scene?, in appearance: Appearance, scale: Double
  ) -> LayerPlan? {
    guard case .masks(let node) = masks, let scene else { return region.map { .filling($0) } }
    let planner = LayerPlanner(scene.resolved(in: appearance), scale: scale)
    return planner.group(planner.masks(ofLayerAt: node, within: region))
  }
}
