extension Explanation {
  /// W0: comments that silence a warning.
  static let silencing: [Explanation] = [
    Explanation(
      "W0007", "A comment that names no code, or is misspelt",
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
        """),

    Explanation(
      "W0008", "A comment that is to silence an error",
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
        """),

    Explanation(
      "W0009", "A comment that silences nothing",
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
        """),
  ]
}
