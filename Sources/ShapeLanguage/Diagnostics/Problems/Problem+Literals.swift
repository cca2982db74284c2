extension Problem.Kind {
  static let unknownUnit = Problem.Kind(
    "E0105",
    Explanation(
      "Unknown unit",
      meaning: """
        A number can have one of four units: `deg`, `turn` and `rad` for angles, and `%` for percentages. Lengths have
        no unit. They are in points.
        """,
      reason: """
        A length of `2px` or `1em` would depend on the screen or on a font, and a shape knows neither.
        """,
      wrong: """
        shape Frame {
          size 120 x 40
          border .all, width: 2px
        }
        """,
      right: """
        shape Frame {
          size 120 x 40
          border .all, width: 2
        }
        """))
}

extension Problem {
  static func unknownUnit(_ unit: String, number: String) -> Problem {
    Problem(
      .unknownUnit, "unknown unit \(quoted(unit)) in \(quoted(number + unit))", hint: unitHint(unit, number),
      fix: unitChange(unit, number))
  }

  static func detachedUnit(_ unit: String, _ number: String) -> Problem {
    let joined = number + angleUnit(unit)
    return Problem(
      .unknownUnit, "unexpected space before the unit \(quoted(unit))", hint: .fix(.write(joined)),
      fix: .replace(with: joined), hasCertainRecovery: true)
  }
}

extension Problem.Kind {
  static let malformedColor = Problem.Kind(
    "E0106",
    Explanation(
      "Color with a wrong number of digits",
      meaning: """
        A color is `#` and 3, 4, 6 or 8 hexadecimal digits: 0 to 9 and A to F. `#F80` is short for `#FF8800`. The fourth
        digit, or the last two of eight, are the opacity.
        """,
      reason: """
        A missing or extra digit changes the meaning of all digits after it.
        """,
      wrong: """
        shape Dot {
          size 24 x 24
          fill #FF880
        }
        """,
      right: """
        shape Dot {
          size 24 x 24
          fill #FF8800
        }
        """))
}

extension Problem {
  static func malformedColor(_ text: String) -> Problem {
    Problem(
      .malformedColor, "expected 3, 4, 6 or 8 hexadecimal digits in color \(quoted(text))",
      hint: "use a color such as `#F80`, `#FF8800`, or `#FF880080` with opacity")
  }
}

extension Problem.Kind {
  static let numberTooLarge = Problem.Kind(
    "E0107",
    Explanation(
      "Number too large",
      meaning: """
        Numbers can be up to about 1.8e308, a number with 309 digits. This one is larger.
        """,
      reason: """
        It could only become infinite, and nothing can be drawn with an infinite number. Use the largest number that you
        need.
        """,
      wrong: """
        shape Dot {
          size 24 x 24
          fill .teal, path: circle(center: center, radius: min(1e999, width / 2))
        }
        """,
      right: """
        shape Dot {
          size 24 x 24
          fill .teal, path: circle(center: center, radius: min(1e6, width / 2))
        }
        """))
}

extension Problem {
  static func numberTooLarge(_ text: String) -> Problem {
    Problem(.numberTooLarge, "number \(quoted(text)) is too large")
  }
}

extension Problem.Kind {
  static let literals: [Problem.Kind] = [.unknownUnit, .malformedColor, .numberTooLarge]
}

/// The spelling of a unit of angles; empty for a unit of lengths, which have none.
func angleUnit(_ unit: String) -> String { NumberUnit(meantBy: unit)?.spelling ?? "" }

private func unitHint(_ unit: String, _ number: String) -> Hint {
  switch unit {
  case "px", "pt", "dp": "use `\(number)`; lengths have no unit"
  case "degrees", "degree", "grad": "use `deg`, `turn` or `rad` for an angle"
  case "radians": .fix(.write("\(number)rad"))
  case "s", "ms": "remove the unit; there is no time in a shape"
  case "em", "rem", "vw", "vh", "in", "cm", "mm", "fr": "use a number of points, without a unit"
  default:
    if let hint = ForeignWords.colorHint(number + unit) {
      .advice(hint)
    } else if unit.utf8.first == UInt8(ascii: "x"), unit.utf8.dropFirst().allSatisfy({ $0 >= 48 && $0 <= 57 }) {
      "add spaces around the `x`: `\(number) x \(unit.dropFirst())`"
    } else {
      "use `deg`, `turn`, `rad` or `%`, or no unit"
    }
  }
}

private func unitChange(_ unit: String, _ number: String) -> Change? {
  if let meant = NumberUnit(meantBy: unit) { return .replace(with: number + meant.spelling) }
  return isHeight(unit) ? .replace(with: "\(number) x \(unit.dropFirst())") : nil
}

/// Whether a unit is the rest of a size without spaces, such as the `x50` of `100x50`.
private func isHeight(_ unit: String) -> Bool {
  unit.hasPrefix("x") && unit.utf8.count > 1 && unit.dropFirst().allSatisfy { ("0"..."9").contains($0) }
}
