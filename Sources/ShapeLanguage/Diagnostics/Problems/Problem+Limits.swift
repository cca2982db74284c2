extension Problem.Kind {
  static let sizeOutsideLimits = Problem.Kind(
    "E0620",
    Explanation(
      "A size outside the limits of a shape",
      meaning: """
        A shape is drawn at a size that is smaller than its `min:` or larger than its `max:`; its own design size may be
        such a one, or its `max:` is less than its `min:`. Without these the limits are 1 and 4096 points. Where the shape is used by another one, the message says at which size of that one it
        happens: often at the least one.
        """,
      reason: """
        The limits are what the shape promises. Beyond them its parts may lie over each other or turn inside out.
        """,
      wrong: """
        shape Badge {
          size 40 x 40, min: 24 x 24
          fill .teal
        }

        shape Card {
          size 240 x 120, min: 60 x 40
          layer(width: 16, height: 16) { use Badge() }
        }
        """,
      right: """
        shape Badge {
          size 40 x 40, min: 24 x 24
          fill .teal
        }

        shape Card {
          size 240 x 120, min: 60 x 40
          layer(width: 24, height: 24) { use Badge() }
        }
        """))
}

extension Problem {
  static func sizeOutsideLimits(name: String, wanted: String, minimum: String, maximum: String) -> Problem {
    Problem(
      .sizeOutsideLimits, "\(quoted(name)) works from \(minimum) to \(maximum), and this is \(wanted)",
      hint: "the shape says so by `size …, min: …, max: …`")
  }

  static func limitsOutOfOrder(_ fault: LimitFault, _ value: String) -> Problem {
    Problem(
      .sizeOutsideLimits, "\(fault.text), and this is \(value)", hint: "the design size lies between `min:` and `max:`")
  }
}

extension Problem.Kind {
  static let badSize = Problem.Kind(
    "E0621",
    Explanation(
      "A size that nothing can have",
      meaning: """
        Both lengths of a size are above 0, and at most 100,000 points. Where a shape is used in a layer, its size is
        that of the layer, which at some size may shrink to 0.
        """,
      reason: """
        At a size of 0 there is nothing to see, and every share of it is 0 as well.
        """,
      wrong: """
        shape Line {
          size 240 x 0
          fill .teal
        }
        """,
      right: """
        shape Line {
          size 240 x 1
          fill .teal
        }
        """))
}

extension Problem {
  static func badSize(_ text: String) -> Problem {
    Problem(
      .badSize, "\(text) is not a size that can be drawn",
      hint: "a size is written `240 x 320`, both lengths above 0")
  }
}

extension Problem.Kind {
  static let tooManyElements = Problem.Kind(
    "E0701",
    Explanation(
      "Too many layers and paints",
      meaning: """
        A picture may have 1,000,000 layers, fills, strokes and borders. A `repeat` in a `repeat`, or shapes that use each
        other several times, get there sooner than one thinks.
        """,
      reason: """
        Such a picture would take more room and time than whoever looks at it has. A drawing with so many parts is often
        one path: thousands of dots can be added to a path and filled at once.
        """,
      wrong: """
        shape Dots {
          size 240 x 120
          repeat row in 0..<1000, column in 0..<2000 {
            fill .teal, path: circle(center: (column, row), radius: 0.4)
          }
        }
        """,
      right: """
        shape Dots {
          size 240 x 120
          repeat row in 0..<10, column in 0..<20 {
            fill .teal, path: circle(center: (column, row), radius: 0.4)
          }
        }
        """))
}

extension Problem {
  static var tooManyElements: Problem {
    Problem(
      .tooManyElements, "this picture has more than \(SourceLimits.elements) layers, fills, strokes and borders")
  }
}

extension Problem.Kind {
  static let tooManySteps = Problem.Kind(
    "E0702",
    Explanation(
      "Too many steps for a picture",
      meaning: """
        A picture may take 10,000,000 steps. A step is a statement, a value of a `let`, a command of a path, a round of a
        `repeat`, an element of a list or a call; work on regions and strokes counts by the time it takes.
        """,
      reason: """
        A picture that takes minutes is of no use in an editor or an app, and one that never ends is worse.
        """,
      wrong: """
        shape Grid {
          size 240 x 120
          stroke .teal, path: path {
            repeat row in 0..<4000, column in 0..<4000 {
              move (column, row)
              line by: (1, 0)
            }
          }
        }
        """,
      right: """
        shape Grid {
          size 240 x 120
          stroke .teal, path: path {
            repeat row in 0..<4, column in 0..<4 {
              move (column, row)
              line by: (1, 0)
            }
          }
        }
        """))
}

extension Problem {
  static var tooManySteps: Problem {
    Problem(.tooManySteps, "this picture takes more than \(SourceLimits.steps) steps")
  }

  static func regionOfTooManySteps(_ name: String) -> Problem {
    Problem(
      .tooManySteps, "`.\(name)` takes more steps than are left of the \(SourceLimits.steps) of this picture",
      hint: "use fewer shapes, or shapes with fewer lines")
  }

  static func undecidedRegion(_ name: String) -> Problem {
    Problem(
      .tooManySteps, "`.\(name)` has no result: edges of the paths can't be told apart", hint: "move one of the paths")
  }
}

extension Problem.Kind {
  static let repeatTooLong = Problem.Kind(
    "E0703",
    Explanation(
      "A repeat with too many rounds",
      meaning: """
        The range of this `repeat` is longer than all the steps that a picture may take, 10,000,000.
        """,
      reason: """
        It is known before the first round that the last one can't be reached. Mostly the upper end was computed wrongly.
        """,
      wrong: """
        shape Ruler {
          size 120 x 20
          repeat i in 0..<20000000 {
            layer(left: i * 10, width: 1) { fill .black }
          }
        }
        """,
      right: """
        shape Ruler {
          size 120 x 20
          repeat i in 0..<20 {
            layer(left: i * 10, width: 1) { fill .black }
          }
        }
        """))
}

extension Problem {
  static func repeatTooLong(_ rounds: Double) -> Problem {
    Problem(
      .repeatTooLong, "this `repeat` goes round \(number(rounds)) times; the limit is \(SourceLimits.steps)")
  }
}

extension Problem.Kind {
  static let callsTooDeep = Problem.Kind(
    "E0704",
    Explanation(
      "Shapes, styles or functions nested too deep",
      meaning: """
        A shape uses a shape that uses a shape, or functions call each other, or content lies in content: more than 100
        of them within each other, or fewer where their blocks and values are nested deep.
        """,
      reason: """
        Each of them is kept waiting until those within it are done, and the room for that has an end.
        """,
      wrong: .situation("A row of 120 functions, each of which calls the one before it."),
      right: .situation("One function that takes a list, and a `repeat` that runs over it.")))
}

extension Problem {
  static func callsTooDeep(_ name: String) -> Problem {
    Problem(
      .callsTooDeep,
      "\(quoted(name)) is used at a depth of more than \(SourceLimits.calls) shapes, styles and functions")
  }
}

extension Problem.Kind {
  static let limits: [Problem.Kind] = [
    .sizeOutsideLimits, .badSize, .tooManyElements, .tooManySteps, .repeatTooLong, .callsTooDeep,
  ]
}

/// What is wrong with the limits of a size, and what they are compared with.
public enum LimitFault: Sendable {
  case maximumBelowMinimum(String)
  case minimumAboveDesignSize(String)
  case maximumBelowDesignSize(String)

  fileprivate var text: String {
    switch self {
    case .maximumBelowMinimum(let other): "`max:` can't be less than `min:`, which is \(other)"
    case .minimumAboveDesignSize(let other): "`min:` can't be larger than the design size, which is \(other)"
    case .maximumBelowDesignSize(let other): "`max:` can't be less than the design size, which is \(other)"
    }
  }
}
