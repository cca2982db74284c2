extension Path {
  /// Returns the region of a stroke if common renderers would leave a gap in it, or `nil` otherwise.
  ///
  /// Browsers, Cairo and others outline a stroke by its two sides, and fill the area inside both. If the path bends
  /// with a radius smaller than half the width, the inner side turns inside out; if it does so all around, the windings
  /// of both cancel: a circle of radius 2 with a stroke of 12 becomes a ring. Filling this path instead is correct. So it
  /// is where a curve turns back on the spot, where Cairo, and with it librsvg, loses the curve or its tip.
  ///
  /// - Parameter whereverTight: Whether to return the region also if there would be no gap, but the path bends that
  ///   tightly, or a segment is too short for the inner side of a corner. Ghostscript bevels such bends, and leaves
  ///   notches in such corners, as PDFium does.
  ///
  /// Also `nil` if nothing is stroked. O(n) for a path of n segments and dashes none of which is that tight, otherwise as
  /// for `stroked(_:)`.
  /// - Throws: `RegionError`, if it is not known whether there is a gap, or the region has no result.
  package func solidStroke(
    _ style: StrokeStyle, whereverTight: Bool = false, budget: inout StepBudget
  ) throws(RegionError) -> Path? {
    guard style.width > 0, style.width.isFinite, isFinite else { return nil }
    let mayFold = mayFold(reach: style.width / 2)
    if !mayFold, !whereverTight { return nil }
    let dashes = dashes(style)
    let pieces = dashes ?? subpaths.map { .piece($0) }
    let hasTightCorner = whereverTight && pieces.contains { $0.hasTightCorner(reach: style.width / 2) }
    if !mayFold, !hasTightCorner { return nil }
    guard budget.spend(pieces.reduce(0) { $0 + 10 * $1.elementCount }) else { throw .outOfSteps }
    let outliner = Path.strokeOutliner(
      pieces, style, tolerance: strokeTolerance(width: style.width), keepsAllFolds: true)
    if outliner.folds.isEmpty, !hasTightCorner { return nil }
    let contours = Path(wellFormed: outliner.elements + outliner.folds)
    let turnsBack = dashes == nil && turnsBack(within: style.width / 200)
    if whereverTight || turnsBack {
      return try contours.combined(with: .empty, .union, rule: .nonZero, budget: &budget)
    }
    // The parts beyond the centers of curvature: a renderer winds around them the wrong way.
    let folds = Path(wellFormed: outliner.folds).reversed()
    let asRendered = Path(wellFormed: outliner.elements).appending(folds)
    let solid = try contours.combined(with: .empty, .union, rule: .nonZero, budget: &budget)
    let area = try solid.area(rule: .nonZero, budget: &budget)
    let rendered = try asRendered.area(rule: .nonZero, budget: &budget)
    // A smaller area is invisible.
    return area - rendered > 1e-3 * style.width * style.width ? solid : nil
  }

  /// Returns whether a stroke with half a width may extend beyond a center of curvature.
  private func mayFold(reach: Double) -> Bool {
    switch storage {
    case .rect: false
    case .roundedRect(_, let radii):
      [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft].contains { $0 > 0 && $0 < reach }
    case .ellipse, .elements:
      subpaths.contains { $0.drawnSegments.contains { !$0.isSurelyStraighter(than: reach) } }
    }
  }

  /// Returns whether a curve turns back with a radius of curvature below a distance.
  private func turnsBack(within radius: Double) -> Bool {
    subpaths.contains { $0.drawnSegments.contains { $0.turnsBack(within: radius) } }
  }
}

extension Dash {
  /// Returns whether a segment is shorter than the inner side of a corner at one of its ends, which a stroke with half a
  /// width cuts off.
  fileprivate func hasTightCorner(reach: Double) -> Bool {
    guard case .piece(let subpath) = self else { return false }
    let segments = subpath.drawnSegments
    guard var last = subpath.isClosed ? segments.last : segments.first else { return false }
    for next in subpath.isClosed ? segments[...] : segments.dropFirst() {
      defer { last = next }
      guard let arriving = last.endDirection, let leaving = next.startDirection else { continue }
      // The inner side cuts off the tangent of half the turn. A smaller turn is a rounding error.
      let (sine, cosine) = (abs(arriving.cross(leaving)), arriving.dot(leaving))
      let shorter = min(last.start.distance(to: last.end), next.start.distance(to: next.end))
      if sine > 1e-6, reach * sine > shorter * (1 + cosine) { return true }
    }
    return false
  }
}
