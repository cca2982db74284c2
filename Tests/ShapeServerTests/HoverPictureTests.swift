import ShapeCore
import ShapeLanguage
import Testing

@testable import ShapeServer

/// The program gives the server a function that draws. Here it writes what it is asked for.
@Suite("The pictures of hover texts")
struct HoverPictureTests {
  private static let source = "shape Dot {\n  size 320 x 80\n  fill .red\n}\n"

  private func hover(isDark: Bool = false, _ encode: @escaping PictureEncoder) -> String? {
    var client = Conversation(
      capabilities: ["textDocument": ["hover": ["contentFormat": .array([.string("markdown")])]]],
      options: ["pictures": .bool(true), "scheme": .string(isDark ? "dark" : "light")], encodePicture: encode)
    client.open("a.shape", Self.source)
    let place: JSONValue = [
      "textDocument": ["uri": Conversation.uri("a.shape")], "position": ["line": 0, "character": 6],
    ]
    return client.ask("textDocument/hover", place).at("contents", "value")?.text
  }

  @Test func `fit into 160 points, in the scheme of the client`() {
    let text = hover(isDark: true) { scene, scheme, scale in
      Array("\(scene.title) \(scene.size.width) \(scheme) \(scale)".utf8)
    }
    #expect(text?.hasSuffix("\n\n![Dot](data:image/png;base64,Dot 320.0 dark 0.5)") == true)
  }

  @Test func `are left out if they can't be drawn`() {
    let text = hover { _, _, _ in nil }
    #expect(text?.contains("Dot") == true && text?.contains("![") == false)
  }
}
