#if canImport(QuartzCore)
  import QuartzCore
  import ShapeCore

  extension SceneGroup {
    /// Returns a layer whose alpha shows the pieces of a group only in its visible region and through its masks, or
    /// `nil` if everything is visible.
    ///
    /// A layer has at most one mask, which has no mask itself. So masks are an image, which is already cut to the
    /// region.
    ///
    /// - Parameters:
    ///   - region: The visible region, in the coordinates of the pieces, or `nil` for everything.
    ///   - scene: The scene of the masks. Not needed without masks.
    ///   - scale: The number of pixels per point.
    static func mask(
      of region: Path?, _ masks: ScenePart?, of scene: Scene?, in appearance: Appearance, scale: Double
    ) -> CALayer? {
      guard let masks, let scene else {
        return region.map { region in
          let mask = CAShapeLayer()
          mask.path = region.cgPath
          mask.contentsScale = CGFloat(scale)
          return mask
        }
      }
      // Without an image, nothing is visible, as below an empty layer.
      let builder = LayerBuilder(scene: scene, scale: CGFloat(scale))
      return builder.group(
        builder.image(of: scene.image(of: masks, within: region, in: appearance, scale: scale)).map { [$0] } ?? [])
    }
  }
#endif
