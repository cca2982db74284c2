extension Problem.Kind {
  static let chainedComparison = Problem.Kind(
    "E0114",
    Explanation(
      "Chained comparison or size",
      meaning: """
        A comparison has two sides. `20 < width < 400` is two comparisons, which need `&&` between them. In the same
        way, a size has two lengths, and `4 x 5 x 6` has three.
        """,
      reason: """
        `20 < width` is true or false, and can't be compared with 400.
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
      ? Problem(.chainedComparison, "expected two lengths in a size, found three")
      : Problem(
        .chainedComparison, "comparisons can't be chained", hint: "use `a < b && b < c`", fix: .splitComparison)
  }
}

extension Problem.Kind {
  static let resultType = Problem.Kind(
    "E0115",
    Explanation(
      "Result type of a function",
      meaning: """
        A function consists of its parameters, `=` and a value. The type of the result follows from the value and is not
        written.
        """,
      reason: """
        If the type were written too, it could contradict the value.
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
  static var resultOfShape: Problem {
    Problem(.resultType, "a shape has no result type", hint: "remove `->` and the type", hasCertainRecovery: true)
  }

  static var resultType: Problem {
    Problem(
      .resultType, "a result type is not allowed in a function",
      hint: "remove `->` and the type; the type follows from the value", fix: .removeResultType,
      hasCertainRecovery: true)
  }
}

extension Problem.Kind {
  static let caseInEnum = Problem.Kind(
    "E0116",
    Explanation(
      "`case` in an enum",
      meaning: """
        An enum lists the names of its constants, separated by commas. `case` is only used in a `switch`.
        """,
      reason: """
        An enum in Swift needs `case`, so this is a common mistake.
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
      .caseInEnum, "`case` is not allowed in an enum",
      hint: "separate the names with commas, as in `enum Suit { spade, heart }`", fix: .removeWord,
      hasCertainRecovery: true)
  }
}

extension Problem.Kind {
  static let nestingTooDeep = Problem.Kind(
    "E0117",
    Explanation(
      "Nesting too deep",
      meaning: """
        Brackets, blocks and operators can be nested up to 250 levels deep. Each part of a long chain of `else if` or
        `+` is one level deeper than the part before it.
        """,
      reason: """
        Each level needs memory while the file is read. Files that are written by hand don't come near the limit.
        """,
      wrong: .situation("A sum of 300 numbers in one value, as a program might write it."),
      right: .situation("Ten sums of 30 numbers each, named with `let`, and the sum of the ten.")))
}

extension Problem {
  static var nestingTooDeep: Problem {
    Problem(
      .nestingTooDeep, "brackets, blocks or operators are nested more than \(SourceLimits.nesting) levels deep",
      hint: "name parts of it with `let`, or move parts of it into other shapes")
  }
}

extension Problem.Kind {
  static let syntax: [Problem.Kind] = [.chainedComparison, .resultType, .caseInEnum, .nestingTooDeep]
}
