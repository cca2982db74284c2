extension Pair {
  /// Forms that no table lists.
  static let forms: [Pair] = [
    .radius("keyword true, keyword false", "⟨true|false⟩ ? 5 : 15"),
    .radius("operator ? :", "width > 3 ⟨? 5 : 15|? 15 : 5⟩"),
    .either("operator !", "⟨!⟩(width > 3)"),
    .radius("operator - of a Number", "10 + ⟨-⟩(5)"),
    .turn("operator - of an Angle", "⟨-⟩30deg"),
    .place("operator - of a Point", "center + ⟨-⟩(8, 8)"),
    .rect("keyword x", "Rect(center: center, size: 20 x ⟨20|6⟩)"),
    .paint("#RGB", "⟨#F00|#00F⟩"),
    .paint("#RGBA", "#F00⟨F|8⟩"),
    .paint("#RRGGBB", "⟨#FF0000|#0000FF⟩"),
    .paint("#RRGGBBAA", "#FF0000⟨FF|80⟩"),
    .radius("min of three, max of three", "⟨min|max⟩(9, 5, 15)"),
    .area("keyword path", "⟨path { add circle(center: center, radius: 9) }|rect(bounds)⟩"),
    Pair("outline block", "outline { ⟨add circle(center: center, radius: 9)|add rect(bounds)⟩ }; fill .red"),
    Pair(
      "keyword in, keyword repeat",
      "repeat i in ⟨0..<2|0..<4⟩ { fill .red, path: circle(center: (10 * i, 20), radius: 4) }"),
    Pair(
      "range ..<, range ...", "repeat i in 0⟨..<|...⟩3 { fill .red, path: circle(center: (10 * i, 20), radius: 4) }"),
    Pair("repeat over a list", "repeat x in [10⟨, 30⟩] { fill .red, path: circle(center: (x, 20), radius: 4) }"),
    Pair(
      "repeat of several names",
      "repeat i in 1...3, j in ⟨1...1|1...3⟩ { fill .red, path: circle(center: (10 * i, 10 * j), radius: 4) }"),
    Pair("keyword if", "if width > ⟨3|300⟩ { fill .red }"),
    Pair("keyword else", "if width > 300 { fill .red } ⟨else { fill .blue }⟩"),
    Pair("else if", "if width > 300 { fill .red } else ⟨if width > 200 ⟩{ fill .blue }"),
    Pair(
      "function in a block",
      "func r(x: Number) = width / 40 * x⟨ * 3⟩\n  layer(inset: 4) { fill .red, path: circle(center: center, radius: r(x: 5)) }"
    ),
    Pair("switch over an Int", "switch round(width) { case ⟨40|41⟩: fill .red; default: fill .blue }"),
    Pair("case of a range", "switch round(width) { case 20⟨...|..<⟩40: fill .red; default: fill .blue }"),
    Pair("switch over a Bool", "switch width > 3 { case ⟨true|false⟩: fill .red; default: fill .blue }"),
    Pair("keyword switch", program: choosing("switch ⟨mode|other⟩ { case .a: fill .red; case .b: fill .blue }")),
    Pair(
      "switch as a value",
      program: choosing(
        "fill .red, path: circle(center: center, radius: switch ⟨mode|other⟩ { case .a: 4; case .b: 9 })")),
    .radius("switch of an Int as a value", "switch round(width) { case ⟨1...40|1..<40⟩, 50: 5; default: 15 }"),
    Pair("keyword case", program: choosing("switch mode { case .⟨b|a⟩: fill .red; default: fill .blue }")),
    Pair(
      "case of several constants", program: choosing("switch mode { case .b⟨, .a⟩: fill .red; default: fill .blue }")),
    Pair("keyword default", program: choosing("switch mode { case .b: fill .red; default: ⟨fill .blue⟩ }")),
  ]

  private static func choosing(_ statement: String) -> String {
    """
    enum Mode { a, b }
    shape A(mode: Mode = .a, other: Mode = .b) {
      size 40 x 40
      fill other == .b ? .white : .black
      \(statement)
    }

    """
  }
}
