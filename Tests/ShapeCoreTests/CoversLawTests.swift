import TestSupport
import Testing

@_spi(Generated) @testable import ShapeCore

/// What is surely covered, flat, or without an inside, beside points and areas of random paths.
@Suite struct CoversLawTests {
  private func rect(_ generator: inout RandomSource, size: ClosedRange<Double>) -> Rect {
    Rect(
      x: generator.number(-60...50), y: generator.number(-60...50), width: generator.number(size),
      height: generator.number(size))
  }

  private func points(in rect: Rect) -> [Point] {
    (0...8).flatMap { x in
      (0...8).map {
        Point(rect.x + rect.width * (Double(x) + 0.01) / 8.02, rect.y + rect.height * (Double($0) + 0.01) / 8.02)
      }
    }
  }

  @Test func `a covered rectangle is inside, and one far from all edges is covered`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    var counts = (covered: 0, far: 0)
    for number in 0..<RandomCases.count(quick: 150, ci: 1_500, long: 20_000) {
      let path = random.path()
      let rule = random.pick(FillRule.allCases)
      let rect = rect(&random, size: 1...(number % 2 == 0 ? 12.0 : 60))
      let isCovered = path.covers(rect, rule: rule)
      if isCovered {
        counts.covered += 1
        #expect(points(in: rect).allSatisfy { path.contains($0, rule: rule) }, "seed \(seed), \(number)")
      }
      // Open subpaths are closed by a line.
      let outline = Path(
        subpaths: path.subpaths.map { Subpath(start: $0.start, segments: $0.segments, isClosed: true) })
      let reach = Point(rect.width, rect.height).length / 2
      let isFar = (outline.nearestPoint(to: rect.center)?.distance ?? 0) > reach * 1.01
      if isFar {
        counts.far += 1
        #expect(isCovered == path.contains(rect.center, rule: rule), "seed \(seed), \(number)")
      }
    }
    #expect(counts.covered > 9 && counts.far > 40)
  }

  @Test func `a covered path is inside`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    var count = 0
    for number in 0..<RandomCases.count(quick: 200, ci: 2_000, long: 20_000) {
      let outer = rect(&random, size: 10...60)
      let edges = (0..<4).map { _ in random.number(-1...4) }
      // Half of them have one edge or one radius that is out of place.
      let inner = outer.inset(left: edges[0], top: edges[1], right: edges[2], bottom: edges[3])
      func radii(_ low: Double) -> CornerRadii {
        CornerRadii(
          topLeft: random.number(low...5), topRight: random.number(low...5), bottomRight: random.number(low...5),
          bottomLeft: random.number(low...5))
      }
      let (path, other): (Path, Path) =
        switch number % 4 {
        case 0: (.rect(outer), .roundedRect(inner, radii: radii(0)))
        case 1: (.roundedRect(outer, radii: radii(0)), .roundedRect(inner, radii: radii(2)))
        case 2: (.ellipse(in: outer), .ellipse(in: inner))
        default: (.rect(outer), Path(Path.ellipse(in: inner).elements))
        }
      guard path.covers(other) else { continue }
      count += 1
      let slack = 1.1e-6
      let grown = path.offset(by: slack)
      #expect(other.samples(perSegment: 12).allSatisfy { grown.contains($0) }, "seed \(seed), \(number)")
    }
    #expect(count > 20)
  }

  /// Radii and edges that are too large or too far out in one place, and a little.
  @Test func `one edge or corner beyond the other path is enough`() {
    let box = Rect(x: 3, y: 5, width: 60, height: 40)
    func rounded(_ rect: Rect, _ r: [Double]) -> Path {
      .roundedRect(rect, radii: CornerRadii(topLeft: r[0], topRight: r[1], bottomRight: r[2], bottomLeft: r[3]))
    }
    let radii = [4.0, 7, 9, 5]
    for place in 0..<4 {
      for (by, isCovered) in [(0.5e-6, true), (2e-6, false), (-1, true)] {
        let out = (0..<4).map { $0 == place ? -by : 0 }
        let moved = box.inset(left: out[0], top: out[1], right: out[2], bottom: out[3])
        #expect(Path.rect(box).covers(.rect(moved)) == isCovered, "\(place), \(by)")
        #expect(rounded(box, radii).covers(rounded(moved, radii)) == isCovered, "\(place), \(by)")
        #expect(Path.ellipse(in: box).covers(.ellipse(in: moved)) == (abs(by) < 1e-6), "\(place), \(by)")
        let less = (0..<4).map { $0 == place ? radii[$0] - by : radii[$0] }
        #expect(rounded(box, radii).covers(rounded(box, less)) == isCovered, "\(place), \(by)")
      }
    }
  }

  /// Points on a line, and the same with one of them off the line.
  @Test func `a path is flat if all its points are on one line`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    for number in 0..<RandomCases.count(quick: 100, ci: 1_000, long: 10_000) {
      let (origin, angle) = (random.point(), random.number(-4...4))
      let direction = Point(Mathematics.cosine(angle), Mathematics.sine(angle))
      let odd = random.below(9)
      for isFlat in [true, false] {
        var index = 0
        func next() -> Point {
          defer { index += 1 }
          return origin + direction * random.number(-80...80) + direction.perpendicular
            * (index == odd && !isFlat ? 2 : 0)
        }
        let start = next()
        let path = Path([
          .move(to: start), .line(to: next()), .quad(to: next(), control: next()),
          .curve(to: next(), control1: next(), control2: next()), .line(to: next()), .line(to: next()), .close,
        ])
        #expect(path.hasNoInside == isFlat && path.isFlat() == isFlat, "seed \(seed), \(number): \(odd)")
        #expect(path.isFlat(within: 4.1) && (isFlat || !path.isFlat(within: 0.01)), "seed \(seed), \(number)")
      }
    }
  }
}
