import TestSupport
import Testing

@_spi(Generated) @testable import ShapeCore

@Suite struct PathRoundedTests {
  private let square = Rect(x: 0, y: 0, width: 100, height: 100)

  @Test func `a rectangle becomes a rounded one`() {
    #expect(Path.rect(square).rounded(radius: 10) == .roundedRect(square, cornerRadius: 10))
    #expect(Path.rect(square).rounded(radius: 500) == .roundedRect(square, cornerRadius: 50))
  }

  @Test func `a polygon of the same corners gives the same outline`() {
    let polygon = Path.polygon([.zero, Point(100, 0), Point(100, 100), Point(0, 100)])
    let rounded = polygon.rounded(radius: 10)
    #expect(kinds(rounded.elements) == "MLALALALAZ")
    #expect(
      largestDistance(
        rounded.samples(perSegment: 8),
        Path.roundedRect(square, cornerRadius: 10).samples(perSegment: 8)) < 1e-13)
  }

  @Test func `the ends of an open path stay`() {
    let path = Path([.move(to: .zero), .line(to: Point(10, 0)), .line(to: Point(10, 10))])
    let arc = Arc(center: Point(8, 2), radii: Size(2, 2), start: -Double.pi / 2, sweep: Double.pi / 2)
    #expect(
      path.rounded(radius: 2)
        == Path([.move(to: .zero), .line(to: Point(8, 0)), .arc(arc), .line(to: Point(10, 10))]))
  }

  @Test func `a corner takes at most half of each segment`() {
    let path = Path([.move(to: .zero), .line(to: Point(10, 0)), .line(to: Point(10, 4)), .line(to: Point(30, 4))])
    #expect(path.rounded(radius: 50).arcs.map { $0.radii.width } == [2, 2])
  }

  @Test func `between a line and a circle the center is a radius from both`() {
    let half = Path([
      .move(to: Point(-10, 0)),
      .arc(Arc(center: .zero, radii: Size(10, 10), start: -Double.pi, sweep: Double.pi)), .close,
    ])
    let rounded = half.rounded(radius: 2)
    #expect(kinds(rounded.elements) == "MAALAZ")
    // It is 8 from the center of the large circle, and 2 above the line.
    let centers = rounded.arcs.filter { $0.radii == Size(2, 2) }.map { $0.center }
    #expect(largestDistance(centers, [Point(60.0.squareRoot(), -2), Point(-60.0.squareRoot(), -2)]) < 1e-13)
  }

  @Test func `the cusp between two touching circles is rounded`() {
    // Both circles touch the x axis where the arcs meet, from either side.
    let cusp = Path([
      .move(to: Point(-8, 8)),
      .arc(Arc(center: Point(0, 8), radii: Size(8, 8), start: Double.pi, sweep: Double.pi / 2)),
      .arc(Arc(center: Point(0, -8), radii: Size(8, 8), start: Double.pi / 2, sweep: Double.pi / 2)),
    ])
    // By Pythagoras, a circle of radius 1 between them is (8 + 1)² − 8² away.
    let center = cusp.rounded(radius: 1).arcs[1].center
    #expect(center.distance(to: Point(-17.0.squareRoot(), 0)) < 1e-13)
  }

  @Test func `an arc touches a curve only where the curve turns less sharply`() {
    // The tip of the parabola y = x² has radius 1/2; the arc may come near it, but not around it.
    let hook = Path([
      .move(to: Point(-1, 9)), .line(to: Point(-1, 1)), .quad(to: Point(3, 9), control: Point(1, -3)),
    ])
    let radius = hook.rounded(radius: 9).arcs[0].radii.width
    #expect(radius > 0.1 && radius < 8)
  }

  @Test func `a joint that is smooth gets an arc without length`() {
    let path = Path([
      .move(to: .zero), .line(to: Point(10, 0)), .quad(to: Point(20, 10), control: Point(20, 0)),
      .line(to: Point(20, 30)),
    ])
    let rounded = path.rounded(radius: 5)
    #expect(kinds(rounded.elements) == "MLAQAL")
    #expect(rounded.drawnSegments.filter { !$0.isPoint(resolution: 1e-12) } == path.drawnSegments)
    let ring = Path(Path.circle(center: .zero, radius: 4).elements).rounded(radius: 5)
    #expect(kinds(ring.elements) == "MAALAZ")
    #expect(
      ring.drawnSegments.filter { !$0.isPoint(resolution: 1e-12) }
        == Path.circle(center: .zero, radius: 4).drawnSegments.dropLast())
  }

  @Test func `a teardrop is rounded at its tip`() {
    let teardrop = Path([
      .move(to: .zero), .curve(to: .zero, control1: Point(20, 10), control2: Point(-20, 10)), .close,
    ])
    let rounded = teardrop.rounded(radius: 0.5)
    #expect(kinds(rounded.elements) == "MCALAZ")
    #expect(sharpestTurn(rounded) < 1e-12)
    #expect(rounded.arcs.map { $0.radii.width } == [0.5, 0])
  }

  @Test func `corners of a rounded rectangle that are sharp are rounded`() {
    let tab = Path.roundedRect(square, radii: CornerRadii(topLeft: 20, topRight: 0, bottomRight: 0, bottomLeft: 0))
    #expect(
      tab.rounded(radius: 30)
        == .roundedRect(square, radii: CornerRadii(topLeft: 20, topRight: 30, bottomRight: 30, bottomLeft: 30)))
  }

  @Test func `a straight joint keeps an arc without length`() {
    let path = Path([.move(to: .zero), .line(to: Point(10, 0)), .line(to: Point(20, 0))])
    let rounded = path.rounded(radius: 3)
    #expect(kinds(rounded.elements) == "MLAL")
    #expect(rounded.length == 20)
  }

  @Test func `segments without length do not hide a corner`() {
    let corner = Point(10, 0)
    let path = Path([.move(to: .zero), .line(to: corner), .line(to: corner), .line(to: Point(10, 10))])
    let rounded = path.rounded(radius: 2)
    #expect(kinds(rounded.elements) == "MLALAL")
    #expect(abs(rounded.length - (16 + Double.pi)) < 1e-12)
  }

  @Test func `no radius keeps the outline with arcs without length`() {
    let triangle = Path.polygon([.zero, Point(10, 0), Point(0, 10)])
    for radius in [0, -4, -Double.infinity, .nan] {
      #expect(Path.rect(square).rounded(radius: radius) == .roundedRect(square, cornerRadius: 0))
      #expect(kinds(triangle.rounded(radius: radius).elements) == "MLALALAZ")
      #expect(
        triangle.rounded(radius: radius).drawnSegments.filter { !$0.isPoint(resolution: 1e-12) }
          == triangle.drawnSegments)
    }
  }

  @Test func `an infinite radius is the largest that fits`() {
    #expect(Path.rect(square).rounded(radius: .infinity) == .roundedRect(square, cornerRadius: 50))
    let corners = Path(Path.rect(square).elements).rounded(radius: .infinity).arcs
    #expect(corners.map(\.radii) == Array(repeating: Size(50, 50), count: 4))
    let bow = Path([.move(to: .zero), .line(to: Point(9, 0)), .quad(to: Point(9, 9), control: Point(12, 4))])
    #expect(
      abs(bow.rounded(radius: .infinity).arcs[0].radii.width - bow.rounded(radius: 1e6).arcs[0].radii.width) < 1e-9)
  }

  @Test func `a path that is not finite is rounded to nothing`() {
    #expect(Path([.move(to: .zero), .line(to: Point(.nan, 0))]).rounded(radius: 1).isEmpty)
  }

  /// Returns the largest change of direction at a joint, as the distance of unit vectors.
  private func sharpestTurn(_ path: Path) -> Double {
    path.subpaths.flatMap { subpath in
      let drawn = subpath.drawnSegments.filter { !$0.isPoint(resolution: 1e-12) }
      let following = drawn.dropFirst() + (subpath.isClosed ? drawn.prefix(1) : [])
      return zip(drawn, following).map { segment, next in
        (segment.endDirection ?? .zero).distance(to: next.startDirection ?? .zero)
      }
    }.max() ?? 0
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `every joint of a rounded polygon is smooth`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let points = (0..<Int.random(in: 3...7, using: &generator)).map { _ in generator.point() }
    let rounded = Path.polygon(points).rounded(radius: generator.number(0.1...40))
    #expect(sharpestTurn(rounded) < 1e-6, "seed \(seed)")
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `every joint of a rounded path is smooth`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    // A closed line turns straight back, and no arc can round that.
    let path = Path(
      subpaths: generator.path().subpaths.filter { !$0.isClosed || $0.segments.count > 1 || !$0.segments[0].isLine })
    let radius = generator.number(0.01...20)
    let rounded = path.rounded(radius: radius)
    #expect(sharpestTurn(rounded) < 1e-6, "seed \(seed)")
    // The ends of the drawn parts meet.
    let gaps = rounded.subpaths.flatMap { subpath in
      zip(subpath.segments, subpath.segments.dropFirst()).map { $0.end.distance(to: $1.start) }
    }
    #expect((gaps.max() ?? 0) < 1e-11, "seed \(seed)")
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `a radius is reduced only if it does not fit`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let first = generator.segment(from: generator.point())
    let second = generator.segment(from: first.end)
    let radius = generator.number(0.1...40)
    let corner = RoundedCorner(arriving: first, leaving: second, radius: radius, shape: .style(.circular))
    func curvature(_ segment: Segment, _ t: Double) -> Double {
      let step = 1e-6
      let turn = segment.direction(at: t - step).map { $0.cross(segment.direction(at: t + step) ?? .zero) } ?? 0
      return turn / segment.length(from: t - step, to: t + step)
    }
    let found = corner.corner.arc.radii.width
    let side: Double = corner.corner.arc.sweep < 0 ? -1 : 1
    let limits = [
      radius - found,
      first.length(from: 0, to: corner.arrival) / first.length - 0.5,
      second.length(from: corner.departure, to: 1) / second.length - 0.5,
      1 - side * found * curvature(first, corner.arrival), 1 - side * found * curvature(second, corner.departure),
      abs(corner.corner.arc.sweep), Double.pi - abs(corner.corner.arc.sweep),
    ]
    #expect(found > 0 && (limits.min() ?? 1) < 1e-3, "seed \(seed)")
  }

  /// Up to 160 turns, less than the angles that are made smaller.
  @Test(arguments: RandomCases.seeds(quick: 30, ci: 300, long: 3_000))
  func `whole turns of an arc do not change its rounded corners`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    var arc = generator.arc()
    let end = generator.point()
    func rounded(_ turns: Double) -> Arc? {
      arc.start += turns * 2 * Double.pi
      return Path([.move(to: arc.startPoint), .arc(arc), .line(to: end)]).rounded(radius: 4).arcs.dropFirst().first
    }
    guard let near = rounded(0), let far = rounded(155) else { return #expect(Bool(false), "seed \(seed)") }
    #expect(near.center.distance(to: far.center) < 1e-3, "seed \(seed)")
    #expect(abs(near.radii.width - far.radii.width) < 1e-3 && abs(near.sweep - far.sweep) < 1e-3, "seed \(seed)")
  }
}

extension Path {
  /// The arcs among the elements.
  fileprivate var arcs: [Arc] {
    elements.compactMap { element in
      if case .arc(let arc) = element { return arc }
      return nil
    }
  }
}
