import ReferencePainter
import ShapeCore
import ShapeRaster
import Testing

@testable import ShapeBackends

/// Compares small scenes in all formats with the pictures of the renderer. Each has large areas, whose colors say what is
/// above what, and how much of it is left.
@Suite struct SmallPictureTests {
  private typealias Content = (inout SceneBuilder) -> Void

  private static func scene(root: (inout SceneLayer) -> Void = { _ in }, _ content: Content) -> Scene {
    SceneBuilder.scene(40, 40, root: root, content)
  }

  private static func shadow(_ hex: UInt32, _ x: Double, _ y: Double, alpha: Float = 1, radius: Double = 0) -> Shadow {
    Shadow(color: .hex(hex, alpha: alpha), radius: radius, offset: Point(x, y))
  }

  private static func stops(_ colors: (UInt32, Float)...) -> [GradientStop] {
    colors.enumerated().map { index, color in
      GradientStop(
        color: .hex(color.0, alpha: color.1), position: Double(index) / Double(colors.count - 1))
    }
  }

  // MARK: Shadows

  /// Three shadows that overlap each other beside a square, and three inside it.
  private static func shadows(_ b: inout SceneBuilder) {
    for (x, y, alpha) in [(2.0, 2.0, Float(1)), (21, 19, 0.5)] {
      b.layer({ layer in
        layer.shadows = [
          shadow(0xE02010, 5, 3, alpha: alpha), shadow(0x10C030, 3, 7), shadow(0x2040F0, 9, 6, alpha: alpha),
        ]
        layer.innerShadows = [
          shadow(0xF0E020, 3, -2), shadow(0x803090, -2, 4, alpha: alpha), shadow(0x30E0E0, 5, 2),
        ]
      }) { $0.fill(.rect(Rect(x, y, 10, 11)), 0xC0A090) }
    }
  }

  /// What a clip, an erasure or a mask cuts off casts no shadow inside the rest.
  private static func cutShadows(_ b: inout SceneBuilder) {
    b.layer({
      $0.clips = [Clip(path: .rect(Rect(6, 6, 27, 30)))]
      $0.erasure = .rect(Rect(20, 25, 20, 15))
      $0.innerShadows = [shadow(0xE02010, 5, 4)]
    }) { $0.fill(.rect(Rect(1, 2, 38, 37)), 0xC0A090) }
  }

  private static func castShadows(_ b: inout SceneBuilder) {
    var shadows = [shadow(0xE02010, 2, 3), shadow(0x10C030, -3, 5), shadow(0x2040F0, 4, -6)]
    let casters = [Rect(5, 7, 22, 12), Rect(12, 4, 14, 25), Rect(3, 15, 31, 9)]
    for index in shadows.indices {
      (shadows[index].spread, shadows[index].caster) = (1, .rect(casters[index]))
    }
    b.layer({ $0.shadows = shadows }) { $0.fill(.rect(Rect(16, 14, 5, 6)), 0xC0A090) }
  }

  // MARK: Groups

  /// Groups of two marks in each other, whose opacities, blend and mask are different.
  private static func groups(_ change: @escaping (inout SceneLayer) -> Void, hasMask: Bool = false) -> Content {
    { b in
      b.fill(.rect(Rect(0, 0, 40, 25)), 0x9080F0)
      b.layer({
        $0.opacity = 0.9
        change(&$0)
      }) { b in
        if hasMask { b.layer({ $0.role = .mask }) { $0.fill(.rect(Rect(3, 4, 27, 30)), 0, alpha: 0.7) } }
        b.fill(.rect(Rect(1, 2, 30, 20)), 0xE05040)
        b.layer({ $0.opacity = 0.6 }) { b in
          b.fill(.rect(Rect(6, 8, 26, 24)), 0x20B050)
          b.layer({ $0.opacity = 0.35 }) { $0.fill(.rect(Rect(12, 12, 20, 24)), 0x102060) }
        }
      }
      b.layer({ $0.opacity = 0.8 }) { b in
        b.layer({ $0.opacity = 0.45 }) { $0.fill(.rect(Rect(33, 3, 6, 34)), 0xA01020) }
      }
    }
  }

  // MARK: Strokes

  /// Points of different sharpness: each is a miter in one of the styles and a bevel in another.
  private static func miters(_ b: inout SceneBuilder) {
    for (index, limit) in [1.2, 3.0, 5, 8, 14].enumerated() {
      let y = 4 + 8 * Double(index)
      for (x, half) in [(3.0, 3.4), (14, 1.15), (26, 0.85)] {
        b.stroke(
          .polyline([Point(x, y - half), Point(x + 4, y), Point(x, y + half)]), .hex(0x3050A0),
          StrokeStyle(width: 2.5, miterLimit: limit))
      }
    }
  }

  /// A bevel and a miter that both need a limit of their own.
  private static func longMiters(_ b: inout SceneBuilder) {
    b.stroke(
      .polyline([Point(3, 3), Point(15, 15), Point(3, 27)]), .hex(0x702090), StrokeStyle(width: 4, miterLimit: 1.2))
    b.stroke(
      .polyline([Point(22, 3), Point(24.4, 28), Point(26.8, 3)]), .hex(0xA05030),
      StrokeStyle(width: 1.8, miterLimit: 13))
  }

  private static func phases(_ b: inout SceneBuilder) {
    for (index, phase) in [3.0, -3, 11, -8.5].enumerated() {
      let y = 5 + 10 * Double(index)
      b.stroke(
        .polyline([Point(2, y), Point(38, y)]), .hex(0x305060),
        StrokeStyle(width: 6, dash: [7, 5, 4, 4.5], phase: phase))
    }
  }

  // MARK: Images

  private static let translucent = Paint.linearGradient(
    stops((0xF04020, 0.3), (0x2040F0, 0.8)), from: Point(3, 5), to: Point(37, 9))
  private static let otherTranslucent = Paint.linearGradient(
    stops((0x30F0A0, 0.7), (0xF0F010, 0.4)), from: Point(9, 3), to: Point(5, 37))

  /// A layer of which the second border of three is the first part of an image.
  private static func borders(_ b: inout SceneBuilder) {
    b.fill(.rect(Rect(1, 1, 20, 38)), translucent)
    b.layer({
      $0.borderCount = 3
      $0.innerShadows = [shadow(0xA06010, 6, 4)]
    }) { b in
      b.fill(.rect(Rect(6, 6, 28, 28)), 0x50A0E0)
      b.fill(.rect(Rect(9, 10, 14, 12)), translucent)
      b.stroke(.rect(Rect(12, 5, 20, 9)), .hex(0x207020), StrokeStyle(width: 4))
      b.stroke(.rect(Rect(6, 12, 28, 12)), otherTranslucent, StrokeStyle(width: 5))
      b.stroke(.rect(Rect(12, 18, 12, 18)), .hex(0x701060), StrokeStyle(width: 4))
    }
  }

  /// Layers whose shadows also later parts cast, and of which a part in the middle is an image.
  private static func casting(_ b: inout SceneBuilder) {
    b.layer({ $0.shadows = [shadow(0x404040, 6, 5), shadow(0xB05050, 12, 3)] }) { b in
      b.fill(.rect(Rect(3, 3, 12, 9)), 0xF0C040)
      b.layer(frame: Rect(4, 8, 24, 20), { $0.rotation = Angle(degrees: 90) }) { b in
        b.fill(.rect(Rect(6, 12, 18, 14)), translucent)
        b.layer({ $0.shadows = [shadow(0x10F010, -3, 8)] }) { $0.fill(.rect(Rect(10, 6, 5, 12)), otherTranslucent) }
        b.fill(.rect(Rect(8, 22, 7, 6)), 0x3090D0)
      }
      b.layer({ ($0.role, $0.name) = (.filledSlot(ownerDepth: 2), "content") }) {
        $0.fill(.rect(Rect(20, 2, 9, 6)), otherTranslucent)
      }
      b.fill(.rect(Rect(5, 28, 9, 7)), 0x802080)
    }
  }

  /// A conic gradient in a layer that is rotated and mirrored.
  private static func conic(_ b: inout SceneBuilder) {
    b.layer(
      frame: Rect(2, 4, 36, 30),
      {
        $0.rotation = Angle(degrees: 40)
        $0.scale = Point(-0.9, 0.8)
      }
    ) { b in
      b.fill(
        .rect(Rect(4, 6, 32, 27)),
        .conicGradient(
          stops((0xF02010, 1), (0x20E040, 1), (0x1030D0, 1)), center: Point(15, 17),
          from: Angle(degrees: 25)))
    }
  }

  @Test func `every format shows what the renderer shows`() {
    let blended = { (layer: inout SceneLayer) in layer.blend = .multiply }
    let scenes: [(name: String, scene: Scene)] = [
      ("shadows", Self.scene(Self.shadows)),
      (
        "rotated shadows",
        Self.scene { b in
          b.layer(frame: Rect(0, 0, 40, 40), { $0.rotation = Angle(degrees: 90) }, Self.shadows)
        }
      ),
      (
        "faded shadows",
        Self.scene { b in b.layer(frame: Rect(0, 0, 40, 40), { $0.opacity = 0.7 }, Self.shadows) }
      ),
      ("shadows of cuts", Self.scene(Self.cutShadows)),
      ("shadows of paths", Self.scene(Self.castShadows)),
      ("opacities", Self.scene(Self.groups { _ in })),
      ("opacity and blend", Self.scene(root: { $0.isolatesBlending = true }, Self.groups(blended))),
      ("opacity and mask", Self.scene(Self.groups({ $0.maskCount = 1 }, hasMask: true))),
      ("miters", Self.scene(Self.miters)),
      ("long miters", Self.scene(Self.longMiters)),
      ("phases", Self.scene(Self.phases)),
      ("borders", Self.scene(Self.borders)),
      ("casting", Self.scene(Self.casting)),
    ]
    let mistakes = scenes.flatMap { PictureInEveryFormat.mistakes(in: $0.scene, $0.name) }
    #expect(mistakes == [])
  }

  @Test func `an image of a page has a color at each corner`() throws {
    let scene = Self.scene { b in
      for paint in [Self.translucent, Self.otherTranslucent] { b.fill(.rect(Rect(0, 0, 40, 40)), paint) }
    }
    // A pixel of the image is a block.
    let file = eps(scene, PostScriptOptions(canvas: .bounds, resolution: 18))
    let bitmap = SceneRenderer(scene, pixelsPerPoint: 1, origin: .zero, width: 40, height: 40).bitmap(background: nil)
    let raster = try PostScriptPicture(file).raster(on: Tone(1, 1, 1))
    #expect(file.contains("10 x 10 pixels"))
    #expect(PictureInEveryFormat.blockDifference(raster, from: bitmap, isOnPaper: true) < 10)
  }

  @Test func `a conic gradient turns with its layer`() throws {
    let scene = Self.scene(Self.conic)
    // Its wedges are of one color each, so that only areas are compared.
    let raster = try PictureInEveryFormat.raster(of: scene, "EPS")
    let difference = PixelDifference(raster, from: scene, on: RGBA(hex: 0xFFFFFF))
    #expect(difference.wrong == 0, "\(difference)")
  }

  @Test func `a blurred shadow is as far from its shape as its offset says`() throws {
    // The shadow is beside its shape, and falls to zero on the page.
    let scene = Self.scene { b in
      b.layer({ $0.shadows = [Self.shadow(0, 17.25, 11.5, radius: 1.5)] }) { $0.fill(.rect(Rect(2, 5, 8, 6)), 0) }
    }
    for format in ["SVG", "PDF", "EPS"] {
      let raster = try PictureInEveryFormat.raster(of: scene, format)
      var (sum, x, y) = (0.0, 0.0, 0.0)
      for row in 0..<PixelCanvas.side {
        for column in 12..<PixelCanvas.side {
          let pixel = 4 * ((row + PixelCanvas.margin) * raster.width + column + PixelCanvas.margin)
          let darkness = Double(raster.samples[pixel + 3] - raster.samples[pixel])
          sum += darkness
          x += darkness * (Double(column) + 0.5)
          y += darkness * (Double(row) + 0.5)
        }
      }
      #expect(
        abs(sum - 48) < 1 && abs(x / sum - 23.25) < 0.15 && abs(y / sum - 19.5) < 0.15,
        "\(format): \(sum) at \(x / sum), \(y / sum)")
    }
  }
}
