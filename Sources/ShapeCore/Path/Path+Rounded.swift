extension Path {
  /// Returns the path with its corners rounded by arcs that touch both segments, straight or curved, or by other curves
  /// of their size.
  ///
  /// Each arc has the radius, in points, or the largest that fits: an arc takes at most half of the length of either
  /// segment, and touches a curve only where the curve doesn't turn more sharply. If no circle fits, as on a line that
  /// goes straight back, the corner stays.
  ///
  /// Every joint of two segments gets an arc, also if it is smooth: then the arc has no length, so that the number of
  /// elements depends only on the kinds of elements, not on their positions or the radius. The closing line is made
  /// explicit. Segments without length are not the segments of a corner, and stay beside its arc. Ends of open subpaths
  /// stay. With arcs, a ready-made path stays ready-made: the sharp corners of a rectangle become round. Other shapes
  /// have more elements than an arc, but always the same.
  ///
  /// A radius that is negative or NaN counts as 0, an infinite one as the largest that fits. Arcs touch to about 1e-13
  /// of the segments' size; between lines they are exact. Empty for a path that is not finite, or whose rounding is
  /// not. O(n) for n elements.
  ///
  /// Source: the center of an arc is the intersection of the curves parallel to both segments at the distance of the
  /// radius.
  @_spi(Generated) public func rounded(
    radius: Double, style: CornerStyle = .circular, smoothing: Double? = nil, curvature: Double? = nil
  ) -> Path {
    guard isFinite else { return .empty }
    let radius = nonNegative(radius)
    let shape = CornerShape(style, smoothing: smoothing, curvature: curvature)
    switch storage {
    case .ellipse:
      return self
    case .rect(let rect) where shape == .style(.circular):
      return Path(storage: .roundedRect(rect, CornerRadii(min(radius, rect.width / 2, rect.height / 2))))
    case .roundedRect(let rect, let radii) where shape == .style(.circular):
      return Path(storage: .roundedRect(rect, radii.roundingSharp(radius: radius, in: rect)))
    case .rect, .roundedRect, .elements:
      let result = Path(subpaths: subpaths.map { $0.rounded(radius: radius, shape) })
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
  fileprivate func rounded(radius: Double, _ shape: CornerShape) -> Subpath {
    let drawn = drawnSegments
    let resolution = resolution
    let legs = drawn.indices.filter { !drawn[$0].isPoint(resolution: resolution) }
    var corners = [RoundedCorner?](repeating: nil, count: drawn.count)
    var departures = [Double](repeating: 0, count: drawn.count)
    var result = Subpath(start: start, isClosed: isClosed)
    for (place, leg) in legs.enumerated() where isClosed || place + 1 < legs.count {
      let next = legs[(place + 1) % legs.count]
      let corner = RoundedCorner(arriving: drawn[leg], leaving: drawn[next], radius: radius, shape: shape)
      corners[leg] = corner
      departures[next] = corner.departure
      // A closed subpath starts where its first corner ends.
      if isClosed { result.start = corner.end }
    }
    for (index, segment) in drawn.enumerated() {
      result.segments.append(
        segment.isPoint(resolution: resolution)
          ? segment.translated(by: result.end - segment.start)
          : segment.between(result.end, departures[index], corner: corners[index]))
      guard isClosed || index + 1 < drawn.count else { continue }
      if let corner = corners[index] {
        result.append(corner.corner.elements(corner.shape))
      } else {
        result.append(Corner(at: result.end).elements(shape))
      }
    }
    return result
  }

  private mutating func append(_ elements: [PathElement]) {
    var cursor = PathCursor()
    _ = cursor.advance(.move(to: end))
    for element in elements {
      if let segment = cursor.advance(element) { segments.append(segment) }
    }
  }
}

extension Segment {
  /// Returns the rest from a parameter, where the previous corner ends at a point, to the next corner.
  fileprivate func between(_ point: Point, _ departure: Double, corner: RoundedCorner?) -> Segment {
    switch self {
    case .line: return .line(from: point, to: corner?.start ?? end)
    case .quad, .cubic, .arc: return piece(from: departure, to: corner?.arrival ?? 1)
    }
  }
}
