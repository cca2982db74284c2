// What a number becomes on its way into a picture, where nothing may be other than finite and of a sensible size. The
// evaluator refuses what would have to change.

extension Double {
  /// The number, 0 where it is not finite.
  var finite: Double { isFinite ? self : 0 }

  /// The number brought within the largest coordinate, 0 where it is not a number.
  var drawable: Double { isNaN ? 0 : Swift.min(Swift.max(self, -Pen.largestCoordinate), Pen.largestCoordinate) }

  /// A length: the number as `drawable` has it, 0 where it is negative.
  var length: Double { self >= 0 ? Swift.min(self, Pen.largestCoordinate) : 0 }
}

extension Point {
  var drawable: Point { Point(x.drawable, y.drawable) }
}

extension Size {
  /// Both lengths as `Double.length` has them.
  var drawable: Size { Size(width.length, height.length) }
}

extension Rect {
  /// The rectangle with its place and its lengths drawable: finite, not negative, and within the largest coordinate.
  public var drawable: Rect { Rect(x: x.drawable, y: y.drawable, width: width.length, height: height.length) }
}

extension Angle {
  /// The angle, 0 where it is not finite.
  var finite: Angle { radians.isFinite ? self : .zero }
}
