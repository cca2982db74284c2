import Foundation
import TestSupport
import Testing

@_spi(Generated) @testable import ShapeCore

/// Offsets of random and adversarial regions against the distance from their edges.
///
/// Failures name the seed of their region; `SHAPE_SEED=123 SHAPE_COUNT=1` tries that region alone.
@Suite struct OffsetOracleTests {
  // One of each kind, four of each, many.
  private static let seeds = RandomCases.seeds(quick: 9, ci: 36, long: 2_000)
  private static let points = TestTier.current.pick(quick: 60, ci: 60, long: 200)

  @Test(arguments: seeds)
  func `round joins include all points within the distance`(seed: UInt64) {
    let offset = OffsetCase(seed: seed)
    let judge = OffsetJudge(offset.path, offset.rule, amount: offset.amount)
    let result = offset.path.offset(by: offset.amount, join: .round, rule: offset.rule)
    #expect(
      judge.complaint(about: result, join: .round, seed: seed, points: Self.points) == nil,
      "seed \(seed), \(offset.kind), by \(offset.amount)")
  }

  @Test(arguments: seeds, [LineJoin.miter, .bevel])
  func `other joins differ only at corners`(seed: UInt64, join: LineJoin) {
    let offset = OffsetCase(seed: seed)
    let judge = OffsetJudge(offset.path, offset.rule, amount: offset.amount)
    let result = offset.path.offset(by: offset.amount, join: join, miterLimit: 4, rule: offset.rule)
    #expect(
      judge.complaint(about: result, join: join, seed: seed, points: Self.points) == nil,
      "seed \(seed), \(offset.kind), by \(offset.amount), \(join)")
  }

  @Test(arguments: seeds)
  func `offsets of results are offsets`(seed: UInt64) {
    let offset = OffsetCase(seed: seed)
    var generator = RandomSource(seed: seed)
    let width = generator.number(0.5...8)
    let result: Path =
      switch seed % 4 {
      case 0: offset.path.stroked(width: width, join: .round)
      case 1: offset.path.dashed([generator.number(3...20), 5]).stroked(width: width, cap: .round)
      case 2: offset.path.trimmed(from: 0.1, to: generator.number(0.3...0.9)).stroked(width: width, join: .bevel)
      default: offset.path.offset(by: offset.amount, join: .round, rule: offset.rule)
      }
    let amount = generator.number(0.1...5) * (seed % 2 == 0 ? 1 : -1)
    let complaint = OffsetJudge(result, .nonZero, amount: amount).complaint(
      about: result.offset(by: amount, join: .round), join: .round, seed: seed, points: Self.points)
    #expect(
      complaint == nil, "seed \(seed), \(offset.kind), by \(amount)")
  }

  // MARK: Single cases

  @Test func `a notch that ends in a point loses the disc around it`() {
    let notch = Path([
      .move(to: .zero), .line(to: Point(100, 0)), .line(to: Point(100, 40)),
      .quad(to: Point(50, 50), control: Point(70, 50)), .quad(to: Point(100, 60), control: Point(70, 50)),
      .line(to: Point(100, 100)), .line(to: Point(0, 100)), .close,
    ])
    let result = notch.offset(by: -10, join: .round)
    #expect(!result.contains(Point(45, 50)) && !result.contains(Point(40.01, 50)))
    #expect(result.contains(Point(39.99, 50)))
  }

  @Test func `a corner with a control point close by gains the disc around it`() {
    let corner = Path([
      .move(to: Point(60, 20)), .line(to: Point(10, 33)), .line(to: Point(58, 60)),
      .curve(to: Point(80, 70), control1: Point(66, 64), control2: Point(80, 69.9999)), .close,
    ])
    let result = corner.offset(by: 10, join: .round)
    #expect(result.contains(Point(80 + 7.07, 70 + 7.07)) && result.contains(Point(80, 79.99)))
    #expect(!result.contains(Point(80 + 7.08, 70 + 7.08)))
    // By its directions on the screen: to (80, 70) from (66, 64) and on to (60, 20).
    #expect(corner.offset(by: 10, join: .miter).contains(Point(90, 84)))
    #expect(corner.offset(by: 10, join: .bevel).contains(Point(82, 72)))
  }
}

/// Compares the offset of a region with the distance from its edge.
struct OffsetJudge {
  private let path: Path
  private let rule: FillRule
  private let amount: Double
  /// The region's edge. The path's own edge may be inside.
  private let edge: Path
  private let vertices: [Point]
  private let size: Double
  private let tolerance: Double

  init(_ path: Path, _ rule: FillRule, amount: Double) {
    self.path = path
    self.rule = rule
    self.amount = amount
    edge = path.simplified(rule: rule)
    vertices = edge.drawnSegments.map { $0.start }
    let box = path.bounds ?? Rect(x: 0, y: 0, width: 0, height: 0)
    size = max(box.width, box.height)
    tolerance = 2.5e-5 * abs(amount) + 2e-8 * size
  }

  /// Returns the first point found at which a result is wrong.
  func complaint(about result: Path, join: LineJoin, seed: UInt64, points count: Int) -> String? {
    guard result.isFinite else { return "not finite" }
    for point in points(around: result, seed: seed, count: count) {
      let winding = result.winding(around: point)
      guard 0...1 ~= winding else {
        if result.isNear(point, within: 1e-9 * size) { continue }
        return "winding \(winding) at \(point)"
      }
      guard let nearest = edge.nearestPoint(to: point) else { continue }
      let isInside = path.contains(point, rule: rule)
      // The distance of the point from the growing part: the region, or its outside.
      let isWithin = isInside == (amount > 0)
      let distance = isWithin ? 0 : nearest.distance
      let isCovered = (winding == 1) == (amount > 0)
      if abs(distance - abs(amount)) <= tolerance || (nearest.distance <= tolerance) { continue }
      let isExpected = distance < abs(amount)
      if isCovered == isExpected { continue }
      if join != .round, !isWithin {
        // A bevel cuts off from the disc around a vertex, a miter adds to it within the limit.
        let reach = isExpected ? nearest.distance + 1e-4 * size : 4.01 * abs(amount)
        if isExpected || join == .miter, vertices.contains(where: { $0.distance(to: point) < reach }) { continue }
      }
      return "\(isCovered ? "covered" : "not covered") at \(point), distance \(distance)"
    }
    return nil
  }

  /// Returns points beside the edges of the result, on circles around the vertices, and anywhere.
  private func points(around result: Path, seed: UInt64, count: Int) -> [Point] {
    var generator = RandomSource(seed: seed)
    var points = generator.points(around: path, beyond: 1.2 * max(0, amount), count: count)
    let segments = result.drawnSegments.filter { $0.start != $0.end }
    let factors = [-30, -4, -1.5, 1.5, 4, 30]
    for index in 0..<count {
      let shift = factors[index % factors.count] * tolerance
      if !segments.isEmpty {
        let segment = segments[Int.random(in: segments.indices, using: &generator)]
        let t = generator.number(0...1)
        let along = segment.point(at: min(t + 1e-4, 1)) - segment.point(at: max(t - 1e-4, 0))
        points.append(segment.point(at: t) + along.perpendicular * (shift / max(along.length, 1e-300)))
      }
      if !vertices.isEmpty {
        let vertex = vertices[Int.random(in: vertices.indices, using: &generator)]
        let angle = generator.number(-3.2...3.2)
        let way = Point(Mathematics.cosine(angle), Mathematics.sine(angle))
        points.append(vertex + way * (abs(amount) + shift))
        points.append(vertex + way * (abs(amount) * generator.number(0...1)))
      }
    }
    return points
  }
}
