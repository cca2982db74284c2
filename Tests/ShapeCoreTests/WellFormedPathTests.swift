import Testing

@_spi(Generated) @testable import ShapeCore

/// `Path(_:)` with elements that no `PathBuilder` produces.
@Suite struct WellFormedPathTests {
  private let turn = 2 * Double.pi

  private func arc(_ sweep: Double, radii: Size = Size(5, 5), start: Double = 0) -> Arc {
    Arc(center: .zero, radii: radii, start: start, sweep: sweep)
  }

  @Test func `elements before the first move are omitted`() {
    #expect(Path([.line(to: Point(5, 5)), .arc(arc(1)), .close]).isEmpty)
    #expect(Path([.line(to: Point(5, 5)), .move(to: .zero), .close]) == Path([.move(to: .zero), .close]))
  }

  @Test func `closing twice is the same as closing once`() {
    let triangle = Path.polygon([.zero, Point(5, 0), Point(0, 5)])
    #expect(Path(triangle.elements + [.close]) == triangle)
  }

  @Test func `a line leads to an arc that starts elsewhere`() throws {
    let path = Path([.move(to: .zero), .arc(arc(1))])
    #expect(path.elements == [.move(to: .zero), .line(to: Point(5, 0)), .arc(arc(1))])
    var builder = PathBuilder()
    try builder.move(to: .zero)
    try builder.arc(center: .zero, radii: Size(5, 5), from: .zero, sweep: Angle(radians: 1))
    #expect(path == builder.path)
  }

  @Test func `after a close the line starts where the subpath did`() {
    let path = Path([
      .move(to: Point(5, 0)), .line(to: Point(9, 9)), .close, .arc(arc(1)), .close, .arc(arc(1, start: 1)),
    ])
    #expect(kinds(path.elements) == "MLZAZLA")
  }

  @Test func `a gap due to rounding is ignored`() {
    let path = Path([.move(to: Point(5, 1e-13)), .arc(arc(1)), .line(to: arc(1).endPoint + Point(1e-13, 0))])
    #expect(kinds(path.elements) == "MAL")
  }

  @Test func `the line is part of the region`() {
    let path = Path([.move(to: Point(-5, -5)), .arc(arc(Double.pi))])
    #expect(abs(path.area() - path.signedArea) < 1e-6)
    #expect(path.winding(around: Point(-1, -1)) == 1 && path.simplified().winding(around: Point(-1, -1)) == 1)
  }

  @Test(arguments: [1, -1] as [Double])
  func `an arc of more than a turn becomes whole turns and a rest`(sign: Double) {
    let path = Path([.move(to: Point(5, 0)), .arc(arc(sign * (2 * turn + 1)))])
    #expect(kinds(path.elements) == "MAAA")
    #expect(abs(path.length - 5 * (2 * turn + 1)) < 1e-12)
    #expect((path.drawnSegments.last?.end ?? .zero).distance(to: arc(sign).endPoint) < 1e-13)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 1001, 1_000_000] as [Double])
  func `any number of turns looks the same under both rules`(turns: Double) {
    let path = Path([.move(to: Point(5, 0)), .arc(arc(turns * turn)), .close])
    #expect(path.elementCount <= 6)
    #expect(
      path.contains(Point(1, 1)) && path.contains(Point(1, 1), rule: .evenOdd) == (turns.remainder(dividingBy: 2) != 0))
    #expect(abs(path.stroked(width: 2).signedArea - 10 * turn) < 1e-6)
  }

  @Test(arguments: [Size(-5, 3), Size(5, -3), Size(-5, -3)])
  func `a negative radius mirrors the arc`(radii: Size) {
    let wanted = Arc(center: Point(1, 2), radii: radii, rotation: 0.4, start: 0.3, sweep: 2)
    let path = Path([.move(to: wanted.startPoint), .arc(wanted)])
    let found = path.drawnSegments.map { segment in (0...4).map { segment.point(at: Double($0) / 4) } }
    #expect(largestDistance(found.first ?? [], (0...4).map { wanted.point(at: 0.3 + Double($0) / 2) }) < 1e-14)
    #expect(path.stroked(width: 1).signedArea > 0)
  }

  @Test func `angles of many turns are the same angles`() {
    let path = Path([
      .move(to: Point(5, 0)), .arc(Arc(center: .zero, radii: Size(5, 3), rotation: 1e5, start: 1e300, sweep: 1)),
    ])
    let expected = Arc(center: .zero, radii: Size(5, 3), rotation: 1e5, start: 1e300, sweep: 0)
    guard case .arc(let arc)? = path.elements.last else {
      Issue.record("no arc")
      return
    }
    #expect(arc.startPoint.distance(to: expected.startPoint) < 1e-10 && abs(arc.start) < 4 && abs(arc.rotation) < 4)
  }

  @Test func `numbers that are not finite are kept, so that isFinite reports them`() {
    let path = Path([.move(to: .zero), .arc(arc(.nan)), .arc(arc(.infinity)), .line(to: Point(1, 1))])
    #expect(!path.isFinite && path.elementCount == 4)
  }
}
