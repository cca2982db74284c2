extension Problem.Kind {
  static let unknownSuppression = Problem.Kind(
    "W0007",
    Explanation(
      "Invalid suppression",
      meaning: """
        `// shapec:allow` suppresses the warnings with the codes after it, in the next declaration, parameter or
        statement. Commas separate several codes. This comment has no code or an unknown code, or it is misspelled, such
        as `// shapec: allow`. Comments of another kind, `/* … */` and `///`, can't suppress warnings.
        """,
      reason: """
        The comment has no effect, but looks as if it had one.
        """,
      wrong: """
        shape Card(
          // shapec:allow W002 other cards have a tint
          tint: Color = .teal
        ) {
          size 240 x 120
          fill .white
        }
        """,
      right: """
        shape Card(
          // shapec:allow W0002 other cards have a tint
          tint: Color = .teal
        ) {
          size 240 x 120
          fill .white
        }
        """))
}

extension Problem {
  static func unknownSuppression(_ code: String, nearest: String?) -> Problem {
    let isWord = code.hasPrefix("shapec")
    let message =
      code.isEmpty
      ? "missing code after \(quoted(Suppression.mark))"
      : code == Suppression.mark
        ? "\(quoted(code)) has no effect in this kind of comment"
        : isWord ? "unknown directive \(quoted(code))" : "unknown code \(quoted(code))"
    let advice: Hint =
      isWord
      ? "use a comment such as `// \(Suppression.mark) W0001` to suppress a warning"
      : "use the code in square brackets at the end of the warning"
    // Similar codes have unrelated meanings, so a code is only changed in its case.
    let isSame = nearest?.lowercased() == code.lowercased()
    return Problem(
      .unknownSuppression, message, hint: nearest.map { .didYouMean($0) } ?? advice,
      fix: isSame ? nearest.map { .rename(code, to: $0) } : nil)
  }
}

extension Problem.Kind {
  static let suppressedError = Problem.Kind(
    "W0008",
    Explanation(
      "Suppression of an error",
      meaning: """
        The code after `shapec:allow` begins with E, so it is an error. Only warnings can be suppressed.
        """,
      reason: """
        A shape with an error can't be drawn, even if the error is not reported.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          // shapec:allow E0606
          border .all, width: max(0, width / 40)
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          border .all, width: max(0, width / 40)
        }
        """))
}

extension Problem {
  static func suppressedError(_ code: String) -> Problem {
    Problem(
      .suppressedError, "\(quoted(code)) is an error; only warnings can be suppressed",
      hint: "run `shapec explain \(code)` to see how to fix it")
  }
}

extension Problem.Kind {
  static let unneededSuppression = Problem.Kind(
    "W0009",
    Explanation(
      "Suppression without a warning",
      meaning: """
        The declaration, parameter or statement after the comment has no warning with this code. Or nothing follows the
        comment, or the comment is not on its own line.
        """,
      reason: """
        The warning has probably been fixed. If the comment stays, it hides the next warning with this code, which may
        be about a real mistake.
        """,
      wrong: """
        shape Card(tint: Color = .teal) {
          size 240 x 120
          // shapec:allow W0002
          fill tint
        }
        """,
      right: """
        shape Card(tint: Color = .teal) {
          size 240 x 120
          fill tint
        }
        """))
}

extension Problem {
  static func unneededSuppression(_ code: String, hasScope: Bool) -> Problem {
    hasScope
      ? Problem(
        .unneededSuppression, "there is no warning \(quoted(code)) to suppress here",
        hint: "remove the comment, or only this code if there are others")
      : Problem(
        .unneededSuppression, "the suppression of \(quoted(code)) applies to nothing",
        hint: "put the comment on its own line before a declaration, a parameter or a statement")
  }
}

extension Problem.Kind {
  static let suppression: [Problem.Kind] = [.unknownSuppression, .suppressedError, .unneededSuppression]
}
