import Foundation
import Testing

@testable import ShapeLanguage

/// Every code of the table is provoked by a test, and no code has two meanings.
@Suite("The codes of messages")
struct CodeCoverageTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let codes = Problem.Kind.all.map { $0.code }

  @Test func `every declared code is listed`() throws {
    let folder = Self.tests.deletingLastPathComponent().appending(path: "Sources/ShapeLanguage/Diagnostics/Problems")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let declared = try files.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).matches(of: /Problem\.Kind\(\s*"([EW]\d{4})"/).map { String($0.1) }
    }
    #expect(Self.codes == declared.sorted())
  }

  @Test func `every code has a test that provokes it`() throws {
    let files = FileManager.default.enumerator(at: Self.tests, includingPropertiesForKeys: nil)
    var text = ""
    while let file = files?.nextObject() as? URL {
      if file.pathExtension == "swift" { text += try String(contentsOf: file, encoding: .utf8) }
    }
    // As a message of a snippet, as an expected code of a test of bytes, or at the end of a message's first line.
    let provoked = Set(text.matches(of: /(?:\^>? |== \["|error: .* \[)([EW]\d{4})\b/).map { String($0.1) })
    #expect(Self.codes.filter { !provoked.contains($0) } == [])
  }

  @Test func `every code has one meaning`() throws {
    #expect(Self.codes.count > 90 && Self.codes == Array(Set(Self.codes)).sorted())
  }
}
