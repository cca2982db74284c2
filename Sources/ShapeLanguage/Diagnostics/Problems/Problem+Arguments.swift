extension Problem.Kind {
  static let missingArgument = Problem.Kind(
    "E0404",
    Explanation(
      "An argument is missing",
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
        """))
}

extension Problem {
  static func missingArgument(_ name: String, of callee: String, isLabel: Bool, usage: String?) -> Problem {
    Problem(
      .missingArgument,
      isLabel ? "\(quoted(callee)) needs \(quoted(name + ":"))" : "\(quoted(callee)) needs a value: the \(name)",
      hint: usage.map { "it is written \($0)" })
  }
}

extension Problem.Kind {
  static let tooManyArguments = Problem.Kind(
    "E0405",
    Explanation(
      "Too many values",
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
        """))
}

extension Problem {
  static func tooManyArguments(of callee: String, usage: String) -> Problem {
    Problem(
      .tooManyArguments, "this is one value more than \(quoted(callee)) takes",
      hint: callee == Command.border.name
        ? "several edges stand in square brackets: `[.left, .top]`" : "it is written \(usage)")
  }

  static func edgesWithoutList(_ first: String, _ second: String) -> Problem {
    Problem(
      .tooManyArguments, "several edges are a list, in square brackets", hint: "write `[.\(first), .\(second)]`")
  }
}

extension Problem.Kind {
  static let exactlyOne = Problem.Kind(
    "E0406",
    Explanation(
      "One of two, and no more",
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
        """))
}

extension Problem {
  static func exactlyOne(_ names: [String], of callee: String, isMissing: Bool) -> Problem {
    Problem(
      .exactlyOne,
      isMissing
        ? "\(quoted(callee)) needs \(alternatives(names))"
        : "\(quoted(callee)) takes only one of \(list(names, quotes: false))")
  }
}

extension Problem.Kind {
  static let expectedLayerName = Problem.Kind(
    "E0408",
    Explanation(
      "Something else where a layer's name is needed",
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
        """))
}

extension Problem {
  static var expectedLayerName: Problem {
    Problem(
      .expectedLayerName, "the name of a layer is needed here",
      hint: "for example `above: content` or `above: [body, content]`")
  }
}

extension Problem.Kind {
  static let expectedStyle = Problem.Kind(
    "E0409",
    Explanation(
      "Something else where a style is needed",
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
        """))
}

extension Problem {
  static var expectedStyle: Problem {
    Problem(
      .expectedStyle, "`apply` takes the name of one style",
      hint: "for example `apply raised`, where `style raised { … }` is declared at the top level")
  }
}

extension Problem.Kind {
  static let arguments: [Problem.Kind] = [
    .missingArgument, .tooManyArguments, .exactlyOne, .expectedLayerName, .expectedStyle,
  ]
}
