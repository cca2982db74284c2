import ShapeCore

@testable import ShapeLanguage

/// A file that is parsed again after each edit, and compared with a fresh parse.
struct EditedFile {
  private(set) var file: ParsedFile
  private var names = NameTable()

  init(_ bytes: [UInt8]) {
    file = Parser.parse(SourceFile(path: "test.shape", bytes: bytes), file: 0, names: &names)
  }

  /// The number of declarations.
  var count: Int { file.tree.wholeFile.children.count }

  /// How the result differs from that of parsing the new text.
  struct Difference: Error {
    var description: String
  }

  /// Makes an edit. Throws if the result differs from that of parsing the new text.
  mutating func make(_ edit: TextEdit) throws(Difference) -> Reparse {
    let old = file
    let result = Parser.reparse(old, after: edit, names: &names)
    file = result.file
    let source = SourceFile(path: "test.shape", bytes: [edit].applied(to: old.tree.source.bytes))
    let fresh = Parser.parse(source, file: 0, names: &names)
    guard let found = difference(from: fresh) ?? lostDeclaration(result, of: old) else { return result }
    throw Difference(description: found)
  }

  private func difference(from fresh: ParsedFile) -> String? {
    if file.tree.source.bytes != fresh.tree.source.bytes { return "the bytes differ" }
    if file.tree.tokens != fresh.tree.tokens { return "the tokens differ" }
    if file.tree.nodes != fresh.tree.nodes { return "the nodes differ" }
    if file.diagnostics.map(text) != fresh.diagnostics.map(text) { return "the messages differ" }
    return file.faultyParts == fresh.faultyParts ? nil : "the faulty parts differ"
  }

  private func text(_ diagnostic: Diagnostic) -> String {
    let problem = diagnostic.problem
    return "\(problem.code) \(problem.message) \(problem.hint ?? "") \(problem.change.map { "\($0)" } ?? "") "
      + "\(problem.applicability) \(problem.hasCertainRecovery) \(diagnostic.span) \(diagnostic.notes)"
  }

  /// A declaration that is reported as kept, but has another text, other comments or another place.
  private func lostDeclaration(_ result: Reparse, of old: ParsedFile) -> String? {
    let before = Array(old.tree.wholeFile.children)
    let after = Array(file.tree.wholeFile.children)
    let change = result.added.count - result.removed.count
    guard before.count + change == after.count, result.added.upperBound <= after.count else {
      return "the numbers of declarations don't match"
    }
    for (index, node) in before.enumerated() {
      guard let moved = result.newIndex(of: index) else { continue }
      if after[moved].text != node.text { return "declaration \(index) has changed" }
      if after[moved].documentation != node.documentation {
        return "the comment before declaration \(index) has changed"
      }
    }
    return nil
  }
}
