import ForeignTools
import Foundation
import Testing

@Suite("Color in messages")
struct MessageColorTests {
  private static let escape = "\u{1B}["

  @Test
  func `is not used without a terminal`() throws {
    let work = try Workspace(source: "shap")
    #expect(try !work.shapec("check", "a.shape", environment: ["TERM": "xterm"]).errors.contains(Self.escape))
  }

  @Test(
    .needs(.script),
    arguments: [("", true), ("1", false)])
  func `is used on a terminal, unless NO_COLOR is set`(noColor: String, isColored: Bool) throws {
    #if os(Linux)
      let work = try Workspace(source: "shap")
      let run = try work.shell(
        "/usr/bin/script -qec '\"$shapec\" check a.shape' /dev/null < /dev/null",
        environment: ["TERM": "xterm", "NO_COLOR": noColor])
      #expect(run.text.contains("a.shape:1:1: ") && run.text.contains(Self.escape) == isColored)
    #endif
  }

  @Test(.needs(.script))
  func `marks the first word of an error and of its hint`() throws {
    #if os(Linux)
      let run = try Workspace().shell(
        "/usr/bin/script -qec '\"$shapec\" check' /dev/null < /dev/null", environment: ["TERM": "xterm"])
      #expect(
        run.text == "shapec: \u{1B}[1;31merror\u{1B}[0m: no input file\r\n"
          + "  \u{1B}[1;32mhelp\u{1B}[0m: name a file, or use `-` for standard input\r\n")
    #endif
  }

  @Test(.needs(.script))
  func `is not used on a dumb terminal`() throws {
    #if os(Linux)
      let work = try Workspace(source: "shap")
      let run = try work.shell(
        "/usr/bin/script -qec '\"$shapec\" check a.shape' /dev/null < /dev/null", environment: ["TERM": "dumb"])
      #expect(run.text.contains("a.shape:1:1: ") && !run.text.contains(Self.escape))
    #endif
  }
}
