/// The sizes that a shape supports. The evaluator refuses others; generated code uses the nearest.
public struct SizeLimits: Hashable, Sendable {
  /// The smallest and the largest size, in points.
  public var minimum: Size
  /// The largest size, in points.
  public var maximum: Size

  /// Creates the limits of a shape. Default to 1 x 1 and 4096 x 4096 points.
  public init(minimum: Size = Size(1, 1), maximum: Size = Size(4096, 4096)) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Returns whether a size is within the limits, except for rounding of the computed limits.
  package func contains(_ size: Size) -> Bool {
    let slack = 1e-9
    return size.width >= minimum.width - slack && size.height >= minimum.height - slack
      && size.width <= maximum.width + slack && size.height <= maximum.height + slack
  }

  /// Returns the nearest size within the limits. If a side is NaN, the side of `fallback` is used.
  package func nearest(_ size: Size, else fallback: Size) -> Size {
    if contains(size), isPossible(size) { return size }
    return Size(
      side(size.width, minimum.width, maximum.width, else: fallback.width),
      side(size.height, minimum.height, maximum.height, else: fallback.height))
  }

  /// Returns whether anything can be drawn at a size.
  private func isPossible(_ size: Size) -> Bool {
    size.width > 0 && size.height > 0 && max(size.width, size.height) <= PictureLimits.side
  }

  private func side(_ length: Double, _ low: Double, _ high: Double, else fallback: Double) -> Double {
    let low = low > 0 ? min(low, PictureLimits.side) : fallback
    let high = high >= low ? min(high, PictureLimits.side) : low
    return length.isNaN ? min(max(fallback, low), high) : min(max(length, low), high)
  }
}

/// The limits of a picture. The language reports an error beyond them. Generated code uses the nearest value that it
/// can draw, or omits the rest.
@usableFromInline
package enum PictureLimits {
  /// The largest side of a picture, in points.
  @inlinable package static var side: Double { 100_000 }
  /// The largest absolute value of a coordinate, in points.
  @inlinable package static var coordinate: Double { 1e7 }
  /// The maximum number of layers, fills, strokes and borders in a picture.
  @inlinable package static var elements: Int { 1_000_000 }
  /// The maximum number of steps to draw a picture, and of iterations of its loops.
  @inlinable package static var steps: Int { 10_000_000 }
  /// The maximum number of tips of a star.
  @inlinable package static var starPoints: Int { 10_000 }
  /// The largest absolute value of the factors that scale a layer.
  @inlinable package static var factor: Double { 10_000 }
  /// The absolute value below which such a factor counts as 0.
  @inlinable static var smallestFactor: Double { 1e-6 }
  /// The maximum number of dashes along a path, and of those of all strokes and borders of a picture together.
  @inlinable package static var dashes: Int { 100_000 }
}

/// A condition that a shape requires for its size and values.
public struct Requirement: Hashable, Sendable {
  /// The name of the shape in the source.
  public var shape: String
  /// The reason in the source, or an empty string.
  public var message: String

  /// Creates the requirement of a shape from its reason.
  package init(shape: String, message: String) {
    self.shape = shape
    self.message = message
  }
}
