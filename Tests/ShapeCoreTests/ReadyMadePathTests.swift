import Testing

@_spi(Generated) @testable import ShapeCore

@Suite struct ReadyMadePathTests {
  private let box = Rect(x: 10, y: 20, width: 100, height: 60)

  @Test func `a rectangle runs clockwise from its top left`() {
    #expect(
      Path.rect(box).elements == [
        .move(to: Point(10, 20)), .line(to: Point(110, 20)), .line(to: Point(110, 80)), .line(to: Point(10, 80)),
        .close,
      ])
  }

  @Test func `negative lengths extend in the other direction`() {
    let backwards = Rect(x: 110, y: 80, width: -100, height: -60)
    #expect(Path.rect(backwards) == .rect(box))
    #expect(Path.ellipse(in: backwards) == .ellipse(in: box))
  }

  @Test func `radii that fit stay unchanged`() {
    let radii = CornerRadii(topLeft: 1, topRight: 2, bottomRight: 30, bottomLeft: 4)
    #expect(Path.roundedRect(box, radii: radii).storage == .roundedRect(box, radii))
  }

  @Test func `radii that do not fit shrink by one factor`() {
    // The left side needs 80 + 40 of its 60: all four are halved.
    let radii = CornerRadii(topLeft: 80, topRight: 10, bottomRight: 0, bottomLeft: 40)
    let halved = CornerRadii(topLeft: 40, topRight: 5, bottomRight: 0, bottomLeft: 20)
    #expect(Path.roundedRect(box, radii: radii).storage == .roundedRect(box, halved))
  }

  @Test func `impossible radii are replaced, not refused`() {
    let radii = CornerRadii(topLeft: -5, topRight: .nan, bottomRight: 8, bottomLeft: 0)
    let replaced = CornerRadii(topLeft: 0, topRight: 0, bottomRight: 8, bottomLeft: 0)
    #expect(Path.roundedRect(box, radii: radii).storage == .roundedRect(box, replaced))
    #expect(Path.roundedRect(box, cornerRadius: .infinity) == .capsule(box))
  }

  @Test func `a capsule has half circles for its short sides`() {
    #expect(Path.capsule(box).storage == .roundedRect(box, CornerRadii(30)))
  }

  @Test func `a rounded rectangle's corners meet its sides`() {
    let elements = Path.roundedRect(box, radii: CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4))
      .elements
    var jumps = 0
    var cursor = PathCursor()
    for element in elements {
      if case .arc(let arc) = element, arc.startPoint != cursor.currentPoint { jumps += 1 }
      _ = cursor.advance(element)
    }
    #expect(jumps == 0)
    #expect(cursor.currentPoint == Point(11, 20))
  }

  @Test(arguments: [0, 0.1, 1.0 / 3, 7, 20, 100, 4096])
  func `the structure of a path is the same at every size`(width: Double) {
    for (height, radius) in [(0, 0.0), (0, 9), (0.1, 0.7), (0.7, 0), (13, 9), (13, 0), (512, 1e9), (512, .infinity)] {
      let rect = Rect(x: 1.0 / 3, y: 0.1, width: width, height: height)
      let one = CornerRadii(topLeft: radius, topRight: 0, bottomRight: 0, bottomLeft: 3)
      #expect(kinds(Path.rect(rect).elements) == "MLLLZ")
      #expect(kinds(Path.ellipse(in: rect).elements) == "MAZ")
      #expect(kinds(Path.circle(center: rect.origin, radius: min(radius, 1e9)).elements) == "MAZ")
      #expect(kinds(Path.capsule(rect).elements) == "MLALALALAZ")
      #expect(kinds(Path.roundedRect(rect, radii: one).elements) == "MLALALALAZ")
      #expect(kinds(Path.roundedRect(rect, radii: one).lowered()) == "MLCCCCLCCCCLCCCCLCCCCZ")
      let continuous = Path.roundedRect(rect, radii: one, style: .continuous)
      #expect(kinds(continuous.elements) == "MLCLCLCLCLCLCLCLCLCLCLCLCZ")
      let star = Path.star(
        center: .zero, points: 3, outerRadius: width, innerRadius: height, rotation: Angle(radians: radius))
      #expect(kinds(star.elements) == "MLLLLLZ")
      #expect(kinds(Path.polygon([.zero, rect.topLeft, rect.bottomRight]).elements) == "MLLZ")
    }
  }

  @Test(arguments: [0, 1.0 / 3, 7, 100])
  func `the structure of a rounded path is the same at every size and radius`(width: Double) {
    for (height, radius) in [(0, 0.0), (0, 9), (0.7, 0), (13, 0.1), (13, 9), (512, .infinity)] {
      let rect = Rect(x: 1.0 / 3, y: 0.1, width: width, height: height)
      let one = CornerRadii(topLeft: height / 8, topRight: 0, bottomRight: 0, bottomLeft: 3)
      func make(_ path: Path) -> String { kinds(path.rounded(radius: radius).elements) }
      #expect(make(.rect(rect)) == "MLALALALAZ")
      #expect(make(.roundedRect(rect, radii: one)) == "MLALALALAZ")
      #expect(make(.ellipse(in: rect)) == "MAZ")
      #expect(make(.polygon([.zero, rect.topLeft, rect.bottomRight])) == "MLALALAZ")
      let leaf = Path([
        .move(to: rect.topLeft), .quad(to: rect.bottomRight, control: rect.topRight),
        .curve(to: rect.topLeft, control1: rect.bottomLeft, control2: rect.center), .close,
      ])
      #expect(make(leaf) == "MQACALAZ")
      #expect(make(Path(leaf.elements.dropLast())) == "MQAC")
    }
  }

  @Test(arguments: [0.1, 1.0 / 3, 0.7, 1.1, 33.3, 1e6 / 7])
  func `sides that their corners fill do not run backwards`(side: Double) {
    let elements = Path.roundedRect(
      Rect(x: 0.1, y: 1.0 / 3, width: side, height: side), cornerRadius: side
    ).elements
    let lines = Path(elements).drawnSegments.filter { $0.isLine }
    let directions = [Point(1, 0), Point(0, 1), Point(-1, 0), Point(0, -1), .zero]
    #expect(lines.count >= 4 && zip(lines, directions).allSatisfy { ($0.end - $0.start).dot($1) >= 0 })
  }

  @Test func `continuous corners begin 1 point 52866 radii away`() {
    let path = Path.roundedRect(
      Rect(x: 0, y: 0, width: 100, height: 100), radii: CornerRadii(10), style: .continuous)
    #expect(path.elements.first == .move(to: Point(15.2866, 0)))
    #expect(path.elements[1] == .line(to: Point(100 - 15.2866, 0)))
    #expect(edgeDifference(path.bounds, Rect(x: 0, y: 0, width: 100, height: 100)) < 1e-13)
  }

  @Test func `continuous corners shrink where they do not fit`() {
    let path = Path.roundedRect(box, radii: CornerRadii(40), style: .continuous)
    let reach = 30.0
    #expect(
      largestDistance(
        path.subpaths.flatMap { [$0.start, $0.segments[0].end] },
        [Point(10 + reach, 20), Point(110 - reach, 20)]) < 1e-12)
  }

  @Test func `continuous corners look the same from both sides`() {
    let square = Rect(x: -50, y: -50, width: 100, height: 100)
    let path = Path.roundedRect(square, radii: CornerRadii(20), style: .continuous)
    let mirrored = path.reversed().transformed(by: Transform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0))
    let distances = path.samples(perSegment: 4).map { point in
      mirrored.samples(perSegment: 4).map { $0.distance(to: point) }.min() ?? .infinity
    }
    #expect((distances.max() ?? .infinity) < 1e-12)
  }

  @Test func `a circle is an ellipse in its square`() {
    let circle = Path.circle(center: Point(5, 6), radius: 2)
    #expect(circle.storage == .ellipse(Rect(x: 3, y: 4, width: 4, height: 4)))
    #expect(Path.circle(center: .zero, radius: -2).bounds == Rect(x: 0, y: 0, width: 0, height: 0))
  }

  @Test func `a polygon is closed`() {
    #expect(kinds(Path.polygon([.zero, Point(1, 0), Point(0, 1)]).elements) == "MLLZ")
    #expect(Path.polygon([]).isEmpty)
  }

  @Test func `a star points straight up`() {
    let star = Path.star(center: Point(50, 50), points: 5, outerRadius: 40, innerRadius: 20, rotation: .zero)
    #expect(star.elements.first == .move(to: Point(50, 10)))
    #expect(kinds(star.elements) == "MLLLLLLLLLZ")
  }

  @Test func `a rotated star begins with its first tip`() {
    let star = Path.star(
      center: .zero, points: 4, outerRadius: 40, innerRadius: 20, rotation: Angle(degrees: 90))
    #expect(star.elements.first == .move(to: Point(40, 0)))
  }

  @Test func `a star is bounded`() {
    let star = { (count: Int) in
      Path.star(center: .zero, points: count, outerRadius: 1, innerRadius: .nan, rotation: .zero)
    }
    #expect(star(0).isEmpty)
    #expect(star(-3).isEmpty)
    #expect(star(Int.max).elements.count == 2 * PictureLimits.starPoints + 1)
  }
}
