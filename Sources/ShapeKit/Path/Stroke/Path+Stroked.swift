extension Path {
  /// What a stroke along the path covers, as a path to be filled.
  ///
  /// The result has the form of `simplified`: it winds around each place once or not at all, so that it may be filled
  /// under either rule, clipped with, and combined. Lines and circular arcs give lines and arcs, exactly; the parallels
  /// of other curves are cubics that stray from them by at most a hundred-thousandth of the width.
  ///
  /// Each segment covers what its normal sweeps, half a width to either side, however tightly it bends. Joins lie where
  /// the direction changes; a miter over its limit becomes a bevel, and a cusp within a curve is around whatever the
  /// join. A closed subpath is joined at its start. Pieces of no length are passed over; a subpath of no length at all
  /// is a dot: a disc with round caps, an upright square with square ones. A lone `move` covers nothing. Dashes are
  /// those of `dashed(_:phase:)`; an invalid pattern gives a solid stroke.
  ///
  /// Empty if the width is not positive and finite, and for a path that is not finite. O((n + k) log n) for n
  /// segments and k places where the stroke meets itself.
  public func stroked(_ style: StrokeStyle) -> Path {
    var budget = StepBudget.unlimited
    return orEmpty { () throws(RegionError) in try stroked(style, budget: &budget) }
  }

  /// See `stroked(_:)`.
  /// - Parameters:
  ///   - width: The full width, in points.
  ///   - miterLimit: The largest miter length, in widths, before a miter becomes a bevel; see
  ///     `StrokeStyle.miterLimit`.
  ///   - dash: Lengths of dashes and gaps in turn, in points; solid where it is empty or invalid, see
  ///     `dashed(_:phase:)`.
  ///   - phase: How far into the pattern each subpath starts, in points.
  public func stroked(
    width: Double, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: Double = 10, dash: [Double] = [],
    phase: Double = 0
  ) -> Path {
    stroked(StrokeStyle(width: width, cap: cap, join: join, miterLimit: miterLimit, dash: dash, phase: phase))
  }

  /// Returns the same for paths of unknown origin, with no more steps than there are left.
  /// - Throws: `RegionError.outOfSteps` where it would take more.
  public func stroked(_ style: StrokeStyle, budget: inout StepBudget) throws(RegionError) -> Path {
    guard style.width > 0, style.width.isFinite, isFinite else { return .empty }
    let dashes = dashes(style.dash, phase: style.phase) ?? subpaths.map { .piece($0) }
    guard budget.spend(dashes.reduce(0) { $0 + 10 * $1.elementCount }) else { throw .outOfSteps }
    return try Path.strokeContours(dashes, style, tolerance: strokeTolerance(width: style.width))
      .combined(with: .empty, .union, rule: .nonZero, budget: &budget)
  }

  /// Returns the dashes of an aligned stroke, on either side of the path: a band as wide as the stroke, whose ends have
  /// caps of that width in its middle. `nil` where dashes and caps make no difference, so that a stroke of twice the
  /// width says the same.
  /// - Throws: `RegionError.outOfSteps` where it would take more steps than there are left.
  func alignedDashes(_ style: StrokeStyle, budget: inout StepBudget) throws(RegionError) -> Path? {
    guard style.cap != .butt, let dashes = dashes(style.dash, phase: style.phase) else { return nil }
    var style = style
    style.width *= 2
    guard budget.spend(dashes.reduce(0) { $0 + 10 * $1.elementCount }) else { throw .outOfSteps }
    let outliner = Path.strokeOutliner(
      dashes, style, tolerance: strokeTolerance(width: style.width), hasTwinCaps: true)
    return try Path(wellFormed: outliner.elements + outliner.folds)
      .combined(with: .empty, .union, rule: .nonZero, budget: &budget)
  }

  /// Returns the contours that `stroked` makes simple, for measurements.
  @_spi(Measuring) public func strokeContours(_ style: StrokeStyle) -> Path {
    Path.strokeContours(
      dashes(style.dash, phase: style.phase) ?? subpaths.map { .piece($0) }, style,
      tolerance: strokeTolerance(width: style.width))
  }

  /// Returns the contours of a solid stroke before they are made simple: a point lies in the stroke where they wind
  /// around it, and they never wind against the clock.
  static func strokeContours(_ dashes: [Dash], _ style: StrokeStyle, tolerance: Double) -> Path {
    let outliner = strokeOutliner(dashes, style, tolerance: tolerance)
    return Path(wellFormed: outliner.elements + outliner.folds)
  }

  static func strokeOutliner(
    _ dashes: [Dash], _ style: StrokeStyle, tolerance: Double, keepsAllFolds: Bool = false, hasTwinCaps: Bool = false
  ) -> StrokeOutliner {
    var outliner = StrokeOutliner(
      style, tolerance: tolerance, keepsAllFolds: keepsAllFolds, hasTwinCaps: hasTwinCaps)
    for dash in dashes {
      switch dash {
      case .piece(let subpath): outliner.add(subpath)
      case .dot(let point, let direction, _): outliner.addDot(at: point, direction: direction)
      }
    }
    return outliner
  }

  /// Returns how far the outline of a stroke may lie from where it should, in points.
  func strokeTolerance(width: Double) -> Double {
    let box = bounds ?? Rect(x: 0, y: 0, width: 0, height: 0)
    let far = max(abs(box.minX), abs(box.maxX), abs(box.minY), abs(box.maxY))
    return max(1e-5 * width, 1e-13 * far)
  }
}
