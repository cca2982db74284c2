import Testing

@testable import ShapeLanguage

/// The `let` for a selected expression.
@Suite("Extract let")
struct ExtractLetTests {
  @Test(arguments: [
    (
      "shape A {\n  size 8 x 8\n  stroke .red, width: «width / 4»\n}",
      "shape A {\n  size 8 x 8\n  let strokeWidth = width / 4\n  stroke .red, width: strokeWidth\n}"
    ),
    (
      "shape A {\n  size 8 x 8\n  fill «.red»\n}", "shape A {\n  size 8 x 8\n  let color: Color = .red\n  fill color\n}"
    ),
    (
      "shape A { size 8 x 8; border «[.left, .top]» }",
      "shape A { size 8 x 8; let edges: Edges = [.left, .top]; border edges }"
    ),
    (
      "shape A {\n  size 8 x 8\n  // shapec:allow W0010\n  fill .red, path: circle(center: center, radius: 3‸)\n}",
      "shape A {\n  size 8 x 8\n  let radius = 3\n  // shapec:allow W0010\n  fill .red, path: circle(center: center, radius: radius)\n}"
    ),
    (
      "shape A {\n  size 8 x 8\n  layer(left: «width / 2») { fill .red }\n}",
      "shape A {\n  size 8 x 8\n  let left = width / 2\n  layer(left: left) { fill .red }\n}"
    ),
    (
      "shape A {\n  size 8 x 8\n  outline {\n    move center\n    line «center + (1, 2)»\n  }\n}",
      "shape A {\n  size 8 x 8\n  outline {\n    move center\n    let point = center + (1, 2)\n    line point\n  }\n}"
    ),
    (
      "shape A {\n  size 8 x 8\n  switch 1 {\n  case 1: stroke .red, dash: «[4, 2]»\n  default:\n  }\n}",
      "shape A {\n  size 8 x 8\n  switch 1 {\n  case 1: let dash: [Number] = [4, 2]; stroke .red, dash: dash\n  default:\n  }\n}"
    ),
    // Only `bounds` is read as it is written by `.concentric`.
    (
      "shape A {\n  size 8 x 8\n  outline roundedRect(bounds, cornerRadius: «width / 4»)\n  layer(inset: 1) { fill .red, path: roundedRect(bounds, cornerRadius: .concentric) }\n}",
      "shape A {\n  size 8 x 8\n  let cornerRadius = width / 4\n  outline roundedRect(bounds, cornerRadius: cornerRadius)\n  layer(inset: 1) { fill .red, path: roundedRect(bounds, cornerRadius: .concentric) }\n}"
    ),
  ])
  func `a let comes before the statement`(source: String, expected: String) {
    let result = Refactored(source)
    #expect(result.result("extract `let") == expected, "\(result.titles)")
  }

  @Test(arguments: [
    "shape A { size «8» x 8 }", "shape A { size 8 x 8; repeat i in 0..<3 where «i * 2» > 1 { fill .red } }",
    "shape A { size 8 x 8; let a = «width / 2»; stroke .red, width: a }",
    "shape A { size 8 x 8; let a = [for i in 0..<3: «2 * i»]; stroke .red, dash: a }",
    "shape A { size 8 x 8; stroke .red, width: width > 1 ? «4 / width» : 1 }",
    "shape A { size 8 x 8; if width > 2 { } else if «4 / width» > 2 { } }",
    "shape A { size 8 x 8; layer a { }; layer(above: «a») { } }", "shape A { size 8 x 8; require true, «\"no\"» }",
    "shape A { size 8 x 8; func f(a: Number) = «a * 2»; stroke .red, width: f(a: 1) }",
    "shape A(a = «1 + 2») { size 8 x 8 }", "shape A { size 8 x 8; switch 1 { case «1»: fill .red; default: } }",
    "shape A { size 8 x 8; fill linearGradient(«[.red, .blue]») }",
    "shape A { size 8 x 8; fill .rde; stroke .red, width: «1 + 2» }",
    "shape A { size 8 x 8; outline roundedRect(«bounds», cornerRadius: 3); layer(inset: 1) { fill .red, path: roundedRect(bounds, cornerRadius: .concentric) } }",
    "shape A { size 8 x 8; outline capsule(«bounds»); layer(inset: 1) { fill .red, path: roundedRect(bounds, cornerRadius: .concentric) } }",
    "shape A { size 8 x 8; outline «roundedRect(bounds, cornerRadius: 3)»; layer(inset: 1) { fill .red, path: roundedRect(bounds, cornerRadius: .concentric) } }",
    "shape A { size 8 x 8; outline roundedRect(bounds, cornerRadius: 3); layer(inset: 1) { fill .red, path: roundedRect(«bounds», cornerRadius: .concentric) } }",
    "shape A { size 8 x 8; outline roundedRect(bounds, cornerRadius: 3); layer(inset: 1) { fill .red, path: roundedRect(bounds, cornerRadius: «.concentric») } }",
  ])
  func `a value that may differ there is not extracted`(source: String) {
    #expect(Refactored(source).titles.filter { $0.hasPrefix("extract `let") } == [])
  }

  @Test func `a statement that began on a line before the expression is not laid out`() {
    let source = "shape A {\n  size 8 x 8\n  layer {  clip; stroke .red, width: max(\n«width / 4», 2) }\n}"
    #expect(
      Refactored(source).result("extract `let")
        == "shape A {\n  size 8 x 8\n  layer {  clip; let value = width / 4; stroke .red, width: max(value, 2) }\n}")
  }

  @Test func `equal expressions are replaced on request`() {
    let source = """
      shape A {
        size 80 x 80
        stroke .red, width: «width / 8»
        stroke .blue, width: width/8, path: circle(center: center, radius: width / 8)
        layer(inset: width / 8) { stroke .teal, width: width / 8 }
      }
      """
    let expected = """
      shape A {
        size 80 x 80
        let strokeWidth = width / 8
        stroke .red, width: strokeWidth
        stroke .blue, width: strokeWidth, path: circle(center: center, radius: strokeWidth)
        layer(inset: strokeWidth) { stroke .teal, width: width / 8 }
      }
      """
    let refactored = Refactored(source)
    #expect(refactored.titles.first { $0.contains("replace") } == "extract `let strokeWidth` and replace 3 others")
    #expect(
      refactored.actions.first { $0.title.contains("replace") }.map {
        String(decoding: $0.edits.applied(to: refactored.bytes), as: UTF8.self)
      } == expected)
  }

  @Test func `the name is free`() {
    let source =
      "let radius = 1\nshape A {\n  size 8 x 8\n  let circleRadius = radius\n  fill .red, path: circle(center: center, radius: «1 + circleRadius»)\n}"
    #expect(Refactored(source).result("extract `let value`") != nil)
  }

  @Test(arguments: [
    (
      "shape A {\r\n  size 8 x 8\r\n  stroke .red, width: «width / 4»\r\n}\r\n",
      "shape A {\r\n  size 8 x 8\r\n  let strokeWidth = width / 4\r\n  stroke .red, width: strokeWidth\r\n}\r\n"
    ),
    (
      "shape A{\n    size 8x8\n    stroke .red,width:«width/4»\n      clip\n}\n".replacing("8x8", with: "8 x 8"),
      "shape A{\n    size 8 x 8\n  let strokeWidth = width / 4\n  stroke .red, width: strokeWidth\n      clip\n}\n"
    ),
  ])
  func `only the changed statements are laid out`(source: String, expected: String) {
    #expect(Refactored(source).result("extract `let") == expected)
  }
}
