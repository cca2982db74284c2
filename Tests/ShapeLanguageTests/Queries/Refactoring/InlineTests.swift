import Testing

@testable import ShapeLanguage

/// Functions of selected code, and names that are replaced with what they stand for.
@Suite("Extract functions, and inline")
struct InlineTests {
  @Test(arguments: [
    (
      "/// A.\nshape A(r = 3) {\n  size 8 x 8\n  let a = 2\n  fill .red, path: circle(center: center, radius: «r + a * width / 9»)\n}",
      "private func value(r: Number, a: Int, width: Number) = r + a * width / 9\n\n/// A.\nshape A(r = 3) {\n  size 8 x 8\n  let a = 2\n  fill .red, path: circle(center: center, radius: value(r: r, a: a, width: width))\n}"
    ),
    (
      "shape A {\n  size 8 x 8\n  repeat i in 0..<3 {\n    if i > 1 { layer(left: «8 / (i - 1)») { fill .red } }\n  }\n}",
      "private func value(i: Int) = 8 / (i - 1)\n\nshape A {\n  size 8 x 8\n  repeat i in 0..<3 {\n    if i > 1 { layer(left: value(i: i)) { fill .red } }\n  }\n}"
    ),
    (
      "func half(of: Number) = mix(0, «of * 3», at: 50%)",
      "private func value(of: Number) = of * 3\n\nfunc half(of: Number) = mix(0, value(of: of), at: 50%)"
    ),
  ])
  func `an expression becomes a function`(source: String, expected: String) {
    #expect(Refactored(source).result("extract `func") == expected)
  }

  @Test(arguments: [
    // The place would no longer determine the type.
    "shape A(a: Color = .red) { size 8 x 8; fill «a == a ? .red : a» }",
    // Nothing to pass, constants, and names that can't be passed.
    "shape A { size 8 x 8; stroke .red, width: «1 + 2» }", "shape A(a = 1, b in 0...3 = «a») { size 8 x 8 }",
    "shape A { size 8 x 8; func f(a: Number) = a; let b = 3; stroke .red, width: «f(a: b)» }",
    "shape A(a = 1) { size 8 x 8; stroke .red, width: ‸a + 1 }",
    // A radius that is known only beside the outline around.
    "shape A { size 8 x 8; outline roundedRect(bounds, cornerRadius: 3); layer(inset: 1) { fill .red, path: «roundedRect(bounds, cornerRadius: .concentric)» } }",
    "shape A { size 8 x 8; let p = «roundedRect(bounds, cornerRadius: width / 4)»; outline p; layer(inset: 1) { fill .red, path: roundedRect(bounds, cornerRadius: .concentric) } }",
  ])
  func `others don't`(source: String) {
    #expect(Refactored(source).result("extract `func") == nil)
  }

  @Test(arguments: [
    (
      "private let gap = 2\nshape A(a = 1) {\n  size 8 x 8\n  stroke .red, width: «gap * 3»\n}",
      "private let gap = 2\nshape A(a = 1, strokeWidth: Int = gap * 3) {\n  size 8 x 8\n  stroke .red, width: strokeWidth\n}"
    )
  ])
  func `a constant becomes a parameter`(source: String, expected: String) {
    #expect(Refactored(source).result("make a parameter") == expected)
  }

  @Test(arguments: [
    "shape A { size 8 x 8; stroke .red, width: «width / 4» }",
    "shape A { size 8 x 8; let a = 1; stroke .red, width: «a + 1» }",
    "shape A(a = 1) { size 8 x 8; stroke .red, width: «a + 1» }",
    // The default would be computed always.
    "private let a = 0\nshape A { size 8 x 8; if a > 0 { stroke .red, width: «1 / a» } }",
  ])
  func `what depends on more doesn't`(source: String) {
    #expect(Refactored(source).result("make a parameter") == nil)
  }

  @Test(arguments: [
    (
      "shape A {\n  size 8 x 8\n  let ‸a = width - 2\n  stroke .red, width: a\n  border .all, width: 2 * a\n}",
      "shape A {\n  size 8 x 8\n  stroke .red, width: width - 2\n  border .all, width: 2 * (width - 2)\n}"
    ),
    (
      "private let ink = #F00\nshape A { size 8 x 8; fill ‸ink }\nshape B { size 8 x 8; fill ink.opacity(50%) }",
      "shape A { size 8 x 8; fill #F00 }\nshape B { size 8 x 8; fill #F00.opacity(50%) }"
    ),
    (
      "shape A { size 8 x 8; let a = center; fill .red, path: circle(center: ‸a + (a.x, 1), radius: 2) }",
      "shape A { size 8 x 8; fill .red, path: circle(center: center + (center.x, 1), radius: 2) }"
    ),
    (
      "private func f(a: Number, b: Number = 2 + 1) = a * b\nshape A(r = 1) {\n  size 8 x 8\n  stroke .red, width: ‸f(a: r + 1)\n  border .all, width: 2 / f(b: r, a: 3)\n}",
      "shape A(r = 1) {\n  size 8 x 8\n  stroke .red, width: (r + 1) * (2 + 1)\n  border .all, width: 2 / (3 * r)\n}"
    ),
    (
      "shape A {\n  size 8 x 8\n  func ‸f(p: Point) = path { move p; line center }\n  stroke .red, path: f(p: (0, 1))\n}",
      "shape A {\n  size 8 x 8\n  stroke .red, path: path { move (0, 1); line center }\n}"
    ),
  ])
  func `a name is replaced everywhere`(source: String, expected: String) {
    #expect(Refactored(source).result("inline") == expected)
  }

  @Test(arguments: [
    // Other files may use it, and nothing does.
    "let ‸a = 1\nshape A { size 8 x 8; stroke .red, width: a }", "shape A { size 8 x 8; let ‸a = 1 }",
    // The names or the layer mean something else there.
    "private let b = 1\nprivate let ‸a = b + 1\nshape A(b = 3) { size 8 x 8; stroke .red, width: a + b }",
    "shape A { size 8 x 8; let ‸a = width; layer(inset: 2) { stroke .red, width: a } }",
    "private func ‸f(p: Point) = path { let q = p + (1, 1); move q; line p }\nshape A { size 8 x 8; let q = center; stroke .red, path: f(p: q) }",
    // The type follows from the declaration.
    "shape A { size 8 x 8; let ‸a: Edges = .left; border a }",
    // Calls in calls, and an error.
    "private func ‸f(a: Number) = a + 1\nshape A { size 8 x 8; stroke .red, width: f(a: f(a: 1)) }",
    "shape A { size 8 x 8; let ‸a = 1; stroke .red, width: a; fill b }",
  ])
  func `a name stays where that could change something`(source: String) {
    #expect(Refactored(source).result("inline") == nil)
  }

  @Test func `a value is the same in the header of a layer`() {
    let source = "shape A { size 8 x 8; let ‸a = width / 4; layer(inset: a) { fill .red } }"
    #expect(Refactored(source).result("inline") == "shape A { size 8 x 8; layer(inset: width / 4) { fill .red } }")
  }
}
