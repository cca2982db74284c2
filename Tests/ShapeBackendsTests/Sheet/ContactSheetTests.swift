@_spi(Generated) import ShapeCore
import ShapeRaster
import TestSupport
import Testing

@testable import ShapeBackends

@Suite struct ContactSheetTests {
  /// A picture with everything that has coordinates: a gradient, a clip, an erasure, an outline, shadows, a mask, a rotated
  /// layer and a stroke.
  private static let picture = SceneBuilder.scene(
    60, 40, title: "P", root: { $0.shadows = [Shadow(color: .black, radius: 2, offset: Point(1, 3))] }
  ) { b in
    b.fill(.rect(Rect(4, 4, 50, 30)), .linearGradient(stops, from: Point(4, 4), to: Point(50, 30)))
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
        $0.fill(.rect(Rect(0, 0, 60, 40)), .radialGradient(stops, center: Point(30, 20), radius: 30))
      }
      b.fill(.rect(Rect(0, 0, 60, 40)), .conicGradient(stops, center: Point(25, 20)))
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

  @Test func `pictures are in the middle of their cells, row by row, with their labels below`() {
    let sizes = [Size(70, 30), Size(120, 50), Size(90, 20), Size(65, 110), Size(100, 44)]
    let items = sizes.enumerated().map { index, size in
      ContactSheet.Item(
        label: ["H", "I", "M", "N", "E"][index], scene: SceneBuilder.scene(size.width, size.height) { _ in })
    }
    let sheet = ContactSheet.scene(of: items, title: "T", columns: 2)
    #expect(sheet.size == Size(352, 454))
    #expect(
      items.map { places(sheet, $0.label) } == [
        [Rect(55, 50, 70, 30)], [Rect(192, 40, 120, 50)], [Rect(45, 209, 90, 20)], [Rect(219, 164, 65, 110)],
        [Rect(40, 348, 100, 44)],
      ])
    // After the page, a cell and a label for each picture.
    let bounds = sheet.paths.dropFirst().compactMap(\.bounds)
    let cells = stride(from: 0, to: bounds.count, by: 2).map { bounds[$0] }
    #expect(
      cells == [
        Rect(24, 24, 132, 82), Rect(176, 24, 152, 82), Rect(24, 148, 132, 142), Rect(176, 148, 152, 142),
        Rect(24, 332, 132, 76),
      ])
    let labels = stride(from: 1, to: bounds.count, by: 2).map { bounds[$0] }
    #expect(labels.map(\.minY) == [116, 116, 300, 300, 418] && labels.map(\.maxY) == [124, 124, 308, 308, 426])
    #expect(zip(labels, cells).allSatisfy { abs($0.midX - $1.midX) <= 1 })
  }

  @Test func `random pictures have the same pixels in a sheet as alone`() {
    for seed in RandomCases.seeds(quick: 2, ci: 30, long: 1000) {
      let pictures = (0..<3).map { RandomPicture.scene(seed: 3 * seed + $0) }
      let sheet = ContactSheet.scene(
        of: pictures.enumerated().map { .init(label: "\($0)", scene: $1) }, title: "T", canvas: .bounds)
      for (index, picture) in pictures.enumerated() {
        guard let place = places(sheet, "\(index)").first else {
          Issue.record("no picture \(index)")
          continue
        }
        let (inside, alone) = (bitmap(sheet, place), bitmap(picture, picture.box(of: .bounds)))
        let wrong = zip(inside.bytes, alone.bytes).count { abs(Int($0) - Int($1)) > 3 }
        #expect(inside.bytes.count == alone.bytes.count && wrong <= 8, "seed \(seed), picture \(index): \(wrong)")
      }
    }
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
