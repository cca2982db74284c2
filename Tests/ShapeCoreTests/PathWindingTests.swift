import TestSupport
import Testing

@_spi(Generated) @testable import ShapeCore

@Suite struct PathWindingTests {
  private let square = Path.rect(Rect(x: 0, y: 0, width: 10, height: 10))

  @Test func `clockwise turns count as positive`() {
    #expect(square.winding(around: Point(5, 5)) == 1)
    #expect(square.reversed().winding(around: Point(5, 5)) == -1)
    #expect(square.winding(around: Point(15, 5)) == 0)
    #expect(square.appending(square).winding(around: Point(5, 5)) == 2)
  }

  @Test func `the rule decides whether parts with a winding of two are inside`() {
    let ring = square.appending(.circle(center: Point(5, 5), radius: 2))
    #expect(ring.contains(Point(5, 5)))
    #expect(!ring.contains(Point(5, 5), rule: .evenOdd))
    #expect(ring.contains(Point(1, 1), rule: .evenOdd))
    #expect(square.reversed().contains(Point(1, 1), rule: .evenOdd))
  }

  @Test func `open subpaths count as closed`() {
    let corner = Path([.move(to: .zero), .line(to: Point(10, 0)), .line(to: Point(10, 10))])
    #expect(corner.contains(Point(7, 3)))
    #expect(!corner.contains(Point(3, 7)))
  }

  @Test func `a ray through a vertex counts it once`() {
    let diamond = Path.polygon([Point(0, -5), Point(5, 0), Point(0, 5), Point(-5, 0)])
    #expect([-1, 0, 4.9].allSatisfy { diamond.contains(Point($0, 0)) })
    #expect(![-6, 5.1].contains { diamond.contains(Point($0, 0)) })
    #expect(![-1, 1].contains { diamond.contains(Point($0, -5)) || diamond.contains(Point($0, 5)) })
  }

  @Test func `a point on an edge counts as below it or to its right`() {
    #expect(square.contains(Point(0, 5)) && square.contains(Point(5, 0)) && square.contains(.zero))
    #expect(!square.contains(Point(10, 5)) && !square.contains(Point(5, 10)) && !square.contains(Point(10, 10)))
  }

  @Test func `of shapes with a common edge, exactly one contains a point on it`() {
    let upper = Path.polygon([.zero, Point(8, 0), Point(8, 4)])
    let lower = Path.polygon([.zero, Point(8, 4), Point(0, 4)])
    let shared = (0...15).map { Point(Double($0) / 2, Double($0) / 4) }
    #expect(shared.allSatisfy { upper.contains($0) != lower.contains($0) })
  }

  @Test func `curves are not polylines`() {
    // At y = 2 the curve bulges to 9 − 2² = 5 times the unit of its parabola.
    let bow = Path([.move(to: Point(0, -3)), .quad(to: Point(0, 3), control: Point(18, 0)), .close])
    #expect(bow.contains(Point(5 - 1e-13, 2)))
    #expect(!bow.contains(Point(5 + 1e-13, 2)))
    let circle = Path.circle(center: .zero, radius: 5)
    #expect(circle.contains(Point(4 - 1e-14, 3)) && !circle.contains(Point(4 + 1e-14, 3)))
    #expect(circle.contains(Point(-4 + 1e-14, -3)) && !circle.contains(Point(-4 - 1e-14, -3)))
  }

  @Test func `a loop of a curve has a winding`() {
    let loop = Path([.move(to: .zero), .curve(to: Point(1, 0), control1: Point(4, -4), control2: Point(-3, -4))])
    #expect(loop.winding(around: Point(0.5, -2.5)) == -1)
    #expect(loop.winding(around: Point(0.5, -0.5)) == 1)
  }

  @Test func `nothing winds around a point that is not finite`() {
    #expect(square.winding(around: Point(.nan, 5)) == 0)
    #expect(square.winding(around: Point(5, -.infinity)) == 0)
    #expect(Path([.move(to: .zero), .line(to: Point(.infinity, 1)), .close]).winding(around: .zero) == 0)
    #expect(Path.empty.winding(around: .zero) == 0)
  }

  /// Returns the winding as the sum of the angles of fine steps along the outline.
  private func angleSum(_ path: Path, around point: Point) -> Double {
    var sum = 0.0
    for subpath in path.subpaths {
      var corners = [subpath.start]
      for segment in subpath.segments { corners += (0...1500).map { segment.point(at: Double($0) / 1500) } }
      for (a, b) in zip(corners, corners.dropFirst() + [subpath.start]) {
        let (from, to) = (a - point, b - point)
        sum += Mathematics.arcTangent(y: from.cross(to), x: from.dot(to))
      }
    }
    return sum / (2 * Double.pi)
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `the winding is the sum of angles`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let path = generator.path()
    var isRight = true
    for _ in 0..<8 {
      let point = generator.point()
      let outline = path.appending(
        Path(subpaths: path.subpaths.map { Subpath(start: $0.end, segments: [.line(from: $0.end, to: $0.start)]) }))
      guard outline.nearestPoint(to: point)?.distance ?? 1 > 0.1 else { continue }
      if abs(Double(path.winding(around: point)) - angleSum(path, around: point)) > 1e-9 { isRight = false }
    }
    #expect(isRight, "seed \(seed)")
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `an affine transform keeps the winding up to its sign`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let path = generator.path()
    let map = generator.transform()
    let sign = map.determinant < 0 ? -1 : 1
    let points = (0..<20).map { _ in generator.point() }
    let image = path.transformed(by: map)
    #expect(
      points.map { image.winding(around: map.apply($0)) } == points.map { sign * path.winding(around: $0) },
      "seed \(seed)")
  }
}
