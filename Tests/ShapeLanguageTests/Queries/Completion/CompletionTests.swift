import ShapeEditing
import ShapeLanguage
import Testing

/// The texts that an editor offers at a caret.
@Suite("Completion")
struct CompletionTests {
  // MARK: Statements

  @Test(arguments: [
    ("‸", ["shape", "let", "func", "style", "enum", "import", "preview", "private"]),
    ("let a = 1\n‸", ["shape", "let", "func", "style", "enum", "import", "preview", "private"]),
    ("private ‸", ["shape", "let", "func", "style", "enum"]),
    (
      "style a { ‸ }",
      ["fill", "stroke", "border", "shadow", "clip", "erase", "apply", "let", "func", "if", "switch", "repeat"]
    ),
    (
      "shape A { outline { ‸ } }",
      [
        "move", "line", "quad", "curve", "smooth", "arc", "corner", "close", "add", "let", "func", "if", "switch",
        "repeat",
      ]
    ),
    ("shape A { switch 1 { ‸ } }", ["case", "default"]),
    ("shape A { mask ‸ }", ["layer"]),
    ("shape A { if true { } ‸", ["else"]),
    ("import \"a.shape\" ‸", ["as"]),
  ])
  func `statements are those of the block`(source: String, expected: [String]) {
    #expect(Set(CodeCaret(source).labels) == Set(expected))
  }

  @Test(arguments: [
    ("shape A { ‸", "size", true), ("shape A { size 8 x 8; ‸ }", "size", false),
    ("shape A { layer { ‸", "size", false), ("shape A { layer { ‸", "layer", true),
    ("shape A { use B() { ‸ } }", "slot", true), ("shape A { layer { ‸ } }", "slot", false),
    ("shape A { repeat i in 0..<3 { ‸ } }", "outline", false),
    ("shape A { if true { ‸ } }", "outline", true),
    ("shape A { fill .red, path: path { ‸ } }", "line", true),
    ("shape A { switch 1 { case 1: ‸ } }", "fill", true),
    ("shape A { layer {\n fill rgb(1, 0,\n ‸", "clip", false),
    ("shape A { layer {\n fill rgb(1, 0, 0\n clip\n ‸", "erase", true),
    ("shape A {\n layer {\n  fill .red\n ‸\nshape B { size 8 x 8 }", "stroke", true),
    ("shape A { size 8 x 8 }\n}\n‸", "shape", true),
    ("func f(a: Number) = { let b = 2 * a; ‸ }", "let", true), ("func f(a: Number) = { let b = 2 * a; ‸ }", "b", true),
    ("func f(a: Number) = { let b = ‸ }", "a", true), ("func f(a: Number) = { ‸ }", "fill", false),
    ("let a = switch 3 { case 1: 2; ‸ }", "default", true), ("let a = switch 3 { case 1: ‸ }", "min", true),
  ])
  func `a statement is offered where it is allowed`(source: String, label: String, isOffered: Bool) {
    #expect(CodeCaret(source).labels.contains(label) == isOffered)
  }

  @Test(arguments: [
    ("sha‸", "shape", "shape Name {\n  size 240 x 160\n  \n}"), ("shape A { fi‸ }", "fill", "shape A { fill .black }"),
    ("shape A { ‸ }", "shadow", "shape A { shadow .black, radius: 1 }"),
    ("shape A { outline { ‸ } }", "corner", "shape A { outline { corner (0, 0), to: (0, 0), radius: 1 } }"),
    ("shape A { outline { ‸ } }", "arc", "shape A { outline { arc center: (0, 0), radius: 1, from: 0deg, to: 0deg } }"),
  ])
  func `a statement comes with what it needs`(source: String, label: String, expected: String) {
    #expect(CodeCaret(source).inserting(label) == expected)
  }

  @Test(arguments: [
    "let ‸", "let a‸", "shape ‸", "enum Side { ‸ }", "enum Side { left, ‸", "func ‸", "func f(‸", "func f(a, b‸",
    "style ‸", "shape A { layer ‸", "shape A { repeat ‸", "shape A { let b‸", "import \"a.shape\" as ‸",
    "shape A(‸) { }", "let a = [for ‸", "shape A { repeat i in 0..<3, ‸",
    "// fi‸", "/* a ‸ */", "/// fi‸\nshape A { }", "let a = 1 // ‸", "shape A { /* ‸",
    "shape A { require true, \"f‸\" }",
    "let a = 12‸", "let a = #F‸", "let a = 1 ‸", "shape A { fill .red ‸ }",
  ])
  func `nothing is offered for new names, comments, texts and after values`(source: String) {
    #expect(CodeCaret(source).items().map(\.label) == [])
  }

  // MARK: Arguments

  @Test(arguments: [
    ("fill .red, ‸", ["path:", "rule:", "opacity:"]), ("fill .red, rule: .evenOdd, ‸", ["path:", "opacity:"]),
    ("fill .red, ‸, opacity: 1", ["path:", "rule:"]),
    ("use Card(‸)", ["tint:", "side:"]), ("apply ring(‸)", ["weight:"]),
    ("fill .red, path: circle(‸", ["center:", "radius:"]),
    ("fill .red, path: circle(center: (1, 2), ‸", ["radius:"]),
    (
      "content(‸)",
      [
        "left:", "top:", "right:", "bottom:", "leading:", "trailing:", "width:", "height:", "centerX:", "centerY:",
        "inset:", "center:", "size:", "z:", "above:", "below:",
      ]
    ),
    ("let q = bounds.inset(by: 4, ‸", []),
    ("let q = bounds.inset(left: 4, top: 1, ‸", ["right:", "bottom:", "leading:", "trailing:"]),
    ("let q = Rect(center: center, ‸", ["size:"]),
  ])
  func `missing labels are offered`(statement: String, expected: [String]) {
    let source = Self.header + "shape A { size 8 x 8\n\(statement)\n}"
    let labels = CodeCaret(source).labels.filter { $0.hasSuffix(":") }
    #expect(labels.sorted() == expected.sorted())
  }

  private static let header = """
    enum Side { near, far }
    shape Card(tint: Color = .red, side: Side = .near) { size 8 x 8 }
    style ring(weight = 2) { stroke .red, width: weight }
    func twice(value: Number) = value * 2
    let inset = 4
    let ink = #123456

    """

  @Test(arguments: [
    ("preview Card(), ‸", ["size:", "scheme:", "direction:", "named:"]),
    ("preview Card(), size: 8 x 8, named: \"a\", ‸", ["scheme:", "direction:"]),
    ("preview Card(tint: .blue, ‸)", ["side:"]),
  ])
  func `missing options of previews are offered`(declaration: String, expected: [String]) {
    let labels = CodeCaret(Self.header + declaration).labels.filter { $0.hasSuffix(":") }
    #expect(labels.sorted() == expected.sorted())
  }

  @Test(arguments: [
    ("stroke .red, cap: .‸", ["butt", "round", "square"]), ("stroke .red, cap: ‸", [".butt", ".round", ".square"]),
    ("layer(blend: .mul‸) { }", nil), ("border .‸", nil), ("border [.‸", nil),
    ("use Card(side: .‸)", ["near", "far"]), ("use Card(side: .n‸", ["near", "far"]),
    ("let a: Side = .‸", ["near", "far"]), ("let a = Side2 == .‸", nil),
    ("if side == .‸", ["near", "far"]), ("switch side { case .‸ }", ["near", "far"]),
    ("switch side { case .near, .‸ }", ["near", "far"]),
    ("stroke .red, cap: true ? .‸", ["butt", "round", "square"]),
  ])
  func `constants follow from their place`(statement: String, expected: [String]?) {
    let source = Self.header + "shape A(side: Side = .near) { size 8 x 8\n\(statement)\n}"
    let labels = CodeCaret(source).labels
    if let expected { #expect(labels == expected) } else { #expect(labels.count > 8) }
  }

  @Test func `a named color has its value`() {
    let item = CodeCaret("shape A { fill .tom‸ }").item("tomato")
    #expect(item?.color == .init(hex: 0xFF6347))
    #expect(item?.detail == "Color")
  }

  // MARK: Members

  @Test(arguments: [
    ("center.‸", ["x", "y", "rotated"]), ("(1, 2).‸", ["x", "y", "rotated"]),
    ("bounds.center.‸", ["x", "y", "rotated"]),
    ("(8 x 8).‸", ["width", "height"]),
    ("#123.‸", ["opacity", "lighter", "darker"]), ("[1, 2].‸", ["count", "first", "last", "indices", "reversed"]),
    ("[(1, 2)].first.‸", ["x", "y", "rotated"]), ("[(1, 2)][0].‸", ["x", "y", "rotated"]),
    ("local.‸", ["x", "y", "rotated"]), ("later.‸", ["x", "y", "rotated"]),
    ("twin(of: 2).‸", ["x", "y", "rotated"]), ("p.‸", ["x", "y", "rotated"]),
    ("cards.‸", ["gap", "half"]), ("cards.gap.‸", []), ("cards.half(of: 2).‸", []),
    ("circle(center: center, radius: 2).bounds.size.‸", ["width", "height"]),
    ("edges.‸", ["contains"]),
  ])
  func `members follow from the value`(value: String, expected: [String]) {
    let source = """
      import "suits.shape" as cards
      func twin(of: Number) = (of, of)
      shape A(p: Point = (1, 2), edges: Edges = .all) { size 8 x 8
        let local = center
        let a = \(value)
        clip
        let later = 2 * (1, 2)
      }
      """
    #expect(CodeCaret(source).allLabels == Set(expected))
  }

  @Test func `members of a rect and a path include methods`() {
    let rect = CodeCaret("shape A { let a = bounds.‸ }").allLabels
    #expect(rect.isSuperset(of: ["minX", "topLeft", "inset", "translated"]) && !rect.contains("union"))
    let path = CodeCaret("shape A { outline rect(bounds).‸ }").allLabels
    #expect(path.isSuperset(of: ["bounds", "union", "stroked"]) && !path.contains("minX"))
  }

  @Test func `members of an unknown value begin with those of points`() {
    let items = CodeCaret("shape A { let a = unknown.‸ }").items()
    #expect(items.prefix(4).map(\.label) == ["x", "y", "width", "height"])
    #expect(items.first?.documentation == .text("The x coordinate."))
  }

  // MARK: Names

  @Test(arguments: [
    ("let q = ‸", ["local", "later", "tint", "inset", "gap", "width", "center", "circle", "twice", "half", "true"]),
    ("fill ‸", ["tint", "ink", "rgb", "linearGradient"]),
    ("stroke .red, width: ‸", ["local", "inset", "gap", "width", "sin", "half", "max"]),
    ("layer(rotation: ‸) { }", ["max", "atan2"]),
    ("layer low { }; layer high(above: ‸) { }; layer top { }", ["low", "top"]),
    ("layer low { }; layer high(above: [‸]) { }; content side", ["low", "side"]),
    ("layer low { layer inner { } }; layer high(below: ‸) { }", ["low"]),
    ("repeat i, k in [1, 2] { let q = ‸ }", ["i", "k"]), ("let q = [for i in 0..<3: ‸", ["i"]),
    ("func sum(a: Number, b: Number) = ‸", ["a", "b"]),
    ("use ‸", ["Card", "Chip", "A"]), ("apply ‸", ["ring", "flat"]),
    ("fill .red, path: ‸", ["circle", "path", "rect"]),
    ("if ‸", ["true", "isRightToLeft"]),
  ])
  func `names that fit come first`(statement: String, expected: [String]) {
    let source = """
      import "suits.shape"
      \(Self.header)
      shape A(tint: Color = .red) { size 8 x 8
        let local = 3
        \(statement)
        let later = 4
      }
      """
    let labels = CodeCaret(source).labels
    #expect(expected.filter { !labels.contains($0) } == [])
    if statement.contains("above") || statement.contains("below") { #expect(labels.count == expected.count) }
    if statement.hasPrefix("fill ‸") { #expect(!labels.contains("local") && !labels.contains("center")) }
    #expect(!labels.contains("hidden"))
  }

  @Test func `values in scope come before the names of colors`() {
    let labels = CodeCaret("let ink = #123456\nshape A(tint: Color = .red) { size 8 x 8; fill ‸ }").labels
    let places = ["tint", "ink", "linearGradient", ".aliceblue"].compactMap { labels.firstIndex(of: $0) }
    #expect(places.count == 4 && places == places.sorted())
  }

  @Test(arguments: [
    ("shape A { repeat i ‸", ["in"]), ("shape A { repeat p, i ‸ }", ["in"]), ("let a = [for i ‸]", ["in"]),
    ("import ‸", ["a.shape", "b/c.shape"]),
  ])
  func `what must follow is offered`(source: String, expected: [String]) {
    #expect(CodeCaret(source).labels == expected)
  }

  @Test(arguments: [
    ("let a = i‸\nshape A { }", ["width", "center"]), ("shape A { layer { let inner = 1 }\n let b = ‸ }", ["inner"]),
    ("shape A { size ‸ }", ["width"]), ("shape A(a = 1, b = ‸) { }", ["width"]),
    ("shape A { repeat i in 0..<3 { fill .red }\n let b = ‸ }", ["i"]), ("let own = ‸", ["own"]),
    ("let own = min(1, ‸)\nlet a = 3", ["own"]), ("func own(a = 1) = ‸", ["own"]), ("shape A { let own = ‸ }", ["own"]),
  ])
  func `names out of scope are not offered`(source: String, labels: [String]) {
    #expect(CodeCaret(source).allLabels.isDisjoint(with: labels))
  }

  @Test(arguments: [
    ("shape A(a: ‸", "Number"), ("shape A(a: [‸", "Color"), ("import \"suits.shape\"\nfunc f(a: S‸) = a", "Suit"),
    ("let a: ‸ = 1", "Angle"), ("enum Own { a, b }\nshape A(o: ‸", "Own"), ("let a: L‸", "LineCap"),
  ])
  func `types are offered after a colon`(source: String, label: String) {
    let labels = CodeCaret(source).labels
    #expect(labels.contains(label) && !labels.contains("width"))
  }

  @Test func `names of an imported file follow its name`() {
    #expect(CodeCaret("import \"suits.shape\" as cards\nshape A { use cards.‸ }").labels == ["Chip"])
    #expect(CodeCaret("import \"suits.shape\" as cards\nshape A { apply cards.‸ }").labels == ["flat"])
    #expect(CodeCaret("import \"suits.shape\" as cards\nshape A(s: cards.‸) { }").labels == ["Suit"])
  }

  @Test func `slots are those of the used shape`() {
    let source =
      "shape Row { size 8 x 8; content icon(left: 1); if true { content label } }\nshape A { use Row() { slot ‸ } }"
    #expect(CodeCaret(source).labels == ["icon", "label"])
  }

  @Test func `a function comes with its required arguments`() {
    let source = "func f(a: Number, b = 2, p: Path) = a\nshape A { let q = ‸ }"
    #expect(CodeCaret(source).inserting("f")?.hasSuffix("let q = f(a: 1, p: rect(bounds)) }") == true)
    #expect(CodeCaret("let q = ‸").inserting("sqrt") == "let q = sqrt(1)")
  }

  @Test func `documentation is read on request`() throws {
    let caret = CodeCaret("/// Of a card.\nlet gap = 4\nlet q = ‸")
    let item = try #require(caret.item("gap"))
    #expect(caret.snapshot.text(of: item.documentation) == "Of a card.")
    let function = try #require(caret.item("sqrt"))
    #expect(caret.snapshot.text(of: function.documentation) == "Returns the square root.")
  }

  // MARK: Imports

  @Test(arguments: [
    ("import \"‸\"", "import \"b/c.shape\""), ("import \"b‸", "import \"b/c.shape\""),
    ("import \"x/y‸z\" as q", "import \"b/c.shape\" as q"),
  ])
  func `paths are offered in imports`(source: String, expected: String) {
    #expect(CodeCaret(source).inserting("b/c.shape") == expected)
  }

  @Test(arguments: [
    ("let a = ‸", "ink", "import \"paint.shape\"\n\nlet a = ink"),
    ("import \"suits.shape\"\nlet a = i‸", "ink", "import \"suits.shape\"\nimport \"paint.shape\"\nlet a = ink"),
    ("// A file.\n\n/// A.\nlet a = ‸", "ink", "// A file.\n\nimport \"paint.shape\"\n\n/// A.\nlet a = ink"),
    ("/// A.\nlet a = ‸", "ink", "import \"paint.shape\"\n\n/// A.\nlet a = ink"),
    ("shape A { use Br‸ }", "Brush", "import \"paint.shape\"\n\nshape A { use Brush() }"),
    ("shape A { apply ‸ }", "glow", "import \"paint.shape\"\n\nshape A { apply glow }"),
    ("shape A(t: ‸)", "Tone", "import \"paint.shape\"\n\nshape A(t: Tone)"),
  ])
  func `a name of another file adds its import`(source: String, label: String, expected: String) {
    #expect(CodeCaret(source).inserting(label) == expected)
  }

  @Test func `of many names in other files, those that fit best are offered`() {
    let names = ["Heart", "Shearing", "Ahead", "Hero"] + (0..<300).map { "Spade\($0)" }
    let candidate = ImportCandidate(path: "a.shape", names: names.map { .init(name: $0, kind: .shape) })
    func labels(_ source: String) -> (labels: [String], isIncomplete: Bool) {
      let caret = CodeCaret(source)
      let list = caret.snapshot.completions(at: caret.offset, candidates: { [candidate] })
      return (list.items.map(\.label).filter { $0 != "Card" }, list.isIncomplete)
    }
    #expect(labels("shape Card { use hea‸ }") == (["Heart", "Shearing", "Ahead"], true))
    #expect(labels("shape Card { use he‸art }") == (["Heart", "Hero", "Shearing", "Ahead"], true))
    #expect(labels("shape Card { use ‸ }") == (Array(names.prefix(200)), true))
    #expect(labels("shape Card { apply ‸ }") == ([], false))
  }

  @Test(arguments: [(199, 199, false), (200, 200, false), (201, 200, true)])
  func `at most 200 names of other files are offered`(count: Int, offered: Int, isIncomplete: Bool) {
    let names = (0..<count).map { ImportCandidate.Name(name: "Spade\($0)", kind: .shape) }
    let others = (0..<50).map { ImportCandidate.Name(name: "flat\($0)", kind: .style) }
    let caret = CodeCaret("shape Card { use Spa‸ }")
    let candidates = [ImportCandidate(path: "a.shape", names: others + names)]
    let list = caret.snapshot.completions(at: caret.offset, candidates: { candidates })
    #expect(list.items.count { $0.label.hasPrefix("Spade") } == offered && list.isIncomplete == isIncomplete)
  }

  @Test func `other files are read only where they matter`() {
    var asked: [String] = []
    for source in ["import \"‸\"", "let a = ‸", "shape A { ‸ }"] {
      let caret = CodeCaret(source)
      _ = caret.snapshot.completions(
        at: caret.offset,
        importPaths: {
          asked.append("paths of " + source)
          return []
        },
        candidates: {
          asked.append("names of " + source)
          return []
        })
    }
    #expect(asked == ["paths of import \"‸\"", "names of let a = ‸"])
  }
}
