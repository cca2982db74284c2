@_spi(Generated) import ShapeCore

/// Path construction (ISO 32000-1, 8.5.2), in the current coordinates.
extension PageStream {
  /// Writes a path to fill or to clip with. Both close open subpaths.
  mutating func constructArea(_ path: Path) {
    if case .rect(let rect) = path.storage, addRectangle(rect) { return }
    let elements = path.elements
    var pen = Pen(decimals: NumberWriter.decimals(for: elements))
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point): pen.lift(to: point)
      case .close: pen.lift(to: pen.start)
      case .line(let point):
        if !pen.isLifted, pen.isSame(point, pen.start), Self.endsSubpath(elements, after: index) { continue }
        addLine(to: point, &pen)
      case .quad, .curve: addCurve(element, &pen)
      case .arc(let arc): if canDraw(arc) { add(arc, &pen) } else { addCurves(along: arc, &pen) }
      }
    }
  }

  /// Writes a subpath to stroke. Arcs are curves: the line that `arc` draws would have joins of its own.
  mutating func constructLine(_ subpath: PenSubpath, decimals: Int) {
    var pen = Pen(decimals: decimals)
    pen.lift(to: subpath.start)
    for (index, step) in subpath.steps.enumerated() {
      switch step {
      case .move, .close: break
      case .line(let to):
        if subpath.isClosed, index == subpath.steps.count - 1, pen.isSame(to, subpath.start) { continue }
        addLine(to: to, &pen)
      case .quad, .curve: addCurve(step, &pen)
      case .arc(let arc): addCurves(along: arc, &pen)
      }
    }
    if subpath.isClosed { line("h") }
  }

  /// Adds a rectangle, unless its far corner would be rounded differently than its near one.
  private mutating func addRectangle(_ rect: Rect) -> Bool {
    func isExact(_ start: Double, _ length: Double) -> Bool {
      NumberWriter.units(start) + NumberWriter.units(length) == NumberWriter.units(start + length)
    }
    guard isExact(rect.x, rect.width), isExact(rect.y, rect.height) else { return false }
    for value in [rect.x, rect.y, rect.width, rect.height] { number(value) }
    line("re")
    return true
  }

  /// Returns whether nothing is drawn between the element at `index` and the next subpath.
  private static func endsSubpath(_ elements: [PathElement], after index: Int) -> Bool {
    guard index + 1 < elements.count else { return true }
    switch elements[index + 1] {
    case .close, .move: return true
    case .line, .quad, .curve, .arc: return false
    }
  }

  private mutating func putDown(_ pen: inout Pen) {
    guard pen.isLifted else { return }
    pen.isLifted = false
    point(pen.start, decimals: pen.decimals)
    line("m")
  }

  private mutating func addLine(to end: Point, _ pen: inout Pen) {
    if pen.isSame(end, pen.position) { return }
    putDown(&pen)
    point(end, decimals: pen.decimals)
    line("l")
    pen.position = end
  }

  /// Adds a quadratic or cubic curve.
  private mutating func addCurve(_ element: PathElement, _ pen: inout Pen) {
    let (control1, control2, end): (Point, Point, Point)
    switch element {
    case .quad(let to, let control):
      control1 = pen.position.interpolated(to: control, at: 2.0 / 3)
      control2 = to.interpolated(to: control, at: 2.0 / 3)
      end = to
    case .curve(let to, let first, let second): (control1, control2, end) = (first, second, to)
    case .move, .line, .arc, .close: return
    }
    if pen.isSame(end, pen.position), pen.isSame(control1, end), pen.isSame(control2, end) { return }
    putDown(&pen)
    for control in [control1, control2] { point(control, decimals: pen.decimals) }
    point(end, decimals: pen.decimals)
    line("c")
    pen.position = end
  }

  /// The radius up to which a cubic curve for a quarter of a circle deviates from it by at most 0.005 points: by 2.8e-4
  /// of the radius.
  private static let smallRadius = 18.0

  /// Adds an arc as cubic curves. One without a radius becomes lines.
  private mutating func addCurves(along arc: Arc, _ pen: inout Pen) {
    if arc.isFlat {
      for turn in arc.turnsOfFlatArc { addLine(to: turn, &pen) }
      return
    }
    let radius = max(arc.radii.width, arc.radii.height) * magnification
    guard radius < Self.smallRadius else {
      for curve in arc.accurateCubics() { addCurve(curve, &pen) }
      return
    }
    let quarters = max(1, (abs(arc.sweep) / (Double.pi / 2) - 1e-9).rounded(.up))
    for curve in arc.cubics(count: Int(min(quarters, 4))) { addCurve(curve, &pen) }
  }

  /// Returns whether an arc is part of a circle that interpreters can draw with `arc`. Ghostscript stops with a `limitcheck`
  /// if one extends 2^23 pixels from the origin of the page, 62,914 points at 9,600 dots per inch, although it draws curves
  /// that do.
  private func canDraw(_ arc: Arc) -> Bool {
    guard hasArcs, arc.radii.width == arc.radii.height, arc.radii.width > 0 else { return false }
    let center = state.map.apply(arc.center)
    return arc.radii.width * magnification + max(abs(center.x), abs(center.y)) <= 60_000
  }

  /// Adds a circular arc with the operator of PostScript, which draws a line to the start of the arc: a rounding error.
  private mutating func add(_ arc: Arc, _ pen: inout Pen) {
    putDown(&pen)
    let turn = 2 * Double.pi
    // Large angles would cost digits.
    let start = Mathematics.modulo(arc.start + arc.rotation, turn)
    point(arc.center, decimals: pen.decimals)
    length(arc.radii.width)
    for angle in [start, start + arc.sweep] { number(angle / turn * 360, decimals: 6) }
    line(arc.sweep < 0 ? "arcn" : "arc")
    pen.position = arc.endPoint
  }
}
