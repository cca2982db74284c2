import ShapeCore
import ShapeLanguage
import Testing

/// Queries of an editor about the name at a caret.
@Suite("Queries")
struct QueryTests {
  /// A source in which every kind of name is declared and used.
  private static let source = """
    import "suits.shape"
    import "suits.shape" as cards
    /// The space around everything.
    let inset = 4
    func twice(value: Number) = value * 2
    style ring(
      /// In points.
      weight = 2
    ) { stroke .red, width: weight }
    enum Side { left, right }
    shape Card(suit: Suit = .heart, side: Side = .left) {
      size 80 x 40
      let edge = half(of: inset) + cards.gap
      layer back(inset: edge) { fill .blue }
      layer front(above: back) {
        repeat i in 0..<3 { fill .red, path: circle(center: (width / 3 * i, 4), radius: 4).translated(by: (1, 2)) }
        apply ring(weight: 3)
      }
      require suit == .spade && side == .left
    }
    shape Pair() { size 80 x 40
      use Card(suit: .spade)
    }
    preview Card(side: .right), size: 20 x 10, named: "small"
    """

  /// Returns the source with a caret inside of the n-th occurrence of a word.
  private static func caret(_ word: String, _ occurrence: Int = 1) -> Caret {
    var text = Self.source[...]
    var before = ""
    for _ in 0..<occurrence {
      guard let range = text.range(ofWord: word) else { break }
      before += text[..<range.upperBound]
      text = text[range.upperBound...]
    }
    return Caret(before.dropLast() + "‸" + before.suffix(1) + text)
  }

  @Test func `the source is right`() {
    #expect(Self.caret("inset").compilation.diagnostics.map { "\($0.problem)" } == [])
  }

  @Test(arguments: [
    ("inset", 1, "value", "Int", "let inset = 4", "The space around everything."),
    ("value", 1, "parameter", "Number", "value: Number", ""),
    ("weight", 1, "parameter", "Number", "weight = 2", "In points."),
    ("weight", 3, "parameter", "Number", "weight = 2", "In points."),
    ("twice", 1, "function", "Number", "func twice(value: Number) = value * 2", ""),
    ("ring", 2, "style", "", "style ring(\n  /// In points.\n  weight = 2\n)", ""),
    ("Side", 2, "enum", "", "enum Side { left, right }", ""),
    ("left", 2, "enumCase", "Side", ".left", ""),
    ("Suit", 1, "enum", "", "enum Suit { heart, spade }", "A suit of cards."),
    ("spade", 1, "enumCase", "Suit", ".spade", ""),
    ("edge", 2, "value", "Number", "let edge = half(of: inset) + cards.gap", ""),
    ("half", 1, "function", "Number", "func half(of: Number) = of / 2", "Half of a length."),
    ("gap", 1, "value", "Int", "let gap = 4", ""),
    ("back", 2, "layer", "Rect", "layer back(inset: edge)", ""),
    ("i", 2, "loopVariable", "Int", "i in 0..<3", ""),
    ("width", 2, "layerValue", "Number", "width", ""),
    ("blue", 1, "constant", "Color", ".blue", ""),
    ("Card", 2, "shape", "", "shape Card(suit: Suit = .heart, side: Side = .left)", ""),
    ("suit", 3, "parameter", "Suit", "suit: Suit = .heart", ""),
    ("side", 3, "parameter", "Side", "side: Side = .left", ""),
    ("fill", 1, "statement", "", "fill Paint, path: Path, rule: FillRule, opacity: Number", ""),
    ("radius", 1, "label", "Number", "radius: Number", ""),
    (
      "circle", 1, "function", "Path", "circle(center: Point, radius: Number) -> Path",
      "Returns a circle, clockwise from its rightmost point."
    ),
    ("translated", 1, "method", "Path", "Path.translated(by: Point) -> Path", "Returns the path, moved."),
    ("Number", 1, "type", "", "Number", ""),
  ])
  func `a name has a description`(
    word: String, occurrence: Int, kind: String, type: String, signature: String, documentation: String
  ) throws {
    let hover = try #require(Self.caret(word, occurrence).hover)
    #expect(hover.kind.rawValue == kind)
    #expect(hover.type ?? "" == type)
    #expect(hover.signature == signature)
    if !documentation.isEmpty { #expect(hover.documentation == documentation) }
  }

  @Test func `all places of a name are found from any of them`() {
    let expected = ["8:weight", "9:weight", "17:weight"]
    for occurrence in 1...3 { #expect(Self.caret("weight", occurrence).references == expected) }
    #expect(Self.caret("back", 2).references == ["14:back", "15:back"])
    #expect(Self.caret("i", 1).references == ["16:i", "16:i"])
    #expect(Self.caret("Card", 1).references == ["11:Card", "22:Card", "24:Card"])
    #expect(Self.caret("left", 1).references == ["10:left", "11:left", "19:left"])
    #expect(Self.caret("half", 1).references == ["13:half", "suits.shape:4:half"])
    #expect(Self.caret("cards", 1).references.contains("13:cards"))
  }

  @Test func `a name leads to its declaration`() {
    #expect(Self.caret("edge", 2).declaration == "13:edge")
    #expect(Self.caret("suit", 3).declaration == "11:suit")
    #expect(Self.caret("gap", 1).declaration == "suits.shape:5:gap")
    #expect(Self.caret("circle", 1).declaration == nil)
  }

  @Test func `there is no answer without a name`() {
    #expect(Caret("let a =‸ 1").hover == nil)
    #expect(Caret("‸").hover == nil)
    #expect(Caret("let a = ‸b").hover == nil)
  }

  @Test func `names are found in broken sources`() {
    let source = "let inset = 4\nshape A() { size 8 x 8\n fill .red, pth: circle(center: (‸inset, 2), radius: 3 }"
    #expect(Caret(source).hover?.signature == "let inset = 4")
  }
}

extension Substring {
  /// Returns the first place where a word is, with no letters around it.
  fileprivate func range(ofWord word: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(word) {
        let end = index(start, offsetBy: word.count)
        let before = start == startIndex ? " " : self[index(before: start)]
        let after = end == endIndex ? " " : self[end]
        if !before.isLetter, !after.isLetter { return start..<end }
      }
      start = index(after: start)
    }
    return nil
  }
}
