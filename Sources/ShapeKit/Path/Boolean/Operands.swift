/// The subpaths of two paths, moved close to the origin, where coordinates have the most digits.
struct Operands {
  var first: [Subpath]
  var second: [Subpath]
  /// The smallest rectangle that holds all curves.
  let extent: Rect
  /// What has been added to every point. Adding it loses nothing: the points are rounded more coarsely than the sum.
  private let shift: Point
  /// The distance of the largest coordinate, before it was moved, to the next one.
  let ulp: Double

  /// Nil where nothing is drawn, or not all of it is finite.
  init?(_ first: [Subpath], _ second: [Subpath]) {
    var bounds = Extent()
    for subpath in first { subpath.addBounds(to: &bounds) }
    for subpath in second { subpath.addBounds(to: &bounds) }
    guard let rect = bounds.rect else { return nil }
    ulp = max(max(abs(rect.minX), abs(rect.maxX)), max(abs(rect.minY), abs(rect.maxY))).ulp
    // Along an axis on which the origin is not far off nothing is moved.
    func shift(_ low: Double, _ high: Double) -> Double { min(abs(low), abs(high)) > 32 * (high - low) ? -low : 0 }
    let shift = Point(shift(rect.minX, rect.maxX), shift(rect.minY, rect.maxY))
    self.shift = shift
    extent = rect.translated(by: shift)
    self.first = shift == .zero ? first : first.map { $0.translated(by: shift) }
    self.second = shift == .zero ? second : second.map { $0.translated(by: shift) }
  }

  /// Subpaths back where they belong.
  func restored(_ subpaths: [Subpath]) -> [Subpath] {
    shift == .zero ? subpaths : subpaths.map { $0.translated(by: -shift) }
  }
}

extension Subpath {
  fileprivate func translated(by d: Point) -> Subpath {
    Subpath(start: start + d, segments: segments.map { $0.translated(by: d) }, isClosed: isClosed)
  }

  /// Adds all that is drawn; nothing for a lone `move`.
  fileprivate func addBounds(to extent: inout Extent) {
    for segment in segments { segment.addBounds(to: &extent) }
    // The closing line of what was left open ends here.
    if !segments.isEmpty { extent.add(start) }
  }
}
