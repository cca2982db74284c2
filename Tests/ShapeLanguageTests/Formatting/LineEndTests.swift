import ShapeCore
import ShapeEditing
import Testing

@testable import ShapeLanguage

/// Lines end like the first line of the source, and a byte-order mark stays.
@Suite("The line ends of layouts")
struct LineEndTests {
  private func expect(_ source: String, _ layout: String, at location: SourceLocation = #_sourceLocation) {
    let bytes = Array(source.utf8)
    #expect(FormattingFault.fault(of: bytes) == nil, sourceLocation: location)
    #expect(FormattingLawTests.layout(of: bytes) == Array(layout.utf8), sourceLocation: location)
  }

  @Test func `are all CRLF if the first is, even of blank lines and within comments`() {
    expect(
      "let  a = 1\r\n\n\nlet b = 2\n/* over\n\r\n lines */ let c = 3",
      "let a = 1\r\n\r\nlet b = 2\r\n/* over\r\n\r\n lines */ let c = 3\r\n")
  }

  @Test func `are all LF if the first is, or if there is none`() {
    expect("let  a = 1\n/* over\r\n lines */\r\nlet b = 2\r\n", "let a = 1\n/* over\n lines */\nlet b = 2\n")
    expect("let  a = 1; let b = 2", "let a = 1\nlet b = 2\n")
  }

  @Test func `are those of the first line, even if it is in a comment or is removed`() {
    expect("/* over\r\nlines */ let a = 1\n", "/* over\r\nlines */ let a = 1\r\n")
    expect("\r\nlet a =\n1", "let a = 1\r\n")
  }

  @Test func `a CR on its own is a blank, and stays within a comment`() {
    expect("let\ra = 1 \r // one\r two\r\n", "let a = 1  // one\r two\r\n")
    expect("let a = 1\r\r\n/* b\r\r\nc\r */", "let a = 1\r\n/* b\r\nc\r */\r\n")
  }

  @Test func `have no effect on a byte-order mark`() {
    expect("\u{FEFF}  let  a = 1\n", "\u{FEFF}let a = 1\n")
    expect("\u{FEFF}\r\n// one\r\nlet a = 1", "\u{FEFF}// one\r\nlet a = 1\r\n")
  }

  @Test func `an empty file has no line end`() {
    expect("\u{FEFF} ;\r\n", "\u{FEFF}")
    expect("\r\n\r\n", "")
  }

  @Test func `a file formatted in CRLF after a byte-order mark needs no edit`() throws {
    let layout = "\u{FEFF}shape A {\r\n  size 4 x 4\r\n}\r\n"
    #expect(try SourceFormatter.edits(for: SourceFile(path: "", bytes: Array(layout.utf8))).isEmpty)
  }
}

/// A source with other line ends.
enum LineEnds {
  /// With LF for each CRLF, and with a line end if there was none.
  static func lf(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\n"), result.last == UInt8(ascii: "\r") { result.removeLast() }
      result.append(byte)
    }
    if !bytes.contains(UInt8(ascii: "\n")) { result.append(UInt8(ascii: "\n")) }
    return result
  }

  /// With CRLF for each LF.
  static func crlf(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\n") { result.append(UInt8(ascii: "\r")) }
      result.append(byte)
    }
    return result
  }
}
