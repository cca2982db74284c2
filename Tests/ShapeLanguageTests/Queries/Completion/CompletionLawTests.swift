import ShapeCore
import ShapeEditing
import ShapeLanguage
import TestSupport
import Testing

@Suite("Completion within a word")
struct CompletionLawTests {
  /// An editor selects the names that begin as the word, and replaces all of it.
  @Test func `has the same items wherever the caret is, and replaces the word`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    var count = 0
    for _ in 0..<RandomCases.count(quick: 6, ci: 60, long: 3_000) {
      let program = NamedProgram(seed: random.next())
      let text = program.text()
      let comment = "/* 😀 é */ "
      for _ in 0..<5 {
        let symbol = random.below(program.names.count)
        let place = random.pick(program.places(of: symbol))
        func items(_ offset: Int, _ text: String) -> [CompletionItem] {
          let bytes = Array(text.utf8)
          return CodeCaret(
            String(decoding: bytes[..<offset], as: UTF8.self) + "‸" + String(decoding: bytes[offset...], as: UTF8.self)
          ).items(unimported: true)
        }
        let expected = items(place.upperBound, text)
        count += expected.count
        #expect(expected.allSatisfy { $0.replaced == SourceSpan(file: 0, place) }, "SHAPE_SEED=\(seed)")
        #expect(items(place.lowerBound + 1, text) == expected, "SHAPE_SEED=\(seed)\n\(text)")
        let shift = Int32(comment.utf8.count)
        let shifted = items(place.lowerBound + 1 + Int(shift), comment + text)
        #expect(
          shifted.map(\.label) == expected.map(\.label)
            && shifted.allSatisfy { $0.replaced.start == Int32(place.lowerBound) + shift }, "SHAPE_SEED=\(seed)")
        #expect(expected.map(\.priority) == expected.map(\.priority).sorted(), "SHAPE_SEED=\(seed)")
      }
    }
    #expect(count > 100)
  }
}
