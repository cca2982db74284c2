extension Path {
  /// The enclosed area, in square points. Positive if the path runs clockwise on the screen: a region counts as often
  /// as the path winds around it clockwise, minus how often counterclockwise.
  ///
  /// Open subpaths are closed by a line, as for a fill. Exact except for rounding, about 1e-15 of the square of a
  /// subpath's size, wherever it is: areas far from the origin are measured from their own start. Zero for an empty
  /// path, and for one whose area is not finite. O(n) for n elements.
  ///
  /// Source: Green's theorem, the integral of (x dy − y dx) / 2 in closed form for each kind of segment.
  package var signedArea: Double {
    guard isFinite else { return 0 }
    let area: Double
    switch storage {
    case .rect(let rect):
      area = rect.width * rect.height
    case .roundedRect(let rect, let radii):
      area = rect.width * rect.height - (1 - Double.pi / 4) * radii.sumOfSquares
    case .ellipse(let rect):
      area = rect.width * rect.height * (Double.pi / 4)
    case .elements:
      area = subpaths.reduce(0) { $0 + $1.signedArea }
    }
    return area.isFinite ? area : 0
  }

  /// Returns the area that a fill covers, in square points. A region counts once, however often the path winds around
  /// it.
  ///
  /// Accurate to 1e-9 of the path's diameter times its length, as `simplified(rule:)`, which makes the path simple
  /// first, and exact for ready-made paths. Zero for an empty path, and for one whose area is not finite. Takes as much
  /// time as `simplified(rule:)`.
  @_spi(Generated) public func area(rule: FillRule = .nonZero) -> Double {
    var budget = StepBudget.unlimited
    return emptyIfOutOfRange { () throws(RegionError) in try region(rule: rule, budget: &budget) }.nonNegativeArea
  }

  /// Returns the area that a fill covers, within a budget, for paths of unknown origin.
  /// - Throws: `RegionError`, if there is no result.
  package func area(rule: FillRule = .nonZero, budget: inout StepBudget) throws(RegionError) -> Double {
    try region(rule: rule, budget: &budget).nonNegativeArea
  }

  /// Returns the region that a fill covers, as a path whose signed area is its area.
  private func region(rule: FillRule, budget: inout StepBudget) throws(RegionError) -> Path {
    switch storage {
    case .rect, .roundedRect, .ellipse:
      guard isFinite else { throw .outOfRange }
      return self
    case .elements: return try combined(with: .empty, .union, rule: rule, budget: &budget)
    }
  }

  /// The signed area, or 0 if rounding made it negative.
  private var nonNegativeArea: Double { max(0, signedArea) }
}

extension CornerRadii {
  fileprivate var sumOfSquares: Double {
    topLeft * topLeft + topRight * topRight + bottomRight * bottomRight + bottomLeft * bottomLeft
  }
}

extension Subpath {
  /// See `Path.signedArea`.
  var signedArea: Double {
    // The polygon of the ends of the segments, and the area between each chord and its curve.
    segments.reduce(0) { sum, segment in
      sum + (segment.start - start).cross(segment.end - start) / 2 + segment.areaOverChord
    }
  }
}

extension Segment {
  /// The area between the segment and its chord. Positive if the segment, followed by the chord in reverse, runs
  /// clockwise on the screen.
  var areaOverChord: Double {
    switch self {
    case .line:
      return 0
    case .quad(let from, let control, let to):
      return (control - from).cross(to - from) / 3
    case .cubic(let from, let control1, let control2, let to):
      let (a, b, c) = (control1 - from, control2 - from, to - from)
      return (a.cross(b) + a.cross(c) + 2 * b.cross(c)) * 0.15
    case .arc(let arc):
      return arc.radii.width * arc.radii.height / 2 * excessOverSine(arc.sweep)
    }
  }
}

/// Returns `angle` − sin(`angle`), without losing digits for small angles.
private func excessOverSine(_ angle: Double) -> Double {
  guard abs(angle) < 1 else { return angle - Mathematics.sine(angle) }
  let square = angle * angle
  // The Taylor series x³ / 3! − x⁵ / 5! + …, from its last significant term.
  var sum = 1.0
  for factor in [272.0, 210, 156, 110, 72, 42, 20] { sum = 1 - square / factor * sum }
  return angle * square / 6 * sum
}
