import ShapeCore

/// Pixels to paint on: colors, or only their alpha.
///
/// A shadow and a mask need only alpha, which has a quarter of the bytes. `SurfacePainter` is specialized for both kinds.
protocol Surface: AnyObject {
  /// Whether blend modes have an effect.
  static var hasColors: Bool { get }

  /// Creates a transparent surface.
  init(_ region: PixelRect)

  var region: PixelRect { get }

  /// Paints a run of pixels of a row, which must be in the region.
  /// - Parameter coverage: The share of each pixel that is painted, in 1...255.
  func paint(_ source: PaintSource, row: Int, from first: Int, count: Int, coverage: UInt32)

  /// Paints a run of pixels of a row with a coverage for each of them.
  func paint(_ source: PaintSource, row: Int, from first: Int, count: Int, coverages: UnsafePointer<UInt8>)

  /// Multiplies all components of a run of pixels by `factor / 255`.
  func fade(row: Int, from first: Int, count: Int, by factor: UInt32)

  /// Multiplies all components of a run of pixels by the values in 0...255 of a mask.
  func fade(row: Int, from first: Int, count: Int, by factors: UnsafePointer<UInt8>)

  /// Paints another surface, whose region must be inside this one's.
  /// - Parameter opacity: A factor of the alpha, in 0...65536.
  func paint(_ other: Self, opacity: UInt32, blend: BlendMode)

  /// Writes the alpha of a run of pixels of a row.
  func readAlpha(row: Int, from first: Int, count: Int, into alpha: UnsafeMutablePointer<UInt8>)
}
