/// The position of a layer in its parent: on each axis any two of start, end, center and length.
@_spi(Generated)
public struct LayerFrame: Hashable, Sendable {
  /// The distance from the parent's left edge, if it is given.
  package var left: Double?
  /// The distance from the parent's top edge, if it is given.
  package var top: Double?
  /// The distance from the parent's right edge, inwards.
  package var right: Double?
  /// The distance from the parent's bottom edge, inwards.
  package var bottom: Double?
  /// The distance from the parent's left edge, or from its right edge in a layout from right to left.
  package var leading: Double?
  /// The distance from the parent's right edge, or from its left edge in a layout from right to left.
  package var trailing: Double?
  /// The width, if it is given.
  package var width: Double?
  /// The height, if it is given.
  package var height: Double?
  /// The horizontal coordinate of the center, if it is given.
  package var centerX: Double?
  /// The vertical coordinate of the center, if it is given.
  package var centerY: Double?
  /// The distance of the edges that nothing else determines. Defaults to 0.
  package var inset: Double = 0
  /// The coordinates of the body, unless they are those of the frame.
  package var design: LayerDesign?

  /// Creates a frame from what is given of it, in points.
  public init(
    left: Double? = nil, top: Double? = nil, right: Double? = nil, bottom: Double? = nil, leading: Double? = nil,
    trailing: Double? = nil, width: Double? = nil, height: Double? = nil, centerX: Double? = nil,
    centerY: Double? = nil, inset: Double = 0
  ) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    (self.leading, self.trailing) = (leading, trailing)
    (self.width, self.height, self.centerX, self.centerY) = (width, height, centerX, centerY)
    self.inset = inset
  }

  /// Returns the frame with the center and the size replaced, if they are given.
  /// - Parameters:
  ///   - fit: The size in whose coordinates the layer draws, scaled by one factor so that all of it is in the frame.
  ///   - fill: Such a size, scaled so that it covers the frame.
  ///   - align: The edges of the frame at which the scaled size is. On an axis with both or neither it is centered.
  public func with(
    center: Point? = nil, size: Size? = nil, fit: Size? = nil, fill: Size? = nil, align: Edges = .none
  ) -> LayerFrame {
    var frame = self
    if let center { (frame.centerX, frame.centerY) = (center.x, center.y) }
    if let size { (frame.width, frame.height) = (size.width, size.height) }
    if let design = fit ?? fill { frame.design = LayerDesign(size: design, fills: fit == nil, edges: align) }
    return frame
  }

  /// Returns the layer's rectangle in the coordinates of a parent with a size. Its lengths are negative if the parent
  /// is too small: then the layer is drawn `withoutNegativeLengths`.
  package func resolved(in parent: Size, direction: LayoutDirection = .leftToRight) -> Rect {
    let (near, far) = direction == .leftToRight ? (leading, trailing) : (trailing, leading)
    let (x, width) = resolve(left ?? near, right ?? far, centerX, width, parent.width)
    let (y, height) = resolve(top, bottom, centerY, height, parent.height)
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// Returns the layer's rectangle in the coordinates of a parent with a size. If there is no room for it, its lengths are 0.
  public func rect(in parent: Size, direction: LayoutDirection = .leftToRight) -> Rect {
    resolved(in: parent, direction: direction).withoutNegativeLengths.drawable
  }

  /// Resolves one axis. If one or both are missing, the start and then the end default to `inset` from the parent's.
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
