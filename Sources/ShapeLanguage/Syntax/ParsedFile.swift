import ShapeKit

/// The result of parsing a file. `Parser.reparse` updates it after an edit.
public struct ParsedFile: Sendable {
  public let tree: SyntaxTree
  /// Every lexical and syntax error in the file.
  public let diagnostics: [Diagnostic]
  /// The parts of the file that parsing one declaration alone can't reproduce: lexical errors, and declarations with a
  /// mistake in them or under the effect of an earlier one. Each declaration outside of these parts means the same
  /// whatever the others contain.
  let faultyParts: [SourceSpan]
  /// Whether some of these are lexical errors.
  let hasLexicalErrors: Bool
}
