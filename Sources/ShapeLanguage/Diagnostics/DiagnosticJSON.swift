import ShapeKit

/// Writes messages for programs: one JSON object per line. The README of `shapec` describes its members.
public struct DiagnosticJSON: Sendable {
  private let sources: [SourceFile]
  private let warningsAreErrors: Bool
  private var tables: [Int32: LineTable] = [:]

  public init(sources: [SourceFile], warningsAreErrors: Bool = false) {
    self.sources = sources
    self.warningsAreErrors = warningsAreErrors
  }

  /// Returns a diagnostic with a line break at its end.
  public mutating func line(_ diagnostic: Diagnostic) -> String {
    let isError = warningsAreErrors || diagnostic.severity == .error
    var notes: [String] = []
    for note in diagnostic.notes {
      notes.append("{\"message\":\(Self.string(note.text)),\"place\":\(place(note.span))}")
    }
    var fixIts: [String] = []
    if let fixIt = diagnostic.fixIt {
      var edits: [String] = []
      for edit in fixIt.edits {
        edits.append("{\"place\":\(place(edit.span)),\"replacement\":\(Self.string(edit.replacement))}")
      }
      fixIts.append(
        "{\"title\":\(Self.string(fixIt.title)),\"applicability\":\"\(fixIt.applicability.rawValue)\","
          + "\"edits\":[\(edits.joined(separator: ","))]}")
    }
    return Self.object(
      severity: isError ? "error" : "warning", code: diagnostic.problem.code, message: diagnostic.problem.message,
      hint: diagnostic.problem.hint, place: place(diagnostic.span), notes: notes, fixIts: fixIts)
  }

  /// Returns a change that was made, with a line break at its end.
  public mutating func line(_ change: MadeChange) -> String {
    Self.object(
      severity: "note", code: nil, message: change.message, hint: nil, place: place(change.span), notes: [], fixIts: [])
  }

  /// Returns a message without a place, with a line break at its end.
  public static func line(severity: String, message: String, hint: String?) -> String {
    object(severity: severity, code: nil, message: message, hint: hint, place: "null", notes: [], fixIts: [])
  }

  private static func object(
    severity: String, code: String?, message: String, hint: String?, place: String, notes: [String], fixIts: [String]
  ) -> String {
    "{\"severity\":\(string(severity)),\"code\":\(code.map { string($0) } ?? "null"),\"message\":\(string(message)),"
      + "\"hint\":\(hint.map { string($0) } ?? "null"),\"place\":\(place),"
      + "\"notes\":[\(notes.joined(separator: ","))],\"fixIts\":[\(fixIts.joined(separator: ","))]}\n"
  }

  // MARK: Places

  private mutating func place(_ span: SourceSpan) -> String {
    guard span.file >= 0, Int(span.file) < sources.count else { return "null" }
    let source = sources[Int(span.file)]
    let table = tables[span.file] ?? LineTable(source)
    tables[span.file] = table
    return "{\"file\":\(Self.string(source.path)),\"start\":\(position(span.start, table)),"
      + "\"end\":\(position(span.end, table))}"
  }

  private func position(_ offset: Int32, _ table: LineTable) -> String {
    let position = table.position(of: Int(offset))
    return "{\"byte\":\(offset),\"line\":\(position.line),\"column\":\(position.column),"
      + "\"utf16Column\":\(table.utf16Column(of: Int(offset)))}"
  }

  // MARK: Text

  /// Returns a JSON string literal.
  private static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        if scalar.value < 32 || (127..<160).contains(scalar.value) {
          let digits = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
