import ShapeCore

/// The pixels of an image that covers a rectangle.
struct PixelGrid: Equatable, Sendable {
  /// The rectangle, enlarged to whole pixels.
  let frame: Rect
  /// The number of pixels per point. An image that would be very large has fewer.
  let scale: Double
  /// The position of the first pixel, in pixels.
  let origin: Point
  /// The number of pixels along each axis.
  let size: Size

  /// The largest number of pixels of an image, which takes 64 MiB, and of one of its sides.
  private static let mostPixels = 16_777_216.0
  private static let longestSide = 16_384.0

  /// Returns `nil` for an empty rectangle, and for numbers that are not finite.
  init?(covering rect: Rect, scale: Double) {
    guard rect.isFinite, rect.width > 0, rect.height > 0, scale > 0, scale.isFinite else { return nil }
    let scale = Self.scale(scale, for: rect.size)
    let left = (rect.minX * scale).rounded(.down)
    let top = (rect.minY * scale).rounded(.down)
    origin = Point(left, top)
    size = Size(max((rect.maxX * scale).rounded(.up) - left, 1), max((rect.maxY * scale).rounded(.up) - top, 1))
    self.scale = scale
    frame = Rect(x: left / scale, y: top / scale, width: size.width / scale, height: size.height / scale)
  }

  /// Returns a number of pixels per point that an image of a size can have, at most the given one. The lengths must be
  /// positive.
  static func scale(_ scale: Double, for size: Size) -> Double {
    min(scale, (mostPixels / (size.width * size.height)).squareRoot(), longestSide / max(size.width, size.height))
  }
}
