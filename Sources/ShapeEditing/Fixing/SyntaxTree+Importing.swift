import ShapeCore
import ShapeLanguage

/// The place for a new import, with the line breaks around it.
struct ImportPlace {
  var span: SourceSpan
  var before: String
  var after: String

  func importing(_ path: String) -> TextEdit { TextEdit(span, "\(before)import \"\(path)\"\(after)") }
}

extension SyntaxTree {
  /// Returns the edit that adds an import.
  ///
  /// - Parameter path: The path as the import writes it.
  func importing(_ path: String) -> TextEdit { importPlace.importing(path) }

  /// The place for a new import: after the last import, or at the top of the file. Comments there that a blank line
  /// separates from the rest stay above it.
  ///
  /// Complexity: O(n) for n declarations.
  var importPlace: ImportPlace {
    let lastImport = declarations.reversed().first { if case .import = $0 { true } else { false } }
    let bytes = source.bytes
    let lineBreak = source.lineBreak
    func place(_ offset: Int, _ before: String, _ after: String) -> ImportPlace {
      ImportPlace(span: SourceSpan(file: file, offset..<offset), before: before, after: after)
    }
    guard let end = lastImport.map({ Int($0.node.span.end) }) else {
      return place(endOfLeadingComments, "", lineBreak + lineBreak)
    }
    guard let next = bytes[end...].firstIndex(of: UInt8(ascii: "\n")) else {
      return place(bytes.count, lineBreak, lineBreak)
    }
    return place(next + 1, "", lineBreak)
  }

  /// The offset after the comments at the top of the file and the last blank line after them, or after the byte-order
  /// mark.
  private var endOfLeadingComments: Int {
    let mark = source.bytes.starts(with: SourceLimits.byteOrderMark) ? SourceLimits.byteOrderMark.count : 0
    let gap = mark..<max(mark, Int(tokens[0].start))
    return source.bytes.withUnsafeBufferPointer { bytes in
      guard GapScanner.hasComment(bytes, gap) else { return mark }
      let pieces = GapScanner.pieces(bytes, gap)
      let last = pieces.indices.last { index in
        index > 0 && pieces[index].kind == .lineBreaks && pieces[index].breaks > 1 && pieces[index - 1].isComment
      }
      return last.map { pieces[$0].range.lowerBound }.map { start in
        // After the line breaks, which the range of the first one begins.
        var end = start
        while end < gap.upperBound, bytes[end] == UInt8(ascii: "\n") || GapScanner.isBlank(bytes[end]) { end += 1 }
        return end
      } ?? mark
    }
  }
}
