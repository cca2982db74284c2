extension Problem.Kind {
  static let unknownMember = Problem.Kind(
    "E0315",
    Explanation(
      "A member that a value has not",
      meaning: """
        After a value and a dot stands the name of something that the value has: `bounds.width`, `path.bounds`. This type
        of value has nothing of that name. The message says which is nearest, or which there are.
        """,
      reason: """
        A name that is not there has no value that could be drawn.
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
      .unknownMember, "\(type.withArticle) has no \(quoted("." + name))",
      hint: foreign.map { .advice($0) } ?? choiceHint(nearest.map { "." + $0 }, all.map { "." + $0 }),
      fix: foreign == nil ? nearest.map { .rename(name, to: $0, sign: ".") } : nil)
  }
}

extension Problem.Kind {
  static let methodAsValue = Problem.Kind(
    "E0316",
    Explanation(
      "A method without its brackets",
      meaning: """
        This name after the dot is that of a method, a function of the value before the dot. It is written with brackets:
        `.opacity(50%)`, and `.reversed()` where it takes no arguments.
        """,
      reason: """
        Without them it could not be told apart from something that the value has, such as `.width`.
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
      .methodAsValue, "\(quoted("." + name)) needs its \(needsArguments ? "arguments" : "brackets")",
      hint: "write `.\(name)(\(needsArguments ? "…" : ""))`",
      fix: needsArguments ? nil : .replace(with: name + "()"))
  }
}

extension Problem.Kind {
  static let memberAsMethod = Problem.Kind(
    "E0317",
    Explanation(
      "Brackets after what takes no arguments",
      meaning: """
        This name after the dot is something that the value has, not a method. It is written without brackets.
        """,
      reason: """
        It depends on nothing else, so there is nothing to put into the brackets.
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
      .memberAsMethod, "\(quoted("." + name)) takes no arguments", hint: "write `.\(name)` without brackets",
      fix: .removeNext("()"))
  }
}

extension Problem.Kind {
  static let emptyListWithoutType = Problem.Kind(
    "E0318",
    Explanation(
      "An empty list that nothing gives a type",
      meaning: """
        The type of a list follows from what is in it. In an empty list there is nothing, so the `let` says its type:
        `[Point]` is a list of points.
        """,
      reason: """
        Whether the list may stand where points or where colours are needed must be known, even while it is empty.
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
      .emptyListWithoutType, "nothing here says what this empty list is a list of",
      hint: "say of what it is a list: `name: [Point] = []`")
  }
}

extension Problem.Kind {
  static let rangeOfType = Problem.Kind(
    "E0319",
    Explanation(
      "A range on a parameter that can't have one",
      meaning: """
        Only a Number, an Int and an Angle have a range. A Bool has its two values and an enum its constants anyway.
        """,
      reason: """
        A range has a lower and an upper end, and the values between them are in order. Other types have no order.
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
    Problem(.rangeOfType, "\(type.withArticle) has no range", hint: "Number, Int and Angle have ranges")
  }
}

extension Problem.Kind {
  static let missingDefault = Problem.Kind(
    "E0320",
    Explanation(
      "A parameter of a shape without a default",
      meaning: """
        Every parameter of a shape has a value for when none is given: `= 4`. The parameters of functions and styles may
        go without.
        """,
      reason: """
        So each shape can be drawn by itself, looked at and checked, without any other file.
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
      .missingDefault, "the parameter \(quoted(name)) needs a default",
      hint: "write `name: Type = value`, so that the shape can be drawn by itself")
  }
}

extension Problem.Kind {
  static let missingType = Problem.Kind(
    "E0321",
    Explanation(
      "A parameter without a type",
      meaning: """
        A parameter says its type, or has a range or a default from which the type follows. This one has none of the
        three.
        """,
      reason: """
        Without a type it can't be known which arguments fit, nor what may be done with them.
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
      .missingType, "the parameter \(quoted(name)) needs a type, a range or a default",
      hint: "for example `\(name): Number` or `\(name) = 4`")
  }
}

extension Problem.Kind {
  static let parameterOfType = Problem.Kind(
    "E0322",
    Explanation(
      "A parameter of a type that it can't have",
      meaning: """
        A parameter can't be a text. Texts say why something is required, and name files and previews.
        """,
      reason: """
        There is no text in a picture: it goes into the content slot, where your own views are.
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
    Problem(.parameterOfType, "a parameter can't be \(type.withArticle)")
  }
}

extension Problem.Kind {
  static let members: [Problem.Kind] = [
    .unknownMember, .methodAsValue, .memberAsMethod, .emptyListWithoutType, .rangeOfType, .missingDefault, .missingType,
    .parameterOfType,
  ]
}
