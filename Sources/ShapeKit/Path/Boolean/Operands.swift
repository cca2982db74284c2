/// The subpaths of two paths, moved close to the origin, where coordinates have the most digits.
struct Operands {
  var first: [Subpath]
  var second: [Subpath]
  /// A rectangle that holds all curves and their controls.
  let extent: Rect
  /// What has been added to every point. Adding it loses nothing: the points are rounded more coarsely than the sum.
  private let shift: Point
  /// The distance of the largest coordinate, before it was moved, to the next one.
  let ulp: Double

  /// Nil where nothing is drawn, or not all of it is finite.
  init?(_ first: [Subpath], _ second: [Subpath]) {
    var bounds = Extent()
    for subpath in first { subpath.addControlBounds(to: &bounds) }
    for subpath in second { subpath.addControlBounds(to: &bounds) }
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

  /// Adds all points and controls of the segments, and the whole ellipse of an arc.
  fileprivate func addControlBounds(to extent: inout Extent) {
    if segments.isEmpty { return }
    extent.add(start)
    for segment in segments {
      switch segment {
      case .line(_, let to): extent.add(to)
      case .quad(_, let control, let to):
        extent.add(control)
        extent.add(to)
      case .cubic(_, let control1, let control2, let to):
        extent.add(control1)
        extent.add(control2)
        extent.add(to)
      case .arc(let arc):
        extent.add(around: arc.center, reach: max(arc.radii.width, arc.radii.height))
        // An angle that is not finite has no place anywhere.
        extent.add(segment.end)
      }
    }
  }
}
