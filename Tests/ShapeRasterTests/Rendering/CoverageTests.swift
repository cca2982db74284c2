@_spi(Generated) import ShapeCore
import TestSupport
import Testing

@testable import ShapeRaster

/// The area that paths cover of pixels.
@Suite("Coverage")
struct CoverageTests {
  private func alpha(_ path: Path, rule: FillRule = .nonZero, at x: Int, _ y: Int) -> UInt8 {
    Sketch { $0.fill(path, rule: rule) }.alpha(x, y)
  }

  private func square(_ x: Double, _ y: Double, _ size: Double) -> Path {
    .rect(Rect(x: x, y: y, width: size, height: size))
  }

  @Test func `a rectangle covers shares of pixels`() {
    let path = Path.rect(Rect(x: 2.25, y: 3.5, width: 4, height: 4.3))
    #expect(alpha(path, at: 2, 5) == 191)
    #expect(alpha(path, at: 6, 5) == 64)
    #expect(alpha(path, at: 4, 3) == 128)
    #expect(alpha(path, at: 4, 7) == 204)
    #expect(alpha(path, at: 2, 3) == 96)
    #expect(alpha(path, at: 4, 5) == 255)
    #expect(alpha(path, at: 7, 5) == 0)
  }

  @Test(arguments: [20, 6])
  func `a path with too many vertices paints nothing, even without a limit of steps`(_ most: Int) {
    let steps = (0..<4).flatMap { [Point(Double($0), Double($0)), Point(Double($0) + 1, Double($0))] }
    let stairs = Path.polygon(steps + [Point(4, 4), Point(0, 4)])
    var rasterizer = Rasterizer(.unlimited, mostVertices: most)
    var painted = 0
    rasterizer.rasterize(
      stairs, rule: .nonZero, in: .identity, region: PixelRect(x: 0..<8, y: 0..<8)
    ) { _, _, count, _ in painted += count }
    #expect((painted == 0) == (most == 6) && rasterizer.budget.isSpent == (most == 6))
  }

  @Test func `an edge that cuts a pixel along its diagonal covers half of it`() {
    #expect(alpha(.polygon([Point(4, 4), Point(8, 8), Point(4, 8)]), at: 6, 6) == 128)
  }

  @Test func `a flat edge covers the trapezoid below it in each pixel`() {
    let path = Path.polygon([Point(0, 9), Point(16, 8), Point(16, 12), Point(0, 12)])
    for x in 0..<16 {
      let exact = (Double(x) + 0.5) / 16
      #expect(abs(Double(alpha(path, at: x, 8)) - 255 * exact) <= 0.51)
    }
  }

  @Test func `a circle has its area at any scale`() {
    for scale in [1.0, 3, 10] {
      let sketch = Sketch { $0.fill(.circle(center: Point(8.1, 7.7), radius: 6.3)) }
      let area = sketch.bitmap(scale: scale).area / (scale * scale)
      #expect(abs(area - Double.pi * 6.3 * 6.3) < 0.05 / scale)
    }
  }

  @Test func `places inside several contours count once`() {
    let twice = square(4.25, 4.25, 0.5).appending(square(4.25, 4.25, 0.5))
    #expect(alpha(twice, at: 4, 4) == 64)
    let overlapping = square(4, 4, 0.5).appending(square(4.25, 4, 0.5))
    #expect(alpha(overlapping, at: 4, 4) == 96)
  }

  @Test func `contours of opposite directions within a pixel don't cancel each other's areas`() {
    let opposite = square(4, 4, 0.5).appending(square(4.5, 4.5, 0.5).reversed())
    #expect(alpha(opposite, at: 4, 4) == 128)
    let bowTie = Path.polygon([Point(4, 4), Point(5, 5), Point(5, 4), Point(4, 5)])
    #expect(alpha(bowTie, at: 4, 4) == 128)
  }

  @Test func `a contour cancels the windings of one of the other direction`() {
    let ring = square(2, 2, 8).appending(square(4, 4, 4).reversed())
    #expect(alpha(ring, at: 5, 5) == 0)
    #expect(alpha(ring, at: 3, 5) == 255)
  }

  @Test func `the even-odd rule leaves out what is inside twice`() {
    let both = square(4, 4, 0.5).appending(square(4.25, 4, 0.5))
    #expect(alpha(both, rule: .evenOdd, at: 4, 4) == 64)
    let nested = square(2, 2, 8).appending(square(4, 4, 4))
    #expect(alpha(nested, rule: .evenOdd, at: 5, 5) == 0)
    #expect(alpha(nested, rule: .nonZero, at: 5, 5) == 255)
  }

  @Test func `windings are those of the path`() {
    var random = RandomSource(seed: RandomCases.seed())
    for _ in 0..<RandomCases.count(quick: 20, ci: 200, long: 2000) {
      let points = (0..<random.whole(3...12)).map { _ in Point(random.number(0...8), random.number(0...8)) }
      let path = Path.polygon(points)
      for rule in FillRule.allCases {
        let area = Sketch(8) { $0.fill(path, rule: rule) }.bitmap(scale: 16).area / 256
        // Areas are rounded in each pixel on an edge.
        #expect(abs(area - path.simplified(rule: rule).area()) < 0.02, "\(points)")
      }
    }
  }

  @Test func `coordinates far outside cost nothing and cover what they should`() {
    let half = Path.polygon([Point(-1e7, -1e7), Point(8, -1e7), Point(8, 1e7), Point(-1e7, 1e7)])
    let bitmap = Sketch { $0.fill(half) }.bitmap()
    #expect(bitmap.area == 128)
    let disc = Sketch { $0.fill(.circle(center: Point(-1e7, 8), radius: 1e7 + 8)) }.bitmap()
    #expect(abs(disc.area - 128) < 0.1)
  }

  @Test func `paths without area paint nothing`() {
    for path in [Path.empty, .rect(.zero), .polygon([Point(1, 1), Point(9, 9)]), .circle(center: .zero, radius: 0)] {
      #expect(Sketch { $0.fill(path) }.bitmap().area == 0)
    }
  }

  // MARK: Strokes

  @Test func `a stroke covers its width once where its parts overlap`() {
    let corner = Path([.move(to: Point(2, 12.5)), .line(to: Point(8.5, 12.5)), .line(to: Point(8.5, 2))])
    let sketch = Sketch { $0.stroke(corner, StrokeStyle(width: 1), Color(hex: 0, alpha: 128)) }
    #expect(abs(sketch.bitmap().area - 128 / 255.0 * 17) < 0.05)
    #expect(sketch.alpha(8, 12) == 128)
  }

  @Test func `under an uneven scaling a stroke is scaled with its layer`() {
    let sketch = Sketch {
      $0.layer({ $0.scale = Point(2, 0.5) }) {
        $0.stroke(Path([.move(to: Point(8, 0)), .line(to: Point(8, 16))]), StrokeStyle(width: 2))
        $0.stroke(Path([.move(to: Point(0, 8)), .line(to: Point(16, 8))]), StrokeStyle(width: 2))
      }
    }
    #expect((0..<16).map { sketch.alpha($0, 5) } == [0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0])
    #expect(sketch.alpha(1, 7) == 128)
  }
}
