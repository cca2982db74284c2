import Testing

@_spi(Generated) @testable import ShapeCore

/// What generated code draws into a builder, with shapes and slots in each other.
@Suite("Shapes within shapes")
struct ShapesWithinShapesTests {
  private let bounds = Rect(x: 0, y: 0, width: 90, height: 60)

  private func builder(_ draw: (inout SceneBuilder) -> Void) -> SceneBuilder {
    var builder = SceneBuilder(name: "Top", title: "Top", size: bounds.size)
    builder.beginLayer(name: "Top", frame: bounds)
    builder.drawShape(draw)
    builder.endLayer()
    return builder
  }

  @Test func `stay empty if they need an element that is missing, and the rest is drawn in its order`() {
    /// - Parameter isMissing: Whether the used shape reads an element that its list lacks.
    func scene(isMissing: Bool) -> Scene {
      builder { builder in
        builder.name("first", .rect(Rect(x: 1, y: 2, width: 3, height: 4)))
        builder.beginLayer("low", frame: LayerFrame(), order: ZOrder(above: ["high"]))
        builder.endLayer()
        builder.use("Used", size: Size(90, 60), contents: [:]) { builder in
          let reader = ListReader()
          if isMissing {
            builder.setOutline(.capsule(builder.bounds))
            builder.clip()
            builder.shadow(radius: 3)
            builder.name("inner", .rect(Rect(x: 5, y: 6, width: 7, height: 8)))
            builder.beginLayer("high", frame: LayerFrame(inset: 4), order: ZOrder(z: 3))
            builder.fill(.color(.white))
            builder.endLayer()
            builder.border(width: reader.element(of: [], at: 0, else: 2))
          }
          builder.drawNothing(ifMissingIn: reader)
        }
        builder.beginLayer("high", frame: LayerFrame(inset: 9))
        builder.fill(.color(.black))
        builder.endLayer()
        builder.name("last", .rect(Rect(x: 9, y: 8, width: 7, height: 6)))
      }.scene
    }
    let (missing, empty) = (scene(isMissing: true), scene(isMissing: false))
    #expect(missing.layers == empty.layers && missing.namedPaths == empty.namedPaths)
    #expect(missing.namedPaths.map { $0.name } == ["first", "last"])
    #expect(missing.layers.map { $0.name } == ["Top", "low", "Used", "high"])
    #expect(missing.nodes.map { $0.extent } == [5, 1, 2, 1, 1])
  }

  @Test func `have requirements of their own, and contents have those of their users`() {
    let broken = builder { builder in
      builder.require(false, "top")
      builder.use("Outer", size: Size(90, 60), contents: ["hole": { $0.require(false, "content") }]) { builder in
        builder.require(builder.width == 90 && builder.height == 60, "size")
        builder.use(
          "Inner", size: Size(90, 60),
          contents: [
            "gap": { builder in
              builder.require(false, "gap")
              builder.content("hole", LayerFrame(inset: 5), order: ZOrder())
            }
          ]
        ) { builder in
          builder.require(false, "inner")
          builder.content("gap", LayerFrame(inset: 3), order: ZOrder())
        }
        builder.require(false, "outer")
      }
      builder.require(false)
    }.brokenRequirements
    let expected = [
      ("Top", "top"), ("Inner", "inner"), ("Outer", "gap"), ("Top", "content"), ("Outer", "outer"), ("Top", ""),
    ]
    #expect(broken == expected.map { Requirement(shape: $0.0, message: $0.1) })
  }

  @Test func `order their layers beside a slot that its user leaves empty`() {
    let scene = builder { builder in
      builder.use("Used", size: Size(90, 60), contents: [:]) { builder in
        for name in ["a", "b"] {
          builder.beginLayer(name, frame: LayerFrame(), order: ZOrder(above: name == "a" ? ["gap"] : []))
          builder.endLayer()
        }
        builder.content("gap", LayerFrame(inset: 5), order: ZOrder())
        builder.beginLayer("c", frame: LayerFrame())
        builder.endLayer()
      }
    }.scene
    let names = scene.nodes.compactMap { node -> String? in
      if case .layer(let id, _) = node.content { scene.layers[id].name } else { nil }
    }
    #expect(names == ["Top", "Used", "b", "a", "c"])
  }

  @Test func `have an inner shadow of what is below the borders, smaller by its spread`() {
    let scene = builder { builder in
      builder.fill(.color(.black), path: .rect(Rect(x: 5, y: 6, width: 30, height: 20)))
      builder.border(width: 3)
      builder.shadow(radius: 1, spread: 2, inner: true)
      builder.shadow(radius: 1, spread: 4)
    }.scene
    #expect(scene.layers.first?.innerShadows.first?.caster?.bounds == Rect(x: 7, y: 8, width: 26, height: 16))
    #expect(scene.layers.first?.shadows.first?.caster?.bounds == Rect(x: -4, y: -4, width: 98, height: 68))
  }

  @Test func `know the place, the size and the factors of the open layer`() {
    var builder = SceneBuilder(name: "Top", title: "Top", size: bounds.size)
    #expect(
      builder.frame == bounds && builder.depth == 0 && builder.totalScale(Point(-2, 3), isRotated: false) == Point(2, 3)
    )
    builder.beginLayer(name: "Top", frame: bounds)
    builder.beginLayer("a", frame: LayerFrame(left: 4, top: 6, width: 30, height: 20), scale: Point(-2, 5))
    #expect(builder.frame == Rect(x: 4, y: 6, width: 30, height: 20) && builder.depth == 2)
    #expect([builder.width, builder.height, builder.center.x, builder.center.y] == [30, 20, 15, 10])
    #expect(builder.bounds == Rect(x: 0, y: 0, width: 30, height: 20))
    #expect(builder.totalScale(Point(3, -7), isRotated: false) == Point(6, 35))
    // A rotated layer can turn either axis into the other.
    #expect(builder.totalScale(Point(3, -7), isRotated: true) == Point(15, 35))
    builder.beginLayer("b", frame: LayerFrame(inset: 1), scale: 1.5)
    #expect(builder.totalScale(Point(1, 1), isRotated: false) == Point(3, 7.5))
    builder.beginLayer("c", frame: LayerFrame(inset: 1), rotation: Angle(degrees: 10), scale: 2)
    #expect(builder.totalScale(Point(1, 1), isRotated: false) == Point(15, 15))
    for _ in 0..<4 { builder.endLayer() }
    #expect(builder.depth == 0 && builder.openLayer == nil)
  }

  @Test func `are omitted beyond the largest number of elements, at any depth`() {
    var builder = SceneBuilder(name: "A", title: "A", size: bounds.size)
    builder.beginLayer(name: "A", frame: bounds)
    builder.remainingElements = 2
    builder.beginLayer(name: "B", frame: bounds)
    builder.fill(.color(.white))
    // From here on, all is omitted, and nothing of it changes the open layers.
    builder.beginLayer(name: "C", frame: Rect(x: 1, y: 1, width: 2, height: 3))
    builder.beginLayer(name: "D", frame: Rect(x: 1, y: 1, width: 2, height: 3))
    builder.setOutline(.circle(center: .zero, radius: 5))
    builder.clip()
    builder.erase(.rect(bounds))
    builder.shadow(radius: 2)
    builder.border(.all)
    builder.name("lost", .rect(bounds))
    builder.endLayer()
    builder.absentSlot(name: "slot")
    builder.endLayer()
    builder.stroke(.color(.black))
    builder.endLayer()
    builder.endLayer()
    let scene = builder.scene
    #expect(scene.layers.map { $0.name } == ["A", "B"] && scene.nodes.count == 3 && scene.namedPaths.isEmpty)
    #expect(scene.layers.allSatisfy { $0.isPlain && $0.outline == nil && $0.borderCount == 0 } && builder.depth == 0)
  }
}
