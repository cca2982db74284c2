import Foundation
import Testing

@Suite("shapec --warnings-as-errors")
struct WarningsAsErrorsTests {
  private static let suspicious = "private let a = 1\n" + Source.dot

  @Test
  func `turns warnings into errors`() throws {
    let work = try Workspace(source: Self.suspicious)
    #expect(
      try work.shapec("check", "a.shape", "--warnings-as-errors").verdict == "1 a.shape:1:13: error W0001")
  }

  @Test(arguments: ["svg", "eps", "swift"])
  func `writes nothing if there are warnings`(format: String) throws {
    let work = try Workspace(source: Self.suspicious)
    #expect(
      try work.shapec("a.shape", "--emit", format, "--warnings-as-errors", "-o", "out/").verdict
        == "1 a.shape:1:13: error W0001")
    #expect(try work.names() == ["a.shape"])
  }

  @Test(arguments: ["", "// shapec:allow W0001\nprivate let a = 1\n"])
  func `accepts correct sources, and warnings that a comment suppresses`(line: String) throws {
    let work = try Workspace(source: line + Source.dot)
    #expect(try work.shapec("check", "a.shape", "--warnings-as-errors").verdict == "0")
    #expect(try work.shapec("a.shape", "--emit", "svg", "--warnings-as-errors").verdict == "0 and output")
  }
}
