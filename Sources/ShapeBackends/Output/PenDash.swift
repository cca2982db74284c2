@_spi(Generated) import ShapeCore

extension StrokeStyle {
  /// The style without dashes of length 0 under butt caps, or `nil` if there are no others. They draw nothing, but
  /// PostScript and PDF paint the pixels that they touch.
  var withoutButtDots: StrokeStyle? {
    guard cap == .butt, let pen = PenDash(self), pen.hasDots else { return self }
    // Dashes and gaps in turn, with an even number of lengths.
    let lengths = pen.lengths.count % 2 == 0 ? pen.lengths : pen.lengths + pen.lengths
    let starts = stride(from: 0, to: lengths.count, by: 2)
    guard let first = starts.first(where: { lengths[$0] > 0 }) else { return nil }
    var style = self
    style.dash = []
    for index in starts {
      let (on, off) = (lengths[(first + index) % lengths.count], lengths[(first + index + 1) % lengths.count])
      if on > 0 { style.dash += [on, off] } else { style.dash[style.dash.count - 1] += off }
    }
    // The pattern begins with the first remaining dash.
    style.phase = pen.phase - lengths[..<first].reduce(0, +)
    return style
  }
}

/// Dashes for PostScript and PDF: no negative lengths, and a phase within the pattern.
struct PenDash: Equatable {
  var lengths: [Double]
  var phase: Double

  /// The number of lengths that every interpreter accepts (PostScript Language Reference, third edition, appendix B).
  private static let mostLengths = 11

  /// Creates the dashes, or `nil` if they have no effect.
  init?(_ style: StrokeStyle) {
    let total = style.dash.reduce(0, +)
    guard total > 0, total.isFinite, style.dash.allSatisfy({ $0 >= 0 }) else { return nil }
    lengths = style.dash
    // An odd number of lengths counts twice, the second time with dashes and gaps exchanged.
    let period = lengths.count % 2 == 0 ? total : 2 * total
    phase = style.phase.isFinite ? Mathematics.modulo(style.phase, period) : 0
    if !phase.isFinite { phase = 0 }
  }

  /// Whether the pattern has too many lengths.
  var isTooLong: Bool { lengths.count > Self.mostLengths }

  /// Whether it has dashes of length 0. Interpreters differ on them, and on the direction of their square caps.
  var hasDots: Bool {
    lengths.indices.contains { lengths[$0] == 0 && (lengths.count % 2 == 1 || $0 % 2 == 0) }
  }
}
