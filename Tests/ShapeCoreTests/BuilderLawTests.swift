import TestSupport
import Testing

@_spi(Generated) @testable import ShapeCore

/// Steps of path builders beside their definitions, for random numbers.
@Suite struct BuilderLawTests {
  private typealias Failure = PathBuilder.Failure

  @Test func `an arc to a point is the arc around the center with the same end`() throws {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    for number in 0..<RandomCases.count(quick: 300, ci: 3_000, long: 100_000) {
      let (center, radii) = (random.point(), Size(random.number(1...80), random.number(1...80)))
      let (rotation, from) = (Angle(radians: random.number(-4...4)), Angle(radians: random.number(-7...7)))
      // Near half a turn, rounding decides about the size of the arc.
      let size = random.chance(50) ? random.number(0.1...3.0) : random.number(3.3...6.1)
      let isClockwise = random.chance(50)
      let sweep = Angle(radians: isClockwise ? size : -size)
      var around = PathBuilder()
      try around.arc(center: center, radii: radii, rotation: rotation, from: from, sweep: sweep)
      var between = PathBuilder()
      try between.arc(
        center: center, radii: radii, rotation: rotation, from: from, to: from + sweep,
        clockwise: isClockwise)
      #expect(
        largestDistance(around.path.samples(perSegment: 5), between.path.samples(perSegment: 5)) < 1e-9,
        "seed \(seed), \(number)")
      guard case .arc(let arc) = around.path.elements[1], let end = around.currentPoint else {
        Issue.record("seed \(seed), \(number)")
        continue
      }
      var to = PathBuilder()
      try to.move(to: arc.startPoint)
      try to.arc(to: end, radii: radii, rotation: rotation, large: size > Double.pi, clockwise: isClockwise)
      let (found, wanted) = (to.path.drawnSegments.last, around.path.drawnSegments.last)
      let parts = (0...6).map { Double($0) / 6 }
      #expect(
        largestDistance(parts.compactMap { found?.point(at: $0) }, parts.compactMap { wanted?.point(at: $0) }) < 1e-7,
        "seed \(seed), \(number)")
    }
  }

  @Test func `the sweep between two angles is the smallest that ends there`() throws {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    for _ in 0..<RandomCases.count(quick: 300, ci: 3_000, long: 100_000) {
      let (from, to) = (random.number(-900...900), random.number(-900...900))
      let isClockwise = random.chance(50)
      var builder = PathBuilder()
      try builder.arc(
        center: Point(3, 4), radii: Size(5, 2), from: Angle(degrees: from), to: Angle(degrees: to),
        clockwise: isClockwise)
      guard case .arc(let arc) = builder.path.elements.last else {
        Issue.record("seed \(seed): \(from) \(to)")
        continue
      }
      let sweep = Angle(radians: arc.sweep).degrees
      let turns = (sweep - (to - from)) / 360
      let difference = isClockwise ? to - from : from - to
      #expect(
        difference >= 360 ? abs(abs(sweep) - 360) < 1e-9 : abs(turns - turns.rounded()) < 1e-9,
        "seed \(seed): \(from) \(to)")
      #expect((sweep > 0) == isClockwise && abs(sweep) <= 360 + 1e-9, "seed \(seed): \(from) \(to)")
      #expect(arc.center == Point(3, 4) && arc.radii == Size(5, 2) && abs(arc.start - from * Double.pi / 180) < 1e-12)
    }
  }

  /// The control point before a smooth step and that after it are mirrored in the point between, if both steps are of
  /// one kind; otherwise it is the point itself.
  @Test func `a smooth step mirrors only the control point of its own kind`() throws {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    for number in 0..<RandomCases.count(quick: 40, ci: 400, long: 4_000) {
      var builder = PathBuilder()
      var last: (quad: Point?, cubic: Point?) = (nil, nil)
      var expected: [PathElement] = [.move(to: random.point())]
      guard case .move(let start) = expected[0] else { continue }
      try builder.move(to: start)
      var current = start
      for _ in 0..<12 {
        let (to, a, b) = (random.point(), random.point(), random.point())
        switch random.below(6) {
        case 0:
          try builder.line(to: to)
          expected.append(.line(to: to))
          last = (nil, nil)
        case 1:
          try builder.quad(to: to, control: a)
          expected.append(.quad(to: to, control: a))
          last = (a, nil)
        case 2:
          try builder.curve(to: to, control1: a, control2: b)
          expected.append(.curve(to: to, control1: a, control2: b))
          last = (nil, b)
        case 3:
          try builder.smooth(to: to)
          let control = last.quad.map { Point(2 * current.x - $0.x, 2 * current.y - $0.y) } ?? current
          expected.append(.quad(to: to, control: control))
          last = (control, nil)
        case 4:
          try builder.smooth(to: to, control2: b)
          let control = last.cubic.map { Point(2 * current.x - $0.x, 2 * current.y - $0.y) } ?? current
          expected.append(.curve(to: to, control1: control, control2: b))
          last = (nil, b)
        default:
          try builder.close()
          if expected.last != .close { expected.append(.close) }
          last = (nil, nil)
          current = start
          continue
        }
        // After a close, a segment begins a new subpath at the start of the closed one.
        if expected.count > 1, expected[expected.count - 2] == .close {
          expected.insert(.move(to: start), at: expected.count - 1)
        }
        current = to
      }
      let points = zip(builder.path.elements, expected).map {
        $0 == $1 || largestDistance(numbers($0), numbers($1)) < 1e-9
      }
      #expect(kinds(builder.path.elements) == kinds(expected) && !points.contains(false), "seed \(seed), \(number)")
      #expect(builder.currentPoint == current, "seed \(seed), \(number)")
    }
  }

  private func numbers(_ element: PathElement) -> [Point] {
    switch element {
    case .move(let to), .line(let to): [to]
    case .quad(let to, let control): [to, control]
    case .curve(let to, let control1, let control2): [to, control1, control2]
    case .arc(let arc): [arc.center, Point(arc.radii.width, arc.radii.height), Point(arc.start, arc.sweep)]
    case .close: []
    }
  }

  @Test func `appended and joined paths keep their elements`() throws {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    for number in 0..<RandomCases.count(quick: 60, ci: 600, long: 6_000) {
      let (first, second) = (random.path(), random.path())
      var builder = PathBuilder()
      builder.append(first)
      #expect(builder.path.elements == first.elements, "seed \(seed), \(number)")
      builder.append(second)
      #expect(builder.path.elements == first.elements + second.elements, "seed \(seed), \(number)")
      #expect(first.appending(second).elements == builder.path.elements, "seed \(seed), \(number)")
      let pieces = second.subpaths
      guard let last = pieces.last, let begin = pieces.first else { continue }
      #expect(builder.currentPoint == (last.isClosed ? last.start : last.end), "seed \(seed), \(number)")
      var joined = PathBuilder()
      try joined.move(to: Point(7, 9))
      if begin.isClosed {
        #expect(throws: Failure.closedPath) { try joined.join(second) }
        #expect(joined.path.elements == [.move(to: Point(7, 9))])
      } else {
        try joined.join(second)
        #expect(
          joined.path.elements == [.move(to: Point(7, 9)), .line(to: begin.start)] + second.elements.dropFirst(),
          "seed \(seed), \(number)")
      }
    }
  }

  private struct Step: Sendable {
    var name: String
    /// Numbers with which it succeeds.
    var numbers: [Double]
    /// The places of radii among them.
    var radii: [Int] = []
    var needsPoint = true
    var run: @Sendable (inout PathBuilder, [Double]) throws(PathBuilder.Failure) -> Void
  }

  private static let steps = [
    Step(name: "move", numbers: [1, 2], needsPoint: false) { b, n throws(PathBuilder.Failure) in
      try b.move(to: Point(n[0], n[1]))
    },
    Step(name: "line", numbers: [1, 2]) { b, n throws(PathBuilder.Failure) in try b.line(to: Point(n[0], n[1])) },
    Step(name: "quad", numbers: [1, 2, 3, 4]) { b, n throws(PathBuilder.Failure) in
      try b.quad(to: Point(n[0], n[1]), control: Point(n[2], n[3]))
    },
    Step(name: "curve", numbers: [1, 2, 3, 4, 5, 6]) { b, n throws(PathBuilder.Failure) in
      try b.curve(to: Point(n[0], n[1]), control1: Point(n[2], n[3]), control2: Point(n[4], n[5]))
    },
    Step(name: "smooth quad", numbers: [1, 2]) { b, n throws(PathBuilder.Failure) in try b.smooth(to: Point(n[0], n[1]))
    },
    Step(name: "smooth curve", numbers: [1, 2, 3, 4]) { b, n throws(PathBuilder.Failure) in
      try b.smooth(to: Point(n[0], n[1]), control2: Point(n[2], n[3]))
    },
    Step(name: "arc of a sweep", numbers: [1, 2, 3, 4, 5, 6, 0.5], radii: [2, 3], needsPoint: false) {
      b, n throws(PathBuilder.Failure) in
      try b.arc(
        center: Point(n[0], n[1]), radii: Size(n[2], n[3]), rotation: Angle(radians: n[4]), from: Angle(radians: n[5]),
        sweep: Angle(radians: n[6]))
    },
    Step(name: "arc between angles", numbers: [1, 2, 3, 4, 5, 6, 0.5], radii: [2, 3], needsPoint: false) {
      b, n throws(PathBuilder.Failure) in
      try b.arc(
        center: Point(n[0], n[1]), radii: Size(n[2], n[3]), rotation: Angle(radians: n[4]), from: Angle(radians: n[5]),
        to: Angle(radians: n[6]))
    },
    Step(name: "arc to a point", numbers: [1, 2, 3, 4, 5], radii: [2, 3]) { b, n throws(PathBuilder.Failure) in
      try b.arc(to: Point(n[0], n[1]), radii: Size(n[2], n[3]), rotation: Angle(radians: n[4]))
    },
    Step(name: "corner", numbers: [10, 20, 30, -4, 1.5], radii: [4]) { b, n throws(PathBuilder.Failure) in
      try b.corner(Point(n[0], n[1]), to: Point(n[2], n[3]), radius: n[4])
    },
  ]

  @Test(arguments: 0..<10)
  func `a step refuses each bad number and appends nothing then`(index: Int) throws {
    let step = Self.steps[index]
    func failure(_ numbers: [Double], hasPoint: Bool = true) throws -> Failure? {
      var builder = PathBuilder()
      if hasPoint {
        try builder.move(to: Point(-3, -5))
        try builder.line(to: .zero)
      }
      let (before, current) = (builder.path, builder.currentPoint)
      do {
        try step.run(&builder, numbers)
        #expect(builder.path != before && builder.path.isFinite, "\(step.name)")
        return nil
      } catch {
        #expect(builder.path == before && builder.currentPoint == current, "\(step.name)")
        return error
      }
    }
    #expect(try failure(step.numbers) == nil, "\(step.name)")
    #expect(try failure(step.numbers, hasPoint: false) == (step.needsPoint ? .noCurrentPoint : nil), "\(step.name)")
    for place in step.numbers.indices {
      for bad in [Double.nan, .infinity, -.infinity] {
        var numbers = step.numbers
        numbers[place] = bad
        #expect(try failure(numbers) == .notFinite, "\(step.name), \(place): \(bad)")
      }
      guard step.radii.contains(place) else { continue }
      var numbers = step.numbers
      numbers[place] = -2
      #expect(try failure(numbers) == .negativeRadius(-2), "\(step.name), \(place)")
    }
  }

  @Test func `splines, stars and polygons follow their definitions`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    for number in 0..<RandomCases.count(quick: 40, ci: 400, long: 4_000) {
      let points = (0..<random.whole(2...7)).map { _ in random.point() }
      let (count, tension) = (points.count, random.number(0...1))
      for isClosed in [false, true] {
        let spline = Path.spline(through: points, closed: isClosed, tension: tension)
        let curves = spline.subpaths.flatMap { $0.segments }
        #expect(
          curves.count == (isClosed ? count : count - 1) && spline.allSubpathsAreClosed == isClosed,
          "seed \(seed), \(number)")
        for (index, curve) in curves.enumerated() {
          func point(_ index: Int) -> Point {
            points[isClosed ? (index + count) % count : min(max(index, 0), count - 1)]
          }
          // The derivative at a point is half the way between its neighbors, less the tension.
          let slopes = [index, index + 1].map { (point($0 + 1) - point($0 - 1)) * (0.5 * (1 - tension)) }
          let found = [curve.start, curve.end, curve.derivative(at: 0), curve.derivative(at: 1)]
          #expect(
            largestDistance(found, [point(index), point(index + 1)] + slopes) < 1e-9,
            "seed \(seed), \(number), \(index)")
        }
      }
      let (center, rotation) = (random.point(), Angle(radians: random.number(-4...4)))
      let (tips, outer, inner) = (random.whole(1...9), random.number(5...60), random.number(1...80))
      let corners = (0..<2 * tips).map { index -> Point in
        let angle = rotation.radians + Double.pi * Double(index) / Double(tips)
        return center + Point(Mathematics.sine(angle), -Mathematics.cosine(angle)) * (index % 2 == 0 ? outer : inner)
      }
      let star = Path.star(center: center, points: tips, outerRadius: outer, innerRadius: inner, rotation: rotation)
      let polygon = Path.regularPolygon(center: center, sides: tips, radius: outer, rotation: rotation)
      #expect(largestDistance(star.drawnSegments.map { $0.start }, corners) < 1e-11, "seed \(seed), \(number)")
      let tipsAlone = corners.indices.filter { $0 % 2 == 0 }.map { corners[$0] }
      #expect(largestDistance(polygon.drawnSegments.map { $0.start }, tipsAlone) < 1e-11, "seed \(seed), \(number)")
      #expect(star.allSubpathsAreClosed && polygon.allSubpathsAreClosed && star.subpaths.count == 1)
    }
  }
}
