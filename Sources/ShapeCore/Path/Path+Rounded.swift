extension Path {
  /// Returns the path with its corners rounded by arcs that touch both segments, straight or curved.
  ///
  /// Each arc has the radius, in points, or the largest that fits: an arc takes at most half of the length of either
  /// segment, and touches a curve only where the curve doesn't turn more sharply. If no circle fits, as on a line that
  /// goes straight back, the corner stays.
  ///
  /// Every joint of two segments gets an arc, also if it is smooth: then the arc has no length, so that the number of
  /// elements depends only on the kinds of elements, not on their positions or the radius. The closing line is made
  /// explicit. Segments without length are not the segments of a corner, and stay beside its arc. Ends of open subpaths
  /// stay. A ready-made path stays ready-made: the sharp corners of a rectangle become round.
  ///
  /// A radius that is negative or NaN counts as 0, an infinite one as the largest that fits. Arcs touch to about 1e-13
  /// of the segments' size; between lines they are exact. Empty for a path that is not finite, or whose rounding is
  /// not. O(n) for n elements.
  ///
  /// Source: the center of an arc is the intersection of the curves parallel to both segments at the distance of the
  /// radius.
  @_spi(Generated) public func rounded(radius: Double) -> Path {
    guard isFinite else { return .empty }
    let radius = nonNegative(radius)
    switch storage {
    case .ellipse:
      return self
    case .rect(let rect):
      return Path(storage: .roundedRect(rect, CornerRadii(min(radius, rect.width / 2, rect.height / 2))))
    case .roundedRect(let rect, let radii):
      return Path(storage: .roundedRect(rect, radii.roundingSharp(radius: radius, in: rect)))
    case .elements:
      let result = Path(subpaths: subpaths.map { $0.rounded(radius: radius) })
      return result.isFinite ? result : .empty
    }
  }
}

extension CornerRadii {
  /// Returns the radii, with a radius instead of each 0: at most half of each adjoining straight side.
  fileprivate func roundingSharp(radius: Double, in rect: Rect) -> CornerRadii {
    let top = max(0, rect.width - topLeft - topRight) / 2
    let right = max(0, rect.height - topRight - bottomRight) / 2
    let bottom = max(0, rect.width - bottomLeft - bottomRight) / 2
    let left = max(0, rect.height - topLeft - bottomLeft) / 2
    func rounded(_ old: Double, _ a: Double, _ b: Double) -> Double { old > 0 ? old : min(radius, a, b) }
    return CornerRadii(
      topLeft: rounded(topLeft, top, left), topRight: rounded(topRight, top, right),
      bottomRight: rounded(bottomRight, bottom, right), bottomLeft: rounded(bottomLeft, bottom, left))
  }
}

extension Subpath {
  fileprivate func rounded(radius: Double) -> Subpath {
    let drawn = drawnSegments
    let resolution = resolution
    let legs = drawn.indices.filter { !drawn[$0].isPoint(resolution: resolution) }
    var corners = [CornerArc?](repeating: nil, count: drawn.count)
    var departures = [Double](repeating: 0, count: drawn.count)
    var result = Subpath(start: start, isClosed: isClosed)
    for (place, leg) in legs.enumerated() where isClosed || place + 1 < legs.count {
      let next = legs[(place + 1) % legs.count]
      let corner = CornerArc(arriving: drawn[leg], leaving: drawn[next], radius: radius)
      corners[leg] = corner
      departures[next] = corner.departure
      // A closed subpath starts where the arc of its first corner ends.
      if isClosed { result.start = corner.arc.endPoint }
    }
    for (index, segment) in drawn.enumerated() {
      result.segments.append(
        segment.isPoint(resolution: resolution)
          ? segment.translated(by: result.end - segment.start)
          : segment.between(result.end, departures[index], corner: corners[index]))
      guard isClosed || index + 1 < drawn.count else { continue }
      result.segments.append(
        .arc(corners[index]?.arc ?? Arc(center: result.end, radii: Size(0, 0), start: 0, sweep: 0)))
    }
    return result
  }
}

extension Segment {
  /// Returns the rest from a parameter, where the previous arc ends at a point, to the next corner.
  fileprivate func between(_ point: Point, _ departure: Double, corner: CornerArc?) -> Segment {
    switch self {
    case .line: return .line(from: point, to: corner?.arc.startPoint ?? end)
    case .quad, .cubic, .arc: return piece(from: departure, to: corner?.arrival ?? 1)
    }
  }
}
