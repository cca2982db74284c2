/// The sizes that a shape can be drawn at. The evaluator refuses others; generated code takes the nearest.
public struct SizeLimits: Equatable, Sendable {
  /// The smallest and the largest size, in points.
  public var minimum: Size
  public var maximum: Size

  /// Sizes between two, from 1 to 4096 points unless said.
  public init(minimum: Size = Size(1, 1), maximum: Size = Size(4096, 4096)) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Returns whether a size lies within the limits. They are computed, so that they may be off by a rounding.
  public func contains(_ size: Size) -> Bool {
    let slack = 1e-9
    return size.width >= minimum.width - slack && size.height >= minimum.height - slack
      && size.width <= maximum.width + slack && size.height <= maximum.height + slack
  }

  /// Returns the size within the limits whose sides are nearest to those of another one; where a side of that is not a
  /// number, the side of `fallback`.
  public func nearest(_ size: Size, else fallback: Size) -> Size {
    if contains(size), isPossible(size) { return size }
    return Size(
      side(size.width, minimum.width, maximum.width, else: fallback.width),
      side(size.height, minimum.height, maximum.height, else: fallback.height))
  }

  /// Returns whether something can be drawn at a size at all.
  private func isPossible(_ size: Size) -> Bool {
    size.width > 0 && size.height > 0 && max(size.width, size.height) <= PictureLimits.side
  }

  private func side(_ length: Double, _ low: Double, _ high: Double, else fallback: Double) -> Double {
    let low = low > 0 ? min(low, PictureLimits.side) : fallback
    let high = high >= low ? min(high, PictureLimits.side) : low
    return length.isNaN ? min(max(fallback, low), high) : min(max(length, low), high)
  }
}
