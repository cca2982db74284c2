@_spi(Generated) import ShapeCore
import Testing

@Suite("A layer's frame in a parent of 100 x 80")
struct LayerFrameTests {
  private func resolve(_ change: (inout LayerFrame) -> Void) -> Rect {
    var frame = LayerFrame()
    change(&frame)
    return frame.resolved(in: Size(100, 80))
  }

  @Test func `without arguments fills the parent`() {
    #expect(resolve { _ in } == Rect(x: 0, y: 0, width: 100, height: 80))
  }

  @Test func `with one edge keeps the other at 0`() {
    #expect(resolve { $0.left = 10 } == Rect(x: 10, y: 0, width: 90, height: 80))
    #expect(resolve { $0.bottom = 10 } == Rect(x: 0, y: 0, width: 100, height: 70))
  }

  @Test func `with only a length begins at the start`() {
    #expect(resolve { $0.width = 30 } == Rect(x: 0, y: 0, width: 30, height: 80))
  }

  @Test func `with only a center begins at the start`() {
    #expect(resolve { $0.centerX = 30 } == Rect(x: 0, y: 0, width: 60, height: 80))
  }

  @Test func `follows from any two of start, end, center and length`() {
    let expected = Rect(x: 20, y: 0, width: 50, height: 80)
    let (left, right, center, width) = (20.0, 30.0, 45.0, 50.0)
    #expect(resolve { ($0.left, $0.right) = (left, right) } == expected)
    #expect(resolve { ($0.left, $0.width) = (left, width) } == expected)
    #expect(resolve { ($0.left, $0.centerX) = (left, center) } == expected)
    #expect(resolve { ($0.right, $0.width) = (right, width) } == expected)
    #expect(resolve { ($0.right, $0.centerX) = (right, center) } == expected)
    #expect(resolve { ($0.centerX, $0.width) = (center, width) } == expected)
  }

  @Test func `has an inset at the edges that nothing else determines`() {
    #expect(
      resolve {
        $0.inset = 10
        $0.bottom = 26
      } == Rect(x: 10, y: 10, width: 80, height: 44))
    #expect(
      resolve {
        $0.inset = 10
        $0.width = 30
      } == Rect(x: 10, y: 10, width: 30, height: 60))
  }

  @Test func `has a negative length if the parent is too small`() {
    #expect(resolve { ($0.left, $0.right) = (70, 50) }.width == -20)
  }

  /// A design of 50 x 20 in the frame of 100 x 80.
  private func placed(fills: Bool = false, _ edges: Edges = .none) -> (frame: Rect, factor: Double) {
    let design = LayerDesign(size: Size(50, 20), fills: fills, edges: edges)
    return design.placed(in: Rect(x: 0, y: 0, width: 100, height: 80), direction: .rightToLeft)
  }

  @Test func `holds a design that fits, and is covered by one that fills`() {
    #expect(placed().factor == 2)
    #expect(placed().frame == Rect(x: 25, y: 30, width: 50, height: 20))
    #expect(placed(fills: true).factor == 4)
    #expect(placed(fills: true).frame == Rect(x: 25, y: 30, width: 50, height: 20))
  }

  @Test func `has a design at its edges`() {
    // The design is drawn 100 wide and 40 high, or 200 wide and 80 high.
    #expect(placed([.top]).frame.center == Point(50, 20))
    #expect(placed([.bottom, .left]).frame.center == Point(50, 60))
    #expect(placed([.top, .bottom]).frame.center == Point(50, 40))
    #expect(placed(fills: true, .left).frame.center == Point(100, 40))
    #expect(placed(fills: true, .leading).frame.center == Point(0, 40))
  }

  @Test func `shows no design in a frame without room`() {
    for fills in [false, true] {
      let design = LayerDesign(size: Size(50, 20), fills: fills)
      #expect(design.placed(in: Rect(x: 0, y: 0, width: 0, height: 80), direction: .leftToRight).factor == 0)
    }
  }

  @Test func `shows no design without a size`() {
    for size in [Size(0, 9), Size(9, -1), Size(.nan, 9), Size(.infinity, 9)] {
      let design = LayerDesign(size: size)
      #expect(design.placed(in: Rect(x: 0, y: 0, width: 10, height: 10), direction: .leftToRight).factor == 0)
    }
  }
}
