import ShapeLanguage
import Testing

/// The parts of a file that an editor can hide.
struct FoldingRangeTests {
  /// Returns the first and the last line of each part, with its kind.
  private func folds(_ text: String) -> [String] {
    let caret = Caret(text)
    let table = LineTable(caret.compilation.trees[0].source)
    return caret.compilation.trees[0].foldingRanges().map { range in
      let (first, last) = (table.position(of: Int(range.span.start)), table.position(of: Int(range.span.end)))
      return "\(range.kind) \(first.line)-\(last.line)"
    }
  }

  @Test func `brackets on several lines can be folded up to the line before the closing one`() {
    let source = """
      shape A {
        size 8 x 8
        fill .red, path: polygon([
          (0, 0), (1, 1),
          (2, 2)
        ])
        border .all
      }
      """
    #expect(folds(source) == ["code 1-7", "code 3-5"])
  }

  @Test func `a bracket that closes after text keeps its line`() {
    #expect(folds("let a = [1,\n  2]\n") == ["code 1-2"])
  }

  @Test func `cases, comments and imports can be folded`() {
    let source = """
      import "a.shape"
      import "b.shape"
      let x = 1  // one
      // two

      // three
      // four
      /* five
         six */
      shape A { size 8 x 8; switch 1 {
        case 1:
          fill .red
          fill .blue
        default: fill .green
      } }
      """
    #expect(folds(source) == ["imports 1-2", "comments 6-9", "code 10-14", "code 11-13"])
  }

  @Test func `comments can be folded right before and after code`() {
    #expect(folds("/* a\n*/let a = 1/* b\n\n*/\n") == ["comments 1-2"])
    #expect(
      folds("let a = 1\r\n// b\r\n  // c\r\n\r\n// d\r\nlet e = 1 // f\r\n// g\r\n// h") == [
        "comments 2-3", "comments 7-8",
      ])
  }

  @Test func `a bracket without its partner ends no other, but a brace does`() {
    #expect(folds("let a = [\n  (1,\n  2]\n)\n") == ["code 2-3"])
    #expect(folds("shape A {\n  fill (.red,\n  1\n}\n") == ["code 1-3"])
  }

  @Test(arguments: ["shape A {\n fill (.red\n}", "}\n)\n{", "[(\n]\n)", "/* open\n", "{\n{\n{"])
  func `brackets without partners do no harm`(source: String) {
    #expect(folds(source).count <= 2)
  }
}
