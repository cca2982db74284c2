import ShapeBackends
import ShapeCore
import ShapeEditing
import ShapeLanguage
import Testing

@testable import ShapeServer

@Suite("The pictures of hover texts")
struct HoverPictureTests {
  private static let source = "shape Dot {\n  size 320 x 80\n  fill adaptive(light: .red, dark: .blue)\n}\n"

  private static func client(_ source: String, isDark: Bool = false) -> Conversation {
    var client = Conversation(
      capabilities: ["textDocument": ["hover": ["contentFormat": .array([.string("markdown")])]]],
      options: ["pictures": .bool(true), "scheme": .string(isDark ? "dark" : "light")])
    client.open("a.shape", source)
    return client
  }

  /// Returns the text over the name of the shape.
  private func hover(isDark: Bool = false) -> String? {
    var client = Self.client(Self.source, isDark: isDark)
    let place: JSONValue = [
      "textDocument": ["uri": Conversation.uri("a.shape")], "position": ["line": 0, "character": 6],
    ]
    return client.ask("textDocument/hover", place).at("contents", "value")?.text
  }

  @Test func `fit into 160 points, in the scheme of the client`() throws {
    let compilation = Compiler.compile(SourceFile(path: "a.shape", bytes: Array(Self.source.utf8))) { _ in
      .failure(.unreadable("there is none"))
    }
    let scene = try #require(
      Evaluator.draw(compilation.program, shape: compilation.publicShapes[0], size: Size(320, 80)).scene)
    for (isDark, scheme) in [(false, SchemeChoice.light), (true, .dark)] {
      let png = try PNGPicture.png(for: scene, options: PNGOptions(scheme: scheme, scale: 0.5)).bytes
      let data = String(decoding: Base64.encoded(png), as: UTF8.self)
      #expect(hover(isDark: isDark)?.hasSuffix("\n\n![Dot](data:image/png;base64,\(data))") == true)
    }
  }

  private static func kind(_ paint: ScenePaint) -> String {
    switch paint {
    case .color: "color"
    case .gradient(let gradient):
      switch gradient.geometry {
      case .linear: "linear"
      case .radial: "radial"
      case .conic: "conic"
      }
    }
  }

  /// Returns the scale of the picture of the name at an offset, its size, and the place and the content of the layer in it.
  private static func description(of offset: Int, in compilation: Compilation, _ server: Server) -> String {
    let image = HoverImage(server)
    guard let hover = compilation.hover(at: offset, values: compilation.drawnValues()), let picture = hover.picture,
      let scene = image.scene(picture, of: hover.name, in: compilation)
    else { return "" }
    let frame = scene.layers.first?.frame
    let content = scene.nodes.last.map { node in
      switch node.content {
      case .fill(let path, _, let paint):
        "fill \(scene.paths[path].bounds.map { "\($0)" } ?? "") \(kind(scene.paints[paint]))"
      case .stroke(let path, let style, let paint):
        "stroke \(scene.paths[path].bounds.map { "\($0)" } ?? "") \(scene.strokeStyles[style].width) \(kind(scene.paints[paint]))"
      case .layer: "layer"
      }
    }
    return "\(HoverImage.scale(of: scene)) \(scene.size) \(frame.map { "\($0)" } ?? "") \(content ?? "")"
  }

  @Test func `show all of a gradient, a path and a color`() {
    let cases: [(String, String)] = [
      ("linearGradient([.red, .blue])", "1.3333333333333333 120 x 60 (0, 0) 120 x 60 fill (0, 0) 120 x 60 linear"),
      (
        "linearGradient([.red, .blue], from: (30, 90), to: (10, 20))",
        "2.0 20 x 70 (-10, -20) 20 x 70 fill (0, 0) 20 x 70 linear"
      ),
      (
        "linearGradient([.red, .blue], from: (10, 20), to: (90, 25))",
        "2.0 80 x 20 (-10, -20) 80 x 20 fill (0, 0) 80 x 20 linear"
      ),
      ("radialGradient([.red, .blue])", "1.3333333333333333 120 x 60 (0, 0) 120 x 60 fill (0, 0) 120 x 60 radial"),
      ("radialGradient([.red, .blue], center: (7, 5), radius: 3)", "2.0 6 x 6 (-4, -2) 6 x 6 fill (0, 0) 6 x 6 radial"),
      ("conicGradient([.red, .blue], center: (70, 50))", "2.0 80 x 80 (-30, -10) 80 x 80 fill (0, 0) 80 x 80 conic"),
      ("conicGradient([.red, .blue])", "1.3333333333333333 120 x 60 (0, 0) 120 x 60 fill (0, 0) 120 x 60 conic"),
      ("circle(center: (9, 5), radius: 3)", "2.0 8 x 8 (-5, -1) 8 x 8 stroke (1, 1) 6 x 6 1.0 color"),
      (
        "circle(center: (90, 50), radius: 400)",
        "0.19753086419753085 810 x 810 (315, 355) 810 x 810 stroke (5, 5) 800 x 800 5.0 color"
      ),
      ("mix(.black, .white, at: 0.5)", "2.0 48 x 24 (0, 0) 48 x 24 fill (24, 0) 24 x 24 color"),
    ]
    let lines = cases.enumerated().map { "let v\($0.offset) = \($0.element.0)\n" }
    let source = SourceFile(path: "a.shape", bytes: Array(lines.joined().utf8))
    let compilation = Compiler.compile(source, recordsReferences: true) { _ in .failure(.unreadable("there is none")) }
    let server = Self.client("").server
    var offset = 0
    for (line, (value, expected)) in zip(lines, cases) {
      #expect(Self.description(of: offset + 4, in: compilation, server) == expected, "\(value)")
      offset += line.utf8.count
    }
  }
}
