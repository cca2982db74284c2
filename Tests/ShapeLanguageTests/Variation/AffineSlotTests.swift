import ShapeLanguage
import Testing

/// The slots whose frame is an affine function of the size of the shape.
@Suite("Affine slots")
struct AffineSlotTests {
  /// Returns the names of the affine slots of the first shape of a source.
  private func slots(_ source: String) throws -> Set<String> {
    let compilation = Snippet(source).compile()
    let program = compilation.program
    let isRight = !program.hasErrors
    try #require(isRight, "\(Snippet(source).annotated())")
    let shape = try #require(program.shapes.indices.first { program.shapes[$0].file == 0 })
    return Set(program.variation(of: shape).affineSlots.map { program.names.spelling($0) })
  }

  private func isAffine(_ body: String, parameters: String = "", _ rest: String = "") throws -> Bool {
    try slots("shape A(\(parameters)) {\n  size 100 x 60, min: 40 x 40\n  \(body)\n}\n\(rest)") == ["content"]
  }

  @Test(arguments: [
    "content()",
    "content(inset: 10)",
    "content(left: 10, right: 20, top: 5, height: 30)",
    "content(left: 25% * width, width: width / 2)",
    "content(center: center, size: 20 x 30)",
    "content(centerX: width / 3, width: height - 8)",
    "content(left: (width + height) / 4 + 2, width: -(4 - height) * 2)",
    "content(leading: 10, trailing: 20)",
    "content(right: 8, width: 30)",
    "content(right: 8, centerX: width / 2)",
    "content(left: mix(4, width, at: 25%), width: 10)",
    "content(left: center.x - bounds.width / 2, width: bounds.maxX / 2)",
    "content(left: sum([width, height]) / 9, width: [1, width][1] / 2)",
    "content(left: min(4, 8), width: floor(7.5))",
    "content(left: isRightToLeft ? 4 : 8, width: 20)",
    "content(left: 4 * pixel, width: 20)",
    "let gap = width / 10; content(left: gap, right: gap)",
    "func part(share: Number) = share * width; content(left: part(share: 0.25), width: part(share: 0.5))",
    "layer(inset: 8) { content(inset: 4) }",
    "layer(left: 8, width: 50%  * width) { layer(top: 3) { content(left: width / 4, right: 1) } }",
    "layer(inset: 8, rotation: 30deg, scale: 1.5) { content() }",
    "layer(inset: 8, fit: 20 x 10) { content(inset: 2) }",
    "layer a(left: width / 4, top: 2, size: 20 x 10) { }; content(left: a.right, width: 10)",
    "layer(width: 30) { if width > 20 { content(inset: 2) } }",
    "layer(left: min(width, 10), width: 30) { }; content(inset: 2)",
    "if 1 > 2 { content(inset: 4) }",
  ])
  func `are those with sums and multiples of lengths`(body: String) throws {
    #expect(try isAffine(body))
  }

  @Test(arguments: [
    "content(left: min(width, 100) / 4)",
    "content(width: max(width, height) / 2)",
    "content(width: clamp(width, 20, 30))",
    "content(left: floor(width / 4))",
    "content(width: abs(width - 50))",
    "content(width: width * height / 100)",
    "content(width: 1000 / width)",
    "content(width: hypot(width, height))",
    "content(width: width > 50 ? 20 : 10)",
    "content(width: [10, 20, 30][floor(width / 1000)])",
    "content(width: sum([for i in 0..<floor(width): 1]))",
    "content(left: bounds.inset(by: 16).minX)",
    "content(width: circle(center: center, radius: width / 4).bounds.width)",
    "content(left: mix(4, 8, at: width / 4096), width: 10)",
    "layer(left: min(width, 10), width: 30) { content(inset: 2) }",
    "layer(inset: min(width, height) / 4) { content(inset: 2) }",
    "layer(inset: 8, fit: 20 x 10, align: .left) { content(inset: 2) }",
    "layer a(left: 4, right: 90) { }; content(left: a.right, width: 10)",
    "if width > 50 { content(inset: 4) }",
    "if width > 50 { } else { content(inset: 4) }",
    "switch floor(width / 50) { case 1: content(inset: 4); default: fill .teal }",
    "let gap = width > 50 ? 8 : 4; content(inset: gap)",
    "func gap() = max(4, width / 20); content(inset: gap())",
  ])
  func `are not those with other functions of lengths`(body: String) throws {
    #expect(try !isAffine(body))
  }

  @Test(arguments: [
    "content(inset: gap)",
    "content(left: min(gap, 8) * width / 8, width: 20)",
    "if wide { content(inset: gap) }",
    "content(left: wide ? width / 2 : 4, width: [4, 8, gap][count])",
    "content(width: gap * gap * width)",
    "layer(left: gap) { content(inset: edges.contains(.left) ? 4 : 8) }",
  ])
  func `can depend on parameters in any way`(body: String) throws {
    #expect(
      try isAffine(body, parameters: "gap in 0...9 = 4, wide = true, count: Int in 0...2 = 1, edges: Edges = .all"))
  }

  @Test func `are judged one by one`() throws {
    #expect(
      try slots(
        """
        shape Row {
          size 200 x 44, min: 60 x 20
          content icon(left: 8, width: height - 16, top: 8, bottom: 8)
          content label(left: max(height, 30), right: 8)
          content badge(right: 4, width: 20)
        }
        """) == ["icon", "badge"])
  }

  @Test(arguments: [
    ("size 90 x 90", "content(inset: 4)", true),
    ("size 90 x 90", "content(left: min(width, 4))", false),
    ("size 90 x 90", "if width > 60 { content(inset: 4) }", false),
    ("size 90 x 90, min: 30 x 30", "content(inset: 4)", false),
  ])
  func `can be in a slot of a used shape`(size: String, slot: String, expected: Bool) throws {
    let body = "layer(inset: 2) { use B() { content(inset: 3) } }"
    #expect(try isAffine(body, "shape B {\n  \(size)\n  \(slot)\n}") == expected)
  }

  /// The app may show the user at any size within its limits, which are those of `isAffine` or the default.
  @Test(arguments: [
    ("min: 40 x 40", true), ("min: 41 x 40", false), ("min: 40 x 41", false), ("min: 39 x 1", true),
    ("max: 4096 x 4096", true), ("max: 4095 x 4096", false), ("max: 4096 x 4095", false), ("min: n x 1", false),
    ("min: 1 x 1, max: (n + 9000) x 9000", false),
  ])
  func `can be in a used shape with limits that are not closer`(limits: String, expected: Bool) throws {
    let used = "shape B(n: Number = 2) {\n  size 60 x 60, \(limits)\n  content()\n}"
    #expect(try isAffine("use B() { content(inset: 3) }", used) == expected)
    // In a layer of another size, nothing is known.
    let isUsable = limits == "min: 1 x 1"
    #expect(try isAffine("layer(left: 1) { use B() { content(inset: 3) } }", used) == isUsable)
  }

  @Test func `can be in a used shape with arguments, unless a range limits them`() throws {
    let use = "use B(gap: width / 10) { content(inset: 3) }"
    #expect(try isAffine(use, "shape B(gap = 1) {\n  size 60 x 60\n  content(inset: gap)\n}"))
    #expect(try !isAffine(use, "shape B(gap in 0...99 = 1) {\n  size 60 x 60\n  content(inset: gap)\n}"))
  }

  @Test func `are found in bounded time`() throws {
    let links = (0..<60).map { "func f\($0)(x: Number) = f\($0 + 1)(x: x) + f\($0 + 1)(x: x)\n" }.joined()
    #expect(try isAffine("content(width: f0(x: width))", links + "func f60(x: Number) = x / 9"))
    // No memory of results helps with functions of blocks.
    let local = (0..<20).reversed().map { "func g\($0)(x: Number) = g\($0 + 1)(x: x) + g\($0 + 1)(x: x + 1)\n" }
      .joined()
    #expect(try !isAffine("func g20(x: Number) = x / 9\n\(local)\ncontent(width: g0(x: width))"))
    let shapes = (0..<60).map { "shape S\($0) {\n  size 9 x 9\n  use S\($0 + 1)()\n  use S\($0 + 1)()\n}\n" }.joined()
    #expect(try isAffine("use S0(); content()", shapes + "shape S60 {\n  size 9 x 9\n  fill .red\n}\n"))
  }

  @Test func `in a used shape are not slots of the user`() throws {
    #expect(try !isAffine("use B()", "shape B {\n  size 60 x 60\n  content()\n}"))
  }
}
