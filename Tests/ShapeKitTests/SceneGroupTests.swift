@_spi(Generated) import ShapeCore
@_spi(Generated) import ShapeKit
import Testing

/// The groups of a picture, which platform views show around the content of an app.
@Suite("The groups around content slots")
struct SceneGroupTests {
  private func group(_ draw: (inout SceneBuilder) -> Void) -> SceneGroup {
    var builder = SceneBuilder(name: "Test", title: "Test", size: Size(100, 100))
    builder.beginLayer(name: "Test", frame: Rect(x: 0, y: 0, width: 100, height: 100))
    draw(&builder)
    builder.endLayer()
    return builder.scene.rootGroup
  }

  private enum Slot: String, ShapeSlot { case icon, label }

  private func text(_ group: SceneGroup) -> [String] {
    group.pieces.flatMap { piece -> [String] in
      switch piece.content {
      case .paint(let part) where part.isEmpty: []
      case .paint(.nodes(let nodes)): ["paint \(nodes.lowerBound)..<\(nodes.upperBound)"]
      case .paint(let part): ["paint \(part)"]
      case .slot(let name, let frame): ["slot \(name) \(frame.x) \(frame.y) \(frame.width) \(frame.height)"]
      case .group(let group):
        ["group \(group.name) opacity \(group.opacity)"] + text(group).map { "  " + $0 }
      }
    }
  }

  @Test func `are a single piece without a slot`() {
    let group = group { $0.fill(.color(.black)) }
    #expect(group == SceneGroup(name: "Test", pieces: [ScenePiece(id: .paint(0), content: .paint(.whole))]))
  }

  @Test func `contain slots and the paint between them, and a group for each layer around a slot`() {
    let group = group { scene in
      scene.fill(.color(.black))
      scene.beginLayer("outer", frame: LayerFrame(inset: 10), opacity: 0.5)
      scene.beginLayer("inner", frame: LayerFrame(inset: 10))
      scene.content(Slot.icon, LayerFrame(width: 20))
      scene.beginLayer("gloss", frame: LayerFrame())
      scene.fill(.color(.white))
      scene.endLayer()
      scene.endLayer()
      scene.endLayer()
      scene.content(Slot.label, LayerFrame(top: 80))
      scene.border(.all, width: 1)
    }
    let expected = [
      "paint 1..<2", "group outer opacity 0.5", "  group inner opacity 1.0", "    slot icon 20.0 20.0 20.0 60.0",
      "    paint 5..<7", "slot label 0.0 80.0 100.0 20.0", "paint 8..<9",
    ]
    #expect(text(group) == expected)
  }

  @Test(arguments: [true, false], [true, false])
  func `keep the identifiers of their pieces when paint comes or goes`(below: Bool, above: Bool) {
    let pieces = group { scene in
      if below { scene.fill(.color(.black)) }
      scene.beginLayer("around", frame: LayerFrame())
      scene.content(Slot.icon, LayerFrame())
      scene.endLayer()
      scene.content(Slot.label, LayerFrame())
      if above {
        scene.fill(.color(.black))
        scene.shadow(.black, radius: 1, inner: true)
      }
    }.pieces
    #expect(
      pieces.map { $0.id } == [.paint(0), .group("around", 0), .paint(1), .slot("label"), .paint(2), .overlay])
    let isPainted = pieces.compactMap { piece in
      if case .paint(let part) = piece.content { !part.isEmpty } else { nil }
    }
    #expect(isPainted == [below, false, above, above])
  }

  @Test func `have the rotation of their layer around its center`() throws {
    let inner = try #require(
      group { scene in
        scene.beginLayer("turned", frame: LayerFrame(width: 40, height: 20), rotation: Angle(degrees: 90))
        scene.content(Slot.icon, LayerFrame())
        scene.endLayer()
      }.groups.first)
    #expect(inner.transform == .rotation(Angle(degrees: 90), around: Point(20, 10)))
    #expect(text(inner) == ["slot icon 0.0 0.0 40.0 20.0"])
  }

  @Test func `show the part inside all clips, minus the erased part`() {
    let group = group { scene in
      scene.clip(.rect(Rect(x: 0, y: 0, width: 60, height: 60)))
      scene.clip(.rect(Rect(x: 0, y: 0, width: 50, height: 80)))
      scene.erase(.rect(Rect(x: 0, y: 0, width: 30, height: 100)))
      scene.content(Slot.icon, LayerFrame())
    }
    #expect(group.visibleRegion?.bounds == Rect(x: 30, y: 0, width: 20, height: 60))
  }

  @Test func `have the masks of their layer, which are not among the pieces`() {
    func group(masked: Bool) -> SceneGroup {
      self.group { scene in
        scene.content(Slot.icon, LayerFrame())
        if masked {
          scene.beginMask(frame: LayerFrame())
          scene.fill(.color(.black))
          scene.endLayer()
        }
        scene.fill(.color(.black))
      }
    }
    #expect(group(masked: false).masks == nil)
    #expect(group(masked: true).masks == .masks(ofLayerAt: 0))
    // The mask moves to the front of the nodes.
    #expect(text(group(masked: true)) == ["slot icon 0.0 0.0 100.0 100.0", "paint 4..<5"])
    #expect(group(masked: true).pieces.map { $0.id } == group(masked: false).pieces.map { $0.id })
  }

  @Test func `show inner shadows as their last piece, with the borders above them`() {
    func group(_ color: Color) -> SceneGroup {
      self.group { scene in
        scene.content(Slot.icon, LayerFrame())
        scene.shadow(color, radius: 1, inner: true)
        scene.border(.all, width: 1)
      }
    }
    #expect(text(group(.clear)) == ["slot icon 0.0 0.0 100.0 100.0", "paint 2..<3"])
    #expect(text(group(.black)) == ["slot icon 0.0 0.0 100.0 100.0", "paint overlay(ofLayerAt: 0)"])
  }

  @Test func `extend beyond all paint and all slots if something is only erased`() {
    let group = group { scene in
      scene.erase(.rect(Rect(x: 0, y: 0, width: 30, height: 100)))
      scene.fill(.color(.black), path: .rect(Rect(x: 0, y: 0, width: 300, height: 10)))
      scene.beginLayer("turned", frame: LayerFrame(width: 100, height: 100), rotation: Angle(degrees: 90))
      scene.content(Slot.icon, LayerFrame(left: 0, top: 0, width: 400, height: 20))
      scene.endLayer()
    }
    // The slot is 400 points high after the rotation.
    #expect(group.visibleRegion?.bounds == Rect(x: -1000, y: -1000, width: 2300, height: 2400))
  }

  @Test func `have the shadows of their layer, unless these are clear`() {
    func shadows(of color: Color) -> ScenePart? {
      group { scene in
        scene.shadow(color, radius: 1)
        scene.content(Slot.icon, LayerFrame())
      }.shadows
    }
    #expect(shadows(of: .black) == .shadows(ofLayerAt: 0))
    #expect(shadows(of: .clear) == nil)
  }

  // MARK: Places

  @Test(arguments: [
    // A scaled and rotated slot.
    (
      Transform.scale(x: 2, y: 3, around: .zero).then(.rotation(Angle(degrees: 90), around: .zero)),
      SlotPlacement(center: Point(-30, 20), scale: Point(2, 3), rotation: Angle(degrees: 90))
    ),
    // Mirrored slots, in which a view stays upright.
    (.scale(x: -1, y: 1, around: .zero), SlotPlacement(center: Point(-10, 10), scale: Point(1, 1), rotation: .zero)),
    (.scale(x: 1, y: -1, around: .zero), SlotPlacement(center: Point(10, -10), scale: Point(1, 1), rotation: .zero)),
    (
      Transform.rotation(Angle(degrees: 90), around: .zero).then(.scale(x: -2, y: 2, around: .zero)),
      SlotPlacement(center: Point(20, 20), scale: Point(2, 2), rotation: Angle(degrees: 90))
    ),
  ])
  func `give a slot a place that a view can take`(transform: Transform, place: SlotPlacement) {
    #expect(SlotPlacement(Rect(x: 0, y: 0, width: 20, height: 20), under: transform) == place)
  }

  @Test func `rotate a mirrored slot by the smaller angle`() {
    let mirrored = Transform.rotation(Angle(degrees: 30), around: .zero).then(.scale(x: -1, y: 1, around: .zero))
    let place = SlotPlacement(Rect(x: 0, y: 0, width: 20, height: 20), under: mirrored)
    #expect(abs(place.rotation.degrees + 30) < 1e-9)
  }
}

extension SceneGroup {
  fileprivate var groups: [SceneGroup] {
    pieces.compactMap { piece in
      switch piece.content {
      case .group(let group): group
      case .paint, .slot: nil
      }
    }
  }
}
