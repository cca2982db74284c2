import TestSupport
import Testing

@_spi(Generated) @testable import ShapeCore

@Suite struct NearestPointTests {
  @Test func `the nearest point on a line is the foot of the perpendicular or an end`() {
    let line = Path([.move(to: .zero), .line(to: Point(10, 0))])
    #expect(line.nearestPoint(to: Point(4, 3)) == NearestPoint(point: Point(4, 0), distance: 3, fraction: 0.4))
    #expect(line.nearestPoint(to: Point(-3, 4)) == NearestPoint(point: .zero, distance: 5, fraction: 0))
    #expect(line.nearestPoint(to: Point(13, 4)) == NearestPoint(point: Point(10, 0), distance: 5, fraction: 1))
  }

  @Test func `the closing line counts and the inside does not`() {
    let triangle = Path.polygon([.zero, Point(10, 0), Point(10, 10)])
    #expect(abs((triangle.nearestPoint(to: Point(0, 6))?.distance ?? 0) - 18.0.squareRoot()) < 1e-15)
    #expect(triangle.nearestPoint(to: Point(7, 1))?.distance == 1)
  }

  @Test func `the first of several nearest points is returned`() {
    let square = Path.rect(Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(
      square.nearestPoint(to: Point(5, 5)) == NearestPoint(point: Point(5, 0), distance: 5, fraction: 0.125))
    let circle = Path.circle(center: .zero, radius: 5)
    #expect(circle.nearestPoint(to: .zero) == NearestPoint(point: Point(5, 0), distance: 5, fraction: 0))
  }

  @Test func `an ellipse has two minima for a point inside`() {
    let ellipse = Path.ellipse(in: Rect(x: -10, y: -1, width: 20, height: 2))
    let near = ellipse.nearestPoint(to: Point(1, -0.1))
    #expect(abs((near?.distance ?? 0) - 0.89) < 0.01 && (near?.point.y ?? 0) < 0)
    // From the long axis, the nearest points are at x = w² u / (w² − h²), not at the end of the axis.
    let axis = ellipse.nearestPoint(to: Point(9, 0))
    #expect(abs((axis?.point.x ?? 0) - 900.0 / 99) < 1e-12)
  }

  @Test func `subpaths that draw nothing count only if there is nothing else`() {
    let moves = Path([.move(to: .zero), .move(to: Point(3, 4))])
    #expect(moves.nearestPoint(to: Point(3, 5)) == NearestPoint(point: Point(3, 4), distance: 1, fraction: 0))
    let line = moves.appending(Path([.move(to: Point(50, 0)), .line(to: Point(50, 9))]))
    #expect(line.nearestPoint(to: .zero)?.point == Point(50, 0))
    let dot = Path([.move(to: .zero), .line(to: .zero)])
    #expect(dot.nearestPoint(to: Point(0, 2)) == NearestPoint(point: .zero, distance: 2, fraction: 0))
  }

  @Test func `nothing is near a point that is not finite`() {
    let line = Path([.move(to: .zero), .line(to: Point(10, 0))])
    #expect(line.nearestPoint(to: Point(.nan, 0)) == nil)
    #expect(line.nearestPoint(to: Point(0, .infinity)) == nil)
    #expect(Path.empty.nearestPoint(to: .zero) == nil)
    #expect(Path([.move(to: .zero), .line(to: Point(.nan, 0))]).nearestPoint(to: .zero) == nil)
  }

  @Test func `huge and tiny paths are scaled before measuring`() {
    for unit in [1e-150, 1e-30, 1e30, 1e150] {
      let curve = Path([
        .move(to: .zero), .curve(to: Point(4 * unit, 0), control1: Point(0, unit), control2: Point(4 * unit, unit)),
      ])
      let near = curve.nearestPoint(to: Point(2 * unit, 2 * unit))
      #expect(abs((near?.distance ?? 0) - 1.25 * unit) < 1e-14 * unit && near?.point.x == 2 * unit)
      let ellipse = Path.ellipse(in: Rect(x: -2 * unit, y: -unit, width: 4 * unit, height: 2 * unit))
      let distance = ellipse.nearestPoint(to: Point(0, 3 * unit))?.distance ?? 0
      #expect(abs(distance - 2 * unit) < 1e-14 * unit)
    }
  }

  @Test(arguments: 1...100 as ClosedRange<UInt64>)
  func `no point of the path is nearer`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let path = generator.path()
    let point = generator.point(-150...150)
    guard let near = path.nearestPoint(to: point) else {
      Issue.record("seed \(seed)")
      return
    }
    let nearest = path.samples(perSegment: 1000).map { $0.distance(to: point) }.min() ?? 0
    #expect(near.distance <= nearest + 1e-12, "seed \(seed)")
    #expect(abs(near.point.distance(to: point) - near.distance) < 1e-12, "seed \(seed)")
    // At the fraction where one subpath ends, the next one starts.
    let found = [-1e-12, 0, 1e-12].compactMap { path.point(at: near.fraction + $0)?.distance(to: near.point) }
    #expect(found.min() ?? 1 < 1e-8, "seed \(seed)")
  }
}
