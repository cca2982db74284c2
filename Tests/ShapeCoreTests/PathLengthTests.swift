import TestSupport
import Testing

@_spi(Generated) @testable import ShapeCore

@Suite struct PathLengthTests {
  @Test func `the length of a rectangle is that of its four sides`() {
    #expect(Path.rect(Rect(x: 1, y: 2, width: 30, height: 40)).length == 140)
  }

  @Test func `the length of a circle is two pi times its radius`() {
    #expect(abs(Path.circle(center: Point(5, 5), radius: 10).length - 20 * Double.pi) < 1e-13)
  }

  @Test func `the closing line counts`() {
    let open: [PathElement] = [.move(to: .zero), .line(to: Point(3, 0)), .line(to: Point(3, 4))]
    #expect(Path(open).length == 7)
    #expect(Path(open + [.close]).length == 12)
  }

  @Test func `an ellipse has the length of the complete elliptic integral`() {
    // 4 · 2 · E(3/4), with E(3/4) = 1.21105602756845952… from tables of the integral by parameter.
    let length = Path.ellipse(in: Rect(x: 0, y: 0, width: 4, height: 2)).length
    #expect(abs(length - 9.688448220547675) < 1e-11)
  }

  @Test func `a parabola has its closed form`() {
    // y = x² from 0 to 1: (2 √5 + asinh 2) / 4.
    let parabola = Path([.move(to: .zero), .quad(to: Point(1, 1), control: Point(0.5, 0))])
    #expect(abs(parabola.length - 1.4789428575445975) < 1e-13)
  }

  @Test func `a curve that turns back on a line counts in both directions`() {
    let curve = Path([
      .move(to: .zero), .curve(to: Point(4, 0), control1: Point(8, 0), control2: Point(-4, 0)),
    ])
    // x = 4 (6 t (1 − t)² − 3 t² (1 − t) + t³) turns back where its derivative is 0.
    let steps = 2_000_000
    var sum = 0.0
    var last = 0.0
    for index in 1...steps {
      let t = Double(index) / Double(steps)
      let s = 1 - t
      let x = 24 * s * s * t - 12 * s * t * t + 4 * t * t * t
      sum += abs(x - last)
      last = x
    }
    #expect(abs(curve.length - sum) < 1e-9)
  }

  @Test func `the length of a flat ellipse is four times its half axis`() {
    #expect(abs(Path.ellipse(in: Rect(x: 0, y: 0, width: 10, height: 0)).length - 20) < 1e-12)
  }

  @Test func `an empty path has no length and no points`() {
    #expect(Path.empty.length == 0)
    #expect(Path.empty.point(at: 0.5) == nil)
    #expect(Path.empty.tangent(at: 0.5) == nil)
  }

  @Test func `a path that is not finite has no length and no points`() {
    let path = Path([.move(to: .zero), .quad(to: Point(1, .nan), control: .zero)])
    #expect(path.length == 0)
    #expect(path.point(at: 0.5) == nil)
    #expect(path.tangent(at: 0.5) == nil)
  }

  @Test func `points are found by length`() {
    let path = Path([.move(to: .zero), .line(to: Point(30, 0)), .line(to: Point(30, 10))])
    #expect(path.point(at: 0) == .zero)
    #expect(path.point(at: 0.5) == Point(20, 0))
    #expect(path.point(at: 1) == Point(30, 10))
  }

  @Test func `fractions are clamped`() {
    let path = Path([.move(to: .zero), .line(to: Point(30, 0))])
    #expect([-1, .nan, -.infinity].allSatisfy { path.point(at: $0) == .zero })
    #expect([2, .infinity].allSatisfy { path.point(at: $0) == Point(30, 0) })
  }

  @Test func `a path without length has its start and no direction`() {
    let dot = Path([.move(to: Point(3, 4)), .line(to: Point(3, 4)), .close])
    #expect(dot.point(at: 0.7) == Point(3, 4))
    #expect(dot.tangent(at: 0.7) == nil)
  }

  @Test func `the tangent is the direction of the path`() {
    let square = Path.rect(Rect(x: 0, y: 0, width: 10, height: 10))
    #expect([0.1, 0.35, 0.6, 0.85].map { square.tangent(at: $0)?.degrees } == [0, 90, 180, -90])
    let circle = Path.circle(center: .zero, radius: 10)
    #expect(circle.tangent(at: 0)?.degrees == 90)
  }

  @Test func `at a corner the tangent is that of the next segment`() {
    let path = Path([.move(to: .zero), .line(to: Point(10, 0)), .line(to: Point(10, 10))])
    #expect(path.tangent(at: 0.5)?.degrees == 90)
    #expect(path.tangent(at: 1)?.degrees == 90)
  }

  @Test func `if a control point is at the start, the next one determines the direction`() {
    let curve = Path([.move(to: .zero), .curve(to: Point(10, 0), control1: .zero, control2: Point(5, 5))])
    #expect(curve.tangent(at: 0)?.degrees == 45)
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func `equal fractions are equal lengths`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let path = Path(subpaths: [Subpath(start: .zero, segments: [generator.segment(from: .zero)])])
    let fraction = generator.number(0.05...0.95)
    let point = path.point(at: fraction) ?? .zero
    let before = path.trimmed(from: 0, to: fraction)
    #expect(abs(before.length - fraction * path.length) < 1e-9 * path.length, "seed \(seed)")
    #expect((before.drawnSegments.last?.end ?? .zero).distance(to: point) < 1e-7, "seed \(seed)")
  }
}
