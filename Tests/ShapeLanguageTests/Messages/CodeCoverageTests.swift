import Foundation
import Testing

@testable import ShapeLanguage

/// Every code of the table is provoked by a test, and no code has two meanings.
@Suite("The codes of messages")
struct CodeCoverageTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let codes = Problem.Kind.allCases.map { $0.code }

  @Test func `every code has a test that provokes it`() throws {
    let files = FileManager.default.enumerator(at: Self.tests, includingPropertiesForKeys: nil)
    var text = ""
    while let file = files?.nextObject() as? URL {
      if ["swift", "snippets"].contains(file.pathExtension) { text += try String(contentsOf: file, encoding: .utf8) }
    }
    // As a message of a snippet, as an expected code of a test of bytes, or at the end of a message's first line.
    let provoked = Set(text.matches(of: /(?:\^>? |== \["|error: .* \[)([EW]\d{4})\b/).map { String($0.1) })
    #expect(Self.codes.filter { !provoked.contains($0) } == [])
  }

  @Test func `the codes are in order, and each is in a group`() throws {
    #expect(Self.codes.count > 90 && Self.codes == Self.codes.sorted())
    #expect(Problem.Kind.allCases.filter { !$0.code.hasPrefix($0.group.rawValue) } == [])
  }
}
