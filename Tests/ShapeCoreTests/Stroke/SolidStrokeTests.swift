import Testing

@_spi(Generated) @testable import ShapeCore

/// Strokes that the outlines of both sides do not describe.
@Suite struct SolidStrokeTests {
  private func solid(_ path: Path, width: Double, dash: [Double] = []) throws(RegionError) -> Path? {
    var budget = StepBudget.unlimited
    return try path.solidStroke(StrokeStyle(width: width, dash: dash), budget: &budget)
  }

  @Test func `a circle stroked wider than its diameter is a disc`() throws {
    let disc = try #require(try solid(.circle(center: Point(20, 20), radius: 2), width: 12))
    #expect(abs(disc.area() - 64 * Double.pi) < 1e-9)
  }

  @Test func `a ring is drawn by both sides`() throws {
    #expect(try solid(.circle(center: Point(20, 20), radius: 6.5), width: 12) == nil)
  }

  @Test func `a corner tighter than the stroke is drawn by both sides`() throws {
    #expect(try solid(.roundedRect(Rect(x: 0, y: 0, width: 60, height: 40), cornerRadius: 2), width: 12) == nil)
  }

  @Test func `a tight corner has an outline on request`() throws {
    let path = Path.roundedRect(Rect(x: 0, y: 0, width: 60, height: 40), cornerRadius: 2)
    var budget = StepBudget.unlimited
    let outline = try #require(try path.solidStroke(StrokeStyle(width: 12), whereverTight: true, budget: &budget))
    #expect(abs(outline.area() - path.stroked(width: 12).area()) < 1e-6)
  }

  /// Ghostscript and PDFium leave notches and holes at the inner sides of such corners.
  @Test(arguments: TightCorner.allCases)
  func `a corner with a short side has an outline on request`(corner: TightCorner) throws {
    var budget = StepBudget.unlimited
    let style = StrokeStyle(width: 12, dash: corner.dash)
    let outline = try corner.path.solidStroke(style, whereverTight: true, budget: &budget)
    let area = corner.path.stroked(style).area()
    #expect(outline.map { abs($0.area() - area) < 1e-6 } == (corner.isTight ? true : nil))
    #expect(try solid(corner.path, width: 12, dash: corner.dash) == nil)
  }

  @Test func `a flat ellipse loses a gap in its middle`() throws {
    let ellipse = Path.ellipse(in: Rect(x: 0, y: 0, width: 8, height: 4))
    let area = try #require(try solid(ellipse, width: 12)).area()
    #expect(abs(area - ellipse.stroked(width: 12).area()) < 1e-6)
  }

  private func arch(to end: Point, _ control1: Point, _ control2: Point? = nil) -> Path {
    let curve: PathElement =
      control2.map { .curve(to: end, control1: control1, control2: $0) } ?? .quad(to: end, control: control1)
    return Path([.move(to: Point(20, 20)), curve])
  }

  /// Cairo loses all or the tip of such curves.
  @Test func `a curve that turns back on the spot has an outline`() throws {
    let paths = [
      arch(to: Point(20, 20), Point(60, 20)), arch(to: Point(20.001, 20), Point(60, 20)),
      arch(to: Point(20, 20.2), Point(60, 20)), arch(to: Point(20, 20), Point(60, 20), Point(60, 20.02)),
      arch(to: Point(60, 20), Point(60, 60), Point(20, 60)), arch(to: Point(20, 20), Point(35, 25)),
    ]
    for path in paths {
      let area = try #require(try solid(path, width: 4)).area()
      #expect(abs(area - path.stroked(width: 4).area()) < 1e-4)
    }
  }

  @Test func `a curve that turns back in a bend, or in dashes, is drawn by both sides`() throws {
    #expect(try solid(arch(to: Point(20, 24), Point(60, 20)), width: 4) == nil)
    #expect(try solid(arch(to: Point(60, 20), Point(80, 60), Point(0, 60)), width: 4) == nil)
    #expect(try solid(arch(to: Point(20, 20), Point(60, 20)), width: 4, dash: [8, 8]) == nil)
  }

  /// Its speed at the turn is a rounding error, not 0. PDF readers don't round the tip.
  @Test(arguments: [20.001, 20.1, 33.33]) func `a turn back along a line has an outline on request`(x: Double) throws {
    var budget = StepBudget.unlimited
    let path = arch(to: Point(x, 20), Point(60, 20))
    let outline = try path.solidStroke(StrokeStyle(width: 4), whereverTight: true, budget: &budget)
    #expect(outline.map { abs($0.area() - path.stroked(width: 4).area()) < 1e-4 } == true)
  }

  @Test func `lines and paths that are not finite have no gaps`() throws {
    #expect(try solid(.polygon([Point(0, 0), Point(1, 0), Point(0, 1)]), width: 12) == nil)
    #expect(try solid(.circle(center: Point(.nan, 0), radius: 2), width: 12) == nil)
    #expect(try solid(.circle(center: Point(0, 0), radius: 2), width: .infinity) == nil)
  }

  @Test func `a stroke that takes too long has no result`() {
    var budget = StepBudget(1)
    #expect(throws: RegionError.outOfSteps) {
      try Path.circle(center: Point(0, 0), radius: 2).solidStroke(StrokeStyle(width: 12), budget: &budget)
    }
  }
}

/// Paths under a stroke with a width of 12.
enum TightCorner: CaseIterable {
  case shortLeg, longLeg, halfWidthLeg, closing, polygon, largePolygon, dash, longDash, thinRect

  var path: Path {
    switch self {
    case .shortLeg: line(Point(0, 0), Point(40, 0), Point(40, 2))
    case .halfWidthLeg: line(Point(0, 0), Point(40, 0), Point(40, 6))
    case .longLeg, .dash, .longDash: line(Point(0, 0), Point(40, 0), Point(40, 9))
    case .closing: .polygon([Point(0, 0), Point(40, 0), Point(40, 40), Point(2, 40), Point(2, 2)])
    case .polygon: disc(radius: 3)
    case .largePolygon: disc(radius: 9)
    case .thinRect: .rect(Rect(x: 0, y: 0, width: 40, height: 5))
    }
  }

  var dash: [Double] {
    switch self {
    case .dash: [42, 20]
    case .longDash: [47, 20]
    case .shortLeg, .longLeg, .halfWidthLeg, .closing, .polygon, .largePolygon, .thinRect: []
    }
  }

  var isTight: Bool {
    switch self {
    case .shortLeg, .closing, .polygon, .dash, .thinRect: true
    case .longLeg, .halfWidthLeg, .largePolygon, .longDash: false
    }
  }

  private func line(_ points: Point...) -> Path {
    Path(subpaths: [
      Subpath(start: points[0], segments: zip(points, points.dropFirst()).map { .line(from: $0, to: $1) })
    ])
  }

  /// A polygon of 64 sides that turns by less than 6 degrees at each corner.
  private func disc(radius: Double) -> Path {
    .polygon(
      (0..<64).map {
        Point(20, 20) + Point(Angle(degrees: Double($0) * 5.625).cosine, Angle(degrees: Double($0) * 5.625).sine)
          * radius
      })
  }
}
