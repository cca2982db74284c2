import TestSupport
import Testing

@testable import ShapeCore

@Suite struct GridTests {
  @Test func `a point with few binary digits comes back exactly`() throws {
    let grid = try #require(Grid(covering: Rect(x: 0, y: 0, width: 300, height: 20), ulp: 0))
    let point = Point(100.5, 19.140625)
    #expect(grid.point(grid.snapped(point)) == point)
  }

  @Test func `any point comes back within half a cell`() throws {
    var generator = RandomSource(seed: 1)
    let grid = try #require(Grid(covering: Rect(x: 0, y: 3, width: 7, height: 11), ulp: 0))
    let worst = (0..<200).map { _ in
      let point = Point(generator.number(0...7), generator.number(3...14))
      let moved = grid.point(grid.snapped(point)) - point
      return max(abs(moved.x), abs(moved.y))
    }.max()
    #expect((worst ?? 1) <= grid.cell / 2)
  }

  @Test func `cells are not much finer than the coordinates`() throws {
    let grid = try #require(Grid(covering: Rect(x: 0, y: 0, width: 1, height: 1), ulp: 0x1p-30))
    #expect(grid.cell == 0x1p-31)
  }

  @Test func `there is no grid for a point or for numbers that are not finite`() {
    #expect(Grid(covering: Rect(x: 1, y: 1, width: 0, height: 0), ulp: 0) == nil)
    #expect(Grid(covering: Rect(x: 1, y: 1, width: .infinity, height: 0), ulp: 0) == nil)
  }

  @Test func `the sign of a cross product is exact where the products are almost equal`() {
    // (2⁴¹ + 1)² − 2⁴¹ · (2⁴¹ + 2) = 1, which is lost if the products are rounded to 53 bits.
    let large = 0x1p41
    let a = GridPoint(x: large + 1, y: large)
    let b = GridPoint(x: large + 2, y: large + 1)
    #expect(crossSign(a, b) == 1)
    #expect(crossSign(b, a) == -1)
    #expect(crossSign(a, a) == 0)
  }

  @Test func `an exact cross product has the sign of either order`() {
    let a = GridPoint(x: -0x1p41, y: 12345)
    let b = GridPoint(x: 0x1p40, y: 0x1p41)
    #expect(exactCross(a, b) == -(0x1p82 + 12345 * 0x1p40))
  }

  @Test func `the sign of a sum of triple products is exact`() {
    // x = (2⁴¹ + 1)² − 2⁴¹ (2⁴¹ + 2) = 1 and y = 2⁸², so a x + b y is 1 − 2⁸² + 2⁸².
    let one = WideInteger(0x1p41 + 1, 0x1p41 + 1, minus: 0x1p41, 0x1p41 + 2)
    let large = WideInteger(0x1p41, 0x1p41, minus: 0, 0)
    let negative = WideInteger(0, 0, minus: 0x1p41, 0x1p41)
    #expect(WideInteger.signOfSum(1, one, 0, large) == 1)
    #expect(WideInteger.signOfSum(-1, one, 0, large) == -1)
    #expect(WideInteger.signOfSum(1 << 44, large, 1 << 44, negative) == 0)
    #expect(WideInteger.signOfSum(1 << 44, large, 1 << 44 + 1, negative) == -1)
    #expect(WideInteger.signOfSum(1 << 44 + 1, large, 1 << 44, negative) == 1)
  }
}
