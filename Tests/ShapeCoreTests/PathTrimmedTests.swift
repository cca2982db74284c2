import TestSupport
import Testing

@_spi(Generated) @testable import ShapeCore

@Suite struct PathTrimmedTests {
  @Test func `a piece of a line is a line`() {
    let line = Path([.move(to: .zero), .line(to: Point(40, 0))])
    #expect(line.trimmed(from: 0.25, to: 0.75) == Path([.move(to: Point(10, 0)), .line(to: Point(30, 0))]))
  }

  @Test func `a piece of a circle is an arc`() {
    let circle = Path.circle(center: .zero, radius: 10)
    let arc = Arc(center: .zero, radii: Size(10, 10), start: Double.pi / 2, sweep: Double.pi / 2)
    #expect(circle.trimmed(from: 0.25, to: 0.5) == Path([.move(to: Point(0, 10)), .arc(arc)]))
  }

  @Test func `the whole range is the path itself`() {
    let circle = Path.circle(center: .zero, radius: 10)
    #expect(circle.trimmed(from: 0, to: 1) == circle)
    #expect(circle.trimmed(from: -3, to: .infinity) == circle)
  }

  @Test func `an empty or reversed range is empty`() {
    let circle = Path.circle(center: .zero, radius: 10)
    #expect(circle.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(circle.trimmed(from: 0.7, to: 0.2).isEmpty)
    #expect(circle.trimmed(from: 0, to: .nan).isEmpty)
  }

  @Test func `the closing line of a cut subpath is explicit`() {
    let square = Path.rect(Rect(x: 0, y: 0, width: 10, height: 10))
    let piece = square.trimmed(from: 0.5, to: 1)
    #expect(piece == Path([.move(to: Point(10, 10)), .line(to: Point(0, 10)), .line(to: Point(0, 0))]))
  }

  @Test func `a subpath that is completely within the piece stays closed`() {
    let square = Path.rect(Rect(x: 0, y: 0, width: 10, height: 10))
    let line = Path([.move(to: .zero), .line(to: Point(40, 0))])
    #expect(line.appending(square).trimmed(from: 0.25, to: 1).elements.suffix(5) == square.elements[...])
  }

  @Test func `a path that is not finite is trimmed to nothing`() {
    #expect(Path([.move(to: .zero), .line(to: Point(.nan, 0))]).trimmed(from: 0.1, to: 0.9).isEmpty)
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `pieces add up to the whole`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let path = generator.path()
    let cuts = [0, generator.number(0...1), generator.number(0...1), generator.number(0...1), 1].sorted()
    let pieces = zip(cuts, cuts.dropFirst()).map { path.trimmed(from: $0, to: $1) }
    let sum = pieces.reduce(0) { $0 + $1.length }
    #expect(abs(sum - path.length) < 1e-9 * path.length, "seed \(seed)")
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `each piece ends where the next starts`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let path = Path(subpaths: [generator.path().subpaths[0]])
    let cuts = [0, generator.number(0...1), generator.number(0...1), 1].sorted()
    let pieces = zip(cuts, cuts.dropFirst()).flatMap { path.trimmed(from: $0, to: $1).subpaths }
    let ends = [path.subpaths[0].start] + pieces.map { $0.end }
    #expect(largestDistance(ends.dropLast(), pieces.map { $0.start }) < 1e-10, "seed \(seed)")
    let last = path.subpaths[0].drawnSegments.last?.end ?? .zero
    #expect((ends.last ?? .zero).distance(to: last) < 1e-10, "seed \(seed)")
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `a piece is on the path`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let path = generator.path()
    let from = generator.number(0...0.9)
    let to = generator.number(from + 0.05...1)
    let piece = path.trimmed(from: from, to: to)
    let distances = (0...20).map { index in
      let fraction = Double(index) / 20
      // At the very ends, a point may belong to the next subpath.
      let inner = 1e-6 + fraction * (1 - 2e-6)
      guard let a = piece.point(at: inner), let b = path.point(at: from + (to - from) * inner) else {
        return Double.infinity
      }
      return a.distance(to: b)
    }
    #expect((distances.max() ?? 0) < 1e-6, "seed \(seed)")
  }
}
