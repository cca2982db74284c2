import ShapeBackends
import ShapeCore
import Testing

@Suite struct TerminalDetectionTests {
  private func environment(_ line: String) -> TerminalEnvironment {
    let pairs = line.split(separator: " ").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
    return TerminalEnvironment(Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0[1]) }).get)
  }

  @Test(
    arguments: [
      ("TERM=xterm-kitty", .kitty), ("TERM=xterm-256color KITTY_WINDOW_ID=1", .kitty), ("TERM=xterm-ghostty", .kitty),
      ("TERM=xterm TERM_PROGRAM=iTerm.app", .iterm), ("TERM_PROGRAM=WezTerm", .iterm), ("TERM_PROGRAM=vscode", .iterm),
      ("TERM=foot", .sixel), ("TERM=foot-extra", .sixel), ("TERM=mlterm", .sixel), ("TERM=xterm-sixel", .sixel),
      ("TERM=xterm-256color", nil), ("TERM=football", nil), ("TERM=dumb TERM_PROGRAM=iTerm.app", nil),
      ("TERM=tmux-256color KITTY_WINDOW_ID=1", nil), ("TERM=xterm-kitty TMUX=/tmp/x", nil), ("", nil),
    ] as [(String, ImageProtocol?)])
  func `terminals are known by their environment, but not inside of others`(line: String, expected: ImageProtocol?) {
    #expect(environment(line).imageProtocol == expected)
  }

  @Test func `an environment can refuse colors, and questions`() {
    #expect(environment("TERM=xterm NO_COLOR=1").colorRefusal == "NO_COLOR")
    #expect(environment("TERM=dumb").colorRefusal == "TERM=dumb" && !environment("TERM=dumb").hasSequences)
    #expect(environment("TERM=xterm COLORTERM=truecolor").colorRefusal == nil)
    #expect(environment("COLORTERM=truecolor").hasTrueColor && !environment("TERM=xterm-256color").hasTrueColor)
  }

  @Test(arguments: [
    ("\u{1B}[?62;4;22c", true, true), ("\u{1B}[?62;22c", false, true), ("\u{1B}[?4c", false, true),
    ("\u{1B}[?62;44;14c", false, true), ("\u{1B}[?62;4", false, false), ("", false, false),
    ("\u{1B}[Acx", false, false),
    ("ls\r\u{1B}]11;rgb:ffff/ffff/ffff\u{7}\u{1B}[?62;4c", true, true), ("\u{1B}[?4;\u{1B}[?62;4c", true, true),
  ])
  func `device attributes tell whether there are sixels`(answer: String, hasSixels: Bool, isComplete: Bool) {
    let answer = TerminalAnswer(Array(answer.utf8))
    #expect(answer.hasSixels == hasSixels && answer.isComplete == isComplete)
  }

  @Test(
    arguments: [
      ("\u{1B}]11;rgb:ffff/8080/0000\u{1B}\\", 0xFF8000), ("\u{1B}]11;rgb:f/0/8\u{7}", 0xFF0088),
      ("\u{1B}]11;rgb:1e/1E/20\u{7}\u{1B}[?1c", 0x1E1E20), ("\u{1B}]11;rgb:ff/ff\u{7}", nil),
      ("\u{1B}]11;rgb:gg/00/00\u{7}", nil), ("\u{1B}]11;rgb://\u{7}", nil), ("\u{1B}]11;rgb:", nil),
    ] as [(String, UInt32?)])
  func `the background is read with components of any length`(answer: String, hex: UInt32?) {
    let color = TerminalAnswer(Array(answer.utf8)).background
    let bytes = color.map { color in
      [color.red, color.green, color.blue].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
    }
    #expect(bytes == hex)
  }
}

extension [String: String] {
  fileprivate func get(_ name: String) -> String? { self[name] }
}
