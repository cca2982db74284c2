import Foundation
import TestSupport
import Testing

@testable import ShapeLanguage

/// The words of the language in the grammars of editors are those of the compiler's tables.
@Suite("The grammars of editors")
struct EditorGrammarTests {
  /// The files with words, and the text that a word has around it there.
  private static let files = [
    "vscode/syntaxes/shape.tmLanguage.json", "vim/syntax/shape.vim", "emacs/shape-mode.el", "kate/shape.xml",
  ]

  private static let words: [String: [String]] = [
    "keywords": Keyword.allCases.map(\.spelling), "commands": Command.named.map(\.name),
    "types": ValueType.named.map(\.name) + BuiltinEnum.allCases.map(\.name),
    "units": NumberUnit.allCases.map(\.spelling).filter { !$0.isEmpty },
    "functions": BuiltinEntry.all.filter { $0.receiver == nil }.map(\.signature.name),
    "methods": BuiltinEntry.all.filter { $0.receiver != nil }.map(\.signature.name),
    "members": Member.all.map(\.declaration.name), "layer values": LayerValue.allCases.map { "\($0)" },
  ]

  @Test(arguments: files)
  func `contain every word of the language`(file: String) throws {
    let text = try Repository.text(of: "Examples/Editors/\(file)")
    let found = Set(text.matches(of: /[A-Za-z]\w*|%/).map { String($0.0) })
    for (kind, words) in Self.words {
      #expect(!words.isEmpty && Set(words).subtracting(found) == [], "\(kind)")
    }
  }
}
