extension Path {
  /// Returns how often the path winds around a point, clockwise on the screen. Counterclockwise turns count as
  /// negative.
  ///
  /// Open subpaths are closed by a line, as for a fill. Curves are not replaced by polylines: the result is exact for
  /// points farther from the path than rounding, about 1e-15 of the coordinates. A point on an edge counts as being
  /// just below it, or just to the right of a vertical one, so that exactly one of two shapes with a common edge
  /// contains it; on curves and slanted lines rounding decides.
  ///
  /// Zero for an empty path, and if the point or the path is not finite. O(n) for n elements.
  ///
  /// Source: the signed crossings of a ray to the right, counted on pieces that rise or fall monotonically, each
  /// without its lower end (D. Sunday, "Inclusion of a point in a polygon", 2001, for lines).
  @_spi(Generated) public func winding(around point: Point) -> Int {
    guard point.isFinite, isFinite else { return 0 }
    var winding = 0
    for subpath in subpaths {
      var pen = subpath.start
      for segment in subpath.segments {
        // An arc may miss the current point by rounding; include the line between, so that no ray passes through the
        // gap.
        winding += lineCrossings(from: pen, to: segment.start, point) + segment.rayCrossings(from: point)
        pen = segment.end
      }
      winding += lineCrossings(from: pen, to: subpath.start, point)
    }
    return winding
  }

  /// Returns whether a fill covers a point. See `winding(around:)` for points on an edge.
  public func contains(_ point: Point, rule: FillRule = .nonZero) -> Bool {
    let winding = winding(around: point)
    switch rule {
    case .nonZero: return winding != 0
    case .evenOdd: return winding % 2 != 0
    }
  }
}

extension Segment {
  /// Returns how often the segment crosses the ray from a point to the right downwards, minus how often upwards.
  fileprivate func rayCrossings(from point: Point) -> Int {
    if case .line(let from, let to) = self { return lineCrossings(from: from, to: to, point) }
    let (top, bottom) = (turningPointsY.0, turningPointsY.1)
    let cuts = [0, min(top ?? 1, bottom ?? 1), max(top ?? 1, bottom ?? 1), 1]
    var crossings = 0
    var (t0, from) = (0.0, start)
    for t1 in cuts where t1 > t0 {
      let to = t1 == 1 ? end : self.point(at: t1)
      // Only pieces that span the ray's height can cross it.
      if (from.y <= point.y) != (to.y <= point.y), isRight(of: point, from: t0, to: t1, falling: from.y <= point.y) {
        crossings += from.y <= point.y ? 1 : -1
      }
      (t0, from) = (t1, to)
    }
    return crossings
  }

  /// Returns whether a piece that passes the height of a point from above (if `falling`) or from below passes it on the
  /// right.
  private func isRight(of point: Point, from t0: Double, to t1: Double, falling: Bool) -> Bool {
    // Bisection, because it cannot fail. Sixty steps reach the resolution of the parameter.
    var (low, high) = (t0, t1)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      guard low < middle, middle < high else { break }
      if (self.point(at: middle).y <= point.y) == falling { low = middle } else { high = middle }
    }
    return self.point(at: (low + high) / 2).x > point.x
  }
}

/// Returns the crossings of a line with the ray from a point to the right: 1 downwards, -1 upwards, 0 otherwise.
private func lineCrossings(from: Point, to: Point, _ point: Point) -> Int {
  guard (from.y <= point.y) != (to.y <= point.y) else { return 0 }
  // Always downwards, so that a line and its reverse have the same result.
  let (upper, lower) = from.y < to.y ? (from, to) : (to, from)
  guard (lower - upper).cross(point - upper) > 0 else { return 0 }
  return from.y < to.y ? 1 : -1
}
