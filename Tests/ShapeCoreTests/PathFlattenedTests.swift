import TestSupport
import Testing

@_spi(Generated) @testable import ShapeCore

@Suite struct PathFlattenedTests {
  @Test func `a path of lines is returned unchanged`() {
    let square = Path.rect(Rect(x: 0, y: 0, width: 4, height: 4))
    #expect(square.flattened(tolerance: 1) == square)
    #expect(Path(square.elements).flattened(tolerance: 1) == Path(square.elements))
  }

  @Test func `the number of lines follows from the tolerance`() {
    // The second difference is 16: a quarter of it is off a single line, a sixteenth of that four lines.
    let quad = Path([.move(to: .zero), .quad(to: Point(16, 0), control: Point(8, 8))])
    #expect(quad.flattened(tolerance: 4) == Path([.move(to: .zero), .line(to: Point(16, 0))]))
    #expect(
      quad.flattened(tolerance: 0.25)
        == Path([
          .move(to: .zero), .line(to: Point(4, 3)), .line(to: Point(8, 4)), .line(to: Point(12, 3)),
          .line(to: Point(16, 0)),
        ]))
  }

  @Test func `a circle becomes at least a square`() {
    let circle = Path.circle(center: .zero, radius: 1)
    #expect([0.3, 5, .infinity].allSatisfy { kinds(circle.flattened(tolerance: $0).elements) == "MLLLLZ" })
  }

  @Test func `a tolerance of 0 is the finest possible`() {
    let curves = [
      Path.circle(center: .zero, radius: 1),
      Path([.move(to: .zero), .curve(to: Point(1, 0), control1: Point(9, 9), control2: Point(-9, -9))]),
    ]
    for curve in curves {
      let counts = [0, -1, 1e-300, .nan, -.infinity].map { curve.flattened(tolerance: $0).elementCount }
      #expect(counts == [Int](repeating: counts[0], count: 5) && counts[0] < 120_000)
    }
  }

  @Test func `a path that is not finite becomes empty`() {
    #expect(Path([.move(to: .zero), .quad(to: Point(1, 1), control: Point(.nan, 0))]).flattened(tolerance: 1).isEmpty)
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `no point deviates by more than the tolerance`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let segment = generator.segment(from: generator.point())
    let tolerance = generator.number(0.001...3)
    let corners = [segment.start] + segment.flattened(tolerance: tolerance)
    // Line and curve are compared at equal parameters, which are no nearer than they are to each other.
    let pieces = corners.count - 1
    let farthest = (0...pieces * 16).reduce(0.0) { farthest, index in
      let piece = min(index / 16, pieces - 1)
      let chord = corners[piece].interpolated(to: corners[piece + 1], at: Double(index - 16 * piece) / 16)
      let t = Double(index) / Double(pieces * 16)
      guard case .arc = segment else { return max(farthest, chord.distance(to: segment.point(at: t))) }
      // On an arc, points at equal parameters are not that near.
      let near = (-8...8).map { segment.point(at: t + Double($0) / Double(pieces * 16)).distance(to: chord) }
      return max(farthest, near.min() ?? .infinity)
    }
    #expect(farthest <= tolerance * (segment.isLine ? 1 : 1.02), "seed \(seed)")
    #expect(corners.last == segment.end)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `there are no more lines than the error requires`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let arc = Segment.arc(generator.arc())
    let (coarse, fine) = (arc.flattened(tolerance: 0.01), arc.flattened(tolerance: 0.0001))
    #expect(Double(fine.count) <= 10.1 * Double(coarse.count) + 1, "seed \(seed)")
  }
}
