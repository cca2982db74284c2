import ShapeCore

/// The colors of a gradient by position, premultiplied.
///
/// Colors between two stops are interpolated in sRGB without premultiplied alpha, as in SVG. For many pixels they are in a
/// table. Its entries are at most a 1024th of the gradient and a quarter of a pixel apart, unless the gradient is longer
/// than 4096 pixels.
struct GradientTable: Sendable {
  private let stops: [GradientStop]
  private let opacity: Float
  /// The color before 0, colors at evenly spaced positions, and the color from 1 on. Empty for few pixels.
  ///
  /// The ends have their own entries, because colors can change at once at 0 and 1.
  let entries: [UInt32]
  let isOpaque: Bool

  /// The number of pixels for which it pays to compute a table.
  private static let manyPixels = 1024

  /// - Parameters:
  ///   - stops: Stops in order, with positions.
  ///   - length: The length from 0 to 1 in pixels.
  ///   - bounds: The pixels that are painted.
  ///   - opacity: A factor of the alpha.
  init(_ stops: [GradientStop], length: Double, bounds: PixelRect, opacity: Float) {
    self.stops = stops
    self.opacity = opacity
    isOpaque = opacity >= 1 && stops.allSatisfy { $0.color.light.alpha >= 1 }
    guard bounds.width * bounds.height > Self.manyPixels else {
      entries = []
      return
    }
    let wanted = Int(max(1024, min(length.isFinite ? length * 4 : 0, 16_384)))
    let count = 1 << (Int.bitWidth - (wanted - 1).leadingZeroBitCount)
    entries =
      [Self.color(at: -1, stops, opacity)]
      + (0..<count).map { Self.color(at: (Double($0) + 0.5) / Double(count), stops, opacity) }
      + [Self.color(at: 1, stops, opacity)]
  }

  /// Returns the color at a position, which may be outside of 0...1. NaN counts as a position before 0.
  @inline(__always)
  func color(at position: Float, _ entries: UnsafeBufferPointer<UInt32>) -> UInt32 {
    if entries.isEmpty { return Self.color(at: Double(position), stops, opacity) }
    let last = Float(entries.count &- 1)
    // The order of the operands makes NaN 0.
    return entries[Int(min(max(0, position * (last - 1) + 1), last))]
  }

  /// The color just before 1.
  func lastColor(_ entries: UnsafeBufferPointer<UInt32>) -> UInt32 {
    entries.isEmpty ? Self.color(at: 1.nextDown, stops, opacity) : entries[entries.count - 2]
  }

  private static func color(at position: Double, _ stops: [GradientStop], _ opacity: Float) -> UInt32 {
    guard let first = stops.first, let last = stops.last else { return 0 }
    if !(position >= first.position) { return Pixel(first.color.light, opacity: opacity).bits }
    if position >= last.position { return Pixel(last.color.light, opacity: opacity).bits }
    // The last stop at or before the position.
    var (low, high) = (0, stops.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if stops[middle].position <= position { low = middle } else { high = middle }
    }
    let share = Float((position - stops[low].position) / (stops[high].position - stops[low].position))
    return Pixel(stops[low].color.light.interpolated(to: stops[high].color.light, at: share), opacity: opacity).bits
  }
}

extension RGBA {
  fileprivate func interpolated(to other: RGBA, at share: Float) -> RGBA {
    RGBA(
      red: red + (other.red - red) * share, green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share, alpha: alpha + (other.alpha - alpha) * share)
  }
}
