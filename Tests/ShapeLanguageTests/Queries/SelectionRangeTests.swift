import ShapeLanguage
import Testing

/// The parts of a source around a caret, from the inside outwards.
struct SelectionRangeTests {
  private func selections(_ text: String) -> [String] {
    let caret = Caret(text)
    return caret.compilation.trees[0].selectionRanges(at: caret.offset).map { caret.text($0) }
  }

  @Test func `a selection grows from the token to the file`() {
    #expect(
      selections("/// A.\nlet a = min([1, 2‸0], at: 2) + 3\n") == [
        "20", "1, 20", "[1, 20]", "[1, 20], at: 2", "([1, 20], at: 2)", "min([1, 20], at: 2)",
        "min([1, 20], at: 2) + 3",
        "let a = min([1, 20], at: 2) + 3", "/// A.\nlet a = min([1, 20], at: 2) + 3",
        "/// A.\nlet a = min([1, 20], at: 2) + 3\n",
      ])
  }

  @Test func `the word before a sign is selected, and statements of a block`() {
    #expect(
      selections("shape A { fill .red, opacity‸: 0.5; clip }") == [
        "opacity", "opacity: 0.5", ".red, opacity: 0.5", "fill .red, opacity: 0.5", "fill .red, opacity: 0.5; clip",
        "{ fill .red, opacity: 0.5; clip }", "shape A { fill .red, opacity: 0.5; clip }",
      ])
  }

  @Test func `a text is selected without its quotes first, and a comment with its neighbors later`() {
    #expect(Array(selections("import \"a‸.shape\"").prefix(2)) == ["a.shape", "\"a.shape\""])
    #expect(selections("// a\n// ‸b\n\n// c") == ["// b", "// a\n// b", "// a\n// b\n\n// c"])
  }

  @Test func `every offset of a broken source has growing selections`() {
    let source = "import \"a\"; shape A(b = [1, ) { layer \"x fill .re( , }} let /* c"
    for offset in -1...source.utf8.count + 1 {
      let ranges = Caret(source).compilation.trees[0].selectionRanges(at: offset)
      let place = Int32(max(0, min(offset, source.utf8.count)))
      #expect(ranges.allSatisfy { $0.start <= place && place <= $0.end }, "\(offset)")
      #expect(ranges.last?.start == 0 && ranges.last.map { Int($0.end) } == source.utf8.count)
      #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.end - $0.start < $1.end - $1.start })
    }
  }
}
