extension Problem.Kind {
  static let requirement = Problem.Kind(
    "E0601",
    Explanation(
      "What a shape requires does not hold",
      meaning: """
        A `require` of the shape is false at some size, or with some values of its parameters. The message says which.
        Where it should never come to that, say so by `min:` and `max:` of the size, and by the ranges of the parameters.
        """,
      reason: """
        A shape that is drawn where it was not made for looks broken. Here nothing is drawn, and the reason is said.
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
    Problem(.requirement, text.isEmpty ? "what the shape requires does not hold" : "required: \(text)")
  }
}

extension Problem.Kind {
  static let divisionByZero = Problem.Kind(
    "E0602",
    Explanation(
      "A division by 0",
      meaning: """
        At some size, or with some values, what stands after `/` is 0. The message says where. So it is with `mod(a, 0)`
        and with a negative power of 0.
        """,
      reason: """
        The result would be no number, and every length that is made from it would be lost too.
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
      .divisionByZero, "this divides by 0", hint: "divide only where it is not 0: `b > 0 ? a / b : 0`")
  }
}

extension Problem.Kind {
  static let notFinite = Problem.Kind(
    "E0603",
    Explanation(
      "A result that is too large to be a number",
      meaning: """
        Numbers go up to about 1.8e308, a 1 with 308 zeros behind it. What is computed here is larger.
        """,
      reason: """
        It could only become “infinite”, and nothing can be drawn with that.
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
  static var notFinite: Problem { Problem(.notFinite, "this is too large to be a number") }
}

extension Problem.Kind {
  static let undefined = Problem.Kind(
    "E0604",
    Explanation(
      "A function that has no value here",
      meaning: """
        Some functions work on some numbers only: `sqrt` from 0 on, `asin` and `acos` from -1 to 1, and a power with a
        fraction from 0 on. At some size, or with some values, the number is another one. The message says where.
        """,
      reason: """
        The result would be no number, and every length that is made from it would be lost too.
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
  static func undefined(_ what: String, _ value: String) -> Problem {
    Problem(
      .undefined, "\(what) of \(value) is not a number", hint: "keep the value in range with `clamp` or `max`")
  }
}

extension Problem.Kind {
  static let integerTooLarge = Problem.Kind(
    "E0605",
    Explanation(
      "A whole number that is too large to be exact",
      meaning: """
        An Int goes up to 9,007,199,254,740,992, either way of 0. What is computed here is larger. Written with a
        fraction, as `4.0`, a number is a Number, which may be larger and is rounded.
        """,
      reason: """
        Beyond that limit not every whole number can be told apart from the next one, and counting would go wrong.
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
    Problem(.integerTooLarge, "this whole number is too large to be exact")
  }
}

extension Problem.Kind {
  static let arithmetic: [Problem.Kind] = [.requirement, .divisionByZero, .notFinite, .undefined, .integerTooLarge]
}
