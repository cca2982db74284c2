import ShapeCore
import ShapeLanguage

/// The one layout of `.shape` files.
///
/// The tokens stay the same and in the same order, except for each `;` that a line break can replace; only white space
/// changes. `Grammar.md` describes the layout. A byte-order mark stays, and lines end in CRLF if the first line of the
/// source does, and in LF otherwise. Formatting a formatted file changes nothing. O(n) time and memory for n bytes.
public enum SourceFormatter {
  /// The reason why a file is not formatted: it is not text, or it has syntax errors.
  public struct Refusal: Error, Sendable {
    public var diagnostics: [Diagnostic]
  }

  /// Returns the edits that format a file, in source order. Names and types in it may be wrong.
  ///
  /// - Parameter range: As in `edits(for:in:)`.
  public static func edits(for source: SourceFile, in range: Range<Int>? = nil) throws(Refusal) -> [TextEdit] {
    if let diagnostic = Loader.problem(with: source.bytes, file: 0) { throw Refusal(diagnostics: [diagnostic]) }
    let parsed = Parser.parse(source)
    if parsed.hasErrors { throw Refusal(diagnostics: parsed.diagnostics) }
    return edits(for: parsed.tree, in: range)
  }

  /// Returns the formatted file of a tree.
  ///
  /// - Parameter tree: A tree without syntax errors. For any other the result is meaningless.
  public static func formatted(_ tree: SyntaxTree) -> [UInt8] {
    tree.source.bytes.withUnsafeBufferPointer { bytes in
      let output = printed(tree, bytes).output
      let mark = bytes[..<textStart(bytes)]
      return mark.isEmpty ? output : mark + output
    }
  }

  /// Returns the edits that format a file, in source order.
  ///
  /// - Parameters:
  ///   - tree: A tree without syntax errors. For any other the result is meaningless.
  ///   - range: The bytes to format. Includes all statements that it touches, with the gaps before them; an empty range
  ///     touches the statement around or after it. Defaults to the whole file.
  public static func edits(for tree: SyntaxTree, in range: Range<Int>? = nil) -> [TextEdit] {
    tree.source.bytes.withUnsafeBufferPointer { bytes in
      let printer = printed(tree, bytes)
      let (tokens, places) = (tree.tokens, printer.places)
      let wanted = range.map { FormattingRange.tokens(of: tree, touchedBy: $0) } ?? 0..<tokens.count
      var edits: [TextEdit] = []
      var sourceEnd = textStart(bytes)
      var outputEnd = 0
      printer.output.withUnsafeBufferPointer { output in
        for (index, token) in tokens.enumerated() {
          let place = places[index]
          let isEnd = token.kind == .endOfFile
          // An omitted semicolon belongs to the gap before the next token.
          if place.isEmpty, !isEnd { continue }
          let gap = UnsafeBufferPointer(rebasing: bytes[sourceEnd..<Int(token.start)])
          let replacement = UnsafeBufferPointer(
            rebasing: output[outputEnd..<(isEnd ? output.count : place.lowerBound)])
          if wanted.contains(index), !isSame(gap, replacement) {
            let span = SourceSpan(file: tree.file, start: Int32(sourceEnd), end: token.start)
            edits.append(TextEdit(span, String(decoding: replacement, as: UTF8.self)))
          }
          sourceEnd = Int(token.end)
          outputEnd = place.upperBound
        }
      }
      return edits
    }
  }

  /// Returns whether the bytes are equal. Most gaps are empty or a space, for which `elementsEqual` takes long.
  private static func isSame(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Bool {
    guard a.count == b.count else { return false }
    for index in 0..<a.count where a[index] != b[index] { return false }
    return true
  }

  /// Returns the first byte after a byte-order mark.
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
  /// The line break of new lines: that of the first line. Defaults to LF.
  var lineBreak: String { bytes.withUnsafeBufferPointer { GapScanner.endsFirstLineInCRLF($0) } ? "\r\n" : "\n" }

  /// Returns a text whose lines end as those of the file.
  func endingLines(of text: String) -> String {
    let lineBreak = lineBreak
    // A CR with its LF is one character.
    return String(text.flatMap { $0 == "\n" ? lineBreak : String($0) })
  }

  /// Returns the bytes of some lines, counted from 1, without the last line end. Lines after the last one are ignored; nil
  /// if all are.
  public func bytes(ofLines lines: ClosedRange<Int>) -> Range<Int>? {
    var line = 1
    var start = lines.lowerBound <= 1 ? 0 : nil
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      if line == lines.upperBound {
        let isCRLF = offset > 0 && bytes[offset - 1] == UInt8(ascii: "\r")
        return start.map { $0..<max($0, isCRLF ? offset - 1 : offset) }
      }
      line += 1
      if line == lines.lowerBound { start = offset + 1 }
    }
    return start.map { $0..<bytes.count }
  }
}
