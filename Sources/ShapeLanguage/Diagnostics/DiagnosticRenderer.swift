import ShapeCore

/// Writes diagnostics for people: the place, the message, the line of the source, notes, a hint and a change.
/// `check --fix` makes the changes after `fix:`. A person must decide about those after `suggestion:`.
///
///     card.shape:3:11: error: unknown name `insett` [E0201]
///       3 |   let r = insett * 2
///         |           ^^^^^^
///       fix: use `inset`
public struct DiagnosticRenderer: Sendable {
  private let sources: [SourceFile]
  private let usesColor: Bool
  private let warningsAreErrors: Bool
  private var tables: [Int32: LineTable] = [:]

  /// How much of a line is shown, in bytes.
  private static let longestLine = 160
  /// How many notes are shown. A cycle can have thousands.
  private static let maximumNotes = 10

  public init(sources: [SourceFile], usesColor: Bool, warningsAreErrors: Bool = false) {
    self.sources = sources
    self.warningsAreErrors = warningsAreErrors
    self.usesColor = usesColor
  }

  /// Returns the text of a diagnostic with a line break at its end.
  public mutating func render(_ diagnostic: Diagnostic) -> String {
    let isError = warningsAreErrors || diagnostic.severity == .error
    var text = bold(place(diagnostic.span))
    text += color(isError ? "error" : "warning", isError ? "31" : "35")
    text += bold(": " + printable(diagnostic.problem.message))
    text += " [\(diagnostic.problem.code)]\n"
    text += excerpt(diagnostic.span, isError ? "31" : "35")
    for note in diagnostic.notes.prefix(Self.maximumNotes) {
      if note.span.file < 0 {
        text += "  " + color("note", "36") + ": " + printable(note.text) + "\n"
      } else {
        text += "  " + place(note.span) + color("note", "36") + ": " + printable(note.text) + "\n"
        text += excerpt(note.span, "36")
      }
    }
    if diagnostic.notes.count > Self.maximumNotes {
      text += "  " + color("note", "36") + ": and \(diagnostic.notes.count - Self.maximumNotes) more places\n"
    }
    if let hint = diagnostic.problem.hint, !diagnostic.fixItRepeatsHint {
      text += "  " + color("help", "32") + ": " + printable(hint) + "\n"
    }
    if let fixIt = diagnostic.fixIt {
      text += "  " + color(fixIt.applicability.label, "32") + ": " + printable(fixIt.choiceTitle) + "\n"
      if let obstacle = fixIt.obstacle { text += "  " + color("note", "36") + ": " + printable(obstacle.text) + "\n" }
    }
    return text
  }

  /// Returns the text of a change that was made, with a line break at its end.
  public mutating func render(_ change: MadeChange) -> String {
    place(change.span) + color("note", "36") + ": " + printable(change.message) + "\n"
  }

  /// Returns the text of a note about the output, with a line break at its end.
  public mutating func render(_ note: OutputNote) -> String {
    place(note.span) + color("note", "36") + ": " + printable(note.message) + "\n"
  }

  /// Returns the text of an error that the language has no code for, with a line break at its end.
  package mutating func render(error message: String, hint: String?, at span: SourceSpan) -> String {
    let help = hint.map { "  " + color("help", "32") + ": " + printable($0) + "\n" } ?? ""
    return bold(place(span)) + color("error", "31") + bold(": " + printable(message)) + "\n" + excerpt(span, "31")
      + help
  }

  /// `file:line:column: `
  private mutating func place(_ span: SourceSpan) -> String {
    guard let (source, table) = table(span.file) else { return "" }
    let position = table.position(of: Int(span.start))
    return "\(printable(source.path)):\(position.line):\(position.column): "
  }

  private mutating func table(_ file: Int32) -> (SourceFile, LineTable)? {
    guard file >= 0, Int(file) < sources.count else { return nil }
    if let table = tables[file] { return (sources[Int(file)], table) }
    let table = LineTable(sources[Int(file)])
    tables[file] = table
    return (sources[Int(file)], table)
  }

  /// Returns the first line of a span, underlined.
  private mutating func excerpt(_ span: SourceSpan, _ style: String) -> String {
    guard let (source, table) = table(span.file) else { return "" }
    let line = table.position(of: Int(span.start)).line
    var range = table.range(ofLine: line)
    guard !range.isEmpty else { return "" }
    let start = min(max(Int(span.start), range.lowerBound), range.upperBound)
    // Only the part around the place is shown of a long line.
    if range.count > Self.longestLine {
      let low = max(range.lowerBound, start - Self.longestLine / 2)
      range = low..<min(range.upperBound, low + Self.longestLine)
    }
    let end = min(max(Int(span.end), start + 1), range.upperBound)
    let before = display(source.bytes[range.lowerBound..<start])
    let marked = display(source.bytes[start..<max(start, end)])
    let after = display(source.bytes[max(start, end)..<range.upperBound])
    let number = "\(line)"
    let margin = String(repeating: " ", count: number.utf8.count)
    let carets = String(repeating: "^", count: max(1, marked.unicodeScalars.count))
    let indent = String(repeating: " ", count: before.unicodeScalars.count)
    return "  \(number) | \(before)\(marked)\(after)\n  \(margin) | \(indent)\(color(carets, style))\n"
  }

  /// Replaces tabs with two spaces, and what is not printable with dots.
  private func display(_ bytes: ArraySlice<UInt8>) -> String {
    var text = ""
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if scalar == "\t" {
        text += "  "
      } else {
        text.unicodeScalars.append(scalar.isPrintable ? scalar : "·")
      }
    }
    return text
  }

  private func color(_ text: String, _ style: String) -> String {
    usesColor ? "\u{1B}[1;\(style)m\(text)\u{1B}[0m" : text
  }

  private func bold(_ text: String) -> String { usesColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
}

extension FixIt.Applicability {
  fileprivate var label: String {
    switch self {
    case .certain: "fix"
    case .possible: "suggestion"
    }
  }
}

extension Diagnostic {
  /// Whether the title of the change repeats the hint.
  fileprivate var fixItRepeatsHint: Bool {
    guard let fixIt, let hint = problem.advice else { return false }
    return hint.isRepeated(by: fixIt.action)
  }
}
