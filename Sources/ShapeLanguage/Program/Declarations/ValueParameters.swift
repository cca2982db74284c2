import ShapeCore

/// The parameters of `min` and `max`, the last of which is variadic.
package enum ExtremeParameters {
  static let first = TypedParameter<Double>(0, .value("first value"), type: .scalar, "A value.")
  static let second = TypedParameter<Double>(
    1, .value("second value"), type: .scalar, "Another value, of which there may be several.")
  static let all = [first.declaration, second.declaration]
}

/// The parameter of the functions of a list.
package enum ListParameters {
  /// That of `min` and `max`.
  package static let ordered = TypedParameter<[Value]>(
    0, .value("list"), type: .orderedList, "A list with at least one element.")
  /// That of `sum`.
  package static let summed = TypedParameter<[Value]>(0, .value("list"), type: .summableList, "A list.")
}

package enum ZipParameters {
  static let first = TypedParameter<[Value]>(0, .value("first list"), type: .anyList, "A list.")
  static let second = TypedParameter<[Value]>(1, .value("second list"), type: .anyList, "A list of the same length.")
  static let third = TypedParameter<[Value]?>(
    2, .value("third list"), type: .anyList, else: "only two lists", "Another list of the same length.")
  static let all = [first.declaration, second.declaration, third.declaration]
}

/// The parameter of the functions of one number.
package enum NumberParameters {
  package static let number = TypedParameter<Double>(0, .value("number"), "A number.")
  /// That of `abs`.
  package static let scalar = TypedParameter<Double>(0, .value("number"), type: .scalar, "A number or an angle.")
  /// That of functions of an angle.
  package static let angle = TypedParameter<Double>(0, .value("angle"), type: .angle, "An angle.")
}

package enum ClampParameters {
  static let number = TypedParameter<Double>(0, .value("number"), type: .scalar, "The value to bring into the range.")
  static let low = TypedParameter<Double>(1, .value("lower bound"), type: .scalar, "The lower bound.")
  static let high = TypedParameter<Double>(
    2, .value("upper bound"), type: .scalar, "The upper bound, not less than the lower one.")
  static let all = [number.declaration, low.declaration, high.declaration]
}

package enum ModuloParameters {
  static let dividend = TypedParameter<Double>(0, .value("dividend"), type: .scalar, "The dividend.")
  static let divisor = TypedParameter<Double>(1, .value("divisor"), type: .scalar, "The divisor, not 0.")
  static let all = [dividend.declaration, divisor.declaration]
}

package enum PowerParameters {
  static let base = TypedParameter<Double>(0, .value("base"), "The base.")
  static let exponent = TypedParameter<Double>(1, .value("exponent"), "The exponent.")
  static let all = [base.declaration, exponent.declaration]
}

package enum HypotenuseParameters {
  static let x = TypedParameter<Double>(0, .value("first side"), "One side.")
  static let y = TypedParameter<Double>(1, .value("second side"), "The other side.")
  static let all = [x.declaration, y.declaration]
}

package enum DirectionParameters {
  package static let y = TypedParameter<Double>(0, .value("y coordinate"), "The y coordinate.")
  package static let x = TypedParameter<Double>(1, .value("x coordinate"), "The x coordinate.")
  static let all = [y.declaration, x.declaration]
}

package enum DistanceParameters {
  package static let first = TypedParameter<Point>(0, .value("first point"), in: .unlimited, "A point.")
  package static let second = TypedParameter<Point>(1, .value("second point"), in: .unlimited, "Another point.")
  static let all = [first.declaration, second.declaration]
}

// MARK: Points

package enum PolarParameters {
  static let radius = TypedParameter<Double>(0, .value("radius"), along: .any, "The length.")
  static let angle = TypedParameter<Angle>(1, .value("angle"), "The direction, clockwise from the right.")
  static let all = [radius.declaration, angle.declaration]
}

package enum RotatedPointParameters {
  static let by = TypedParameter<Angle>(1, "by", "The clockwise angle.")
  static let around = TypedParameter<Point>(2, .label("around"), default: .zero, "The point that stays in place.")
  static let all = [by.declaration, around.declaration]
}

// MARK: Rectangles

package enum RectFromOriginParameters {
  package static let x = TypedParameter<Double>(0, "x", along: .horizontal, "The x coordinate of the left edge.")
  package static let y = TypedParameter<Double>(1, "y", along: .vertical, "The y coordinate of the top edge.")
  package static let width = TypedParameter<Double>(
    2, "width", in: .length("the width of a rectangle"), along: .horizontal, "The width.")
  package static let height = TypedParameter<Double>(
    3, "height", in: .length("the height of a rectangle"), along: .vertical, "The height.")
  static let all = [x.declaration, y.declaration, width.declaration, height.declaration]
}

package enum RectFromCenterParameters {
  static let center = TypedParameter<Point>(0, "center", in: .unlimited, "The center.")
  static let size = TypedParameter<Size>(1, "size", "The width and the height.")
  static let all = [center.declaration, size.declaration]
}

package enum InsetParameters {
  static let by = TypedParameter<Double>(1, "by", along: .any, "The distance by which every edge moves inwards.")
  static let all = [by.declaration]
}

package enum InsetEdgesParameters {
  static let left = inset(1, "left", .horizontal, "left edge moves inwards")
  static let top = inset(2, "top", .vertical, "top edge moves inwards")
  static let right = inset(3, "right", .horizontal, "right edge moves inwards")
  static let bottom = inset(4, "bottom", .vertical, "bottom edge moves inwards")
  static let leading = inset(
    5, "leading", .horizontal, "left edge moves inwards, or the right one in a layout from right to left")
  static let trailing = inset(
    6, "trailing", .horizontal, "right edge moves inwards, or the left one in a layout from right to left")
  static let all = [
    left.declaration, top.declaration, right.declaration, bottom.declaration, leading.declaration, trailing.declaration,
  ]

  private static func inset(
    _ index: Int, _ name: String, _ direction: ParameterDeclaration.Direction, _ change: String
  ) -> TypedParameter<Double> {
    TypedParameter(index, .label(name), along: direction, default: 0, "The distance by which the \(change).")
  }
}

/// The parameters of the methods that move a rectangle or a path.
package enum TranslatedParameters {
  static let by = TypedParameter<Point>(1, "by", "How far to move.")
  static let all = [by.declaration]
}

package enum EdgesContainsParameters {
  package static let edge = TypedParameter<Edges>(1, .value("edge"), "The edge or edges to look for.")
  static let all = [edge.declaration]
}
