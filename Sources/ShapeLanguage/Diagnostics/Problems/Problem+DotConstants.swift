extension Problem.Kind {
  static let constantWithoutType = Problem.Kind(
    "E0311",
    Explanation(
      "A constant that nothing gives a type",
      meaning: """
        What a constant such as `.top` means follows from where it stands: after `border` it is an edge. Here nothing
        says so. Give the `let` a type.
        """,
      reason: """
        Several types can have a constant of the same name: `.center` and `.round` mean different things after different
        labels.
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
      .constantWithoutType, "nothing here says of what type \(quoted("." + name)) is",
      hint: type.map { "say of what type it is: `name: \($0) = .\(name)`" }, fix: type.map { .declareType($0) })
  }
}

extension Problem.Kind {
  static let noConstants = Problem.Kind(
    "E0312",
    Explanation(
      "A constant where a value of another kind is needed",
      meaning: """
        Here a value is needed whose type has no constants: a number, an angle, a point, a path, a list. A name with a
        dot can't be one of these.
        """,
      reason: """
        There is nothing that the name could stand for.
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
    let hint: Hint? =
      type.type == .point
      ? "a point is written `(x, y)`" : type.isList ? "a list stands in square brackets: `[a, b]`" : nil
    return Problem(
      .noConstants, "\(quoted(constant)) stands where \(type.withArticle) is needed", hint: hint)
  }
}

extension Problem.Kind {
  static let unknownConstant = Problem.Kind(
    "E0313",
    Explanation(
      "A constant that its type has not",
      meaning: """
        The type is known, but it has no constant of this name. The message says which is nearest, or which there are. A
        colour has the CSS names, in small letters.
        """,
      reason: """
        Any constant taken in its place would be a guess.
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
    let foreign = type.type == .color ? ForeignWords.constantHint(name) : nil
    return Problem(
      .unknownConstant, "\(type) has no constant \(quoted("." + name))",
      hint: foreign.map { .advice($0) } ?? choiceHint(nearest.map { "." + $0 }, all.map { "." + $0 }),
      fix: foreign == nil ? nearest.map { .rename(name, to: $0, sign: ".") } : nil)
  }
}

extension Problem.Kind {
  static let typeBeforeConstant = Problem.Kind(
    "E0314",
    Explanation(
      "A constant with its type before the dot",
      meaning: """
        A constant is written with its dot alone. Its type is not said: it follows from the place.
        """,
      reason: """
        What the type is can be seen from where the constant stands, and what stands before a dot is a value everywhere else.
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
      .typeBeforeConstant, "a constant is written without its type: \(quoted("." + name))",
      hint: .fix(.write("." + name)), fix: .removeType(type, beforeConstant: name), hasCertainRecovery: true)
  }
}

extension Problem.Kind {
  static let missingDot = Problem.Kind(
    "E0323",
    Explanation(
      "A constant without its dot",
      meaning: """
        A constant is written with a dot before its name: `.teal`, `.round`, `.left`. Without the dot it is the name of a
        `let` or a parameter.
        """,
      reason: """
        So a new `let` with the name of a colour never changes what a constant means.
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
      .missingDot, "the constant \(quoted("." + name)) lacks its dot here", hint: .fix(.write("." + name)),
      fix: .replace(with: "." + name), hasCertainRecovery: true)
  }
}

extension Problem.Kind {
  static let dotConstants: [Problem.Kind] = [
    .constantWithoutType, .noConstants, .unknownConstant, .typeBeforeConstant, .missingDot,
  ]
}
