extension Problem.Kind {
  static let missingComma = Problem.Kind(
    "E0118",
    Explanation(
      "Missing comma",
      meaning: """
        Commas separate the parts of a statement, the arguments in parentheses and the elements of a list.
        """,
      reason: """
        Without the comma, a word could be read as part of the value before it.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          stroke .black width: 2
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          stroke .black, width: 2
        }
        """))
}

extension Problem {
  /// - Parameters:
  ///   - statement: The keyword of the statement, for an example.
  ///   - isCertain: Whether the source is complete on both sides.
  static func missingComma(before found: Found, statement: String? = nil, isCertain: Bool = true) -> Problem {
    Problem(
      .missingComma, "missing comma before \(found.text)", hint: commaHint(statement), fix: .insertComma,
      applicability: isCertain ? .certain : .possible)
  }
}

extension Problem.Kind {
  static let bracketedArguments = Problem.Kind(
    "E0119",
    Explanation(
      "Parentheses after a statement keyword",
      meaning: """
        The arguments of a statement such as `stroke` are written without parentheses. Only functions, `use` and the
        header of a layer have parentheses.
        """,
      reason: """
        Statements and function calls are easy to tell apart: a statement draws something, and a function returns a
        value.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          stroke(.black, width: 2)
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          stroke .black, width: 2
        }
        """))
}

extension Problem {
  static func bracketedArguments(_ word: String) -> Problem {
    Problem(
      .bracketedArguments, "parentheses are not allowed after \(quoted(word))",
      hint: "write `\(word) …` without parentheses", fix: .removeBrackets)
  }
}

extension Problem.Kind {
  static let signAfterKeyword = Problem.Kind(
    "E0120",
    Explanation(
      "Colon or equals sign after a keyword",
      meaning: """
        The arguments of a statement follow its keyword directly. A colon follows a label, such as `width:`, and `=`
        follows a name that is declared.
        """,
      reason: """
        A colon would suggest that `fill` is a property that is set once, as in CSS. A layer can have several fills.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          fill: .teal
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          fill .teal
        }
        """))
}

extension Problem {
  /// A `:` or a `=` between the keyword of a statement and its arguments.
  ///
  /// - Parameter isCertain: Whether the rest of the statement is complete.
  static func signAfterKeyword(_ word: String, sign: String, isCertain: Bool) -> Problem {
    Problem(
      .signAfterKeyword, "unexpected \(quoted(sign)) after \(quoted(word))",
      hint: (isCertain ? nil : example(of: word)) ?? "write the arguments right after the keyword, as in `fill .red`",
      fix: .removeSign, applicability: isCertain ? .certain : .possible, hasCertainRecovery: isCertain)
  }
}

extension Problem.Kind {
  static let missingColon = Problem.Kind(
    "E0121",
    Explanation(
      "Label without a colon",
      meaning: """
        A label ends with a colon: `width: 2`. This word is a label of the statement or function, but has no colon.
        """,
      reason: """
        Without the colon, the word would be the name of a value.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          stroke .black, width 2
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          stroke .black, width: 2
        }
        """))
}

extension Problem {
  static func missingColon(after parameter: String, beforeType type: String) -> Problem {
    Problem(
      .missingColon, "missing colon after parameter \(quoted(parameter))", hint: "use `\(parameter): \(type)`",
      fix: .insertColonAfterLabel(parameter), hasCertainRecovery: true)
  }

  static func missingColon(after label: String) -> Problem {
    Problem(
      .missingColon, "missing colon after label \(quoted(label))", hint: "use `\(label): …`",
      fix: .insertColonAfterLabel(label), hasCertainRecovery: true)
  }
}

extension Problem.Kind {
  static let punctuation: [Problem.Kind] = [.missingComma, .bracketedArguments, .signAfterKeyword, .missingColon]
}

private func commaHint(_ statement: String?) -> Hint {
  example(of: statement) ?? "separate the parts of a statement or a list with commas"
}

/// An example of a statement that is often written as in another language.
private func example(of statement: String?) -> Hint? {
  switch statement {
  case "border": "write it like `border .all, width: 1, color: .black`"
  case "stroke": "write it like `stroke .black, width: 1`"
  case "shadow": "write it like `shadow .black, radius: 4, offset: (0, 2), opacity: 30%`"
  case "size": "write it like `size 240 x 320`"
  case "stop": "write it like `stop(.white, at: 0%)`"
  case "fill": "write it like `fill .red, opacity: 50%` or `fill isOn ? .red : .blue`"
  default: nil
  }
}
