#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import ShapeLanguage

/// How the program ends; the help page lists these. Of several reasons the one with the highest number counts.
enum ExitCode: Int32, Error, Comparable {
  case success = 0
  /// Something is wrong with a source.
  case sourceErrors = 1
  /// The command line can't be carried out.
  case usage = 2
  /// A file can't be read or written.
  case files = 3

  static func < (a: ExitCode, b: ExitCode) -> Bool { a.rawValue < b.rawValue }
}

/// Messages for the person at the terminal, on standard error.
struct Console {
  private let usesColor: Bool
  private let format: MessageFormat
  private let warningsAreErrors: Bool
  /// Of a broken file a person reads the first messages; a hundred thousand would only hide them.
  private static let mostMessages = 100

  init(format: MessageFormat, warningsAreErrors: Bool = false) {
    self.format = format
    self.warningsAreErrors = warningsAreErrors
    let isWanted = getenv("NO_COLOR").map { $0.pointee == 0 } ?? true
    let isDumb = getenv("TERM").map { strcmp($0, "dumb") == 0 } ?? false
    usesColor = isatty(2) == 1 && isWanted && !isDumb
  }

  private func write(_ text: String) {
    // There is nobody left to tell where standard error can't be written.
    _ = try? Files.write(Array(text.utf8), to: 2)
  }

  /// Says what was done.
  func inform(_ message: String) {
    switch format {
    case .text: write("shapec: \(printable(message))\n")
    case .json: write(DiagnosticJSON.line(severity: "note", message: message, hint: nil))
    }
  }

  /// Says what was changed in a source, which is given as it is now.
  func show(_ changes: [MadeChange], in source: SourceFile) {
    switch format {
    case .text:
      var renderer = DiagnosticRenderer(sources: [source], usesColor: usesColor)
      write(changes.map { renderer.render($0) }.joined())
    case .json:
      var lines = DiagnosticJSON(sources: [source])
      write(changes.map { lines.line($0) }.joined())
    }
  }

  func error(_ message: String, hint: String? = nil) {
    if format == .json { return write(DiagnosticJSON.line(severity: "error", message: message, hint: hint)) }
    write("shapec: \(usesColor ? "\u{1B}[1;31merror\u{1B}[0m" : "error"): \(printable(message))\n")
    if let hint { write("  \(usesColor ? "\u{1B}[1;32mhelp\u{1B}[0m" : "help"): \(printable(hint))\n") }
  }

  /// Whether something is among the messages for which nothing may be made.
  func refuses(_ diagnostics: [Diagnostic]) -> Bool {
    diagnostics.contains { warningsAreErrors || $0.severity == .error }
  }

  /// Shows diagnostics; says how many were left out.
  func show(_ diagnostics: [Diagnostic], of sources: [SourceFile]) {
    if format == .json {
      var lines = DiagnosticJSON(sources: sources, warningsAreErrors: warningsAreErrors)
      return write(diagnostics.map { lines.line($0) }.joined())
    }
    var renderer = DiagnosticRenderer(sources: sources, usesColor: usesColor, warningsAreErrors: warningsAreErrors)
    var text = ""
    for diagnostic in diagnostics.prefix(Console.mostMessages) { text += renderer.render(diagnostic) }
    if diagnostics.count > Console.mostMessages {
      text += "shapec: \(diagnostics.count - Console.mostMessages) more messages are not shown\n"
    }
    write(text)
  }

  /// What a command line quotes, without the control characters that could move the cursor.
  private func printable(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      result.unicodeScalars.append(scalar.value < 32 || (127..<160).contains(scalar.value) ? " " : scalar)
    }
    return result
  }
}
