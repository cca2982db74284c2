import TestSupport
import Testing

@_spi(Generated) @testable import ShapeCore

/// Booleans of paths without area or end, or with extreme numbers.
@Suite struct DegenerateRegionTests {
  private let square = rect(0, 0, 10, 10)

  @Test func `empty operands count as empty regions`() {
    #expect(outline(square.union(.empty)) == "0,0 L 10,0 L 10,10 L 0,10")
    #expect(outline(Path.empty.union(square)) == "0,0 L 10,0 L 10,10 L 0,10")
    #expect(square.intersection(.empty).isEmpty)
    #expect(Path.empty.subtracting(square).isEmpty)
    #expect(outline(Path.empty.symmetricDifference(square)) == "0,0 L 10,0 L 10,10 L 0,10")
    #expect(Path.empty.simplified().isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `an operand that is not finite counts as empty`(number: Double) {
    let broken = Path([.move(to: .zero), .line(to: Point(10, number)), .line(to: Point(10, 10)), .close])
    #expect(outline(square.union(broken)) == "0,0 L 10,0 L 10,10 L 0,10")
    #expect(square.intersection(broken).isEmpty)
    #expect(broken.subtracting(square).isEmpty)
    #expect(broken.simplified().isEmpty)
  }

  @Test func `open subpaths are closed`() {
    let open = Path([.move(to: .zero), .line(to: Point(10, 0)), .line(to: Point(10, 10))])
    #expect(outline(open.simplified()) == "0,0 L 10,0 L 10,10")
    #expect(outline(open.union(rect(20, 0, 1, 1))) == "0,0 L 10,0 L 10,10\n20,0 L 21,0 L 21,1 L 20,1")
  }

  @Test func `flat paths are empty regions`() {
    let nothings: [Path] = [
      Path([.move(to: Point(3, 3))]), Path([.move(to: Point(3, 3)), .close]),
      Path([.move(to: .zero), .line(to: Point(10, 10)), .close]),
      Path([.move(to: .zero), .quad(to: Point(10, 0), control: Point(20, 0)), .close]),
      Path([.move(to: .zero), .curve(to: Point(4, 4), control1: Point(8, 8), control2: Point(-4, -4)), .close]),
      .circle(center: Point(2, 2), radius: 0), rect(1, 1, 5, 0), .ellipse(in: Rect(x: 1, y: 1, width: 0, height: 5)),
      .polygon([Point(0, 0), Point(5, 5), Point(2, 2), Point(7, 7)]),
    ]
    for nothing in nothings {
      #expect(nothing.simplified().isEmpty, "\(nothing)")
      #expect(outline(square.union(nothing)) == "0,0 L 10,0 L 10,10 L 0,10", "\(nothing)")
      #expect(outline(square.subtracting(nothing)) == "0,0 L 10,0 L 10,10 L 0,10", "\(nothing)")
      #expect(square.intersection(nothing).isEmpty, "\(nothing)")
    }
  }

  @Test func `pieces without length are omitted`() {
    let corner = Point(10, 0)
    let doubled = Path([
      .move(to: .zero), .line(to: .zero), .line(to: corner), .line(to: corner),
      .curve(to: corner, control1: corner, control2: corner), .quad(to: corner, control: corner),
      .arc(Arc(center: corner, radii: Size(0, 0), start: 0, sweep: 3)), .line(to: Point(10, 10)),
      .line(to: Point(0, 10)), .line(to: .zero), .close,
    ])
    #expect(outline(doubled.simplified()) == "0,0 L 10,0 L 10,10 L 0,10")
  }

  @Test func `a gap below the tolerance is ignored`() {
    #expect(square.union(rect(10 + 1e-12, 0, 10, 10)).elementCount == 5)
    #expect(square.union(rect(10.001, 0, 10, 10)).elementCount == 10)
  }

  @Test func `an overlap below the tolerance is ignored`() {
    #expect(square.intersection(rect(10 - 1e-12, 0, 10, 10)).isEmpty)
    #expect(square.subtracting(rect(-1e-12, 0, 5, 10)).elementCount == 5)
  }

  @Test func `a thin overlap above the tolerance is kept`() {
    #expect(
      outline(square.intersection(rect(10 - 0x1p-20, 0, 10, 10)))
        == "9.999999046325684,0 L 10,0 L 10,10 L 9.999999046325684,10")
  }

  /// Scaling by a power of two changes no digit.
  @Test(arguments: [-300, -60, -20, 20, 60, 300])
  func `the size of the numbers does not matter`(exponent: Int) {
    let factor = Double(sign: .plus, exponent: exponent, significand: 1)
    func scaled(_ path: Path, _ factor: Double) -> Path { path.scaled(x: factor, y: factor, around: .zero) }
    let circle = Path.circle(center: Point(8, 8), radius: 4)
    let result = scaled(square, factor).subtracting(scaled(circle, factor))
    #expect(outline(scaled(result, 1 / factor), digits: 6) == outline(square.subtracting(circle), digits: 6))
  }

  @Test func `far from the origin whole numbers stay exact`() {
    let offset = Point(0x1p40, -0x1p41)
    let result = square.translated(by: offset).union(rect(5, 5, 10, 10).translated(by: offset))
    #expect(
      outline(result.translated(by: -offset)) == "0,0 L 10,0 L 10,5 L 15,5 L 15,15 L 5,15 L 5,10 L 0,10")
  }

  @Test func `corners keep their coordinates exactly`() {
    let (a, b) = (Point(0.1, 0.2), Point(1.0 / 3, 7.7))
    let triangle = Path.polygon([a, Point(9.9, 0.3), b])
    let result = triangle.subtracting(rect(5, -5, 20, 20))
    let points = result.elements.compactMap { element -> Point? in
      switch element {
      case .move(let to), .line(let to): to
      case .quad, .curve, .arc, .close: nil
      }
    }
    #expect(points.contains(a) && points.contains(b))
  }

  @Test func `lines along the axes cross exactly at their coordinates`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    for _ in 0..<RandomCases.count(quick: 20, ci: 300, long: 5000) {
      // One is wide and the other one is high, so that four pairs of edges cross.
      let wide = Rect(
        x: random.number(-9...0), y: random.number(9...12), width: random.number(40...50), height: random.number(1...9))
      let high = Rect(
        x: random.number(9...12), y: random.number(-9...0), width: random.number(1...9), height: random.number(40...50))
      let cross = Path.rect(wide).union(.rect(high))
      let numbers = [wide, high].flatMap { [Point($0.minX, $0.minY), Point($0.maxX, $0.maxY)] }
      let corners = cross.subpaths.flatMap { $0.drawnSegments.map(\.start) }
      let moved = corners.filter { corner in
        !numbers.contains { $0.x == corner.x } || !numbers.contains { $0.y == corner.y }
      }
      #expect(corners.count == 12 && moved.isEmpty, "seed \(seed): \(wide), \(high): \(corners)")
    }
  }
}
