import ShapeCore

/// A function or method of the language, grouped by its result. Evaluation and code generation switch over each group
/// without a `default`, so that the compiler lists every place that a new one needs.
package enum Builtin: Hashable, Sendable {
  case number(NumberFunction)
  case rect(RectFunction)
  case paint(PaintFunction)
  case path(PathFunction)
  case derivedPath(PathDerivation)
  case pathMeasure(PathMeasure)
  case point(PointFunction)
  case edgesContains
  case list(ListFunction)
}

/// Functions whose result is a Number, an Int or an Angle.
public enum NumberFunction: Hashable, Sendable {
  case minimum, maximum, clamp, distance
  case ofOne(NumberFunctionOfOne)
  case ofTwo(NumberFunctionOfTwo)
}

/// Functions and methods of a list.
public enum ListFunction: CaseIterable, Sendable { case minimum, maximum, sum, reversed, zip }

public enum NumberFunctionOfOne: CaseIterable, Sendable {
  case absolute, floor, ceiling, round, squareRoot, sign
  case sine, cosine, tangent, arcSine, arcCosine, arcTangent
  case degrees, radians

  /// The number of radians in one unit, of a function that makes an angle of a number of units.
  var unit: Double? { self == .degrees ? Angle(degrees: 1).radians : self == .radians ? 1 : nil }
}

public enum NumberFunctionOfTwo: CaseIterable, Sendable { case modulo, power, hypotenuse, arcTangent }

public enum RectFunction: CaseIterable, Sendable { case fromOrigin, fromCenter, inset, insetEdges, translated }

/// Functions whose result is a color, a stop or a gradient. The result of `mix` can also be a number or a point, and a
/// contrast is a number.
public enum PaintFunction: Hashable, Sendable {
  case color(ColorModel)
  case mix, mixInSpace, contrast, adaptive, stop
  case gradient(GradientKind)
  case opacity, lighter, darker
}

public enum ColorModel: CaseIterable, Sendable { case rgb, hsl, oklch }

public enum GradientKind: CaseIterable, Sendable { case linear, radial, conic }

/// A ready-made path.
public enum PathFunction: CaseIterable, Sendable {
  case rect, roundedRect, circle, ellipse, capsule
  case polygon, regularPolygon, polyline, spline, star
}

/// A path derived from one or two others.
package enum PathDerivation: Hashable, Sendable {
  case translated, rotated, scaled, scaledAxes, reversed, trimmed, rounded
  case stroked, offset
  case combined(RegionOperation)
  case simplified, dashed, flattened

  /// The name of the method.
  var name: String { Builtin.derivedPath(self).name }
}

/// A property or measure of a path.
public enum PathMeasure: CaseIterable, Sendable { case point, tangent, nearestPoint, winding, contains }

/// Functions and methods whose result is a point.
public enum PointFunction: CaseIterable, Sendable { case polar, rotated }
