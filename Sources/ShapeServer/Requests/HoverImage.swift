import ShapeBackends
@_spi(Generated) import ShapeCore
import ShapeEditing
import ShapeLanguage

/// Draws the small picture of a hover text.
struct HoverImage {
  /// The longest side, in points, and the pixels of a point: sharp on dense screens.
  private static let longestSide = 160.0
  private static let density = 2.0
  /// The ink of paths without a paint: a gray that light and dark windows show.
  private static let ink = Color(RGBA(red: 0.5, green: 0.5, blue: 0.5))

  private let configuration: Configuration

  init(_ server: Server) { configuration = server.configuration }

  /// Returns a Markdown image that contains the picture itself, or `nil` if it can't be drawn.
  func markdown(_ picture: HoverPicture, of name: String, in compilation: Compilation) -> String? {
    guard let scene = scene(picture, of: name, in: compilation) else { return nil }
    let options = PNGOptions(scheme: configuration.isDark ? .dark : .light, scale: Self.scale(of: scene))
    guard let file = try? PNGPicture.png(for: scene, options: options) else { return nil }
    return "![\(name)](data:image/png;base64,\(String(decoding: Base64.encoded(file.bytes), as: UTF8.self)))"
  }

  /// Returns the pixels of a point. An image is as wide as its pixels. So a small picture is not enlarged, and a large one is
  /// made smaller.
  static func scale(of scene: Scene) -> Double {
    min(density, longestSide / max(scene.size.width, scene.size.height))
  }

  func scene(_ picture: HoverPicture, of name: String, in compilation: Compilation) -> Scene? {
    switch picture {
    case .shape(let id):
      guard !compilation.hasErrors else { return nil }
      let size = compilation.size(of: id, configuration)
      return Evaluator.draw(compilation.program, shape: id, size: size, direction: configuration.direction).scene
    case .path(let path):
      guard path.isFinite, let box = path.bounds else { return nil }
      let width = max(1, max(box.width, box.height) / Self.longestSide)
      return scene(named: name, showing: box.inset(by: -width)) { builder in
        builder.stroke(path, style: StrokeStyle(width: width), paint: .color(Self.ink))
      }
    case .paint(let paint):
      let box = Self.box(of: paint)
      return scene(named: name, showing: box) { builder in builder.fill(.rect(box), paint: paint) }
    case .color(let color):
      // Each half in one appearance.
      let (light, dark) = (Rect(x: 0, y: 0, width: 24, height: 24), Rect(x: 24, y: 0, width: 24, height: 24))
      return scene(named: name, showing: light.union(dark)) { builder in
        builder.fill(.rect(light), paint: .color(Color(color.light)))
        builder.fill(.rect(dark), paint: .color(Color(color.dark)))
      }
    }
  }

  /// Returns a drawing in which a part of the plane is the whole picture.
  private func scene(named name: String, showing box: Rect, _ draw: (inout SceneBuilder) -> Void) -> Scene {
    var builder = SceneBuilder(name: name, title: name, size: Size(box.width, box.height))
    builder.beginLayer(
      name: "", frame: Rect(x: -box.minX, y: -box.minY, width: box.width, height: box.height), order: ZOrder())
    draw(&builder)
    builder.endLayer()
    return builder.scene
  }

  /// The part of the plane that shows all of a gradient.
  private static func box(of paint: Paint) -> Rect {
    let whole = Rect(x: 0, y: 0, width: 120, height: 60)
    guard case .gradient(_, let placement) = paint else { return whole }
    switch placement {
    case .linear(let from, let to):
      guard let from, let to else { return whole }
      let (left, top) = (min(from.x, to.x), min(from.y, to.y))
      let (width, height) = (abs(to.x - from.x), abs(to.y - from.y))
      let side = max(width, height) / 4
      return Rect(
        x: left, y: top, width: width < side ? side : width, height: height < side ? side : height)
    case .radial(let center, let radius):
      guard let center, let radius, radius > 0 else { return whole }
      return Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    case .conic(let center, _):
      guard let center else { return whole }
      return Rect(x: center.x - 40, y: center.y - 40, width: 80, height: 80)
    }
  }
}
