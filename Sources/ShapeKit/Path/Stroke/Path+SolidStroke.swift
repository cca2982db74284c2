extension Path {
  /// What a stroke covers, where common renderers would leave a gap in it, or `nil` if they would not.
  ///
  /// Browsers, Cairo and others outline a stroke by its two sides, and fill what both wind around. Where the path bends
  /// more tightly than half the width, the inner side turns inside out; where it does so all the way round, the
  /// windings of both cancel: a circle of radius 2 with a stroke of 12 becomes a ring. Filling this path instead is
  /// right.
  ///
  /// - Parameter whereverTight: Whether it is given also where there would be no gap and the path bends more tightly
  ///   than half the width nevertheless. Ghostscript bevels such bends.
  ///
  /// Nil also where nothing is stroked, and where it would take more steps than there are left. O(n) for a path of n
  /// segments none of which bends that tightly, otherwise as `stroked(_:)`.
  public func solidStroke(
    _ style: StrokeStyle, whereverTight: Bool = false, budget: inout StepBudget
  ) -> Path? {
    guard style.width > 0, style.width.isFinite, isFinite, mayFold(reach: style.width / 2) else { return nil }
    let pieces = dashes(style.dash, phase: style.phase) ?? subpaths.map { .piece($0) }
    guard budget.spend(pieces.reduce(0) { $0 + 10 * $1.elementCount }) else { return nil }
    let outliner = Path.strokeOutliner(
      pieces, style, tolerance: strokeTolerance(width: style.width), keepsAllFolds: true)
    if outliner.folds.isEmpty { return nil }
    let contours = Path(wellFormed: outliner.elements + outliner.folds)
    if whereverTight { return try? contours.combined(with: .empty, .union, rule: .nonZero, budget: &budget) }
    // What lies beyond the centers of curvature: a renderer goes around it the wrong way.
    let folds = Path(wellFormed: outliner.folds).reversed()
    let asRendered = Path(wellFormed: outliner.elements).appending(folds)
    guard let solid = try? contours.combined(with: .empty, .union, rule: .nonZero, budget: &budget),
      let area = try? solid.area(rule: .nonZero, budget: &budget),
      let rendered = try? asRendered.area(rule: .nonZero, budget: &budget)
    else { return nil }
    // Less is not seen.
    return area - rendered > 1e-3 * style.width * style.width ? solid : nil
  }

  /// Returns whether a stroke of that half a width may reach beyond a center of curvature.
  private func mayFold(reach: Double) -> Bool {
    switch storage {
    case .rect: false
    case .roundedRect(_, let radii):
      [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft].contains { $0 > 0 && $0 < reach }
    case .ellipse, .elements:
      subpaths.contains { $0.drawnSegments.contains { !$0.isSurelyStraighter(than: reach) } }
    }
  }
}
