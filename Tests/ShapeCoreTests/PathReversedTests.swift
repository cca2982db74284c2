import TestSupport
import Testing

@_spi(Generated) @testable import ShapeCore

@Suite struct PathReversedTests {
  @Test func `an open subpath runs from its end to its start`() {
    let path = Path([.move(to: .zero), .line(to: Point(3, 0)), .quad(to: Point(9, 9), control: Point(5, 0))])
    #expect(
      path.reversed()
        == Path([.move(to: Point(9, 9)), .quad(to: Point(3, 0), control: Point(5, 0)), .line(to: .zero)]))
  }

  @Test func `a closed subpath keeps its start`() {
    let triangle = Path.polygon([.zero, Point(1, 0), Point(0, 1)])
    #expect(triangle.reversed() == .polygon([.zero, Point(0, 1), Point(1, 0)]))
  }

  @Test func `a circle stays one arc`() {
    #expect(kinds(Path.circle(center: .zero, radius: 3).reversed().elements) == "MAZ")
  }

  @Test func `the order of subpaths is kept`() {
    let path = Path([.move(to: .zero), .line(to: Point(1, 0)), .move(to: Point(5, 5)), .line(to: Point(6, 5))])
    #expect(path.reversed().subpaths.map { $0.start } == [Point(1, 0), Point(6, 5)])
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `the reversed path visits the same points backwards`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let path = Path(subpaths: [generator.path().subpaths[0]])
    let samples = Array(path.samples(perSegment: 8).reversed())
    let reversed = path.reversed().drawnSegments.filter { !$0.isPoint(resolution: 1e-10) }
    let found = reversed.flatMap { segment in (0...8).map { segment.point(at: Double($0) / 8) } }
    #expect(largestDistance(found, samples) < 1e-11, "seed \(seed)")
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `reversing twice is the path itself`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let path = generator.path()
    let twice = path.reversed().reversed()
    #expect(kinds(twice.elements) == kinds(path.elements), "seed \(seed)")
    #expect(
      largestDistance(twice.samples(perSegment: 8), path.samples(perSegment: 8)) < 1e-11, "seed \(seed)")
  }
}
