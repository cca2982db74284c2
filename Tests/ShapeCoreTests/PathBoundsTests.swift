import TestSupport
import Testing

@testable import ShapeCore

@Suite struct PathBoundsTests {
  @Test func `a curve extends to its extremes, not to its control points`() {
    let arch = Path([.move(to: .zero), .quad(to: Point(100, 0), control: Point(50, -40))])
    #expect(arch.bounds == Rect(x: 0, y: -20, width: 100, height: 20))
  }

  @Test func `an s curve has an extreme each way`() {
    let s = Path([.move(to: .zero), .curve(to: Point(9, 0), control1: Point(3, 9), control2: Point(6, -9))])
    let height = 1.5 * 3.0.squareRoot()
    #expect(edgeDifference(s.bounds, Rect(x: 0, y: -height, width: 9, height: 2 * height)) < 1e-12)
  }

  @Test func `a quarter circle has the bounds of a quarter`() {
    let arc = Arc(center: Point(10, 10), radii: Size(5, 5), start: 0, sweep: Double.pi / 2)
    #expect(edgeDifference(arc.bounds, Rect(x: 10, y: 10, width: 5, height: 5)) < 1e-14)
  }

  @Test func `a rotated ellipse extends to the root of sums of squares`() {
    let arc = Arc(center: .zero, radii: Size(4, 3), rotation: Double.pi / 4, start: 1, sweep: -2 * Double.pi)
    let reach = 12.5.squareRoot()
    #expect(edgeDifference(arc.bounds, Rect(Point(-reach, -reach), Point(reach, reach))) < 1e-14)
  }

  @Test func `ready made paths fill their rectangle`() {
    let rect = Rect(x: 3, y: 4, width: 50, height: 20)
    let paths: [Path] = [.rect(rect), .roundedRect(rect, cornerRadius: 7), .ellipse(in: rect), .capsule(rect)]
    #expect(paths.allSatisfy { $0.bounds == rect && edgeDifference(Path($0.elements).bounds, rect) < 1e-13 })
  }

  @Test func `a single move counts only if there is nothing else`() {
    let line: [PathElement] = [.move(to: Point(1, 1)), .line(to: Point(2, 3))]
    let stray = PathElement.move(to: Point(-50, -50))
    #expect(Path([stray] + line + [stray]).bounds == Rect(x: 1, y: 1, width: 1, height: 2))
    #expect(Path([stray]).bounds == Rect(x: -50, y: -50, width: 0, height: 0))
  }

  @Test func `an empty path has no bounds`() {
    #expect(Path.empty.bounds == nil)
  }

  @Test func `a path that is not finite has no bounds`() {
    let paths = [
      Path([.move(to: .zero), .line(to: Point(.nan, 0)), .line(to: Point(1, 1))]),
      Path([.move(to: .zero), .quad(to: Point(1, 1), control: Point(0, .infinity))]),
      Path.circle(center: .zero, radius: .infinity),
      Path.rect(Rect(x: .nan, y: 0, width: 1, height: 1)),
    ]
    #expect(paths.allSatisfy { $0.bounds == nil })
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `bounds contain every point of a path and touch it`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let path = generator.path()
    // The nearest sample to an extreme misses it by the square of the step.
    let sampled = hull(path.samples(perSegment: 2000))
    #expect(edgeDifference(path.bounds, sampled) < 1e-3, "seed \(seed)")
    let union = sampled.flatMap { path.bounds?.union($0) }
    #expect(edgeDifference(union, path.bounds) < 1e-12, "seed \(seed): a point is outside")
  }
}
