import TestSupport
import Testing

@_spi(Generated) @testable import ShapeCore

/// Ready-made paths have formulas of their own. Each is compared with the general code for the same elements, with four
/// radii, two lengths and two coordinates that all differ.
@Suite struct ReadyMadeLawTests {
  /// A rectangle, a rounded one with up to two sharp corners, an ellipse or a circle, and a path of its elements.
  private func pair(_ seed: UInt64, _ generator: inout RandomSource) -> (ready: Path, plain: Path) {
    let rect = Rect(
      x: generator.number(-50...50), y: generator.number(-50...50), width: generator.number(20...90),
      height: generator.number(20...90))
    func radius() -> Double { generator.chance(25) ? 0 : generator.number(1...0.49 * min(rect.width, rect.height)) }
    let ready: Path =
      switch seed % 5 {
      case 0: .rect(rect)
      case 1: .ellipse(in: rect)
      case 2: .circle(center: rect.origin, radius: rect.width / 3)
      default:
        .roundedRect(
          rect, radii: CornerRadii(topLeft: radius(), topRight: radius(), bottomRight: radius(), bottomLeft: radius()))
      }
    return (ready, Path(ready.elements))
  }

  private func isRound(_ path: Path) -> Bool {
    path.elements.contains { if case .arc(let a) = $0 { a.radii.width > 0 } else { false } }
  }

  @Test(arguments: RandomCases.seeds(quick: 50, ci: 500, long: 10_000))
  func `measures of a ready-made path are those of its elements`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let (ready, plain) = pair(seed, &generator)
    let size = plain.length
    #expect(ready.elementCount == plain.elementCount && !ready.isEmpty && ready.allSubpathsAreClosed && ready.isFinite)
    #expect(edgeDifference(ready.bounds, plain.bounds) < 1e-12 * size, "seed \(seed)")
    #expect(abs(ready.length - size) < 1e-12 * size && abs(ready.signedArea - plain.signedArea) < 1e-12 * size * size)
    #expect(abs(ready.area() - plain.area()) < 1e-9 * size * size, "seed \(seed)")
    #expect(!ready.isFlat() && !ready.hasNoInside && !plain.isFlat() && !plain.hasNoInside, "seed \(seed)")
    for _ in 0..<6 {
      let (point, fraction) = (generator.point(), generator.number(0...1))
      #expect(ready.winding(around: point) == plain.winding(around: point), "seed \(seed)")
      #expect(ready.nearestPoint(to: point) == plain.nearestPoint(to: point), "seed \(seed)")
      #expect(ready.point(at: fraction) == plain.point(at: fraction), "seed \(seed)")
      #expect(ready.tangent(at: fraction) == plain.tangent(at: fraction), "seed \(seed)")
    }
    let cuts = [generator.number(0...1), generator.number(0...1)].sorted()
    #expect(ready.trimmed(from: cuts[0], to: cuts[1]) == plain.trimmed(from: cuts[0], to: cuts[1]), "seed \(seed)")
    #expect(ready.reversed() == plain.reversed() && ready.dashed([3, 5]) == plain.dashed([3, 5]), "seed \(seed)")
    #expect(ready.flattened(tolerance: 0.1).elements == plain.flattened(tolerance: 0.1).elements, "seed \(seed)")
  }

  @Test(arguments: RandomCases.seeds(quick: 50, ci: 500, long: 10_000))
  func `images of a ready-made path are those of its elements`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let (ready, plain) = pair(seed, &generator)
    let (even, x, y) = (generator.number(0.2...3), generator.number(0.2...3), generator.number(0.2...3))
    let move = generator.point()
    let maps = [
      Transform.translation(move), .scale(x: even, y: even, around: move), .scale(x: x, y: y, around: move),
      .scale(x: -x, y: y, around: move), .scale(x: x, y: -y, around: move),
      .rotation(Angle(radians: generator.number(-4...4)), around: move), generator.transform(),
    ]
    for (index, map) in maps.enumerated() {
      let expected = plain.samples(perSegment: 6).map {
        Point(map.a * $0.x + map.c * $0.y + map.tx, map.b * $0.x + map.d * $0.y + map.ty)
      }
      let found =
        [ready.transformed(by: map), plain.transformed(by: map)]
        + (index > 0 ? [] : [ready.translated(by: move), plain.translated(by: move)])
      for image in found {
        #expect(largestDistance(image.samples(perSegment: 6), expected) < 1e-10, "seed \(seed), \(index)")
      }
    }
  }

  @Test(arguments: RandomCases.seeds(quick: 60, ci: 600, long: 10_000))
  func `a stroke of a ready-made path has the bounds of that of its elements`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let (ready, plain) = pair(seed, &generator)
    for dash in [[], [7.0, 3]] {
      let style = StrokeStyle(
        width: generator.number(0.5...15), cap: generator.pick(LineCap.allCases),
        join: generator.pick(LineJoin.allCases),
        dash: dash)
      let (found, expected) = (ready.strokeBounds(style), plain.strokeBounds(style))
      if style.cap == .square, !dash.isEmpty, isRound(ready) {
        // They may be larger, but only by what the corners of caps could reach.
        let margin = (2.0.squareRoot() - 1) * style.width / 2
        let grown = expected.map { $0.inset(by: -margin - 1e-9) }
        #expect(edgeDifference(expected.flatMap { found?.union($0) }, found) < 1e-9, "seed \(seed)")
        #expect(edgeDifference(found.flatMap { grown?.union($0) }, grown) < 1e-9, "seed \(seed)")
      } else {
        #expect(edgeDifference(found, expected) < 1e-9, "seed \(seed): \(style)")
      }
    }
  }

  /// Rounds a coordinate, so that rounding errors don't decide about the order.
  private func digits(_ value: Double) -> Double { (value * 1e6).rounded() }

  private func arcs(_ path: Path) -> [Point] {
    let found = path.elements.compactMap {
      if case .arc(let arc) = $0, arc.radii.width > 1e-9, abs(arc.sweep) > 1e-9 { arc } else { nil }
    }
    // Center and radius of each, from left to right.
    return found.sorted { (digits($0.center.x), $0.center.y) < (digits($1.center.x), $1.center.y) }
      .flatMap { [$0.center, Point($0.radii.width, $0.radii.height)] }
  }

  @Test(arguments: RandomCases.seeds(quick: 60, ci: 600, long: 10_000))
  func `rounding a ready-made path gives the arcs of rounding its elements`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let (ready, plain) = pair(seed, &generator)
    for radius in [generator.number(0.5...9), generator.number(5...70), .infinity] {
      let (found, expected) = (ready.rounded(radius: radius), plain.rounded(radius: radius))
      #expect(largestDistance(arcs(found), arcs(expected)) < 1e-9, "seed \(seed): \(radius)")
      #expect(kinds(found.elements) == kinds(ready.elements).replacing("LLLZ", with: "LALALALAZ"), "seed \(seed)")
    }
  }

  @Test(arguments: RandomCases.seeds(quick: 10, ci: 100, long: 2_000))
  func `regions of a ready-made path are those of its elements`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let (ready, plain) = pair(seed, &generator)
    let slack = 1e-4 * plain.length
    func isSame(_ a: Path, _ b: Path) -> Bool { a.symmetricDifference(b).area() < slack }
    let join = generator.pick(LineJoin.allCases)
    for amount in [generator.number(1...12), generator.number(-9 ... -0.5)] {
      #expect(
        isSame(ready.offset(by: amount, join: join), plain.offset(by: amount, join: join)),
        "seed \(seed): \(amount), \(join)")
    }
    let style = StrokeStyle(width: generator.number(1...9), join: .miter)
    if let inside = ready.inside(ofStroke: style.width) {
      #expect(isSame(inside, plain.subtracting(plain.stroked(style))), "seed \(seed)")
    } else {
      #expect(seed % 5 == 1, "seed \(seed)")
    }
    #expect(plain.inside(ofStroke: style.width) == nil)
  }

  /// The circle of the round corner has the radius 6 after the offset, in a box that is 2 points high or wide.
  @Test(arguments: 0..<4)
  func `a round corner that reaches past a sharp one keeps its center`(place: Int) {
    let numbers = changed([0, 0, 0, 0], place, 10)
    let radii = CornerRadii(
      topLeft: numbers[0], topRight: numbers[1], bottomRight: numbers[2], bottomLeft: numbers[3])
    for rect in [Rect(x: 1, y: 2, width: 20, height: 10), Rect(x: 1, y: 2, width: 10, height: 20)] {
      let ready = Path.roundedRect(rect, radii: radii)
      let (found, expected) = (ready.offset(by: -4), Path(ready.elements).offset(by: -4))
      #expect(abs(found.area() - expected.area()) < 1e-6 && kinds(found.elements) == kinds(expected.elements))
    }
  }

  @Test func `one number that is not finite is enough in any place`() {
    let box = [3.0, 4, 50, 20]
    let radii = [1.0, 2, 3, 5]
    for (place, bad) in zip(0..<8, [.nan, .infinity, -.infinity, .nan, .infinity, .nan, .infinity, .nan] as [Double]) {
      let (a, b) = (place < 4 ? changed(box, place, bad) : box, place >= 4 ? changed(radii, place - 4, bad) : radii)
      let rect = Rect(x: a[0], y: a[1], width: a[2], height: a[3])
      let corners = CornerRadii(topLeft: b[0], topRight: b[1], bottomRight: b[2], bottomLeft: b[3])
      #expect(!Path(storage: .roundedRect(rect, corners)).isFinite && corners.isFinite == (place < 4))
      #expect(Path(storage: .rect(rect)).isFinite == (place >= 4))
      #expect(Path(storage: .ellipse(rect)).isFinite == (place >= 4))
    }
    for count in 1...4 {
      #expect(
        CornerRadii(
          topLeft: 1, topRight: count == 2 ? 2 : 1, bottomRight: count == 3 ? 2 : 1, bottomLeft: count == 4 ? 2 : 1
        ).isUniform == (count == 1))
    }
    // A line, a quadratic, a cubic and an arc, with each of their numbers changed in turn.
    let numbers: [Double] = [0, 1, 2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 0.5, 0.25, 1.5]
    func path(_ n: [Double]) -> Path {
      let arc = Arc(center: Point(n[13], n[14]), radii: Size(n[15], n[16]), rotation: n[17], start: n[18], sweep: n[19])
      return Path(wellFormed: [
        .move(to: Point(n[0], n[1])), .line(to: Point(n[2], n[3])),
        .quad(to: Point(n[4], n[5]), control: Point(n[6], n[7])),
        .curve(to: Point(n[4], n[8]), control1: Point(n[9], n[10]), control2: Point(n[11], n[12])), .arc(arc), .close,
      ])
    }
    #expect(path(numbers).isFinite)
    let broken = numbers.indices.map { path(changed(numbers, $0, $0 % 2 == 0 ? .nan : .infinity)) }
    #expect(
      broken.allSatisfy {
        !$0.isFinite && $0.bounds == nil && $0.length == 0 && $0.strokeBounds(StrokeStyle(width: 2)) == nil
      })
  }

  private func changed(_ numbers: [Double], _ place: Int, _ value: Double) -> [Double] {
    var numbers = numbers
    numbers[place] = value
    return numbers
  }
}
