import Foundation
import Testing

/// Every code of the table is provoked by a test, and no code means two things.
@Suite("The codes of messages")
struct CodeCoverageTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The codes in the order of the table: those of errors by number, then those of warnings.
  static func codes() throws -> [String] {
    let table = tests.deletingLastPathComponent().appending(
      path: "Sources/ShapeLanguage/Diagnostics/Problem+Code.swift")
    return try String(contentsOf: table, encoding: .utf8).matches(of: /: "([EW]\d{4})"/).map { String($0.1) }
  }

  @Test func `each has a test that provokes it`() throws {
    let files = FileManager.default.enumerator(at: Self.tests, includingPropertiesForKeys: nil)
    var text = ""
    while let file = files?.nextObject() as? URL {
      if file.pathExtension == "swift" { text += try String(contentsOf: file, encoding: .utf8) }
    }
    // As a message of a snippet, as what a test of bytes expects, or at the end of a message's first line.
    let provoked = Set(text.matches(of: /(?:\^>? |== \["|error: .* \[)([EW]\d{4})\b/).map { String($0.1) })
    #expect(try Self.codes().filter { !provoked.contains($0) } == [])
  }

  @Test func `each means one thing`() throws {
    let codes = try Self.codes()
    #expect(codes.count > 90 && codes == Array(Set(codes)).sorted())
  }
}
