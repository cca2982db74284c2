import ShapeCore
import ShapeLanguage

/// How often the tokens of a file use each name, also where a mistake keeps the compiler from reading them.
struct NameUses {
  private let counts: [String: Int]

  /// - Complexity: O(n) for n tokens.
  init(_ tree: SyntaxTree) {
    var counts: [String: Int] = [:]
    let parameters = Set(tree.allNodes.compactMap { ParameterSyntax($0)?.name.node.firstToken.index })
    for (index, token) in tree.tokens.enumerated() {
      // After a dot, it is a member or a constant.
      if token.kind == .name, index == 0 || tree.tokens[index - 1].kind != .dot {
        if !tree.isLabel(index), !tree.isDeclared(index), !parameters.contains(index) {
          counts[tree.text(token), default: 0] += 1
        }
      } else if token.kind == .string, case let text = tree.text(token), text.utf8.count == 1 || text.last != "\"" {
        // Without its closing quote, a string contains the rest of the line.
        for word in text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
          counts[String(word), default: 0] += 1
        }
      }
    }
    self.counts = counts
  }

  /// Returns the first name without a use that had one before all changes, which make something else of it. A name that had
  /// none is no reason to doubt them.
  static func lost(_ diagnostics: [Diagnostic], in bytes: [UInt8], since old: [UInt8]) -> String? {
    let unused = diagnostics.filter { $0.isAboutUnusedName(bytes) }
    guard !unused.isEmpty else { return nil }
    let (before, after) = (NameUses(old), NameUses(bytes))
    return unused.lazy.map { String(decoding: bytes[Int($0.span.start)..<Int($0.span.end)], as: UTF8.self) }
      .first { after.counts[$0, default: 0] < before.counts[$0, default: 0] }
  }

  private init(_ bytes: [UInt8]) { self.init(Parser.parse(SourceFile(path: "", bytes: bytes)).tree) }
}

extension SyntaxTree {
  /// Whether a token is a label.
  fileprivate func isLabel(_ index: Int) -> Bool {
    guard index > 0, index + 1 < tokens.count, tokens[index + 1].kind == .colon else { return false }
    let before = tokens[index - 1]
    return [.comma, .leftParenthesis].contains(before.kind) || before.name.place == .statement
  }

  /// Whether a token follows a word that declares a name.
  fileprivate func isDeclared(_ index: Int) -> Bool {
    let keywords: [Keyword] = [.let, .func, .style, .shape, .enum, .layer, .repeat, .for]
    return index > 0 && tokens[index - 1].kind == .name && keywords.contains { $0.name == tokens[index - 1].name }
  }
}
