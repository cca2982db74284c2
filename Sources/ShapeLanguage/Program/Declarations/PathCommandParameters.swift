import ShapeCore

/// The parameters of `move` and `line`.
package enum PlaceParameters {
  static let to = TypedParameter<Point?>(0, .value("to"), else: nil, "Where to go.")
  static let by = TypedParameter<Point?>(1, "by", else: nil, "How far to go from the current point.")
  static let all = [to.declaration, by.declaration]
  static let alternatives = [[to.index, by.index]]
}

/// The parameters for the end of a curve, which come first.
package enum CurveEndParameters {
  static let to = TypedParameter<Point?>(0, .value("to"), else: nil, "The end of the curve.")
  static let by = TypedParameter<Point?>(
    1, "by", else: nil, "The end, measured from the current point, as are the control points.")
  static let all = [to.declaration, by.declaration]
  static let alternatives = [[to.index, by.index]]
}

package enum QuadParameters {
  static let control = TypedParameter<Point>(2, "control", "The control point.")
  static let all = CurveEndParameters.all + [control.declaration]
}

package enum CurveParameters {
  static let control1 = TypedParameter<Point>(2, "control1", "The control point of the start.")
  static let control2 = TypedParameter<Point>(3, "control2", "The control point of the end.")
  static let all = CurveEndParameters.all + [control1.declaration, control2.declaration]
}

package enum SmoothParameters {
  static let control2 = TypedParameter<Point?>(
    2, "control2", else: "a quadratic curve", "The control point of the end, which makes the curve cubic.")
  static let all = CurveEndParameters.all + [control2.declaration]
}

/// The parameters of an `arc` from the current point to another.
package enum EndpointArcParameters {
  static let to = TypedParameter<Point?>(0, .value("to"), else: nil, "The end of the arc.")
  static let by = TypedParameter<Point?>(1, "by", else: nil, "The end, measured from the current point.")
  static let radius = TypedParameter<Double?>(
    2, "radius", in: .length("a radius"), else: nil,
    "The radius of a circle. Enlarged if it is too small.")
  static let radii = TypedParameter<Size?>(
    3, "radii", in: .length("a radius"), else: nil,
    "The radii of an ellipse. Enlarged if they are too small.")
  static let rotation = TypedParameter.rotation(4)
  static let large = TypedParameter(
    5, "large", default: false, "Whether the arc is the longer one of the two on its ellipse.")
  static let clockwise = TypedParameter.clockwise(6)
  static let all = [
    to.declaration, by.declaration, radius.declaration, radii.declaration, rotation.declaration, large.declaration,
    clockwise.declaration,
  ]
  static let alternatives = [[to.index, by.index], [radius.index, radii.index]]
}

/// The parameters of an `arc` around a center.
package enum ArcParameters {
  static let center = TypedParameter<Point>(0, "center", "The center of the circle or ellipse.")
  static let radius = TypedParameter<Double?>(
    1, "radius", in: .length("a radius"), else: nil, "The radius of a circle.")
  static let radii = TypedParameter<Size?>(
    2, "radii", in: .length("a radius"), else: nil, "The radii of an ellipse.")
  static let rotation = TypedParameter.rotation(3)
  static let from = TypedParameter<Angle>(4, "from", "The direction from the center to the start.")
  static let to = TypedParameter<Angle?>(5, "to", else: nil, "The direction from the center to the end.")
  static let sweep = TypedParameter<Angle?>(6, "sweep", else: nil, "How far the arc runs.")
  static let clockwise = TypedParameter.clockwise(7)
  static let all = [
    center.declaration, radius.declaration, radii.declaration, rotation.declaration, from.declaration, to.declaration,
    sweep.declaration, clockwise.declaration,
  ]
  static let alternatives = [[radius.index, radii.index], [to.index, sweep.index]]
}

package enum CornerParameters {
  static let corner = TypedParameter<Point>(0, .value("corner"), "The point that the curve cuts off.")
  static let to = TypedParameter<Point>(1, "to", "A point on the line that follows the corner.")
  static let radius = TypedParameter.radius(2, "The radius of the arc.")
  static let style = CornerCurveParameters.style(3)
  static let smoothing = CornerCurveParameters.smoothing(4)
  static let curvature = CornerCurveParameters.curvature(5)
  static let all = [
    corner.declaration, to.declaration, radius.declaration, style.declaration, smoothing.declaration,
    curvature.declaration,
  ]
}

package enum AddParameters {
  static let path = TypedParameter<Path>(0, .value("path"), "The path to add.")
  static let joined = TypedParameter(
    1, "joined", default: false, "Whether a line from the current point to the start of the path joins both.")
  static let all = [path.declaration, joined.declaration]
}

extension TypedParameter<Angle> {
  fileprivate static func rotation(_ index: Int) -> Self {
    Self(index, "rotation", default: .zero, "The clockwise rotation of the ellipse.")
  }
}

extension TypedParameter<Bool> {
  fileprivate static func clockwise(_ index: Int) -> Self {
    Self(index, "clockwise", default: true, "Whether the arc runs clockwise.")
  }
}
