extension Pair {
  private static func disc(_ head: String, radius: String) -> String {
    "\(head)\nshape A {\n  size 40 x 40\n  fill .red, path: circle(center: center, radius: \(radius))\n}\n"
  }

  private static func use(_ shape: String, _ arguments: String) -> String {
    "\(shape)\nshape A {\n  size 40 x 40\n  use B(\(arguments))\n}\n"
  }

  /// The declarations at the top of a file, with their keywords.
  static let declarations: [Pair] = [
    Pair(
      "keyword import", program: disc("import \"⟨b|c⟩.shape\"", radius: "r"),
      imports: ["b.shape": "let r = 5\n", "c.shape": "let r = 15\n"]),
    Pair(
      "keyword as", program: disc("private let r = 5\nimport \"b.shape\"⟨ as b⟩", radius: "r"),
      imports: ["b.shape": "let r = 15\n"], .refusal("E0203", naming: "`r`")),
    Pair(
      "member of an import", program: disc("private let r = 5\nimport \"b.shape\" as b", radius: "⟨b.⟩r"),
      imports: ["b.shape": "let r = 15\n"]),
    Pair(
      "keyword private, private shape", program: "⟨private |⟩shape B { size 9 x 9 }\nshape A { size 9 x 9 }", .files),
    Pair(
      "private let", program: disc("import \"⟨b|c⟩.shape\"", radius: "r"),
      imports: ["b.shape": "let r = 5\n", "c.shape": "private let r = 5\n"], .refusal("E0204", naming: "`r`")),
    Pair(
      "private func", program: disc("import \"⟨b|c⟩.shape\"", radius: "r()"),
      imports: ["b.shape": "func r() = 5\n", "c.shape": "private func r() = 5\n"], .refusal("E0204", naming: "`r`")),
    Pair(
      "private style", program: "import \"⟨b|c⟩.shape\"\nshape A { size 40 x 40; apply s }",
      imports: ["b.shape": "style s { fill .red }\n", "c.shape": "private style s { fill .red }\n"],
      .refusal("E0204", naming: "`s`")),
    Pair(
      "private enum",
      program: "import \"⟨b|c⟩.shape\"\nshape A(mode: Mode = .a) { size 40 x 40; if mode == .a { fill .red } }",
      imports: ["b.shape": "enum Mode { a }\n", "c.shape": "private enum Mode { a }\n"],
      .refusal("E0204", naming: "`Mode`")),
    Pair("keyword let", program: disc("let r = ⟨5|15⟩", radius: "r")),
    Pair("keyword func", program: disc("func r(x: Number) = ⟨3 * ⟩x", radius: "r(x: 5)")),
    Pair("function argument", program: disc("func r(x: Number) = 3 * x", radius: "r(x: ⟨2|5⟩)")),
    Pair("argument without a label", program: disc("func r(_ x: Number) = 3 * x", radius: "r(⟨2|5⟩)")),
    Pair("let in a function", program: disc("func r(x: Number) = { let y = ⟨2|5⟩ * x; y + 1 }", radius: "r(x: 3)")),
    Pair("function default", program: disc("func r(x: Number = ⟨2|5⟩) = 3 * x", radius: "r()")),
    Pair("keyword style", program: "style s { fill ⟨.red|.blue⟩ }\nshape A { size 40 x 40; apply s }"),
    Pair(
      "keyword apply",
      program:
        "style s { fill .red }\nshape A { size 40 x 40; fill .blue, path: circle(center: center, radius: 9); ⟨apply s⟩ }"
    ),
    Pair(
      "style argument",
      program: "style s(tint: Color) { fill tint }\nshape A { size 40 x 40; apply s(tint: ⟨.red|.blue⟩) }"),
    Pair("keyword shape", program: use("shape B { size 40 x 40; fill ⟨.red|.blue⟩ }", "")),
    Pair("keyword use", program: "shape B { size 40 x 40; fill .red }\nshape A { size 40 x 40; ⟨use B()⟩ }"),
    Pair(
      "keyword enum",
      program: """
        enum Mode { a⟨, b⟩ }
        shape A(mode: Mode = .a) {
          size 40 x 40
          switch mode { case .a: fill .red }
        }
        """, .refusal("E0309", naming: "`.b`")),
    Pair("parameter default", program: use(parametric("r: Number = ⟨5|15⟩"), "")),
    Pair("shape argument", program: use(parametric("r: Number = 5"), "⟨r: 15⟩")),
    Pair(
      "parameter type", program: use(parametric("r: ⟨Number|Int⟩ = 5"), "r: 15.5"),
      .refusal("E0303", naming: "an Int")),
    Pair(
      "parameter in ...", program: use(parametric("r: Number in 0...⟨10|20⟩ = 5"), "r: 15"),
      .refusal("E0611", naming: "`r`")),
    Pair(
      "parameter in ..<", program: use(parametric("r: Number in 0⟨...|..<⟩15 = 5"), "r: 15"),
      .refusal("E0611", naming: "`r`")),
    Pair(
      "range of a function's parameter",
      program: disc("func f(n: Number, r: Number in 0...⟨n|20⟩ = 15) = r", radius: "f(n: 5)")),
    Pair(
      "range of a style's parameter",
      program: """
        style dot(n: Number, r in 0...⟨n|20⟩ = 15) { fill .red, path: circle(center: center, radius: r) }
        shape A { size 40 x 40; apply dot(n: 5) }
        """),
    Pair(
      "range of a shape's parameter",
      program: use(parametric("n in 1...20 = 15, r: Number in 0...⟨n|20⟩ = 15"), "n: 5")),
    Pair(
      "range of a parameter through a list",
      program: use(parametric("n: [Int] = [1, 2], r: Int in 0...9 * ⟨n.count|2⟩ = 15"), "n: [3]")),
    Pair("keyword preview, preview argument", program: previewed("r: ⟨5|15⟩", ", named: \"one\""), .preview("one")),
    Pair("preview size:", program: previewed("r: 5", ", named: \"one\"⟨, size: 30 x 60⟩"), .preview("one")),
    Pair(
      "preview scheme:, Scheme.light, Scheme.dark, type Scheme",
      program: previewed("r: 5", ", named: \"one\", scheme: ⟨.light|.dark⟩"), .preview("one")),
    Pair(
      "preview direction:, LayoutDirection.leftToRight, LayoutDirection.rightToLeft, type LayoutDirection",
      program: """
        shape A(r: Number = 9) { size 40 x 40; layer(leading: 4, width: r) { fill .red } }
        preview A(), named: "one", direction: ⟨.leftToRight|.rightToLeft⟩

        """, .preview("one")),
    Pair("preview named:", program: previewed("r: 5", "⟨, named: \"one\"⟩"), .preview("one")),
  ]

  private static func parametric(_ parameter: String) -> String {
    "shape B(\(parameter)) { size 40 x 40; fill .red, path: circle(center: center, radius: r) }"
  }

  private static func previewed(_ arguments: String, _ rest: String) -> String {
    """
    shape A(r: Number = 9) {
      size 40 x 40
      fill adaptive(light: .red, dark: .blue), path: circle(center: center, radius: r)
    }
    preview A(\(arguments))\(rest)

    """
  }
}
