extension Problem.Kind {
  static let chainedComparison = Problem.Kind(
    "E0114",
    Explanation(
      "Comparisons or sizes in a chain",
      meaning: """
        A comparison has two sides: `20 < width < 400` is two comparisons, and is written with `&&` between them. In the
        same way a size has two lengths, and `4 x 5 x 6` has three.
        """,
      reason: """
        `20 < width` is true or false, and that can't be compared with 400.
        """,
      wrong: """
        shape Card {
          size 240 x 120, min: 60 x 40, max: 400 x 400
          require 20 < width < 500
          fill .teal
        }
        """,
      right: """
        shape Card {
          size 240 x 120, min: 60 x 40, max: 400 x 400
          require 20 < width && width < 500
          fill .teal
        }
        """))
}

extension Problem {
  static func chainedComparison(isSize: Bool) -> Problem {
    isSize
      ? Problem(.chainedComparison, "a size has two lengths, not three")
      : Problem(
        .chainedComparison, "comparisons can't be chained", hint: "write `a < b && b < c`", fix: .splitComparison)
  }
}

extension Problem.Kind {
  static let resultType = Problem.Kind(
    "E0115",
    Explanation(
      "A function that says the type of its result",
      meaning: """
        A function is its parameters, `=` and one value. Its result's type follows from that value and is not written.
        """,
      reason: """
        What follows from something else is said once, so that the two can't differ.
        """,
      wrong: """
        func double(length: Number) -> Number = 2 * length

        shape Card {
          size 240 x 120
          border .all, width: double(length: 2)
        }
        """,
      right: """
        func double(length: Number) = 2 * length

        shape Card {
          size 240 x 120
          border .all, width: double(length: 2)
        }
        """))
}

extension Problem {
  static var resultType: Problem {
    Problem(
      .resultType, "a function does not say its result's type; it follows from the value",
      hint: "leave out `->` and the type", fix: .removeResultType, hasCertainRecovery: true)
  }
}

extension Problem.Kind {
  static let caseInEnum = Problem.Kind(
    "E0116",
    Explanation(
      "The word `case` in an enum",
      meaning: """
        An enum is declared by the names of its constants with commas between them. `case` stands in a `switch` only.
        """,
      reason: """
        In Swift it stands there, which is why the message names it by itself.
        """,
      wrong: """
        enum Look { case plain, case round }

        shape Card(look: Look = .plain) {
          size 240 x 120
          outline roundedRect(bounds, cornerRadius: look == .round ? 12 : 0)
          fill .teal
        }
        """,
      right: """
        enum Look { plain, round }

        shape Card(look: Look = .plain) {
          size 240 x 120
          outline roundedRect(bounds, cornerRadius: look == .round ? 12 : 0)
          fill .teal
        }
        """))
}

extension Problem {
  static var caseInEnum: Problem {
    Problem(
      .caseInEnum, "the cases of an enum are bare names with commas between them",
      hint: "write `enum Suit { spade, heart }`", fix: .removeWord, hasCertainRecovery: true)
  }
}

extension Problem.Kind {
  static let nestingTooDeep = Problem.Kind(
    "E0117",
    Explanation(
      "Brackets, blocks or operators nested too deep",
      meaning: """
        Brackets in brackets, blocks in blocks and operators after operators may lie within each other 250 levels deep. A
        long chain of `else if`, or of `+` in one value, counts too: each part of it lies within the next.
        """,
      reason: """
        Each level takes room while the file is read, and that room has an end. No file written by hand comes near the
        limit.
        """,
      wrong: .situation("A value of 300 numbers with `+` between them, as a program writes it."),
      right: .situation("Ten values of 30 numbers each, named with `let`, and the sum of the ten.")))
}

extension Problem {
  static var nestingTooDeep: Problem {
    Problem(
      .nestingTooDeep, "brackets, blocks or operators nest deeper than \(SourceLimits.nesting) levels",
      hint: "give parts of it names with `let`, or draw parts of it in shapes of their own")
  }
}

extension Problem.Kind {
  static let missingComma = Problem.Kind(
    "E0118",
    Explanation(
      "A comma is missing",
      meaning: """
        The parts of a statement, the arguments in brackets and the values of a list stand between commas.
        """,
      reason: """
        A word after a value could else be read as part of that value.
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
  ///   - statement: the statement that is likely to be written as in another language.
  ///   - isCertain: whether what stands on both sides is complete.
  static func missingComma(before found: Found, statement: String? = nil, isCertain: Bool = true) -> Problem {
    Problem(
      .missingComma, "a `,` is missing before \(found.text)", hint: commaHint(statement), fix: .insertComma,
      applicability: isCertain ? .certain : .possible)
  }
}

extension Problem.Kind {
  static let bracketedArguments = Problem.Kind(
    "E0119",
    Explanation(
      "Brackets round what a statement takes",
      meaning: """
        What a statement such as `stroke` takes stands after it without brackets. Brackets belong to functions, to `use`,
        and to the header of a layer.
        """,
      reason: """
        So a statement is seen to be one: it does something, where a function gives a value.
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
      .bracketedArguments, "what \(quoted(word)) takes stands without brackets",
      hint: "write `\(word) …` without the `(` and `)`", fix: .removeBrackets)
  }
}

extension Problem.Kind {
  static let signAfterKeyword = Problem.Kind(
    "E0120",
    Explanation(
      "A sign after a keyword",
      meaning: """
        A statement is a keyword and what it takes, with nothing but a space between them. A colon goes after a label,
        such as `width:`, and `=` after a name that is declared.
        """,
      reason: """
        In CSS a colon stands there. Here a layer does not have one fill that is set once: there may be several of them.
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
  /// A `:` or a `=` between a statement's keyword and what it takes.
  ///
  /// - Parameter isCertain: Whether what follows is complete.
  static func signAfterKeyword(_ word: String, sign: String, isCertain: Bool) -> Problem {
    Problem(
      .signAfterKeyword, "no \(quoted(sign)) goes after \(quoted(word))",
      hint: (isCertain ? nil : example(of: word)) ?? "a statement is a keyword and what it takes, as in `fill .red`",
      fix: .removeSign,
      applicability: isCertain ? .certain : .possible, hasCertainRecovery: isCertain)
  }
}

extension Problem.Kind {
  static let missingColon = Problem.Kind(
    "E0121",
    Explanation(
      "A label without its colon",
      meaning: """
        A label ends with a colon: `width: 2`. Here a word that is a label of this statement or function stands without
        it.
        """,
      reason: """
        Without the colon the word would be the name of a value.
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
  static func missingColon(after label: String) -> Problem {
    Problem(
      .missingColon, "a `:` is missing after the label \(quoted(label))", hint: "write `\(label): …`",
      fix: .insertColonAfterLabel(label), hasCertainRecovery: true)
  }
}

extension Problem.Kind {
  static let signs: [Problem.Kind] = [
    .chainedComparison, .resultType, .caseInEnum, .nestingTooDeep, .missingComma, .bracketedArguments,
    .signAfterKeyword, .missingColon,
  ]
}

private func commaHint(_ statement: String?) -> Hint {
  example(of: statement) ?? "the parts of a statement or a list stand between commas"
}

/// How what is likely to be written as in another language is written here.
private func example(of statement: String?) -> Hint? {
  switch statement {
  case "border": "for example `border .all, width: 1, color: .black`"
  case "stroke": "for example `stroke .black, width: 1`"
  case "shadow": "for example `shadow .black, radius: 4, offset: (0, 2), opacity: 30%`"
  case "size": "for example `size 240 x 320`"
  case "stop": "a colour at a place of a gradient is `stop(.white, at: 0%)`"
  case "fill": "for example `fill .red, opacity: 50%`, or with a condition `fill isOn ? .red : .blue`"
  default: nil
  }
}
