extension Problem.Kind {
  static let sizeOutsideLimits = Problem.Kind(
    "E0620",
    Explanation(
      "Size outside the limits",
      meaning: """
        A shape is drawn at a size that is smaller than its `min:` or larger than its `max:`. `min:` defaults to
        1 x 1, and `max:` to 4096 x 4096. Its own design size can be outside the limits too, or its `max:` can
        be smaller than its `min:`. If another shape uses it, the message shows the size of that shape at which
        this happens, often its `min:`.
        """,
      reason: """
        The limits are the sizes that the shape supports. Outside them, its parts can overlap or turn inside
        out.
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
      .sizeOutsideLimits, "the size \(wanted) is outside the limits of \(quoted(name)): \(minimum) to \(maximum)",
      hint: "use another size, or change `min:` or `max:` in the `size` of the shape")
  }

  static func limitsOutOfOrder(_ fault: LimitFault, _ value: String) -> Problem {
    Problem(
      .sizeOutsideLimits, fault.message(value), hint: "keep the design size between `min:` and `max:`")
  }
}

extension Problem.Kind {
  static let badSize = Problem.Kind(
    "E0621",
    Explanation(
      "Invalid size",
      meaning: """
        Both lengths of a size must be above 0 and at most 100,000 points. A `use` draws a shape at the size of
        its layer, which can shrink to 0 at some sizes.
        """,
      reason: """
        At a size of 0 there is nothing to see, and every share of it is also 0.
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
      .badSize, "invalid size \(text)",
      hint: "use two lengths above 0 and at most \(number(SourceLimits.largestSide)): `240 x 320`")
  }
}

extension Problem.Kind {
  static let tooManyElements = Problem.Kind(
    "E0701",
    Explanation(
      "Too many elements",
      meaning: """
        A picture can have at most 1,000,000 layers, fills, strokes and borders. A `repeat` in a `repeat`, or
        shapes that use each other several times, can reach this limit quickly.
        """,
      reason: """
        Such a picture needs too much time and memory. In many cases one path is enough: thousands of dots can
        be added to one path and filled at once.
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
      "Too many steps",
      meaning: """
        A picture can take at most 10,000,000 steps. Each statement, value of a `let`, path command, iteration
        of a `repeat`, element of a list and call is a step. Work on regions and strokes counts by the time it
        takes.
        """,
      reason: """
        In an editor or an app, a picture that takes minutes is useless, and one that never ends is worse.
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
      .tooManySteps, "`.\(name)` takes too many steps: the limit for the whole picture is \(SourceLimits.steps)",
      hint: "use fewer paths, or simpler ones")
  }

  static var spreadOfTooManySteps: Problem {
    Problem(
      .tooManySteps, "`spread:` takes too many steps here: the limit for the whole picture is \(SourceLimits.steps)",
      hint: "use fewer or simpler paths in the layer, or a larger `radius:` instead of `spread:`")
  }

  static var undecidedSpread: Problem {
    Problem(
      .tooManySteps, "`spread:` has no result: edges of the layer's paths are too close to each other",
      hint: "move one of the paths, or use a larger `radius:` instead of `spread:`")
  }

  static func undecidedRegion(_ name: String) -> Problem {
    Problem(
      .tooManySteps, "`.\(name)` has no result: edges of the paths are too close to each other",
      hint: "move one of the paths")
  }
}

extension Problem.Kind {
  static let repeatTooLong = Problem.Kind(
    "E0703",
    Explanation(
      "Too many iterations",
      meaning: """
        The range of this `repeat` is longer than the 10,000,000 steps that a picture can take.
        """,
      reason: """
        The loop can't complete, so it is not started. In most cases the upper end of the range is wrong.
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
  static func repeatTooLong(_ iterations: Double) -> Problem {
    Problem(
      .repeatTooLong, "this `repeat` runs \(number(iterations)) times; the limit is \(SourceLimits.steps)")
  }
}

extension Problem.Kind {
  static let callsTooDeep = Problem.Kind(
    "E0704",
    Explanation(
      "Shapes, styles or functions nested too deep",
      meaning: """
        Shapes that use shapes, functions that call functions, and contents of slots can be nested at most 100
        deep, or less if their blocks and values are deeply nested.
        """,
      reason: """
        All outer ones wait in memory, which is limited, until the inner ones are done.
        """,
      wrong: .situation("120 functions, each of which calls the previous one."),
      right: .situation("One function with a list as its argument, and a `repeat` over that list.")))
}

extension Problem {
  static func callsTooDeep(_ name: String) -> Problem {
    Problem(
      .callsTooDeep,
      "\(quoted(name)) is nested too deep in shapes, styles and functions; the limit is \(SourceLimits.calls)")
  }
}

extension Problem.Kind {
  static let limits: [Problem.Kind] = [
    .sizeOutsideLimits, .badSize, .tooManyElements, .tooManySteps, .repeatTooLong, .callsTooDeep,
  ]
}

/// Limits of a size that contradict each other, with the size they are compared with.
public enum LimitFault: Sendable {
  case maximumBelowMinimum(String)
  case minimumAboveDesignSize(String)
  case maximumBelowDesignSize(String)

  fileprivate func message(_ value: String) -> String {
    switch self {
    case .maximumBelowMinimum(let other): "`max:` \(value) is smaller than `min:` \(other) in width or height"
    case .minimumAboveDesignSize(let other):
      "`min:` \(value) is larger than the design size \(other) in width or height"
    case .maximumBelowDesignSize(let other):
      "`max:` \(value) is smaller than the design size \(other) in width or height"
    }
  }
}
