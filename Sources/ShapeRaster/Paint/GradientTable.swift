import ShapeKit

/// The colors of a gradient at evenly spaced positions, premultiplied.
///
/// Colors between two stops are interpolated in sRGB without premultiplied alpha, as in SVG. The number of entries grows
/// with the length of the gradient in pixels, so that where a color changes at once, it does so within an eighth of a
/// pixel.
struct GradientTable: Sendable {
  private let entries: [UInt32]

  /// - Parameters:
  ///   - stops: Stops in order, with positions.
  ///   - length: The length from 0 to 1 in pixels.
  init(_ stops: [GradientStop], scheme: Scheme, length: Double) {
    let wanted = Int(min(max(length.isFinite ? length * 4 : 0, 256), 16_384))
    let count = 1 << (Int.bitWidth - (wanted - 1).leadingZeroBitCount)
    var entries: [UInt32] = []
    entries.reserveCapacity(count)
    var next = 0
    for index in 0..<count {
      let position = (Double(index) + 0.5) / Double(count)
      while next < stops.count, stops[next].position <= position { next += 1 }
      let color: RGBA
      if next == 0 {
        color = stops.first?.color[scheme] ?? RGBA(red: 0, green: 0, blue: 0, alpha: 0)
      } else if next == stops.count {
        color = stops[next - 1].color[scheme]
      } else {
        let (low, high) = (stops[next - 1], stops[next])
        let share = Float((position - low.position) / (high.position - low.position))
        color = low.color[scheme].interpolated(to: high.color[scheme], at: share)
      }
      entries.append(Pixel(color).bits)
    }
    self.entries = entries
  }

  /// Returns the color at a position, which is clamped to 0...1. NaN counts as 0.
  @inline(__always)
  subscript(position: Float) -> Pixel {
    let index = position > 0 ? Int(min(position, 1) * Float(entries.count)) : 0
    return Pixel(bits: entries[min(index, entries.count - 1)])
  }
}

extension Pixel {
  /// Creates a pixel from a color without premultiplied alpha.
  init(_ color: RGBA) {
    let alpha = min(max(color.alpha, 0), 1)
    self.init(red: color.red * alpha, green: color.green * alpha, blue: color.blue * alpha, alpha: alpha)
  }
}

extension Color {
  /// The color in a scheme.
  subscript(scheme: Scheme) -> RGBA {
    switch scheme {
    case .light: light
    case .dark: dark
    }
  }
}

extension RGBA {
  fileprivate func interpolated(to other: RGBA, at share: Float) -> RGBA {
    RGBA(
      red: red + (other.red - red) * share, green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share, alpha: alpha + (other.alpha - alpha) * share)
  }
}
