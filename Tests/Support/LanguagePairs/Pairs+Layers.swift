extension Pair {
  private static func layer(_ rows: String, _ header: String) -> Pair { Pair(rows, "layer(\(header)) { fill .red }") }

  /// The header of a layer.
  static let layers: [Pair] = [
    Pair("keyword layer", "fill .blue; ⟨layer(inset: 10) { fill .red }⟩"),
    layer("layer left:", "⟨left: 20⟩"),
    layer("layer top:", "⟨top: 20⟩"),
    layer("layer right:", "⟨right: 20⟩"),
    layer("layer bottom:", "⟨bottom: 20⟩"),
    layer("layer leading:", "width: 10, ⟨leading: 20⟩"),
    layer("layer trailing:", "width: 10, ⟨trailing: 20⟩"),
    layer("layer leading:, layer trailing:", "width: 10, ⟨leading|trailing⟩: 4"),
    layer("layer width:", "⟨width: 20⟩"),
    layer("layer height:", "⟨height: 20⟩"),
    layer("layer centerX:", "width: 10⟨, centerX: 20⟩"),
    layer("layer centerY:", "height: 10⟨, centerY: 20⟩"),
    layer("layer inset:", "⟨inset: 10⟩"),
    layer("layer center:", "width: 10, height: 10⟨, center: (20, 30)⟩"),
    layer("layer size:", "⟨size: 20 x 10⟩"),
    layer("layer rotation:", "inset: 10⟨, rotation: 45deg⟩"),
    layer("layer scale:", "left: 5, top: 10, right: 20, bottom: 15⟨, scale: 50%⟩"),
    Pair(
      "layer scale:",
      "layer(inset: 10⟨, scale: (-1, 0.5)⟩) { stroke .red, width: 4, path: path { move (0, 0); line (width, height) } }"
    ),
    layer("layer scale:", "inset: 10⟨, scale: 0⟩"),
    Pair("layer fit:", "layer(inset: 5⟨, fit: 10 x 20⟩) { fill .red, path: circle(center: (4, 4), radius: 4) }"),
    Pair("layer fill:", "layer(inset: 15⟨, fill: 10 x 20⟩) { fill .red, path: circle(center: (5, 5), radius: 4) }"),
    Pair(
      "roundedRect cornerRadius:",
      """
      outline roundedRect(bounds, cornerRadius: 16)
        layer(inset: 4) { fill .red, path: roundedRect(bounds, cornerRadius: ⟨4|.concentric⟩) }
      """),
    Pair(
      "layer align:",
      "layer(inset: 5, fit: 10 x 20⟨, align: .right⟩) { fill .red, path: circle(center: (5, 5), radius: 4) }"),
    Pair(
      "layer mirrored:, Mirroring.never, Mirroring.inRightToLeft, type Mirroring",
      program: """
        shape A(r: Number = 9) {
          size 40 x 40
          layer(inset: 5, mirrored: .⟨never|inRightToLeft⟩) { layer(left: 2, width: r) { fill .red } }
        }
        preview A(), named: "one", direction: .rightToLeft

        """, .preview("one")),
    Pair(
      "layer opacity:", "layer body(inset: 10⟨, opacity: 40%⟩) { fill .red }"),
    layer("layer opacity:", "inset: 10⟨, opacity: 0%⟩"),
    Pair("layer blend:", "fill .teal; layer(inset: 10⟨, blend: .multiply⟩) { fill .orange }"),
    Pair("keyword mask", "fill .red⟨; mask layer { fill .black, path: circle(center: center, radius: 12) }⟩"),
    Pair("keyword mask", "fill .red; mask layer(⟨inset: 10⟩) { fill .black }"),
    Pair("layer z:", "layer(inset: 6⟨, z: 1⟩) { fill .red }; layer(inset: 12) { fill .blue }"),
    Pair("layer above:", "layer(inset: 6⟨, above: b⟩) { fill .red }; layer b(inset: 12) { fill .blue }"),
    Pair("layer below:", "layer a(inset: 12) { fill .red }; layer(inset: 6⟨, below: a⟩) { fill .blue }"),
  ]

  private static func slot(_ rows: String, _ header: String, besides: String = "") -> Pair {
    Pair(
      rows,
      program: """
        shape B {
          size 40 x 40
          content(\(header))
          \(besides)
        }
        shape A {
          size 40 x 40
          use B() { fill .red }
        }

        """)
  }

  /// The header of the content slot, and its content.
  static let slots: [Pair] = [
    Pair(
      "keyword content",
      program: "shape B { size 40 x 40; ⟨content⟩ }\nshape A { size 40 x 40; use B() { fill .red } }",
      .refusal("E0507", naming: "`B`")),
    Pair(
      "keyword slot",
      program: """
        shape B { size 40 x 40; content icon(width: 20); content(left: 20) }
        shape A { size 40 x 40; use B() { fill .blue⟨; slot icon { fill .red }⟩ } }

        """),
    Pair(
      "keyword content, keyword slot",
      program: """
        shape B { size 40 x 40; content icon(⟨width|height⟩: 20) }
        shape A { size 40 x 40; use B() { let c = #FF0000; slot icon { fill c, path: rect(bounds.inset(by: 4)) } } }

        """),
    Pair(
      "use block", program: "shape B { size 40 x 40; content }\nshape A { size 40 x 40; use B()⟨ { fill .red }⟩ }"),
    slot("content left:", "⟨left: 20⟩"),
    slot("content top:", "⟨top: 20⟩"),
    slot("content right:", "⟨right: 20⟩"),
    slot("content bottom:", "⟨bottom: 20⟩"),
    slot("content leading:", "width: 10, ⟨leading: 20⟩"),
    slot("content trailing:", "width: 10, ⟨trailing: 20⟩"),
    slot("content width:", "⟨width: 20⟩"),
    slot("content height:", "⟨height: 20⟩"),
    slot("content centerX:", "width: 10⟨, centerX: 20⟩"),
    slot("content centerY:", "height: 10⟨, centerY: 20⟩"),
    slot("content inset:", "⟨inset: 10⟩"),
    slot("content center:", "width: 10, height: 10⟨, center: (20, 30)⟩"),
    slot("content size:", "⟨size: 20 x 10⟩"),
    slot("content z:", "inset: 6⟨, z: 1⟩", besides: "layer(inset: 12) { fill .blue }"),
    slot("content above:", "inset: 6⟨, above: b⟩", besides: "layer b(inset: 12) { fill .blue }"),
    slot("content below:", "inset: 12, z: 2⟨, below: b⟩", besides: "layer b(inset: 6, z: 1) { fill .blue }"),
  ]
}
