extension Explanation {
  /// E01: how a file is written.
  static let grammar: [Explanation] = [
    Explanation(
      "E0101", "A character that has no meaning",
      meaning: """
        Outside of texts and comments a file is made of ASCII letters, digits and a few signs. This character is none of
        them. Often it looks like one of them and came from a text program: `×` for `x`, a curly quote, a long minus.
        """,
      reason: """
        Two characters that look alike must not mean different things, and what has no meaning is better said than left
        out.
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
        """),

    Explanation(
      "E0102", "A comment that never ends",
      meaning: """
        A comment that begins with `/*` ends with `*/`. Such comments nest: one that holds another `/*` needs a `*/` for
        each of them.
        """,
      reason: """
        All that stands after `/*` belongs to the comment, so the rest of the file would be missing from the picture.
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
        """),

    Explanation(
      "E0103", "A text without its closing quote",
      meaning: """
        A text stands between two double quotes on one line. For a line break within it, write `\\n`; for a double
        quote, `\\"`.
        """,
      reason: """
        Where the quote is missing nobody can tell which words still belong to the text.
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
        """),

    Explanation(
      "E0104", "A `\\` that means nothing",
      meaning: """
        In a text `\\` goes before one of three characters: `\\"` is a double quote, `\\\\` a `\\` itself, `\\n` a
        line break. Before any other it means nothing.
        """,
      reason: """
        Elsewhere `\\` has many more meanings; to guess one of them would change the text without a word.
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
        """#),

    Explanation(
      "E0105", "A unit that is not known",
      meaning: """
        A number is plain or has one of four units: `deg`, `turn` and `rad` for angles, `%` for shares. Lengths have no
        unit: they are points.
        """,
      reason: """
        A length of `2px` or `1em` would depend on the screen or on a font, and a shape knows neither.
        """,
      wrong: """
        shape Frame {
          size 120 x 40
          border .all, width: 2px
        }
        """,
      right: """
        shape Frame {
          size 120 x 40
          border .all, width: 2
        }
        """),

    Explanation(
      "E0106", "A colour with a wrong number of digits",
      meaning: """
        After the `#` of a colour stand 3, 4, 6 or 8 hexadecimal digits: the digits 0 to 9 and the letters A to F. `#F80`
        is short for `#FF8800`; the fourth digit, or the last two of eight, are the opacity.
        """,
      reason: """
        With a digit too many or too few each of those after it would mean something else.
        """,
      wrong: """
        shape Dot {
          size 24 x 24
          fill #FF880
        }
        """,
      right: """
        shape Dot {
          size 24 x 24
          fill #FF8800
        }
        """),

    Explanation(
      "E0107", "A number that is too large to be one",
      meaning: """
        Numbers go up to about 1.8e308, a 1 with 308 zeros behind it. This one is larger.
        """,
      reason: """
        It could only become “infinite”, and nothing can be drawn with that. For “as far as it goes” say how far.
        """,
      wrong: """
        shape Dot {
          size 24 x 24
          fill .teal, path: circle(center: center, radius: min(1e999, width / 2))
        }
        """,
      right: """
        shape Dot {
          size 24 x 24
          fill .teal, path: circle(center: center, radius: min(1e6, width / 2))
        }
        """),

    Explanation(
      "E0108", "Something is missing here",
      meaning: """
        At this place only certain things can stand, the message says which, and what stands there is something else.
        Mostly a bracket, a brace or a word was forgotten right before it.
        """,
      reason: """
        What comes after it can't be told apart any more. Put the first of these messages right first: others may go
        with it.
        """,
      wrong: """
        shape Dot {
          size 24 x 24
          fill .teal, path: circle(center: center, radius: 10
        }
        """,
      right: """
        shape Dot {
          size 24 x 24
          fill .teal, path: circle(center: center, radius: 10)
        }
        """),

    Explanation(
      "E0109", "Something that does not belong here",
      meaning: """
        What stands here is a word or a sign of the language, but nothing can begin or go on with it at this place: a
        brace too many, two statements on one line without a `;`, a value that is given a new value.
        """,
      reason: """
        Either it is too much, or something before it is missing. Which of the two only you can know.
        """,
      wrong: """
        shape Dot {
          size 24 x 24
          fill .teal
        }
        }
        """,
      right: """
        shape Dot {
          size 24 x 24
          fill .teal
        }
        """),

    Explanation(
      "E0110", "A line that begins with no statement",
      meaning: """
        In a block each line begins with a keyword such as `fill`, `layer` or `let`. This one begins with another word:
        misspelt, or taken from another language or program, or a path or a shape that is only named.
        """,
      reason: """
        A path by itself is not yet a picture: a statement says what is done with it.
        """,
      wrong: """
        shape Dot {
          size 24 x 24
          fil .teal
        }
        """,
      right: """
        shape Dot {
          size 24 x 24
          fill .teal
        }
        """),

    Explanation(
      "E0111", "A line that begins no declaration",
      meaning: """
        At the top level of a file stand `import`, `let`, `func`, `style`, `shape`, `enum` and `preview`, and some of
        them after `private`. This line begins with another word.
        """,
      reason: """
        The words of other languages are close but not the same: `let` names a value once and for all, where `var` and
        `const` of other languages say whether it can change.
        """,
      wrong: """
        var ink = #1C1C1E

        shape Card {
          size 240 x 120
          fill ink
        }
        """,
      right: """
        let ink = #1C1C1E

        shape Card {
          size 240 x 120
          fill ink
        }
        """),
  ]
}
