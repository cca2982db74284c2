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

    /// The largest number of pixels of a bitmap, which takes 64 MiB, and of one of its sides.
    private static let mostPixels = 16_777_216.0
    private static let longestSide = 16_384.0

    /// Creates a transparent bitmap, or returns `nil` if the rectangle is empty or there is no memory.
    ///
    /// - Parameter scale: The number of pixels per point. A bitmap that would be very large has fewer.
    init?(covering rect: Rect, scale: Double) {
      guard rect.isFinite, rect.width > 0, rect.height > 0, scale > 0, scale.isFinite else { return nil }
      let scale = Self.scale(scale, for: rect.size)
      let (left, top) = ((rect.minX * scale).rounded(.down), (rect.minY * scale).rounded(.down))
      let width = max((rect.maxX * scale).rounded(.up) - left, 1)
      let height = max((rect.maxY * scale).rounded(.up) - top, 1)
      guard let space = CGColorSpace(name: CGColorSpace.sRGB),
        let context = CGContext(
          data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8, bytesPerRow: 0, space: space,
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      else { return nil }
      self.context = context
      self.scale = scale
      frame = Rect(x: left / scale, y: top / scale, width: width / scale, height: height / scale)
      // In a bitmap context, y grows up from the lower left pixel.
      context.concatenate(
        CGAffineTransform(Transform(a: scale, b: 0, c: 0, d: -scale, tx: -left, ty: top + height)))
    }

    /// Returns a number of pixels per point that a bitmap of a size can have, at most the given one. The lengths must
    /// be positive.
    static func scale(_ scale: Double, for size: Size) -> Double {
      min(
        scale, (mostPixels / (size.width * size.height)).squareRoot(), longestSide / max(size.width, size.height))
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
