@_spi(Generated) import ShapeCore
import Testing

@Suite("Building a scene")
struct SceneBuilderTests {
  private let paint = Paint.color(.black)

  private func scene(_ body: (inout SceneBuilder) -> Void) -> Scene {
    var builder = SceneBuilder(name: "Test", title: "Test", size: Size(100, 60))
    builder.beginLayer(name: "Test", frame: Rect(x: 0, y: 0, width: 100, height: 60))
    body(&builder)
    builder.endLayer()
    return builder.scene
  }

  /// Returns the nodes in paint order.
  private func kinds(_ scene: Scene) -> [String] {
    scene.nodes.map { node in
      switch node.content {
      case .layer(let index, _): scene.layers[index].name
      case .fill: "fill"
      case .stroke: "stroke"
      }
    }
  }

  @Test func `a layer paints fills, strokes and layers in the order of the source, and borders above them`() {
    let scene = scene { builder in
      builder.border(.all, width: 1, paint: paint)
      builder.beginLayer(name: "child", frame: Rect(x: 0, y: 0, width: 10, height: 10))
      builder.fill(paint: paint)
      builder.endLayer()
      builder.stroke(style: StrokeStyle(width: 2), paint: paint)
      builder.fill(paint: paint)
    }
    #expect(kinds(scene) == ["Test", "child", "fill", "stroke", "fill", "stroke"])
  }

  @Test func `children are moved together with their contents`() {
    let scene = scene { builder in
      for (name, z) in [("top", 1.0), ("bottom", 0.0)] {
        builder.beginLayer(name: name, frame: Rect(x: 0, y: 0, width: 10, height: 10), order: ZOrder(z: z))
        builder.beginLayer(name: name + "'s", frame: Rect(x: 0, y: 0, width: 5, height: 5))
        builder.fill(paint: paint)
        builder.endLayer()
        builder.endLayer()
      }
    }
    #expect(kinds(scene) == ["Test", "bottom", "bottom's", "fill", "top", "top's", "fill"])
    #expect(scene.layers.id(at: 3).map { SceneNode.Content.layer($0, count: 2) } == scene.nodes[1].content)
  }

  @Test func `coordinates of a body begin at its layer's corner`() {
    let scene = scene { builder in
      builder.beginLayer(name: "a", frame: Rect(x: 10, y: 20, width: 50, height: 30))
      builder.beginLayer(name: "b", frame: Rect(x: 1, y: 2, width: 5, height: 5))
      builder.fill(.rect(Rect(x: 0, y: 0, width: 3, height: 3)), paint: paint)
      builder.endLayer()
      builder.endLayer()
    }
    #expect(scene.layers.dropFirst(2).first?.frame == Rect(x: 11, y: 22, width: 5, height: 5))
    #expect(scene.paths.last == .rect(Rect(x: 11, y: 22, width: 3, height: 3)))
  }

  @Test func `a gradient without ends runs from the top center to the bottom center of its layer`() {
    let stops = [GradientStop(color: .black, position: 0), GradientStop(color: .black, position: 1)]
    let scene = scene { builder in
      builder.beginLayer(name: "a", frame: Rect(x: 10, y: 20, width: 50, height: 30))
      builder.fill(paint: .linearGradient(stops))
      builder.endLayer()
    }
    let geometry = GradientGeometry.linear(from: Point(35, 20), to: Point(35, 50))
    #expect(Array(scene.paints) == [.gradient(SceneGradient(stops: stops, geometry: geometry))])
  }

  @Test func `layers in a cycle keep the order of the source, and are returned`() {
    var builder = SceneBuilder(name: "Test", title: "Test", size: Size(10, 10))
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    builder.beginLayer(name: "Test", frame: frame)
    let spans = [SourceSpan(file: 0, start: 1, end: 2), SourceSpan(file: 0, start: 3, end: 4)]
    for (index, names) in [("a", "b"), ("b", "a")].enumerated() {
      builder.beginLayer(name: names.0, frame: frame, order: ZOrder(above: [names.1]), source: spans[index])
      builder.endLayer()
    }
    #expect(builder.finishLayer()?.map(\.source) == spans)
    #expect(kinds(builder.scene) == ["Test", "a", "b"])
  }

  @Test func `a stroke inside a circle is a smaller circle`() {
    let scene = scene { builder in
      builder.stroke(
        .circle(center: Point(50, 30), radius: 20), style: StrokeStyle(width: 4), alignment: .inside, paint: paint)
    }
    #expect(scene.paths.last == .circle(center: Point(50, 30), radius: 18))
  }

  @Test func `a stroke outside a path is one of twice the width, minus the path`() {
    let triangle = Path.polygon([Point(50, 0), Point(100, 60), Point(0, 60)])
    let scene = scene { builder in
      builder.stroke(triangle, style: StrokeStyle(width: 4), alignment: .outside, paint: paint)
    }
    #expect(scene.layers.last?.erasure == triangle.simplified())
    #expect(scene.strokeStyles.last?.width == 8)
  }

  @Test func `the erased part is one path, which looks the same under either rule`() throws {
    let scene = scene { builder in
      builder.erase(.rect(Rect(x: 0, y: 0, width: 20, height: 10)))
      builder.erase(.rect(Rect(x: 10, y: 0, width: 20, height: 10)))
      // A ring drawn twice: under the even-odd rule it is nothing.
      builder.erase(
        .polygon([Point(50, 0), Point(60, 0), Point(60, 9), Point(50, 0), Point(60, 0), Point(60, 9)]), rule: .evenOdd)
    }
    let erasure = try #require(scene.layers.first?.erasure)
    #expect(erasure.bounds == Rect(x: 0, y: 0, width: 30, height: 10))
    #expect(erasure.contains(Point(15, 5), rule: .evenOdd))
  }

  @Test func `one rectangle that is erased stays a rectangle`() {
    let rect = Rect(x: 0, y: 0, width: 20, height: 10)
    #expect(scene { $0.erase(.rect(rect)) }.layers.first?.erasure == .rect(rect))
  }

  @Test func `a path without an inside erases nothing`() {
    let line = Path([.move(to: Point(0, 0)), .line(to: Point(9, 9))])
    #expect(scene { $0.erase(line) }.layers.first?.erasure == nil)
  }

  @Test func `an erasure that needs too many steps has no effect`() {
    var builder = SceneBuilder(name: "Test", title: "Test", size: Size(100, 60))
    builder.budget = StepBudget(3)
    builder.beginLayer(name: "Test", frame: Rect(x: 0, y: 0, width: 100, height: 60))
    builder.erase(.star(center: Point(50, 30), points: 50, outerRadius: 30, innerRadius: 9, rotation: .zero))
    builder.endLayer()
    #expect(builder.budget.isSpent)
    #expect(builder.scene.layers.first?.erasure == nil)
  }

  @Test func `a stroke without width paints nothing`() {
    #expect(kinds(scene { $0.stroke(style: StrokeStyle(width: 0), paint: paint) }) == ["Test"])
  }

  @Test func `dots off the axes become outlines under square caps, because no file can store their direction`() {
    let slanted = Path([.move(to: .zero), .line(to: Point(30, 40))]).dashed([0, 10])
    let upright = Path([.move(to: .zero), .line(to: Point(0, 40))]).dashed([0, 10])
    let style = StrokeStyle(width: 4, cap: .square)
    let scene = scene { builder in
      builder.stroke(slanted, style: style, paint: paint)
      builder.stroke(upright, style: style, paint: paint)
      builder.stroke(slanted, style: StrokeStyle(width: 4, cap: .round), paint: paint)
      builder.stroke(Path([.move(to: .zero), .line(to: Point(30, 40))]), style: style, paint: paint)
    }
    #expect(kinds(scene) == ["Test", "fill", "stroke", "stroke", "stroke"])
    #expect(scene.paths.first == slanted.strokeContours(style))
  }

  /// Browsers draw them upright, other programs turn them.
  @Test func `square dashes without length become outlines, unless they are along the axes`() {
    let line = Path([.move(to: .zero), .line(to: Point(30, 40))])
    let circle = Path.circle(center: Point(50, 30), radius: 20)
    let dots = StrokeStyle(width: 4, cap: .square, dash: [5, 5, 0, 6])
    let scene = scene { builder in
      for path in [line, circle, .rect(Rect(x: 1, y: 1, width: 30, height: 20))] {
        builder.stroke(path, style: dots, paint: paint)
        builder.stroke(path, style: StrokeStyle(width: 4, cap: .square, dash: [5, 6]), paint: paint)
        builder.stroke(path, style: StrokeStyle(width: 4, cap: .round, dash: [5, 5, 0, 6]), paint: paint)
      }
    }
    #expect(
      kinds(scene) == [
        "Test", "fill", "stroke", "stroke", "fill", "stroke", "stroke", "stroke", "stroke", "stroke",
      ])
    #expect(scene.paths.first.map { $0.symmetricDifference(line.stroked(dots)).area() < 1e-6 } == true)
  }

  @Test func `as many square dots as a picture may have are drawn`() {
    var builder = SceneBuilder(name: "Test", title: "Test", size: Size(100, 60))
    builder.beginLayer(name: "Test", frame: Rect(x: 0, y: 0, width: 100, height: 60))
    let circle = Path.circle(center: Point(50, 30), radius: 20)
    let style = StrokeStyle(width: 4, cap: .square, dash: [0, circle.length / 50_000])
    builder.stroke(circle, style: style, paint: paint)
    builder.endLayer()
    #expect(builder.takeOmittedWork().isEmpty && kinds(builder.scene) == ["Test", "fill"])
  }

  @Test func `a replaced outline has no effect`() {
    let circle = Path.circle(center: Point(50, 30), radius: 20)
    for last in [circle, .rect(Rect(x: 0, y: 0, width: 100, height: 60))] {
      let twice = scene { builder in
        builder.setOutline(.capsule(builder.bounds))
        builder.setOutline(last)
        builder.fill(paint: paint)
      }
      let once = scene { builder in
        builder.setOutline(last)
        builder.fill(paint: paint)
      }
      #expect(twice.paths == once.paths)
      #expect(twice.layers.map(\.outline) == once.layers.map(\.outline))
    }
  }
}
