extension Path {
  /// Returns the region of a stroke along the path, as a path to fill.
  ///
  /// The result has the form of `simplified`: it winds around each place once or not at all, so that either rule fills
  /// it, and it can be used to clip and be combined further. Lines and circular arcs result in exact lines and arcs.
  /// The parallels of other curves are cubics that deviate from them by at most a hundred-thousandth of the width.
  ///
  /// Each segment covers the area that its normal sweeps, half a width to either side, however tightly it bends. Joins
  /// are where the direction changes; a miter over its limit becomes a bevel, and a cusp within a curve is round,
  /// whatever the join. A closed subpath is joined at its start. Segments without length are skipped. A subpath without
  /// any length is a dot: a disc with round caps, an upright square with square ones. A single `move` covers nothing.
  /// Dashes are those of `dashed(_:phase:fitted:)`; an invalid pattern results in a solid stroke.
  ///
  /// Empty if the width is not positive and finite, and for a path that is not finite. O((n + k) log n) for n segments
  /// and k places where the stroke meets itself.
  package func stroked(_ style: StrokeStyle) -> Path {
    var budget = StepBudget.unlimited
    return emptyIfOutOfRange { () throws(RegionError) in try stroked(style, budget: &budget) }
  }

  /// Returns the region of a stroke along the path. See `stroked(_:)`.
  /// - Parameters:
  ///   - width: The full width, in points.
  ///   - miterLimit: The longest miter, in widths, before it becomes a bevel. See `StrokeStyle.miterLimit`.
  ///   - dash: The lengths of dashes and gaps in turn, in points. Solid if it is empty or invalid. See
  ///     `dashed(_:phase:fitted:)`.
  ///   - phase: The position in the pattern at which each subpath starts, in points.
  ///   - fitted: Whether the dashes are scaled so that they fit each subpath.
  @_spi(Generated) public func stroked(
    width: Double, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: Double = 10, dash: [Double] = [],
    phase: Double = 0, fitted: Bool = false
  ) -> Path {
    stroked(
      StrokeStyle(
        width: width, cap: cap, join: join, miterLimit: miterLimit, dash: dash, phase: phase, fitted: fitted))
  }

  /// Returns the region of a stroke within a budget, for paths of unknown origin. Empty if the width is not positive.
  /// - Throws: `RegionError`, if there is no result.
  package func stroked(_ style: StrokeStyle, budget: inout StepBudget) throws(RegionError) -> Path {
    if style.width <= 0 { return .empty }
    guard style.width.isFinite, isFinite, style.dash.isEmpty || isInRange else { throw .outOfRange }
    if let far = FarPlace(of: self, reach: style.width) {
      return try translated(by: far.shift).strokedHere(style, rounding: far.rounding, &budget)
        .translated(by: -far.shift)
    }
    return try strokedHere(style, rounding: 0, &budget)
  }

  /// Returns the region of a stroke, without moving the path.
  /// - Parameter rounding: Lengths up to this count as 0, too.
  private func strokedHere(
    _ style: StrokeStyle, rounding: Double, _ budget: inout StepBudget
  ) throws(RegionError) -> Path {
    try region(of: dashes(style) ?? subpaths.map { .piece($0) }, style, rounding: rounding, budget: &budget)
  }

  /// Returns the region of an outline that this library has drawn around a path.
  func simplifiedOutline(
    of path: Path, width: Double, _ budget: inout StepBudget
  ) throws(RegionError) -> Path {
    try checkOutline(of: path, width: width)
    return try combined(with: .empty, .union, rule: .nonZero, budget: &budget)
  }

  /// Checks that an outline that this library has drawn around a path is finite.
  func checkOutline(of path: Path, width: Double) throws(RegionError) {
    if isFinite { return }
    // Far below the largest number, all products of outlines are finite.
    let box = path.bounds ?? .zero
    let largest = max(box.topLeft.magnitude, box.bottomRight.magnitude, width)
    throw largest > 1e75 ? .outOfRange : .fault
  }

  /// Returns the region of the dashes of a stroke.
  /// - Parameter hasTwinCaps: Whether the stroke is aligned: on each side of the path is a band with half the width, whose
  ///   ends have caps of that width in its middle.
  /// - Throws: `RegionError`, if there is no result.
  func region(
    of dashes: [Dash], _ style: StrokeStyle, rounding: Double = 0, hasTwinCaps: Bool = false, budget: inout StepBudget
  ) throws(RegionError) -> Path {
    guard budget.spend(dashes.reduce(0) { $0 + 10 * $1.elementCount }) else { throw .outOfSteps }
    let outliner = Path.strokeOutliner(
      dashes, style, tolerance: strokeTolerance(width: style.width), rounding: rounding, hasTwinCaps: hasTwinCaps)
    return try Path(wellFormed: outliner.elements + outliner.folds)
      .simplifiedOutline(of: self, width: style.width, &budget)
  }

  /// Returns the contours of a stroke before `stroked` makes them simple, to be filled nonzero.
  ///
  /// They wind at least once around every point of the stroke, never counterclockwise, and not at all around others.
  /// Empty if the width is not positive and finite, and for a path that is not finite. O(n) for n segments and dashes.
  ///
  /// - Parameter tolerance: The maximum error of the outline, in points. Defaults to that of `stroked(_:)`, which is also
  ///   the minimum.
  package func strokeContours(_ style: StrokeStyle, tolerance: Double = 0) -> Path {
    var budget = StepBudget.unlimited
    return emptyIfOutOfRange { () throws(RegionError) in
      try strokeContours(style, tolerance: tolerance, budget: &budget)
    }
  }

  /// Returns the contours of a stroke within a budget. They are not complete if it is spent.
  /// - Throws: `RegionError`, if they are not finite.
  package func strokeContours(
    _ style: StrokeStyle, tolerance: Double, budget: inout StepBudget
  ) throws(RegionError) -> Path {
    guard style.width > 0, style.width.isFinite, isFinite else { return .empty }
    let outliner = Path.strokeOutliner(
      dashes(style) ?? subpaths.map { .piece($0) }, style,
      tolerance: max(tolerance, strokeTolerance(width: style.width)), budget: budget)
    budget = outliner.budget
    let contours = Path(wellFormed: outliner.elements + outliner.folds)
    try contours.checkOutline(of: self, width: style.width)
    return contours
  }

  static func strokeOutliner(
    _ dashes: [Dash], _ style: StrokeStyle, tolerance: Double, rounding: Double = 0, keepsAllFolds: Bool = false,
    hasTwinCaps: Bool = false, budget: StepBudget = .unlimited
  ) -> StrokeOutliner {
    var outliner = StrokeOutliner(
      style, tolerance: tolerance, keepsAllFolds: keepsAllFolds, hasTwinCaps: hasTwinCaps)
    outliner.rounding = rounding
    outliner.budget = budget
    for dash in dashes where !outliner.budget.isSpent {
      switch dash {
      case .piece(let subpath): outliner.add(subpath)
      case .dot(let point, let direction, _): outliner.addDot(at: point, direction: direction)
      }
    }
    return outliner
  }

  /// Returns the maximum error of the outline of a stroke, in points.
  func strokeTolerance(width: Double) -> Double {
    let box = bounds ?? Rect(x: 0, y: 0, width: 0, height: 0)
    let far = max(abs(box.minX), abs(box.maxX), abs(box.minY), abs(box.maxY))
    return max(1e-5 * width, 1e-13 * far)
  }
}
