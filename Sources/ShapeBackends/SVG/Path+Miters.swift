import ShapeCore

extension Path {
  /// Returns whether a stroke with mitered joins may look different with a miter limit than with 4, the default of SVG:
  /// whether the path has a corner whose miter is longer than one limit and not longer than the other.
  ///
  /// If rounded coordinates could change a corner, the result is `true`.
  /// - Complexity: O(n) for n elements.
  func showsMiterLimit(_ limit: Double) -> Bool {
    guard limit >= 1, limit.isFinite else { return true }
    var corners = CornerScan(limit: limit)
    switch storage {
    case .rect(let rect), .roundedRect(let rect, _):
      guard rect.width > 0, rect.height > 0 else { return true }
      return corners.isCritical(Point(1, 0), Point(0, 1))
    case .ellipse(let rect):
      return !(rect.width > 0 && rect.height > 0)
    case .elements(let elements):
      return elements.contains { corners.visit($0) }
    }
  }
}

/// Looks for corners at which a miter limit has an effect.
private struct CornerScan {
  /// The cosines of the turns at which one of the two limits cuts the miter and the other one doesn't, with a margin.
  /// A miter is √(2 / (1 + cosine)) widths long.
  private let cosines: ClosedRange<Double>
  private var start = Point.zero
  private var current = Point.zero
  /// The directions of the first and the last segment of the subpath.
  private var first: Point?
  private var last: Point?

  /// Segments shorter than this may change their direction when their ends are rounded.
  private static let shortest = 0.01
  /// Segments shorter than this have no length.
  private static let nothing = 1e-9

  init(limit: Double) {
    let (low, high) = (min(limit, 4), max(limit, 4))
    cosines = 2 / (1.1 * high * high) - 1...2 / (0.9 * low * low) - 1
  }

  /// Returns whether a corner between two directions is one.
  func isCritical(_ a: Point, _ b: Point) -> Bool {
    let product = a.x * b.x + a.y * b.y
    let lengths = (a.x * a.x + a.y * a.y) * (b.x * b.x + b.y * b.y)
    let cosine = product / lengths.squareRoot()
    return !(cosine < cosines.lowerBound || cosine > cosines.upperBound)
  }

  /// Returns whether the path up to the end of an element may have such a corner.
  mutating func visit(_ element: PathElement) -> Bool {
    switch element {
    case .move(let point):
      (start, current) = (point, point)
      (first, last) = (nil, nil)
      return false
    case .line(let to): return visit(current, to, to, to)
    case .quad(let to, let control): return visit(current, control, control, to)
    case .curve(let to, let control1, let control2): return visit(current, control1, control2, to)
    case .arc(let arc):
      if min(arc.radii.width, arc.radii.height) < Self.shortest { return true }
      if abs(arc.sweep) < 1e-3 { return true }
      // The tangent of an ellipse is its point a quarter of a turn later.
      let turn = arc.sweep < 0 ? -Double.pi / 2 : Double.pi / 2
      let leaving = arc.point(at: arc.start + turn) - arc.center
      let arriving = arc.point(at: arc.start + arc.sweep + turn) - arc.center
      return join(leaving, arriving, to: arc.endPoint)
    case .close:
      if visit(current, start, start, start) { return true }
      guard let last, let first else { return false }
      let result = isCritical(last, first)
      (self.first, self.last) = (nil, nil)
      current = start
      return result
    }
  }

  /// Visits a segment with two control points, or one twice.
  private mutating func visit(_ from: Point, _ control1: Point, _ control2: Point, _ to: Point) -> Bool {
    let points = [control1, control2, to]
    guard let next = points.first(where: { $0.distance(to: from) > Self.nothing }) else { return false }
    let previous = [control2, control1, from].first { $0.distance(to: to) > Self.nothing } ?? from
    let (leaving, arriving) = (next - from, to - previous)
    if next.distance(to: from) < Self.shortest || previous.distance(to: to) < Self.shortest { return true }
    return join(leaving, arriving, to: to)
  }

  private mutating func join(_ leaving: Point, _ arriving: Point, to end: Point) -> Bool {
    let result = last.map { isCritical($0, leaving) } ?? false
    if first == nil { first = leaving }
    last = arriving
    current = end
    return result
  }
}
