import Testing

@_spi(Generated) @testable import ShapeCore

@Suite struct ChordTreeTests {
  private func arrangement(_ path: Path) throws -> Arrangement {
    let operands = try #require(Operands(path.subpaths, []))
    return try #require(Arrangement(operands))
  }

  /// Returns a big curve and a polygon with many of its points, in order.
  private func curveBesideItsPoints(_ count: Int) -> (Path, Path) {
    let curve = Segment.cubic(
      from: Point(0, 0), control1: Point(10, 40), control2: Point(60, 100), to: Point(100, 100))
    let first = Path([
      .move(to: Point(0, 0)), .curve(to: Point(100, 100), control1: Point(10, 40), control2: Point(60, 100)),
      .line(to: Point(100, 0)), .close,
    ])
    let points = (0...count).map { curve.point(at: Double($0) / Double(count)) }
    return (first, .polygon(points + [Point(100, -5)]))
  }

  private func steps(_ pair: (Path, Path), _ operation: RegionOperation = .union) throws -> Int {
    var budget = StepBudget(1_000_000_000)
    _ = try pair.0.combined(with: pair.1, operation, rule: .nonZero, budget: &budget)
    return 1_000_000_000 - budget.remaining
  }

  /// A step is counted for each visited chord. A tree as deep as the number of points would need 16 times as many.
  @Test func `points along a curve in order take little more than linear steps`() throws {
    let (few, many) = (try steps(curveBesideItsPoints(500)), try steps(curveBesideItsPoints(2000)))
    #expect(Double(many) < 6 * Double(few))
  }

  @Test func `trees are shallow whatever the order of their cuts`() throws {
    let count = 3000
    var arrangement = try arrangement(.polygon([Point(0, 0), Point(Double(count), 0), Point(0, 10)]))
    arrangement.chords = [
      Arrangement.Chord(
        source: arrangement.sources.startIndex, from: Vertex(0), to: Vertex(1), start: 0, end: 1,
        windings: Windings(1, 0), heights: 0...0)
    ]
    var last = 0
    for index in 1..<count {
      let share = Double(index) / Double(count)
      let vertex = arrangement.vertices.vertex(at: Point(Double(index), 0))
      while arrangement.chords[last].firstChild >= 0 { last = Int(arrangement.chords[last].firstChild) + 1 }
      arrangement.split(last, at: share, vertex: vertex)
      arrangement.deepest = (depth(above: share, in: arrangement), share)
      arrangement.balance(0)
      last = 0
    }
    #expect(depth(below: 0, in: arrangement) <= 24 + 2 * 14)
    #expect(leaves(below: 0, in: arrangement) == (0..<count).map { Double($0) / Double(count) })
  }

  private func depth(above t: Double, in arrangement: Arrangement) -> Int {
    var (index, depth) = (0, 0)
    while arrangement.chords[index].firstChild >= 0 {
      let first = Int(arrangement.chords[index].firstChild)
      index = t < arrangement.chords[first].end ? first : first + 1
      depth += 1
    }
    return depth
  }

  private func depth(below index: Int, in arrangement: Arrangement) -> Int {
    let child = Int(arrangement.chords[index].firstChild)
    return child < 0 ? 0 : 1 + max(depth(below: child, in: arrangement), depth(below: child + 1, in: arrangement))
  }

  private func leaves(below index: Int, in arrangement: Arrangement) -> [Double] {
    let child = Int(arrangement.chords[index].firstChild)
    return child < 0
      ? [arrangement.chords[index].start]
      : leaves(below: child, in: arrangement) + leaves(below: child + 1, in: arrangement)
  }

  /// Both children of each chord follow its direction, but the second leaf crosses the first one of the other half.
  @Test func `leaves that go back may cross`() throws {
    var arrangement = try arrangement(.polygon([Point(0, 0), Point(10, 0), Point(0, 20)]))
    arrangement.chords = [
      Arrangement.Chord(
        source: arrangement.sources.startIndex, from: Vertex(0), to: Vertex(1), start: 0, end: 1,
        windings: Windings(1, 0), heights: 0...0)
    ]
    func split(_ index: Int, _ t: Double, _ point: Point) {
      arrangement.split(index, at: t, vertex: arrangement.vertices.vertex(at: point))
    }
    split(0, 0.5, Point(5, 9))
    #expect(arrangement.goesOneWay(0))
    split(1, 0.25, Point(9, 3))
    split(2, 0.75, Point(3, 4))
    #expect(!arrangement.goesOneWay(0))
  }

  @Test func `the region of a curve and its points is the curve`() throws {
    let (curve, polygon) = curveBesideItsPoints(1000)
    #expect(abs(curve.union(polygon).signedArea - curve.simplified().signedArea - 250) < 0.01)
    #expect(abs(curve.subtracting(polygon).signedArea) < 0.01)
  }
}
