import ShapeCore
import ShapeEditing
import Testing

@testable import ShapeLanguage

/// What an editor shows about all sizes and values, at the caret in a source.
@Suite("Proofs in hover texts")
struct ProofHoverTests {
  private func proof(_ source: String) -> String? {
    let caret = Caret(source)
    guard let place = caret.compilation.proofPlace(at: caret.offset) else { return nil }
    var proofs = ShapeProofs()
    return proofs.judgments(of: place.shape, in: caret.compilation.program).flatMap {
      caret.compilation.proof(at: place, $0)
    }
  }

  @Test(arguments: [
    ("shape A { ‸size 40 x 40, min: 9 x 9; fill .red }", "Can be drawn at every size."),
    ("shape A { size 40 x 40, m‸in: 9 x 9; fill .red }", "Can be drawn at every size."),
    ("shape A { size 40 x 20, m‸ax: 99 x 99; fill .red }", "Can be drawn at every size from 40 x 20 on."),
    (
      "shape A(n in 1...9 = 3, on: Bool = true) { ‸size 40 x 40, min: (2 * n) x 9; layer(inset: n / 9) { fill .red } }",
      "Can be drawn at every size and with all values."
    ),
    (
      "shape A(n ‸in 1...9 = 3) { size 40 x 40; layer(inset: n) { fill .red } }",
      "The shape can be drawn at every size from 40 x 40 on and with all values."
    ),
    (
      "shape A(‸n in 1..<9 = 3, m: Number = 2) { size 40 x 40; layer(inset: n) { fill .red } }",
      "The shape can be drawn at every size from 40 x 40 on and with all values of `n`."
    ),
    (
      "shape A(n in 1‸...9 = 3) { size 40 x 40; require width < 50; layer(inset: n) { fill .red } }",
      "The shape can be drawn at every size from 40 x 40 on and with all values, where its requirements hold."
    ),
    ("shape A(m: Number = 2) { ‸size 4 x 4, min: 1 x 1 }", "Can be drawn at every size with the default values."),
    (
      "shape A(n in 1...9 = 3) { size 40 x 40; ‸require n < width }",
      "Holds at every size from 40 x 40 on and with all values."
    ),
    ("shape A(n in 1...9 = 3) { size 40 x 40; ‸require n < 6 }", "Fails in `A` at 40 x 40, with n = 6."),
    // Requirements before it exclude some sizes, and nobody knows the length of the path.
    (
      "shape A { size 40 x 40; require width < 50; ‸require width < 60 }",
      "Holds wherever the rest of the shape can be drawn."
    ),
    (
      "shape A { size 40 x 40; let n = sqrt(circle(center: center, radius: 9).length - 56); ‸require width > 9 }",
      "Holds wherever the rest of the shape can be drawn."
    ),
    // A shape that only others use is drawn at other sizes, too.
    (
      "private shape A { ‸size 40 x 40, min: 9 x 9; fill .red }\nshape B { size 9 x 9; use A() }",
      "Can be drawn at every size."
    ),
  ])
  func `say what is proved`(source: String, text: String) { #expect(proof(source) == text) }

  @Test(arguments: [
    // Other places.
    "shape A { size 4‸0 x 40; fill .red }", "shape A { size 40 x 40; ‸fill .red }",
    "shape A(n in 1...9 ‸= 3) { size 40 x 40 }", "shape A(n in 1...2 + ‸half = 3) { size 40 x 40 }\nlet half = 2",
    "shape A(‸n: Number = 3) { size 40 x 40 }", "func f(n in ‸1...9) = n", "style s(‸n in 1...9) { opacity n }",
    "shape A { size 40 x 40; require width ‸> 9 }",
    // What fails, what is undecided, and what has errors.
    "shape A { ‸size 40 x 40; fill .red, path: circle(center: center, radius: 60 - width) }",
    "shape A { ‸size 40 x 40; fill .red, path: circle(center: center, radius: rect(bounds).length - 1) }",
    "shape A { size 40 x 40; ‸require rect(bounds).length > width }", "shape A { ‸size 40 x 40; fill .rad }",
    "shape A { ‸size 40 x 40; require width > 50 }\nlet a = 1 / 0",
    "shape A { ‸size 40 x 40; repeat i in 0..<1000 { repeat j in 0..<1000000 { fill .red } } }",
  ])
  func `say nothing otherwise`(source: String) { #expect(proof(source) == nil) }
}
