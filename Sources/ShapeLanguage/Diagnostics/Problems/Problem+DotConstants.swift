extension Problem.Kind {
  static let constantWithoutType = Problem.Kind(
    "E0311",
    Explanation(
      "Constant of unknown type",
      meaning: """
        The type of a constant such as `.top` follows from its context: after `border` it is an edge. This
        context doesn't determine a type. Add the type to the `let`.
        """,
      reason: """
        Several types can have a constant with the same name: `.center` and `.round` have different meanings
        after different labels.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          let side = .top
          border side
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          let side: Edges = .top
          border side
        }
        """))
}

extension Problem {
  static func constantWithoutType(_ name: String, type: String?) -> Problem {
    Problem(
      .constantWithoutType, "the type of \(quoted("." + name)) is unknown here",
      hint: type.map { "add the type: `name: \($0) = .\(name)`" }
        ?? ForeignWords.constantHint(name).map { .advice($0) },
      fix: type.map { .declareType($0) })
  }
}

extension Problem.Kind {
  static let noConstants = Problem.Kind(
    "E0312",
    Explanation(
      "Type without constants",
      meaning: """
        The value needed here is a number, an angle, a point, a path, a list, or of another type that has no
        constants. A name with a dot can't be one of these.
        """,
      reason: """
        The constant has no meaning for that type.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          fill .teal, opacity: .half
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          fill .teal, opacity: 50%
        }
        """))
}

extension Problem {
  static func noConstants(_ constant: String, of type: DescribedType) -> Problem {
    let name = constant.drop { $0 == "." }
    let isInRect = Member.all.contains { $0.declaration.receiver == .rect && $0.declaration.name == name }
    let hint: Hint? =
      type.type == .point
      ? isInRect ? "use `bounds.\(name)`, or `(x, y)`" : "use `(x, y)`"
      : type.isList ? "use square brackets: `[a, b]`" : nil
    return Problem(
      .noConstants, "expected \(type.withArticle), found the constant \(quoted(constant))", hint: hint)
  }
}

extension Problem.Kind {
  static let unknownConstant = Problem.Kind(
    "E0313",
    Explanation(
      "Unknown constant",
      meaning: """
        The type has no constant with this name. The message suggests the nearest one, or lists all of them.
        Colors have the CSS names, in lower case.
        """,
      reason: """
        Any replacement would be a guess.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          fill .blak
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          fill .black
        }
        """))
}

extension Problem {
  static func unknownConstant(_ name: String, of type: DescribedType, all: [String], nearest: String?) -> Problem {
    let foreign =
      type.type == .color ? ForeignWords.constantHint(name) : ForeignWords.directionHint(name, of: type.type)
    return Problem(
      .unknownConstant, "unknown constant \(quoted("." + name)) for the type \(type)",
      hint: foreign.map { .advice($0) } ?? choiceHint(nearest.map { "." + $0 }, all.map { "." + $0 }),
      fix: foreign == nil ? nearest.map { .rename(name, to: $0, sign: ".") } : nil)
  }
}

extension Problem.Kind {
  static let typeBeforeConstant = Problem.Kind(
    "E0314",
    Explanation(
      "Type before a constant",
      meaning: """
        A constant is written without its type, which follows from the context.
        """,
      reason: """
        The type is already determined by the context. Everywhere else, the part before a dot is a value.
        """,
      wrong: """
        enum Look { plain, framed }

        shape Card(look: Look = .plain) {
          size 240 x 120
          if look == Look.framed { border .all }
        }
        """,
      right: """
        enum Look { plain, framed }

        shape Card(look: Look = .plain) {
          size 240 x 120
          if look == .framed { border .all }
        }
        """))
}

extension Problem {
  static func typeBeforeConstant(_ type: String, _ name: String) -> Problem {
    Problem(
      .typeBeforeConstant, "the constant \(quoted("." + name)) is written without its type \(quoted(type))",
      hint: .fix(.write("." + name)), fix: .removeType(type, beforeConstant: name), hasCertainRecovery: true)
  }
}

extension Problem.Kind {
  static let missingDot = Problem.Kind(
    "E0323",
    Explanation(
      "Missing dot before a constant",
      meaning: """
        A constant has a dot before its name: `.teal`, `.round`, `.left`. A name without a dot is a `let` or a
        parameter.
        """,
      reason: """
        With the dot, a new `let` that has the name of a color never changes the meaning of a constant.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          fill teal
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
  static func missingDot(_ name: String) -> Problem {
    Problem(
      .missingDot, "missing dot before the constant \(quoted(name))", hint: .fix(.write("." + name)),
      fix: .replace(with: "." + name), hasCertainRecovery: true)
  }
}

extension Problem.Kind {
  static let dotConstants: [Problem.Kind] = [
    .constantWithoutType, .noConstants, .unknownConstant, .typeBeforeConstant, .missingDot,
  ]
}
