@_spi(Generated) import ShapeCore
@_spi(Generated) import ShapeKit
import Testing

/// A frame with a slot, like generated code.
private struct Panel: ParametricShape {
  enum Slot: String, ShapeSlot { case content }
  var margin = 10.0
  static let shapeName = "Panel"
  static let shapeTitle = "A panel."
  static let designSize = Size(100, 80)
  var sizeLimits: SizeLimits { SizeLimits(minimum: Size(40, 30)) }

  func outline(at size: Size, direction: LayoutDirection = .leftToRight) -> Path {
    .roundedRect(Rect(x: 0, y: 0, width: size.width, height: size.height), cornerRadius: 8)
  }

  func draw(into scene: inout SceneBuilder) {
    let bar: Path = .rect(Rect(x: 0, y: 0, width: scene.width, height: 5))
    scene.name("bar", bar)
    scene.setOutline(outline(at: scene.bounds.size))
    scene.require(scene.width >= 60, "wide enough")
    scene.fill(.color(.white))
    scene.content(Slot.content, LayerFrame(inset: margin))
    scene.beginLayer("cover", frame: LayerFrame(height: 5), order: ZOrder(above: ["content"]))
    scene.fill(.color(.black))
    scene.endLayer()
    scene.shadow(radius: 3)
  }
}

/// A shape that fills a panel's slot.
private struct Album: ParametricShape {
  static let shapeName = "Album"
  static let shapeTitle = "Album"
  static let designSize = Size(100, 80)
  var sizeLimits: SizeLimits { SizeLimits() }

  func outline(at size: Size, direction: LayoutDirection = .leftToRight) -> Path {
    .rect(Rect(x: 0, y: 0, width: size.width, height: size.height))
  }

  func draw(into scene: inout SceneBuilder) {
    scene.use(
      Panel(margin: 20),
      content: [
        .content: { scene in scene.fill(.color(.black), path: .circle(center: scene.center, radius: 4)) }
      ])
  }
}

@Suite("A parametric shape")
struct ParametricShapeTests {
  @Test
  func `is laid out at the nearest supported size`() {
    #expect(Panel().scene(in: Size(0, .nan)).size == Size(40, 80))
    #expect(Panel().path(in: Size(10, 50)) == Panel().outline(at: Size(40, 50)))
  }

  @Test
  func `lists the requirements that are false, and draws all the same`() {
    let broken = Panel().brokenRequirements(in: Size(50, 80))
    #expect(broken == [Requirement(shape: "Panel", message: "wide enough")])
    #expect(Panel().brokenRequirements(in: Size(60, 80)).isEmpty)
    #expect(Panel().scene(in: Size(50, 80)).nodes.count > 3)
  }

  @Test
  func `has named paths and the outlines of its layers`() {
    let scene = Panel().scene(in: Size(100, 80))
    #expect(scene.path(named: "bar") == .rect(Rect(x: 0, y: 0, width: 100, height: 5)))
    #expect(scene.outline(ofLayer: "cover") == .rect(Rect(x: 0, y: 0, width: 100, height: 5)))
    #expect(scene.outline(ofLayer: "nobody") == nil)
  }

  @Test
  func `returns the frames of its slots`() {
    #expect(Panel().frame(of: .content, in: Size(100, 80)) == Rect(x: 10, y: 10, width: 80, height: 60))
  }

  @Test
  func `fills the slot of another shape, which is then not a slot of the picture`() throws {
    let scene = Album().scene(in: Size(100, 80))
    #expect(scene.frame(ofSlot: SceneLayer.unnamedSlot) == nil)
    let slot = try #require(scene.layers.first { $0.role == .filledSlot(ownerDepth: 1) })
    #expect(slot.frame == Rect(x: 20, y: 20, width: 60, height: 40))
  }

  @Test
  func `has a silhouette: the painted part, after cuts and rotations`() throws {
    var builder = SceneBuilder(name: "A", title: "A", size: Size(100, 100))
    builder.beginLayer(name: "A", frame: Rect(x: 0, y: 0, width: 100, height: 100))
    builder.fill(.color(.black), path: .rect(Rect(x: 10, y: 10, width: 50, height: 20)))
    builder.fill(.color(.clear), path: .rect(Rect(x: 0, y: 0, width: 100, height: 100)))
    builder.erase(.rect(Rect(x: 10, y: 10, width: 20, height: 20)))
    builder.beginLayer(
      "turned", frame: LayerFrame(left: 60, top: 60, width: 20, height: 10), rotation: Angle(degrees: 90))
    builder.fill(.color(.black))
    builder.endLayer()
    builder.endLayer()
    let silhouette = builder.scene.silhouette
    #expect(abs(silhouette.area() - (30 * 20 + 20 * 10)) < 1e-6)
    #expect(silhouette.bounds == Rect(x: 30, y: 10, width: 45, height: 65))
  }
}
