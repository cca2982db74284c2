import ShapeCore
import ShapeLanguage

/// Writes places in sources. The README of `shapec` describes their members.
struct PlaceJSON: Sendable {
  private let sources: [SourceFile]
  private var tables: [Int32: LineTable] = [:]

  init(sources: [SourceFile]) { self.sources = sources }

  /// Returns a place, or `null` if it is in no file.
  mutating func place(_ span: SourceSpan) -> JSONValue {
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
