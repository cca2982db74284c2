import TestSupport
import Testing

@_spi(Generated) @testable import ShapeCore

@Suite struct PathDashedTests {
  private let line = Path([.move(to: .zero), .line(to: Point(10, 0))])
  private let square = Path.rect(Rect(x: 0, y: 0, width: 10, height: 10))

  /// Returns the starts and ends of dashes of a path along the x axis.
  private func spans(_ path: Path) -> [ClosedRange<Double>] {
    path.subpaths.map { min($0.start.x, $0.end.x)...max($0.start.x, $0.end.x) }
  }

  @Test func `dashes and gaps alternate`() {
    #expect(spans(line.dashed([3, 1])) == [0...3, 4...7, 8...10])
  }

  @Test func `the phase is the position in the pattern at which a subpath starts`() {
    #expect(spans(line.dashed([3, 2], phase: 1)) == [0...2, 4...7, 9...10])
    #expect(spans(line.dashed([3, 2], phase: 3)) == [2...5, 7...10])
    #expect(line.dashed([3, 2], phase: 1 + 5 * 7) == line.dashed([3, 2], phase: 1))
  }

  @Test func `a negative phase starts the pattern later`() {
    #expect(spans(line.dashed([3, 2], phase: -1)) == [1...4, 6...9])
    #expect(line.dashed([3, 2], phase: -1) == line.dashed([3, 2], phase: 4))
  }

  @Test func `an odd pattern is counted twice`() {
    #expect(line.dashed([2]) == line.dashed([2, 2]))
    #expect(spans(line.dashed([1, 2, 3])) == [0...1, 3...6, 7...9])
  }

  @Test func `the pattern starts again in each subpath`() {
    let two = line.appending(line.translated(by: Point(20, 0)))
    #expect(spans(two.dashed([6, 3])) == [0...6, 9...10, 20...26, 29...30])
  }

  @Test func `a dash continues around corners and keeps curves`() {
    let path = Path([
      .move(to: .zero), .line(to: Point(4, 0)), .quad(to: Point(8, 0), control: Point(6, 0)), .line(to: Point(8, 9)),
    ])
    #expect(kinds(path.dashed([10, 1, 1, 100]).elements) == "MLQLML")
    let arc = Arc(center: .zero, radii: Size(2, 2), start: 0, sweep: 0.5)
    #expect(
      Path.circle(center: .zero, radius: 2).dashed([1, 100]) == Path([.move(to: Point(2, 0)), .arc(arc)]))
  }

  @Test func `a closed subpath with dashes at both ends has one dash across its start`() {
    #expect(
      square.dashed([6, 8], phase: 3)
        == Path([
          .move(to: Point(0, 1)), .line(to: .zero), .line(to: Point(3, 0)), .move(to: Point(10, 1)),
          .line(to: Point(10, 7)), .move(to: Point(5, 10)), .line(to: Point(0, 10)), .line(to: Point(0, 9)),
        ]))
  }

  @Test func `a closed subpath within one dash stays closed`() {
    #expect(square.dashed([41, 3]) == square)
    #expect(square.dashed([40, 3]) == square)
    #expect(kinds(square.appending(line).dashed([41, 1, 1], phase: 1).elements) == "MLLLZML")
    #expect(kinds(square.appending(line).dashed([9, 50]).elements) == "MLML")
    #expect(kinds(line.appending(square).dashed([5, 50], phase: -8).elements) == "MLMLL")
    let loop = Path.rect(Rect(x: 0, y: 0, width: 2, height: 2))
    #expect(kinds(line.appending(loop).dashed([9, 50]).elements) == "MLMLLLZ")
  }

  @Test func `a dash that ends where a subpath starts is not part of it`() {
    #expect(spans(line.dashed([5, 5], phase: 5)) == [5...10])
    #expect(spans(line.dashed([2, 8])) == [0...2])
  }

  @Test func `a dash without length is a dot that keeps its direction`() {
    let bent = Path([.move(to: .zero), .line(to: Point(5, 0)), .line(to: Point(5, 5))])
    let dots = bent.dashed([0, 4])
    #expect(kinds(dots.elements) == "MLMLML")
    let middles = dots.subpaths.map { $0.start.interpolated(to: $0.end, at: 0.5) }
    #expect(largestDistance(middles, [.zero, Point(4, 0), Point(5, 3)]) < 1e-15)
    #expect(dots.length < 1e-9)
    let directions = dots.drawnSegments.compactMap { $0.startDirection }
    #expect(largestDistance(directions, [Point(1, 0), Point(1, 0), Point(0, 1)]) < 1e-5)
    let ink = dots.strokeBounds(StrokeStyle(width: 2, cap: .square))
    #expect(edgeDifference(ink, Rect(x: -1, y: -1, width: 7, height: 5)) < 1e-8)
  }

  @Test(arguments: [0x1p-60, 1e-9, 1, 1e6, 1e15])
  func `a dot has a direction at any scale and position`(far: Double) {
    let line = Path([.move(to: Point(far, far)), .line(to: Point(2 * far, 1.5 * far))])
    let dots = line.dashed([0, far / 3])
    let directions = dots.drawnSegments.compactMap { $0.startDirection }
    let wanted = Point(2, 1).normalized
    #expect(directions.count >= 3 && directions.allSatisfy { $0.distance(to: wanted) < 1e-5 })
    #expect(dots.length < 1e-9 * far)
  }

  @Test func `a dot at the end of an open subpath is omitted, and one at the start of a closed one drawn once`() {
    #expect(line.dashed([0, 5]).subpaths.count == 2)
    #expect(line.dashed([0, 4.9999]).subpaths.count == 3)
    #expect(line.dashed([0, 5], fitted: true).subpaths.count == 3)
    #expect(square.dashed([0, 5]).subpaths.count == 8)
    // At a corner, it has the direction of the next side.
    let directions = square.dashed([0, 10]).drawnSegments.compactMap { $0.startDirection }
    #expect(largestDistance(directions, [Point(1, 0), Point(0, 1), Point(-1, 0), Point(0, -1)]) < 1e-5)
    #expect(square.dashed([0, 5], phase: 5e-14).subpaths.count == 8)
    #expect(square.dashed([0, 20, 10, 10]).subpaths.count == 2)
    // A dot where a dash ends is part of the dash.
    let half = square.dashed([0, 20, 20, 5])
    #expect(half.subpaths.count == 1 && abs(half.length - 20) < 1e-9)
  }

  @Test func `a gap without length has no effect`() {
    #expect(line.dashed([4, 0]) == line)
    #expect(spans(line.dashed([1, 0, 2, 1])) == [0...3, 4...7, 8...10])
    #expect(spans(line.dashed([1, 1, 2, 0])) == [0...1, 2...5, 6...9])
    #expect(spans(line.dashed([1, 1, 2, 0], phase: 2.5)) == [0...2.5, 3.5...6.5, 7.5...10])
  }

  private static let invalidPatterns: [[Double]] = [
    [0], [0, 0], [-1, 2], [3, -1e-300], [1, .nan], [.infinity, 1], [2, -.infinity], [1e308, 1e308],
  ]

  @Test(arguments: invalidPatterns)
  func `an invalid pattern results in a solid line`(pattern: [Double]) {
    #expect(square.dashed(pattern) == square)
    #expect(square.dashed(pattern, phase: .nan) == square)
    #expect(square.dashCount(pattern) == 0)
    #expect(square.stroked(width: 1, dash: pattern) == square.stroked(width: 1))
  }

  @Test func `an empty pattern has no effect`() {
    let patterns: [[Double]] = [[], [1, 0], [1e-9]]
    #expect(patterns.allSatisfy { square.dashed($0) == square })
    #expect(square.dashed([5, 5], phase: .nan) == square.dashed([5, 5]))
  }

  @Test func `a subpath without length is kept if the pattern begins with a dash`() {
    let dot = Path([.move(to: Point(1, 1)), .line(to: Point(1, 1))])
    #expect(dot.dashed([2, 2]) == dot)
    #expect(dot.dashed([0, 2]) == dot)
    #expect(dot.dashed([2, 2], phase: 2).isEmpty)
    #expect(Path([.move(to: .zero)]).appending(line).dashed([20, 3], phase: 18).elements.count == 4)
  }

  @Test func `a path that is not finite has no dashes`() {
    let broken = Path([.move(to: .zero), .line(to: Point(.nan, 0))])
    for pattern in Self.invalidPatterns + [[], [1], [1, 0]] {
      #expect(broken.dashed(pattern).isEmpty, "\(pattern)")
      #expect(broken.dashCount(pattern) == 0, "\(pattern)")
      #expect(broken.stroked(width: 1, dash: pattern).isEmpty, "\(pattern)")
    }
    #expect(Path([.move(to: Point(-1e308, 0)), .line(to: Point(1e308, 0))]).dashed([1]).isEmpty)
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `dashes and gaps together are the path`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let path = generator.path()
    let (dash, gap, phase) = (generator.number(1...60), generator.number(1...60), generator.number(-200...200))
    let dashes = path.dashed([dash, gap], phase: phase)
    // The gaps are the dashes of the same pattern moved by one dash.
    let gaps = path.dashed([gap, dash], phase: phase - dash)
    #expect(abs(dashes.length + gaps.length - path.length) < 1e-9 * path.length, "seed \(seed)")
    // A dash across the start of a closed subpath ends two dashes of the pattern.
    let isTooLong = dashes.subpaths.contains { Path(subpaths: [$0]).length > 2 * dash * (1 + 1e-9) }
    #expect(!isTooLong, "seed \(seed)")
  }
}
