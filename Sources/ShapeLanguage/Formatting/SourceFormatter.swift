import ShapeKit

/// The one layout of `.shape` files.
///
/// Its tokens are those of the source in the same order, but for each `;` that a line break can stand for; what changes is
/// the white space between them. `Grammar.md` says what it looks like. A byte-order mark stays, and lines end in CRLF where
/// the first of the source does, else in LF. Formatting what has been formatted changes nothing.
/// Time and memory are linear in the bytes.
public enum SourceFormatter {
  /// Why a file is left as it is: it is no text, or its grammar is wrong.
  public struct Refusal: Error, Sendable {
    public var diagnostics: [Diagnostic]
  }

  /// What formatting a file changes, in the order of places; names and types in it may be wrong.
  ///
  /// - Parameter range: As in `edits(for:in:)`.
  public static func edits(for source: SourceFile, in range: Range<Int>? = nil) throws(Refusal) -> [TextEdit] {
    if let diagnostic = Loader.problem(with: source.bytes, file: 0) { throw Refusal(diagnostics: [diagnostic]) }
    var names = NameTable()
    let parsed = Parser.parse(source, file: 0, names: &names)
    if parsed.diagnostics.contains(where: { $0.severity == .error }) {
      throw Refusal(diagnostics: parsed.diagnostics)
    }
    return edits(for: parsed.tree, in: range)
  }

  /// The file of a tree in its layout.
  ///
  /// - Parameter tree: One that parsing found no error in; for any other the result means nothing.
  public static func formatted(_ tree: SyntaxTree) -> [UInt8] {
    tree.source.bytes.withUnsafeBufferPointer { bytes in
      let output = printed(tree, bytes).output
      let mark = bytes[..<textStart(bytes)]
      return mark.isEmpty ? output : mark + output
    }
  }

  /// What formatting changes, in the order of places.
  ///
  /// - Parameters:
  ///   - tree: One that parsing found no error in; for any other the result means nothing.
  ///   - range: The bytes to be formatted. Whole statements are, those that the range touches with what stands before
  ///     them; an empty range touches the statement that it stands in or before. nil for all of the file.
  public static func edits(for tree: SyntaxTree, in range: Range<Int>? = nil) -> [TextEdit] {
    tree.source.bytes.withUnsafeBufferPointer { bytes in
      let printer = printed(tree, bytes)
      let tokens = range.map { FormattingRange.tokens(of: tree, touchedBy: $0) } ?? 0..<tree.tokens.count
      var edits: [TextEdit] = []
      var sourceEnd = textStart(bytes)
      var outputEnd = 0
      for (token, place) in zip(tree.tokens, printer.places).enumerated() {
        let isEnd = place.0.kind == .endOfFile
        // A semicolon that is left out belongs to the gap before the next token.
        if place.1.isEmpty, !isEnd { continue }
        let gap = sourceEnd..<Int(place.0.start)
        let replacement = printer.output[outputEnd..<(isEnd ? printer.output.count : place.1.lowerBound)]
        if tokens.contains(token), !bytes[gap].elementsEqual(replacement) {
          let span = SourceSpan(file: tree.file, start: Int32(gap.lowerBound), end: Int32(gap.upperBound))
          edits.append(TextEdit(span, String(decoding: replacement, as: UTF8.self)))
        }
        sourceEnd = Int(place.0.end)
        outputEnd = place.1.upperBound
      }
      return edits
    }
  }

  /// The first byte after a byte-order mark.
  private static func textStart(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    bytes.starts(with: SourceLimits.byteOrderMark) ? SourceLimits.byteOrderMark.count : 0
  }

  private static func printed(_ tree: SyntaxTree, _ bytes: UnsafeBufferPointer<UInt8>) -> LayoutPrinter {
    var printer = LayoutPrinter(LayoutPlan(tree, bytes), bytes)
    printer.writeFile()
    return printer
  }
}

extension SourceFile {
  /// The bytes of some lines, counted from 1, their ends left out; lines that there are not are left out too.
  public func bytes(ofLines lines: ClosedRange<Int>) -> Range<Int> {
    var line = 1
    var start = lines.lowerBound <= 1 ? 0 : bytes.count
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      if line == lines.upperBound {
        let isCRLF = offset > 0 && bytes[offset - 1] == UInt8(ascii: "\r")
        return start..<max(start, isCRLF ? offset - 1 : offset)
      }
      line += 1
      if line == lines.lowerBound { start = offset + 1 }
    }
    return start..<bytes.count
  }
}
