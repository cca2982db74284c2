/// The style of the corners of a rounded rectangle.
public enum CornerStyle: CaseIterable, Sendable {
  /// Quarter circles.
  case circular
  /// Corners with a gradually growing curvature, as in iOS.
  case continuous
}

extension Path {
  /// Returns a closed rectangle with continuous corners, clockwise from the end of the top left one. It always has 26
  /// elements.
  ///
  /// The curve is the one that `UIBezierPath(roundedRect:cornerRadius:)` has drawn since iOS 7, in units of the radius
  /// along the two edges: three cubic segments with short lines between them.
  static func continuousRoundedRect(_ rect: Rect, radii: CornerRadii) -> Path {
    let radii = radii.fitted(in: rect, reach: ContinuousCorner.reach)
    // The edges of each corner: `before` points back along the first edge, `after` forward along the second.
    let corners = [
      ContinuousCorner(
        point: rect.topRight, radius: radii.topRight, before: Point(-1, 0), after: Point(0, 1)),
      ContinuousCorner(
        point: rect.bottomRight, radius: radii.bottomRight, before: Point(0, -1), after: Point(-1, 0)),
      ContinuousCorner(
        point: rect.bottomLeft, radius: radii.bottomLeft, before: Point(1, 0), after: Point(0, -1)),
      ContinuousCorner(
        point: rect.topLeft, radius: radii.topLeft, before: Point(0, 1), after: Point(1, 0)),
    ]
    var elements: [PathElement] = []
    elements.reserveCapacity(26)
    elements.append(.move(to: corners[3].at(0, ContinuousCorner.reach)))
    for corner in corners { corner.append(to: &elements) }
    elements.append(.close)
    return Path(wellFormed: elements)
  }
}

private struct ContinuousCorner {
  /// The distance from the corner at which the curve begins, in radii.
  static let reach = 1.52866

  var point: Point
  var radius: Double
  var before: Point
  var after: Point

  /// Returns the point at a distance, in radii, from the corner along the first and the second edge.
  func at(_ along: Double, _ across: Double) -> Point {
    point + before * (radius * along) + after * (radius * across)
  }

  /// Appends the first edge and the corner.
  func append(to elements: inout [PathElement]) {
    elements.append(.line(to: at(Self.reach, 0)))
    elements.append(.curve(to: at(0.66993, 0.06550), control1: at(1.08849, 0), control2: at(0.86841, 0)))
    elements.append(.line(to: at(0.63149, 0.07491)))
    elements.append(.curve(to: at(0.07491, 0.63149), control1: at(0.37282, 0.16906), control2: at(0.16906, 0.37282)))
    elements.append(.line(to: at(0.06550, 0.66993)))
    elements.append(.curve(to: at(0, Self.reach), control1: at(0, 0.86841), control2: at(0, 1.08849)))
  }
}
