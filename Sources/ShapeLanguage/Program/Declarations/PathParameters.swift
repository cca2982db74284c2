import ShapeCore

/// The parameters of the paths that fill a rectangle.
package enum PathInRectParameters {
  package static let rect = TypedParameter<Rect>(0, .value("rect"), "The rectangle that the path fills.")
  static let all = [rect.declaration]
}

package enum RoundedRectParameters {
  static let rect = TypedParameter<Rect>(0, .value("rect"), "The rectangle.")
  static let cornerRadius = TypedParameter(
    1, "cornerRadius", in: .length("a corner radius"), default: 0.0, "The radius of all corners.")
  static let cornerRadii = TypedParameter<Size?>(
    2, "cornerRadii", in: .length("a corner radius"), else: "`cornerRadius:`",
    "The horizontal and the vertical radius of all corners.")
  static let topLeft = corner(3, "topLeft", "top left")
  static let topRight = corner(4, "topRight", "top right")
  static let bottomRight = corner(5, "bottomRight", "bottom right")
  static let bottomLeft = corner(6, "bottomLeft", "bottom left")
  static let topLeading = corner(7, "topLeading", "top leading")
  static let topTrailing = corner(8, "topTrailing", "top trailing")
  static let bottomTrailing = corner(9, "bottomTrailing", "bottom trailing")
  static let bottomLeading = corner(10, "bottomLeading", "bottom leading")
  static let style = CornerCurveParameters.style(11)
  static let smoothing = CornerCurveParameters.smoothing(12)
  static let curvature = CornerCurveParameters.curvature(13)
  static let topLeftStyle = style(14, "topLeftStyle", "top left")
  static let topRightStyle = style(15, "topRightStyle", "top right")
  static let bottomRightStyle = style(16, "bottomRightStyle", "bottom right")
  static let bottomLeftStyle = style(17, "bottomLeftStyle", "bottom left")
  static let topLeadingStyle = style(18, "topLeadingStyle", "top leading")
  static let topTrailingStyle = style(19, "topTrailingStyle", "top trailing")
  static let bottomTrailingStyle = style(20, "bottomTrailingStyle", "bottom trailing")
  static let bottomLeadingStyle = style(21, "bottomLeadingStyle", "bottom leading")
  // Listed one by one: to map the lists of styles would make types at each start.
  static let all =
    [
      rect.declaration, cornerRadius.declaration, cornerRadii.declaration, topLeft.declaration, topRight.declaration,
      bottomRight.declaration, bottomLeft.declaration, topLeading.declaration, topTrailing.declaration,
      bottomTrailing.declaration, bottomLeading.declaration, style.declaration, smoothing.declaration,
      curvature.declaration, topLeftStyle.declaration, topRightStyle.declaration, bottomRightStyle.declaration,
      bottomLeftStyle.declaration, topLeadingStyle.declaration, topTrailingStyle.declaration,
      bottomTrailingStyle.declaration, bottomLeadingStyle.declaration,
    ]

  /// The constant for a radius that fits the outline around the layer.
  package static let concentric = "concentric"

  /// The parameters for the radius of one corner, clockwise from the top left or the top leading one.
  static let corners = [topLeft, topRight, bottomRight, bottomLeft]
  static let flowingCorners = [topLeading, topTrailing, bottomTrailing, bottomLeading]

  /// The parameters for the style of one corner.
  static let cornerStyles = [topLeftStyle, topRightStyle, bottomRightStyle, bottomLeftStyle]
  static let flowingCornerStyles = [topLeadingStyle, topTrailingStyle, bottomTrailingStyle, bottomLeadingStyle]
  static let styles = cornerStyles + flowingCornerStyles

  /// Returns the corner of a parameter for a radius, and whether it follows the direction of the layout.
  static func corner(of parameter: Int) -> (index: Int, flows: Bool)? {
    if let index = corners.firstIndex(where: { $0.index == parameter }) { return (index, false) }
    return flowingCorners.firstIndex { $0.index == parameter }.map { ($0, true) }
  }

  private static func corner(_ index: Int, _ name: String, _ corner: String) -> TypedParameter<Double?> {
    TypedParameter(
      index, .label(name), in: .length("a corner radius"), else: "`cornerRadius:`",
      "The radius of the \(corner) corner.")
  }

  private static func style(_ index: Int, _ name: String, _ corner: String) -> TypedParameter<CornerStyle?> {
    TypedParameter(index, .label(name), else: "the curve of the corners", "The curve of the \(corner) corner.")
  }
}

/// The parameters for the curve of corners.
package enum CornerCurveParameters {
  /// The labels of corners of which at most one is given, but `.continuous` can have a smoothing.
  static let alternatives = [["style", "smoothing", "curvature"], ["cornerRadius", "cornerRadii"]]

  /// Whether an argument with this label can make corners that are not arcs of circles.
  static func isCurve(_ label: String) -> Bool {
    alternatives[0].contains(label) || label == "cornerRadii" || label.hasSuffix("Style")
  }

  static func style(_ index: Int) -> TypedParameter<CornerStyle> {
    TypedParameter(index, "style", default: CornerStyle.circular, "The curve of the corners.")
  }

  static func smoothing(_ index: Int) -> TypedParameter<Double?> {
    TypedParameter(
      index, "smoothing", in: .range(0...1, "the smoothing of a corner"), else: "that of `style:`",
      "The share of a corner's turn in which its curvature grows and falls, as in Figma.")
  }

  static func curvature(_ index: Int) -> TypedParameter<Double?> {
    let largest = CornerShape.largestCurvature
    return TypedParameter(
      index, "curvature", in: .range(-largest...largest, "the curvature of a corner"), else: "that of `style:`",
      "The curvature of corners that are superellipses, as in CSS: 1 makes circles, 2 squircles, 0 bevels, -1 scoops.")
  }
}

package enum CircleParameters {
  package static let center = TypedParameter<Point>(0, "center", "The center.")
  package static let radius = TypedParameter.radius(1, "The radius.")
  static let all = [center.declaration, radius.declaration]
}

package enum PolygonParameters {
  static let points = TypedParameter<[Point]>(
    0, .value("points"), in: .points(of: "`polygon`"), "The corners.")
  static let all = [points.declaration]
}

package enum PolylineParameters {
  static let points = TypedParameter<[Point]>(
    0, .value("points"), in: .points(of: "`polyline`"), "The points.")
  static let all = [points.declaration]
}

package enum SplineParameters {
  static let through = TypedParameter<[Point]>(0, "through", in: .points(of: "`spline`"), "The points.")
  static let closed = TypedParameter(
    1, "closed", default: false, "Whether the curve continues from the last point to the first.")
  static let tension = TypedParameter(
    2, "tension", in: .range(0...1, "the tension of a spline"), default: 0.0,
    note: ", a uniform Catmull–Rom spline",
    "The tightness of the curve. With 1, the points are joined by straight lines.")
  static let all = [through.declaration, closed.declaration, tension.declaration]
}

package enum RegularPolygonParameters {
  package static let center = TypedParameter<Point>(0, "center", "The center.")
  package static let sides = TypedParameter<Int>(
    1, "sides",
    in: .corners(of: "`regularPolygon`", "sides", "the sides of a polygon", minimum: 3),
    "The number of sides.")
  package static let radius = TypedParameter.radius(2, "The distance of the corners from the center.")
  package static let rotation = TypedParameter.rotation(3)
  static let all = [center.declaration, sides.declaration, radius.declaration, rotation.declaration]
}

package enum StarParameters {
  package static let center = TypedParameter<Point>(0, "center", "The center.")
  package static let points = TypedParameter<Int>(
    1, "points",
    in: .corners(of: "`star`", "points", "the points of a star", minimum: 2),
    "The number of tips.")
  package static let outerRadius = TypedParameter.radius(
    2, "The distance of the tips from the center.", named: "outerRadius")
  package static let innerRadius = TypedParameter.radius(
    3, "The distance of the notches from the center.", named: "innerRadius")
  package static let rotation = TypedParameter.rotation(4)
  static let all = [
    center.declaration, points.declaration, outerRadius.declaration, innerRadius.declaration, rotation.declaration,
  ]
}

// MARK: Methods

package enum RotatedParameters {
  static let by = TypedParameter<Angle>(1, "by", "The clockwise angle.")
  static let around = TypedParameter.fixedPoint(2)
  static let all = [by.declaration, around.declaration]
}

package enum ScaledParameters {
  static let by = TypedParameter<Double>(1, "by", "The factor. A negative one mirrors.")
  static let around = TypedParameter.fixedPoint(2)
  static let all = [by.declaration, around.declaration]
}

package enum ScaledAxesParameters {
  static let x = TypedParameter<Double>(1, "x", "The horizontal factor. A negative one mirrors.")
  static let y = TypedParameter<Double>(2, "y", "The vertical factor. A negative one mirrors.")
  static let around = TypedParameter.fixedPoint(3)
  static let all = [x.declaration, y.declaration, around.declaration]
}

package enum TrimmedParameters {
  static let from = TypedParameter<Double>(
    1, "from", in: .shareOfLength, "The start, as a fraction of the length.")
  static let to = TypedParameter<Double>(
    2, "to", in: .shareOfLength, "The end, as a fraction of the length.")
  static let all = [from.declaration, to.declaration]
}

package enum RoundedParameters {
  static let radius = TypedParameter.radius(1, "The radius of the arcs.")
  static let style = CornerCurveParameters.style(2)
  static let smoothing = CornerCurveParameters.smoothing(3)
  static let curvature = CornerCurveParameters.curvature(4)
  static let all = [radius.declaration, style.declaration, smoothing.declaration, curvature.declaration]
}

package enum StrokedParameters {
  static let width = TypedParameter<Double>(
    1, "width", in: .length("the width of a stroke"), "The width of the line.")
  static let cap = TypedParameter.cap(2)
  static let join = TypedParameter.join(3)
  static let miterLimit = TypedParameter.miterLimit(4)
  static let dash = TypedParameter.dash(5)
  static let phase = TypedParameter.phase(6)
  static let fitted = TypedParameter.fitted(7)
  static let all = [
    width.declaration, cap.declaration, join.declaration, miterLimit.declaration, dash.declaration, phase.declaration,
    fitted.declaration,
  ]
}

package enum OffsetParameters {
  static let by = TypedParameter<Double>(
    1, "by", in: .coordinates, along: .any, "How far the region grows; a negative distance shrinks it.")
  static let join = TypedParameter.join(2)
  static let miterLimit = TypedParameter.miterLimit(3)
  static let rule = TypedParameter.rule(4)
  static let all = [by.declaration, join.declaration, miterLimit.declaration, rule.declaration]
}

/// The parameters of the methods that combine two paths.
package enum CombinedParameters {
  static let other = TypedParameter<Path>(1, .value("other"), "The other path.")
  static let rule = TypedParameter.rule(2)
  static let all = [other.declaration, rule.declaration]
}

package enum SimplifiedParameters {
  static let rule = TypedParameter.rule(1)
  static let all = [rule.declaration]
}

package enum DashedParameters {
  static let pattern = TypedParameter<[Double]>(1, .value("pattern"), "The lengths of dashes and gaps in turn.")
  static let phase = TypedParameter.phase(2)
  static let fitted = TypedParameter.fitted(3)
  static let all = [pattern.declaration, phase.declaration, fitted.declaration]
}

package enum FlattenedParameters {
  static let tolerance = TypedParameter<Double>(
    1, "tolerance", in: .range(0.0001...SourceLimits.largestCoordinate, "a tolerance"), along: .any,
    "The largest distance from the curves.")
  static let all = [tolerance.declaration]
}

/// The parameters of the methods for a position along a path.
package enum FractionParameters {
  static let at = TypedParameter<Double>(1, "at", in: .shareOfLength, "The fraction of the length.")
  static let all = [at.declaration]
}

package enum NearestPointParameters {
  static let to = TypedParameter<Point>(1, "to", "The point to be near to.")
  static let all = [to.declaration]
}

package enum WindingParameters {
  static let around = TypedParameter<Point>(1, "around", "The point.")
  static let all = [around.declaration]
}

package enum PathContainsParameters {
  static let point = TypedParameter<Point>(1, .value("point"), "The point.")
  static let rule = TypedParameter.rule(2)
  static let all = [point.declaration, rule.declaration]
}

extension TypedParameter<Point?> {
  fileprivate static func fixedPoint(_ index: Int) -> Self {
    Self(index, "around", else: "the center of the bounds of the path", "The point that stays where it is.")
  }
}

extension TypedParameter<Angle> {
  fileprivate static func rotation(_ index: Int) -> Self {
    Self(index, "rotation", default: .zero, "The clockwise rotation around the center.")
  }
}

extension ValueLimits {
  fileprivate static let shareOfLength = range(0...1, "a share of a path's length")
}
