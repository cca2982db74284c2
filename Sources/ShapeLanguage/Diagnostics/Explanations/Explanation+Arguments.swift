extension Explanation {
  /// E04: arguments and their labels.
  static let arguments: [Explanation] = [
    Explanation(
      "E0401", "A label that is not known here",
      meaning: """
        This statement, function, shape or style has no such label. It is misspelt, or taken from somewhere else; the
        message names the nearest one, or all of them.
        """,
      reason: """
        If it were left out without a word, the picture would be another one than what the source seems to say.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          stroke .black, thickness: 2
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          stroke .black, width: 2
        }
        """),

    Explanation(
      "E0402", "A label that is given twice",
      meaning: """
        Each label stands at most once. The message shows the first one.
        """,
      reason: """
        Only one of the two values could count.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          stroke .black, width: 1, width: 2
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          stroke .black, width: 2
        }
        """),

    Explanation(
      "E0403", "A value without its label",
      meaning: """
        Most arguments have a label, and this one lacks it. Only what is obvious stands without one, such as the paint
        of a `fill` or the point of a `line`. Functions and shapes that a file declares have a label for every argument.
        """,
      reason: """
        Who reads `shadow .black, 4` can't see whether 4 is a radius or an offset.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          fill .teal
          shadow .black, 4
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          fill .teal
          shadow .black, radius: 4
        }
        """),

    Explanation(
      "E0404", "An argument is missing",
      meaning: """
        This statement or function needs a value that is not given. The message names it and, for those of the language,
        shows how the whole is written; what stands there in square brackets may be left out.
        """,
      reason: """
        There is no value that would be right more often than wrong.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          fill .teal
          shadow .black
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          fill .teal
          shadow .black, radius: 4
        }
        """),

    Explanation(
      "E0405", "Too many values",
      meaning: """
        Here stands a value more than this statement or function takes. Several edges, colours or points are one list, in
        square brackets.
        """,
      reason: """
        The value too many would have no meaning.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          border .left, .top
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          border [.left, .top]
        }
        """),

    Explanation(
      "E0406", "One of two, and no more",
      meaning: """
        Some things can be said in two ways: an arc runs `to:` a direction or by a `sweep:`, its size is a `radius:` or
        `radii:`, and `move` goes to a point or `by:` a distance. Exactly one of the two is given. Here it is none, or
        both.
        """,
      reason: """
        With none of them the curve is not known; with both they may differ.
        """,
      wrong: """
        shape Corner {
          size 24 x 24
          stroke .teal, path: path {
            arc center: center, radius: 8, from: 0deg
          }
        }
        """,
      right: """
        shape Corner {
          size 24 x 24
          stroke .teal, path: path {
            arc center: center, radius: 8, from: 0deg, to: 90deg
          }
        }
        """),

    Explanation(
      "E0407", "A label on a value that has none",
      meaning: """
        This value stands first and alone, without a label: as the colour in `fill .teal` and the point in `line (4, 4)`.
        """,
      reason: """
        There is one way to write each statement, so that all files look alike.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          fill paint: .teal
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          fill .teal
        }
        """),

    Explanation(
      "E0408", "Something else where a layer's name is needed",
      meaning: """
        `above:` and `below:` take the name of a layer with the same parent, `content`, or a list of some of these. For a
        number there is `z:`.
        """,
      reason: """
        The order of layers is said by their names, so that it stays right when a layer is added between them.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          layer label(above: 1) { fill .white }
          content(inset: 8)
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          layer label(above: content) { fill .white }
          content(inset: 8)
        }
        """),

    Explanation(
      "E0409", "Something else where a style is needed",
      meaning: """
        `apply` takes the name of one style, with arguments where the style has parameters.
        """,
      reason: """
        Only a style can be put into a layer. Of several, each stands on a line of its own: of their fills the later one
        is above.
        """,
      wrong: """
        style raised { shadow .black, radius: 4 }
        style framed { border .all }

        shape Card {
          size 240 x 120
          fill .white
          apply raised, framed
        }
        """,
      right: """
        style raised { shadow .black, radius: 4 }
        style framed { border .all }

        shape Card {
          size 240 x 120
          fill .white
          apply raised
          apply framed
        }
        """),
  ]
}
