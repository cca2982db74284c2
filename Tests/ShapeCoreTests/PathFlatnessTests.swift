@_spi(Generated) import ShapeCore
import Testing

@Suite struct PathFlatnessTests {
  /// Returns a polygon from the coordinates of its corners: x, y, x, y, …
  private func polygon(_ numbers: Double...) -> Path {
    Path.polygon(stride(from: 0, to: numbers.count, by: 2).map { Point(numbers[$0], numbers[$0 + 1]) })
  }

  private func withoutFlatParts(
    _ path: Path, rule: FillRule = .nonZero, tolerance: Double = 0
  ) throws(RegionError) -> Path {
    var budget = StepBudget.unlimited
    return try path.withoutFlatParts(rule: rule, tolerance: tolerance, budget: &budget)
  }

  @Test func `paths on lines are flat`() {
    let paths: [Path] = [
      .empty, .rect(Rect(x: 1, y: 2, width: 30, height: 0)), .ellipse(in: Rect(x: 1, y: 2, width: 0, height: 30)),
      polygon(0, 0, 9, 3), polygon(0, 0, 9, 3, 6, 2),
      // Rounding moves the middle point off the line.
      polygon(0, 0, 0.1, 0.3, 0.7, 2.1),
      Path([.move(to: Point(0, 0)), .quad(to: Point(6, 2), control: Point(9, 3))]),
      Path([.move(to: Point(70, 5)), .arc(Arc(center: Point(50, 5), radii: Size(20, 0), start: 0, sweep: 6))]),
      polygon(0, 0, 9, 3).appending(polygon(0, 0, 3, 9)),
    ]
    #expect(paths.map { $0.isFlat() } == paths.map { _ in true })
  }

  @Test func `paths with an inside are not flat`() {
    let paths: [Path] = [
      .rect(Rect(x: 1, y: 2, width: 30, height: 1e-6)), polygon(0, 0, 9, 3, 6, 2.001),
      // The signed area of a figure eight is 0.
      polygon(0, 0, 10, 10, 10, 0, 0, 10),
      Path([.move(to: Point(0, 0)), .quad(to: Point(6, 2), control: Point(9, 9))]),
      Path([.move(to: Point(70, 5)), .arc(Arc(center: Point(50, 5), radii: Size(20, 20), start: 0, sweep: 2))]),
      polygon(0, 0, 9, 3).appending(polygon(0, 0, 3, 9, 1, 1)),
    ]
    #expect(paths.map { $0.isFlat() } == paths.map { _ in false })
  }

  @Test func `paths within the tolerance are flat`() {
    let sliver = polygon(0, 0, 90, 30, 60, 20.01)
    #expect(!sliver.isFlat(within: 0.005) && sliver.isFlat(within: 0.02))
  }

  @Test func `a path without flat parts stays unchanged`() throws {
    let eight = polygon(0, 0, 10, 10, 10, 0, 0, 10)
    #expect(try withoutFlatParts(eight) == eight)
  }

  @Test func `flat subpaths are omitted`() throws {
    let triangle = polygon(0, 0, 10, 0, 5, 5)
    #expect(try withoutFlatParts(polygon(0, 0, 9, 3).appending(triangle)) == triangle)
  }

  @Test func `spurs are cut off`() throws {
    // A square with a line out to (50, 10) and back.
    let square = try withoutFlatParts(polygon(0, 0, 10, 0, 10, 10, 50, 10, 10, 10, 0, 10))
    #expect(square.bounds == Rect(x: 0, y: 0, width: 10, height: 10) && square.signedArea == 100)
  }

  @Test func `a spur at the start is cut off`() throws {
    let square = try withoutFlatParts(polygon(50, 10, 10, 10, 10, 0, 0, 0, 0, 10))
    #expect(square.bounds == Rect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `a path of spurs alone is empty`() throws {
    #expect(try withoutFlatParts(polygon(0, 0, 10, 0, 10, 10, 10, 0)).isEmpty)
  }

  @Test func `the rule decides what is left`() throws {
    let twice = Path.rect(Rect(x: 0, y: 0, width: 10, height: 10)).appending(
      polygon(2, 2, 8, 2, 8, 8, 12, 8, 8, 8, 2, 8))
    #expect(try withoutFlatParts(twice).area() == 100 && withoutFlatParts(twice, rule: .evenOdd).area() == 64)
  }

  @Test func `a path that is too much work has no result`() {
    let spurred = polygon(0, 0, 10, 0, 10, 10, 50, 10, 10, 10, 0, 10)
    var budget = StepBudget(1)
    #expect(throws: RegionError.outOfSteps) { try spurred.withoutFlatParts(rule: .nonZero, budget: &budget) }
  }
}
