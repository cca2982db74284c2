// A convex contour needs no arrangement: it is its own region.

extension Subpath {
  /// The subpath in the form of a region if it is a single convex contour. `nil` if it may not be one, or if the
  /// general algorithm would merge some of its segments.
  ///
  /// A closed polygon is convex if all its turns go one way and its edges reverse along the x axis twice. A curve with
  /// a convex control polygon is convex. Rounding may bend it the other way by 1e-13, far less than the accuracy of
  /// regions.
  var convexContour: Subpath? {
    // The general algorithm would merge, omit, or refuse these for their size.
    let magnitude = magnitude
    guard (1e-70...1e70).contains(magnitude) else { return nil }
    let shortest = 1e-11 * magnitude
    guard segments.allSatisfy({ ($0.end - $0.start).magnitude > shortest }) else { return nil }
    guard end == start || (end - start).magnitude > shortest else { return nil }
    var contour = self
    contour.isClosed = true
    if contour.segments.count > 1, let last = contour.segments.last, last.isLine, last.end == start {
      contour.segments.removeLast()
    }
    guard let turn = contour.convexTurn(shortest: shortest) else { return nil }
    // The general algorithm omits contours that are thin everywhere.
    let length = contour.drawnSegments.reduce(0) { $0 + ($1.end - $1.start).magnitude }
    guard abs(contour.signedArea) > shortest * length else { return nil }
    if turn < 0 { contour = contour.reversed }
    return contour.startingLeftmost
  }

  /// Returns the sign of all turns, or `nil` if they differ, or if two lines may be merged.
  /// - Parameter shortest: The minimum distance of a corner from the line through its neighbors.
  private func convexTurn(shortest: Double) -> Double? {
    var turns = ConvexTurns(shortest: shortest)
    for segment in drawnSegments {
      switch segment {
      case .line(let from, let to):
        turns.add(to - from, isLine: true)
      case .quad(let from, let control, let to):
        turns.add(control - from)
        turns.add(to - control)
      case .cubic(let from, let control1, let control2, let to):
        turns.add(control1 - from)
        turns.add(control2 - control1)
        turns.add(to - control2)
      case .arc:
        // The general algorithm merges arcs of one ellipse.
        return nil
      }
      guard turns.isConvex else { return nil }
    }
    return turns.close()
  }

  /// The contour, starting with the segment that contains its leftmost point.
  private var startingLeftmost: Subpath {
    let segments = end == start ? segments : drawnSegments
    var first = 0
    var least = segments[0].start
    for (index, segment) in segments.enumerated() {
      let splits = segment.isLine ? (nil, nil) : segment.turningPointsX
      let inner = [splits.0, splits.1].compactMap { $0.map { segment.point(at: $0) } }
      for place in [segment.start] + inner where place.x < least.x || (place.x == least.x && place.y < least.y) {
        first = index
        least = place
      }
    }
    guard first > 0 else { return self }
    var turned = Array(segments[first...] + segments[..<first])
    if turned.count > 1, turned[turned.count - 1].isLine { turned.removeLast() }
    return Subpath(start: segments[first].start, segments: turned, isClosed: true)
  }
}

/// Follows the edges of a closed polygon and tells whether all turns go one way.
private struct ConvexTurns {
  /// The minimum distance of a corner between two lines from the line through its neighbors.
  private let shortest: Double
  private(set) var isConvex = true
  private var first: (edge: Point, isLine: Bool)?
  private var last: (edge: Point, isLine: Bool)?
  private var turn = 0.0
  /// How often edges have reversed along the x axis.
  private var reversals = 0
  private var way = 0.0
  private var firstWay = 0.0

  init(shortest: Double) { self.shortest = shortest }

  /// Adds an edge.
  /// - Parameter isLine: Whether it belongs to a line, which another line must not continue.
  mutating func add(_ edge: Point, isLine: Bool = false) {
    // Control points may coincide with an end.
    if edge == .zero { return }
    if let last { compare(last, (edge, isLine)) }
    if first == nil { first = (edge, isLine) }
    last = (edge, isLine)
    if edge.x == 0 { return }
    if way == 0 {
      firstWay = edge.x
    } else if (edge.x > 0) != (way > 0) {
      reversals += 1
    }
    way = edge.x
  }

  /// Compares the last edge with the first one. Returns the sign of all turns, or `nil` if they don't make one turn in
  /// one direction.
  mutating func close() -> Double? {
    guard let first, let last else { return nil }
    compare(last, first)
    if (firstWay > 0) != (way > 0) { reversals += 1 }
    return isConvex && turn != 0 && reversals == 2 ? turn : nil
  }

  @inline(never)
  private mutating func compare(_ a: (edge: Point, isLine: Bool), _ b: (edge: Point, isLine: Bool)) {
    let cross = a.edge.cross(b.edge)
    let lengths = (a.edge.dot(a.edge).squareRoot(), b.edge.dot(b.edge).squareRoot())
    if a.isLine, b.isLine, abs(cross) <= shortest * max(lengths.0, lengths.1) {
      isConvex = false
      return
    }
    let isStraight = abs(cross) <= 1e-13 * lengths.0 * lengths.1
    if isStraight {
      isConvex = isConvex && a.edge.dot(b.edge) > 0
    } else if turn == 0 {
      turn = cross
    } else {
      isConvex = isConvex && (cross > 0) == (turn > 0)
    }
  }
}
