@_spi(Generated) import ShapeCore

/// The contours of a path in pixels, as chords of its curves, divided into chains that run down or up.
struct Contours: ~Copyable {
  /// A part of a contour that runs only down or only up. Horizontal edges may be in it.
  struct Chain {
    /// The vertex at the top.
    var first: Int32
    /// The vertex at the bottom.
    var last: Int32
    /// 1 if the contour runs down, -1 if it runs up: also the step from a vertex to the next lower one.
    var direction: Int32
    /// The ordinate at the top, for sorting.
    var top: Double
  }

  /// The largest distance of a chord from its curve, in pixels. It changes the coverage of a pixel by at most a quarter of a
  /// step of 8 bits. Chords are inside of convex contours, so that errors don't cancel each other.
  static let tolerance = 1.0 / 1024
  /// Coordinates are clamped to this distance from the origin, in pixels, so that differences keep a precision of 2⁻²².
  private static let farthest = 0x1p30
  /// The largest number of vertices, which take 256 MB.
  static let mostVertices = 1 << 24

  var vertices = ScratchBuffer<Point>()
  var chains = ScratchBuffer<Chain>()
  /// Whether the path has more contours than memory should hold.
  private(set) var isCutShort = false
  private let mostVertices: Int
  private var transform = Transform.identity
  /// The part of the plane that matters, in pixels.
  private var low = Point.zero
  private var high = Point.zero
  private var current = Point.zero
  private var start = Point.zero
  /// The first vertex of the chain at the end, and its direction, or 0 without one.
  private var chainStart = 0
  private var direction: Int32 = 0

  init(mostVertices: Int) { self.mostVertices = mostVertices }

  /// Replaces the contours by those of a path. Each subpath is closed. O(n + e) for n elements and e edges; a curve has
  /// about as many edges as the square root of its size in tolerances.
  /// - Parameters:
  ///   - transform: From the coordinates of the path to pixels.
  ///   - region: The pixels that matter. Curves outside are replaced by edges with the same windings inside.
  mutating func replace(by path: Path, in transform: Transform, region: PixelRect) {
    vertices.removeAll()
    chains.removeAll()
    self.transform = transform
    low = Point(Double(region.minX), Double(region.minY))
    high = Point(Double(region.maxX), Double(region.maxY))
    (current, start) = (.zero, .zero)
    direction = 0
    isCutShort = false
    guard path.isFinite else { return }
    switch path.storage {
    case .elements(let elements):
      for element in elements {
        isCutShort = vertices.count > mostVertices
        if isCutShort { return }
        add(element)
      }
    case .rect(let rect):
      move(to: rect.topLeft)
      addLine(to: transform.apply(rect.topRight))
      addLine(to: transform.apply(rect.bottomRight))
      addLine(to: transform.apply(rect.bottomLeft))
    case .ellipse(let rect):
      let radii = Size(rect.width / 2, rect.height / 2)
      let arc = Arc(center: rect.center, radii: radii, start: 0, sweep: 2 * Double.pi)
      move(to: arc.startPoint)
      addArc(arc)
    case .roundedRect:
      for element in path.elements { add(element) }
    }
    close()
    endChain()
  }

  /// Sorts the chains by their tops.
  mutating func sortChains() {
    if chains.count > 1 { chains.sort { $0.top < $1.top } }
  }

  private mutating func add(_ element: PathElement) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): addLine(to: transform.apply(point))
    case .quad(let point, let control): addQuad(to: transform.apply(point), transform.apply(control))
    case .curve(let point, let first, let second):
      addCurve(to: transform.apply(point), transform.apply(first), transform.apply(second))
    case .arc(let arc): addArc(arc)
    case .close: close()
    }
  }

  // MARK: Vertices

  private mutating func move(to point: Point) {
    close()
    endChain()
    current = Self.clamped(transform.apply(point))
    start = current
    vertices.append(current)
  }

  private mutating func close() {
    if current != start { addLine(to: start) }
  }

  @inline(__always)
  private static func clamped(_ point: Point) -> Point {
    Point(max(-farthest, min(farthest, point.x)), max(-farthest, min(farthest, point.y)))
  }

  @inline(__always)
  private mutating func addLine(to point: Point) {
    let end = Self.clamped(point)
    let way: Int32 = end.y > current.y ? 1 : end.y < current.y ? -1 : 0
    if way != 0, way != direction {
      endChain()
      chainStart = vertices.count - 1
      direction = way
    }
    vertices.append(end)
    current = end
  }

  /// Ends the chain at the last vertex, and keeps it if it is in the rows of the region.
  private mutating func endChain() {
    guard direction != 0 else { return }
    let way = direction
    direction = 0
    let ends = (Int32(chainStart), Int32(vertices.count - 1))
    let (first, last) = way > 0 ? ends : (ends.1, ends.0)
    let top = vertices[Int(first)].y
    if vertices[Int(last)].y > low.y, top < high.y {
      chains.append(Chain(first: first, last: last, direction: way, top: top))
    }
  }

  // MARK: Curves

  /// Returns whether a part of a contour between some points can be replaced by an edge: its windings around the region
  /// are the same.
  @inline(__always)
  private func isOutside(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Bool {
    max(a.y, b.y, c.y, d.y) <= low.y || min(a.y, b.y, c.y, d.y) >= high.y || max(a.x, b.x, c.x, d.x) <= low.x
      || min(a.x, b.x, c.x, d.x) >= high.x
  }

  /// Source of the numbers of chords: the error of linear interpolation is at most an eighth of the square of the step
  /// times the second derivative.
  private mutating func addQuad(to end: Point, _ control: Point) {
    let start = current
    guard !isOutside(start, control, end, end) else { return addLine(to: end) }
    let bend = start - 2 * control + end
    let count = Self.count((bend.length / (4 * Self.tolerance)).squareRoot())
    for index in 1..<max(count, 1) {
      let t = Double(index) / Double(count)
      let u = 1 - t
      addLine(to: u * u * start + 2 * u * t * control + t * t * end)
    }
    addLine(to: end)
  }

  private mutating func addCurve(to end: Point, _ first: Point, _ second: Point) {
    let start = current
    guard !isOutside(start, first, second, end) else { return addLine(to: end) }
    let bend = max((start - 2 * first + second).length, (first - 2 * second + end).length)
    let count = Self.count((0.75 * bend / Self.tolerance).squareRoot())
    for index in 1..<max(count, 1) {
      let t = Double(index) / Double(count)
      let u = 1 - t
      let nearStart = u * u * (u * start + 3 * t * first)
      addLine(to: nearStart + t * t * (3 * u * second + t * end))
    }
    addLine(to: end)
  }

  private mutating func addArc(_ arc: Arc) {
    let (cosine, sine) = (Angle(radians: arc.rotation).cosine, Angle(radians: arc.rotation).sine)
    let center = transform.apply(arc.center)
    let origin = transform.apply(.zero)
    let across = transform.apply(arc.radii.width * Point(cosine, sine)) - origin
    let down = transform.apply(arc.radii.height * Point(-sine, cosine)) - origin
    let reach = Point(abs(across.x) + abs(down.x), abs(across.y) + abs(down.y))
    let end = transform.apply(arc.endPoint)
    guard !isOutside(center - reach, center + reach, current, end) else { return addLine(to: end) }
    // The larger semi-axis of the transformed ellipse: the larger singular value of the two columns.
    let (a, b, c) = (across.dot(across), down.dot(down), across.dot(down))
    let radius = ((a + b) / 2 + ((a - b) * (a - b) / 4 + c * c).squareRoot()).squareRoot()
    let widest = 2 * (2 * min(Self.tolerance / max(radius, Self.tolerance), 1)).squareRoot()
    let count = Self.count(abs(arc.sweep) / widest)
    // A rotation by the step from each point to the next. Its error grows by a rounding error a step.
    let step = Angle(radians: arc.sweep / Double(max(count, 1)))
    let (stepCosine, stepSine) = (step.cosine, step.sine)
    var (x, y) = (Angle(radians: arc.start).cosine, Angle(radians: arc.start).sine)
    for _ in 1..<max(count, 1) {
      (x, y) = (x * stepCosine - y * stepSine, x * stepSine + y * stepCosine)
      addLine(to: center + x * across + y * down)
    }
    addLine(to: end)
  }

  /// Returns a number of chords. Beyond the limit, a curve is larger than any picture.
  private static func count(_ count: Double) -> Int { count < 100_000 ? max(Int(count.rounded(.up)), 1) : 100_000 }
}
