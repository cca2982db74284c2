#if canImport(CoreGraphics)
  import CoreGraphics
  import ShapeCore

  /// A bitmap that shows a rectangle of a scene, in sRGB with premultiplied alpha. Its context has the coordinates of
  /// the scene, in which y grows down.
  struct BitmapCanvas {
    let context: CGContext
    /// The rectangle that the pixels show: the one of the initializer, enlarged to whole pixels.
    let frame: Rect
    /// The number of pixels per point.
    let scale: Double

    /// Creates a transparent bitmap, or returns `nil` if the rectangle is empty or there is no memory.
    ///
    /// - Parameter scale: The number of pixels per point. A bitmap that would be very large has fewer.
    init?(covering rect: Rect, scale: Double) {
      guard let grid = PixelGrid(covering: rect, scale: scale) else { return nil }
      self.init(grid)
    }

    /// Creates a transparent bitmap, or returns `nil` if there is no memory.
    init?(_ grid: PixelGrid) {
      guard let space = CGColorSpace(name: CGColorSpace.sRGB),
        let context = CGContext(
          data: nil, width: Int(grid.size.width), height: Int(grid.size.height), bitsPerComponent: 8, bytesPerRow: 0,
          space: space,
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      else { return nil }
      self.context = context
      scale = grid.scale
      frame = grid.frame
      // In a bitmap context, y grows up from the lower left pixel.
      let bottom = grid.origin.y + grid.size.height
      context.concatenate(
        CGAffineTransform(Transform(a: scale, b: 0, c: 0, d: -scale, tx: -grid.origin.x, ty: bottom)))
    }

    /// Returns the picture so far, or only the part of it in a rectangle, enlarged to whole pixels.
    func makeImage(of part: Rect? = nil) -> SceneImage? {
      guard let image = context.makeImage() else { return nil }
      guard let part else { return SceneImage(image: image, frame: frame) }
      let left = max(((part.minX - frame.minX) * scale + 1e-6).rounded(.down), 0)
      let top = max(((part.minY - frame.minY) * scale + 1e-6).rounded(.down), 0)
      let right = min(((part.maxX - frame.minX) * scale - 1e-6).rounded(.up), (frame.width * scale).rounded())
      let bottom = min(((part.maxY - frame.minY) * scale - 1e-6).rounded(.up), (frame.height * scale).rounded())
      // The rows of an image begin at the top.
      let pixels = Rect(x: left, y: top, width: right - left, height: bottom - top)
      guard pixels.width > 0, pixels.height > 0, let cropped = image.cropping(to: CGRect(pixels)) else { return nil }
      let shown = Rect(
        x: frame.minX + left / scale, y: frame.minY + top / scale, width: pixels.width / scale,
        height: pixels.height / scale)
      return SceneImage(image: cropped, frame: shown)
    }
  }

  /// An image of a rectangle of a scene.
  struct SceneImage {
    var image: CGImage
    var frame: Rect
  }
#endif
