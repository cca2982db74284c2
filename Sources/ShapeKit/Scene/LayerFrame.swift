/// Where a layer lies in its parent: per axis any two of start, end, center and length.
public struct LayerFrame: Equatable, Sendable {
  /// The distance from the parent's start, if it is given.
  public var left: Double?
  public var top: Double?
  /// The distance from the parent's end, inwards.
  public var right: Double?
  public var bottom: Double?
  public var width: Double?
  public var height: Double?
  /// The coordinate of the center.
  public var centerX: Double?
  public var centerY: Double?
  /// The distance of the edges that nothing else fixes.
  public var inset: Double = 0

  public init(
    left: Double? = nil, top: Double? = nil, right: Double? = nil, bottom: Double? = nil, width: Double? = nil,
    height: Double? = nil, centerX: Double? = nil, centerY: Double? = nil, inset: Double = 0
  ) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    (self.width, self.height, self.centerX, self.centerY) = (width, height, centerX, centerY)
    self.inset = inset
  }

  /// Returns the frame with its center and its size given by a point and a size, where there are any.
  public func with(center: Point? = nil, size: Size? = nil) -> LayerFrame {
    var frame = self
    if let center { (frame.centerX, frame.centerY) = (center.x, center.y) }
    if let size { (frame.width, frame.height) = (size.width, size.height) }
    return frame
  }

  /// Returns the layer's rectangle in the coordinates of a parent of some size. Its lengths are negative where the
  /// parent is too small.
  public func resolved(in parent: Size) -> Rect {
    let (x, width) = resolve(left, right, centerX, width, parent.width)
    let (y, height) = resolve(top, bottom, centerY, height, parent.height)
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// One axis. What is missing of two is first the start, then the end, each `inset` away from the parent's.
  private func resolve(
    _ start: Double?, _ end: Double?, _ center: Double?, _ length: Double?, _ whole: Double
  ) -> (origin: Double, length: Double) {
    switch (start, end, center, length) {
    case (let start?, let end?, _, _): (start, whole - start - end)
    case (let start?, nil, _, let length?): (start, length)
    case (let start?, nil, let center?, nil): (start, 2 * (center - start))
    case (let start?, nil, nil, nil): (start, whole - start - inset)
    case (nil, let end?, _, let length?): (whole - end - length, length)
    case (nil, let end?, let center?, nil): (2 * center - whole + end, 2 * (whole - end - center))
    case (nil, let end?, nil, nil): (inset, whole - inset - end)
    case (nil, nil, let center?, let length?): (center - length / 2, length)
    case (nil, nil, let center?, nil): (inset, 2 * (center - inset))
    case (nil, nil, nil, let length?): (inset, length)
    case (nil, nil, nil, nil): (inset, whole - 2 * inset)
    }
  }
}
