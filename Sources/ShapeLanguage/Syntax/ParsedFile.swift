import ShapeCore

/// The result of parsing a file. `Parser.reparse` updates it after an edit.
public struct ParsedFile: Sendable {
  public let tree: SyntaxTree
  /// Every lexical and syntax error in the file.
  public let diagnostics: [Diagnostic]
  /// Whether one of them is not just a warning.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
  /// The parts of the file that parsing one declaration alone can't reproduce: lexical errors, and declarations with a
  /// mistake. A declaration outside of these parts is read like this wherever no brace is missing, and wherever the
  /// `BraceState` is the same.
  let faultyParts: [SourceSpan]
  /// Whether some of these are lexical errors.
  let hasLexicalErrors: Bool
  /// The states at the start and at the end of the file. Only mistakes change the state.
  let braceStates: (start: BraceState, end: BraceState)
}

/// What mistakes with braces mean for a declaration after them, or before them: whether indentation determines where its
/// blocks end, and whether words outside of blocks are mistakes.
struct BraceState: Equatable, Sendable {
  /// The sign of `Parser.surplusBraces`.
  let surplus: Int
  let hasAbandonedBlocks: Bool

  /// The state without mistakes. In any other state, a declaration is read in another way only after a mistake in it.
  static let matching = BraceState(surplus: 0, hasAbandonedBlocks: false)

  /// Returns whether declarations that have no mistake in another state are the same in this one.
  func keepsDeclarations(from other: BraceState) -> Bool { self == other || self == .matching }
}
