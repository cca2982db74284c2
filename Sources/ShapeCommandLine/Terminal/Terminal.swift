#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import ShapeBackends
import ShapeTool

/// The terminal that the command runs in.
enum Terminal {
  /// How long the terminal may take to answer, in milliseconds.
  private static let patience = 100

  /// Whether standard output is a terminal.
  static var isOutput: Bool { isatty(1) == 1 }

  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// The size of the window.
  struct Window {
    var columns: Int
    /// The size of a character in pixels, or `nil` if the terminal doesn't tell.
    var cell: (width: Double, height: Double)?
  }

  /// Returns the size of the window, or `nil` if standard output is no terminal or doesn't tell.
  static func window() -> Window? {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    let (columns, rows) = (Double(size.ws_col), Double(size.ws_row))
    let isKnown = size.ws_xpixel > 0 && size.ws_ypixel > 0 && rows > 0
    return Window(
      columns: Int(size.ws_col),
      cell: isKnown ? (Double(size.ws_xpixel) / columns, Double(size.ws_ypixel) / rows) : nil)
  }

  /// Asks the terminal what it can show. Returns `nil` if nobody can answer: standard input and output must be terminals.
  static func ask() -> TerminalAnswer? {
    // In the background, changing the terminal's mode would stop the process.
    guard isatty(0) == 1, isOutput, tcgetpgrp(0) == getpgrp() else { return nil }
    var original = termios()
    guard tcgetattr(0, &original) == 0 else { return nil }
    var raw = original
    // Without a signal in between, the mode is always restored.
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    guard tcsetattr(0, TCSANOW, &raw) == 0 else { return nil }
    defer { tcsetattr(0, TCSANOW, &original) }
    guard (try? Files.write(TerminalAnswer.query, to: 1)) != nil else { return nil }
    return readAnswer()
  }

  /// Reads until the answer is complete, or time is up.
  private static func readAnswer() -> TerminalAnswer {
    var bytes: [UInt8] = []
    let end = Clock.milliseconds + patience
    var answer = TerminalAnswer(bytes)
    while !answer.isComplete, bytes.count < 4096 {
      var request = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
      let rest = end - Clock.milliseconds
      guard rest > 0, poll(&request, 1, Int32(rest)) > 0 else { break }
      var chunk = [UInt8](repeating: 0, count: 256)
      let count = read(0, &chunk, chunk.count)
      guard count > 0 else { break }
      bytes += chunk[..<count]
      answer = TerminalAnswer(bytes)
    }
    return answer
  }
}
