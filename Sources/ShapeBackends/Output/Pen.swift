import ShapeCore

/// The state of a path that is being written.
struct Pen {
  /// The number of decimals of coordinates.
  let decimals: Int
  /// The start of the subpath.
  private(set) var start = Point.zero
  var position = Point.zero
  /// Whether the subpath has not begun yet.
  var isLifted = true

  /// Sets the start of the next subpath, if anything is drawn there.
  mutating func lift(to point: Point) {
    start = point
    position = point
    isLifted = true
  }

  /// Returns whether two points are the same in the numbers of the file.
  func isSame(_ a: Point, _ b: Point) -> Bool {
    NumberWriter.units(a.x, decimals: decimals) == NumberWriter.units(b.x, decimals: decimals)
      && NumberWriter.units(a.y, decimals: decimals) == NumberWriter.units(b.y, decimals: decimals)
  }
}
