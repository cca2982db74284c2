import ShapeCore

/// A direction in which a shape has a length.
enum LayoutAxis: CaseIterable { case horizontal, vertical }

extension Size {
  func along(_ axis: LayoutAxis) -> Double {
    switch axis {
    case .horizontal: width
    case .vertical: height
    }
  }

  func with(_ length: Double, along axis: LayoutAxis) -> Size {
    switch axis {
    case .horizontal: Size(length, height)
    case .vertical: Size(width, length)
    }
  }
}

extension ParametricShape {
  /// Returns the lengths along an axis that the shape supports, at the other length of a size.
  func supportedLengths(along axis: LayoutAxis, of size: Size) -> ClosedRange<Double> {
    let low = self.size(nearest: size.with(0, along: axis)).along(axis)
    return low...max(low, self.size(nearest: size.with(.infinity, along: axis)).along(axis))
  }
}

extension ClosedRange<Double> {
  /// Returns the number in the range that is nearest to another one: the lower bound for NaN.
  func nearest(to number: Double) -> Double {
    number > lowerBound ? Swift.min(number, upperBound) : lowerBound
  }

  /// Returns a number in the range at a distance from another one in it: above it if possible, or else below, or else
  /// the farther end. `nil` if the range is hardly more than one number.
  func sample(beside number: Double, distance: Double) -> Double? {
    let (above, below) = (nearest(to: number + distance), nearest(to: number - distance))
    let sample = above - number >= number - below ? above : below
    return abs(sample - number) >= 0.01 ? sample : nil
  }
}

extension Double {
  func isEqual(to other: Double, within difference: Double) -> Bool { abs(self - other) <= difference }
}
