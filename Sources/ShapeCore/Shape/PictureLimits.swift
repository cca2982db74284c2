/// The limits of a picture. The language reports an error beyond them. Generated code uses the nearest value that it
/// can draw, or omits the rest.
public enum PictureLimits {
  /// The largest side of a picture, in points.
  @inlinable public static var side: Double { 100_000 }
  /// The largest absolute value of a coordinate, in points.
  @inlinable public static var coordinate: Double { 1e7 }
  /// The maximum number of layers, fills, strokes and borders in a picture.
  @inlinable public static var elements: Int { 1_000_000 }
  /// The maximum number of steps to draw a picture, and of iterations of its loops.
  @inlinable public static var steps: Int { 10_000_000 }
  /// The maximum number of tips of a star.
  @inlinable public static var starPoints: Int { 10_000 }
  /// The largest absolute value of the factors that scale a layer.
  @inlinable public static var factor: Double { 10_000 }
  /// The absolute value below which such a factor counts as 0.
  @inlinable static var smallestFactor: Double { 1e-6 }
  /// The maximum number of dashes along a path.
  @inlinable public static var dashes: Int { 100_000 }
}
