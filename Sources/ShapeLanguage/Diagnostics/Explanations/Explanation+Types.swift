extension Explanation {
  /// E0301 to E0310: values of the wrong type.
  static let types: [Explanation] = [
    Explanation(
      "E0301", "A value of the wrong type",
      meaning: """
        Each value has a type: a Number, a Point, a Color, a Path and so on. Here a value of one type is needed, and one
        of another type stands there. An Int can stand for a Number and a Color for a Paint; nothing else becomes another
        type by itself.
        """,
      reason: """
        A rectangle where a path is due would have to be turned into one somehow, and to guess how is to draw something
        that nobody asked for.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          fill .teal, path: bounds
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          fill .teal, path: rect(bounds)
        }
        """),

    Explanation(
      "E0302", "A number where an angle is due",
      meaning: """
        An angle is never a plain number: it has a unit, `45deg`, `0.125turn` or `0.785rad`. A number that is computed
        becomes an angle when it is multiplied by one: `n * 1deg`.
        """,
      reason: """
        In some programs 90 is a quarter turn, in others it is `90rad` and so more than fourteen turns. With the unit
        beside it nobody has to know which.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          layer(inset: 40, rotation: 45) { fill .teal }
        }
        """,
      right: """
        shape Card {
          size 240 x 120
          layer(inset: 40, rotation: 45deg) { fill .teal }
        }
        """),

    Explanation(
      "E0303", "A Number where a whole number is needed",
      meaning: """
        What is counted is an Int, a whole number: the rounds of a `repeat`, the points of a star. A Number may have a
        fraction, and `/` always gives a Number. `floor`, `round` and `ceil` make an Int of it.
        """,
      reason: """
        Whether two and a half rounds are two or three is for you to say.
        """,
      wrong: """
        shape Ruler {
          size 120 x 20
          repeat i in 0..<width / 10 {
            layer(left: i * 10, width: 1) { fill .black }
          }
        }
        """,
      right: """
        shape Ruler {
          size 120 x 20
          repeat i in 0..<floor(width / 10) {
            layer(left: i * 10, width: 1) { fill .black }
          }
        }
        """),

    Explanation(
      "E0304", "A sign before a value that it does not go with",
      meaning: """
        `-` goes before a Number, an Int, an Angle or a Point, and `!` before a Bool. Before a value of another type it
        has no meaning.
        """,
      reason: """
        There is no such thing as the negative of a Bool or of a Size. The opposite of a condition is written with `!`.
        """,
      wrong: """
        shape Tab(selected: Bool = true) {
          size 100 x 40
          let hidden = -selected
          fill hidden ? .gray : .white
        }
        """,
      right: """
        shape Tab(selected: Bool = true) {
          size 100 x 40
          let hidden = !selected
          fill hidden ? .gray : .white
        }
        """),

    Explanation(
      "E0305", "An operator between values that it does not go with",
      meaning: """
        Each operator works between certain types: Numbers with Numbers, Points with Points, an Angle or a Point times a
        Number. Between the two types that stand here it has no meaning. Paths are combined by `.union` and its kin.
        """,
      reason: """
        A point plus a number could move it right, down or both ways. A point plus a point says which.
        """,
      wrong: """
        shape Dot {
          size 24 x 24
          fill .teal, path: circle(center: center + 4, radius: 6)
        }
        """,
      right: """
        shape Dot {
          size 24 x 24
          fill .teal, path: circle(center: center + (4, 4), radius: 6)
        }
        """),

    Explanation(
      "E0306", "Numbers that are tested for being equal",
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
        """),

    Explanation(
      "E0307", "Two values of different types after `?`",
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
        """),

    Explanation(
      "E0308", "A switch over something that is no enum",
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
        """),

    Explanation(
      "E0309", "A switch that lacks some constants",
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
        """),

    Explanation(
      "E0310", "A repeat over something that can't be counted",
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
        """),
  ]
}
