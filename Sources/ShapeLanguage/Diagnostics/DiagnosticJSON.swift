import ShapeCore

/// Writes messages for programs: one JSON object per line. The README of `shapec` describes its members.
public struct DiagnosticJSON: Sendable {
  private let warningsAreErrors: Bool
  private var places: PlaceJSON

  public init(sources: [SourceFile], warningsAreErrors: Bool = false) {
    self.warningsAreErrors = warningsAreErrors
    places = PlaceJSON(sources: sources)
  }

  /// Returns a diagnostic with a line break at its end.
  public mutating func line(_ diagnostic: Diagnostic) -> String {
    let isError = warningsAreErrors || diagnostic.severity == .error
    let notes = diagnostic.notes.map { note -> JSONValue in
      ["message": .string(note.text), "place": places.place(note.span)]
    }
    return Self.line(
      severity: isError ? "error" : "warning", code: diagnostic.problem.code, message: diagnostic.problem.message,
      hint: diagnostic.problem.hint, place: places.place(diagnostic.span), notes: notes,
      fixIts: diagnostic.fixIt.map { [object($0)] } ?? [])
  }

  /// Returns a change that was made, with a line break at its end.
  public mutating func line(_ change: MadeChange) -> String {
    Self.line(severity: "note", code: nil, message: change.message, hint: nil, place: places.place(change.span))
  }

  /// Returns a note about the output, with a line break at its end.
  public mutating func line(_ note: OutputNote) -> String {
    Self.line(
      severity: "note", code: nil, message: note.message, hint: nil, place: places.place(note.span),
      others: note.members)
  }

  /// Returns an error that the language has no code for, with a line break at its end.
  package mutating func line(error message: String, hint: String?, at span: SourceSpan) -> String {
    Self.line(severity: "error", code: nil, message: message, hint: hint, place: places.place(span))
  }

  /// Returns a message without a place, with a line break at its end.
  public static func line(severity: String, message: String, hint: String?) -> String {
    line(severity: severity, code: nil, message: message, hint: hint, place: .null)
  }

  private mutating func object(_ fixIt: FixIt) -> JSONValue {
    let edits = fixIt.edits.map { edit -> JSONValue in
      ["place": places.place(edit.span), "replacement": .string(edit.replacement)]
    }
    return [
      "title": .string(fixIt.title), "applicability": .string(fixIt.applicability.rawValue), "edits": .array(edits),
      "obstacle": JSONValue(fixIt.obstacle?.text),
    ]
  }

  private static func line(
    severity: String, code: String?, message: String, hint: String?, place: JSONValue, notes: [JSONValue] = [],
    fixIts: [JSONValue] = [], others: [JSONValue.Member] = []
  ) -> String {
    let members: [JSONValue.Member] = [
      .init("severity", .string(severity)), .init("code", JSONValue(code)), .init("message", .string(message)),
      .init("hint", JSONValue(hint)), .init("place", place), .init("notes", .array(notes)),
      .init("fixIts", .array(fixIts)),
    ]
    return JSONWriter.compact(.object(members + others)) + "\n"
  }
}

/// Writes places in sources. The README of `shapec` describes their members.
package struct PlaceJSON: Sendable {
  private let sources: [SourceFile]
  private var tables: [Int32: LineTable] = [:]

  package init(sources: [SourceFile]) { self.sources = sources }

  /// Returns a place, or `null` if it is in no file.
  package mutating func place(_ span: SourceSpan) -> JSONValue {
    guard span.file >= 0, Int(span.file) < sources.count else { return .null }
    let source = sources[Int(span.file)]
    let table = tables[span.file] ?? LineTable(source)
    tables[span.file] = table
    return [
      "file": .string(source.path), "start": position(span.start, table), "end": position(span.end, table),
    ]
  }

  private func position(_ offset: Int32, _ table: LineTable) -> JSONValue {
    let position = table.position(of: Int(offset))
    return [
      "byte": .number(offset), "line": .number(position.line), "column": .number(position.column),
      "utf16Column": .number(table.utf16Column(of: Int(offset))),
    ]
  }
}

/// A note about the output that was made from a place of a source.
public struct OutputNote: Equatable, Sendable {
  public var message: String
  package var span: SourceSpan
  /// Further members of the note in JSON.
  public var members: [JSONValue.Member]

  package init(message: String, span: SourceSpan, members: [JSONValue.Member]) {
    self.message = message
    self.span = span
    self.members = members
  }
}
