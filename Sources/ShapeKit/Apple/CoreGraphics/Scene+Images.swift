#if canImport(CoreGraphics)
  import CoreGraphics
  import ShapeCore

  extension Scene {
    /// Returns an image of what a closure paints, or `nil` if there is nothing to show.
    ///
    /// - Parameters:
    ///   - box: A rectangle that contains all of it, or `nil` if it is empty.
    ///   - scale: The number of pixels per point. Large images have fewer.
    func image(covering box: Rect?, scale: Double, _ paint: (ScenePainter) -> Void) -> SceneImage? {
      box.flatMap { PixelGrid(covering: $0.drawable, scale: scale) }.flatMap { image(on: $0, paint) }
    }

    /// Returns an image of what a closure paints, or `nil` if there is no memory.
    func image(on grid: PixelGrid, _ paint: (ScenePainter) -> Void) -> SceneImage? {
      guard let canvas = BitmapCanvas(grid) else { return nil }
      paint(ScenePainter(scene: self, context: canvas.context, scale: canvas.scale))
      return canvas.makeImage()
    }

    /// Returns an image whose alpha is that of the masks of a group, or `nil` if it is 0 everywhere.
    /// - Parameter masks: The masks of the group. Nothing else has an image.
    func image(ofMasks masks: ScenePart, scale: Double) -> SceneImage? {
      guard case .masks(let node) = masks, scale > 0, scale.isFinite, let (layer, contents, factor) = layer(at: node),
        let box = masksInk(of: layer, contents, within: nil)
      else { return nil }
      return image(covering: box, scale: scale * factor) {
        $0.paintMasks(of: layer, contents, in: box, within: nil)
      }
    }
  }
#endif
