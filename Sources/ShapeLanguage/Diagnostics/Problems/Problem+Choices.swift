extension Problem.Kind {
  static let equalityOfNumbers = Problem.Kind(
    "E0306",
    Explanation(
      "Equality of Numbers",
      meaning: """
        `==` and `!=` compare Ints, Bools and constants, but not Numbers or Angles. Compare these with `<` or
        `>`, or check that their difference is small.
        """,
      reason: """
        Numbers with fractions are rounded: `0.1 + 0.2` is not exactly 0.3. A comparison with `==` would be true
        at one size and false at another, for no visible reason.
        """,
      wrong: """
        shape Tile {
          size 60 x 60
          if width == height { fill .teal } else { fill .gold }
        }
        """,
      right: """
        shape Tile {
          size 60 x 60
          if abs(width - height) < 0.001 { fill .teal } else { fill .gold }
        }
        """))
}

extension Problem {
  static func equalityOfNumbers(_ type: DescribedType) -> Problem {
    Problem(
      .equalityOfNumbers, "`==` and `!=` can't compare \(type)s, which are rarely exactly equal",
      hint: "use `<` or `>`, or check the difference: `abs(a - b) < \(type.type == .angle ? "0.1deg" : "0.001")`")
  }
}

extension Problem.Kind {
  static let branchesDiffer = Problem.Kind(
    "E0307",
    Explanation(
      "Branches of different types",
      meaning: """
        In `condition ? a : b`, the values `a` and `b` must have the same type.
        """,
      reason: """
        Otherwise the condition would decide whether the source is right or wrong.
        """,
      wrong: """
        shape Tab(selected: Bool = true) {
          size 100 x 40
          fill selected ? .teal : 0
        }
        """,
      right: """
        shape Tab(selected: Bool = true) {
          size 100 x 40
          fill selected ? .teal : .transparent
        }
        """))
}

extension Problem {
  static func branchesDiffer(_ a: DescribedType, _ b: DescribedType) -> Problem {
    Problem(.branchesDiffer, "the two values of `? :` have different types: \(a) and \(b)")
  }
}

extension Problem.Kind {
  static let switchOnType = Problem.Kind(
    "E0308",
    Explanation(
      "Switch over a value without constants",
      meaning: """
        `switch` chooses by the constants of an enum, by Ints, or by a Bool. For a Number, use `if`, or convert it with
        `floor`, `round` or `ceil`.
        """,
      reason: """
        A Number is rarely exactly equal to another one.
        """,
      wrong: """
        shape Tab {
          size 100 x 40
          switch width {
          case 0...60: fill .gold
          default: fill .teal
          }
        }
        """,
      right: """
        shape Tab {
          size 100 x 40
          switch round(width) {
          case 0...60: fill .gold
          default: fill .teal
          }
        }
        """))
}

extension Problem {
  static func switchOnType(_ type: DescribedType) -> Problem {
    Problem(
      .switchOnType, "`switch` needs a constant of an enum, an Int or a Bool, found \(type.withArticle)",
      hint: type.type == .number
        ? "use `if`, or a whole number, as in `switch floor(a) { … }`" : "use `if` instead")
  }
}

extension Problem.Kind {
  static let switchLacks = Problem.Kind(
    "E0309",
    Explanation(
      "Incomplete switch",
      meaning: """
        Without `default:`, a `switch` must list all constants of its enum, or both Bools. The message names the missing
        ones. A `switch` over an Int needs `default:`. A case that draws nothing is empty after its colon.
        """,
      reason: """
        When a constant is added to the enum, this error shows every `switch` that must handle it.
        """,
      wrong: """
        enum Mark { none, dot, ring }

        shape Dial(mark: Mark = .dot) {
          size 100 x 100
          switch mark {
          case .none: border .all
          case .dot: fill .teal
          }
        }
        """,
      right: """
        enum Mark { none, dot, ring }

        shape Dial(mark: Mark = .dot) {
          size 100 x 100
          switch mark {
          case .none: border .all
          case .dot: fill .teal
          case .ring: stroke .teal
          }
        }
        """))
}

extension Problem {
  static func switchLacks(_ names: [String]) -> Problem {
    Problem(
      .switchLacks, "this `switch` is missing \(list(names))",
      hint: "add the missing \(names.count > 1 ? "cases" : "case"), or `default:`")
  }

  /// A `switch` over an Int without a default.
  static var switchLacksDefault: Problem {
    Problem(
      .switchLacks, "this `switch` over an Int is missing `default:`", hint: "add `default:` for all other numbers")
  }
}

extension Problem.Kind {
  static let overlappingCase = Problem.Kind(
    "E0328",
    Explanation(
      "Cases with common values",
      meaning: """
        Some numbers of this label are in another label of the same `switch`. `1...3` includes 3, and `1..<3` does not.
        """,
      reason: """
        The first matching case would be drawn, so that a part of this one would never be.
        """,
      wrong: """
        shape Meter(level: Int in 0...9 = 4) {
          size 60 x 20
          switch level {
          case 0...3: fill .tomato
          case 3...6: fill .gold
          default: fill .teal
          }
        }
        """,
      right: """
        shape Meter(level: Int in 0...9 = 4) {
          size 60 x 20
          switch level {
          case 0..<3: fill .tomato
          case 3...6: fill .gold
          default: fill .teal
          }
        }
        """))
}

extension Problem {
  static func overlappingCase(_ label: String) -> Problem {
    Problem(.overlappingCase, "\(quoted(label)) overlaps an earlier label", hint: "change one of the two ranges")
  }
}

extension Problem.Kind {
  static let rangeInCase = Problem.Kind(
    "E0329",
    Explanation(
      "Range in a case of a type without an order",
      meaning: """
        A range such as `1...3` can be a label in a `switch` over an Int. Constants of an enum and Bools are listed one by
        one, separated by commas.
        """,
      reason: """
        Only numbers have an order.
        """,
      wrong: """
        enum Mark { none, dot, ring }

        shape Dial(mark: Mark = .dot) {
          size 100 x 100
          switch mark {
          case 0...1: fill .teal
          default: fill .gold
          }
        }
        """,
      right: """
        enum Mark { none, dot, ring }

        shape Dial(mark: Mark = .dot) {
          size 100 x 100
          switch mark {
          case .none, .dot: fill .teal
          default: fill .gold
          }
        }
        """))
}

extension Problem {
  static func rangeInCase(_ type: DescribedType) -> Problem {
    Problem(
      .rangeInCase, "a range can't be a label in a `switch` over \(type.withArticle)",
      hint: "list the values, separated by commas")
  }
}

extension Problem.Kind {
  static let repeatOverType = Problem.Kind(
    "E0310",
    Explanation(
      "Repeat over a value that is not a range or a list",
      meaning: """
        `repeat` iterates over a range of Ints, such as `0..<3`, or over a list, such as `[(0, 0), (4, 4)]`.
        """,
      reason: """
        A single number doesn't determine where to begin: `0..<3` is 0, 1, 2, and `1...3` is 1, 2, 3.
        """,
      wrong: """
        shape Steps {
          size 60 x 20
          repeat i in 3 {
            layer(left: i * 20, width: 16) { fill .teal }
          }
        }
        """,
      right: """
        shape Steps {
          size 60 x 20
          repeat i in 0..<3 {
            layer(left: i * 20, width: 16) { fill .teal }
          }
        }
        """))
}

extension Problem {
  /// - Parameter loop: `repeat`, or the `for` of a list.
  static func repeatOverType(_ type: DescribedType, in loop: Keyword) -> Problem {
    let word = loop.spelling
    return Problem(
      .repeatOverType, "\(quoted(word)) needs a range or a list, found \(type.withArticle)",
      hint: .advice("use a range, as in `\(word) i in 0..<3`, or a list, as in `\(word) p in [(0, 0), (4, 4)]`"))
  }
}

extension Problem.Kind {
  static let choices: [Problem.Kind] = [
    .equalityOfNumbers, .branchesDiffer, .switchOnType, .switchLacks, .overlappingCase, .rangeInCase, .repeatOverType,
  ]
}
