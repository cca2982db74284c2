import Testing

@_spi(Generated) @testable import ShapeCore

/// Results of `offset`: ready-made paths, corners, holes, and input without an offset.
@Suite struct OffsetTests {
  private let square = rect(0, 0, 10, 10)
  private let frame = rect(0, 0, 30, 30).appending(rect(10, 10, 10, 10))

  // MARK: Ready-made paths

  @Test func `a circle stays a circle`() {
    let circle = Path.circle(center: Point(5, 5), radius: 5)
    #expect(circle.offset(by: 3) == .circle(center: Point(5, 5), radius: 8))
    #expect(circle.offset(by: -3, join: .round) == .circle(center: Point(5, 5), radius: 2))
  }

  @Test func `a rectangle stays one inwards and with miters`() {
    #expect(square.offset(by: 2) == rect(-2, -2, 14, 14))
    #expect(square.offset(by: -2) == rect(2, 2, 6, 6))
    #expect(square.offset(by: -2, join: .round) == rect(2, 2, 6, 6))
  }

  @Test func `a rectangle with round joins becomes a rounded one`() {
    #expect(
      square.offset(by: 2, join: .round)
        == .roundedRect(Rect(x: -2, y: -2, width: 14, height: 14), cornerRadius: 2))
  }

  @Test func `a rectangle with bevels loses its corners`() {
    let bevelled = "0,-2 L 10,-2 L 12,0 L 12,10 L 10,12 L 0,12 L -2,10 L -2,0"
    #expect(outline(square.offset(by: 2, join: .bevel)) == bevelled)
    #expect(outline(square.offset(by: 2, join: .miter, miterLimit: 1.4)) == bevelled)
  }

  @Test func `a rounded rectangle stays one and its corners keep their centers`() {
    let path = Path.roundedRect(Rect(x: 0, y: 0, width: 20, height: 10), cornerRadius: 3)
    #expect(path.offset(by: 2) == .roundedRect(Rect(x: -2, y: -2, width: 24, height: 14), cornerRadius: 5))
    #expect(path.offset(by: -2) == .roundedRect(Rect(x: 2, y: 2, width: 16, height: 6), cornerRadius: 1))
    #expect(path.offset(by: -4) == rect(4, 4, 12, 2))
  }

  @Test func `a round corner that reaches past a sharp one keeps its center too`() {
    let radii = CornerRadii(topLeft: 10, topRight: 0, bottomRight: 0, bottomLeft: 0)
    let path = Path.roundedRect(Rect(x: 0, y: 0, width: 20, height: 10), radii: radii)
    // The circle around (10, 10) with radius 6 meets the lower edge at 10 − √20.
    #expect(
      outline(path.offset(by: -4), digits: 6) == "10,4 L 16,4 L 16,6 L 5.527864,6 A 10,4 6,6 48.189685°")
  }

  @Test func `far enough inwards nothing is left`() {
    #expect(square.offset(by: -5).isEmpty)
    #expect(Path.circle(center: .zero, radius: 5).offset(by: -5).isEmpty)
    #expect(Path.roundedRect(Rect(x: 0, y: 0, width: 20, height: 10), cornerRadius: 3).offset(by: -6).isEmpty)
    #expect(Path.polygon([.zero, Point(9, 0), Point(0, 9)]).offset(by: -4).isEmpty)
  }

  @Test func `a flat path has no offset`() {
    #expect(Path.circle(center: .zero, radius: 0).offset(by: 3).isEmpty)
    #expect(rect(0, 0, 10, 0).offset(by: 3).isEmpty)
    #expect(Path([.move(to: .zero), .line(to: Point(9, 9))]).offset(by: 3, join: .round).isEmpty)
  }

  @Test(arguments: [-5, -4.75, -3, 2] as [Double])
  func `ready made paths and their elements have the same offset`(amount: Double) {
    let box = Rect(x: 1, y: 2, width: 10, height: 12)
    for path in [Path.rect(box), .roundedRect(box, cornerRadius: 2), .circle(center: Point(4, 4), radius: 5)] {
      let (kept, free) = (path.offset(by: amount, join: .round), Path(path.elements).offset(by: amount, join: .round))
      #expect(kept.isEmpty == free.isEmpty && abs(kept.signedArea - free.signedArea) < 1e-4)
    }
  }

  @Test(arguments: [0x1p-40, 1, 0x1p40])
  func `parts that are only rounding are empty`(scale: Double) {
    let side = 0.3 * scale
    let box = Rect(x: 7 * scale, y: 0, width: side, height: side)
    #expect(Path.rect(box).offset(by: -(side / 2).nextDown).isEmpty)
    #expect(Path.ellipse(in: box).offset(by: -(side / 2).nextDown).isEmpty)
    #expect(!Path.rect(box).offset(by: -side * 0.499).isEmpty)
  }

  @Test func `an offset that overflows is empty`() {
    let box = Rect(x: 0, y: 0, width: 1e308, height: 1e308)
    #expect(Path.rect(box).offset(by: 1e308).isEmpty)
    #expect(Path.ellipse(in: box).offset(by: 1e308).isEmpty)
    #expect(Path.roundedRect(box, cornerRadius: 1e307).offset(by: 1e308, join: .round).isEmpty)
  }

  // MARK: Other paths

  @Test func `a star with miters keeps its ten corners`() {
    let star = Path.star(center: .zero, points: 5, outerRadius: 50, innerRadius: 20, rotation: .zero)
    let edges = star.offset(by: 3).drawnSegments
    #expect(edges.count == 10)
    #expect(edges.allSatisfy { abs((star.nearestPoint(to: $0.point(at: 0.5))?.distance ?? 0) - 3) < 1e-9 })
  }

  @Test func `a hole shrinks as its surroundings grow`() {
    #expect(
      outline(frame.offset(by: 2, rule: .evenOdd)) == """
        -2,-2 L 32,-2 L 32,32 L -2,32
        12,12 L 12,18 L 18,18 L 18,12
        """)
    #expect(outline(frame.offset(by: 5, rule: .evenOdd)) == "-5,-5 L 35,-5 L 35,35 L -5,35")
  }

  @Test func `a hole grows as its surroundings shrink`() {
    #expect(
      outline(frame.offset(by: -2, rule: .evenOdd)) == """
        2,2 L 28,2 L 28,28 L 2,28
        8,8 L 8,22 L 22,22 L 22,8
        """)
    #expect(frame.offset(by: -6, rule: .evenOdd).isEmpty)
  }

  @Test func `the rule decides whether there is a hole`() {
    #expect(outline(frame.offset(by: 2, rule: .nonZero)) == "-2,-2 L 32,-2 L 32,32 L -2,32")
  }

  @Test func `a narrow neck separates`() {
    let dumbbell = rect(0, 0, 10, 10).union(rect(10, 4, 10, 2)).union(rect(20, 0, 10, 10))
    #expect(outline(dumbbell.offset(by: -2)) == "2,2 L 8,2 L 8,8 L 2,8\n22,2 L 28,2 L 28,8 L 22,8")
  }

  @Test func `an open subpath is closed`() {
    let corner: [PathElement] = [.move(to: .zero), .line(to: Point(12, 0)), .line(to: Point(0, 12))]
    #expect(Path(corner).offset(by: 1) == Path(corner + [.close]).offset(by: 1))
    #expect(Path(corner).offset(by: -1) == Path(corner + [.close]).offset(by: -1))
  }

  @Test func `an offset by 0 simplifies`() {
    let pentagram = Path.polygon([0, 2, 4, 1, 3].map { Point(0, -50).turned(by: Double($0) * 0.4 * Double.pi) })
    #expect(pentagram.offset(by: 0, rule: .evenOdd) == pentagram.simplified(rule: .evenOdd))
  }

  @Test func `a path that is not finite has no offset`() {
    let broken = Path([.move(to: .zero), .line(to: Point(.nan, 0)), .line(to: Point(9, 9)), .close])
    #expect(broken.offset(by: 1).isEmpty)
    #expect(square.offset(by: .nan).isEmpty)
    #expect(square.offset(by: .infinity).isEmpty)
    #expect(square.offset(by: -.infinity).isEmpty)
  }

  // MARK: Small parts

  @Test func `a contour that is a point beside the rest leaves no hole`() {
    // The simplified region has a loop of 6 millionths of a point at the tip of the second curve.
    let path = Path([
      .move(to: Point(37.5004, 28.9907)),
      .curve(to: Point(96.7055, 35.9068), control1: Point(43.2446, -27.4372), control2: Point(-15.9605, -34.3533)),
      .close, .move(to: Point(33.6401, 64.3686)),
      .curve(to: Point(55.5582, 38.8125), control1: Point(131.9263, 40.2149), control2: Point(110.0081, 65.771)),
      .close,
    ])
    let grown = path.offset(by: 28.41776348358507, join: .bevel)
    for point in [Point(115.8625, 75.7766), Point(105.2963, 47.7827), Point(102.8294, 52.5755)] {
      #expect(grown.contains(point))
    }
    #expect(!grown.contains(Point(160, 53)))
  }

  @Test func `a small path far from the origin shrinks as one near it`() {
    // The lengths of some parts are near the rounding of the coordinates.
    let path = Path([
      .move(to: Point(-511089.315160731, 533786.639737595)),
      .curve(
        to: Point(-511089.311402056, 533786.630443805), control1: Point(-511089.315160731, 533786.639737595),
        control2: Point(-511089.318301583, 533786.647503744)),
      .move(to: Point(-511089.310671373, 533786.637129693)),
      .curve(
        to: Point(-511089.307220095, 533786.633315716), control1: Point(-511089.336856282, 533786.611327369),
        control2: Point(-511089.342560994, 533786.622844558)),
      .move(to: Point(-511089.308916463, 533786.631515828)),
      .curve(
        to: Point(-511089.316170808, 533786.628513001), control1: Point(-511089.308916463, 533786.631515828),
        control2: Point(-511089.319233583, 533786.627239331)),
    ])
    let shrunk = path.offset(by: -0.00081, join: .round)
    let near = path.translated(by: Point(511089, -533786)).offset(by: -0.00081, join: .round)
    #expect(abs(shrunk.area() - near.area()) < 1e-3 * near.area() && near.area() > 0)
    for (x, y) in [(-0.313222535, 0.632986896), (-0.31232314, 0.632895305), (-0.312042221, 0.633480671)] {
      #expect(!shrunk.contains(Point(-511089 + x, 533786 + y)))
    }
  }

  /// Without the tip of the cusp, whose sides cancel, the curve would end in a corner there.
  @Test(arguments: [LineJoin.bevel, .miter])
  func `a cusp of rounded coordinates is round`(_ join: LineJoin) {
    let path = Path([
      .move(to: Point(1.8556137, 8.6151569)),
      .curve(
        to: Point(0.1264553, 9.4060651), control1: Point(-1.3445125, 6.2728465), control2: Point(0.3846459, 5.4819382)),
      .close,
    ])
    let grown = path.offset(by: 0.6, join: join)
    let cusp = Point(-0.11219135, 6.6606970125)
    for index in 0..<16 {
      let angle = Angle(radians: Double(index) / 16 * 2 * Double.pi)
      #expect(grown.contains(cusp + Point(angle.cosine, angle.sine) * 0.5999))
    }
  }
}

extension Point {
  fileprivate func turned(by angle: Double) -> Point {
    let (sine, cosine) = (Mathematics.sine(angle), Mathematics.cosine(angle))
    return Point(cosine * x - sine * y, sine * x + cosine * y)
  }
}
