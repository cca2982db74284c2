import ShapeKit

/// Passes the edges of a path in pixels: its lines, and chords of its curves.
struct PathEdges {
  /// The largest distance of a chord from its curve, in pixels. It changes the coverage of a pixel by less than a step of
  /// 8 bits.
  static let tolerance = 1.0 / 256

  private let transform: Transform
  private var current = Point.zero
  private var start = Point.zero

  /// - Parameter transform: From the coordinates of the path to pixels.
  init(_ transform: Transform) { self.transform = transform }

  /// Passes the edges of all subpaths, each closed. O(n + e) for n elements and e edges; a curve has about the square
  /// root of its size in tolerances.
  static func of(_ path: Path, in transform: Transform, _ body: (Point, Point) -> Void) {
    var edges = PathEdges(transform)
    for element in path.elements { edges.add(element, body) }
    edges.close(body)
  }

  private mutating func add(_ element: PathElement, _ body: (Point, Point) -> Void) {
    switch element {
    case .move(let point):
      close(body)
      current = transform.apply(point)
      start = current
    case .line(let point): addLine(to: transform.apply(point), body)
    case .quad(let point, let control): addQuad(to: transform.apply(point), control: transform.apply(control), body)
    case .curve(let point, let first, let second):
      addCurve(to: transform.apply(point), transform.apply(first), transform.apply(second), body)
    case .arc(let arc): addArc(arc, body)
    case .close: close(body)
    }
  }

  private mutating func close(_ body: (Point, Point) -> Void) {
    if current != start { addLine(to: start, body) }
  }

  private mutating func addLine(to end: Point, _ body: (Point, Point) -> Void) {
    body(current, end)
    current = end
  }

  /// Source of the numbers of chords: the error of linear interpolation is at most an eighth of the square of the step
  /// times the second derivative.
  private mutating func addQuad(to end: Point, control: Point, _ body: (Point, Point) -> Void) {
    let start = current
    let bend = start - 2 * control + end
    let count = Self.count((bend.length / (4 * Self.tolerance)).squareRoot())
    for index in 1..<max(count, 1) {
      let t = Double(index) / Double(count)
      let u = 1 - t
      addLine(to: u * u * start + 2 * u * t * control + t * t * end, body)
    }
    addLine(to: end, body)
  }

  private mutating func addCurve(
    to end: Point, _ first: Point, _ second: Point, _ body: (Point, Point) -> Void
  ) {
    let start = current
    let bend = max((start - 2 * first + second).length, (first - 2 * second + end).length)
    let count = Self.count((0.75 * bend / Self.tolerance).squareRoot())
    for index in 1..<max(count, 1) {
      let t = Double(index) / Double(count)
      let u = 1 - t
      let nearStart = u * u * (u * start + 3 * t * first)
      addLine(to: nearStart + t * t * (3 * u * second + t * end), body)
    }
    addLine(to: end, body)
  }

  private mutating func addArc(_ arc: Arc, _ body: (Point, Point) -> Void) {
    let (cosine, sine) = (Angle(radians: arc.rotation).cosine, Angle(radians: arc.rotation).sine)
    let center = transform.apply(arc.center)
    let origin = transform.apply(.zero)
    let across = transform.apply(arc.radii.width * Point(cosine, sine)) - origin
    let down = transform.apply(arc.radii.height * Point(-sine, cosine)) - origin
    // The larger semi-axis of the transformed ellipse: the larger singular value of the two columns.
    let (a, b, c) = (across.dot(across), down.dot(down), across.dot(down))
    let radius = ((a + b) / 2 + ((a - b) * (a - b) / 4 + c * c).squareRoot()).squareRoot()
    let widest = 2 * (2 * min(Self.tolerance / max(radius, Self.tolerance), 1)).squareRoot()
    let count = Self.count(abs(arc.sweep) / widest)
    func point(_ cosine: Double, _ sine: Double) -> Point { center + cosine * across + sine * down }
    // A rotation by the step from each point to the next. Its error grows by a rounding error a step.
    let step = Angle(radians: arc.sweep / Double(max(count, 1)))
    let (stepCosine, stepSine) = (step.cosine, step.sine)
    var (x, y) = (Angle(radians: arc.start).cosine, Angle(radians: arc.start).sine)
    for _ in 1..<max(count, 1) {
      (x, y) = (x * stepCosine - y * stepSine, x * stepSine + y * stepCosine)
      addLine(to: point(x, y), body)
    }
    addLine(to: transform.apply(arc.endPoint), body)
  }

  /// Returns a number of chords. Beyond the limit, a curve is larger than any picture.
  private static func count(_ count: Double) -> Int { count < 100_000 ? max(Int(count.rounded(.up)), 1) : 100_000 }
}
