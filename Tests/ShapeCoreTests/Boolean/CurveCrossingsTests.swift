import TestSupport
import Testing

@_spi(Generated) @testable import ShapeCore

/// Crossings of graphs of cubic functions, whose difference tells where they cross.
@Suite struct CurveCrossingsTests {
  /// Returns the graph of a function with four Bernstein coefficients, over 0...100.
  private func graph(_ heights: [Double], isBackward: Bool = false) -> Segment {
    let graph = Segment.cubic(
      from: Point(0, heights[0]), control1: Point(100.0 / 3, heights[1]), control2: Point(200.0 / 3, heights[2]),
      to: Point(100, heights[3]))
    return isBackward ? graph.reversed : graph
  }

  private func find(
    _ first: Segment, _ second: Segment, tolerance: Double,
    shared: (CurveCrossings.Contact?, CurveCrossings.Contact?) = (nil, nil)
  ) -> (contacts: [CurveCrossings.Contact], comparisons: Int) {
    var crossings = CurveCrossings(tolerance: tolerance, noise: 1e-12)
    crossings.find(first, from: 0, to: 1, second, from: 0, to: 1, shared: shared)
    return (crossings.contacts.sorted { $0.first < $1.first }, crossings.takeComparisons())
  }

  /// Returns a convex and rising function, and how much higher another one is.
  private func heights(_ random: inout RandomSource, difference: ClosedRange<Double>) -> (
    first: [Double], gap: [Double]
  ) {
    let steps = [random.number(1...5), random.number(6...12), random.number(13...25)]
    let first = [0, steps[0], steps[0] + steps[1], steps[0] + steps[1] + steps[2]]
    return (first, (0..<4).map { _ in random.number(difference) })
  }

  private func value(_ coefficients: [Double], _ t: Double) -> Double {
    let s = 1 - t
    return coefficients[0] * s * s * s + coefficients[1] * 3 * s * s * t + coefficients[2] * 3 * s * t * t
      + coefficients[3] * t * t * t
  }

  @Test func `curves cross where their difference changes its sign`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    let tolerance = 1e-7
    var total = 0
    for number in 0..<RandomCases.count(quick: 100, ci: 1_000, long: 20_000) {
      // Alternate curves that almost coincide with others.
      let reach = [0.001, 0.1, 3.0][number % 3]
      let (first, gap) = heights(&random, difference: -reach...reach)
      let isBackward = random.chance(50)
      let second = graph(zip(first, gap).map { $0 + $1 }, isBackward: isBackward)
      let found = find(graph(first), second, tolerance: tolerance).contacts
      total += found.count
      for contact in found {
        let other = isBackward ? 1 - contact.second : contact.second
        #expect(abs(contact.first - other) < 1e-4, "seed \(seed), \(number)")
        let (a, b) = (graph(first).point(at: contact.first), second.point(at: contact.second))
        #expect(a.distance(to: b) <= tolerance, "seed \(seed), \(number)")
      }
      // Between crossings one curve is always above the other.
      let stops = [0] + found.map { $0.first } + [1]
      var last = 0.0
      for (low, high) in zip(stops, stops.dropFirst()) {
        let values = (0...200).map { value(gap, low + (high - low) * Double($0) / 200) }.filter {
          abs($0) > 4 * tolerance
        }
        let sign = values.first.map { $0 < 0 ? -1.0 : 1 } ?? 0
        #expect(values.allSatisfy { $0 * sign > 0 }, "seed \(seed), \(number): \(low)...\(high)")
        if last != 0, sign != 0 { #expect(sign == -last, "seed \(seed), \(number): no change at \(low)") }
        last = sign
      }
    }
    #expect(total > 30)
  }

  /// The difference is small around its first root, near the middle of both curves, and has another root behind it.
  @Test(arguments: [0.505, 0.515, 0.52, 0.53])
  func `curves that cross flatly cross in the middle of where they are the same`(root: Double) {
    let (first, slope, other) = ([0.0, 3, 12, 30], 0.02, 0.9)
    let factor = slope / (other - root)
    let (start, end) = (-factor * root * other, factor * (1 - root) * (other - 1))
    let sum = factor * (root + other)
    let gap = [start, start + sum / 3, end - (sum - 2 * factor) / 3, end]
    let found = find(graph(first), graph(zip(first, gap).map { $0 + $1 }), tolerance: 1e-3).contacts
    let places = found.map { $0.first }
    #expect(largestDistance(places.map { Point($0, 0) }, [Point(root, 0), Point(other, 0)]) < 0.03, "\(places)")
  }

  @Test(arguments: [0, 1])
  func `curves that share an end are compared in few steps`(end: Int) {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    for number in 0..<50 {
      let (first, gaps) = heights(&random, difference: 0.5...1)
      var gap = gaps
      gap[end == 0 ? 0 : 3] = 0
      let isBackward = number % 2 == 0
      let second = graph(zip(first, gap).map { $0 + $1 }, isBackward: isBackward)
      let t = Double(end)
      let contact = CurveCrossings.Contact(first: t, second: isBackward ? 1 - t : t)
      let found = find(graph(first), second, tolerance: 1e-9, shared: end == 0 ? (contact, nil) : (nil, contact))
      #expect(found.contacts.isEmpty && found.comparisons < 12, "seed \(seed), \(number): \(found.comparisons)")
    }
  }

  /// The cubic of a span of an arc, in the coordinates in which the ellipse is the unit circle.
  @Test func `a span of an arc is outside by no more than its error`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    var count = 0
    for number in 0..<RandomCases.count(quick: 200, ci: 2_000, long: 20_000) {
      let arc = random.arc()
      let ends = [random.number(0...1), random.number(0...1)]
      let span = Segment.arc(arc).span(from: ends[0], to: ends[1])
      let cubic = Segment.cubic(from: span.p0, control1: span.p1, control2: span.p2, to: span.p3)
      guard abs(arc.sweep * (ends[1] - ends[0])) < Double.pi / 2 else { continue }
      count += 1
      let turn = Point(Mathematics.cosine(arc.rotation), Mathematics.sine(arc.rotation))
      let excess = (0...40).map { index -> Double in
        let offset = cubic.point(at: Double(index) / 40) - arc.center
        return Point(offset.dot(turn) / arc.radii.width, turn.cross(offset) / arc.radii.height).length - 1
      }
      let share = span.errorAxes.0.length / arc.radii.width
      #expect(
        abs(span.errorAxes.1.length / arc.radii.height - share) <= 1e-12 * share + 1e-300, "seed \(seed), \(number)")
      #expect((excess.max() ?? 1) <= share + 1e-13 && (excess.min() ?? -1) > -1e-13, "seed \(seed), \(number)")
      #expect(span.error(along: turn * 3) <= 3 * arc.radii.width * share * (1 + 1e-9), "seed \(seed), \(number)")
      #expect(share <= 2.8 * (excess.max() ?? 0) + 1e-12, "seed \(seed), \(number)")
    }
    #expect(count > 0)
  }

  /// Chords that cross anywhere are cut exactly, as a region that was cut where its curves cross.
  @Test func `snap rounding alone finds the same regions`() throws {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    var count = 0
    for number in 0..<RandomCases.count(quick: 40, ci: 400, long: 4_000) {
      // On a lattice, corners are on edges and edges coincide.
      let isLattice = number % 2 == 0
      func polygon() -> Path {
        .polygon(
          (0..<random.whole(3...9)).map { _ in
            isLattice ? Point(Double(random.whole(0...6)), Double(random.whole(0...6))) : random.point()
          })
      }
      let (first, second) = (polygon(), polygon())
      guard let operands = Operands(first.subpaths, second.subpaths), var arrangement = Arrangement(operands) else {
        continue
      }
      count += 1
      arrangement.chords = arrangement.pieces.map {
        Arrangement.Chord(
          source: $0.source, from: $0.from, to: $0.to, start: $0.start, end: $0.end, windings: $0.windings,
          heights: $0.heights)
      }
      var steps = StepBudget.unlimited
      let isDone = arrangement.snapChords(&steps)
      #expect(isDone, "seed \(seed), \(number)")
      for operation in RegionOperation.allCases {
        let region = Path(subpaths: try arrangement.region(&steps) { operation.isInside($0, .evenOdd) })
        let expected = first.combined(with: second, operation, rule: .evenOdd)
        #expect(abs(region.signedArea - expected.signedArea) < 1e-6, "seed \(seed), \(number): \(operation)")
      }
    }
    #expect(count > 0)
  }
}
