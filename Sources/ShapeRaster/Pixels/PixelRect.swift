import ShapeCore

/// A rectangle of whole pixels. Empty if an end is not after its start.
struct PixelRect: Equatable, Sendable {
  var minX: Int32
  var minY: Int32
  var maxX: Int32
  var maxY: Int32

  /// The largest coordinate. Larger ones are cut off, which leaves room for sums.
  static let limit = 0x1p29

  static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)
}

extension PixelRect {
  init(x: Range<Int>, y: Range<Int>) {
    self.init(
      minX: Int32(x.lowerBound), minY: Int32(y.lowerBound), maxX: Int32(x.upperBound), maxY: Int32(y.upperBound))
  }

  /// Creates the smallest rectangle that contains an area. Empty for an area that is not finite.
  init(containing low: Point, _ high: Point) {
    guard low.x <= high.x, low.y <= high.y else {
      self = .empty
      return
    }
    func whole(_ value: Double) -> Int32 { Int32(max(-Self.limit, min(Self.limit, value))) }
    self.init(
      minX: whole(low.x.rounded(.down)), minY: whole(low.y.rounded(.down)), maxX: whole(high.x.rounded(.up)),
      maxY: whole(high.y.rounded(.up)))
  }

  init(containing rect: Rect) { self.init(containing: rect.topLeft, rect.bottomRight) }

  var isEmpty: Bool { minX >= maxX || minY >= maxY }
  var width: Int { Int(maxX) - Int(minX) }
  var height: Int { Int(maxY) - Int(minY) }
  var rows: Range<Int> { Int(minY)..<max(Int(minY), Int(maxY)) }
  var columns: Range<Int> { Int(minX)..<max(Int(minX), Int(maxX)) }

  /// The same rectangle in points of which each is a pixel.
  var rect: Rect { Rect(x: Double(minX), y: Double(minY), width: Double(width), height: Double(height)) }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY)
    )
  }

  /// Returns the smallest rectangle that contains both. An empty one has no effect.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY)
    )
  }

  /// Returns the rectangle with each edge moved outwards.
  func grown(x: Double, y: Double) -> PixelRect {
    PixelRect(containing: Point(Double(minX) - x, Double(minY) - y), Point(Double(maxX) + x, Double(maxY) + y))
  }

  /// Returns the smallest rectangle that contains the image of this one.
  func mapped(by transform: Transform) -> PixelRect {
    isEmpty ? .empty : PixelRect(containing: transform.bounds(of: rect))
  }
}
