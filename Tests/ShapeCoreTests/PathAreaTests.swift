import TestSupport
import Testing

@_spi(Generated) @testable import ShapeCore

@Suite struct PathAreaTests {
  private let rect = Rect(x: 3, y: -4, width: 20, height: 10)

  /// Returns the integral of (x dy − y dx) / 2 along a segment from its start, by Simpson's rule.
  private func integral(_ segment: Segment, around origin: Point) -> Double {
    let steps = 4000
    func term(_ index: Int) -> Double {
      let t = Double(index) / Double(steps)
      return (segment.point(at: t) - origin).cross(segment.derivative(at: t)) / 2
    }
    let inner = (1..<steps).reduce(0.0) { $0 + ($1 % 2 == 1 ? 4 : 2) * term($1) }
    return (term(0) + inner + term(steps)) / Double(3 * steps)
  }

  @Test func `ready made paths have their closed forms`() {
    #expect(Path.rect(rect).signedArea == 200)
    #expect(abs(Path.ellipse(in: rect).signedArea - 50 * Double.pi) < 1e-13)
    #expect(abs(Path.roundedRect(rect, cornerRadius: 5).signedArea - (100 + 25 * Double.pi)) < 1e-13)
    let paths: [Path] = [
      .rect(rect), .ellipse(in: rect),
      .roundedRect(rect, radii: CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 0)),
    ]
    #expect(paths.allSatisfy { abs($0.signedArea - Path($0.elements).signedArea) < 1e-12 })
  }

  @Test func `clockwise is positive, counterclockwise negative`() {
    #expect(Path.rect(rect).reversed().signedArea == -200)
    #expect(Path.rect(rect).scaled(x: -1, y: 1, around: .zero).signedArea == -200)
  }

  @Test func `a region counts as often as the path winds around it`() {
    let inner = Path.rect(Rect(x: 5, y: 0, width: 4, height: 4))
    #expect(Path.rect(rect).appending(inner).signedArea == 216)
    #expect(Path.rect(rect).appending(inner.reversed()).signedArea == 184)
  }

  @Test func `a fill covers a region once however often the path winds around it`() {
    let inner = Path.rect(Rect(x: 5, y: 0, width: 4, height: 4))
    let both = Path.rect(rect).appending(inner)
    #expect(abs(both.area() - 200) < 1e-12)
    #expect(abs(both.area(rule: .evenOdd) - 184) < 1e-12)
    #expect(abs(both.reversed().area() - 200) < 1e-12)
    #expect(Path.ellipse(in: rect).area() == Path.ellipse(in: rect).signedArea)
  }

  @Test func `the lobes of a figure eight cancel, unless a fill covers them`() {
    let eight = Path([.move(to: .zero), .line(to: Point(4, 4)), .line(to: Point(4, 0)), .line(to: Point(0, 4)), .close])
    #expect(eight.signedArea == 0)
    #expect(abs(eight.area() - 8) < 1e-12)
  }

  @Test func `an open subpath is closed by a line`() {
    let corner: [PathElement] = [.move(to: .zero), .line(to: Point(6, 0)), .line(to: Point(6, 4))]
    #expect(Path(corner).signedArea == 12)
    #expect(Path(corner + [.line(to: Point(0, 4))]).signedArea == 24)
  }

  @Test func `a parabola cuts off two thirds of its triangle`() {
    let parabola = Path([.move(to: .zero), .quad(to: Point(2, 0), control: Point(1, -3))])
    #expect(parabola.signedArea == 2)
  }

  @Test func `a small arc loses no digits`() {
    // 2/3 of chord times height, except for terms of the fourth order in the angle.
    for angle in [1e-6, 1e-4, 1e-2, 0.3, 0.999, 1.001, 3, 6] {
      let arc = Arc(center: Point(3, 4), radii: Size(5, 2), rotation: 1, start: 0.7, sweep: angle)
      // The Taylor series of angle − sin(angle), with extra terms.
      var (term, sum) = (angle, 0.0)
      for index in 1...40 {
        let factors: Double = Double(2 * index) * Double(2 * index + 1)
        term *= -(angle * angle) / factors
        sum -= term
      }
      let area = Path([.move(to: arc.startPoint), .arc(arc)]).signedArea
      #expect(abs(area - 5 * sum) < 1e-12 * abs(5 * sum), "angle \(angle)")
    }
  }

  @Test func `areas far from the origin keep their digits`() {
    let leaf = Path([
      .move(to: .zero), .quad(to: Point(4, 0), control: Point(2, -3)),
      .curve(to: .zero, control1: Point(3, 3), control2: Point(1, 3)), .close,
    ])
    let away = leaf.translated(by: Point(0x1p40, -0x1p42))
    #expect(away.signedArea == leaf.signedArea)
    let ring = Path(Path.circle(center: Point(1e12, 1e12), radius: 1).elements)
    #expect(abs(ring.signedArea - Double.pi) < 1e-3)
  }

  @Test func `an empty path has no area`() {
    let empty: [Path] = [.empty, Path([.move(to: Point(3, 3))]), Path([.move(to: .zero), .line(to: Point(.nan, 1))])]
    #expect(empty.allSatisfy { $0.signedArea == 0 })
    #expect(Path.rect(Rect(x: 0, y: 0, width: 1e200, height: 1e200)).signedArea == 0)
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `the area is the integral along the outline`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let path = generator.path()
    var (sum, size) = (0.0, 0.0)
    for subpath in path.subpaths {
      let outline = subpath.segments + [.line(from: subpath.end, to: subpath.start)]
      for segment in outline {
        sum += integral(segment, around: subpath.start)
        size += segment.length
      }
    }
    #expect(abs(path.signedArea - sum) < 1e-9 * max(abs(sum), 1e-3 * size * size), "seed \(seed)")
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `a fill covers the points that it contains`(seed: UInt64) throws {
    var generator = RandomSource(seed: seed)
    let path = generator.path()
    let bounds = try #require(path.bounds)
    // The centers of a fine grid. Differences are in cells that the outline passes.
    let count = 40
    let cell = Size(bounds.width / Double(count), bounds.height / Double(count))
    for rule in [FillRule.nonZero, .evenOdd] {
      var inside = 0
      for index in 0..<count * count {
        let (x, y) = (Double(index % count) + 0.5, Double(index / count) + 0.5)
        if path.contains(Point(bounds.x + x * cell.width, bounds.y + y * cell.height), rule: rule) { inside += 1 }
      }
      let found = Double(inside) * cell.width * cell.height
      let open = path.subpaths.reduce(0) { $0 + $1.start.distance(to: $1.end) }
      #expect(
        abs(path.area(rule: rule) - found) < 0.1 * (path.length + open) * max(cell.width, cell.height), "seed \(seed)")
    }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `an affine transform multiplies the area by its determinant`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let path = generator.path()
    let map = generator.transform()
    let image = path.transformed(by: map)
    #expect(
      abs(image.signedArea - map.determinant * path.signedArea) < 1e-13 * image.length * image.length, "seed \(seed)")
  }
}
