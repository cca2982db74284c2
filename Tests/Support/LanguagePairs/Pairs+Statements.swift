extension Pair {
  private static let ring = "path { add circle(center: center, radius: 18); add circle(center: center, radius: 9) }"
  private static let peak = "path { move (8, 32); line (20, 8); line (32, 32) }"
  private static func cast(_ rows: String, _ shadow: String, _ difference: Difference = .picture) -> Pair {
    Pair(rows, "layer body(inset: 12) { fill .white; \(shadow) }", difference)
  }

  /// The statements of a shape or a layer.
  static let statements: [Pair] = [
    Pair("keyword size, size size", program: "shape A { size 40 x ⟨40|30⟩; fill .red }"),
    Pair(
      "size min:",
      program:
        "shape B { size 40 x 40⟨, min: 30 x 30⟩; fill .red }\nshape A { size 40 x 40; layer(inset: 10) { use B() } }",
      .refusal("E0620", naming: "`B`")),
    Pair(
      "size max:",
      program: "shape B { size 30 x 30⟨, max: 30 x 30⟩; fill .red }\nshape A { size 40 x 40; use B() }",
      .refusal("E0620", naming: "`B`")),
    Pair(
      "keyword require, require condition", "fill .red; require width > ⟨3|300⟩, \"wide\"",
      .refusal("E0601", naming: "wide")),
    Pair(
      "require message", "fill .red; require width > 300⟨, \"too narrow\"⟩", .message("E0601", naming: "too narrow")),

    Pair("keyword fill, keyword stroke", "⟨fill|stroke⟩ .red"),
    Pair("fill paint", "fill ⟨.red|.blue⟩"),
    Pair("fill path:", "fill .red⟨, path: circle(center: center, radius: 9)⟩"),
    Pair("fill rule:", "fill .red, path: \(ring)⟨, rule: .evenOdd⟩"),
    Pair("fill opacity:", "fill .red⟨, opacity: 40%⟩"),
    Pair("fill opacity:", "fill .red⟨, opacity: 0%⟩"),

    Pair("stroke paint", "stroke ⟨.red|.blue⟩, width: 8"),
    Pair("stroke width:", "stroke .red⟨, width: 8⟩"),
    Pair("stroke align:", "stroke .red, width: 8⟨, align: .inside⟩"),
    Pair("stroke cap:", "stroke .red, width: 8⟨, cap: .round⟩, path: \(peak)"),
    Pair("stroke join:", "stroke .red, width: 8⟨, join: .round⟩, path: \(peak)"),
    Pair("stroke miterLimit:", "stroke .red, width: 8⟨, miterLimit: 1⟩, path: \(peak)"),
    Pair("stroke dash:", "stroke .red, width: 8⟨, dash: [6, 4]⟩, path: \(peak)"),
    Pair("stroke phase:", "stroke .red, width: 8, dash: [6, 4]⟨, phase: 5⟩, path: \(peak)"),
    Pair("stroke fitted:", "stroke .red, width: 8, dash: [9, 4]⟨, fitted: true⟩, path: \(peak)"),
    Pair("stroke path:", "stroke .red, width: 8⟨, path: \(peak)⟩"),
    Pair("stroke opacity:", "stroke .red, width: 8⟨, opacity: 40%⟩"),
    Pair("stroke opacity:", "stroke .red, width: 8⟨, opacity: 0%⟩"),

    Pair("keyword border", "fill .red; ⟨border .all, width: 4⟩"),
    Pair("border edges", "border ⟨.left, ⟩width: 4"),
    Pair("border width:", "border .all⟨, width: 4⟩"),
    Pair("border color:", "border .all, width: 4⟨, color: .red⟩"),
    Pair("border dash:", "border .all, width: 4⟨, dash: [6, 4]⟩"),
    Pair("border phase:", "border .all, width: 4, dash: [6, 4]⟨, phase: 5⟩"),
    Pair("border fitted:", "border .all, width: 4, dash: [14, 9]⟨, fitted: true⟩"),
    Pair("border opacity:", "border .all, width: 4⟨, opacity: 40%⟩"),
    Pair("border opacity:", "border .all, width: 4⟨, opacity: 0%⟩"),

    cast("keyword shadow", "⟨shadow radius: 0, offset: (5, 5)⟩"),
    cast("shadow color", "shadow ⟨.red, ⟩radius: 0, offset: (5, 5)"),
    cast("shadow radius:", "shadow .black, radius: ⟨0|3⟩, offset: (5, 5)"),
    cast("shadow offset:", "shadow .black, radius: 0⟨, offset: (5, 5)⟩"),
    cast(
      "shadow opacity:", "shadow .black, radius: 0, offset: (5, 5)⟨, opacity: 30%⟩"),
    cast("shadow opacity:", "shadow .black, radius: 0, offset: (5, 5)⟨, opacity: 0%⟩"),
    cast("shadow spread:", "shadow .black, radius: 0⟨, spread: 2⟩"),
    cast("shadow inner:", "shadow .black, radius: 0, offset: (5, 5)⟨, inner: true⟩"),

    Pair("keyword clip", "outline circle(center: center, radius: 9); fill .red, path: rect(bounds)⟨; clip⟩"),
    Pair("clip path", "fill .red; clip⟨ circle(center: center, radius: 12)⟩"),
    Pair("clip rule:", "fill .red; clip \(ring)⟨, rule: .evenOdd⟩"),
    Pair("keyword erase", "fill .red⟨; erase circle(center: center, radius: 9)⟩"),
    Pair("erase path", "fill .red; erase circle(center: center, radius: ⟨5|15⟩)"),
    Pair("erase rule:", "fill .red; erase \(ring)⟨, rule: .evenOdd⟩"),
    Pair("keyword outline", "⟨outline circle(center: center, radius: 9); ⟩fill .red"),
    Pair("outline path", "outline circle(center: center, radius: ⟨5|15⟩); fill .red"),
  ]
}
