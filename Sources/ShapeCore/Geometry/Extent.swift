/// The smallest and largest coordinates so far.
struct Extent {
  private(set) var minX = Double.infinity
  private(set) var minY = Double.infinity
  private(set) var maxX = -Double.infinity
  private(set) var maxY = -Double.infinity
  /// Comparisons ignore NaN, so it is recorded here.
  private var sawNaN = false

  mutating func add(x: Double) {
    if x < minX { minX = x }
    if x > maxX { maxX = x }
    if x.isNaN { sawNaN = true }
  }

  mutating func add(y: Double) {
    if y < minY { minY = y }
    if y > maxY { maxY = y }
    if y.isNaN { sawNaN = true }
  }

  mutating func add(_ point: Point) {
    add(x: point.x)
    add(y: point.y)
  }

  /// Adds a square around a point.
  /// - Parameter reach: Half the side of the square.
  mutating func add(around center: Point, reach: Double) {
    add(Point(center.x - reach, center.y - reach))
    add(Point(center.x + reach, center.y + reach))
  }

  /// Adds another extent, with every edge moved outwards.
  mutating func add(_ other: Extent, grownBy reach: Double) {
    add(Point(other.minX - reach, other.minY - reach))
    add(Point(other.maxX + reach, other.maxY + reach))
    if other.sawNaN { sawNaN = true }
  }

  /// The bounding box, or `nil` if it is empty or not finite.
  var rect: Rect? {
    let rect = Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    return !sawNaN && minX <= maxX && minY <= maxY && rect.isFinite ? rect : nil
  }
}
