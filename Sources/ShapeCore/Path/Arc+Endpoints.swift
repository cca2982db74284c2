extension Arc {
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
