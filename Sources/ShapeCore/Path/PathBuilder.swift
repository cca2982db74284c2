/// Builds a path step by step from a current point, as path commands do.
///
/// A step that throws appends nothing.
package struct PathBuilder: Sendable {
  /// The reason why a step fails.
  package enum Failure: Error, Equatable, Sendable {
    /// The step needs a current point, and there is none yet.
    case noCurrentPoint
    /// A radius is negative.
    case negativeRadius(Double)
    /// A coordinate, a radius or an angle is infinite or NaN.
    case notFinite
    /// A path to join is closed.
    case closedPath
  }

  /// The point where the next step continues, or `nil` before the first move.
  package private(set) var currentPoint: Point?
  private var elements: [PathElement] = []
  private var subpathStart = Point.zero
  /// Whether the last step closed a subpath, so that a segment needs a new move.
  private var isAfterClose = false
  /// The corner whose curve ends at the current point.
  private var lastCorner: PathCorner?

  /// Creates a builder of an empty path.
  package init() {}

  /// Creates a builder with room for a number of elements. Growing is what takes the longest in a short path.
  init(capacity: Int) { elements.reserveCapacity(capacity) }

  /// The path so far.
  package var path: Path { Path(wellFormed: elements) }

  /// Starts a new subpath.
  package mutating func move(to point: Point) throws(Failure) {
    try check(point.isFinite)
    appendMove(to: point)
  }

  /// Adds a straight segment from the current point.
  package mutating func line(to point: Point) throws(Failure) {
    try check(point.isFinite)
    try append(.line(to: point), endingAt: point)
  }

  /// Adds a quadratic Bézier segment from the current point.
  package mutating func quad(to point: Point, control: Point) throws(Failure) {
    try check(point.isFinite && control.isFinite)
    try append(.quad(to: point, control: control), endingAt: point)
  }

  /// Adds a cubic Bézier segment from the current point.
  package mutating func curve(to point: Point, control1: Point, control2: Point) throws(Failure) {
    try check(point.isFinite && control1.isFinite && control2.isFinite)
    try append(.curve(to: point, control1: control1, control2: control2), endingAt: point)
  }

  /// Adds a quadratic Bézier segment that continues the one before it: its control point is the reflection of the one
  /// before. If the last step added no quadratic segment, it is the current point.
  package mutating func smooth(to point: Point) throws(Failure) {
    guard let current = currentPoint else { throw .noCurrentPoint }
    var control = current
    if case .quad(_, let previous) = elements.last { control = current + (current - previous) }
    try quad(to: point, control: control)
  }

  /// Adds a cubic Bézier segment that continues the one before it: its first control point is the reflection of the
  /// second one before. If the last step added no cubic segment, it is the current point.
  package mutating func smooth(to point: Point, control2: Point) throws(Failure) {
    guard let current = currentPoint else { throw .noCurrentPoint }
    var control = current
    if case .curve(_, _, let previous) = elements.last { control = current + (current - previous) }
    try curve(to: point, control1: control, control2: control2)
  }

  /// Adds a part of an ellipse between two angles, after a line from the current point, or a move if there is none. The
  /// line is added even if it has no length.
  ///
  /// `from` and `to` are values of the ellipse's parameter t: its point is the center plus (radii.width cos t,
  /// radii.height sin t), rotated by `rotation`. On a circle they are the angles on the screen.
  ///
  /// Clockwise, the sweep is `to - from`. It is nothing if that is within 1e-9 radians of 0; otherwise whole turns are
  /// added until it is positive, and it is limited to a turn. So a `to` one turn before `from` sweeps a whole turn.
  /// Counterclockwise is the same with opposite signs.
  package mutating func arc(
    center: Point, radii: Size, rotation: Angle = .zero, from: Angle, to: Angle, clockwise: Bool = true
  ) throws(Failure) {
    try check(from.radians.isFinite && to.radians.isFinite)
    let difference = to.radians - from.radians
    let sweep = clockwise ? clockwiseSweep(difference) : -clockwiseSweep(-difference)
    try arc(center: center, radii: radii, rotation: rotation, from: from, sweep: Angle(radians: sweep))
  }

  /// Adds a part of an ellipse over a sweep, clockwise if it is positive, and limited to one turn in either direction.
  /// See the other method for the line before it and the meaning of `from`.
  package mutating func arc(
    center: Point, radii: Size, rotation: Angle = .zero, from: Angle, sweep: Angle
  ) throws(Failure) {
    let turn = 2 * Double.pi
    let arc = Arc(
      center: center, radii: radii, rotation: rotation.radians, start: from.radians,
      sweep: max(-turn, min(turn, sweep.radians))
    )
    .withSmallAngles
    try check(arc.isFinite && sweep.radians.isFinite)
    try check(radius: radii.width)
    try check(radius: radii.height)
    let start = arc.startPoint
    let end = arc.endPoint
    try check(start.isFinite && end.isFinite)
    if currentPoint == nil {
      appendMove(to: start)
    } else {
      try append(.line(to: start), endingAt: start)
    }
    try append(.arc(arc), endingAt: end)
  }

  /// Adds an arc of an ellipse from the current point to another, after a line without length.
  ///
  /// Of the four arcs with these radii, `large` and `clockwise` choose one. Radii that are too small are enlarged by one
  /// factor until the arc reaches its end. If a radius is 0, or the end is the current point, the step adds a line to
  /// the end and an arc without length there.
  ///
  /// Source: SVG 2, "Elliptical arc implementation notes".
  package mutating func arc(
    to end: Point, radii: Size, rotation: Angle = .zero, large: Bool = false, clockwise: Bool = true
  ) throws(Failure) {
    try check(end.isFinite && radii.isFinite && rotation.radians.isFinite)
    try check(radius: radii.width)
    try check(radius: radii.height)
    guard let start = currentPoint else { throw .noCurrentPoint }
    let arc =
      Arc(from: start, to: end, radii: radii, rotation: rotation.radians, isLarge: large, isClockwise: clockwise)?
      .withSmallAngles ?? Arc(center: end, radii: Size(0, 0), start: 0, sweep: 0)
    let (arcStart, arcEnd) = (arc.startPoint, arc.endPoint)
    try check(arcStart.isFinite && arcEnd.isFinite)
    try append(.line(to: arcStart), endingAt: arcStart)
    try append(.arc(arc), endingAt: arcEnd)
  }

  /// Adds a line towards `corner` and an arc from there towards `end` that touches both legs, as
  /// `CGPath.addArc(tangent1End:…)` does. Afterwards the current point is the end of the arc: `end` is only a
  /// direction.
  ///
  /// With radius 0, or if the three points are on one line (to 1e-9 radians), it adds a line to the corner and an arc
  /// without length there. A radius whose tangents are longer than a leg, which would go backwards, is reduced to the largest
  /// one that fits, and so is the smoothing of a smoothed corner. Two corners whose common line has no room for all of their
  /// smoothing share it in proportion to their tangents, as those of a rounded rectangle do. Other shapes replace the arc.
  ///
  /// - Returns: The length of the tangents of a radius that is reduced, and that of the shorter leg.
  @discardableResult
  package mutating func corner(
    _ corner: Point, to end: Point, radius: Double, shape: CornerShape = .style(.circular)
  ) throws(Failure) -> (needed: Double, available: Double)? {
    try check(corner.isFinite && end.isFinite && radius.isFinite)
    try check(radius: radius)
    guard let start = currentPoint else { throw .noCurrentPoint }
    guard let last = lastCorner, last.end == corner else {
      let rounded = PathCorner(corner, from: start, to: end, radius: radius, shape: shape)
      try append(rounded)
      return rounded.excess
    }
    let wanted = PathCorner(corner, from: last.rounded.point, to: end, radius: radius, shape: shape)
    let (before, after) = wanted.shares(with: last)
    var lineStart = start
    if let shorter = last.smoothed(within: before) {
      elements.removeLast(1 + shorter.elements.count)
      currentPoint = shorter.start
      try append(shorter)
      lineStart = shorter.endOfCurve
    }
    let rounded = PathCorner(corner, from: lineStart, to: end, radius: radius, shape: shape)
    try append(rounded.smoothed(within: after) ?? rounded)
    return rounded.excess
  }

  private mutating func append(_ corner: PathCorner) throws(Failure) {
    let start = corner.rounded.start(corner.shape)
    try append(.line(to: start), endingAt: start)
    append(corner.elements[...])
    lastCorner = corner
  }

  /// Closes the subpath. Afterwards the current point is its start, where a following segment begins a new subpath.
  /// Closing again right away has no effect.
  package mutating func close() throws(Failure) {
    guard currentPoint != nil else { throw .noCurrentPoint }
    if isAfterClose { return }
    lastCorner = nil
    elements.append(.close)
    currentPoint = subpathStart
    isAfterClose = true
  }

  /// Appends all elements of another path. Afterwards the current point is the end of that path. An empty path has no
  /// effect.
  package mutating func append(_ path: Path) { append(path.elements[...]) }

  /// Appends all elements of another path, after a line from the current point to its start instead of a move. Without
  /// a current point, and for an empty path, this is the same as `append(_:)`.
  /// - Throws: `Failure.closedPath` if the first subpath of the other path is closed.
  package mutating func join(_ path: Path) throws(Failure) {
    let elements = path.elements
    guard currentPoint != nil, case .move(let start) = elements.first else { return append(path) }
    let end = elements.dropFirst().first { $0 == .close || $0.isMove }
    if end == .close { throw .closedPath }
    try line(to: start)
    append(elements.dropFirst())
  }

  private mutating func append(_ elements: ArraySlice<PathElement>) {
    for element in elements {
      switch element {
      case .move(let to): appendMove(to: to)
      case .line(let to), .quad(let to, _), .curve(let to, _, _): try? append(element, endingAt: to)
      case .arc(let arc): try? append(element, endingAt: arc.endPoint)
      case .close: try? close()
      }
    }
  }

  private mutating func appendMove(to point: Point) {
    elements.append(.move(to: point))
    lastCorner = nil
    subpathStart = point
    currentPoint = point
    isAfterClose = false
  }

  private mutating func append(_ element: PathElement, endingAt end: Point) throws(Failure) {
    guard currentPoint != nil else { throw .noCurrentPoint }
    if isAfterClose { appendMove(to: subpathStart) }
    lastCorner = nil
    elements.append(element)
    currentPoint = end
  }

  private func check(_ isFinite: Bool) throws(Failure) {
    guard isFinite else { throw .notFinite }
  }

  private func check(radius: Double) throws(Failure) {
    guard radius >= 0 else { throw .negativeRadius(radius) }
  }
}

extension PathElement {
  fileprivate var isMove: Bool { if case .move = self { true } else { false } }
}

/// Returns the sweep of a clockwise arc, in 0...2 pi, from the difference of its angles in radians.
private func clockwiseSweep(_ difference: Double) -> Double {
  let turn = 2 * Double.pi
  if abs(difference) <= 1e-9 { return 0 }
  if difference >= turn { return turn }
  if difference > 0 { return difference }
  let remainder = Mathematics.modulo(difference, turn)
  // A multiple of a turn backwards is a whole turn, whichever way rounding moves the remainder.
  return remainder <= 1e-9 || remainder >= turn - 1e-9 ? turn : remainder
}
