import ShapeCore
import ShapeEditing

@testable import ShapeLanguage

/// Faults of formatting any source.
enum FormattingFault {
  /// Returns the fault of formatting a source without syntax errors, or `nil` if there is none.
  static func fault(of bytes: [UInt8]) -> String? {
    var names = NameTable()
    let source = SourceFile(path: "test.shape", bytes: bytes)
    let before = Parser.parse(source, file: 0, names: &names)
    if let mistake = before.diagnostics.first { return "the source itself is wrong: \(mistake.problem.message)" }
    let tree = before.tree
    let layout = SourceFormatter.formatted(tree)
    let after = Parser.parse(SourceFile(path: "test.shape", bytes: layout), file: 0, names: &names)
    if let change = change(of: tree, in: layout) { return change }
    guard SourceFormatter.formatted(after.tree) == layout else {
      return
        "formatting it again changes it:\n\(String(decoding: SourceFormatter.formatted(after.tree), as: UTF8.self))"
    }
    guard SourceFormatter.edits(for: tree).applied(to: bytes) == layout else { return "its edits make something else" }
    let mark = SourceLimits.byteOrderMark
    guard layout.starts(with: mark) == bytes.starts(with: mark) else { return "it gains or loses a byte-order mark" }
    return white(layout.starts(with: mark) ? Array(layout.dropFirst(mark.count)) : layout, of: bytes)
  }

  /// Returns the fault of formatting a range of a source without syntax errors, or `nil` if there is none.
  static func fault(of bytes: [UInt8], in range: Range<Int>) -> String? {
    var names = NameTable()
    let tree = Parser.parse(SourceFile(path: "test.shape", bytes: bytes), file: 0, names: &names).tree
    let edits = SourceFormatter.edits(for: tree, in: range)
    let all = SourceFormatter.edits(for: tree)
    guard edits.allSatisfy(all.contains) else { return "its edits are not among those of the file" }
    return change(of: tree, in: edits.applied(to: bytes))
  }

  /// Returns the difference that formatting made except for white space, or `nil` if there is none.
  private static func change(of tree: SyntaxTree, in bytes: [UInt8]) -> String? {
    var names = NameTable()
    let after = Parser.parse(SourceFile(path: "test.shape", bytes: bytes), file: 0, names: &names)
    guard after.diagnostics.isEmpty else { return "it is no program any more: \(after.diagnostics[0].problem.message)" }
    guard spellings(tree) == spellings(after.tree) else { return "it has other tokens" }
    guard shape(tree) == shape(after.tree) else { return "it has another tree" }
    guard documentation(tree) == documentation(after.tree) else { return "it has other documentation" }
    return ink(tree.source.bytes) == ink(bytes) ? nil : "a comment is not as it was"
  }

  private static func spellings(_ tree: SyntaxTree) -> [String] {
    tree.tokens.filter { $0.kind != .terminator }.map { tree.text($0) }
  }

  private static func shape(_ tree: SyntaxTree) -> [SyntaxKind] { tree.allNodes.map { $0.kind } }

  private static func documentation(_ tree: SyntaxTree) -> [String] {
    tree.declarations.map { $0.documentation }
  }

  /// Returns everything except white space and semicolons.
  private static func ink(_ bytes: [UInt8]) -> [UInt8] {
    let start = bytes.starts(with: SourceLimits.byteOrderMark) ? 3 : 0
    return bytes[start...].filter { !" \t\r\n;".utf8.contains($0) }
  }

  /// Returns the fault in the white space of a source's layout, without a byte-order mark.
  private static func white(_ layout: [UInt8], of source: [UInt8]) -> String? {
    guard !layout.isEmpty else { return nil }
    var lines = layout.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if source.prefix(while: { $0 != UInt8(ascii: "\n") }).last == UInt8(ascii: "\r"),
      source.contains(UInt8(ascii: "\n"))
    {
      for index in lines.indices.dropLast() {
        guard lines[index].popLast() == UInt8(ascii: "\r") else { return "line \(index + 1) does not end in CRLF" }
      }
    }
    guard lines.last == [], lines[lines.count - 2] != [] else { return "it does not end with one line end" }
    if lines[0].isEmpty { return "it begins with a blank line" }
    if let line = lines.firstIndex(where: { $0.last.map { " \t\r".utf8.contains($0) } ?? false }) {
      return "line \(line + 1) has blanks at its end"
    }
    return nil
  }
}
