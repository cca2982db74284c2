/// A command line that can't be carried out.
struct UsageError: Error {
  var message: String
  /// What to do about it, beginning with a verb.
  var hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}

/// Words in backquotes, as a sentence lists them: "`a`, `b` or `c`".
func alternatives(_ words: [String]) -> String {
  let quoted = words.map { "`\($0)`" }
  guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
  return "\(quoted.dropLast().joined(separator: ", ")) or \(last)"
}
