extension Path {
  /// The length of all subpaths in total, in points, including closing lines. Accurate to 1e-9 of the length. 0 for an
  /// empty path and for one that is not finite. O(n) for n elements.
  ///
  /// Source: lines and circles in closed form; for other curves the integral of the speed, by Gaussian quadrature on
  /// intervals that are halved until nothing changes.
  public var length: Double {
    guard isFinite else { return 0 }
    var sum = 0.0
    var cursor = PathCursor()
    for element in elements {
      if let segment = cursor.advance(element) { sum += segment.length }
    }
    return sum.isFinite ? sum : 0
  }

  /// Returns the point at a fraction of the path's length.
  ///
  /// The fraction is clamped to 0...1, and NaN counts as 0. Closing lines count, and so do further subpaths, in order.
  /// For a path without length, it is its first point. `nil` for an empty path and for one that is not finite. Accurate
  /// to 1e-9 of the length. O(n) for n elements.
  public func point(at fraction: Double) -> Point? {
    guard isFinite else { return nil }
    guard let (segment, t) = place(at: fraction) else { return subpaths.first?.start }
    return segment.point(at: t)
  }

  /// Returns the direction at a fraction of the path's length, in -pi...pi.
  ///
  /// Where two segments meet, it is the direction of the second one. `nil` for a path without length and for one that
  /// is not finite. Segments up to 1e-12 of their subpath's largest coordinate count as having no length. See
  /// `point(at:)` for the fraction.
  public func tangent(at fraction: Double) -> Angle? {
    guard isFinite, let (segment, t) = place(at: fraction), let direction = segment.direction(at: t) else { return nil }
    return Angle(radians: Mathematics.arcTangent(y: direction.y, x: direction.x))
  }

  /// Returns the segment at a fraction of the length, and the parameter there, or `nil` for a path without length.
  private func place(at fraction: Double) -> (Segment, Double)? {
    var measured: [(segment: Segment, length: Double)] = []
    var total = 0.0
    for subpath in subpaths {
      let resolution = subpath.resolution
      for segment in subpath.drawnSegments where !segment.isPoint(resolution: resolution) {
        let length = segment.length
        measured.append((segment, length))
        total += length
      }
    }
    guard total > 0, total.isFinite, let last = measured.last else { return nil }
    var rest = clampedToUnit(fraction) * total
    for (segment, length) in measured {
      if rest < length { return (segment, segment.parameter(atLength: rest, of: length)) }
      rest -= length
    }
    return (last.segment, 1)
  }

  /// Returns the part of the path between two fractions of its total length.
  ///
  /// Fractions are clamped to 0...1, and NaN counts as 0. Lines, curves and arcs keep their kind. A closed subpath that
  /// is completely within the part stays closed; in one that is cut, the closing line becomes explicit. The whole range
  /// returns the path itself. The number of elements depends on where the cuts are, which are accurate to 1e-12 of the
  /// total length. Empty if `from` is not less than `to`, and for a path that is not finite. O(n) for n elements.
  @_spi(Generated) public func trimmed(from: Double, to: Double) -> Path {
    let from = clampedToUnit(from)
    let to = clampedToUnit(to)
    guard from < to, isFinite else { return .empty }
    if from == 0, to == 1 { return self }
    let measured = subpaths.filter { !$0.drawsNothing }.map { MeasuredSubpath($0) }
    let total = measured.reduce(0) { $0 + $1.length }
    guard total.isFinite else { return .empty }
    var pieces: [Subpath] = []
    var position = 0.0
    let slack = 1e-12 * total
    for var subpath in measured {
      let (low, high) = (from * total - position, to * total - position)
      if low <= slack, high >= subpath.length - slack {
        pieces.append(subpath.subpath)
      } else if let piece = subpath.piece(from: low, to: high, slack: slack) {
        pieces.append(piece)
      }
      position += subpath.length
    }
    return Path(subpaths: pieces)
  }
}
