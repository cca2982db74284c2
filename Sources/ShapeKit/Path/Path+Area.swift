extension Path {
  /// The area that the path encloses, in square points, positive where it runs clockwise as seen: a region counts as
  /// often as the path winds around it, and negatively where it does so the other way.
  ///
  /// Open subpaths are closed by a line, as a fill closes them. Exact but for rounding, about 1e-15 of the square of a
  /// subpath's size, wherever it lies: what is far from the origin is measured from its own start. Zero for an empty
  /// path, and for one whose area is not finite. Takes time in proportion to the elements.
  ///
  /// Source: Green's theorem, the integral of (x dy − y dx) / 2 in closed form for each kind of segment.
  public var signedArea: Double {
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

  /// Returns the area that a fill under a rule covers, in square points: however often the path winds around a region,
  /// it counts once.
  ///
  /// It is right to 1e-9 of the path's diameter times its length, as `simplified(rule:)`, by which the path is made
  /// simple first, and exact for ready-made paths. Zero for an empty path, and for one whose area is not finite. Takes
  /// time as `simplified(rule:)` does.
  public func area(rule: FillRule = .nonZero) -> Double {
    var budget = StepBudget.unlimited
    return orEmpty { () throws(RegionError) in try region(rule: rule, budget: &budget) }.nonNegativeArea
  }

  /// Returns the same for paths of unknown origin, with no more steps than there are left.
  /// - Throws: `RegionError.outOfSteps` where it would take more.
  public func area(rule: FillRule = .nonZero, budget: inout StepBudget) throws(RegionError) -> Double {
    try region(rule: rule, budget: &budget).nonNegativeArea
  }

  /// Returns the region that a fill covers, as a path whose signed area is its area.
  private func region(rule: FillRule, budget: inout StepBudget) throws(RegionError) -> Path {
    switch storage {
    case .rect, .roundedRect, .ellipse: return self
    case .elements: return try combined(with: .empty, .union, rule: rule, budget: &budget)
    }
  }

  /// The signed area, of which rounding may leave less than nothing.
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
    // The polygon of the segments' ends, and what lies between each chord and its curve.
    segments.reduce(0) { sum, segment in
      sum + (segment.start - start).cross(segment.end - start) / 2 + segment.areaOverChord
    }
  }
}

extension Segment {
  /// The area between the segment and its chord, positive where it bulges so that the way along it and back along the
  /// chord runs clockwise as seen.
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

/// `angle` − sin(`angle`), without loss of digits for small angles.
private func excessOverSine(_ angle: Double) -> Double {
  guard abs(angle) < 1 else { return angle - Mathematics.sine(angle) }
  let square = angle * angle
  // The Taylor series, x³ / 3! − x⁵ / 5! + …, from its last term that matters.
  var sum = 1.0
  for factor in [272.0, 210, 156, 110, 72, 42, 20] { sum = 1 - square / factor * sum }
  return angle * square / 6 * sum
}
