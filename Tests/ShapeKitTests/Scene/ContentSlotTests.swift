import ShapeKit
import Testing

/// The effects of a scene on the content of an app, which a platform view must apply.
@Suite("The content slot")
struct ContentSlotTests {
  private enum Slot: String, ShapeSlot { case content }

  private func slot(_ draw: (inout SceneBuilder) -> Void) -> ContentSlot? {
    var builder = SceneBuilder(name: "Test", title: "Test", size: Size(100, 100))
    builder.beginLayer(name: "Test", frame: Rect(x: 0, y: 0, width: 100, height: 100))
    draw(&builder)
    builder.endLayer()
    return builder.scene.contentSlot
  }

  @Test func `is missing if a shape has none`() {
    #expect(slot { $0.fill(.color(.black)) } == nil)
  }

  @Test func `is not cut, rotated or faded by layers that do not contain it`() {
    let slot = slot { scene in
      scene.beginLayer("other", frame: LayerFrame(), opacity: 0.5, rotation: Angle(degrees: 90))
      scene.clip()
      scene.endLayer()
      scene.content(Slot.content, LayerFrame(inset: 10))
    }
    let frame = Rect(x: 10, y: 10, width: 80, height: 80)
    #expect(
      slot == ContentSlot(frame: frame, center: Point(50, 50), rotation: .zero, opacity: 1, visibleRegion: nil))
  }

  @Test func `is rotated around the centers of all layers that contain it, and faded by all`() {
    let slot = slot { scene in
      scene.beginLayer("outer", frame: LayerFrame(), opacity: 0.5, rotation: Angle(degrees: 90))
      scene.beginLayer("inner", frame: LayerFrame(width: 40, height: 40), opacity: 0.5, rotation: Angle(degrees: 90))
      scene.content(Slot.content, LayerFrame(width: 20, height: 40))
      scene.endLayer()
      scene.endLayer()
    }
    // Within (0, 0, 40, 40) the inner rotation moves (10, 20) to (20, 10). Then the outer one, around (50, 50),
    // applies.
    let frame = Rect(x: 0, y: 0, width: 20, height: 40)
    let expected = ContentSlot(
      frame: frame, center: Point(90, 20), rotation: Angle(degrees: 180), opacity: 0.25, visibleRegion: nil)
    #expect(slot == expected)
  }

  @Test func `shows the part inside all clips, minus the erased part`() {
    let slot = slot { scene in
      scene.clip(.rect(Rect(x: 0, y: 0, width: 60, height: 60)))
      scene.beginLayer("inner", frame: LayerFrame())
      scene.erase(.rect(Rect(x: 0, y: 0, width: 30, height: 100)))
      scene.content(Slot.content, LayerFrame())
      scene.endLayer()
    }
    #expect(slot?.visibleRegion?.bounds == Rect(x: 30, y: 0, width: 30, height: 60))
  }

  @Test func `can extend beyond the picture if something is only erased`() {
    let slot = slot { scene in
      scene.erase(.rect(Rect(x: 0, y: 0, width: 30, height: 100)))
      scene.content(Slot.content, LayerFrame())
    }
    #expect(slot?.visibleRegion?.bounds == Rect(x: -1000, y: -1000, width: 2100, height: 2100))
  }
}
