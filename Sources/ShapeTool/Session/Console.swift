#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import ShapeLanguage

/// The exit codes. If several apply, the highest is used.
package enum ExitCode: Int32, Comparable {
  case success = 0
  /// A source has errors, or is not what it is compared with.
  case sourceErrors = 1
  /// The command line can't be carried out.
  case usage = 2
  /// A file can't be read or written.
  case files = 3

  package static func < (a: ExitCode, b: ExitCode) -> Bool { a.rawValue < b.rawValue }
}

/// The form of messages.
package enum MessageFormat: String, CaseIterable { case text, json }

/// Options for messages.
package struct MessageOptions {
  package var format = MessageFormat.text
  package var warningsAreErrors = false

  package init(format: MessageFormat = .text) { self.format = format }
}

/// The reason why a command can't do all of its work.
package enum Failure: Error {
  case usage(UsageError)
  /// A format can't show a picture exactly, as `--strict` requires.
  case notExact(UsageError)
  /// A file can't be read or written.
  case file(String, hint: String? = nil)
  /// Mistakes in sources, or in values of the command line, with their exit code.
  case diagnostics([Diagnostic], sources: [SourceFile], ExitCode)
}

/// Messages for the person at the terminal, on standard error.
package struct Console {
  private let usesColor: Bool
  private let options: MessageOptions
  /// The maximum number of messages. A hundred thousand would hide the first ones.
  private static let mostMessages = 100

  package init(_ options: MessageOptions) {
    self.options = options
    let isWanted = getenv("NO_COLOR").map { $0.pointee == 0 } ?? true
    let isDumb = getenv("TERM").map { strcmp($0, "dumb") == 0 } ?? false
    usesColor = isatty(2) == 1 && isWanted && !isDumb
  }

  private func write(_ text: String) {
    // If standard error can't be written, there is no other way to report it.
    _ = try? Files.write(Array(text.utf8), to: 2)
  }

  /// Shows a message about completed work.
  package func inform(_ message: String) {
    switch options.format {
    case .text: write("shapec: \(printable(message))\n")
    case .json: write(DiagnosticJSON.line(severity: "note", message: message, hint: nil))
    }
  }

  /// Shows a line about a run of a command that watches files. Returns whether it could be written.
  package func show(status: String) -> Bool {
    let line =
      switch options.format {
      case .text: "\(printable(status))\n"
      case .json: DiagnosticJSON.line(severity: "note", message: status, hint: nil)
      }
    do throws(FileFailure) {
      try Files.write(Array(line.utf8), to: 2)
      return true
    } catch {
      return false
    }
  }

  /// Shows the changes that were made in a source, which already contains them.
  package func show(_ changes: [MadeChange], in source: SourceFile) {
    switch options.format {
    case .text:
      var renderer = DiagnosticRenderer(sources: [source], usesColor: usesColor)
      write(changes.map { renderer.render($0) }.joined())
    case .json:
      var lines = DiagnosticJSON(sources: [source])
      write(changes.map { lines.line($0) }.joined())
    }
  }

  /// Shows notes about the output.
  package func show(_ notes: [OutputNote], of sources: [SourceFile]) {
    switch options.format {
    case .text:
      var renderer = DiagnosticRenderer(sources: sources, usesColor: usesColor)
      write(notes.map { renderer.render($0) }.joined())
    case .json:
      var lines = DiagnosticJSON(sources: sources)
      write(notes.map { lines.line($0) }.joined())
    }
  }

  /// Shows a failure.
  ///
  /// - Returns: Its exit code.
  package func report(_ failure: Failure) -> ExitCode {
    switch failure {
    case .usage(let usage):
      if let place = usage.place {
        error(usage, at: place)
      } else {
        error(usage.message, hint: usage.hint)
      }
      return .usage
    case .notExact(let failure):
      error(failure.message, hint: failure.hint)
      return .sourceErrors
    case .file(let message, let hint):
      error(message, hint: hint)
      return .files
    case .diagnostics(let diagnostics, let sources, let code):
      show(diagnostics, of: sources)
      return code
    }
  }

  private func error(_ error: UsageError, at place: SourcePlace) {
    switch options.format {
    case .text:
      var renderer = DiagnosticRenderer(sources: [place.source], usesColor: usesColor)
      write(renderer.render(error: error.message, hint: error.hint, at: place.span))
    case .json:
      var lines = DiagnosticJSON(sources: [place.source])
      write(lines.line(error: error.message, hint: error.hint, at: place.span))
    }
  }

  private func error(_ message: String, hint: String? = nil) {
    if options.format == .json { return write(DiagnosticJSON.line(severity: "error", message: message, hint: hint)) }
    write("shapec: \(usesColor ? "\u{1B}[1;31merror\u{1B}[0m" : "error"): \(printable(message))\n")
    if let hint { write("  \(usesColor ? "\u{1B}[1;32mhelp\u{1B}[0m" : "help"): \(printable(hint))\n") }
  }

  /// Returns whether a message is an error, so that nothing is written.
  package func refuses(_ diagnostics: [Diagnostic]) -> Bool {
    diagnostics.contains { options.warningsAreErrors || $0.severity == .error }
  }

  /// Shows diagnostics, up to a limit.
  package func show(_ diagnostics: [Diagnostic], of sources: [SourceFile]) {
    if options.format == .json {
      var lines = DiagnosticJSON(sources: sources, warningsAreErrors: options.warningsAreErrors)
      return write(diagnostics.map { lines.line($0) }.joined())
    }
    var renderer = DiagnosticRenderer(
      sources: sources, usesColor: usesColor, warningsAreErrors: options.warningsAreErrors)
    var text = ""
    for diagnostic in diagnostics.prefix(Console.mostMessages) { text += renderer.render(diagnostic) }
    let rest = diagnostics.count - Console.mostMessages
    if rest > 0 { text += "shapec: \(rest) more \(rest == 1 ? "message is" : "messages are") not shown\n" }
    write(text)
  }
}
