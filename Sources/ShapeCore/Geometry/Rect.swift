/// A rectangle with sides parallel to the axes, in points. The initializers accept negative lengths; all operations
/// expect lengths of at least 0.
@frozen
public struct Rect: Hashable, Sendable {
  /// The coordinate of the left edge, in points.
  public var x: Double
  /// The coordinate of the top edge, in points.
  public var y: Double
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// Creates a rectangle from its top left corner and its lengths, in points.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates the smallest rectangle that contains both points.
  @inlinable
  package init(_ a: Point, _ b: Point) {
    x = min(a.x, b.x)
    y = min(a.y, b.y)
    width = abs(a.x - b.x)
    height = abs(a.y - b.y)
  }

  /// Creates a rectangle from its center and its size.
  @inlinable
  public init(center: Point, size: Size) {
    self.init(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// The empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The coordinate of the left edge.
  @inlinable public var minX: Double { x }
  /// The coordinate of the top edge.
  @inlinable public var minY: Double { y }
  /// The coordinate of the right edge.
  @inlinable public var maxX: Double { x + width }
  /// The coordinate of the bottom edge.
  @inlinable public var maxY: Double { y + height }
  /// The horizontal coordinate of the center.
  @inlinable public var midX: Double { x + width / 2 }
  /// The vertical coordinate of the center.
  @inlinable public var midY: Double { y + height / 2 }
  /// The center.
  @inlinable public var center: Point { Point(midX, midY) }
  /// The top left corner.
  @inlinable public var origin: Point { Point(x, y) }
  /// The lengths.
  @inlinable public var size: Size { Size(width, height) }
  /// The top left corner.
  @inlinable public var topLeft: Point { Point(minX, minY) }
  /// The top right corner.
  @inlinable public var topRight: Point { Point(maxX, minY) }
  /// The bottom right corner.
  @inlinable public var bottomRight: Point { Point(maxX, maxY) }
  /// The bottom left corner.
  @inlinable public var bottomLeft: Point { Point(minX, maxY) }

  /// Returns the rectangle with every edge moved inwards by `amount`, or outwards if it is negative. A length that
  /// would be negative is 0, at the center.
  @_spi(Generated) public func inset(by amount: Double) -> Rect {
    inset(left: amount, top: amount, right: amount, bottom: amount)
  }

  /// Returns the rectangle with each edge moved inwards by its own amount, in the direction of the layout.
  @_spi(Generated) public func inset(
    leading: Double, top: Double, trailing: Double, bottom: Double, direction: LayoutDirection
  ) -> Rect {
    let isMirrored = direction == .rightToLeft
    return inset(
      left: isMirrored ? trailing : leading, top: top, right: isMirrored ? leading : trailing, bottom: bottom)
  }

  /// Returns the rectangle with each edge moved inwards by its own amount. A length that would be negative is 0,
  /// halfway between the two moved edges.
  @_spi(Generated) public func inset(left: Double, top: Double, right: Double, bottom: Double) -> Rect {
    Rect(x: x + left, y: y + top, width: width - left - right, height: height - top - bottom).withoutNegativeLengths
  }

  /// The rectangle, with a length of 0 halfway between two edges where they are in the wrong order.
  package var withoutNegativeLengths: Rect {
    var result = self
    if width < 0 { (result.x, result.width) = (x + width / 2, 0) }
    if height < 0 { (result.y, result.height) = (y + height / 2, 0) }
    return result
  }

  /// Returns the rectangle moved by a displacement.
  @inlinable public func translated(by d: Point) -> Rect { Rect(x: x + d.x, y: y + d.y, width: width, height: height) }

  /// Returns the smallest rectangle that contains both.
  package func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Returns the common part, or `nil` if they do not touch.
  package func intersection(_ other: Rect) -> Rect? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard left <= right, top <= bottom else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  @inlinable package func contains(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  /// Returns whether the rectangles share more than an edge.
  @inlinable package func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether all four numbers are finite.
  @inlinable package var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}
