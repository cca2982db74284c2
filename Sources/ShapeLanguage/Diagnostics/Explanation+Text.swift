extension Explanation {
  /// Returns the explanation for a terminal, with a line break at its end.
  ///
  /// - Parameter columns: The width of its lines. Lines of source can be longer.
  public func text(columns: Int = 80) -> String {
    """
    \(code): \(title)

    \(wrapped(meaning, columns))

    Why it matters: \(wrapped(reason, columns, after: "Why it matters: "))

    Wrong:

    \(wrong.text(columns))

    Right:

    \(right.text(columns))

    """
  }
}

extension Explanation.Example {
  fileprivate func text(_ columns: Int) -> String {
    switch self {
    case .situation(let sentence): return indented(wrapped(sentence, columns - 4))
    case .program(let source, let imports):
      let files = imports.map { "  In \($0.path):\n\n" + indented($0.text) }
      return ([indented(source)] + files).joined(separator: "\n\n")
    }
  }
}

private func indented(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
    .joined(separator: "\n")
}

/// Breaks text into lines. Text between backquotes is not broken.
private func wrapped(_ text: String, _ columns: Int, after start: String = "") -> String {
  var lines = [""]
  var column = start.unicodeScalars.count
  for word in words(of: text) {
    let length = word.unicodeScalars.count
    if lines[lines.count - 1].isEmpty {
      lines[lines.count - 1] = word
      column += length
    } else if column + 1 + length <= columns {
      lines[lines.count - 1] += " " + word
      column += 1 + length
    } else {
      lines.append(word)
      column = length
    }
  }
  return lines.joined(separator: "\n")
}

private func words(of text: String) -> [String] {
  var words: [String] = []
  var isInSource = false
  for part in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
    if isInSource, let last = words.popLast() { words.append(last + " " + part) } else { words.append(String(part)) }
    if !part.count(where: { $0 == "`" }).isMultiple(of: 2) { isInSource.toggle() }
  }
  return words
}
