@_spi(Generated) import ShapeCore
import Testing

@testable import ShapeLanguage

/// Styles, parameters and paths from selected code.
@Suite("Refactorings")
struct RefactoringTests {
  @Test(arguments: [
    (
      "/// A.\nshape A(tint: Color = .red) {\n  size 8 x 8\n  let w = width / 4\n  «stroke tint, width: w\n  border .all»\n}",
      "private style look(tint: Color, w: Number) {\n  stroke tint, width: w\n  border .all\n}\n\n/// A.\nshape A(tint: Color = .red) {\n  size 8 x 8\n  let w = width / 4\n  apply look(tint: tint, w: w)\n}"
    ),
    (
      "shape A {\n  size 8 x 8\n  layer {\n    «fill .red // why\n    if width > 2 { clip }»\n  }\n}",
      "private style look {\n  fill .red  // why\n  if width > 2 { clip }\n}\n\nshape A {\n  size 8 x 8\n  layer {\n    apply look\n  }\n}"
    ),
    (
      "shape A(on: Bool = true, tint: Color = .red) {\n  size 8 x 8\n  «fill on ? tint : .blue\n  clip»\n}",
      "private style look(on: Bool, tint: Color) {\n  fill on ? tint : .blue\n  clip\n}\n\nshape A(on: Bool = true, tint: Color = .red) {\n  size 8 x 8\n  apply look(on: on, tint: tint)\n}"
    ),
  ])
  func `statements become a style`(source: String, expected: String) {
    #expect(Refactored(source).result("extract `style") == expected)
  }

  @Test(arguments: [
    "shape A { «size 8 x 8» }", "shape A { size 8 x 8; «layer { }» }", "shape A { size 8 x 8; fill «.red» }",
    "shape A { size 8 x 8; outline { «move (0, 0)»; line (1, 2) } }",
    "shape A { size 8 x 8; func f(a: Number) = a; «stroke .red, width: f(a: 1)» }",
    "shape A { size 8 x 8; «let a = 2»; stroke .red, width: a }",
    "shape A { size 8 x 8; outline roundedRect(bounds, cornerRadius: 3); layer(inset: 1) { «fill .red, path: roundedRect(bounds, cornerRadius: .concentric)» } }",
  ])
  func `other statements don't`(source: String) {
    #expect(Refactored(source).result("extract `style") == nil)
  }

  @Test(arguments: [
    (
      "/// A.\nshape A(tint: Color = .red, gap in 0...2 = 1) {\n  size 8 x 8, min: 4 x 4\n  let w = width / 4\n  «stroke tint, width: w\n  layer(inset: gap) { fill .blue }»\n  border .all\n}",
      "private shape Part(tint: Color = .red, w: Number = 2, gap in 0...2 = 1) {\n  size 8 x 8, min: 4 x 4\n\n  stroke tint, width: w\n  layer(inset: gap) { fill .blue }\n}\n\n/// A.\nshape A(tint: Color = .red, gap in 0...2 = 1) {\n  size 8 x 8, min: 4 x 4\n  let w = width / 4\n  use Part(tint: tint, w: w, gap: gap)\n  border .all\n}"
    ),
    (
      "shape A {\n  size 8 x 8, min: 4 x 4\n  layer icon(left: 2, width: 5) {\n    «let c = center\n    fill .red, path: circle(center: c, radius: 1)»\n    clip\n  }\n}",
      "private shape Icon {\n  size 5 x 8\n\n  let c = center\n  fill .red, path: circle(center: c, radius: 1)\n}\n\nshape A {\n  size 8 x 8, min: 4 x 4\n  layer icon(left: 2, width: 5) {\n    use Icon()\n    clip\n  }\n}"
    ),
  ])
  func `statements become a shape`(source: String, expected: String) {
    #expect(Refactored(source).result("extract `shape") == expected)
  }

  @Test(arguments: [
    // The border, the cut and the outline belong to the layer around.
    "shape A { size 8 x 8; fill .red; «border .all» }", "shape A { size 8 x 8; «clip; fill .red» }",
    "shape A { size 8 x 8; outline capsule(bounds); «fill .red» }",
    "shape A { size 8 x 8; outline roundedRect(bounds, cornerRadius: 3); layer(inset: 1) { «fill .red, path: roundedRect(bounds, cornerRadius: .concentric)» } }",
    "shape A { size 8 x 8; if width > 2 { outline capsule(bounds) }; «fill .red» }",
    // What is outside needs something of it, or its place among its neighbors.
    "shape A { size 8 x 8; «let a = 2; fill .red»; stroke .red, width: a }",
    "shape A { size 8 x 8; «layer a { fill .red }»; layer b(below: a) { fill .blue } }",
    "shape A { size 8 x 8; fill .red; «layer(z: -1) { fill .blue }» }",
    "shape A { size 8 x 8; fill .red; «layer(blend: .multiply) { fill .blue }» }",
    // A function of the block is no argument, and a range of one parameter may depend on another one.
    "shape A { size 8 x 8; func f(a: Number) = a; «stroke .red, width: f(a: 1)» }",
    "shape A(n: Int in 1...3 = 2, i: Int in 0..<n = 0) { size 8 x 8; «stroke .red, width: i + 1» }",
    // A shape is at least 1 by 1, and the layer may be empty.
    "shape A(share in 0...1 = 0.5) { size 8 x 8; layer(left: 0, width: width * share) { «fill .red» } }",
    "shape A { size 8 x 8; content; «content a» }", "let a = «1»",
  ])
  func `other statements don't become a shape`(source: String) {
    #expect(Refactored(source).result("extract `shape") == nil)
  }

  @Test(arguments: [
    (
      "shape A {\n  size 8 x 8\n  stroke .red, width: «2»\n}",
      "shape A(strokeWidth = 2) {\n  size 8 x 8\n  stroke .red, width: strokeWidth\n}"
    ),
    (
      "shape A(b = 1) {\n  size 8 x 8\n  fill ‸#123, opacity: b\n}",
      "shape A(b = 1, color: Color = #123) {\n  size 8 x 8\n  fill color, opacity: b\n}"
    ),
    (
      "shape A() { size 8 x 8; repeat i in 0..<«3» { border .all, width: i } }",
      "shape A(value: Int = 3) { size 8 x 8; repeat i in 0..<value { border .all, width: i } }"
    ),
    (
      "shape A { size 8 x 8; layer(rotation: «30deg») { fill .red } }",
      "shape A(rotation = 30deg) { size 8 x 8; layer(rotation: rotation) { fill .red } }"
    ),
    (
      "shape A { size 8 x 8; shadow radius: 2, inner: «true»; fill .red }",
      "shape A(inner = true) { size 8 x 8; shadow radius: 2, inner: inner; fill .red }"
    ),
  ])
  func `a literal becomes a parameter`(source: String, expected: String) {
    let refactored = Refactored(source)
    #expect(refactored.result("make a parameter") == expected, "\(refactored.titles)")
  }

  @Test(arguments: [
    "shape A { size «8» x 8 }", "shape A(a = «1») { size 8 x 8 }", "let a = «1»",
    "shape A { size 8 x 8; stroke .red, cap: «.round» }", "shape A { size 8 x 8; fill «rgb(1, 0, 0)» }",
    "shape A { size 8 x 8; require «9007199254740992 + 1» > 0 }", "shape A { size 8 x 8; require «1e200 * 1e200» > 0 }",
  ])
  func `other values don't`(source: String) {
    #expect(Refactored(source).result("make a parameter") == nil)
  }

  @Test(arguments: [
    (
      "path: ‸rect(bounds)",
      "path: path {\n    move bounds.topLeft\n    line bounds.topRight\n    line bounds.bottomRight\n    line bounds.bottomLeft\n    close\n  }"
    ),
    (
      "path: ‸rect(Rect(x: 1, y: 2, width: 3, height: 4))",
      "path: path {\n    move (1, 2)\n    line (4, 2)\n    line (4, 6)\n    line (1, 6)\n    close\n  }"
    ),
    ("path: ‸polyline([(0, 0), center])", "path: path {\n    move (0, 0)\n    line center\n  }"),
    (
      "path: ‸polygon([(0, 0), center, (8, 0)])",
      "path: path {\n    move (0, 0)\n    line center\n    line (8, 0)\n    close\n  }"
    ),
    (
      "path: ‸circle(center: center, radius: 3)",
      "path: path {\n    arc center: center, radius: 3, from: 0deg, sweep: 360deg\n    close\n  }"
    ),
    (
      "path: ‸ellipse(bounds)",
      "path: path {\n    arc center: center, radii: width / 2 x height / 2, from: 0deg, sweep: 360deg\n    close\n  }"
    ),
  ])
  func `a ready-made path becomes a block`(path: String, expected: String) throws {
    let refactored = Refactored("shape A {\n  size 8 x 9\n  fill .red, \(path)\n}")
    let result = try #require(refactored.result("convert to a `path` block"))
    #expect(result == "shape A {\n  size 8 x 9\n  fill .red, \(expected)\n}")
    try Self.expectEqualPaths(refactored.bytes, Array(result.utf8))
  }

  @Test(arguments: [
    (
      "‸path { move bounds.topLeft; line bounds.topRight; line bounds.bottomRight; line bounds.bottomLeft; close }",
      "rect(bounds)"
    ),
    ("‸path { move (0, 0); line center; line (8, 0); close }", "polygon([(0, 0), center, (8, 0)])"),
    ("‸path { move (0, 0); line center; line (8, 0) }", "polyline([(0, 0), center, (8, 0)])"),
    ("‸path { move (1, 2); line (8, 5) }", "polyline([(1, 2), (8, 5)])"),
  ])
  func `a block of lines becomes a ready-made path`(path: String, expected: String) throws {
    let refactored = Refactored("shape A {\n  size 8 x 9\n  fill .red, path: \(path)\n}")
    let result = try #require(refactored.result("convert to `"))
    #expect(result == "shape A {\n  size 8 x 9\n  fill .red, path: \(expected)\n}")
    try Self.expectEqualPaths(refactored.bytes, Array(result.utf8))
  }

  /// Expects that the only paths of two pictures are at the same places everywhere.
  private static func expectEqualPaths(_ before: [UInt8], _ after: [UInt8]) throws {
    let first = try #require(Refactored.pictures(Refactored.compile(before))?.first??.paths.first)
    let second = try #require(Refactored.pictures(Refactored.compile(after))?.first??.paths.first)
    #expect(abs(first.length - second.length) < 1e-9 && abs(first.area() - second.area()) < 1e-9)
    for fraction in stride(from: 0, to: 1, by: 0.07) {
      let (a, b) = (try #require(first.point(at: fraction)), try #require(second.point(at: fraction)))
      #expect(abs(a.x - b.x) + abs(a.y - b.y) < 1e-9)
    }
  }

  @Test(arguments: [
    "shape A { size 8 x 8; outline ‸rect(bounds); border .all }",
    "shape A { size 8 x 8; fill .red, path: ‸rect(bounds.inset(by: 2)) }",
    "shape A { size 8 x 8; fill .red, path: ‸polygon([center /* why */, (0, 0)]) }",
    "shape A { size 8 x 8; fill .red, path: ‸path { move (0, 0); quad (1, 2), control: (3, 4) } }",
    "shape A { size 8 x 8; fill .red, path: ‸path { move (0, 0); line by: (1, 2) } }",
    "shape A { size 8 x 8; fill .red, path: ‸path { move (0, 0) } }",
    "shape A { size 8 x 8; let p = ‸circle(center: center, radius: 2); outline p; border .all }",
  ])
  func `other paths stay`(source: String) {
    #expect(Refactored(source).titles.filter { $0.hasPrefix("convert") } == [])
  }
}
