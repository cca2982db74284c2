import ShapeCore
import ShapeLanguage
import Testing

@testable import ShapeServer

/// The program gives the server a function that draws. Here it writes what it is asked for.
@Suite("The pictures of hover texts")
struct HoverPictureTests {
  private static let source = "shape Dot {\n  size 320 x 80\n  fill .red\n}\n"

  private static func client(
    _ source: String, isDark: Bool = false, _ encode: @escaping PictureEncoder
  ) -> Conversation {
    var client = Conversation(
      capabilities: ["textDocument": ["hover": ["contentFormat": .array([.string("markdown")])]]],
      options: ["pictures": .bool(true), "scheme": .string(isDark ? "dark" : "light")], encodePicture: encode)
    client.open("a.shape", source)
    return client
  }

  private static func hover(_ client: inout Conversation, line: Int, character: Int) -> String? {
    let place: JSONValue = [
      "textDocument": ["uri": Conversation.uri("a.shape")],
      "position": ["line": .number(line), "character": .number(character)],
    ]
    return client.ask("textDocument/hover", place).at("contents", "value")?.text
  }

  private func hover(isDark: Bool = false, _ encode: @escaping PictureEncoder) -> String? {
    var client = Self.client(Self.source, isDark: isDark, encode)
    return Self.hover(&client, line: 0, character: 6)
  }

  @Test func `fit into 160 points, in the scheme of the client`() {
    let text = hover(isDark: true) { scene, scheme, scale in
      Array("\(scene.title) \(scene.size.width) \(scheme) \(scale)".utf8)
    }
    #expect(text?.hasSuffix("\n\n![Dot](data:image/png;base64,Dot 320.0 dark 0.5)") == true)
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

  /// Returns the scale of a picture, its size, and the place and the content of the layer in it.
  private static let describing: PictureEncoder = { scene, _, scale in
    let frame = scene.layers.first?.frame
    let content = scene.nodes.last.map { node in
      switch node.content {
      case .fill(let path, _, let paint):
        "fill \(scene.paths[path].bounds.map { "\($0)" } ?? "") \(Self.kind(scene.paints[paint]))"
      case .stroke(let path, let style, let paint):
        "stroke \(scene.paths[path].bounds.map { "\($0)" } ?? "") \(scene.strokeStyles[style].width) \(Self.kind(scene.paints[paint]))"
      case .layer: "layer"
      }
    }
    return Array("\(scale) \(scene.size) \(frame.map { "\($0)" } ?? "") \(content ?? "")".utf8)
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
    let source = cases.enumerated().map { "let v\($0.offset) = \($0.element.0)\n" }.joined()
    var client = Self.client(source, Self.describing)
    for (line, (value, expected)) in cases.enumerated() {
      let found = Self.hover(&client, line: line, character: 4)?.split(separator: "base64,").last?.dropLast()
      #expect(found.map { String($0) } == expected, "\(value)")
    }
  }

  @Test func `are left out if they can't be drawn`() {
    let text = hover { _, _, _ in nil }
    #expect(text?.contains("Dot") == true && text?.contains("![") == false)
  }
}
