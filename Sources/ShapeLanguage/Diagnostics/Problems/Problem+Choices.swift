extension Problem.Kind {
  static let equalityOfNumbers = Problem.Kind(
    "E0306",
    Explanation(
      "Numbers that are tested for being equal",
      meaning: """
        `==` and `!=` compare Ints, Bools and constants, but no Numbers and no Angles. Compare these with `<` or `>`, or
        ask whether their difference is small.
        """,
      reason: """
        Numbers with fractions are rounded: `0.1 + 0.2` is not exactly 0.3. A test for being equal would hold at one size
        and fail at the next, and nobody would see why.
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
      .equalityOfNumbers, "\(type.withArticle) can't be tested for being equal: it is rarely exactly so",
      hint: "compare with `<`, or ask whether the difference is small: `abs(a - b) < 0.001`")
  }
}

extension Problem.Kind {
  static let branchesDiffer = Problem.Kind(
    "E0307",
    Explanation(
      "Two values of different types after `?`",
      meaning: """
        In `condition ? a : b` the values `a` and `b` have one type: whichever is taken, it must fit where the whole
        stands.
        """,
      reason: """
        If the types differed, the source would be right or wrong depending on the condition.
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
    Problem(.branchesDiffer, "the two values of `?` and `:` differ in type: \(a) and \(b)")
  }
}

extension Problem.Kind {
  static let switchOnType = Problem.Kind(
    "E0308",
    Explanation(
      "A switch over something that is no enum",
      meaning: """
        `switch` goes over the constants of an enum. For a condition, or for ranges of a number, there is `if`.
        """,
      reason: """
        Of an enum all constants are known, so it can be seen that none is forgotten. Numbers have no end.
        """,
      wrong: """
        shape Tab(selected: Bool = true) {
          size 100 x 40
          switch selected {
          default: fill .teal
          }
        }
        """,
      right: """
        shape Tab(selected: Bool = true) {
          size 100 x 40
          if selected {
            fill .teal
          }
        }
        """))
}

extension Problem {
  static func switchOnType(_ type: DescribedType) -> Problem {
    Problem(
      .switchOnType, "`switch` goes over the cases of an enum, and this is \(type.withArticle)",
      hint: "use `if` for anything else")
  }
}

extension Problem.Kind {
  static let switchLacks = Problem.Kind(
    "E0309",
    Explanation(
      "A switch that lacks some constants",
      meaning: """
        Without `default:` a `switch` names each constant of its enum. The message lists those that it lacks. A case that
        draws nothing is written with nothing after its colon.
        """,
      reason: """
        When a constant is added to the enum, this message shows every place that has to know about it.
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
    Problem(.switchLacks, "this `switch` lacks \(list(names))", hint: "add them, or `default:`")
  }
}

extension Problem.Kind {
  static let repeatOverType = Problem.Kind(
    "E0310",
    Explanation(
      "A repeat over something that can't be counted",
      meaning: """
        `repeat` runs over a range of whole numbers, such as `0..<3`, or over a list, such as `[(0, 0), (4, 4)]`.
        """,
      reason: """
        A number alone does not say where to begin: `0..<3` is 0, 1, 2, and `1...3` is 1, 2, 3.
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
  static func repeatOverType(_ type: DescribedType) -> Problem {
    Problem(
      .repeatOverType, "`repeat` runs over a range or a list, and this is \(type.withArticle)",
      hint: "for example `repeat i in 0..<3`, or `repeat p in [(0, 0), (4, 4)]`")
  }
}

extension Problem.Kind {
  static let choices: [Problem.Kind] = [
    .equalityOfNumbers, .branchesDiffer, .switchOnType, .switchLacks, .repeatOverType,
  ]
}
