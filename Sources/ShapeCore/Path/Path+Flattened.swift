extension Path {
  /// Returns the path with lines instead of curves. The ends of the lines are on the curves. No point of a curve is
  /// farther than `tolerance`, in points, from its lines, and no point of a line from the curve.
  ///
  /// The number of lines is computed from each curve and grows with the square root of size / tolerance. An arc has at
  /// least one line per quarter turn. A tolerance below 1e-9 of a curve's control polygon counts as that, as do NaN and
  /// a negative one, so that a curve becomes at most about 40,000 lines. An infinite tolerance leaves the chord of each
  /// curve, or the quarters of an arc. Subpaths stay open or closed, and a path of lines is returned unchanged. Empty
  /// for a path that is not finite.
  ///
  /// Sources: for a quadratic curve the error of n equal pieces is |second difference| / (4 n²); for a cubic one G.
  /// Wang, "The subdivision method for finding the intersection between two Bézier curves or surfaces" (1984); for an
  /// arc the sagitta of the circle of which it is an affine image.
  @_spi(Generated) public func flattened(tolerance: Double) -> Path {
    guard isFinite else { return .empty }
    switch storage {
    case .rect: return self
    case .roundedRect, .ellipse, .elements: break
    }
    var result: [PathElement] = []
    var hasCurves = false
    var cursor = PathCursor()
    for element in elements {
      let segment = cursor.advance(element)
      switch element {
      case .move, .line, .close:
        result.append(element)
      case .quad, .curve, .arc:
        guard let segment else { continue }
        hasCurves = true
        for point in segment.flattened(tolerance: tolerance) { result.append(.line(to: point)) }
      }
    }
    return hasCurves ? Path(wellFormed: result) : self
  }
}

extension Segment {
  /// Returns the ends of the lines that replace the segment, without its start.
  func flattened(tolerance: Double) -> [Point] {
    let count = flatteningCount(tolerance: tolerance)
    return (1...count).map { $0 == count ? end : point(at: Double($0) / Double(count)) }
  }

  /// Returns the number of pieces with equal parameter steps that deviate from their chords by at most `tolerance`. See
  /// `Path.flattened`.
  private func flatteningCount(tolerance: Double) -> Int {
    let least = 1e-9 * controlLength
    let tolerance = tolerance > least ? tolerance : least
    let count: Double
    switch self {
    case .line:
      return 1
    case .quad(let from, let control, let to):
      count = ((from - control + (to - control)).length / (4 * tolerance)).squareRoot()
    case .cubic(let from, let control1, let control2, let to):
      let first = (from - control1 + (control2 - control1)).length
      let second = (control1 - control2 + (to - control2)).length
      count = (0.75 * max(first, second) / tolerance).squareRoot()
    case .arc(let arc):
      // The sagitta of half an angle is 2 sin² of half of that.
      let sagitta = tolerance / max(arc.radii.width, arc.radii.height)
      let step = 4 * Mathematics.arcSine(min(sagitta / 2, 0.5).squareRoot())
      count = abs(arc.sweep) / min(step, Double.pi / 2)
    }
    guard count.isFinite else { return 1 }
    // A count slightly above a whole number differs from it only by rounding. An arc of many turns, which no builder
    // makes, is cut short.
    return Int(max(1, min(40_000, (count * (1 - 1e-12)).rounded(.up))))
  }
}

extension Path {
  /// Returns the elements with every arc replaced by four cubic curves, whatever its sweep, so that their number
  /// changes only if that of `elements` does.
  ///
  /// The curves deviate from an arc by at most 2.8e-4 of its larger radius, and by less than 5e-6 of it for half a turn
  /// or less. See `Arc.cubics`. O(n) for n elements.
  package func lowered() -> [PathElement] {
    let elements = elements
    var result: [PathElement] = []
    result.reserveCapacity(elements.count)
    for element in elements {
      switch element {
      case .move, .line, .quad, .curve, .close:
        result.append(element)
      case .arc(let arc):
        for curve in arc.cubics() {
          result.append(.curve(to: curve.to, control1: curve.control1, control2: curve.control2))
        }
      }
    }
    return result
  }
}
