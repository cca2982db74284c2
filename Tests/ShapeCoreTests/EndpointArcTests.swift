import TestSupport
import Testing

@testable import ShapeCore

@Suite("Arcs to a point")
struct EndpointArcTests {
  /// Returns the arc that a path builder draws.
  private func arc(
    from start: Point, to end: Point, _ radii: Size, rotation: Angle = .zero, large: Bool = false,
    clockwise: Bool = true
  ) throws -> Arc {
    var builder = PathBuilder()
    try builder.move(to: start)
    try builder.arc(to: end, radii: radii, rotation: rotation, large: large, clockwise: clockwise)
    guard case .arc(let arc) = builder.path.elements.last, builder.path.elements.count == 3 else {
      throw PathBuilder.Failure.notFinite
    }
    return arc
  }

  @Test(arguments: [
    (false, true, Point(0, -5)), (false, false, Point(0, 5)), (true, true, Point(0, -5)), (true, false, Point(0, 5)),
  ])
  func `two flags choose one of four arcs`(large: Bool, clockwise: Bool, side: Point) throws {
    let arc = try arc(from: Point(-6, 0), to: Point(6, 0), Size(10, 10), large: large, clockwise: clockwise)
    let middle = arc.point(at: arc.start + arc.sweep / 2)
    #expect(middle.y * side.y > 0)
    #expect((abs(arc.sweep) > Double.pi) == large)
    #expect((arc.sweep > 0) == clockwise)
    #expect(arc.radii == Size(10, 10))
  }

  @Test func `arcs meet both points, whatever the radii`() throws {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    for _ in 0..<RandomCases.count(quick: 2000, ci: 20_000, long: 200_000) {
      let (start, end) = (
        Point(random.number(-100...100), random.number(-100...100)),
        Point(random.number(-100...100), random.number(-100...100))
      )
      let radii = Size(random.number(0.01...200), random.number(0.01...200))
      let rotation = Angle(degrees: random.number(-400...400))
      let arc = try arc(
        from: start, to: end, radii, rotation: rotation, large: random.chance(50), clockwise: random.chance(50))
      let slack = 1e-10 * (1 + max(arc.radii.width, arc.radii.height))
      #expect(arc.startPoint.distance(to: start) < slack, "seed \(seed): \(start) \(end) \(radii) \(rotation)")
      #expect(arc.endPoint.distance(to: end) < slack, "seed \(seed): \(start) \(end) \(radii) \(rotation)")
      // Radii that are too small grow by one factor.
      #expect(abs(arc.radii.width * radii.height - arc.radii.height * radii.width) < 1e-9 * slack * 1e10)
      #expect(arc.radii.width >= radii.width)
    }
  }

  @Test func `radii that are too small draw half an ellipse`() throws {
    let arc = try arc(from: .zero, to: Point(20, 0), Size(2, 1))
    #expect(arc.radii == Size(10, 5) && arc.center == Point(10, 0) && arc.sweep == Double.pi)
  }

  @Test func `a radius of 0, and an end at the start, draw a line`() throws {
    for (end, radii) in [(Point(9, 2), Size(0, 5)), (Point(9, 2), Size(0, 0)), (Point(1, 1), Size(3, 3))] {
      var builder = PathBuilder()
      try builder.move(to: Point(1, 1))
      try builder.arc(to: end, radii: radii)
      #expect(builder.currentPoint == end)
      #expect(builder.path.elements[1] == .line(to: end))
      #expect(abs(builder.path.length - Point(1, 1).distance(to: end)) < 1e-12)
    }
  }
}
