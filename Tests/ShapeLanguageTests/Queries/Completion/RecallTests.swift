import ShapeCore
import ShapeEditing
import TestSupport
import Testing

@testable import ShapeLanguage

/// The names in right programs are offered at their places before they are written. The seed is printed.
@Suite("Completion finds what was written")
struct RecallTests {
  @Test func `in the corpus`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    let sources = FormattingCorpus.snippets.filter { $0.files.count == 1 && !$0.compile().hasErrors }.map {
      $0.files[0]
    }
    let count = RandomCases.count(quick: 1_000, ci: 3_000, long: 100_000)
    var missing: [String] = []
    var unlikely: [String] = []
    var tried = 0
    for _ in 0..<count {
      let source = random.pick(sources)
      let uses = Refactored.compile(source.bytes).references.all.filter { !$0.isDeclaration && $0.span.file == 0 }
      guard !uses.isEmpty else { continue }
      tried += 1
      let span = random.pick(uses).span
      let rest = random.chance(50) ? source.bytes[Int(span.end)...] : []
      let items = Self.items(after: source.bytes[..<Int(span.start)], before: rest)
      let name = source.text(Int(span.start)..<Int(span.end))
      let item = items.first { [name, "\(name):", ".\(name)"].contains($0.label) }
      let place = "\(source.text(max(0, Int(span.start) - 60)..<Int(span.start)))‸\(name)"
      if item == nil { missing.append(place) } else if item?.priority ?? 0 >= 16 { unlikely.append(place) }
    }
    print("Completion: SHAPE_SEED=\(seed) SHAPE_COUNT=\(count): \(missing.count) missing, \(unlikely.count) unlikely")
    #expect(tried > count / 2)
    #expect(missing.count * 100 <= tried, "\(missing.prefix(3))")
    #expect(unlikely.count * 50 <= tried, "\(unlikely.prefix(3))")
  }

  private static func items(after start: ArraySlice<UInt8>, before rest: ArraySlice<UInt8>) -> [CompletionItem] {
    CodeCaret.snapshot(Array(start) + rest).completions(at: start.count).items
  }
}
