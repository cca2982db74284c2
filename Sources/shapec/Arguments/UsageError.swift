/// A command line that can't be executed.
struct UsageError: Error {
  var message: String
  /// The hint, an imperative.
  var hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}

/// Returns words in backquotes, as a list in a sentence: "`a`, `b` or `c`".
func alternatives(_ words: [String]) -> String {
  let quoted = words.map { "`\($0)`" }
  guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
  return "\(quoted.dropLast().joined(separator: ", ")) or \(last)"
}
