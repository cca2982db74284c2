extension Path {
  /// Returns whether a fill of the path covers nothing, because each of its subpaths is on a line.
  ///
  /// A path that goes back and forth in another way, such as over the same two sides of a corner, is not flat, although
  /// it has no area; `withoutFlatParts` finds those, too. Empty paths and those that are not finite are flat. O(n) for
  /// n elements.
  ///
  /// - Parameter tolerance: The maximum distance of a subpath from its line, in points. At least the rounding error.
  ///   Defaults to 0.
  package func isFlat(within tolerance: Double = 0) -> Bool {
    guard isFinite else { return true }
    switch storage {
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect):
      return min(rect.width, rect.height) <= max(tolerance, roundingShare * rect.magnitude)
    case .elements(let elements):
      return !Self.beginWithCorner(elements, tolerance) && subpaths.allSatisfy { $0.isFlat(within: tolerance) }
    }
  }

  /// Returns whether three points of a subpath make a triangle that is not near any line. For most paths, a few
  /// elements decide.
  private static func beginWithCorner(_ elements: [PathElement], _ tolerance: Double) -> Bool {
    var cursor = PathCursor()
    var start = Point.zero
    var second: Point?
    var isCorner = false
    for element in elements {
      guard let segment = cursor.advance(element) else {
        start = cursor.currentPoint ?? start
        second = nil
        continue
      }
      segment.forEachShapingPoint { third in
        let tolerance = max(tolerance, roundingShare * max(start.magnitude, third.magnitude))
        guard let known = second else {
          if start.distance(to: third) > tolerance { second = third }
          return
        }
        let longest = max(start.distance(to: known), start.distance(to: third), known.distance(to: third))
        // A line is that near to all three only if the smallest height of their triangle is at most twice the
        // tolerance.
        if abs((known - start).cross(third - start)) > 2 * tolerance * longest { isCorner = true }
      }
      if isCorner { return true }
    }
    return false
  }

  /// Returns the region that a fill covers, without flat parts: subpaths on a line, and spurs, where the path goes
  /// along a line and back. Empty if nothing is left.
  ///
  /// A path without flat parts is returned unchanged. If there are spurs, the result is simple, so that it looks the
  /// same under either rule. Bridges stay, which the path follows to and from its other parts, and so do lines on which
  /// two regions touch.
  ///
  /// - Parameter tolerance: The tolerance of `isFlat`.
  /// - Throws: `RegionError`, if there are spurs, and the path without them has no result.
  package func withoutFlatParts(
    rule: FillRule, tolerance: Double = 0, budget: inout StepBudget
  ) throws(RegionError) -> Path {
    if isFlat(within: tolerance) { return .empty }
    guard case .elements = storage else { return self }
    let subpaths = self.subpaths
    let regions = subpaths.filter { !$0.isFlat(within: tolerance) }
    let path = regions.count == subpaths.count ? self : Path(subpaths: regions)
    guard regions.contains(where: { $0.hasSpur(within: tolerance) }) else { return path }
    return try path.combined(with: .empty, .union, rule: rule, budget: &budget)
  }
}

extension Subpath {
  /// Returns whether all of it is on a line.
  fileprivate func isFlat(within tolerance: Double) -> Bool {
    let tolerance = max(tolerance, resolution)
    var farthest = start
    for segment in segments {
      segment.forEachShapingPoint {
        if start.distance(to: $0) > start.distance(to: farthest) { farthest = $0 }
      }
    }
    let length = start.distance(to: farthest)
    if length <= tolerance { return true }
    let direction = (farthest - start) / length
    var isFlat = true
    for segment in segments where isFlat {
      segment.forEachShapingPoint { if abs(direction.cross($0 - start)) > tolerance { isFlat = false } }
    }
    return isFlat
  }

  /// Returns whether it turns back on a line: two consecutive lines, as it is filled, that overlap.
  fileprivate func hasSpur(within tolerance: Double) -> Bool {
    let tolerance = max(tolerance, resolution)
    let filled = segments + [.line(from: end, to: start)]
    // A segment without length has no direction.
    let drawn = filled.filter { !$0.isLine || $0.start.distance(to: $0.end) > tolerance }
    guard var last = drawn.last else { return false }
    for segment in drawn {
      defer { last = segment }
      guard last.isLine, segment.isLine else { continue }
      let (back, on) = (last.start - last.end, segment.end - segment.start)
      let longer = max(back.length, on.length)
      // Compare the end of the shorter one with the longer one.
      if back.dot(on) > 0, abs(back.cross(on)) <= tolerance * longer { return true }
    }
    return false
  }
}

extension Segment {
  /// Calls `body` for points that are on a line if and only if the segment is.
  @inline(never)
  fileprivate func forEachShapingPoint(_ body: (Point) -> Void) {
    switch self {
    case .line: break
    case .quad(_, let control, _): body(control)
    case .cubic(_, let control1, let control2, _):
      body(control1)
      body(control2)
    case .arc(let arc): for part in 0..<4 { body(arc.point(at: arc.start + arc.sweep * Double(part) / 4)) }
    }
    body(end)
  }
}

extension Rect {
  fileprivate var magnitude: Double { max(topLeft.magnitude, bottomRight.magnitude) }
}
