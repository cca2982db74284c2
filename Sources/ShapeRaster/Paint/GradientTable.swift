import ShapeKit

/// The colors of a gradient at evenly spaced positions, premultiplied.
///
/// Colors between two stops are interpolated in sRGB without premultiplied alpha, as in SVG. The number of entries grows
/// with the length of the gradient in pixels, so that where a color changes at once, it does so within a quarter of a
/// pixel, unless the gradient is longer than 4096 pixels.
struct GradientTable: Sendable {
  let entries: [UInt32]
  let isOpaque: Bool

  /// - Parameters:
  ///   - stops: Stops in order, with positions.
  ///   - length: The length from 0 to 1 in pixels.
  ///   - opacity: A factor of the alpha.
  init(_ stops: [GradientStop], length: Double, opacity: Float) {
    let wanted = Int(max(256, min(length.isFinite ? length * 4 : 0, 16_384)))
    let count = 1 << (Int.bitWidth - (wanted - 1).leadingZeroBitCount)
    var entries: [UInt32] = []
    entries.reserveCapacity(count)
    var next = 0
    for index in 0..<count {
      let position = (Double(index) + 0.5) / Double(count)
      while next < stops.count, stops[next].position <= position { next += 1 }
      let color: RGBA
      if next == 0 {
        color = stops.first?.color.light ?? RGBA(red: 0, green: 0, blue: 0, alpha: 0)
      } else if next == stops.count {
        color = stops[next - 1].color.light
      } else {
        let (low, high) = (stops[next - 1], stops[next])
        let share = Float((position - low.position) / (high.position - low.position))
        color = low.color.light.interpolated(to: high.color.light, at: share)
      }
      entries.append(Pixel(color, opacity: opacity).bits)
    }
    self.entries = entries
    isOpaque = entries.allSatisfy { $0 >> 24 == 255 }
  }

  /// Returns the color at a position, which is clamped to 0...1. NaN counts as 0.
  @inline(__always)
  static func color(at position: Float, _ entries: UnsafeBufferPointer<UInt32>) -> UInt32 {
    let index = position > 0 ? Int(min(position, 1) * Float(entries.count)) : 0
    return entries[min(index, entries.count &- 1)]
  }
}

extension RGBA {
  fileprivate func interpolated(to other: RGBA, at share: Float) -> RGBA {
    RGBA(
      red: red + (other.red - red) * share, green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share, alpha: alpha + (other.alpha - alpha) * share)
  }
}
