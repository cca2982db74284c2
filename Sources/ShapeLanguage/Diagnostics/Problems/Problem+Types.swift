extension Problem.Kind {
  static let mismatch = Problem.Kind(
    "E0301",
    Explanation(
      "A value of the wrong type",
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
        """))
}

extension Problem {
  static func mismatch(expected: DescribedType, found: DescribedType) -> Problem {
    let fix: Change? =
      found.type == .string && (expected.type == .color || expected.type == .paint) ? .unquoteColor : nil
    return Problem(
      .mismatch, "expected \(expected.withArticle), found \(found.withArticle)", hint: mismatchHint(expected, found),
      fix: fix)
  }
}

extension Problem.Kind {
  static let numberForAngle = Problem.Kind(
    "E0302",
    Explanation(
      "A number where an angle is due",
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
        """))
}

extension Problem {
  static func numberForAngle(_ text: String) -> Problem {
    let isDigits = text.utf8.allSatisfy { (48...57).contains($0) || $0 == UInt8(ascii: ".") }
    let isLiteral = isDigits && text.utf8.last.map { (48...57).contains($0) } == true
    return Problem(
      .numberForAngle, "\(quoted(text)) is a number, and this is an angle",
      hint: isLiteral
        ? "write the unit: `\(text)deg`, or `turn` or `rad`" : "multiply it by an angle: `a * 1deg`",
      fix: isDigits && !text.isEmpty ? .replace(with: text + "deg") : nil)
  }
}

extension Problem.Kind {
  static let numberForInt = Problem.Kind(
    "E0303",
    Explanation(
      "A Number where a whole number is needed",
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
        """))
}

extension Problem {
  static var numberForInt: Problem {
    Problem(
      .numberForInt, "this is a Number, and a whole number is needed",
      hint: "`floor`, `round` and `ceil` make a whole number", fix: .writeWholeNumber)
  }
}

extension Problem.Kind {
  static let badOperand = Problem.Kind(
    "E0304",
    Explanation(
      "A sign before a value that it does not go with",
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
        """))
}

extension Problem {
  static func badOperand(_ symbol: String, _ type: DescribedType) -> Problem {
    Problem(.badOperand, "\(quoted(symbol)) does not work on \(type.withArticle)")
  }
}

extension Problem.Kind {
  static let badOperands = Problem.Kind(
    "E0305",
    Explanation(
      "An operator between values that it does not go with",
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
        """))
}

extension Problem {
  static func badOperands(_ symbol: String, _ left: DescribedType, _ right: DescribedType) -> Problem {
    Problem(
      .badOperands, "\(quoted(symbol)) does not work between \(left.withArticle) and \(right.withArticle)",
      hint: operandsHint(symbol, left.type, right.type))
  }
}

extension Problem.Kind {
  static let types: [Problem.Kind] = [.mismatch, .numberForAngle, .numberForInt, .badOperand, .badOperands]
}

private func mismatchHint(_ expected: DescribedType, _ found: DescribedType) -> Hint? {
  switch (expected.type, found.type) {
  case (.paint, .path), (.color, .path): return "the paint comes first: `fill .red, path: …`"
  case (.enumeration(let id), .string) where BuiltinEnum(rawValue: Int(id.index)) != nil:
    return "a constant has a dot: `.round`"
  case (.list(.point), _) where found.isList: return "a list of points is `[(0, 0), (10, 0), (10, 10)]`"
  case (.number, .angle): return "an angle divided by an angle is a number: `a / 1deg`"
  case (.stop, .point): return "a stop is written `stop(.red, at: 0%)`"
  case (.point, .list(.integer)), (.point, .list(.number)): return "a point is written `(x, y)`"
  case (.point, .size): return "a point is written `(x, y)`"
  case (.size, .point): return "a size is written `width x height`"
  case (.path, .rect): return "`rect(…)` makes a path of a rectangle"
  case (.path, .list(.path)): return "`a.union(b)` is one path of two"
  case (.rect, .path): return "`.bounds` is the rectangle round a path"
  case (.bool, .number), (.bool, .integer): return "compare it: `… > 0`"
  case (.point, .number), (.point, .integer): return "a point is written `(x, y)`"
  case (.size, .number), (.size, .integer): return "a size is written `240 x 320`"
  case (.rect, .number), (.rect, .integer):
    return "a rectangle is `bounds`, or `Rect(x: 0, y: 0, width: 10, height: 10)`"
  case (.color, .string), (.paint, .string): return "a colour is `#FF8800`, or has a name with a dot: `.red`"
  default: return expected.isList && !found.isList ? "a list stands in square brackets: `[a, b]`" : nil
  }
}

private func operandsHint(_ symbol: String, _ left: ValueType?, _ right: ValueType?) -> Hint? {
  switch (left, right) {
  case (.point, .number), (.number, .point), (.point, .integer), (.integer, .point):
    symbol == "+" || symbol == "-" ? "add a point: `p + (x, y)`" : nil
  case (.point, .point): symbol == "*" ? "multiply the parts: `(a.x * b.x, a.y * b.y)`" : nil
  case (.path, .path):
    switch symbol {
    case "+": "what lies in either is `a.union(b)`"
    case "-": "what is left of the first is `a.subtracting(b)`"
    case "*": "what lies in both is `a.intersection(b)`"
    default: nil
    }
  case (.angle, .angle): symbol == "*" ? "multiply an angle by a number" : nil
  default: nil
  }
}
