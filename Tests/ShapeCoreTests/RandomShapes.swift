import TestSupport

@testable import ShapeCore

extension RandomSource {
  mutating func point(_ range: ClosedRange<Double> = -100...100) -> Point { Point(number(range), number(range)) }

  mutating func arc() -> Arc {
    Arc(
      center: point(), radii: Size(number(1...80), number(1...80)), rotation: number(-4...4), start: number(-7...7),
      sweep: number(-2 * Double.pi...2 * Double.pi))
  }

  /// Returns a segment from a point. An arc is moved so that it starts there.
  mutating func segment(from start: Point) -> Segment {
    switch Int.random(in: 0..<4, using: &self) {
    case 0: return .line(from: start, to: point())
    case 1: return .quad(from: start, control: point(), to: point())
    case 2: return .cubic(from: start, control1: point(), control2: point(), to: point())
    default:
      var arc = arc()
      arc.center = arc.center + (start - arc.startPoint)
      return .arc(arc)
    }
  }

  /// Returns a path of one to three subpaths, open or closed, of one to five segments.
  mutating func path() -> Path {
    var subpaths: [Subpath] = []
    for _ in 0..<Int.random(in: 1...3, using: &self) {
      var subpath = Subpath(start: point(), isClosed: Bool.random(using: &self))
      for _ in 0..<Int.random(in: 1...5, using: &self) { subpath.segments.append(segment(from: subpath.end)) }
      subpaths.append(subpath)
    }
    return Path(subpaths: subpaths)
  }

  mutating func transform() -> Transform {
    Transform(
      a: number(-2...2), b: number(-2...2), c: number(-2...2), d: number(-2...2), tx: number(-50...50),
      ty: number(-50...50))
  }
}

extension Path {
  /// Every drawn segment, closing lines included.
  var drawnSegments: [Segment] { subpaths.flatMap { $0.drawnSegments } }

  /// Points along every segment.
  func samples(perSegment count: Int) -> [Point] {
    drawnSegments.flatMap { segment in (0...count).map { segment.point(at: Double($0) / Double(count)) } }
  }
}

/// Returns the largest difference between the edges of two rectangles. Infinite if only one of them exists.
func edgeDifference(_ a: Rect?, _ b: Rect?) -> Double {
  guard let a, let b else { return a == nil && b == nil ? 0 : .infinity }
  return max(
    max(abs(a.minX - b.minX), abs(a.minY - b.minY)), max(abs(a.maxX - b.maxX), abs(a.maxY - b.maxY)))
}

/// Returns the largest distance between points of two lists. Infinite if their lengths differ.
func largestDistance(_ a: [Point], _ b: [Point]) -> Double {
  a.count == b.count ? zip(a, b).reduce(0) { max($0, $1.0.distance(to: $1.1)) } : .infinity
}

/// Returns the bounding box of points, or `nil` if there are none.
func hull(_ points: [Point]) -> Rect? {
  // Not with `Rect.union`, because its rounding adds up over thousands of points.
  guard let first = points.first else { return nil }
  var (low, high) = (first, first)
  for point in points {
    low = Point(min(low.x, point.x), min(low.y, point.y))
    high = Point(max(high.x, point.x), max(high.y, point.y))
  }
  return Rect(low, high)
}

/// Returns the kind of each element, for comparing the structure of paths.
func kinds(_ elements: [PathElement]) -> String {
  elements.reduce(into: "") { text, element in
    switch element {
    case .move: text += "M"
    case .line: text += "L"
    case .quad: text += "Q"
    case .curve: text += "C"
    case .arc: text += "A"
    case .close: text += "Z"
    }
  }
}
