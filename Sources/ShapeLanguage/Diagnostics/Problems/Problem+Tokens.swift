extension Problem.Kind {
  static let unexpectedCharacter = Problem.Kind(
    "E0101",
    Explanation(
      "Unexpected character",
      meaning: """
        Outside strings and comments, a file consists of ASCII letters, digits and a few signs. This character is not
        allowed. It may look like an allowed one and come from a word processor: `×` for `x`, a curly quote, a long
        minus.
        """,
      reason: """
        Characters that look alike must not have different meanings. Ignoring an unknown character could hide a mistake.
        """,
      wrong: """
        shape Label {
          size 120 x 40, min: 40 x 20
          require width > 30, “there is room for the label”
          fill .teal
        }
        """,
      right: """
        shape Label {
          size 120 x 40, min: 40 x 20
          require width > 30, "there is room for the label"
          fill .teal
        }
        """))
}

extension Problem {
  static func unexpectedCharacter(_ text: String) -> Problem {
    Problem(
      .unexpectedCharacter, "unexpected \(quoted(text))", hint: characterHint(text), fix: characterChange(text),
      // In CSS, `&` is the rule around it.
      applicability: text == "&" || text == "|" ? .possible : .certain)
  }
}

extension Problem.Kind {
  static let unterminatedComment = Problem.Kind(
    "E0102",
    Explanation(
      "Unterminated comment",
      meaning: """
        A comment that begins with `/*` must end with `*/`. Comments can be nested: each `/*` in a comment needs its own
        `*/`.
        """,
      reason: """
        Everything after `/*` is part of the comment, so the rest of the file would be missing from the picture.
        """,
      wrong: """
        shape Dot {
          size 24 x 24  /* as on the toolbar
          fill .teal
        }
        """,
      right: """
        shape Dot {
          size 24 x 24  /* as on the toolbar */
          fill .teal
        }
        """))
}

extension Problem {
  static var unterminatedComment: Problem {
    Problem(.unterminatedComment, "unterminated comment", hint: "end it with `*/`; each nested `/*` needs its own")
  }
}

extension Problem.Kind {
  static let unterminatedString = Problem.Kind(
    "E0103",
    Explanation(
      "String without a closing quote",
      meaning: """
        A string is text between double quotes on one line. Use `\\n` for a line break in it, and `\\"` for a double
        quote.
        """,
      reason: """
        Without the closing quote, the end of the string is unknown.
        """,
      wrong: """
        shape Label {
          size 120 x 40, min: 40 x 20
          require width > 30, "there is room for the label
          fill .teal
        }
        """,
      right: """
        shape Label {
          size 120 x 40, min: 40 x 20
          require width > 30, "there is room for the label"
          fill .teal
        }
        """))
}

extension Problem {
  /// - Parameter text: The rest of the line. If it may contain a comment, the end of the string is uncertain.
  static func unterminatedString(_ text: String) -> Problem {
    Problem(
      .unterminatedString, "missing closing quote",
      hint: "end the string with `\"` on the line where it begins",
      fix: text.contains("//") || text.contains("/*") ? nil : .closeString)
  }
}

extension Problem.Kind {
  static let unknownEscape = Problem.Kind(
    "E0104",
    Explanation(
      "Unknown escape",
      meaning: """
        A string has three escapes: `\\"` is a double quote, `\\\\` is a backslash, and `\\n` is a line break. A
        backslash before another character is not allowed.
        """,
      reason: """
        Other languages have many more escapes. Guessing the meaning of one could change the text.
        """,
      wrong: #"""
        shape Label {
          size 120 x 40, min: 40 x 20
          require width > 30, "label \ badge"
          fill .teal
        }
        """#,
      right: #"""
        shape Label {
          size 120 x 40, min: 40 x 20
          require width > 30, "label \\ badge"
          fill .teal
        }
        """#))
}

extension Problem {
  static var unknownEscape: Problem {
    Problem(
      .unknownEscape, "unknown escape in a string",
      hint: "use `\\\\` for a backslash, `\\\"` for a quote or `\\n` for a line break")
  }
}

extension Problem.Kind {
  static let tokens: [Problem.Kind] = [.unexpectedCharacter, .unterminatedComment, .unterminatedString, .unknownEscape]
}

private func characterHint(_ text: String) -> Hint? {
  switch text {
  case "'", "“", "”", "‘", "’", "„", "«", "»": "use straight double quotes, as in `\"text\"`"
  case "%": "use `%` right after a number, as in `35%`, or `mod(a, b)` for the remainder"
  case "&": "use `&&` to combine two conditions"
  case "|": "use `||` to combine two conditions, or `[.left, .top]` for several edges"
  case "^": "use `pow(a, b)`"
  case "°": "use the unit `deg`, as in `45deg`"
  case "×": "use `240 x 320` for a size, or `a * b` for a product"
  case "·": .fix(.write("*"))
  case "–", "—", "−": .fix(.write("-"))
  case "…", "..": "use `0...5` for a range, or `0..<5` to exclude its upper end"
  case "≤": .fix(.write("<="))
  case "≥": .fix(.write(">="))
  case "≠": .fix(.write("!="))
  case "π": "use `180deg` for half a turn"
  case "#": "use `//` for a comment, or a color without a space, such as `#FF8800`"
  case "<!--": "use `// …` or `/* … */` for a comment"
  case "`", "~", "\\": nil
  case "@media": "use `adaptive(light: .white, dark: .black)` for a color that differs in the dark appearance"
  case _ where text.hasPrefix("@"): "remove it; `@` is not used in shapes"
  case _ where text.hasPrefix("$") && text.count > 1: .advice("use `\(text.dropFirst())`; a name can't contain `$`")
  case "$": "remove it"
  default: text.utf8.first.map { $0 >= 0x80 } == true ? "use only ASCII letters, digits and `_` in names" : nil
  }
}

/// The replacement for a character of another language or a word processor.
private func characterChange(_ character: String) -> Change? {
  switch character {
  case "%": .removeSpaceBefore
  case "≤": .replace(with: "<=")
  case "≥": .replace(with: ">=")
  case "≠": .replace(with: "!=")
  case "–", "—", "−": .replace(with: "-")
  case "·": .replace(with: "*")
  case "°": .replace(with: "deg")
  case "…": .replace(with: "...")
  case "&": .replace(with: "&&")
  case "|": .replace(with: "||")
  case _ where character.hasPrefix("$") && character.count > 1: .replace(with: String(character.dropFirst()))
  default: nil
  }
}
