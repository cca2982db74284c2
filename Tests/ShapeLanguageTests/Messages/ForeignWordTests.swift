import Testing

@testable import ShapeLanguage

@Suite("The table of foreign words")
struct ForeignWordTests {
  private let rows = ForeignWords.readTable()

  @Test func `every place has words`() {
    #expect(Set(rows.map(\.0.place)) == Set(ForeignWords.Place.allCases))
  }

  @Test func `no word is twice in a place`() {
    let repeated = Dictionary(grouping: rows, by: \.0).filter { $1.count > 1 }.keys
    #expect(repeated.isEmpty)
  }

  /// A row without its second backquote or below a misspelled heading would be read as something else.
  @Test func `each row is read as words and a hint`() {
    for (word, hint) in rows {
      #expect(!word.text.isEmpty && !word.text.contains(":") && !word.callee.contains(":"))
      #expect(!hint.isEmpty && hint.count { $0 == "`" } % 2 == 0, "\(hint)")
    }
    let lines = (ForeignWords.table + "\n" + ForeignWords.labelTable).split(separator: "\n").filter { $0.first != "`" }
    #expect(lines.map(String.init).sorted() == ForeignWords.Place.allCases.map(\.rawValue).sorted())
  }
}
