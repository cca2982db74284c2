import Foundation
import ShapeCore
import TestSupport

@testable import ShapeLanguage

/// Sources for formatting.
enum FormattingCorpus {
  /// The examples, those of the explanations, the sources on the pages, and the snippets in these tests, with their
  /// imports. Many are bodies of a shape, and are put into one.
  static let snippets: [Snippet] = {
    let examples = Mutants.examples.map { SourceFile(path: $0.name, bytes: $0.bytes) }
    var snippets = examples.map { example in
      let text = String(decoding: example.bytes, as: UTF8.self)
      return Snippet(files: [example] + examples.filter { text.contains("import \"\($0.path)\"") })
    }
    snippets += ((try? ExplanationPage.all.get()) ?? []).flatMap { [$0.wrong.snippet, $0.right.snippet] }
    snippets += Repository.pages.flatMap { Repository.shapeBlocks(of: $0).map { Snippet($0.text) } }
    snippets += MessageSnippet.all.map { Snippet($0.text) }
    let tests = Repository.root.appending(path: "Tests/ShapeLanguageTests")
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
    for file in files.filter({ $0.pathExtension == "swift" }).sorted(by: { $0.path < $1.path }) {
      let parts = (try? String(contentsOf: file, encoding: .utf8))?.components(separatedBy: "\"\"\"") ?? []
      for (index, part) in parts.enumerated() where index % 2 == 1 {
        snippets.append(Snippet(part.replacing("\\\\", with: "\\")))
      }
    }
    for index in snippets.indices where !isRight(snippets[index].files[0].bytes) {
      let bytes = Array("shape Example {\n".utf8) + snippets[index].files[0].bytes + Array("\n}\n".utf8)
      snippets[index].files[0] = SourceFile(path: snippets[index].files[0].path, bytes: bytes)
    }
    return snippets
  }()

  /// All files of the snippets without syntax errors.
  static let sources: [[UInt8]] = snippets.flatMap { $0.files.map(\.bytes) }.filter(isRight)

  /// Returns whether a text is not empty and has no syntax errors.
  static func isRight(_ bytes: [UInt8]) -> Bool {
    var names = NameTable()
    let parsed = Parser.parse(SourceFile(path: "", bytes: bytes), file: 0, names: &names)
    return parsed.diagnostics.isEmpty && parsed.tree.tokens.count > 1
  }
}

extension Snippet {
  init(files: [SourceFile]) {
    self.init("")
    self.files = files
  }
}
