extension Problem.Kind {
  static let unknownMember = Problem.Kind(
    "E0315",
    Explanation(
      "Unknown member",
      meaning: """
        A name after a value and a dot is a member of the value: `bounds.width`, `path.bounds`. Values of this type have
        no member with this name. The message suggests the nearest one, or lists all of them.
        """,
      reason: """
        There is no value to use in its place.
        """,
      wrong: """
        shape Dot {
          size 24 x 24
          outline circle(center: bounds.middle, radius: 10)
          fill .teal
        }
        """,
      right: """
        shape Dot {
          size 24 x 24
          outline circle(center: bounds.center, radius: 10)
          fill .teal
        }
        """))
}

extension Problem {
  static func unknownMember(_ name: String, of type: DescribedType, all: [String], nearest: String?) -> Problem {
    let foreign = ForeignWords.memberHint(name, of: type.type)
    return Problem(
      .unknownMember, "\(type.withArticle) has no member \(quoted("." + name))",
      hint: foreign.map { .advice($0) } ?? choiceHint(nearest.map { "." + $0 }, all.map { "." + $0 }),
      fix: foreign == nil ? nearest.map { .rename(name, to: $0, sign: ".") } : nil)
  }
}

extension Problem.Kind {
  static let methodAsValue = Problem.Kind(
    "E0316",
    Explanation(
      "Method without parentheses",
      meaning: """
        The name after the dot is a method: a function of the value before the dot. It needs parentheses:
        `.opacity(50%)`, or `.reversed()` if it takes no arguments.
        """,
      reason: """
        The parentheses distinguish a method from a property such as `.width`.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          fill .teal.opacity
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          fill .teal.opacity(50%)
        }
        """))
}

extension Problem {
  static func methodAsValue(_ name: String, needsArguments: Bool) -> Problem {
    Problem(
      .methodAsValue, "missing \(needsArguments ? "arguments" : "parentheses") after \(quoted("." + name))",
      hint: "use `.\(name)(\(needsArguments ? "…" : ""))`",
      fix: needsArguments ? nil : .replace(with: name + "()"))
  }
}

extension Problem.Kind {
  static let memberAsMethod = Problem.Kind(
    "E0317",
    Explanation(
      "Parentheses after a property",
      meaning: """
        The name after the dot is a property of the value, not a method. It is written without parentheses.
        """,
      reason: """
        A property takes no arguments, so there is nothing to put into the parentheses.
        """,
      wrong: """
        shape Dot {
          size 24 x 24
          outline circle(center: bounds.center(), radius: 10)
          fill .teal
        }
        """,
      right: """
        shape Dot {
          size 24 x 24
          outline circle(center: bounds.center, radius: 10)
          fill .teal
        }
        """))
}

extension Problem {
  static func memberAsMethod(_ name: String) -> Problem {
    Problem(
      .memberAsMethod, "\(quoted("." + name)) is a property, not a method",
      hint: "use `.\(name)` without parentheses",
      fix: .removeNext("()"))
  }
}

extension Problem.Kind {
  static let emptyListWithoutType = Problem.Kind(
    "E0318",
    Explanation(
      "Empty list without a type",
      meaning: """
        The type of a list follows from its elements. An empty list has none, so the `let` must state the type:
        `[Point]` is a list of points.
        """,
      reason: """
        Even an empty list can only be used where its type fits: a list of points and a list of colors are different.
        """,
      wrong: """
        shape Map {
          size 240 x 120
          fill .white
          let places = []
          repeat p in places { fill .teal, path: circle(center: p, radius: 3) }
        }
        """,
      right: """
        shape Map {
          size 240 x 120
          fill .white
          let places: [Point] = []
          repeat p in places { fill .teal, path: circle(center: p, radius: 3) }
        }
        """))
}

extension Problem {
  static var emptyListWithoutType: Problem {
    Problem(
      .emptyListWithoutType, "missing type for this empty list",
      hint: "state the type, as in `let name: [Point] = []`")
  }
}

extension Problem.Kind {
  static let rangeOfType = Problem.Kind(
    "E0319",
    Explanation(
      "Range of a type without an order",
      meaning: """
        Only parameters of type Number, Int and Angle can have a range. A Bool always allows both of its values, and an
        enum all of its constants.
        """,
      reason: """
        A range includes the values between its ends. Values of other types have no order.
        """,
      wrong: """
        shape Tab(selected: Bool in 0...1 = true) {
          size 100 x 40
          fill selected ? .teal : .white
        }
        """,
      right: """
        shape Tab(selected: Bool = true) {
          size 100 x 40
          fill selected ? .teal : .white
        }
        """))
}

extension Problem {
  static func rangeOfType(_ type: DescribedType) -> Problem {
    Problem(
      .rangeOfType, "\(type.withArticle) can't have a range",
      hint: "remove the range; only Number, Int and Angle can have one")
  }
}

extension Problem.Kind {
  static let missingDefault = Problem.Kind(
    "E0320",
    Explanation(
      "Missing default",
      meaning: """
        Every parameter of a shape needs a default: `= 4`. It is used if no argument is passed. Parameters of functions
        and styles can omit the default.
        """,
      reason: """
        With defaults, each shape can be drawn and checked on its own.
        """,
      wrong: """
        shape Frame(line: Number) {
          size 240 x 120
          border .all, width: abs(line)
        }
        """,
      right: """
        shape Frame(line: Number = 2) {
          size 240 x 120
          border .all, width: abs(line)
        }
        """))
}

extension Problem {
  static func missingDefault(_ name: String) -> Problem {
    Problem(
      .missingDefault, "missing default for parameter \(quoted(name))",
      hint: "add a default, as in `name: Type = value`, so that the shape can be drawn on its own")
  }
}

extension Problem.Kind {
  static let missingType = Problem.Kind(
    "E0321",
    Explanation(
      "Parameter without a type",
      meaning: """
        A parameter needs a type, or a range or a default from which the type follows. This parameter has none of these.
        """,
      reason: """
        The type determines which arguments fit and which operations are allowed.
        """,
      wrong: """
        func double(length) = 2 * length

        shape Frame {
          size 240 x 120
          border .all, width: double(length: 2)
        }
        """,
      right: """
        func double(length: Number) = 2 * length

        shape Frame {
          size 240 x 120
          border .all, width: double(length: 2)
        }
        """))
}

extension Problem {
  static func missingType(_ name: String) -> Problem {
    Problem(
      .missingType, "missing type for parameter \(quoted(name))",
      hint: "add a type, as in `\(name): Number`, or a default, as in `\(name) = 4`")
  }
}

extension Problem.Kind {
  static let forbiddenType = Problem.Kind(
    "E0322",
    Explanation(
      "Type that is not allowed here",
      meaning: """
        A string can only be the reason of a `require`, the path of an `import` and the name of a preview. It can't be
        the value of a parameter, a `let`, a function or an element of a list. A parameter can't be a stop of a gradient
        either.
        """,
      reason: """
        A picture contains no text. An app puts its text into the content slot.
        """,
      wrong: """
        shape Card(title = "Hello") {
          size 240 x 120
          fill .teal
          content(inset: 16)
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          fill .teal
          content(inset: 16)
        }
        """))
}

extension Problem {
  static func parameterOfType(_ type: DescribedType) -> Problem {
    Problem(.forbiddenType, "a parameter can't be \(type.withArticle)")
  }

  static var stringAsValue: Problem {
    Problem(
      .forbiddenType, "a value can't be a string",
      hint: "use the content slot for text, a color such as `#FF8800` or `.red`, or a constant of an enum")
  }
}

extension Problem.Kind {
  static let members: [Problem.Kind] = [
    .unknownMember, .methodAsValue, .memberAsMethod, .emptyListWithoutType, .rangeOfType, .missingDefault, .missingType,
    .forbiddenType,
  ]
}
