import ShapeCore

extension Outline {
  /// Returns how often the outline winds around a point given relative to `origin`. Positive is clockwise on the
  /// screen, with y down.
  ///
  /// Correct for every point that is farther from each edge than rounding. The result is the number of pieces that a
  /// ray to the right crosses downwards minus those that it crosses upwards.
  package func winding(aroundLocal point: Point) -> Int {
    var winding = 0
    pieces.withUnsafeBufferPointer { pieces in
      for index in pieces.indices {
        let (from, to) = (pieces[index].from, pieces[index].to)
        if (from.y <= point.y) == (to.y <= point.y) { continue }
        if point.x >= from.x && point.x >= to.x { continue }
        if point.x < from.x && point.x < to.x || pieces[index].isRight(of: point) { winding += from.y < to.y ? 1 : -1 }
      }
    }
    return winding
  }

  /// Returns how often the outline winds around a point.
  package func winding(around point: Point) -> Int { winding(aroundLocal: point - origin) }

  /// Returns whether an edge may be nearer to a point, given relative to `origin`, than `reach`. `true` for all that
  /// are, and for some up to twice as far.
  package func isNear(local point: Point, reach: Double) -> Bool {
    guard let box, box.contains(point, reach: reach) else { return false }
    return pieces.withUnsafeBufferPointer { pieces in
      for index in pieces.indices {
        let (from, to) = (pieces[index].from, pieces[index].to)
        if point.x < min(from.x, to.x) - reach || point.x > max(from.x, to.x) + reach { continue }
        if point.y < min(from.y, to.y) - reach || point.y > max(from.y, to.y) + reach { continue }
        if pieces[index].isNear(point, reach: reach) { return true }
      }
      return false
    }
  }
}

extension FillRule {
  /// Returns whether a region with a winding is inside.
  @inline(__always)
  package func isInside(winding: Int) -> Bool {
    switch self {
    case .nonZero: winding != 0
    case .evenOdd: winding % 2 != 0
    }
  }
}
