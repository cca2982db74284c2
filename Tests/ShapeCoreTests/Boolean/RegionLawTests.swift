import GeometryOracle
import TestSupport
import Testing

@_spi(Generated) @testable import ShapeCore

/// Laws of regions, for random pairs. The seed of each is its argument.
@Suite struct RegionLawTests {
  private func pair(_ seed: UInt64) -> (Path, Path) {
    let kinds: [PairKind] = [.mixedEdges, .lattice, .star, .openSubpaths, .readyMade, .sharedEdge, .circleInSquare]
    let pair = PathPair(kinds[Int(seed) % kinds.count], seed: seed)
    return (pair.first, pair.second)
  }

  private func area(_ path: Path) -> Double { Outline(path).signedArea }

  /// Returns the number of edges, including closing lines: the start of a contour decides whether one is explicit.
  private func edgeCount(_ path: Path) -> Int {
    path.drawnSegments.filter { !$0.isLine || $0.start.distance(to: $0.end) > 1e-12 * scale(path, .empty).squareRoot() }
      .count
  }

  /// Returns the scale for comparing areas.
  private func scale(_ a: Path, _ b: Path) -> Double {
    let outline = Outline(a.appending(b))
    return outline.perimeter * outline.perimeter
  }

  private func invertibleMap(_ generator: inout RandomSource) -> Transform {
    var map = generator.transform()
    while abs(map.determinant) <= 0.01 { map = generator.transform() }
    return map
  }

  @Test(arguments: 1...7 as ClosedRange<UInt64>)
  func `areas follow affine maps`(seed: UInt64) {
    let (a, b) = pair(seed)
    var generator = RandomSource(seed: seed)
    let map = invertibleMap(&generator)
    let (imageA, imageB) = (a.transformed(by: map), b.transformed(by: map))
    for (plain, image) in [
      (a.union(b), imageA.union(imageB)), (a.intersection(b), imageA.intersection(imageB)),
      (a.subtracting(b), imageA.subtracting(imageB)),
      (a.symmetricDifference(b), imageA.symmetricDifference(imageB)), (a.simplified(), imageA.simplified()),
    ] {
      // Results run clockwise even after a reflection.
      let error = area(image) - area(plain) * abs(map.determinant)
      #expect(abs(error) <= 1e-7 * scale(imageA, imageB), "seed \(seed)")
    }
  }

  @Test(arguments: 1...7 as ClosedRange<UInt64>)
  func `inside follows affine maps`(seed: UInt64) throws {
    let (a, b) = pair(seed)
    var generator = RandomSource(seed: seed)
    let map = invertibleMap(&generator)
    let box = try #require(a.appending(b).bounds)
    let plain = Outline(a.symmetricDifference(b, rule: .evenOdd))
    let image = Outline(a.transformed(by: map).symmetricDifference(b.transformed(by: map), rule: .evenOdd))
    let reach = 1e-6 * (box.width + box.height)
    let points = (0..<20).map { _ in
      Point(generator.number(box.minX...box.maxX), generator.number(box.minY...box.maxY))
    }
    let wrong = points.filter { !Outline(a.appending(b)).isNear(local: $0, reach: reach) }
      .filter { plain.winding(around: $0) != image.winding(around: map.apply($0)) }
    #expect(wrong == [], "seed \(seed)")
  }

  @Test(arguments: 1...7 as ClosedRange<UInt64>)
  func `the operands can be exchanged`(seed: UInt64) {
    let (a, b) = pair(seed)
    let differences = [
      a.union(b).symmetricDifference(b.union(a)), a.intersection(b).symmetricDifference(b.intersection(a)),
    ]
    #expect(differences.allSatisfy { area($0) <= 1e-8 * scale(a, b) }, "seed \(seed)")
  }

  @Test(arguments: 1...7 as ClosedRange<UInt64>)
  func `the parts make the whole`(seed: UInt64) {
    let (a, b) = pair(seed)
    let parts = a.subtracting(b).union(a.intersection(b))
    #expect(abs(area(parts) - area(a.simplified())) <= 1e-7 * scale(a, b), "seed \(seed)")
    let rest = a.union(b).subtracting(a.intersection(b))
    #expect(abs(area(rest) - area(a.symmetricDifference(b))) <= 1e-7 * scale(a, b), "seed \(seed)")
  }

  @Test(arguments: 1...7 as ClosedRange<UInt64>)
  func `a simple path stays unchanged`(seed: UInt64) {
    let (a, b) = pair(seed)
    let once = a.union(b)
    for again in [once.simplified(), once.simplified(rule: .evenOdd)] {
      #expect(edgeCount(again) == edgeCount(once), "seed \(seed)")
      #expect(area(again.symmetricDifference(once)) <= 1e-8 * scale(a, b), "seed \(seed)")
    }
  }
}
