/// Draws a path as generated code does: with the commands of the language, none of which can fail.
///
/// A number that is not finite counts as 0, a coordinate is brought within `PictureLimits.coordinate`, a negative
/// radius counts as 0, and one that does not fit a corner is reduced. A command that goes on from a current point where
/// there is none begins at its own end. What the evaluator accepts is drawn by both to the same bits.
public struct Pen: Sendable {
  private var builder = PathBuilder()
  /// How many rounds its loops still have.
  var loops = StepBudget(PictureLimits.steps)

  public init() {}

  /// The path so far.
  public var path: Path { builder.path }

  /// Returns the whole numbers from one to another, which counts too where the range is closed, for a loop that draws
  /// the path. All loops of a path together have `PictureLimits.steps` iterations at most.
  public mutating func rounds(from first: Double, to last: Double, closed: Bool = false) -> CountingSequence {
    CountingSequence(from: first, to: last, closed: closed, budget: &loops)
  }

  /// Where the next command goes on from; the origin before the first one.
  private var current: Point { builder.currentPoint ?? .zero }

  /// Starts a new subpath.
  public mutating func move(to point: Point) { try? builder.move(to: point.drawable) }
  /// Starts a new subpath, measured from the current point.
  public mutating func move(by distance: Point) { move(to: current + distance) }

  /// A straight segment.
  public mutating func line(to point: Point) {
    begin(at: point)
    try? builder.line(to: point.drawable)
  }
  /// A straight segment, measured from the current point.
  public mutating func line(by distance: Point) { line(to: current + distance) }

  /// A quadratic Bézier segment.
  public mutating func quad(to point: Point, control: Point) {
    begin(at: point)
    try? builder.quad(to: point.drawable, control: control.drawable)
  }
  /// A quadratic Bézier segment whose points are measured from the current point.
  public mutating func quad(by distance: Point, control: Point) {
    quad(to: current + distance, control: current + control)
  }

  /// A cubic Bézier segment.
  public mutating func curve(to point: Point, control1: Point, control2: Point) {
    begin(at: point)
    try? builder.curve(to: point.drawable, control1: control1.drawable, control2: control2.drawable)
  }
  /// A cubic Bézier segment whose points are measured from the current point.
  public mutating func curve(by distance: Point, control1: Point, control2: Point) {
    curve(to: current + distance, control1: current + control1, control2: current + control2)
  }

  /// A piece of a circle between two angles. See `PathBuilder.arc(center:radii:rotation:from:to:clockwise:)`.
  public mutating func arc(
    center: Point, radius: Double, rotation: Angle = .zero, from: Angle, to: Angle, clockwise: Bool = true
  ) {
    arc(center: center, radii: Size(radius, radius), rotation: rotation, from: from, to: to, clockwise: clockwise)
  }
  /// A piece of a circle over a sweep, clockwise unless said.
  public mutating func arc(
    center: Point, radius: Double, rotation: Angle = .zero, from: Angle, sweep: Angle, clockwise: Bool = true
  ) {
    arc(center: center, radii: Size(radius, radius), rotation: rotation, from: from, sweep: sweep, clockwise: clockwise)
  }
  /// A piece of an ellipse between two angles.
  public mutating func arc(
    center: Point, radii: Size, rotation: Angle = .zero, from: Angle, to: Angle, clockwise: Bool = true
  ) {
    try? builder.arc(
      center: center.drawable, radii: radii.drawable, rotation: rotation.finite, from: from.finite, to: to.finite,
      clockwise: clockwise)
  }
  /// A piece of an ellipse over a sweep, clockwise unless said.
  public mutating func arc(
    center: Point, radii: Size, rotation: Angle = .zero, from: Angle, sweep: Angle, clockwise: Bool = true
  ) {
    let sweep = sweep.finite
    try? builder.arc(
      center: center.drawable, radii: radii.drawable, rotation: rotation.finite, from: from.finite,
      sweep: clockwise ? sweep : -sweep)
  }

  /// A line towards a corner and an arc that leaves it for `end`, touching both legs. A radius that does not fit them
  /// is reduced to what does.
  public mutating func corner(_ corner: Point, to end: Point, radius: Double) {
    begin(at: corner)
    let (corner, end) = (corner.drawable, end.drawable)
    let radius = radius.length
    do throws(PathBuilder.Failure) {
      try builder.corner(corner, to: end, radius: radius)
    } catch {
      guard case .cornerDoesNotFit(let needed, let available) = error, needed > 0 else { return }
      // The tangent's length grows with the radius.
      try? builder.corner(corner, to: end, radius: radius * (available / needed))
    }
  }

  /// Closes the subpath.
  public mutating func close() { try? builder.close() }

  /// Adds all elements of another path. See `PathBuilder.append`.
  public mutating func add(_ path: Path) { builder.append(path.finite) }

  private mutating func begin(at point: Point) {
    if builder.currentPoint == nil { move(to: point) }
  }
}

extension Path {
  /// The path that some commands draw.
  public static func drawn(_ commands: (inout Pen) -> Void) -> Path {
    var pen = Pen()
    commands(&pen)
    return pen.path
  }

  /// The path itself, or the empty one where a number in it is not finite.
  public var finite: Path { isFinite ? self : .empty }
}
