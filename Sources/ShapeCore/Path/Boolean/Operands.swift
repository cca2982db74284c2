/// The subpaths of two paths, moved close to the origin, where coordinates have the most digits.
struct Operands {
  var first: [Subpath]
  var second: [Subpath]
  /// The bounding box of all curves.
  let extent: Rect
  /// The displacement added to every point. This is exact: the points are rounded more coarsely than the sum.
  private let shift: Point
  /// The distance from the largest original coordinate to the next representable one.
  let ulp: Double

  /// Creates the operands of an operation, or `nil` if nothing is drawn or not everything is finite.
  init?(_ first: [Subpath], _ second: [Subpath]) {
    var bounds = Extent()
    for subpath in first { subpath.addBounds(to: &bounds) }
    for subpath in second { subpath.addBounds(to: &bounds) }
    guard let rect = bounds.rect else { return nil }
    ulp = max(max(abs(rect.minX), abs(rect.maxX)), max(abs(rect.minY), abs(rect.maxY))).ulp
    // Nothing is moved along an axis on which the origin is not far away.
    func shift(_ low: Double, _ high: Double) -> Double { min(abs(low), abs(high)) > 32 * (high - low) ? -low : 0 }
    let shift = Point(shift(rect.minX, rect.maxX), shift(rect.minY, rect.maxY))
    self.shift = shift
    extent = rect.translated(by: shift)
    self.first = shift == .zero ? first : first.map { $0.translated(by: shift) }
    self.second = shift == .zero ? second : second.map { $0.translated(by: shift) }
  }

  /// Returns subpaths at their original position.
  func restored(_ subpaths: [Subpath]) -> [Subpath] {
    shift == .zero ? subpaths : subpaths.map { $0.translated(by: -shift) }
  }
}

extension Subpath {
  fileprivate func translated(by d: Point) -> Subpath {
    Subpath(start: start + d, segments: segments.map { $0.translated(by: d) }, isClosed: isClosed)
  }

  /// Adds everything that is drawn, which is nothing for a single `move`.
  fileprivate func addBounds(to extent: inout Extent) {
    for segment in segments { segment.addBounds(to: &extent) }
    // The closing line of an open subpath ends here.
    if !segments.isEmpty { extent.add(start) }
  }
}
