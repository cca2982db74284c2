/// The shape of a stroke at the ends of an open subpath.
public enum LineCap: CaseIterable, Sendable {
  /// The line ends at the end of the subpath.
  case butt
  /// The line ends with a half circle around the end.
  case round
  /// The line continues beyond the end by half of its width.
  case square
}

/// The shape of a stroke where two segments meet.
public enum LineJoin: CaseIterable, Sendable {
  /// The outer edges continue until they meet, within the miter limit.
  case miter
  /// A circle around the joint rounds the corner.
  case round
  /// A straight line cuts the corner off.
  case bevel
}

/// The position of a stroke: centered on the path, or on one side of a closed path.
public enum StrokeAlignment: CaseIterable, Sendable {
  /// Half of the stroke is on either side of the path.
  case center
  /// The stroke is inside the path.
  case inside
  /// The stroke is outside the path.
  case outside
}

/// The style of a stroke.
@usableFromInline
package struct StrokeStyle: Hashable, Sendable {
  /// The full width of the line, in points. Not negative.
  package var width: Double
  /// The shape of the ends of open subpaths. Defaults to `butt`.
  package var cap: LineCap
  /// The shape of the corners. Defaults to `miter`.
  package var join: LineJoin
  /// The longest miter, in line widths, before it becomes a bevel. In 1...10,000: values outside are clamped, and NaN
  /// counts as 1. With 1, every miter is a bevel; with 10,000, a tip has an angle of a hundredth of a degree.
  package var miterLimit: Double {
    didSet { miterLimit = StrokeStyle.clamped(miterLimit: miterLimit) }
  }
  /// The lengths of dashes and gaps in turn, in points. Empty for a solid line. An invalid pattern, with lengths that
  /// are negative, not finite or all 0, also draws a solid line. See `Path.dashed(_:phase:fitted:)`.
  package var dash: [Double]
  /// The position in the pattern at which each subpath starts, in points.
  package var phase: Double
  /// Whether dashes, gaps and the phase are scaled so that they fit each subpath. See `Path.dashed(_:phase:fitted:)`.
  package var fitted: Bool

  /// Creates a style. Defaults to a solid line with a width of 1 point.
  package init(
    width: Double = 1, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: Double = 10, dash: [Double] = [],
    phase: Double = 0, fitted: Bool = false
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = StrokeStyle.clamped(miterLimit: miterLimit)
    self.dash = dash
    self.phase = phase
    self.fitted = fitted
  }

  private static func clamped(miterLimit: Double) -> Double { miterLimit > 1 ? min(miterLimit, 10_000) : 1 }
}

extension LineJoin {
  /// Returns whether right angles keep their corners, whose miter is √2 widths long.
  func keepsRightAngles(miterLimit: Double) -> Bool { self == .miter && miterLimit * miterLimit >= 2 }
}

extension StrokeStyle {
  var keepsRightAngles: Bool { join.keepsRightAngles(miterLimit: miterLimit) }

  /// Returns the style with numbers that can be drawn along a path.
  package func drawable(along path: Path) -> StrokeStyle {
    var dashes = StepBudget(PictureLimits.dashes)
    return drawable(along: path, &dashes)
  }

  /// Returns the style with numbers that can be drawn along a path: a width of at least 0, a finite phase, and a solid
  /// line if the dashes are invalid or more than are left.
  func drawable(along path: Path, _ dashes: inout StepBudget) -> StrokeStyle {
    var style = self
    style.width = width.length
    if !dash.allSatisfy({ $0 >= 0 && $0.isFinite }) || !dash.contains(where: { $0 > 0 }) { style.dash = [] }
    if !dashes.spend(dashes: style.dash, fitted: fitted, along: path) { style.dash = [] }
    style.phase = phase.finite
    return style
  }
}
