import ShapeCore
import ShapeEditing
import TestSupport
import Testing

@testable import ShapeLanguage

/// The line of the source below a message.
@Suite("Excerpts of sources")
struct ExcerptTests {
  /// Returns the shown text and what is underlined in it, for a part of the only line of a source.
  private func excerpt(_ line: String, _ part: Range<Int>) -> (shown: String, marked: String) {
    let source = SourceFile(path: "a.shape", bytes: Array(line.utf8))
    var renderer = DiagnosticRenderer(sources: [source], usesColor: false)
    let span = SourceSpan(file: 0, start: Int32(part.lowerBound), end: Int32(part.upperBound))
    let lines = renderer.render(error: "wrong", hint: nil, at: span).split(separator: "\n")
    guard lines.count == 3 else { return ("", "") }
    let (shown, marks) = (lines[1].dropFirst(6), lines[2].dropFirst(6))
    let start = marks.prefix { $0 == " " }.count
    return (String(shown), String(shown.dropFirst(start).prefix(marks.count - start)))
  }

  /// Different words, so that a wrong place is noticed.
  private func line(_ length: Int) -> String {
    String((0..<length).map { "w\($0)" }.joined(separator: " ").prefix(length))
  }

  @Test(arguments: [1, 80, 159, 160])
  func `a line of at most 160 bytes is shown completely`(length: Int) {
    let line = line(length)
    for start in [0, length / 2, length - 1] { #expect(excerpt(line, start..<length).shown == line) }
  }

  @Test(arguments: [161, 200, 1_000])
  func `160 bytes of a longer line are shown, with the place in them`(length: Int) {
    let line = line(length)
    for start in [0, 7, 79, 80, 81, length / 2, length - 81, length - 1] {
      let found = excerpt(line, start..<min(start + 3, length))
      #expect(found.marked == String(line.dropFirst(start).prefix(3)), "from \(start)")
      #expect(found.shown.count == min(160, length - max(0, start - 80)) && line.contains(found.shown), "from \(start)")
    }
  }

  @Test func `a place beyond the shown part is underlined to its end`() {
    let found = excerpt(line(300), 100..<290)
    #expect(found.shown.count == 160 && found.marked.count == 80)
  }

  @Test func `the first ten notes of a message follow it in their order`() {
    var renderer = DiagnosticRenderer(sources: [SourceFile(path: "a.shape", bytes: [])], usesColor: false)
    let place = SourceSpan(file: -1, start: 0, end: 0)
    let notes = (0..<12).map { Note(.usedHere("n\($0)"), at: place) }
    let text = renderer.render(Diagnostic(.wideBorder, at: SourceSpan(file: 0, start: 0, end: 0), notes: notes))
    let shown = text.split(separator: "\n").filter { $0.hasPrefix("  note: ") }
    let names = text.matches(of: /`n(\d+)`/).map { Int($0.1) }
    #expect(names == Array(0..<10) && shown.last == "  note: and 2 more places")
  }

  @Test func `scalars and tabs have the width in which they are shown`() {
    #expect(excerpt("\tö€😀 = unit", 13..<17).marked == "unit")
    #expect(excerpt("let ö = 1\u{1B}[31m", 10..<15) == ("let ö = 1·[31m", "·[31m"))
  }
}
