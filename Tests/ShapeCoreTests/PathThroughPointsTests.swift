import Testing

@testable import ShapeCore

@Suite("Paths through points")
struct PathThroughPointsTests {
  private let points = [Point(0, 0), Point(12, 6), Point(24, 0)]

  @Test func `a polyline stays open`() {
    #expect(Path.polyline(points).elements == [.move(to: points[0]), .line(to: points[1]), .line(to: points[2])])
    #expect(Path.polyline([]).isEmpty && Path.spline(through: []).isEmpty)
  }

  @Test func `a spline is parallel to the neighbors of each point`() {
    #expect(
      Path.spline(through: points).elements == [
        .move(to: points[0]),
        .curve(to: points[1], control1: Point(2, 1), control2: Point(8, 6)),
        .curve(to: points[2], control1: Point(16, 6), control2: Point(22, 1)),
      ])
  }

  @Test func `a closed spline has no corner at its start`() {
    let elements = Path.spline(through: points, closed: true).elements
    guard case .curve(_, let leaving, _) = elements[1], case .curve(let end, _, let arriving) = elements[3] else {
      Issue.record("\(elements)")
      return
    }
    #expect(end == points[0] && elements.count == 5 && elements[4] == .close)
    #expect(leaving - points[0] == points[0] - arriving)
  }

  @Test func `tension makes straight lines`() {
    let straight = Path.spline(through: points, tension: 1)
    #expect(abs(straight.length - Path.polyline(points).length) < 1e-9)
    #expect(Path.spline(through: points, tension: 7) == straight)
    #expect(Path.spline(through: points, tension: .nan) == Path.spline(through: points))
  }

  @Test func `a spline through points on a circle is nearly round`() {
    let corners = Path.regularPolygon(center: .zero, sides: 24, radius: 100).elements.dropLast().map { element in
      switch element {
      case .move(let to), .line(let to): to
      case .quad, .curve, .arc, .close: Point.zero
      }
    }
    let circle = Path.spline(through: corners, closed: true)
    for share in 0..<100 {
      let point = circle.point(at: Double(share) / 100) ?? .zero
      #expect(abs(point.distance(to: .zero) - 100) < 0.02)
    }
  }

  @Test func `a regular polygon begins at the top and has the tips of a star`() {
    let polygon = Path.regularPolygon(center: Point(5, 5), sides: 4, radius: 5)
    #expect(
      polygon.bounds == Rect(x: 0, y: 0, width: 10, height: 10) && polygon.elements[0] == .move(to: Point(5, 0)))
    let star = Path.star(center: .zero, points: 7, outerRadius: 9, innerRadius: 4, rotation: Angle(degrees: 20))
    let heptagon = Path.regularPolygon(center: .zero, sides: 7, radius: 9, rotation: Angle(degrees: 20))
    for corner in 0..<7 { #expect(heptagon.elements[corner] == star.elements[2 * corner]) }
  }

  // MARK: Continuations

  @Test func `a smooth curve mirrors the control point before it`() throws {
    var builder = PathBuilder()
    try builder.move(to: .zero)
    try builder.smooth(to: Point(4, 0), control2: Point(3, 2))
    try builder.smooth(to: Point(8, 0), control2: Point(7, -2))
    try builder.smooth(to: Point(12, 0))
    try builder.smooth(to: Point(16, 0))
    #expect(
      builder.path.elements == [
        .move(to: .zero), .curve(to: Point(4, 0), control1: .zero, control2: Point(3, 2)),
        .curve(to: Point(8, 0), control1: Point(5, -2), control2: Point(7, -2)),
        .quad(to: Point(12, 0), control: Point(8, 0)), .quad(to: Point(16, 0), control: Point(16, 0)),
      ])
  }

  @Test func `a joined path continues the current piece`() throws {
    var builder = PathBuilder()
    try builder.join(.polyline([Point(1, 1), Point(2, 1)]))
    try builder.join(.polyline([Point(3, 3), Point(4, 4)]))
    #expect(builder.path == .polyline([Point(1, 1), Point(2, 1), Point(3, 3), Point(4, 4)]))
    #expect(throws: PathBuilder.Failure.closedPath) { try builder.join(.rect(Rect(x: 0, y: 0, width: 1, height: 1))) }
    try builder.join(.empty)
    #expect(builder.currentPoint == Point(4, 4))
  }
}
