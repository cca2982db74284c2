import ShapeCore
import TestSupport
import Testing

@testable import ShapeKit

@Suite("The pixels of an image")
struct PixelGridTests {
  @Test func `cover their rectangle with whole pixels, and not more of them than necessary`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    var faults: [String] = []
    for _ in 0..<RandomCases.count(quick: 200, ci: 2_000, long: 100_000) {
      let rect = Rect(
        x: random.number(-300...300), y: random.number(-200...200), width: random.number(1e-3...90),
        height: random.number(1e-3...70))
      let scale = random.pick([1, 2, 3, 0.75])
      guard let grid = PixelGrid(covering: rect, scale: scale) else {
        faults.append("seed \(seed): none for \(rect)")
        continue
      }
      let pixels = [grid.origin.x, grid.origin.y, grid.size.width, grid.size.height]
      let frame = [grid.frame.x, grid.frame.y, grid.frame.width, grid.frame.height]
      let spare = [
        rect.minX - grid.frame.minX, rect.minY - grid.frame.minY, grid.frame.maxX - rect.maxX,
        grid.frame.maxY - rect.maxY,
      ]
      let isRight =
        grid.scale == scale && pixels.allSatisfy { $0 == $0.rounded() }
        && zip(pixels, frame).allSatisfy { abs($0 / scale - $1) < 1e-9 }
        && spare.allSatisfy { $0 > -1e-9 && $0 < 1 / scale + 1e-9 }
      if !isRight { faults.append("seed \(seed): \(rect) at \(scale): \(grid)") }
    }
    #expect(faults.prefix(3) == [])
  }

  @Test func `are fewer per point for a large rectangle: at most 16,777,216 of them, and 16,384 along a side`() {
    let cases: [(Size, Double, Double)] = [
      (Size(1024, 4096), 2, 2), (Size(1024, 4096), 3, 2), (Size(4096, 4096), 2, 1), (Size(8192, 100), 2, 2),
      (Size(8192, 100), 3, 2), (Size(64, 65_536), 1, 0.25), (Size(8192, 8192), 2, 0.5), (Size(8192, 8192), 0.25, 0.25),
    ]
    for (size, wanted, expected) in cases {
      let grid = PixelGrid(covering: Rect(x: 0, y: 0, width: size.width, height: size.height), scale: wanted)
      #expect(grid?.scale == expected && grid?.size == Size(size.width * expected, size.height * expected))
    }
  }

  @Test func `are none for an empty rectangle, and for numbers that are not finite`() {
    let cases: [(Rect, Double)] = [
      (Rect(x: 1, y: 2, width: 0, height: 3), 1), (Rect(x: 1, y: 2, width: 3, height: 0), 1),
      (Rect(x: 1, y: 2, width: -3, height: 4), 1), (Rect(x: .nan, y: 2, width: 3, height: 4), 1),
      (Rect(x: 1, y: 2, width: 3, height: 4), 0), (Rect(x: 1, y: 2, width: 3, height: 4), -1),
      (Rect(x: 1, y: 2, width: 3, height: 4), .nan), (Rect(x: 1, y: 2, width: 3, height: 4), .infinity),
    ]
    #expect(cases.allSatisfy { PixelGrid(covering: $0.0, scale: $0.1) == nil })
  }

  @Test func `are at the same place for a plan that is moved`() throws {
    // A view on the Mac shows a plan under a transform, in a layer without one.
    let plan = LayerPlan.filling(.rect(Rect(x: 2, y: 3, width: 5, height: 7)))
    let transform = Transform(a: 2, b: 1, c: -1, d: 3, tx: 11, ty: 13)
    let outer = plan.inside(transform)
    let inner = try #require(outer.children.first)
    #expect(outer.transform == .identity && outer.offset == .zero && outer.bounds == plan.bounds)
    #expect(inner.transform == transform.linear && inner.offset == Point(11, 13) && inner.pivot == .zero)
    #expect(plan.inside(.identity) == plan)
  }
}
