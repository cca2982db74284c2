extension Path {
  /// Returns the path with its curves replaced by lines, their ends on the curves: no point of a curve lies farther
  /// than `tolerance`, in points, from its lines, nor a point of a line from the curve.
  ///
  /// The number of lines is computed from each curve and grows with the root of size / tolerance; an arc has at least
  /// one for a quarter turn. A tolerance less than 1e-9 of a curve's control polygon counts as that, as do NaN and a
  /// negative one, so that no curve becomes more than about 40,000 lines. An infinite one leaves each curve its chord,
  /// or an arc its quarters. Subpaths stay open or closed as they are; a path of lines is returned as it is. Empty for
  /// a path that is not finite.
  ///
  /// Sources: for a quadratic curve the error of n even pieces is |second difference| / (4 n²); for a cubic one G.
  /// Wang, "The subdivision method for finding the intersection between two Bézier curves or surfaces" (1984); for an
  /// arc the sagitta of the circle it is the affine image of.
  public func flattened(tolerance: Double) -> Path {
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
  /// Returns the ends of the lines that stray from the segment by at most `tolerance`, without its start.
  func flattened(tolerance: Double) -> [Point] {
    let count = flatteningCount(tolerance: tolerance)
    return (1...count).map { $0 == count ? end : point(at: Double($0) / Double(count)) }
  }

  /// Returns how many pieces of equal parameter stray from their chords by at most `tolerance`; see `Path.flattened`.
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
    // Nothing but rounding separates a count a hair above a whole number from it. An arc of many turns, which no
    // builder makes, is cut short.
    return Int(max(1, min(40_000, (count * (1 - 1e-12)).rounded(.up))))
  }
}
