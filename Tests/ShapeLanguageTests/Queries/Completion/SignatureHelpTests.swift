import ShapeLanguage
import Testing

/// The forms of the arguments at a caret.
@Suite("Signature help")
struct SignatureHelpTests {
  private static let header = """
    import "suits.shape" as cards
    /// Twice.
    func twice(
      /// In points.
      value: Number, more = 2) = value * 2
    func spot(_ index: Int, gap: Number, _ row: Int = 0) = index + row + gap
    style ring(weight in 1...4 = 2) { stroke .red, width: weight }
    shape Card(tint: Color = .red, count: Int in 1...9 = 1) { size 8 x 8 }

    """

  /// Returns the active signature with its active parameter in brackets.
  private func help(_ source: String) -> String? {
    guard let help = CodeCaret(Self.header + source).snapshot.signatureHelp(at: CodeCaret(Self.header + source).offset)
    else { return nil }
    let signature = help.signatures[help.activeSignature]
    guard let active = help.activeParameter else { return signature.label }
    let label = Array(signature.label.utf8)
    let range = signature.parameters[active].range
    func text(_ part: ArraySlice<UInt8>) -> String { String(decoding: part, as: UTF8.self) }
    return "\(text(label[..<range.lowerBound]))‹\(text(label[range]))›\(text(label[range.upperBound...]))"
  }

  @Test(arguments: [
    ("fill ‸", "fill ‹Paint›, path: Path, rule: FillRule, opacity: Number"),
    ("fill .red, rule: ‸", "fill Paint, path: Path, ‹rule: FillRule›, opacity: Number"),
    ("fill .red, ‸", "fill Paint, path: Path, rule: FillRule, opacity: Number"),
    ("fill mix([.red), ‸", "fill Paint, path: Path, rule: FillRule, opacity: Number"),
    ("layer(inset: 2 { fill .red), ‸", "fill Paint, path: Path, rule: FillRule, opacity: Number"),
    ("fill .red, path: circle(‸", "circle(‹center: Point›, radius: Number) -> Path"),
    ("fill .red, path: circle(center: (1, ‸", "circle(‹center: Point›, radius: Number) -> Path"),
    ("fill .red, path: circle(center: (1, 2), ‸)", "circle(center: Point, ‹radius: Number›) -> Path"),
    ("fill .red, path: circle(radius: ‸, center: (1, 2))", "circle(center: Point, ‹radius: Number›) -> Path"),
    ("let q = clamp(1, ‸", "clamp(Number, ‹Number›, Number) -> Number"),
    ("let q = max(1, 2, 3, ‸", "max(Number, ‹Number›, …) -> Number"),
    ("let q = Rect(center: ‸", "Rect(‹center: Point›, size: Size) -> Rect"),
    (
      "let q = bounds.inset(left: ‸",
      "Rect.inset(‹left: Number›, top: Number, right: Number, bottom: Number, leading: Number, trailing: Number) -> Rect"
    ),
    ("let q = twice(‸", "twice(‹value: Number›, more = 2)"),
    ("let q = twice(more: ‸)", "twice(value: Number, ‹more = 2›)"),
    ("let q = spot(‸", "spot(‹_ index: Int›, gap: Number, _ row: Int = 0)"),
    ("let q = spot(gap: 3, 1, ‸", "spot(_ index: Int, gap: Number, ‹_ row: Int = 0›)"),
    ("let q = spot(1, gap: ‸", "spot(_ index: Int, ‹gap: Number›, _ row: Int = 0)"),
    ("apply ring(weight: ‸", "ring(‹weight in 1...4 = 2›)"),
    ("use Card(count: ‸", "Card(tint: Color = .red, ‹count: Int in 1...9 = 1›)"),
    ("use cards.Chip(suit: ‸)", "Chip(‹suit: Suit = .heart›)"),
    ("let q = cards.half(‸)", "half(‹of: Number›)"),
    ("outline ‸", "outline ‹Path›"),
    ("stroke .red, path: path { move ‸", "move ‹Point›, by: Point"),
    (
      "stroke .red, path: path { arc ‸ }",
      "arc ‹Point›, by: Point, radius: Number, radii: Size, rotation: Angle, large: Bool, clockwise: Bool"
    ),
    (
      "stroke .red, path: path { arc center: center, radius: ‸",
      "arc center: Point, ‹radius: Number›, radii: Size, rotation: Angle, from: Angle, to: Angle, sweep: Angle, clockwise: Bool"
    ),
  ])
  func `arguments have a signature`(statement: String, expected: String) {
    #expect(help("shape A { \(statement)") == expected)
  }

  @Test func `headers and previews have a signature`() {
    #expect(help("shape A { layer(z: ‸")?.contains("‹z: Number›") == true)
    #expect(help("shape A { mask layer(inset: ‸)")?.contains("blend") == false)
    #expect(help("shape A { content icon(left: ‸)")?.hasPrefix("content(‹left: Number›") == true)
    #expect(
      help("preview Card(), size: 8 x 8, scheme: ‸")
        == "preview Shape(), size: Size, ‹scheme: Scheme›, direction: LayoutDirection, named: string")
    #expect(help("preview Card(tint: ‸)") == "Card(‹tint: Color = .red›, count: Int in 1...9 = 1)")
  }

  @Test(arguments: [
    "shape A { ‸", "shape A { fill‸", "let q = 1 ‸", "shape A { layer ‸", "shape A { fill .red\n ‸",
    "let q = nothing(‸",
    "shape A { layer(inset: 2) { ‸ } }", "let q = (‸", "shape A { fill .red // ‸",
  ])
  func `elsewhere there is none`(source: String) { #expect(help(source) == nil) }

  @Test func `overloads are all there`() {
    let caret = CodeCaret("let q = min(‸")
    #expect(caret.snapshot.signatureHelp(at: caret.offset)?.signatures.count == 2)
  }

  @Test func `documentation is read on request`() throws {
    let caret = CodeCaret(Self.header + "let q = twice(‸")
    let signature = try #require(caret.snapshot.signatureHelp(at: caret.offset)?.signatures.first)
    #expect(caret.snapshot.text(of: signature.documentation) == "Twice.")
    #expect(caret.snapshot.text(of: signature.parameters[0].documentation) == "In points.")
  }
}
