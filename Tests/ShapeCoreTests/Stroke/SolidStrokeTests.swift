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
