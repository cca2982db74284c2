extension Problem.Kind {
  static let requirement = Problem.Kind(
    "E0601",
    Explanation(
      "Unmet requirement",
      meaning: """
        A `require` of the shape is false at some size, or with some values of its parameters. The message shows
        which. To rule these sizes and values out, use `min:` and `max:` of the size, and ranges for the
        parameters.
        """,
      reason: """
        A shape that is drawn at a size or with values that it doesn't support looks broken. So it is not drawn,
        and the message shows the reason.
        """,
      wrong: """
        shape Label {
          size 120 x 40, min: 40 x 20
          require width >= 60, "there is room for the text"
          fill .teal
        }
        """,
      right: """
        shape Label {
          size 120 x 40, min: 60 x 20
          require width >= 60, "there is room for the text"
          fill .teal
        }
        """))
}

extension Problem {
  static func requirement(_ text: String) -> Problem {
    Problem(.requirement, text.isEmpty ? "unmet requirement" : "unmet requirement: \(text)")
  }
}

extension Problem.Kind {
  static let divisionByZero = Problem.Kind(
    "E0602",
    Explanation(
      "Division by zero",
      meaning: """
        At some size, or with some values, the value after `/` is 0. The message shows which. The same error
        applies to `mod(a, 0)` and to a negative power of 0.
        """,
      reason: """
        The result would not be a number, and neither would any length that depends on it.
        """,
      wrong: """
        shape Bars(count: Int in 0...8 = 4) {
          size 120 x 40
          let step = width / count
          layer(width: step) { fill .teal }
        }
        """,
      right: """
        shape Bars(count: Int in 1...8 = 4) {
          size 120 x 40
          let step = width / count
          layer(width: step) { fill .teal }
        }
        """))
}

extension Problem {
  static var divisionByZero: Problem {
    Problem(
      .divisionByZero, "division by zero", hint: "check the divisor first: `b > 0 ? a / b : 0`")
  }
}

extension Problem.Kind {
  static let notFinite = Problem.Kind(
    "E0603",
    Explanation(
      "Result too large for a Number",
      meaning: """
        Numbers go up to about 1.8e308, a 1 followed by 308 zeros. This result is larger.
        """,
      reason: """
        It would be infinite, and infinite lengths can't be drawn.
        """,
      wrong: """
        shape Tile {
          size 120 x 120
          require pow(width, 200) < 1e9
          fill .teal
        }
        """,
      right: """
        shape Tile {
          size 120 x 120
          require pow(width, 2) < 1e9
          fill .teal
        }
        """))
}

extension Problem {
  static var notFinite: Problem { Problem(.notFinite, "the result is too large for a Number") }
}

extension Problem.Kind {
  static let undefined = Problem.Kind(
    "E0604",
    Explanation(
      "Undefined result",
      meaning: """
        Some functions accept only some numbers: `sqrt` from 0, `asin` and `acos` from -1 to 1, and a power with
        a fraction from 0. At some size, or with some values, the argument is outside that range. The message
        shows which.
        """,
      reason: """
        The result would not be a number, and neither would any length that depends on it.
        """,
      wrong: """
        shape Arch {
          size 120 x 60, min: 40 x 60
          let rise = sqrt(width - 80)
          layer(height: rise) { fill .teal }
        }
        """,
      right: """
        shape Arch {
          size 120 x 60, min: 40 x 60
          let rise = sqrt(max(0, width - 80))
          layer(height: rise) { fill .teal }
        }
        """))
}

extension Problem {
  static func undefined(_ function: String, _ value: String) -> Problem {
    Problem(
      .undefined, "\(function) of \(value) is undefined", hint: "use `clamp` or `max` to keep the argument in range")
  }
}

extension Problem.Kind {
  static let integerTooLarge = Problem.Kind(
    "E0605",
    Explanation(
      "Result too large for an Int",
      meaning: """
        An Int goes up to 9,007,199,254,740,992, on both sides of 0. This result is larger. With a decimal
        point, as in `4.0`, it is a Number, which can be larger and is rounded.
        """,
      reason: """
        Beyond that limit some whole numbers can't be represented exactly, and counting would go wrong.
        """,
      wrong: """
        shape Tile {
          size 120 x 120
          let seed = 123456789 * 987654321
          fill mod(seed, 2) < 1 ? .teal : .gold
        }
        """,
      right: """
        shape Tile {
          size 120 x 120
          let seed = 12345 * 54321
          fill mod(seed, 2) < 1 ? .teal : .gold
        }
        """))
}

extension Problem {
  static var integerTooLarge: Problem {
    Problem(.integerTooLarge, "the result is too large for an Int")
  }
}

extension Problem.Kind {
  static let arithmetic: [Problem.Kind] = [.requirement, .divisionByZero, .notFinite, .undefined, .integerTooLarge]
}
