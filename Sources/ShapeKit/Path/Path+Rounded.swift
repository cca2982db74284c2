extension Path {
  /// The path with the corners between two straight segments rounded by arcs that touch both.
  ///
  /// A corner's radius is reduced where its tangents would take more than half of either segment. Every joint of two
  /// straight segments gets an arc, even where it has no length, so that the number of elements is constant; segments
  /// of no length are skipped in finding a corner's legs. Ends of open subpaths stay. A ready-made path stays
  /// ready-made: a rectangle becomes a rounded one.
  ///
  /// Nil where a curve meets its neighbour at a corner, more than 1e-6 radians from smoothly: such corners cannot be
  /// rounded yet. A radius that is not positive and finite, and a path that is not finite, give the path itself.
  public func rounded(radius: Double) -> Path? {
    guard radius > 0, radius.isFinite, isFinite else { return self }
    switch storage {
    case .ellipse:
      return self
    case .rect(let rect):
      return Path(storage: .roundedRect(rect, CornerRadii(min(radius, rect.width / 2, rect.height / 2))))
    case .roundedRect(let rect, let radii):
      return Path(storage: .roundedRect(rect, radii.roundingSharp(radius: radius, in: rect)))
    case .elements:
      var result: [Subpath] = []
      for subpath in subpaths {
        guard let rounded = subpath.rounded(radius: radius) else { return nil }
        result.append(rounded)
      }
      return Path(subpaths: result)
    }
  }
}

extension CornerRadii {
  /// The radii with those of 0 replaced by a radius, at most half of each adjoining straight side.
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
  /// What rounding puts at the joint after a segment.
  private enum Joint {
    /// Nothing: an open end, or a joint with a curve in it that is smooth.
    case plain
    case arc(Arc)
    /// An arc of no length, for constant shape: a segment of no length ends here, or none follows.
    case placeholder
    /// A corner with a curve in it.
    case curvedCorner
  }

  /// Nil where a corner has a curve in it.
  fileprivate func rounded(radius: Double) -> Subpath? {
    let drawn = drawnSegments
    let joints = drawn.indices.map { joint(after: $0, of: drawn, radius: radius) }
    var result = Subpath(start: roundedStart(drawn, joints), isClosed: isClosed)
    for (index, segment) in drawn.enumerated() {
      let isClosing = isClosed && index == drawn.count - 1
      // A segment of no length goes along with the end of a corner's arc.
      let moved = segment.isPoint ? segment.translated(by: result.end - segment.start) : segment
      switch joints[index] {
      case .plain:
        if !isClosing { result.segments.append(moved) }
      case .arc(let arc):
        result.segments.append(.line(from: result.end, to: arc.startPoint))
        result.segments.append(.arc(arc))
      case .placeholder:
        result.segments.append(moved)
        result.segments.append(.arc(Arc(center: result.end, radii: Size(0, 0), start: 0, sweep: 0)))
      case .curvedCorner:
        return nil
      }
    }
    return result
  }

  /// A closed subpath starts where the arc of its first corner ends.
  private func roundedStart(_ drawn: [Segment], _ joints: [Joint]) -> Point {
    guard isClosed else { return start }
    for (segment, joint) in zip(drawn, joints).reversed() {
      if case .arc(let arc) = joint { return arc.endPoint }
      if !segment.isPoint { break }
    }
    return start
  }

  private func joint(after index: Int, of drawn: [Segment], radius: Double) -> Joint {
    let next = index + 1 < drawn.count ? index + 1 : 0
    if next == 0, !isClosed { return .plain }
    let arriving = drawn[index]
    let flat: Joint = arriving.isLine && drawn[next].isLine ? .placeholder : .plain
    // A corner belongs to the joint right after the segment that arrives at it.
    guard let arrivingDirection = arriving.endDirection, let leaving = followingSegment(after: index, of: drawn),
      let leavingDirection = leaving.startDirection
    else { return flat }
    let corner = TangentArc(corner: arriving.end, arriving: arrivingDirection, leaving: leavingDirection)
    guard arriving.isLine, leaving.isLine else {
      let isSmooth = arrivingDirection.dot(leavingDirection) > 0 && corner.tangentFactor < 5e-7
      return isSmooth ? flat : .curvedCorner
    }
    if corner.isCollinear, case .plain = flat { return .plain }
    let available = min(arriving.length, leaving.length) / 2
    return .arc(corner.arc(radius: corner.isCollinear ? 0 : min(radius, available / corner.tangentFactor)))
  }

  /// The next segment that has a length.
  private func followingSegment(after index: Int, of drawn: [Segment]) -> Segment? {
    for step in 1..<drawn.count + 1 {
      let next = index + step
      if next >= drawn.count, !isClosed { return nil }
      let segment = drawn[next % drawn.count]
      if !segment.isPoint { return segment }
    }
    return nil
  }
}
