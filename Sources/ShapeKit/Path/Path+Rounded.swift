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
  /// Nil where a corner has a curve in it.
  fileprivate func rounded(radius: Double) -> Subpath? {
    let drawn = drawnSegments
    guard drawn.count > 1 || isClosed else { return self }
    // The arc after each segment: nil where the joint has a curve in it, or where an open subpath ends.
    var arcs: [Arc?] = []
    for index in drawn.indices {
      switch cornerArc(after: index, of: drawn, radius: radius) {
      case .none: arcs.append(nil)
      case .arc(let arc): arcs.append(arc)
      case .curved: return nil
      }
    }
    // A closed subpath starts where the arc of its first corner ends.
    var result = Subpath(start: (isClosed ? arcs.last?.map { $0.endPoint } : nil) ?? start, isClosed: isClosed)
    for (index, segment) in drawn.enumerated() {
      let arc = arcs[index]
      let isClosing = isClosed && index == drawn.count - 1
      if segment.isLine, !(isClosing && arc == nil) {
        result.segments.append(.line(from: result.end, to: arc?.startPoint ?? segment.end))
      } else if !segment.isLine {
        result.segments.append(segment)
      }
      if let arc { result.segments.append(.arc(arc)) }
    }
    return result
  }

  private enum Corner {
    case none
    case arc(Arc)
    /// A curve is part of the corner.
    case curved
  }

  private func cornerArc(after index: Int, of drawn: [Segment], radius: Double) -> Corner {
    let next = index + 1 < drawn.count ? index + 1 : 0
    if next == 0, !isClosed { return .none }
    let arriving = drawn[index]
    let isStraight = arriving.isLine && drawn[next].isLine
    let none: Corner =
      isStraight
      ? .arc(Arc(center: arriving.end, radii: Size(0, 0), start: 0, sweep: 0)) : .none
    // A corner belongs to the joint right after the segment that arrives at it.
    guard let arrivingDirection = arriving.endDirection,
      let leaving = following(index, of: drawn), let leavingDirection = leaving.startDirection
    else { return none }
    let corner = TangentArc(corner: arriving.end, arriving: arrivingDirection, leaving: leavingDirection)
    guard arriving.isLine, leaving.isLine else {
      let isSmooth = arrivingDirection.dot(leavingDirection) > 0 && corner.tangentFactor < 5e-7
      return isSmooth ? none : .curved
    }
    if corner.isCollinear { return isStraight ? .arc(corner.arc(radius: 0)) : .none }
    let available = min(arriving.length, leaving.length) / 2
    return .arc(corner.arc(radius: min(radius, available / corner.tangentFactor)))
  }

  /// The next segment that has a length.
  private func following(_ index: Int, of drawn: [Segment]) -> Segment? {
    for step in 1..<drawn.count + 1 {
      let next = index + step
      if next >= drawn.count, !isClosed { return nil }
      let segment = drawn[next % drawn.count]
      if !segment.isPoint { return segment }
    }
    return nil
  }
}
