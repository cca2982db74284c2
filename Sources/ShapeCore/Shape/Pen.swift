/// Draws a path for generated code, with the path commands of the language. No command can fail.
///
/// A number that is not finite counts as 0, a coordinate is clamped to `PictureLimits.coordinate`, a negative radius
/// counts as 0, and one that does not fit a corner is reduced. A command that needs a current point, if there is none,
/// begins at its own end. Paths that the evaluator accepts are the same to the bit.
@_spi(Generated)
public struct Pen: Sendable {
  private var builder = PathBuilder(capacity: 16)
  /// The number of iterations left for its loops.
  var loops = StepBudget(PictureLimits.steps)

  /// Creates a pen that has drawn nothing.
  package init() {}

  /// The path so far.
  package var path: Path { builder.path }

  /// Returns the whole numbers from `first` to `last`, including `last` if the range is closed, for a loop that draws
  /// the path. All loops of a path together have at most `PictureLimits.steps` iterations.
  public mutating func iterations(from first: Double, to last: Double, closed: Bool = false) -> CountingSequence {
    CountingSequence(from: first, to: last, closed: closed, budget: &loops)
  }

  /// The current point, or the origin before the first command.
  private var current: Point { builder.currentPoint ?? .zero }

  /// Starts a new subpath.
  public mutating func move(to point: Point) { try? builder.move(to: point.drawable) }
  /// Starts a new subpath, at a distance from the current point.
  public mutating func move(by distance: Point) { move(to: current + distance) }

  /// Adds a straight segment.
  public mutating func line(to point: Point) {
    begin(at: point)
    try? builder.line(to: point.drawable)
  }
  /// Adds a straight segment whose end is relative to the current point.
  public mutating func line(by distance: Point) { line(to: current + distance) }

  /// Adds a quadratic Bézier segment.
  public mutating func quad(to point: Point, control: Point) {
    begin(at: point)
    try? builder.quad(to: point.drawable, control: control.drawable)
  }
  /// Adds a quadratic Bézier segment whose points are relative to the current point.
  public mutating func quad(by distance: Point, control: Point) {
    quad(to: current + distance, control: current + control)
  }

  /// Adds a cubic Bézier segment.
  public mutating func curve(to point: Point, control1: Point, control2: Point) {
    begin(at: point)
    try? builder.curve(to: point.drawable, control1: control1.drawable, control2: control2.drawable)
  }
  /// Adds a cubic Bézier segment whose points are relative to the current point.
  public mutating func curve(by distance: Point, control1: Point, control2: Point) {
    curve(to: current + distance, control1: current + control1, control2: current + control2)
  }

  /// Adds a quadratic Bézier segment that continues the one before it. See `PathBuilder.smooth(to:)`.
  public mutating func smooth(to point: Point) {
    begin(at: point)
    try? builder.smooth(to: point.drawable)
  }
  /// Adds a quadratic Bézier segment that continues the one before it, with an end relative to the current point.
  public mutating func smooth(by distance: Point) { smooth(to: current + distance) }
  /// Adds a cubic Bézier segment that continues the one before it. See `PathBuilder.smooth(to:control2:)`.
  public mutating func smooth(to point: Point, control2: Point) {
    begin(at: point)
    try? builder.smooth(to: point.drawable, control2: control2.drawable)
  }
  /// Adds a cubic Bézier segment that continues the one before it, with points relative to the current point.
  public mutating func smooth(by distance: Point, control2: Point) {
    smooth(to: current + distance, control2: current + control2)
  }

  /// Adds a part of a circle between two angles. See `PathBuilder.arc(center:radii:rotation:from:to:clockwise:)`.
  public mutating func arc(
    center: Point, radius: Double, rotation: Angle = .zero, from: Angle, to: Angle, clockwise: Bool = true
  ) {
    arc(center: center, radii: Size(radius, radius), rotation: rotation, from: from, to: to, clockwise: clockwise)
  }
  /// Adds a part of a circle over a sweep. Defaults to clockwise.
  public mutating func arc(
    center: Point, radius: Double, rotation: Angle = .zero, from: Angle, sweep: Angle, clockwise: Bool = true
  ) {
    arc(center: center, radii: Size(radius, radius), rotation: rotation, from: from, sweep: sweep, clockwise: clockwise)
  }
  /// Adds a part of an ellipse between two angles. Defaults to clockwise.
  public mutating func arc(
    center: Point, radii: Size, rotation: Angle = .zero, from: Angle, to: Angle, clockwise: Bool = true
  ) {
    try? builder.arc(
      center: center.drawable, radii: radii.drawable, rotation: rotation.finite, from: from.finite, to: to.finite,
      clockwise: clockwise)
  }
  /// Adds a part of an ellipse over a sweep. Defaults to clockwise.
  public mutating func arc(
    center: Point, radii: Size, rotation: Angle = .zero, from: Angle, sweep: Angle, clockwise: Bool = true
  ) {
    let sweep = sweep.finite
    try? builder.arc(
      center: center.drawable, radii: radii.drawable, rotation: rotation.finite, from: from.finite,
      sweep: clockwise ? sweep : -sweep)
  }

  /// Adds an arc of a circle from the current point to another. See
  /// `PathBuilder.arc(to:radii:rotation:large:clockwise:)`.
  public mutating func arc(
    to end: Point, radius: Double, rotation: Angle = .zero, large: Bool = false, clockwise: Bool = true
  ) {
    arc(to: end, radii: Size(radius, radius), rotation: rotation, large: large, clockwise: clockwise)
  }
  /// Adds an arc of a circle whose end is relative to the current point.
  public mutating func arc(
    by distance: Point, radius: Double, rotation: Angle = .zero, large: Bool = false, clockwise: Bool = true
  ) {
    arc(to: current + distance, radius: radius, rotation: rotation, large: large, clockwise: clockwise)
  }
  /// Adds an arc of an ellipse from the current point to another.
  public mutating func arc(
    to end: Point, radii: Size, rotation: Angle = .zero, large: Bool = false, clockwise: Bool = true
  ) {
    begin(at: end)
    try? builder.arc(
      to: end.drawable, radii: radii.drawable, rotation: rotation.finite, large: large, clockwise: clockwise)
  }
  /// Adds an arc of an ellipse whose end is relative to the current point.
  public mutating func arc(
    by distance: Point, radii: Size, rotation: Angle = .zero, large: Bool = false, clockwise: Bool = true
  ) {
    arc(to: current + distance, radii: radii, rotation: rotation, large: large, clockwise: clockwise)
  }

  /// Adds a line towards a corner and an arc from there towards `end` that touches both legs, or another curve of its size.
  /// A radius that does not fit is reduced to the largest that does.
  public mutating func corner(
    _ corner: Point, to end: Point, radius: Double, style: CornerStyle = .circular, smoothing: Double? = nil,
    curvature: Double? = nil
  ) {
    begin(at: corner)
    let shape = CornerShape(style, smoothing: smoothing, curvature: curvature)
    _ = try? builder.corner(corner.drawable, to: end.drawable, radius: radius.length, shape: shape)
  }

  /// Closes the subpath.
  public mutating func close() { try? builder.close() }

  /// Appends all elements of another path. See `PathBuilder.append`.
  /// - Parameter joined: Whether a line leads to the start of the path, if its first subpath is open. Defaults to
  ///   `false`.
  public mutating func add(_ path: Path, joined: Bool = false) {
    let path = path.finite
    if joined, (try? builder.join(path)) != nil { return }
    builder.append(path)
  }

  private mutating func begin(at point: Point) {
    if builder.currentPoint == nil { move(to: point) }
  }
}

extension Path {
  /// Returns the path that some commands draw.
  @_spi(Generated) public static func drawn(_ commands: (inout Pen) -> Void) -> Path {
    var pen = Pen()
    commands(&pen)
    return pen.path
  }

  /// The path, or an empty path if a number in it is not finite.
  package var finite: Path { consuming get { isFinite ? self : .empty } }
}
