import ShapeLanguage

extension SyntaxTree {
  /// Returns the names and labels in the file, each once, also those in text that could not be parsed.
  ///
  /// - Complexity: O(n) for n tokens.
  public func distinctNames() -> [String] {
    var known: Set<NameID> = []
    return tokens.compactMap { token in
      token.name != .none && known.insert(token.name).inserted ? text(token) : nil
    }
  }
}
