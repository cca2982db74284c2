import Testing

@_spi(Generated) @testable import ShapeCore

/// Results of `stroked`, as outlines without overlaps.
@Suite struct StrokedTests {
  private let line = Path([.move(to: .zero), .line(to: Point(10, 0))])
  private let corner = Path([.move(to: .zero), .line(to: Point(10, 0)), .line(to: Point(10, 10))])
  private let dot = Path([.move(to: Point(5, 5)), .line(to: Point(5, 5))])
  private let circle = Path.circle(center: Point(5, 5), radius: 5)

  @Test func `a butt cap ends where the line does`() {
    #expect(outline(line.stroked(width: 4, cap: .butt)) == "0,-2 L 10,-2 L 10,2 L 0,2")
  }

  @Test func `a square cap extends for half the width`() {
    #expect(outline(line.stroked(width: 4, cap: .square)) == "-2,-2 L 12,-2 L 12,2 L -2,2")
  }

  @Test func `a round cap is a half disc`() {
    #expect(
      outline(line.stroked(width: 4, cap: .round), digits: 9)
        == "0,-2 L 10,-2 A 10,2 2,2 180° L 0,2 A 0,-2 2,2 180°")
  }

  @Test(arguments: [2.0, 12]) func `a piece of a rotated circle has the right position`(_ width: Double) {
    let radii = Size(5, 5)
    let turned = Arc(center: .zero, radii: radii, rotation: 2, start: 0.5, sweep: 2)
    let plain = Arc(center: .zero, radii: radii, start: 2.5, sweep: 2)
    let strokes = [turned, plain].map { Path([.move(to: $0.startPoint), .arc($0)]).stroked(width: width) }
    #expect(strokes[0].symmetricDifference(strokes[1]).area() < 1e-9)
  }

  @Test func `a closed rectangle with miters is a ring of two rectangles`() {
    #expect(
      outline(rect(0, 0, 10, 10).stroked(width: 2)) == """
        -1,-1 L 11,-1 L 11,11 L -1,11
        1,1 L 1,9 L 9,9 L 9,1
        """)
  }

  @Test func `joins are on the outside of a turn`() {
    let inside = "L 11,10 L 9,10 L 9,1 L 0,1"
    #expect(outline(corner.stroked(width: 2, join: .miter)) == "0,-1 L 11,-1 \(inside)")
    #expect(outline(corner.stroked(width: 2, join: .bevel)) == "0,-1 L 10,-1 L 11,0 \(inside)")
    #expect(
      outline(corner.stroked(width: 2, join: .round), digits: 9) == "0,-1 L 10,-1 A 11,0 1,1 90° \(inside)")
  }

  @Test func `a miter over its limit is a bevel`() {
    #expect(corner.stroked(width: 2, miterLimit: 1.41) == corner.stroked(width: 2, join: .bevel))
    #expect(corner.stroked(width: 2, miterLimit: 1.42) == corner.stroked(width: 2, join: .miter))
  }

  @Test func `a dash is a contour and the phase cuts the first`() {
    let path = Path([.move(to: .zero), .line(to: Point(12, 0))])
    #expect(
      outline(path.stroked(width: 2, dash: [4, 2], phase: 1), digits: 9) == """
        0,-1 L 3,-1 L 3,1 L 0,1
        5,-1 L 9,-1 L 9,1 L 5,1
        11,-1 L 12,-1 L 12,1 L 11,1
        """)
  }

  @Test func `dashes without length are dots`() {
    let dots = Path([.move(to: .zero), .line(to: Point(9, 0))]).stroked(width: 2, cap: .round, dash: [0, 4])
    #expect(dots.subpaths.count == 3)
    #expect(abs(dots.signedArea - 3 * Double.pi) < 1e-6)
  }

  @Test func `a subpath without length is a dot of its cap`() {
    #expect(outline(dot.stroked(width: 2, cap: .round)) == "6,5 A 6,5 1,1 360°")
    #expect(outline(dot.stroked(width: 2, cap: .square)) == "4,4 L 6,4 L 6,6 L 4,6")
    #expect(dot.stroked(width: 2, cap: .butt).isEmpty)
  }

  @Test func `a single move covers nothing`() {
    #expect(Path([.move(to: Point(5, 5))]).stroked(width: 2, cap: .round).isEmpty)
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [Double])
  func `a width that is not positive and finite covers nothing`(width: Double) {
    #expect(line.stroked(width: width, cap: .square).isEmpty)
  }

  @Test func `a path that is not finite covers nothing`() {
    #expect(Path([.move(to: .zero), .line(to: Point(.nan, 0)), .line(to: Point(9, 9))]).stroked(width: 2).isEmpty)
  }

  @Test func `a circle results in a ring of two arcs`() {
    #expect(outline(circle.stroked(width: 2), digits: 9) == "9,5 A 9,5 4,4 -360°\n11,5 A 11,5 6,6 360°")
  }

  @Test func `a circle smaller than half the width results in a disc`() {
    #expect(
      outline(Path.circle(center: Point(5, 5), radius: 1).stroked(width: 4), digits: 9) == "8,5 A 8,5 3,3 360°")
  }

  @Test func `where a stroke crosses itself it covers once`() {
    let cross = Path([
      .move(to: Point(-5, 0)), .line(to: Point(5, 0)), .move(to: Point(0, -5)), .line(to: Point(0, 5)),
    ])
    #expect(
      outline(cross.stroked(width: 2))
        == "-1,-5 L 1,-5 L 1,-1 L 5,-1 L 5,1 L 1,1 L 1,5 L -1,5 L -1,1 L -5,1 L -5,-1 L -1,-1")
  }

  @Test func `a square dot is rotated with the path and has no length`() {
    let dots = Path([.move(to: .zero), .line(to: Point(3, 4))]).stroked(width: 10, cap: .square, dash: [0, 9])
    #expect(outline(dots, digits: 9) == "1,-7 L 7,1 L -1,7 L -7,-1")
    let far = Path([.move(to: Point(1e9, 0)), .line(to: Point(1e9 + 3, 4))])
    #expect(abs(far.stroked(width: 1, cap: .square, dash: [0, 9]).signedArea - 1) < 1e-6)
    #expect(far.stroked(width: 1, cap: .butt, dash: [0, 9]).isEmpty)
  }

  @Test func `a straight curve that begins without a handle is a line`() {
    let start = Point(23.143552929048, 19.653828690607096)
    let curve = Path([
      .move(to: start),
      .curve(
        to: Point(35.90030242659513, 9.706202562105693), control1: start,
        control2: Point(28.476085873892313, 15.495555921871805)),
    ])
    #expect(abs(curve.stroked(width: 16).area() - 16 * curve.length) < 1e-3)
  }

  @Test func `the miter limit is at least one and bounded`() {
    let limits = [0.5, -3, 0, .nan, -.infinity, 1e5, .infinity].map { StrokeStyle(miterLimit: $0).miterLimit }
    #expect(limits == [1, 1, 1, 1, 1, 10_000, 10_000])
    for limit in [0.5, .nan] {
      #expect(corner.stroked(width: 2, miterLimit: limit) == corner.stroked(width: 2, join: .bevel))
    }
    let needle = Path([.move(to: .zero), .line(to: Point(10, 0)), .line(to: Point(0, 1e-5))])
    #expect(needle.stroked(width: 2, miterLimit: .infinity).bounds?.maxX ?? 0 < 12)
  }
}
