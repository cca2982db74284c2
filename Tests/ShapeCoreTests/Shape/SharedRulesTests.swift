import Testing

@_spi(Generated) @testable import ShapeCore

/// Rules that the evaluator and generated code share.
@Suite("Shared rules")
struct SharedRulesTests {
  @Test
  func `stops without a position are spread between their neighbors`() {
    let stops: [GradientStop] = [.stop(.black), .stop(.white), .stop(.black, at: 0.6), .stop(.white), .stop(.black)]
    #expect(GradientStop.placed(stops)?.map(\.position) == [0, 0.3, 0.6, 0.8, 1])
  }

  @Test
  func `stops out of order are refused, and a gradient of them is moved into order`() {
    let stops: [GradientStop] = [.stop(.black, at: 0.5), .stop(.white, at: 0.2), .stop(.black)]
    #expect(GradientStop.placed(stops) == nil)
    guard case .gradient(let moved, _) = Paint.linearGradient(stops) else { return #expect(Bool(false)) }
    #expect(moved.map(\.position) == [0.5, 0.5, 1])
  }

  @Test
  func `a gradient with too few colors has two`() {
    guard case .gradient(let stops, _) = Paint.radialGradient([]) else { return #expect(Bool(false)) }
    #expect(stops.map(\.color) == [.clear, .clear])
  }

  @Test(arguments: [(0.0, 3.0, false, [0.0, 1, 2]), (2, 4, true, [2, 3, 4]), (3, 3, false, []), (0, .nan, false, [])])
  func `counting returns whole numbers, including the last one if the range is closed`(
    _ first: Double, _ last: Double, _ isClosed: Bool, _ expected: [Double]
  ) {
    var pen = Pen()
    #expect(Array(pen.iterations(from: first, to: last, closed: isClosed)) == expected)
  }

  @Test
  func `counting ends, even if the numbers are too large to increase`() {
    for first in [0, 1e300] {
      var pen = Pen()
      pen.loops = StepBudget(500)
      #expect(pen.iterations(from: first, to: .infinity).reduce(0) { sum, _ in sum + 1 } == 500)
    }
  }

  @Test
  func `nested loops end, whatever their ranges`() {
    var pen = Pen()
    pen.loops = StepBudget(500)
    var iterations = 0
    for _ in pen.iterations(from: 0, to: 20) {
      for _ in pen.iterations(from: 0, to: .infinity) { iterations += 1 }
    }
    #expect(iterations == 480)
  }

  @Test
  func `parts beyond the limits of a picture are omitted, and its layers still end correctly`() {
    var builder = SceneBuilder(name: "A", title: "A", size: Size(9, 9))
    builder.beginLayer(name: "A", frame: Rect(x: 0, y: 0, width: 9, height: 9))
    builder.remainingElements = 3
    for _ in 0..<5 { builder.fill(.color(.black)) }
    builder.beginLayer(name: "B", frame: Rect(x: 0, y: 0, width: 3, height: 3))
    builder.erase(.rect(Rect(x: 0, y: 0, width: 1, height: 1)))
    builder.endLayer()
    builder.endLayer()
    #expect(builder.depth == 0 && builder.scene.nodes.count == 4 && builder.scene.layers.first?.erasure == nil)
  }

  @Test
  func `a line with too many dashes is solid`() {
    var builder = SceneBuilder(name: "A", title: "A", size: Size(100, 100))
    builder.beginLayer(name: "A", frame: Rect(x: 0, y: 0, width: 100, height: 100))
    builder.stroke(.color(.black), dash: [1e-4, 1e-4])
    builder.border(.all, dash: [1e-300])
    builder.endLayer()
    #expect(!builder.scene.strokeStyles.isEmpty && builder.scene.strokeStyles.allSatisfy { $0.dash.isEmpty })
  }

  @Test
  func `the dashes of all lines together are limited`() {
    var builder = SceneBuilder(name: "A", title: "A", size: Size(100, 100))
    builder.beginLayer(name: "A", frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let line = Path([.move(to: .zero), .line(to: Point(60, 0))])
    for _ in 0..<3 { builder.stroke(.color(.black), dash: [0.0005, 0.0005], path: line) }
    builder.endLayer()
    #expect(builder.scene.strokeStyles.map(\.dash) == [[0.0005, 0.0005], []])
  }

  @Test
  func `borders in colors that are NaN are drawn`() {
    for paint in [
      Paint.linearGradient([.stop(.black), .stop(.white)], from: Point(.nan, 0)),
      .color(Color(RGBA(red: .nan, green: 0, blue: 0, alpha: 1))),
    ] {
      var builder = SceneBuilder(name: "A", title: "A", size: Size(9, 9))
      builder.beginLayer(name: "A", frame: Rect(x: 0, y: 0, width: 9, height: 9))
      builder.border(.all, width: 2, color: paint)
      builder.endLayer()
      #expect(builder.scene.nodes.count == 2)
    }
  }

  @Test(arguments: [(3.9, 3), (-3.9, -3), (.nan, 0), (.infinity, Int.max), (-1e300, Int.min)])
  func `a number becomes an Int without a trap`(_ value: Double, _ expected: Int) {
    #expect(Int(whole: value) == expected)
  }

  @Test
  func `a layer's frame can have its center and its size from a point and a size`() {
    let frame = LayerFrame(inset: 3).with(center: Point(50, 20), size: Size(10, 6))
    #expect(frame.resolved(in: Size(100, 60)) == Rect(x: 45, y: 17, width: 10, height: 6))
  }

  @Test
  func `a color from hexadecimal digits is the same as in the language`() {
    #expect(Color(hex: 0x336699, alpha: 128) == Color(RGBA(red: 0.2, green: 0.4, blue: 0.6, alpha: 128.0 / 255)))
  }
}
