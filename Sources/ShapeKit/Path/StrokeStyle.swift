/// How a stroke ends at the ends of an open subpath.
public enum LineCap: Sendable { case butt, round, square }

/// How a stroke turns where two segments meet.
public enum LineJoin: Sendable { case miter, round, bevel }

/// Where a stroke lies: over the path, or to one side of a closed one.
public enum StrokeAlignment: Sendable { case center, inside, outside }

/// How a path is stroked.
public struct StrokeStyle: Equatable, Sendable {
  /// The full width of the line, in points; not negative.
  public var width: Double
  public var cap: LineCap
  public var join: LineJoin
  /// The largest miter length, in line widths, before a miter becomes a bevel; at least 1.
  public var miterLimit: Double
  /// Lengths of dashes and gaps in turn, in points; empty for a solid line.
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
    self.miterLimit = miterLimit
    self.dash = dash
    self.phase = phase
  }
}

extension StrokeStyle {
  /// The style with numbers that can be drawn: a width that is not negative, a miter limit of at least 1 (10 where it is
  /// not a number), a solid line where the dashes are not all lengths or all 0, and a finite phase.
  var drawable: StrokeStyle {
    var style = self
    style.width = width.length
    style.miterLimit = miterLimit.isNaN ? 10 : min(max(miterLimit, 1), 1000)
    if !dash.allSatisfy({ $0 >= 0 && $0.isFinite }) || !dash.contains(where: { $0 > 0 }) { style.dash = [] }
    style.phase = phase.finite
    return style
  }
}
