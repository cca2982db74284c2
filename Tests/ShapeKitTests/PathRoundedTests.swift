import Testing

@testable import ShapeKit

@Suite struct PathRoundedTests {
  private let square = Rect(x: 0, y: 0, width: 100, height: 100)

  @Test func aRectangleBecomesARoundedOne() {
    #expect(Path.rect(square).rounded(radius: 10) == .roundedRect(square, cornerRadius: 10))
    #expect(Path.rect(square).rounded(radius: 500) == .roundedRect(square, cornerRadius: 50))
  }

  @Test func aPolygonOfTheSameCornersGivesTheSameOutline() {
    let polygon = Path.polygon([.zero, Point(100, 0), Point(100, 100), Point(0, 100)])
    let rounded = polygon.rounded(radius: 10)
    #expect(kinds(rounded?.elements ?? []) == "MLALALALAZ")
    #expect(
      largestDistance(
        rounded?.samples(perSegment: 8) ?? [],
        Path.roundedRect(square, cornerRadius: 10).samples(perSegment: 8)) < 1e-13)
  }

  @Test func theEndsOfAnOpenPathStay() {
    let path = Path([.move(to: .zero), .line(to: Point(10, 0)), .line(to: Point(10, 10))])
    let arc = Arc(center: Point(8, 2), radii: Size(2, 2), start: -Double.pi / 2, sweep: Double.pi / 2)
    #expect(
      path.rounded(radius: 2)
        == Path([.move(to: .zero), .line(to: Point(8, 0)), .arc(arc), .line(to: Point(10, 10))]))
  }

  @Test func aCornerTakesAtMostHalfOfEachSegment() {
    let path = Path([.move(to: .zero), .line(to: Point(10, 0)), .line(to: Point(10, 4)), .line(to: Point(30, 4))])
    let radii = (path.rounded(radius: 50)?.elements ?? []).compactMap { element in
      if case .arc(let arc) = element { return arc.radii.width }
      return nil
    }
    #expect(radii == [2, 2])
  }

  @Test func corneredCurvesCannotBeRoundedYet() {
    let leaf = Path([.move(to: .zero), .quad(to: Point(10, 0), control: Point(5, 5)), .close])
    #expect(leaf.rounded(radius: 1) == nil)
  }

  @Test func aCurveThatGoesOnSmoothlyIsNoCorner() {
    let path = Path([
      .move(to: .zero), .line(to: Point(10, 0)), .quad(to: Point(20, 10), control: Point(20, 0)),
      .line(to: Point(20, 30)),
    ])
    #expect(path.rounded(radius: 5) == path)
    let ring = Path(Path.circle(center: .zero, radius: 4).elements)
    #expect(ring.rounded(radius: 5) == ring)
  }

  @Test func cornersOfARoundedRectangleThatAreSharpAreRounded() {
    let tab = Path.roundedRect(square, radii: CornerRadii(topLeft: 20, topRight: 0, bottomRight: 0, bottomLeft: 0))
    #expect(
      tab.rounded(radius: 30)
        == .roundedRect(square, radii: CornerRadii(topLeft: 20, topRight: 30, bottomRight: 30, bottomLeft: 30)))
  }

  @Test func aStraightOnJointKeepsAnArcOfNoLength() {
    let path = Path([.move(to: .zero), .line(to: Point(10, 0)), .line(to: Point(20, 0))])
    let rounded = path.rounded(radius: 3)
    #expect(kinds(rounded?.elements ?? []) == "MLAL")
    #expect(rounded?.length == 20)
  }

  @Test func segmentsOfNoLengthDoNotHideACorner() {
    let corner = Point(10, 0)
    let path = Path([.move(to: .zero), .line(to: corner), .line(to: corner), .line(to: Point(10, 10))])
    let rounded = path.rounded(radius: 2)
    #expect(kinds(rounded?.elements ?? []) == "MLALAL")
    #expect(abs((rounded?.length ?? 0) - (16 + Double.pi)) < 1e-12)
  }

  @Test func noRadiusChangesNothing() {
    let path = Path.rect(square)
    #expect([0, -4, .nan, .infinity].allSatisfy { path.rounded(radius: $0) == path })
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func everyJointOfARoundedPolygonIsSmooth(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let points = (0..<Int.random(in: 3...7, using: &generator)).map { _ in generator.point() }
    let rounded = Path.polygon(points).rounded(radius: generator.number(0.1...40))
    let drawn = rounded?.drawnSegments.filter { !$0.isPoint } ?? []
    let turns = zip(drawn, drawn.dropFirst() + drawn.prefix(1)).map { segment, next in
      (segment.endDirection ?? .zero).distance(to: next.startDirection ?? .zero)
    }
    #expect((turns.max() ?? .infinity) < 1e-6, "seed \(seed)")
  }
}
