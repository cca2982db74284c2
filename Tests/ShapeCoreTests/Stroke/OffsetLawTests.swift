import TestSupport
import Testing

@_spi(Generated) @testable import ShapeCore

/// Laws of the offsets of any region, tested on random ones.
@Suite struct OffsetLawTests {
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `round offsets are the points within a distance`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let path = generator.path()
    let rule = Bool.random(using: &generator) ? FillRule.nonZero : .evenOdd
    let amount = generator.number(2...25) * (seed % 2 == 0 ? 1 : -1)
    let result = path.offset(by: amount, join: .round, rule: rule)
    let edge = path.simplified(rule: rule)
    for point in generator.points(around: path, beyond: abs(amount), count: 60) {
      guard let distance = edge.nearestPoint(to: point)?.distance, abs(distance - abs(amount)) > 1e-3 else { continue }
      let isInside = path.contains(point, rule: rule)
      let isExpected = amount > 0 ? isInside || distance < amount : isInside && distance > -amount
      #expect(result.winding(around: point) == (isExpected ? 1 : 0), "seed \(seed), \(point)")
    }
  }

  @Test(arguments: 11...13 as ClosedRange<UInt64>)
  func `out and back in keeps the original region`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let path = generator.path()
    let closing = path.offset(by: 6, join: .round).offset(by: -6, join: .round)
    for point in generator.points(around: path, beyond: 0, count: 60) where path.contains(point) {
      #expect(closing.contains(point) || closing.isNear(point), "seed \(seed), \(point)")
    }
  }

  @Test(arguments: 21...23 as ClosedRange<UInt64>)
  func `in and back out adds nothing`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let path = generator.path()
    let opening = path.offset(by: -6, join: .round).offset(by: 6, join: .round)
    for point in generator.points(around: path, beyond: 10, count: 60) where !path.contains(point) {
      #expect(!opening.contains(point) || opening.isNear(point), "seed \(seed), \(point)")
    }
  }

  /// Paths without a corner, whose curvature is nowhere tighter than a radius of 7.5.
  private static let smooth = [
    Path(Path.circle(center: Point(3, 4), radius: 15).elements), .ellipse(in: Rect(x: 0, y: 0, width: 60, height: 30)),
    Path(Path.roundedRect(Rect(x: 5, y: 6, width: 50, height: 40), cornerRadius: 9).elements),
  ]

  @Test(arguments: smooth, [5, -5] as [Double])
  func `a convex and smooth region comes back`(path: Path, amount: Double) {
    let result = path.offset(by: amount).offset(by: -amount)
    #expect(abs(result.signedArea - path.signedArea) < 2e-4 * path.length)
    for step in 0..<24 {
      guard let there = path.point(at: Double(step) / 24), let here = result.point(at: Double(step) / 24) else {
        Issue.record("a path without points")
        return
      }
      #expect(path.isNear(here, within: 2.5e-4) && result.isNear(there, within: 2.5e-4), "at \(step) / 24")
    }
  }
}

extension RandomSource {
  /// Points in the box of a path and beyond it by a distance.
  mutating func points(around path: Path, beyond distance: Double, count: Int) -> [Point] {
    guard let box = path.bounds?.inset(by: -distance) else { return [] }
    return (0..<count).map { _ in
      Point(box.minX + box.width * number(0...1), box.minY + box.height * number(0...1))
    }
  }
}

extension Path {
  /// Returns whether a point is too near to an edge to judge.
  func isNear(_ point: Point, within tolerance: Double = 1e-3) -> Bool {
    (nearestPoint(to: point)?.distance ?? .infinity) < tolerance
  }
}
