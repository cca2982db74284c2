import TestSupport
import Testing

@_spi(Generated) @testable import ShapeCore

/// The numbers of a single segment beside their definitions.
@Suite struct SegmentLawTests {
  private static let seeds = RandomCases.seeds(quick: 80, ci: 800, long: 20_000)

  /// Returns the point of a segment at a parameter, by linear interpolation of its points or on the unit circle.
  private func place(_ segment: Segment, _ t: Double) -> Point {
    var level: [Point]
    switch segment {
    case .line(let from, let to): level = [from, to]
    case .quad(let from, let control, let to): level = [from, control, to]
    case .cubic(let from, let control1, let control2, let to): level = [from, control1, control2, to]
    case .arc(let arc):
      let angle = Angle(radians: arc.start + arc.sweep * t)
      let turn = Angle(radians: arc.rotation)
      let (x, y) = (arc.radii.width * angle.cosine, arc.radii.height * angle.sine)
      return Point(
        arc.center.x + x * turn.cosine - y * turn.sine, arc.center.y + x * turn.sine + y * turn.cosine)
    }
    while level.count > 1 {
      level = zip(level, level.dropFirst()).map {
        Point($0.x * (1 - t) + $1.x * t, $0.y * (1 - t) + $1.y * t)
      }
    }
    return level[0]
  }

  /// Returns the derivative of a function by a difference of the fourth order.
  private func slope(_ function: (Double) -> Point, _ t: Double) -> Point {
    let h = 1e-3
    let (near, far) = (function(t + h) - function(t - h), function(t + 2 * h) - function(t - 2 * h))
    return (near * 8 - far) / (12 * h)
  }

  @Test(arguments: seeds)
  func `points and derivatives follow the definition`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let segment = generator.segment(from: generator.point())
    let t = generator.number(0.1...0.9)
    let moved = Point(31, -7)
    let errors = [
      segment.point(at: t) - place(segment, t), segment.start - place(segment, 0), segment.end - place(segment, 1),
      segment.reversed.point(at: t) - place(segment, 1 - t), segment.reversed.start - place(segment, 1),
      segment.reversed.end - place(segment, 0), segment.translated(by: moved).point(at: t) - place(segment, t) - moved,
    ].map { $0.length }
    #expect((errors.max() ?? 1) < 1e-11, "seed \(seed): \(errors)")
    let slopes = [
      segment.derivative(at: t) - slope({ place(segment, $0) }, t),
      segment.secondDerivative(at: t) - slope({ segment.derivative(at: $0) }, t),
      segment.thirdDerivative(at: t) - slope({ segment.secondDerivative(at: $0) }, t),
    ].map { $0.length }
    #expect((slopes.max() ?? 1) < 1e-5, "seed \(seed): \(slopes)")
    // The ends of the fit of an arc, and the ends of other curves, are where they are said to be.
    let path = Path(subpaths: [Subpath(start: segment.start, segments: [segment])])
    #expect(path.drawnSegments == [segment], "seed \(seed)")
  }

  @Test(arguments: seeds)
  func `a piece is the curve between its parameters`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let segment = generator.segment(from: generator.point())
    let ends = [generator.number(0...1), generator.number(0...1)].sorted()
    for (low, high) in [(ends[0], ends[1]), (0, ends[1]), (ends[0], 1), (0, 1)] {
      let (piece, span) = (segment.piece(from: low, to: high), segment.span(from: low, to: high))
      let cubic = Segment.cubic(from: span.p0, control1: span.p1, control2: span.p2, to: span.p3)
      // A cubic misses an arc by at most its error.
      let slack = 1e-10 + 1.5 * (span.errorAxes.0.length + span.errorAxes.1.length)
      for index in 0...6 {
        let t = Double(index) / 6
        let expected = place(segment, low + (high - low) * t)
        #expect(piece.point(at: t).distance(to: expected) < 1e-10, "seed \(seed): \(low), \(high)")
        let isArc = if case .arc = segment { true } else { false }
        #expect(isArc || cubic.point(at: t).distance(to: expected) < slack, "seed \(seed): \(low), \(high)")
      }
      #expect(span.start == low && span.end == high)
    }
  }

  /// Returns the parameters between samples where a function changes its sign.
  private func changes(_ function: (Double) -> Double) -> [Double] {
    let count = 4000
    var (found, last): ([Double], Double) = ([], function(0.5 / Double(count)))
    for index in 1..<count {
      let next = function((Double(index) + 0.5) / Double(count))
      if (next < 0) != (last < 0) { found.append(Double(index) / Double(count)) }
      last = next
    }
    return found
  }

  /// Returns whether both lists have the same places, except near the ends and where two are close together.
  private func isSame(_ found: [Double], _ expected: [Double]) -> Bool {
    func isMatched(_ places: [Double], _ others: [Double]) -> Bool {
      places.allSatisfy { place in
        let isAlone = !places.contains { $0 != place && abs($0 - place) < 2e-3 }
        return !isAlone || place < 3e-3 || place > 0.997 || others.contains { abs($0 - place) < 1e-3 }
      }
    }
    return isMatched(found, expected) && isMatched(expected, found)
  }

  @Test(arguments: RandomCases.seeds(quick: 24, ci: 240, long: 5_000))
  func `turning points and inflections are where a derivative changes its sign`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let segment = generator.segment(from: generator.point())
    let (x, y, bends) = (segment.turningPointsX, segment.turningPointsY, segment.inflections)
    func sorted(_ pair: (Double?, Double?)) -> [Double] { [pair.0, pair.1].compactMap { $0 }.sorted() }
    #expect(isSame(sorted(x), changes { segment.derivative(at: $0).x }), "seed \(seed)")
    #expect(isSame(sorted(y), changes { segment.derivative(at: $0).y }), "seed \(seed)")
    let turning = changes { segment.derivative(at: $0).cross(segment.secondDerivative(at: $0)) }
    #expect(isSame(sorted(bends), segment.isLine ? [] : turning), "seed \(seed)")
    #expect(isSame(segment.convexSplits, (sorted(x) + sorted(y) + sorted(bends)).sorted()), "seed \(seed)")
  }

  @Test(arguments: seeds)
  func `directions are those of small steps`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let segment = generator.segment(from: generator.point())
    func direction(_ t: Double) -> Point {
      let way = place(segment, t + 1e-7) - place(segment, t - 1e-7)
      return way / way.length
    }
    let t = generator.number(0.05...0.95)
    let found = [segment.startDirection, segment.direction(at: t), segment.endDirection].compactMap { $0 }
    #expect(largestDistance(found, [direction(0), direction(t), direction(1)]) < 1e-5, "seed \(seed)")
    // The control polygon is not shorter, and contains the curve.
    let samples = (0...60).map { place(segment, Double($0) / 60) }
    let length = zip(samples, samples.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    let reach = samples.reduce(0) { max($0, abs($1.x), abs($1.y)) }
    if case .arc(let arc) = segment {
      #expect(segment.magnitude == max(abs(arc.center.x), abs(arc.center.y), arc.radii.width, arc.radii.height))
    } else {
      #expect(segment.magnitude >= reach - 1e-9 && segment.controlLength >= length - 1e-9, "seed \(seed)")
    }
  }

  @Test(arguments: seeds)
  func `between breaks a curve turns by at most a right angle, and the curvature has no extreme`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let segment = generator.segment(from: generator.point())
    let stops = [0] + segment.breaks + [1]
    for (low, high) in zip(stops, stops.dropFirst()) {
      let directions = (0...10).compactMap { segment.direction(at: low + (high - low) * (0.001 + 0.0998 * Double($0))) }
      #expect(
        directions.allSatisfy { a in directions.allSatisfy { a.dot($0) > -1e-3 } }, "seed \(seed): \(low)...\(high)")
      let inner = [low] + segment.curvatureExtremes(from: low, to: high) + [high]
      for (a, b) in zip(inner, inner.dropFirst()) where b - a > 1e-4 {
        let curvatures = (0...10).map { index -> Double in
          let t = a + (b - a) * (0.01 + 0.098 * Double(index))
          let (velocity, change) = (segment.derivative(at: t), segment.secondDerivative(at: t))
          return velocity.cross(change) / Mathematics.power(velocity.length, 3)
        }
        let steps = zip(curvatures, curvatures.dropFirst()).map { $1 - $0 }
        let noise = 1e-9 * (curvatures.map { abs($0) }.max() ?? 0)
        #expect(
          steps.allSatisfy { $0 >= -noise } || steps.allSatisfy { $0 <= noise }, "seed \(seed): \(a)...\(b)")
      }
    }
  }

  /// Compares the smallest radius of curvature of many samples.
  @Test(arguments: seeds)
  func `a curve that is surely straighter bends nowhere more tightly`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let segment = generator.segment(from: generator.point())
    // A cubic near a line, whose curvature changes its sign in some cases.
    func bend() -> Point { Point(generator.number(-4...4), generator.number(-9...9)) }
    let gentle = Segment.cubic(
      from: .zero, control1: Point(30, 0) + bend(), control2: Point(60, 0) + bend(), to: Point(90, 0))
    for segment in [segment, gentle] {
      let tightest = (0...400).reduce(Double.infinity) { least, index in
        let (velocity, change) = (
          segment.derivative(at: Double(index) / 400), segment.secondDerivative(at: Double(index) / 400)
        )
        return min(least, Mathematics.power(velocity.length, 3) / abs(velocity.cross(change)))
      }
      guard tightest > 1e-3, tightest < 1e9 else {
        #expect(segment.isLine || tightest <= 1e-3, "seed \(seed)")
        continue
      }
      #expect(!segment.isSurelyStraighter(than: tightest * 1.01), "seed \(seed)")
      // Bounds of other cubics and of pieces of ellipses are not sharp.
      let isQuad = if case .quad = segment { tightest > 2 } else { false }
      if isQuad || segment == gentle {
        #expect(segment.isSurelyStraighter(than: tightest / 4), "seed \(seed): \(tightest)")
      }
    }
  }

  @Test func `control points that only rounding separates from an end are moved there`() {
    let (from, to, middle) = (Point(30, 40), Point(70, 20), Point(45, 60))
    let off = Point(3e-12, -2e-12)
    func cubic(_ first: Point, _ second: Point) -> Segment {
      .cubic(from: from, control1: first, control2: second, to: to)
    }
    let line = Segment.line(from: from, to: to)
    let pairs: [(Segment, Segment)] = [
      (cubic(from + off, middle), cubic(from, middle)), (cubic(middle, to + off), cubic(middle, to)),
      (cubic(from + off, to + off), line), (cubic(from, from + off), cubic(from, from + off)),
      (.quad(from: from, control: from + off, to: to), line), (.quad(from: from, control: to + off, to: to), line),
      (.quad(from: from, control: middle, to: to), .quad(from: from, control: middle, to: to)), (line, line),
    ]
    #expect(pairs.map { $0.0.withPlainControls } == pairs.map { $0.1 })
  }
}
