import ShapeCore
import Testing

@testable import ShapeRaster

/// What casts shadows, and where they are.
@Suite("Shadows")
struct ShadowTests {
  private let all = Path.rect(Rect(x: 0, y: 0, width: 16, height: 16))

  private func square(_ x: Double, _ y: Double, _ size: Double) -> Path {
    .rect(Rect(x: x, y: y, width: size, height: size))
  }

  private func shadow(_ x: Double, _ y: Double, _ color: Color = .black, radius: Double = 0) -> Shadow {
    Shadow(color: color, radius: radius, offset: Point(x, y))
  }

  @Test func `a shadow is below the layer, and the first one is topmost`() {
    let bitmap = Sketch { sketch in
      sketch.layer({ $0.shadows = [shadow(1, 0, .red), shadow(2, 0, .blue)] }) { $0.fill(square(4, 4, 4)) }
    }.bitmap()
    #expect((3..<11).map { bitmap[$0, 5].x } == [0, 0, 0, 0, 0, 255, 0, 0])
    #expect((3..<11).map { bitmap[$0, 5].z } == [0, 0, 0, 0, 0, 0, 255, 0])
  }

  @Test func `a shadow is cast by the alpha that is left after cuts and masks, and is not cut itself`() {
    let bitmap = Sketch { sketch in
      sketch.layer({
        $0.shadows = [shadow(6, 0, .red)]
        $0.clips = [Clip(path: square(2, 2, 4))]
        $0.maskCount = 1
      }) { sketch in
        sketch.layer(.mask, { $0.opacity = 0.5 }) { $0.fill(all) }
        sketch.fill(all, .blue)
      }
    }.bitmap()
    #expect(bitmap[3, 3] == SIMD4(0, 0, 128, 128))
    #expect(bitmap[9, 3] == SIMD4(128, 0, 0, 128))
    #expect(bitmap[13, 3] == SIMD4(0, 0, 0, 0))
  }

  @Test func `opacity applies to the layer and its shadow together`() {
    let bitmap = Sketch { sketch in
      sketch.layer({
        $0.opacity = 0.5
        $0.shadows = [shadow(2, 0, .red)]
      }) { $0.fill(square(4, 4, 4), .blue) }
    }.bitmap()
    #expect(bitmap[5, 5] == SIMD4(0, 0, 128, 128))
    #expect(bitmap[9, 5] == SIMD4(128, 0, 0, 128))
  }

  @Test func `shadows inside don't cast shadows`() {
    let bitmap = Sketch { sketch in
      sketch.layer({ $0.shadows = [shadow(0, 6, .red)] }) { sketch in
        sketch.layer({ $0.shadows = [shadow(6, 0, .blue)] }) { $0.fill(square(2, 2, 4)) }
      }
    }.bitmap()
    #expect(bitmap[9, 3] == SIMD4(0, 0, 255, 255))
    #expect(bitmap[3, 9] == SIMD4(255, 0, 0, 255))
    #expect(bitmap[9, 9].w == 0)
  }

  @Test func `a caster replaces the silhouette`() {
    var spread = shadow(0, 0, .red)
    spread.spread = 2
    spread.caster = square(2, 2, 8)
    let bitmap = Sketch { sketch in
      sketch.layer({ $0.shadows = [spread] }) { $0.fill(square(4, 4, 4), .blue) }
    }.bitmap()
    #expect(bitmap[3, 3] == SIMD4(255, 0, 0, 255))
    #expect(bitmap[5, 5] == SIMD4(0, 0, 255, 255))
    #expect(bitmap.area == 64)
  }

  @Test func `the offset is scaled and rotated with the layer`() {
    let bitmap = Sketch { sketch in
      sketch.layer({
        $0.scale = Point(2, 1)
        $0.rotation = Angle(degrees: 90)
        $0.shadows = [shadow(3, 0, .red)]
      }) { $0.fill(square(7, 7, 2), .blue) }
    }.bitmap()
    // 3 to the right is 6 to the right after scaling, and 6 down after turning.
    #expect(bitmap[7, 13] == SIMD4(255, 0, 0, 255))
    #expect(bitmap.area == 4 * 2 + 4 * 2)
  }

  @Test func `the large cells of a wide blur don't make strokes coarser`() {
    let bow = Path([
      .move(to: Point(20, 110)), .curve(to: Point(108, 100), control1: Point(30, -40), control2: Point(90, -10)),
    ])
    func stroke(_ shadows: [Shadow]) -> Bitmap {
      Sketch(128) { sketch in
        sketch.layer({ $0.shadows = shadows }) { $0.stroke(bow, StrokeStyle(width: 44)) }
      }.bitmap()
    }
    // So wide that nothing of it is visible.
    #expect(stroke([shadow(0, 0, radius: 3000)]).distance(to: stroke([])) <= 1)
  }

  // MARK: Inner shadows

  @Test func `an inner shadow is inside the silhouette where its moved copy is not`() {
    let bitmap = Sketch { sketch in
      sketch.layer({ $0.innerShadows = [shadow(1, 1, .red)] }) { $0.fill(square(4, 4, 4), .blue) }
    }.bitmap()
    let expected: [[UInt8]] = [[255, 255, 255, 255], [255, 0, 0, 0], [255, 0, 0, 0], [255, 0, 0, 0]]
    #expect((4..<8).map { y in (4..<8).map { bitmap[$0, y].x } } == expected)
    #expect(bitmap.area == 16)
  }

  @Test func `an inner shadow is below the borders, and they don't cast it`() {
    let bitmap = Sketch { sketch in
      sketch.layer({
        $0.innerShadows = [shadow(2, 0, .red)]
        $0.borderCount = 1
      }) {
        $0.fill(square(4, 4, 8), .blue)
        $0.fill(square(0, 4, 5), .white)
      }
    }.bitmap()
    #expect(bitmap[4, 5] == SIMD4(255, 255, 255, 255))
    #expect(bitmap[5, 5] == SIMD4(255, 0, 0, 255))
    #expect(bitmap[6, 5] == SIMD4(0, 0, 255, 255))
  }

  @Test func `a blurred inner shadow fades from the edge`() {
    let bitmap = Sketch { sketch in
      sketch.layer({ $0.innerShadows = [shadow(0, 0, radius: 1)] }) { $0.fill(square(2, 2, 12), .white) }
    }.bitmap()
    // In the first pixel, the blurred copy covers the mean of the integral of a Gaussian up to 0...1: 0.685.
    #expect(abs(Int(bitmap[2, 8].x) - 175) <= 2)
    #expect(bitmap[8, 8].x == 255)
  }

  @Test func `an inner shadow with a caster is cut by the silhouette`() {
    var inner = shadow(0, 0, .red)
    inner.spread = 2
    inner.caster = square(6, 6, 4)
    let bitmap = Sketch { sketch in
      sketch.layer({ $0.innerShadows = [inner] }) { $0.fill(square(4, 4, 8), .blue) }
    }.bitmap()
    #expect(bitmap[5, 5] == SIMD4(255, 0, 0, 255))
    #expect(bitmap[7, 7] == SIMD4(0, 0, 255, 255))
    #expect(bitmap[3, 3].w == 0)
  }

  // MARK: Images

  @Test func `the image of a shadow is inside its layer, without the transform`() throws {
    let sketch = Sketch { sketch in
      sketch.layer({
        $0.rotation = Angle(degrees: 45)
        $0.shadows = [shadow(2, 1)]
        $0.innerShadows = [shadow(1, 0)]
      }) { $0.fill(square(4, 4, 4)) }
    }
    let (layer, contents) = sketch.layers[1]
    let outer = try #require(
      try sketch.scene.shadowImage(
        of: layer.shadows[0], isInner: false, layer: layer, contents: contents))
    #expect(outer.frame.x <= 6 && outer.frame.y <= 5 && outer.frame.maxX >= 10 && outer.frame.maxY >= 9)
    #expect(outer.coverage.reduce(0) { $0 + Int($1) } == 64 * 255)
    let inner = try #require(
      try sketch.scene.shadowImage(
        of: layer.innerShadows[0], isInner: true, layer: layer, contents: contents))
    #expect(inner.frame == Rect(x: 4, y: 4, width: 4, height: 4))
    #expect(inner.coverage.reduce(0) { $0 + Int($1) } == 16 * 255)
  }

  @Test func `a very large image of a shadow has fewer pixels`() throws {
    let sketch = Sketch { sketch in sketch.layer({ $0.shadows = [shadow(0, 0)] }) { $0.fill(square(0, 0, 16)) } }
    let (layer, contents) = sketch.layers[1]
    // With 500 pixels of a point, there would be 8000 · 8000, which are more than 16,000,000.
    let image = try #require(
      try sketch.scene.shadowImage(
        of: layer.shadows[0], isInner: true, layer: layer, contents: contents, pixelsPerPoint: 1000))
    #expect(image.width == 4000 && image.height == 4000 && image.coverage.count == 4000 * 4000)
    #expect(abs(image.frame.width - 16) < 1e-9)
  }

  @Test func `a renderer stops when its budget is spent`() {
    let rows = Sketch { $0.fill(.rect(Rect(x: 0, y: 0, width: 4, height: 4))) }
    func budget(_ steps: Int, _ sketch: Sketch) -> StepBudget {
      let renderer = SceneRenderer(
        sketch.scene, pixelsPerPoint: 1, origin: .zero, width: 4, height: 4, budget: StepBudget(steps))
      _ = renderer.bitmap(background: nil)
      return renderer.budget
    }
    // A row with two edges takes two steps, and the vertices together one.
    #expect(budget(9, rows).remaining == 0 && budget(8, rows).isSpent)
    // 2³⁰ masks would take hours.
    #expect(budget(100_000, nested(30) { $0.fill(all) }).isSpent)
  }

  @Test func `a stroke whose outline is not finite is missing, not empty`() {
    let path = Path([.move(to: Point(-1e308, 4)), .line(to: Point(1e308, 4))])
    let sketch = Sketch { $0.stroke(path, StrokeStyle(width: 2)) }
    let ink = InkBounds(sketch.scene, of: nil, in: .identity)
    let context = RenderContext(sketch.scene, ink, .perPicture)
    #expect(context.contours(of: 1, path, StrokeStyle(width: 2), in: .identity).isEmpty)
    #expect(context.failure != nil)
  }

  @Test func `nothing casts no shadow`() throws {
    let sketch = Sketch { sketch in sketch.layer({ $0.shadows = [shadow(2, 1)] }) { _ in } }
    let (layer, contents) = sketch.layers[1]
    let image = try sketch.scene.shadowImage(
      of: layer.shadows[0], isInner: false, layer: layer, contents: contents)
    #expect(image == nil)
  }

  // MARK: Depth

  /// A shadowed layer in the mask of a shadowed layer, and so on. The innermost has a red shadow.
  private func nested(_ depth: Int, _ body: (inout Sketch) -> Void) -> Sketch {
    func add(_ depth: Int, _ sketch: inout Sketch) {
      if depth == 0 { return body(&sketch) }
      sketch.layer({ ($0.maskCount, $0.shadows) = (1, [shadow(0, 0)]) }) { sketch in
        sketch.layer(.mask, { _ in }) { add(depth - 1, &$0) }
        sketch.fill(all)
      }
    }
    return Sketch { add(depth, &$0) }
  }

  @Test func `all shadows in deeply nested masks are drawn`() {
    // Each shadow is 10 pixels to the right of its square. 5 masks double the number of 61 shadows 5 times.
    let sketch = nested(5) { sketch in
      for row in 0..<60 {
        sketch.layer({ $0.shadows = [shadow(10, 0)] }) { $0.fill(square(2, Double(row % 16), 1)) }
      }
      sketch.layer({ $0.shadows = [shadow(10, 0)] }) { $0.fill(square(1, 12, 1)) }
    }
    let bitmap = sketch.bitmap()
    #expect(bitmap[1, 12].w == 255 && bitmap[11, 12].w == 255)
    #expect(sketch.scene.canRenderShadows)
  }

  @Test func `the greatest number of nested shadows is known in advance`() {
    // With n shadows in d masks of shadowed layers, 2ᵈ n + 2ᵈ - 1 shadows are drawn. 2000 + 8 (n + d) are allowed.
    func layers(_ depth: Int, _ count: Int, _ shadow: Shadow, opacity: Double = 1) -> Bool {
      nested(depth) { sketch in
        for _ in 0..<count {
          sketch.layer({ ($0.shadows, $0.opacity) = ([shadow], opacity) }) { $0.fill(all) }
        }
      }.scene.canRenderShadows
    }
    #expect(layers(11, 0, shadow(0, 0)) && !layers(12, 0, shadow(0, 0)) && !layers(200, 0, shadow(0, 0)))
    #expect(layers(4, 252, shadow(0, 0)) && !layers(4, 253, shadow(0, 0)))
    // What is not visible is not drawn.
    #expect(layers(4, 1000, shadow(0, 0, .clear)) && layers(4, 1000, shadow(0, 0), opacity: 0))

    // With an inner shadow, what casts it is drawn twice more: 3ᵈ n + (3ᵈ - 1) / 2. With a caster, once more: 2ᵈ n + 2ᵈ - 1.
    func inner(_ depth: Int, _ count: Int, caster: Path? = nil) -> Bool {
      func add(_ depth: Int, _ sketch: inout Sketch) {
        guard depth > 0 else {
          for _ in 0..<count { sketch.layer({ $0.shadows = [shadow(1, 2)] }) { $0.fill(all) } }
          return
        }
        var inner = shadow(3, 4)
        inner.caster = caster
        sketch.layer({ ($0.maskCount, $0.innerShadows) = (1, [inner]) }) { sketch in
          sketch.layer(.mask, { _ in }) { add(depth - 1, &$0) }
          sketch.fill(all)
        }
      }
      return Sketch { add(depth, &$0) }.scene.canRenderShadows
    }
    #expect(inner(3, 105) && !inner(3, 106))
    #expect(inner(4, 252, caster: all) && !inner(4, 253, caster: all))
    // Masks draw items, too: more than 10,000,000.
    let items = nested(10) { sketch in for _ in 0..<10_000 { sketch.fill(all) } }
    #expect(!items.scene.canRenderShadows)
    #expect(nested(9) { sketch in for _ in 0..<10_000 { sketch.fill(all) } }.scene.canRenderShadows)
  }

  @Test func `any number of cards may have shadows in masks`() {
    let sketch = Sketch { sketch in
      for _ in 0..<20_000 {
        sketch.layer({ ($0.maskCount, $0.shadows) = (1, [shadow(0, 0)]) }) { sketch in
          sketch.layer(.mask, { $0.shadows = [shadow(1, 0)] }) { $0.fill(all) }
          sketch.fill(all)
        }
      }
    }
    #expect(sketch.scene.canRenderShadows)
  }

  @Test func `300 nested layers with shadows`() {
    func nested(_ depth: Int, _ sketch: inout Sketch) {
      if depth == 0 { return sketch.fill(square(4, 4, 4), .blue) }
      sketch.layer({ $0.shadows = [shadow(6, 0, .red, radius: 1)] }) { nested(depth - 1, &$0) }
    }
    let sketch = Sketch { nested(300, &$0) }
    #expect(sketch.scene.canRenderShadows)
    let bitmap = sketch.bitmap()
    #expect(bitmap[5, 5] == SIMD4(0, 0, 255, 255) && bitmap[12, 6] == SIMD4(255, 0, 0, 255))
  }

  @Test func `the shadows in a layer don't enlarge what casts its shadow`() {
    let sketch = Sketch { sketch in
      sketch.layer({ $0.shadows = [shadow(0, 0, radius: 1)] }) { sketch in
        sketch.layer({ $0.shadows = [shadow(0, 0, radius: 100)] }) { $0.fill(square(4, 4, 4)) }
      }
    }
    let ink = InkBounds(sketch.scene, in: .identity)
    #expect(ink.caster(1) == PixelRect(x: 4..<8, y: 4..<8) && ink.body(1).width > 600)
  }
}
