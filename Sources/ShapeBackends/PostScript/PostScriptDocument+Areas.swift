import ShapeCore

/// Path construction. Elements are in the coordinates of the page; each coordinate is rounded when it is written.
extension PostScriptDocument {
  /// Writes a path to fill or clip with. Both close open subpaths.
  ///
  /// Circular arcs stay arcs. `arc` draws a line from the current point to its start, which is at most a rounding error
  /// long.
  mutating func constructArea(_ elements: [PathElement]) {
    var pen = Pen(decimals: NumberWriter.decimals(for: elements))
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point): pen.lift(to: point)
      case .close: pen.lift(to: pen.start)
      case .line(let point):
        if !pen.isLifted, pen.isSame(point, pen.start), Self.endsSubpath(elements, after: index) { continue }
        addLine(to: point, &pen)
      case .quad, .curve: addCurve(element, &pen)
      case .arc(let arc):
        if arc.isWithinReach {
          // The first arc of a path needs no `moveto`.
          if pen.hasDrawn { putDown(&pen) }
          addArc(arc, &pen)
        } else {
          addCurves(along: arc, &pen)
        }
      }
    }
  }

  /// Returns whether nothing is drawn between the element at `index` and the next subpath.
  private static func endsSubpath(_ elements: [PathElement], after index: Int) -> Bool {
    guard index + 1 < elements.count else { return true }
    switch elements[index + 1] {
    case .close, .move: return true
    case .line, .quad, .curve, .arc: return false
    }
  }

  // MARK: Segments

  /// Begins the subpath at the point where the pen was lifted.
  mutating func putDown(_ pen: inout Pen) {
    guard pen.isLifted else { return }
    pen.isLifted = false
    pen.hasDrawn = true
    point(pen.start, decimals: pen.decimals)
    line("m")
  }

  mutating func addLine(to end: Point, _ pen: inout Pen) {
    if pen.isSame(end, pen.position) { return }
    putDown(&pen)
    point(end, decimals: pen.decimals)
    line("l")
    pen.position = end
  }

  /// Adds a quadratic or cubic curve.
  mutating func addCurve(_ element: PathElement, _ pen: inout Pen) {
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
    point(control1, decimals: pen.decimals)
    point(control2, decimals: pen.decimals)
    point(end, decimals: pen.decimals)
    line("c")
    pen.position = end
  }

  /// Adds an arc as cubic curves. One without a radius becomes lines.
  mutating func addCurves(along arc: Arc, _ pen: inout Pen) {
    if arc.isFlat {
      for turn in arc.turnsOfFlatArc { addLine(to: turn, &pen) }
      return
    }
    for curve in arc.accurateCubics() { addCurve(curve, &pen) }
  }

  /// Adds a circular arc as `arc`, with a line to its start from the current point, if there is one.
  mutating func addArc(_ arc: Arc, _ pen: inout Pen) {
    let turn = 360.0
    let start = (arc.start + arc.rotation) * (180 / Double.pi)
    let sweep = arc.sweep * (180 / Double.pi)
    // Remove whole turns: large angles would cost digits.
    let first = start - (start / turn).rounded(.down) * turn
    point(arc.center, decimals: pen.decimals)
    length(arc.radii.width)
    number(first, decimals: Self.angleDecimals)
    number(first + sweep, decimals: Self.angleDecimals)
    line(arc.sweep < 0 ? "arcn" : "arc")
    pen.position = arc.endPoint
    pen.isLifted = false
    pen.hasDrawn = true
  }

  /// A millionth of a degree moves the end of an arc by a ten-thousandth of a point at a radius of 5,700.
  private static let angleDecimals = 6

  mutating func point(_ point: Point, decimals: Int = NumberWriter.decimals) {
    number(point.x, decimals: decimals)
    number(point.y, decimals: decimals)
  }
}

extension Arc {
  /// Whether it is part of a circle with a radius.
  var isCircle: Bool { radii.width == radii.height && radii.width > 0 }

  /// Whether it is part of a circle that interpreters can draw with `arc`. Ghostscript stops with a `limitcheck` if one
  /// extends 2^23 pixels from the origin, 62,914 points at 9,600 dots per inch, although it draws curves that do.
  var isWithinReach: Bool {
    let limit = 60_000.0
    return isCircle && radii.width + max(abs(center.x), abs(center.y)) <= limit
  }
}
