/// Documentation comments of generated code.
enum SwiftDocumentation {
  /// Returns the documentation in the source, then a paragraph with the sentences of the generated code, of which the
  /// lines are shorter by the indentation.
  static func lines(
    of documentation: String, and sentences: [String] = [], indentation: Int = 2
  ) -> [SwiftStatement] {
    var paragraphs = paragraphs(of: documentation)
    while paragraphs.last?.isEmpty ?? false { paragraphs.removeLast() }
    let isSeparate = !paragraphs.isEmpty && !sentences.isEmpty
    paragraphs += (isSeparate ? [""] : []) + sentences.flatMap { wrapped($0, width: 94 - indentation) }
    return paragraphs.map { .text($0.isEmpty ? "///" : "/// \($0)") }
  }

  /// Returns the description of a parameter, in the documentation of a function: the summary in the source, or another
  /// text if there is none.
  static func parameter(_ name: String, summary documentation: String, else text: String) -> [SwiftStatement] {
    let summary = paragraphs(of: documentation).prefix { !$0.isEmpty }.joined(separator: " ")
    let lines = wrapped("- \(name): \(summary.isEmpty ? text : summary)", width: 88)
    return lines.enumerated().map { .text("///   \($0.offset == 0 ? "" : "  ")\($0.element)") }
  }

  /// Returns the lines of the documentation in the source. The summary ends with a period.
  private static func paragraphs(of documentation: String) -> [String] {
    var lines = documentation.split(separator: "\n", omittingEmptySubsequences: false).map { SwiftNames.comment($0) }
    let end = lines.firstIndex { $0.isEmpty } ?? lines.count
    if end > 0, let last = lines[end - 1].last, last.isLetter || last.isNumber || last == ")" || last == "`" {
      lines[end - 1] += "."
    }
    return lines
  }

  /// Returns source text in code style, on one line.
  static func code(_ source: String) -> String {
    var text = ""
    for scalar in source.unicodeScalars {
      let isSpace = scalar.value <= 32
      if isSpace, text.last == " " { continue }
      text.unicodeScalars.append(isSpace ? " " : scalar)
    }
    // A double backtick can contain a single one.
    return text.contains("`") ? "`` \(text) ``" : "`\(text)`"
  }

  /// Returns a sentence in lines up to a width, broken at spaces.
  private static func wrapped(_ sentence: String, width: Int) -> [String] {
    var lines: [String] = []
    var column = width
    for word in sentence.split(separator: " ") {
      let count = word.count
      column += 1 + count
      if column <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
        column = count
      }
    }
    return lines
  }
}
