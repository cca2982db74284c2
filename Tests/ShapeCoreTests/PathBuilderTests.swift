import TestSupport
import Testing

@testable import ShapeCore

@Suite struct PathBuilderTests {
  /// Returns the error of a step, or `nil` if it succeeds. The path begins with a move to `start`.
  private func failure(
    from start: Point? = .zero, of step: (inout PathBuilder) throws(PathBuilder.Failure) -> Void
  ) -> PathBuilder.Failure? {
    var builder = PathBuilder()
    do {
      if let start { try builder.move(to: start) }
      try step(&builder)
      return nil
    } catch {
      return error
    }
  }

  /// Returns the last arc of a step after a move to the origin.
  private func arc(of step: (inout PathBuilder) throws(PathBuilder.Failure) -> Void) throws -> Arc? {
    var builder = PathBuilder()
    try builder.move(to: .zero)
    try step(&builder)
    if case .arc(let arc) = builder.path.elements.last { return arc }
    return nil
  }

  /// Returns the sweep, in degrees, of an arc between two angles in degrees.
  private func sweep(from: Double, to: Double, clockwise: Bool = true) throws -> Double {
    let arc = try arc { builder throws(PathBuilder.Failure) in
      try builder.arc(
        center: .zero, radii: Size(1, 1), from: Angle(degrees: from), to: Angle(degrees: to), clockwise: clockwise)
    }
    return Angle(radians: arc?.sweep ?? .nan).degrees
  }

  @Test func `steps become elements`() throws {
    var builder = PathBuilder()
    try builder.move(to: .zero)
    try builder.line(to: Point(1, 0))
    try builder.quad(to: Point(2, 0), control: Point(1, 1))
    try builder.curve(to: Point(3, 0), control1: Point(2, 1), control2: Point(3, 1))
    try builder.close()
    #expect(
      builder.path.elements == [
        .move(to: .zero), .line(to: Point(1, 0)), .quad(to: Point(2, 0), control: Point(1, 1)),
        .curve(to: Point(3, 0), control1: Point(2, 1), control2: Point(3, 1)), .close,
      ])
  }

  @Test func `without a current point only a move or an arc can begin`() throws {
    #expect(PathBuilder().currentPoint == nil)
    #expect(failure(from: nil) { b throws(PathBuilder.Failure) in try b.line(to: .zero) } == .noCurrentPoint)
    #expect(
      failure(from: nil) { b throws(PathBuilder.Failure) in try b.quad(to: .zero, control: .zero) } == .noCurrentPoint)
    #expect(
      failure(from: nil) { b throws(PathBuilder.Failure) in
        try b.curve(to: .zero, control1: .zero, control2: .zero)
      } == .noCurrentPoint)
    #expect(
      failure(from: nil) { b throws(PathBuilder.Failure) in
        try b.corner(.zero, to: Point(1, 1), radius: 1)
      } == .noCurrentPoint)
    #expect(failure(from: nil) { b throws(PathBuilder.Failure) in try b.close() } == .noCurrentPoint)
    var builder = PathBuilder()
    try builder.arc(center: .zero, radii: Size(2, 2), from: .zero, sweep: Angle(degrees: 90))
    #expect(kinds(builder.path.elements) == "MA")
  }

  @Test(arguments: [
    (0.0, 90.0, 90.0), (0, 180, 180), (0, 360, 360), (0, 720, 360), (90, 0, 270), (0, -90, 270), (0, -360, 360),
    (90, -270, 360), (0, -720, 360), (30, 30, 0), (350, 10, 20), (0, 1e-8, 0), (0, -1000, 80),
  ])
  func `a clockwise arc sweeps forward`(from: Double, to: Double, sweep: Double) throws {
    #expect(abs(try self.sweep(from: from, to: to) - sweep) < 1e-9)
  }

  @Test(arguments: [
    (90.0, 0.0, -90.0), (0, 90, -270), (0, 360, -360), (0, -720, -360), (30, 30, 0), (10, 350, -20), (0, 1000, -80),
  ])
  func `a counterclockwise arc sweeps backward`(from: Double, to: Double, sweep: Double) throws {
    #expect(abs(try self.sweep(from: from, to: to, clockwise: false) - sweep) < 1e-9)
  }

  @Test func `a given sweep is limited to one turn in either direction`() throws {
    func sweep(_ degrees: Double) throws -> Double {
      let arc = try arc { b throws(PathBuilder.Failure) in
        try b.arc(center: .zero, radii: Size(1, 1), from: .zero, sweep: Angle(degrees: degrees))
      }
      return arc?.sweep ?? .nan
    }
    #expect(try sweep(-30) == Angle(degrees: -30).radians)
    #expect(try sweep(1000) == 2 * Double.pi)
    #expect(try sweep(-1000) == -2 * Double.pi)
  }

  @Test func `huge angles are harmless`() throws {
    let degrees = try sweep(from: 1e300, to: -1e300)
    #expect(degrees > 0 && degrees <= 360)
  }

  @Test func `a line leads to an arc, even without length`() throws {
    var builder = PathBuilder()
    try builder.move(to: Point(5, 0))
    try builder.arc(center: .zero, radii: Size(5, 5), from: .zero, sweep: Angle(degrees: 90))
    #expect(kinds(builder.path.elements) == "MLA")
    #expect(builder.currentPoint == Point(0, 5))
  }

  @Test func `the angles of an ellipse are those of its parameter`() throws {
    let arc = try arc { b throws(PathBuilder.Failure) in
      try b.arc(
        center: Point(1, 1), radii: Size(4, 2), rotation: Angle(degrees: 90), from: .zero, to: Angle(degrees: 90))
    }
    #expect(arc?.startPoint == Point(1, 5))
    #expect(arc?.endPoint == Point(-1, 1))
  }

  @Test func `closing returns to the start of the subpath`() throws {
    var builder = PathBuilder()
    try builder.move(to: Point(1, 1))
    try builder.line(to: Point(5, 1))
    try builder.close()
    try builder.close()
    #expect(builder.currentPoint == Point(1, 1))
    try builder.line(to: Point(1, 9))
    #expect(
      builder.path.elements == [
        .move(to: Point(1, 1)), .line(to: Point(5, 1)), .close, .move(to: Point(1, 1)), .line(to: Point(1, 9)),
      ])
  }

  @Test func `an appended path leaves the current point at its end`() throws {
    var builder = PathBuilder()
    try builder.line(to: Point(1, 1), afterMovingTo: .zero)
    builder.append(.rect(Rect(x: 5, y: 5, width: 2, height: 2)))
    #expect(kinds(builder.path.elements) == "MLMLLLZ")
    #expect(builder.currentPoint == Point(5, 5))
    builder.append(.empty)
    #expect(builder.currentPoint == Point(5, 5))
  }

  @Test func `a corner is rounded by an arc that touches both legs`() throws {
    var builder = PathBuilder()
    try builder.move(to: .zero)
    try builder.corner(Point(10, 0), to: Point(10, 30), radius: 4)
    let arc = Arc(center: Point(6, 4), radii: Size(4, 4), start: -Double.pi / 2, sweep: Double.pi / 2)
    #expect(builder.path.elements == [.move(to: .zero), .line(to: Point(6, 0)), .arc(arc)])
    #expect(builder.currentPoint == Point(10, 4))
  }

  @Test func `a corner to the left sweeps backward`() throws {
    let arc = try arc { b throws(PathBuilder.Failure) in
      try b.corner(Point(10, 0), to: Point(10, -30), radius: 4)
    }
    #expect(arc == Arc(center: Point(6, -4), radii: Size(4, 4), start: Double.pi / 2, sweep: -Double.pi / 2))
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `a corner's arc is tangent to its legs`(seed: UInt64) throws {
    var generator = RandomSource(seed: seed)
    let (start, corner, end) = (generator.point(), generator.point(), generator.point())
    var builder = PathBuilder()
    try builder.move(to: start)
    try builder.corner(corner, to: end, radius: 0.5)
    let segments = builder.path.drawnSegments
    let arriving = (corner - start).normalized
    let leaving = (end - corner).normalized
    #expect(segments[1].startDirection.map { $0.distance(to: arriving) < 1e-9 } == true, "seed \(seed)")
    #expect(segments[1].endDirection.map { $0.distance(to: leaving) < 1e-9 } == true, "seed \(seed)")
    #expect(abs((segments[1].end - corner).cross(leaving)) < 1e-9, "seed \(seed): the arc ends off its leg")
  }

  @Test func `a straight corner is a line and an arc without length`() throws {
    for (end, radius) in [(Point(10, 30), 0.0), (Point(40, 0), 5), (Point(-5, 0), 5), (Point(10, 0), 5)] {
      var builder = PathBuilder()
      try builder.move(to: .zero)
      try builder.corner(Point(10, 0), to: end, radius: radius)
      #expect(kinds(builder.path.elements) == "MLA")
      #expect(builder.currentPoint.map { $0.distance(to: Point(10, 0)) < 1e-14 } == true)
      #expect(builder.path.length == 10)
    }
  }

  @Test func `a tangent may fill its leg, and a radius whose tangent exceeds it is reduced`() throws {
    func corner(_ radius: Double) throws -> (needed: Double?, path: Path) {
      var builder = PathBuilder()
      try builder.move(to: .zero)
      let excess = try builder.corner(Point(10, 0), to: Point(10, 30), radius: radius)
      return (excess?.needed, builder.path)
    }
    let (fitting, reduced) = (try corner(10), try corner(11))
    #expect(fitting.needed == nil && reduced.needed == 11)
    #expect(reduced.path == fitting.path)
  }

  @Test func `a radius without a line, or on one that goes straight back, is reduced to 0`() throws {
    for (start, end, needed) in [
      (Point(10, 0), Point(10, 30), 5.0), (Point.zero, Point(10, 0), 5), (Point.zero, Point(4, 0), .infinity),
    ] {
      var builder = PathBuilder()
      try builder.move(to: start)
      #expect(try builder.corner(Point(10, 0), to: end, radius: 5)?.needed == needed)
      #expect(builder.currentPoint.map { $0.distance(to: Point(10, 0)) < 1e-14 } == true)
    }
  }

  @Test func `smoothed corners share their lines as those of a rounded rectangle do`() throws {
    let rect = Rect(x: 0, y: 0, width: 100, height: 40)
    let radii = CornerRadii(topLeft: 12, topRight: 20, bottomRight: 20, bottomLeft: 14)
    let shape = CornerShape.smoothed(1)
    var builder = PathBuilder()
    try builder.move(to: Point(50, 0))
    for (corner, end, radius) in [
      (rect.topRight, rect.bottomRight, radii.topRight), (rect.bottomRight, rect.bottomLeft, radii.bottomRight),
      (rect.bottomLeft, rect.topLeft, radii.bottomLeft), (rect.topLeft, rect.topRight, radii.topLeft),
    ] {
      #expect(try builder.corner(corner, to: end, radius: radius, shape: shape) == nil)
    }
    let whole = Path.roundedRect(rect, radii: radii, shapes: Array(repeating: shape, count: 4))
    let ends = (builder.path.drawnSegments.map(\.end), whole.drawnSegments.map(\.end))
    #expect(zip(ends.0, ends.1).allSatisfy { $0.distance(to: $1) < 1e-9 }, "\(ends)")
  }
}

extension PathBuilder {
  fileprivate mutating func line(to end: Point, afterMovingTo start: Point) throws(Failure) {
    try move(to: start)
    try line(to: end)
  }
}
