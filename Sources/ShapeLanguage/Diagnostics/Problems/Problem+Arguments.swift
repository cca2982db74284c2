extension Problem.Kind {
  static let missingArgument = Problem.Kind(
    "E0404",
    Explanation(
      "Missing argument",
      meaning: """
        This statement or function needs an argument that is missing. The message names it. For the statements
        and functions of the language it also shows what to write, and which labels are optional.
        """,
      reason: """
        No default value would be right more often than wrong.
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
      "missing argument for \(quoted(callee)): " + (isLabel ? quoted(name + ":") : "the \(name)"),
      hint: usage.map { "write it as \($0)" })
  }
}

extension Problem.Kind {
  static let tooManyArguments = Problem.Kind(
    "E0405",
    Explanation(
      "Too many arguments",
      meaning: """
        This statement or function takes fewer arguments. Several edges, colors or points are one argument: a
        list in square brackets.
        """,
      reason: """
        The extra argument would have no effect.
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
      .tooManyArguments, "too many arguments for \(quoted(callee))",
      hint: callee == Command.border.name
        ? "use a list for several edges: `[.left, .top]`" : "write it as \(usage)")
  }

  static func edgesWithoutList(_ edges: [String]) -> Problem {
    let list = edges.map { "." + $0 }.joined(separator: ", ")
    return Problem(.tooManyArguments, "expected one list for several edges", hint: .advice("use `[\(list)]`"))
  }
}

extension Problem.Kind {
  static let exactlyOne = Problem.Kind(
    "E0406",
    Explanation(
      "Missing or conflicting alternatives",
      meaning: """
        Some arguments are alternatives: an arc has `to:` or `sweep:`, and `radius:` or `radii:`, and `move`
        takes a point or `by:`. Exactly one of the two is needed. Here both are given, or neither of them.
        """,
      reason: """
        Without either, the curve is not determined. With both, they could contradict each other.
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
        ? "missing argument for \(quoted(callee)): \(alternatives(names))"
        : "\(quoted(callee)) takes either \(alternatives(names)), not both")
  }
}

extension Problem.Kind {
  static let mixedArc = Problem.Kind(
    "E0414",
    Explanation(
      "Arguments of two kinds of arc",
      meaning: """
        There are two kinds of `arc`. One runs around a center: it has `center:`, `from:`, and `to:` or `sweep:`. The
        other runs from the current point to another: it has this point, or `by:`, and optionally `large:`. This
        statement has arguments of both.
        """,
      reason: """
        The center of an arc to a point follows from its radius, so both together would contradict each other.
        """,
      wrong: """
        shape Bridge {
          size 60 x 40
          stroke .teal, width: 2, path: path {
            move (10, 30)
            arc (50, 30), center: (30, 30), radius: 20
          }
        }
        """,
      right: """
        shape Bridge {
          size 60 x 40
          stroke .teal, width: 2, path: path {
            move (10, 30)
            arc (50, 30), radius: 20
          }
        }
        """))
}

extension Problem {
  /// - Parameter label: The label of an argument that does not fit the others, or `nil` for an end without a label.
  static func mixedArc(label: String?) -> Problem {
    Problem(
      .mixedArc,
      "\(label.map { quoted($0 + ":") } ?? "an end point") does not fit the other arguments of this `arc`",
      hint: "use `arc (x, y), radius: r`, or `arc center: (x, y), radius: r, from: 0deg, to: 90deg`")
  }
}

extension Problem.Kind {
  static let expectedLayerName = Problem.Kind(
    "E0408",
    Explanation(
      "Expected a layer name",
      meaning: """
        `above:` and `below:` take the name of a layer with the same parent, `content`, or a list of these. For
        a number, use `z:`.
        """,
      reason: """
        Layers are ordered by their names, so that the order stays right when a layer is added between them.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          layer label(above: 1, height: 24) { fill .white }
          content(inset: 8)
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          layer label(above: content, height: 24) { fill .white }
          content(inset: 8)
        }
        """))
}

extension Problem {
  static var expectedLayerName: Problem {
    Problem(
      .expectedLayerName, "expected the name of a layer",
      hint: "use a name or a list of names, such as `content` or `[body, content]`")
  }
}

extension Problem.Kind {
  static let expectedStyle = Problem.Kind(
    "E0409",
    Explanation(
      "Expected a style name",
      meaning: """
        `apply` takes the name of one style, with arguments if the style has parameters.
        """,
      reason: """
        Only a style can be applied to a layer. Each `apply` takes one style, because the order matters: later
        fills are above earlier ones.
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
      .expectedStyle, "expected the name of one style",
      hint: "use one `apply` for each style, as in `apply raised` with `style raised { … }` at the top level")
  }
}

extension Problem.Kind {
  static let arguments: [Problem.Kind] = [
    .missingArgument, .tooManyArguments, .exactlyOne, .mixedArc, .expectedLayerName, .expectedStyle,
  ]
}
