extension Arc {
  /// Creates a whole ellipse that fills a rectangle, clockwise from its rightmost point.
  init(ellipseIn rect: Rect) {
    self.init(center: rect.center, radii: Size(rect.width / 2, rect.height / 2), start: 0, sweep: 2 * Double.pi)
  }

  /// Whether all numbers of the arc are finite.
  package var isFinite: Bool {
    center.isFinite && radii.isFinite && rotation.isFinite && start.isFinite && sweep.isFinite
  }

  /// The same arc in the opposite direction.
  var reversed: Arc {
    Arc(center: center, radii: radii, rotation: rotation, start: start + sweep, sweep: -sweep)
  }

  /// Returns the piece between two fractions of the sweep.
  func piece(from t0: Double, to t1: Double) -> Arc {
    Arc(center: center, radii: radii, rotation: rotation, start: start + sweep * t0, sweep: sweep * (t1 - t0))
  }

  /// Returns the derivatives of x and y with respect to the parameter, in points per radian.
  @inline(never)
  func derivative(at parameter: Double) -> Point {
    let (sine, cosine) = sineAndCosine(parameter)
    return turned(Point(-radii.width * sine, radii.height * cosine))
  }

  /// Returns a displacement in the coordinates of the unrotated ellipse, rotated into the plane.
  func turned(_ local: Point) -> Point {
    if rotation == 0 { return local }
    let (sine, cosine) = sineAndCosine(rotation)
    return Point(cosine * local.x - sine * local.y, sine * local.x + cosine * local.y)
  }

  /// The bounding box of the arc. Not finite if the arc is not.
  package var bounds: Rect {
    var extent = Extent()
    Segment.arc(self).addBounds(to: &extent)
    return extent.rect ?? Rect(x: .nan, y: .nan, width: .nan, height: .nan)
  }

  /// Returns the arc as four cubic Bézier curves, each over a quarter of its sweep. The curves begin at `startPoint`.
  ///
  /// There are always four, so that a path keeps its number of elements while the sweep of an arc changes. They touch
  /// the ellipse at their ends with its tangents there. They deviate from it by at most 2.8e-4 of the larger radius for
  /// a whole turn, and by 4.3e-6 for half a turn. Source of the controls' length, 4/3 tan(angle / 4): M. Goldapp,
  /// "Approximation of circular arcs by cubic polynomials" (1991).
  package func cubics() -> [(control1: Point, control2: Point, to: Point)] {
    let step = sweep / 4
    let reach = 4.0 / 3 * Mathematics.tangent(step / 4)
    var curves: [(control1: Point, control2: Point, to: Point)] = []
    curves.reserveCapacity(4)
    var from = start
    var point = startPoint
    for index in 1...4 {
      let to = start + sweep * (Double(index) / 4)
      let end = self.point(at: to)
      curves.append((point + derivative(at: from) * reach, end - derivative(at: to) * reach, end))
      from = to
      point = end
    }
    return curves
  }

  /// Creates an arc of an ellipse between two points, or `nil` if it is a line: with a radius of 0, and between equal
  /// points. Radii that are too small are enlarged by one factor.
  ///
  /// Source: SVG 2, "Elliptical arc implementation notes", "Conversion from endpoint to center parameterization".
  init?(from start: Point, to end: Point, radii: Size, rotation: Double, isLarge: Bool, isClockwise: Bool) {
    // Half of the chord in units of the radii, where the ellipse is a circle of radius 1.
    let (sine, cosine) = sineAndCosine(rotation)
    let half = (start - end) / 2
    let x = (cosine * half.x + sine * half.y) / radii.width
    let y = (cosine * half.y - sine * half.x) / radii.height
    let chord = Mathematics.hypotenuse(x, y)
    guard chord > 0, chord.isFinite else { return nil }
    let scale = max(chord, 1)
    // The distance of the center from the chord, as a share of half the chord.
    let height = chord < 1 ? (1 - chord * chord).squareRoot() : 0
    let offset = (isLarge == isClockwise ? -1 : 1) * (height / chord)
    let (centerX, centerY) = (offset * y, -offset * x)
    self.init(
      center: .zero, radii: Size(radii.width * scale, radii.height * scale), rotation: rotation,
      start: Mathematics.arcTangent(y: y - centerY, x: x - centerX), sweep: 0)
    let small = 2 * Mathematics.arcTangent(y: min(chord, 1), x: height)
    sweep = (isClockwise ? 1 : -1) * (isLarge ? 2 * Double.pi - small : small)
    center =
      Point((start.x + end.x) / 2, (start.y + end.y) / 2)
      + turned(Point(centerX * radii.width, centerY * radii.height))
  }
}
