/// Documentation comments of generated code.
enum SwiftDocumentation {
  /// Returns the documentation in the source, then a paragraph with the sentences of the generated code.
  static func lines(of documentation: String, and sentences: [String] = [], indentation: Int) -> [String] {
    let margin = String(repeating: " ", count: indentation)
    var paragraphs = documentation.split(separator: "\n", omittingEmptySubsequences: false)
      .map { SwiftNames.comment($0) }
    while paragraphs.last?.isEmpty ?? false { paragraphs.removeLast() }
    let isSeparate = !paragraphs.isEmpty && !sentences.isEmpty
    paragraphs += (isSeparate ? [""] : []) + sentences.flatMap { wrapped($0, width: 116 - indentation) }
    return paragraphs.map { $0.isEmpty ? margin + "///" : "\(margin)/// \($0)" }
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
    for word in sentence.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
