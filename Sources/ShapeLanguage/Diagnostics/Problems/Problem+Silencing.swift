extension Problem.Kind {
  static let unknownAllowance = Problem.Kind(
    "W0007",
    Explanation(
      "A comment that names no code, or is misspelt",
      meaning: """
        `// shapec:allow` silences the warning whose code goes after it, in the declaration, the parameter or the
        statement that follows; several codes stand between commas. Here no code does, or there is no such code, or the
        comment is misspelt, such as `// shapec: allow`, or is of another kind: `/* … */` and `///`
        silence nothing.
        """,
      reason: """
        The comment silences nothing, and whoever reads it believes that it does.
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
  static func unknownAllowance(_ code: String, nearest: String?) -> Problem {
    let isWord = code.hasPrefix("shapec")
    let message =
      code.isEmpty
      ? "no code stands after `shapec:allow`"
      : code == Allowance.mark
        ? "this comment silences nothing: one that does begins with `//` alone"
        : isWord
          ? "this comment silences nothing: \(quoted(code)) has no meaning" : "there is no code \(quoted(code))"
    let advice: Hint =
      isWord
      ? "a warning is silenced by a comment such as `// \(Allowance.mark) W0001`"
      : "the code stands in square brackets at the end of a warning"
    // Codes that look alike have nothing in common.
    let isSame = nearest?.lowercased() == code.lowercased()
    return Problem(
      .unknownAllowance, message, hint: nearest.map { .didYouMean($0) } ?? advice,
      fix: isSame ? nearest.map { .rename(code, to: $0) } : nil)
  }
}

extension Problem.Kind {
  static let allowedError = Problem.Kind(
    "W0008",
    Explanation(
      "A comment that is to silence an error",
      meaning: """
        The code after `shapec:allow` begins with E: it is an error. Only warnings can be silenced.
        """,
      reason: """
        With an error there is no picture, whether or not anything is said about it.
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
  static func allowedError(_ code: String) -> Problem {
    Problem(
      .allowedError, "\(quoted(code)) is an error, and only warnings can be silenced",
      hint: "`shapec explain \(code)` says how it is put right")
  }
}

extension Problem.Kind {
  static let unneededAllowance = Problem.Kind(
    "W0009",
    Explanation(
      "A comment that silences nothing",
      meaning: """
        The declaration, the parameter or the statement after the comment has no warning of this code; or nothing follows
        it; or the comment does not stand on a line of its own.
        """,
      reason: """
        What it was for is mended most likely. Left there it would hide the next such warning, which may be a mistake.
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
  static func unneededAllowance(_ code: String, hasScope: Bool) -> Problem {
    hasScope
      ? Problem(
        .unneededAllowance, "there is no warning \(code) here to silence",
        hint: "delete the comment, or only this code where it names several")
      : Problem(
        .unneededAllowance, "nothing stands here that \(code) could be about",
        hint: "it stands on a line of its own, before the declaration, the parameter or the statement")
  }
}

extension Problem.Kind {
  static let silencing: [Problem.Kind] = [.unknownAllowance, .allowedError, .unneededAllowance]
}
