import TestSupport
import Testing

@_spi(Generated) @testable import ShapeCore

/// Points, rectangles, transforms and sets of edges beside their definitions.
@Suite struct GeometryLawTests {
  @Test func `operators work on each number`() {
    let (a, b) = (Point(3, 7), Point(-11, 5))
    #expect(
      [a + b, a - b, -a, a * 2.5, 2.5 * a, a / 2, a.perpendicular, a.interpolated(to: b, at: 0.25)]
        == [
          Point(-8, 12), Point(14, 2), Point(-3, -7), Point(7.5, 17.5), Point(7.5, 17.5), Point(1.5, 3.5), Point(-7, 3),
          Point(-0.5, 6.5),
        ])
    #expect([a.dot(b), a.cross(b), Point(3, -4).length, a.distance(to: Point(6, 3))] == [2, 92, 5, 5])
    let size = Size(3, 7)
    #expect([size * 2.5, 2.5 * size, size / 2] == [Size(7.5, 17.5), Size(7.5, 17.5), Size(1.5, 3.5)])
    let (u, v) = (Angle(radians: 5), Angle(radians: -2))
    #expect(
      [u + v, u - v, -u, u * 3, 3 * u, u / 2, v.magnitude].map { $0.radians } == [3, 7, -5, 15, 15, 2.5, 2])
    #expect(u / v == -2.5 && v < u && !(u < u) && Angle(turns: 0.25) == Angle(degrees: 90))
    #expect(abs(Angle(degrees: 150).radians - 5 * Double.pi / 6) < 1e-15)
    let quarters = (-8...8).map { Angle(turns: Double($0) / 4) }
    #expect(quarters.map { $0.sine } == [0, 1, 0, -1, 0, 1, 0, -1, 0, 1, 0, -1, 0, 1, 0, -1, 0])
    #expect(quarters.map { $0.cosine } == [1, 0, -1, 0, 1, 0, -1, 0, 1, 0, -1, 0, 1, 0, -1, 0, 1])
    let inverse = [Angle(sine: 0.5), Angle(cosine: 0.5), Angle(tangent: -1), Angle(y: 1, x: -1)].map { $0.degrees }
    #expect(zip(inverse, [30, 60, -45, 135]).allSatisfy { abs($0 - $1) < 1e-12 })
    let notFinite =
      [Point(.nan, 1), Point(1, .infinity)].map { $0.isFinite }
      + [Size(.nan, 1), Size(1, .infinity)].map { $0.isFinite }
    #expect(notFinite == [false, false, false, false] && a.isFinite && size.isFinite)
  }

  private func holds(_ rect: Rect?, _ point: Point) -> Bool {
    guard let rect else { return false }
    return rect.x <= point.x && point.x <= rect.x + rect.width && rect.y <= point.y && point.y <= rect.y + rect.height
  }

  /// Whole numbers, so that edges touch and results are exact.
  @Test func `unions, intersections and insets contain the right points`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    func whole(_ range: ClosedRange<Int>) -> Double { Double(random.whole(range)) }
    let grid = (-7...13).flatMap { x in (-7...13).map { Point(Double(x), Double($0)) } }
    for number in 0..<RandomCases.count(quick: 60, ci: 600, long: 6_000) {
      let rects = (0..<2).map { _ in Rect(x: whole(-6...5), y: whole(-6...5), width: whole(0...7), height: whole(0...7))
      }
      let (a, b) = (rects[0], rects[1])
      let (common, hull) = (a.intersection(b), a.union(b))
      #expect(grid.allSatisfy { holds(common, $0) == (holds(a, $0) && holds(b, $0)) }, "seed \(seed), \(number)")
      #expect(grid.allSatisfy { holds(hull, $0) || !holds(a, $0) && !holds(b, $0) }, "seed \(seed), \(number)")
      let edges = [
        min(a.x, b.x), min(a.y, b.y), max(a.x + a.width, b.x + b.width), max(a.y + a.height, b.y + b.height),
      ]
      #expect([hull.minX, hull.minY, hull.maxX, hull.maxY] == edges, "seed \(seed), \(number)")
      // Insets, also so large that nothing is left.
      let (left, top, right, bottom) = (whole(-3...6), whole(-3...6), whole(-3...6), whole(-3...6))
      func inset(_ low: Double, _ length: Double, _ before: Double, _ after: Double) -> (Double, Double) {
        let (first, last) = (low + before, low + length - after)
        return first <= last ? (first, last - first) : ((first + last) / 2, 0)
      }
      let (x, y) = (inset(a.x, a.width, left, right), inset(a.y, a.height, top, bottom))
      let expected = Rect(x: x.0, y: y.0, width: x.1, height: y.1)
      let found = [
        a.inset(left: left, top: top, right: right, bottom: bottom),
        a.inset(leading: left, top: top, trailing: right, bottom: bottom, direction: .leftToRight),
        a.inset(leading: right, top: top, trailing: left, bottom: bottom, direction: .rightToLeft),
      ]
      #expect(found == [expected, expected, expected], "seed \(seed), \(number)")
      #expect(a.inset(by: top) == a.inset(left: top, top: top, right: top, bottom: top))
      #expect(
        a.translated(by: Point(left, bottom)) == Rect(x: a.x + left, y: a.y + bottom, width: a.width, height: a.height))
    }
  }

  @Test func `a rectangle has its corners, edges and center`() {
    let box = Rect(x: 3, y: -5, width: 20, height: 12)
    #expect(
      [box.topLeft, box.topRight, box.bottomRight, box.bottomLeft, box.origin, box.center]
        == [Point(3, -5), Point(23, -5), Point(23, 7), Point(3, 7), Point(3, -5), Point(13, 1)])
    #expect([box.minX, box.midX, box.maxX, box.minY, box.midY, box.maxY] == [3, 13, 23, -5, 1, 7])
    #expect(box.size == Size(20, 12) && Rect(center: Point(13, 1), size: Size(20, 12)) == box)
    #expect(Rect(Point(23, -5), Point(3, 7)) == box && Rect(Point(3, 7), Point(23, -5)) == box)
    for (bad, axis) in [(Double.nan, 0), (.infinity, 1), (.nan, 2), (-.infinity, 3)] {
      var numbers = [3.0, -5, 20, 12]
      numbers[axis] = bad
      #expect(!Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]).isFinite)
    }
  }

  @Test func `transforms map points as their six numbers say`() throws {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    for number in 0..<RandomCases.count(quick: 100, ci: 1_000, long: 20_000) {
      let (first, second) = (random.transform(), random.transform())
      let (point, center) = (random.point(), random.point())
      func image(_ m: Transform, _ p: Point) -> Point {
        Point(m.a * p.x + m.c * p.y + m.tx, m.b * p.x + m.d * p.y + m.ty)
      }
      func turned(_ m: Transform, _ p: Point) -> Point { image(m, p) - Point(m.tx, m.ty) }
      let (x, y) = (turned(first, Point(1, 0)), turned(first, Point(0, 1)))
      #expect(abs(first.determinant - x.x * y.y + x.y * y.x) < 1e-12, "seed \(seed), \(number)")
      let (angle, factors) = (random.number(-4...4), (random.number(-3...3), random.number(-3...3)))
      let rotation = Transform.rotation(Angle(radians: angle), around: center)
      let arm = point - center
      let (cosine, sine) = (Mathematics.cosine(angle), Mathematics.sine(angle))
      let pairs = [
        (first.apply(point), image(first, point)),
        (first.then(second).apply(point), image(second, image(first, point))),
        (first.linear.apply(point), turned(first, point)),
        (first.around(center).apply(point), center + turned(first, arm)),
        (rotation.apply(point), center + Point(cosine * arm.x - sine * arm.y, sine * arm.x + cosine * arm.y)),
        (
          Transform.scale(x: factors.0, y: factors.1, around: center).apply(point),
          center + Point(factors.0 * arm.x, factors.1 * arm.y)
        ),
        (Transform.translation(center).apply(point), point + center), (Transform.identity.apply(point), point),
      ]
      for (index, pair) in pairs.enumerated() {
        #expect(pair.0.distance(to: pair.1) < 1e-11, "seed \(seed), \(number), \(index)")
      }
      if abs(first.determinant) > 0.01 {
        let inverse = try #require(first.inverse)
        #expect(inverse.apply(image(first, point)).distance(to: point) < 1e-9, "seed \(seed), \(number)")
      }
      // The reach of a circle, from many of its points.
      let radius = random.number(0.5...9)
      let circle = (0..<720).map { Angle(degrees: Double($0) / 2) }.map {
        turned(first, Point($0.cosine, $0.sine) * radius)
      }
      let wanted = Point(circle.reduce(0) { max($0, $1.x) }, circle.reduce(0) { max($0, $1.y) })
      #expect(first.reach(of: radius).distance(to: wanted) < 1e-3, "seed \(seed), \(number)")
      let box = Rect(x: point.x, y: point.y, width: radius, height: 2 * radius + 1)
      let corners = [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].map {
        image(first, Point(box.x + $0.0 * box.width, box.y + $0.1 * box.height))
      }
      #expect(edgeDifference(first.bounds(of: box), hull(corners)) < 1e-11, "seed \(seed), \(number)")
      // Rotations and reflections with a scale are the transforms that change all lengths by one factor.
      let mirror: Double = number % 2 == 0 ? 1 : -1
      let similar = Transform(
        a: radius * cosine, b: radius * sine, c: -mirror * radius * sine, d: mirror * radius * cosine, tx: 3, ty: 4)
      #expect(similar.lengthFactor.map { abs($0 - radius) < 1e-12 * radius } == true, "seed \(seed), \(number)")
      #expect(similar.reach(of: 2).distance(to: Point(2 * radius, 2 * radius)) < 1e-12 * radius)
      #expect(first.lengthFactor == nil && Transform(a: 2, b: 0, c: 0, d: 3, tx: 0, ty: 0).lengthFactor == nil)
      #expect(Transform(a: 1, b: 1, c: 1, d: 0.5, tx: 0, ty: 0).lengthFactor == nil)
    }
    #expect(Transform(a: 2, b: 4, c: 3, d: 6, tx: 1, ty: 1).inverse == nil)
    #expect(Transform(a: .nan, b: 4, c: 3, d: 6, tx: 1, ty: 1).inverse == nil)
    // Both axes grow by 5, but the lengths between them don't.
    #expect(Transform(a: 3, b: 4, c: 5, d: 0, tx: 0, ty: 0).lengthFactor == nil)
    #expect(Transform(a: 2, b: 4, c: -4, d: 2, tx: 0, ty: 0).lengthFactor == 20.0.squareRoot())
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `leading and trailing are left and right in the direction of the layout`(direction: LayoutDirection) {
    func physical(_ edges: Edges) -> Set<String> {
      let isMirrored = direction == .rightToLeft
      var result: Set<String> = []
      if edges.contains(.top) { result.insert("top") }
      if edges.contains(.right) || edges.contains(isMirrored ? .leading : .trailing) { result.insert("right") }
      if edges.contains(.bottom) { result.insert("bottom") }
      if edges.contains(.left) || edges.contains(isMirrored ? .trailing : .leading) { result.insert("left") }
      return result
    }
    let all = (0..<64).map { Edges(rawValue: UInt8($0)) }
    #expect(all.allSatisfy { physical($0.resolved(direction)) == physical($0) && $0.resolved(direction).rawValue < 16 })
    #expect(
      all.allSatisfy { a in all.allSatisfy { a.contains($0, in: direction) == physical(a).isSuperset(of: physical($0)) }
      })
    #expect(
      [Edges.all, .horizontal, .vertical, .none].map { physical($0).sorted() } == [
        ["bottom", "left", "right", "top"], ["left", "right"], ["bottom", "top"], [],
      ])
  }

  @Test func `remainders have the sign of their divisor`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    for _ in 0..<100 {
      let (a, b) = (random.number(-50...50), random.number(-9...9))
      let rest = Mathematics.modulo(a, b)
      let quotient = (a - rest) / b
      #expect(abs(quotient - quotient.rounded()) < 1e-9 && rest * b >= 0 && abs(rest) < abs(b), "\(a), \(b)")
      #expect(Mathematics.modulo(Angle(radians: a), Angle(radians: b)).radians == rest)
    }
    let exact = [(7.0, 5.0), (-7, 5), (7, -5), (-7, -5), (-10, 5)].map { Mathematics.modulo($0.0, $0.1) }
    #expect(exact == [2, 3, -3, -2, 0] && Mathematics.modulo(1, 0).isNaN)
  }

  @Test func `a value is clamped to a range, and NaN to its fallback`() {
    let values = [-2, 3, 4.5, 9, .nan]
    #expect(values.map { Mathematics.clamp($0, to: 3...7.5) } == [3, 3, 4.5, 7.5, 3])
    #expect(values.map { Mathematics.clamp($0, 3, 7.5, else: 6) } == [3, 3, 4.5, 7.5, 6])
    #expect(values.map { Mathematics.clamp($0, 3, 7.5, else: 60) }.last == 7.5)
    #expect(values.map { Mathematics.clamp($0, 3, 1, else: 2) } == [3, 3, 3, 3, 3])
    let range = Angle(radians: 3)...Angle(radians: 7.5)
    let angles = values.map { Angle(radians: $0) }
    #expect(angles.map { Mathematics.clamp($0, to: range).radians } == [3, 3, 4.5, 7.5, 3])
    let clamped = angles.map { Mathematics.clamp($0, range.lowerBound, range.upperBound, else: Angle(radians: 6)) }
    #expect(clamped.map { $0.radians } == [3, 3, 4.5, 7.5, 6])
    #expect([-4, 2, 5, 8].map { Mathematics.clamp($0, 2, 5) } == [2, 2, 5, 5])
    #expect([Mathematics.mix(2, 10, at: 0.25), Mathematics.mix(2, 10, at: 1.5)] == [4, 14])
    #expect(Mathematics.mix(Angle(radians: 2), Angle(radians: 10), at: 0.25).radians == 4)
    #expect([-0.1, 0, 3, .nan].map { Mathematics.sign($0) } == [-1, 0, 1, 0])
    #expect(
      Mathematics.sign(Angle(radians: -3)) == -1 && abs(Mathematics.hypotenuse(3e200, -4e200) / 5e200 - 1) < 1e-15)
  }

  @Test func `an extent is the smallest box around all it was given`() {
    var extent = Extent()
    #expect(extent.rect == nil)
    extent.add(Point(3, 8))
    #expect(extent.rect == Rect(x: 3, y: 8, width: 0, height: 0))
    extent.add(around: Point(10, 20), reach: 2)
    extent.add(x: -1)
    extent.add(y: 30)
    #expect(extent.rect == Rect(x: -1, y: 8, width: 13, height: 22))
    var other = Extent()
    other.add(Point(100, 1))
    other.add(extent, grownBy: 5)
    #expect(other.rect == Rect(x: -6, y: 1, width: 106, height: 34))
    // One NaN is enough, also in an extent that is added.
    for bad in [Point(.nan, 4), Point(4, .nan)] {
      var (broken, whole) = (extent, extent)
      broken.add(bad)
      whole.add(broken, grownBy: 1)
      #expect(broken.rect == nil && whole.rect == nil)
    }
    extent.add(x: .infinity)
    #expect(extent.rect == nil)
    #expect(!Arc(center: .zero, radii: Size(3, 4), start: 1, sweep: .nan).bounds.isFinite)
  }
}
