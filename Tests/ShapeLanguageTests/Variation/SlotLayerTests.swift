@_spi(Generated) import ShapeCore
import ShapeLanguage
import Testing

/// What views must know about the layers around slots before they know their size.
@Suite("Layers around slots")
struct SlotLayerTests {
  private func variation(_ body: String, parameters: String = "", _ rest: String = "") throws -> ShapeVariation {
    let snippet = Snippet("shape A(\(parameters)) {\n  size 100 x 60, min: 40 x 40\n  \(body)\n}\n\(rest)")
    let program = snippet.compile().program
    let isRight = !program.hasErrors
    try #require(isRight, "\(snippet.annotated())")
    return program.variation(of: try #require(program.shapes.indices.first { program.shapes[$0].file == 0 }))
  }

  /// `o` for an opacity, `m` for masks, `-` for neither.
  private func layers(_ body: String, parameters: String = "", _ rest: String = "") throws -> String? {
    try variation(body, parameters: parameters, rest).layersAroundSlots.values.first?.map { effects in
      (effects.contains(.opacity) ? "o" : "") + (effects.contains(.masks) ? "m" : "") + (effects.isEmpty ? "-" : "")
    }.joined(separator: " ")
  }

  @Test(arguments: [
    ("content()", "-"),
    ("layer() { content() }", "- -"),
    ("layer(opacity: 1) { content() }", "- -"),
    ("layer(fit: 9 x 9) { content() }", "- -"),
    ("layer(mirrored: .inRightToLeft) { layer() { content() } }", "- - - -"),
    ("layer(opacity: 50%) { layer() { content() } }", "- o -"),
    ("layer(opacity: fade) { content() }", "- o"),
    ("layer(opacity: width / 500) { content() }", "- o"),
    ("layer(rotation: 30deg) { layer(opacity: 50%) { content() } }", "- - o"),
    ("layer() { mask layer(width: 9) { fill .black }; content() }", "- m"),
    ("layer() { content(); if fade > 0.5 { mask layer(width: 9) { fill .black } } }", "- m"),
    ("mask layer(opacity: 50%) { fill .black }; content()", "m"),
    ("layer(opacity: 50%) { fill .red }; content()", "-"),
    ("layer(opacity: 50%) { mask layer() { layer() { fill .red } }; layer() { content() } }", "- om -"),
  ])
  func `have the effects of their headers and masks`(body: String, expected: String) throws {
    #expect(try layers(body, parameters: "fade in 0.0...1.0 = 0.5") == expected)
  }

  @Test func `include those of used shapes`() throws {
    let used = "shape B {\n  size 60 x 60\n  layer(opacity: 50%) { content() }\n  mask layer() { fill .red }\n}"
    #expect(try layers("use B() { layer() { content() } }", used) == "- m o - -")
  }

  @Test(arguments: [
    ("content()", false),
    ("if wide { content() }", false),
    ("if width > 50 { content() }", true),
    ("let isWide = width > 50; if isWide && wide { layer() { content() } }", true),
    ("if width > 50 { fill .red }; content()", false),
    ("layer(opacity: width / 500) { content() }", true),
    ("layer(opacity: wide ? 1 : 0.5) { content() }", false),
    ("layer(opacity: 50%, scale: width / 100 - 1) { content() }", true),
    ("layer(scale: width / 100 - 1) { content() }", false),
    ("layer(opacity: 50%, left: 8, right: 40, fit: 9 x 9) { content() }", true),
    ("layer(opacity: height / 500) { fill .red }; content()", false),
    ("layer() { if width > 50 { mask layer(width: 9) { fill .black } }; content() }", false),
    ("content(z: width > 50 ? 1 : 0)", true),
    ("fill .red", false),
  ])
  func `depend on the size if that decides about a slot`(body: String, expected: Bool) throws {
    #expect(try variation(body, parameters: "wide = true").slotsDependOnSize == expected)
  }

  /// The place of a slot in the whole picture, the number of layers around it, and whether its content is mirrored.
  private func place(_ body: String, _ direction: LayoutDirection) throws -> String {
    let compilation = Snippet("shape A {\n  size 100 x 60\n  \(body)\n}").compile()
    let shape = try #require(compilation.shape(named: "A"))
    let size = Size(100, 60)
    let drawn = Evaluator.draw(compilation.program, shape: shape, size: size, direction: direction).scene
    let scene = try #require(drawn)
    var (group, transform, depth) = (scene.rootGroup, Transform.identity, 0)
    while true {
      transform = group.transform.then(transform)
      depth += 1
      for piece in group.pieces {
        if case .slot(_, let frame) = piece.content {
          let box = try #require(Path.rect(frame).transformed(by: transform).bounds)
          return "\(box.minX)...\(box.maxX) in \(depth)\(transform.determinant < 0 ? ", mirrored" : "")"
        }
      }
      let inner = group.pieces.compactMap { if case .group(let group) = $0.content { group } else { nil } }
      group = try #require(inner.first)
    }
  }

  @Test func `that are mirrored leave the content as it is`() throws {
    let body = "layer(inset: 10, mirrored: .inRightToLeft) { content(left: 4, width: 20) }"
    #expect(try place(body, .leftToRight) == "14.0...34.0 in 3")
    #expect(try place(body, .rightToLeft) == "66.0...86.0 in 3")
    let scaled = "layer(scale: (-1, 1)) { content(left: 4, width: 20) }"
    #expect(try place(scaled, .leftToRight) == "76.0...96.0 in 2, mirrored")
  }
}
