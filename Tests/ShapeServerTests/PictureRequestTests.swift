import ShapeLanguage
import Testing

@testable import ShapeServer

@Suite("Requests about pictures")
struct PictureRequestTests {
  private static let document: JSONValue = ["uri": Conversation.uri("a.shape")]

  private func ask(_ client: inout Conversation, _ method: String, _ members: [JSONValue.Member] = []) -> JSONValue {
    client.ask(method, .object([.init("textDocument", Self.document)] + members))
  }

  @Test func `describe the sizes worth a look`() {
    var client = Conversation()
    client.open("a.shape", "shape A { size 20 x 10, min: 4 x 4; if width > 30 { fill .red }; fill .blue }\n")
    let shape = ask(&client, "shape/describe")["shapes"]?.array?.first
    #expect(shape?["name"] == "A")
    #expect(
      shape?["sizes"]
        == [
          ["size": ["width": 20, "height": 10], "reason": "design size"],
          ["size": ["width": 4, "height": 4], "reason": "minimum size"],
          ["size": ["width": 30, "height": 10], "reason": "the shape changes at the width 30"],
        ])
    client.change("a.shape", version: 2, nil, "shape A {")
    #expect(ask(&client, "shape/describe") == .null)
  }

  @Test func `say why there is no picture, and which picture shows it`() {
    var client = Conversation()
    client.open("a.shape", "shape A(r = 2) { size 20 x 10; layer(opacity: width * r / 40) { fill .red } }\n")
    #expect(ask(&client, "shape/picture", [.init("format", "svg")])["text"] != nil)
    let wide = ask(
      &client, "shape/picture",
      [.init("format", "svg"), .init("size", ["width": 30, "height": 10]), .init("values", ["r": 3])])
    let diagnostic = wide["diagnostics"]?.array?.first
    #expect(wide["text"] == nil && diagnostic?["code"] == "E0607")
    #expect(
      diagnostic?["data"]
        == ["shape": "A", "size": ["width": 30, "height": 10], "values": ["r": 3], "direction": "ltr"])
    client.change("a.shape", version: 2, nil, "shape A {")
    let broken = ask(&client, "shape/picture", [.init("format", "svg")])
    #expect(broken["version"] == 2 && broken["text"] == nil && broken["diagnostics"]?.array?.isEmpty == false)
    let large = ask(&client, "shape/picture", [.init("format", "gif")])
    #expect(large["code"] == -32602)
  }

  @Test func `a picture of a size that no format has is refused with a message`() {
    var client = Conversation()
    client.open("a.shape", "shape A { size 4000 x 4000; fill .red }\n")
    let picture = ask(&client, "shape/picture", [.init("format", "png"), .init("scale", 60)])
    #expect(picture["base64"] == nil)
    #expect(
      picture["diagnostics"]?.array?.first?["message"] == "`A` would have 240000 x 240000 pixels")
  }

  @Test(arguments: [true, false])
  func `clients that show pictures learn about changes, also of imports`(shows: Bool) {
    var client = Conversation(capabilities: ["experimental": ["shapePictures": .bool(shows)]])
    func changed() -> [String] {
      client.events.filter { $0["method"] == "shape/changed" }.map {
        "\($0.at("params", "uri")?.text?.split(separator: "/").last ?? "") \($0.at("params", "version")?.int ?? 0)"
      }
    }
    client.open("b.shape", "shape B { size 4 x 4; fill .red }\n")
    client.open("a.shape", "import \"b.shape\"\nshape A { size 4 x 4; use B() }\n")
    client.change("b.shape", version: 2, nil, "shape B { size 4 x 4; fill .blue }\n")
    client.rest()
    #expect(changed() == (shows ? ["b.shape 1", "a.shape 1", "b.shape 2", "a.shape 1"] : []))
  }
}
