import Foundation
import TestSupport
import Testing

@testable import ShapeLanguage

@Suite("The layout on the pages")
struct PageLayoutTests {
  @Test func `the examples are formatted`() {
    let others = Mutants.examples.filter { FormattingLawTests.layout(of: $0.bytes) != $0.bytes }
    #expect(others.map(\.name) == [])
  }

  @Test(arguments: Repository.pages.filter { !Repository.shapeBlocks(of: $0).isEmpty })
  func `the sources on the pages are formatted`(name: String) {
    let sources = Repository.shapeBlocks(of: name)
    // One shows its layout below it.
    let isSample: (String) -> Bool = { $0 == "\n\nbecomes\n" }
    let others = sources.filter { !isSample($0.following) && layout($0.text) != $0.text }
    #expect(others.map(\.text) == [])
    for (sample, result) in zip(sources, sources.dropFirst()) where isSample(sample.following) {
      #expect(layout(sample.text) == result.text)
    }
  }

  @Test func `the examples of explanations are formatted`() throws {
    let examples = try ExplanationPage.all.get().flatMap { explanation in
      [explanation.wrong, explanation.right].flatMap(\.snippet.files).map { (explanation.kind.code, $0.bytes) }
    }
    let others = examples.filter { code, bytes in
      FormattingCorpus.isRight(bytes)
        && String(decoding: FormattingLawTests.layout(of: bytes).dropLast(), as: UTF8.self)
          != String(decoding: bytes, as: UTF8.self)
    }
    #expect(others.map { "\($0.0): \(String(decoding: $0.1, as: UTF8.self))" } == [])
  }

  /// Returns the layout of a file, or of the body of a shape.
  private func layout(_ text: String) -> String {
    if FormattingCorpus.isRight(Array(text.utf8)) {
      return String(decoding: FormattingLawTests.layout(of: Array(text.utf8)), as: UTF8.self)
    }
    let inner = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { $0.isEmpty ? "" : "  \($0)" }
    let whole = FormattingLawTests.layout(of: Array("shape A {\n\(inner.joined(separator: "\n"))\n}\n".utf8))
    return String(decoding: whole, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst().dropLast(2).map { $0.isEmpty ? "\n" : "\($0.dropFirst(2))\n" }.joined()
  }
}
