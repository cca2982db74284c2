/// How a stroke ends at the ends of an open subpath.
public enum LineCap: Int, CaseIterable, Sendable { case butt, round, square }

/// How a stroke turns where two segments meet.
public enum LineJoin: Int, CaseIterable, Sendable { case miter, round, bevel }

/// Where a stroke lies: over the path, or to one side of a closed one.
public enum StrokeAlignment: Int, CaseIterable, Sendable { case center, inside, outside }

/// How a path is stroked.
public struct StrokeStyle: Equatable, Sendable {
  /// The full width of the line, in points; not negative.
  public var width: Double
  public var cap: LineCap
  public var join: LineJoin
  /// The largest miter length, in line widths, before a miter becomes a bevel: 1 to 10,000. What is less, or not a
  /// number, counts as 1, which makes every miter a bevel; what is more counts as 10,000, where a tip is a
  /// hundredth of a degree sharp.
  public var miterLimit: Double {
    didSet { miterLimit = StrokeStyle.clamped(miterLimit: miterLimit) }
  }
  /// Lengths of dashes and gaps in turn, in points; empty for a solid line. An invalid pattern, with lengths that are
  /// negative, not finite or all 0, draws a solid line as well; see `Path.dashed(_:phase:)`.
  public var dash: [Double]
  /// How far into the pattern each subpath starts, in points.
  public var phase: Double

  public init(
    width: Double = 1, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: Double = 10, dash: [Double] = [],
    phase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = StrokeStyle.clamped(miterLimit: miterLimit)
    self.dash = dash
    self.phase = phase
  }

  private static func clamped(miterLimit: Double) -> Double { miterLimit > 1 ? min(miterLimit, 10_000) : 1 }
}

extension StrokeStyle {
  /// Returns the style with numbers that can be drawn along a path: a width that is not negative, a solid line where
  /// the dashes are not all lengths, all 0 or more than `PictureLimits.dashes`, and a finite phase.
  func drawable(along path: Path) -> StrokeStyle {
    var style = self
    style.width = width.length
    if !dash.allSatisfy({ $0 >= 0 && $0.isFinite }) || !dash.contains(where: { $0 > 0 }) { style.dash = [] }
    if !style.dash.isEmpty, path.dashCount(style.dash) > Double(PictureLimits.dashes) { style.dash = [] }
    style.phase = phase.finite
    return style
  }
}
