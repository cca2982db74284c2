import ShapeCore
import ShapeRaster
import Testing

@testable import ShapeBackends

@Suite struct ContactSheetTests {
  /// A picture with everything that has coordinates: a gradient, a clip, an erasure, an outline, shadows, a mask, a rotated
  /// layer and a stroke.
  private static let picture = SceneBuilder.scene(
    60, 40, title: "P", root: { $0.shadows = [Shadow(color: .black, radius: 2, offset: Point(1, 3))] }
  ) { b in
    b.fill(.rect(Rect(4, 4, 50, 30)), .linear(LinearGradient(stops: stops, from: Point(4, 4), to: Point(50, 30))))
    b.layer(
      frame: Rect(10, 10, 30, 20),
      {
        $0.rotation = Angle(degrees: 20)
        $0.clips = [Clip(path: .ellipse(in: Rect(8, 8, 34, 24)))]
        $0.erasure = .rect(Rect(20, 12, 5, 9))
        $0.maskCount = 1
        $0.innerShadows = [.black(1, 1)]
      }
    ) { b in
      b.layer({ $0.role = .mask }) {
        $0.fill(.rect(Rect(0, 0, 60, 40)), .radial(RadialGradient(stops: stops, center: Point(30, 20), radius: 30)))
      }
      b.fill(.rect(Rect(0, 0, 60, 40)), .conic(ConicGradient(stops: stops, center: Point(25, 20))))
      b.stroke(.circle(center: Point(25, 20), radius: 7), .hex(0xFF0000), StrokeStyle(width: 2))
    }
  }

  private static let stops = [
    GradientStop(color: .hex(0x0000FF), position: 0), GradientStop(color: .hex(0xFFDD00, alpha: 0.4), position: 1),
  ]

  private func bitmap(_ scene: Scene, _ box: Rect) -> Bitmap {
    SceneRenderer(
      scene.resolved(in: .light), pixelsPerPoint: 1, origin: box.topLeft, width: Int(box.width),
      height: Int(box.height)
    ).bitmap(background: RGBA(hex: 0xFFFFFF))
  }

  /// Returns the frames of the layers that contain the pictures, in their order.
  private func places(_ sheet: Scene, _ label: String) -> [Rect] {
    sheet.layers.filter { $0.name == label }.map(\.frame)
  }

  @Test func `a picture has the same pixels in a sheet as alone, except for rounding`() throws {
    let other = SceneBuilder.scene(33.5, 80) { $0.fill(.rect(Rect(0, 0, 33.5, 80)), 0x00FF00) }
    let picture = Self.picture
    let sheet = ContactSheet.scene(
      of: [.init(label: "a", scene: other), .init(label: "b", scene: picture)], title: "T")
    let place = try #require(places(sheet, "b").first)
    let (inside, alone) = (bitmap(sheet, place), bitmap(picture, picture.box(of: .ink)))
    // Moved coordinates are rounded differently.
    let differences = zip(inside.bytes, alone.bytes).map { abs(Int($0) - Int($1)) }
    #expect(inside.bytes.count == alone.bytes.count && differences.allSatisfy { $0 <= 1 })
  }

  @Test func `everything that is painted is inside its cell`() throws {
    let sheet = ContactSheet.scene(of: [.init(label: "b", scene: Self.picture)], title: "T")
    let cell = try #require(sheet.paths.dropFirst().first?.bounds)
    let place = places(sheet, "b")[0]
    #expect(cell.inset(by: 16).union(place) == cell.inset(by: 16))
    #expect(place.size == Self.picture.box(of: .ink).size)
  }

  @Test func `cells of a column have the same width, and cells of a row the same height`() {
    let items = (0..<7).map { index in
      let size = Size(100 + Double(index * 37 % 90), 50 + Double(index * 23 % 80))
      return ContactSheet.Item(label: "", scene: SceneBuilder.scene(size.width, size.height) { _ in })
    }
    let sheet = ContactSheet.scene(of: items, title: "T")
    let cells: [Rect] = sheet.paths.dropFirst().compactMap { $0.bounds }
    let columns = Dictionary(grouping: cells) { $0.minX }.values
    let rows = Dictionary(grouping: cells) { $0.minY }.values
    #expect(cells.count == 7 && columns.allSatisfy { column in Set(column.map { $0.width }).count == 1 })
    #expect(columns.count > 1 && rows.count > 1 && rows.allSatisfy { row in Set(row.map { $0.height }).count == 1 })
  }

  @Test func `a picture with a scheme has a cell in that scheme`() {
    let scene = SceneBuilder.scene {
      $0.fill(.rect(Rect(0, 0, 9, 9)), .color(Color(light: RGBA(hex: 0xFFFFFF), dark: RGBA(hex: 0x808080))))
    }
    let items = [SchemeChoice.automatic, .light, .dark].map { ContactSheet.Item(label: "", scene: scene, scheme: $0) }
    let sheet = ContactSheet.scene(of: items, title: "T")
    // The page, and for each picture its cell and its content.
    let adaptive = sheet.paints.map { paint in
      guard case .color(let color) = paint else { return false }
      return color.isAdaptive
    }
    #expect(adaptive == [true, true, true, false, false, false, false])
  }

  @Test func `slots and traced colors keep their meaning`() {
    var first = SceneBuilder.scene { b in
      b.layer({ $0.role = .filledSlot(ownerDepth: 1) }) { $0.fill(.rect(Rect(0, 0, 9, 9))) }
    }
    first.colorParameters = ["tint", "ink"]
    var second = SceneBuilder.scene { b in
      var color = Color.black
      color.parameter = 1
      b.fill(.rect(Rect(0, 0, 9, 9)), .color(color))
    }
    second.colorParameters = ["ink"]
    let sheet = ContactSheet.scene(
      of: [.init(label: "", scene: first), .init(label: "", scene: second)], title: "T")
    #expect(sheet.layers.contains { $0.role == .filledSlot(ownerDepth: 3) })
    #expect(sheet.colorParameters == ["tint", "ink"])
    #expect(
      sheet.paints.contains {
        if case .color(let color) = $0 { color.parameter == 2 } else { false }
      })
  }

  @Test func `a label is not wider than its cell`() throws {
    let scene = SceneBuilder.scene(10, 10) { _ in }
    let sheet = ContactSheet.scene(
      of: [.init(label: String(repeating: "wide ", count: 1000), scene: scene)], title: "T")
    let (cell, label) = try (
      #require(sheet.paths.dropFirst(1).first?.bounds), #require(sheet.paths.dropFirst(2).first?.bounds)
    )
    #expect(label.minX >= cell.minX - 1 && label.maxX <= cell.maxX + 1 && label.width > cell.width * 0.8)
  }

  @Test func `a canvas of bounds cuts what is outside`() {
    let sheet = ContactSheet.scene(of: [.init(label: "b", scene: Self.picture)], title: "T", canvas: .bounds)
    let layer = sheet.layers.first { $0.name == "b" }
    #expect(layer?.frame.size == Size(60, 40) && layer?.clips.map(\.path) == layer.map { [.rect($0.frame)] })
  }

  @Test(arguments: [0, 1, 200]) func `any number of pictures is a whole scene`(count: Int) {
    let items = (0..<count).map { ContactSheet.Item(label: "\($0)", scene: Self.picture) }
    let sheet = ContactSheet.scene(of: items, title: "T")
    let aspect = sheet.size.width / sheet.size.height
    #expect(sheet.nodes.first?.extent == sheet.nodes.count && (count < 2 || (1.2...1.9).contains(aspect)))
  }
}
