import Testing

@_spi(Generated) @testable import ShapeCore

/// A convex contour is returned unchanged, which is the same as the result of the general algorithm.
@Suite struct ConvexContourTests {
  /// Returns the path with its first subpath starting at its n-th segment.
  private func starting(_ path: Path, at index: Int) -> Path {
    let segments = path.subpaths[0].drawnSegments.filter { $0.start != $0.end }
    let first = index % segments.count
    let turned = Array(segments[first...] + segments[..<first])
    return Path(subpaths: [Subpath(start: turned[0].start, segments: turned, isClosed: false)])
  }

  private static let convex: [Path] = [
    rect(1, 2, 5, 7),
    .polygon([Point(1, 1), Point(8, 2), Point(9, 6), Point(4, 9), Point(0.5, 5)]),
    Path([
      .move(to: Point(0, 5)), .quad(to: Point(5, 0), control: Point(0, 0)), .line(to: Point(8, 0)),
      .curve(to: Point(8, 10), control1: Point(12, 1), control2: Point(12, 9)),
      .quad(to: Point(0, 5), control: Point(1, 10)), .close,
    ]),
    Path([
      .move(to: Point(0, 0)), .curve(to: Point(4, 0), control1: Point(0, -3), control2: Point(4, -3)),
      .curve(to: Point(0, 0), control1: Point(4, 3), control2: Point(0, 3)), .close,
    ]),
  ]

  @Test(arguments: convex, 0..<8)
  func `is its own region`(path: Path, start: Int) {
    let turned = starting(path, at: start)
    for path in [turned, turned.reversed()] {
      #expect(path.subpaths[0].convexContour != nil)
      #expect(outline(path.simplified(), digits: 12) == outline(path.union(path), digits: 12))
    }
  }

  @Test(arguments: [
    // Turns all one way, but two turns in total.
    Path.polygon([Point(0, -10), Point(6, 8), Point(-9, -3), Point(9, -3), Point(-6, 8)]),
    // Corners that turn the other way, or back.
    .polygon([Point(0, 0), Point(10, 0), Point(5, 1), Point(10, 10)]),
    .polygon([Point(0, 0), Point(10, 0), Point(10, 5), Point(10, 2), Point(0, 5)]),
    // Lines to merge, or to omit.
    .polygon([Point(0, 0), Point(5, 0), Point(10, 0), Point(5, 5)]),
    .polygon([Point(0, 0), Point(10, 0), Point(10, 1e-13), Point(5, 5)]),
    .polygon([Point(0, 0), Point(10, 0)]),
    // Nearly so.
    .polygon([Point(0, 10), Point(50, 9.99999999999), Point(100, 10), Point(50, 80)]),
    .polygon([Point(0, 0), Point(100, 0), Point(50, 1e-10)]),
  ])
  func `is not taken for convex`(path: Path) {
    #expect(path.subpaths[0].convexContour == nil)
  }

  @Test func `even odd counts one turn only`() {
    #expect(outline(rect(0, 0, 5, 5).simplified(rule: .evenOdd)) == "0,0 L 5,0 L 5,5 L 0,5")
    #expect(rect(0, 0, 5, 5).intersection(.empty).isEmpty)
  }
}
