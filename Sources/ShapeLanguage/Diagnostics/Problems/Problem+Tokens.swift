extension Problem.Kind {
  static let unexpectedCharacter = Problem.Kind(
    "E0101",
    Explanation(
      "A character that has no meaning",
      meaning: """
        Outside of texts and comments a file is made of ASCII letters, digits and a few signs. This character is none of
        them. Often it looks like one of them and came from a text program: `×` for `x`, a curly quote, a long minus.
        """,
      reason: """
        Two characters that look alike must not mean different things, and what has no meaning is better said than left
        out.
        """,
      wrong: """
        shape Label {
          size 120 x 40, min: 40 x 20
          require width > 30, “there is room for the label”
          fill .teal
        }
        """,
      right: """
        shape Label {
          size 120 x 40, min: 40 x 20
          require width > 30, "there is room for the label"
          fill .teal
        }
        """))
}

extension Problem {
  static func unexpectedCharacter(_ text: String) -> Problem {
    Problem(
      .unexpectedCharacter, "\(quoted(text)) has no meaning here", hint: characterHint(text), fix: characterChange(text)
    )
  }
}

extension Problem.Kind {
  static let unterminatedComment = Problem.Kind(
    "E0102",
    Explanation(
      "A comment that never ends",
      meaning: """
        A comment that begins with `/*` ends with `*/`. Such comments nest: one that holds another `/*` needs a `*/` for
        each of them.
        """,
      reason: """
        All that stands after `/*` belongs to the comment, so the rest of the file would be missing from the picture.
        """,
      wrong: """
        shape Dot {
          size 24 x 24  /* as on the toolbar
          fill .teal
        }
        """,
      right: """
        shape Dot {
          size 24 x 24  /* as on the toolbar */
          fill .teal
        }
        """))
}

extension Problem {
  static var unterminatedComment: Problem {
    Problem(.unterminatedComment, "this comment never ends", hint: "close it with `*/`; comments nest")
  }
}

extension Problem.Kind {
  static let unterminatedString = Problem.Kind(
    "E0103",
    Explanation(
      "A text without its closing quote",
      meaning: """
        A text stands between two double quotes on one line. For a line break within it, write `\\n`; for a double
        quote, `\\"`.
        """,
      reason: """
        Where the quote is missing nobody can tell which words still belong to the text.
        """,
      wrong: """
        shape Label {
          size 120 x 40, min: 40 x 20
          require width > 30, "there is room for the label
          fill .teal
        }
        """,
      right: """
        shape Label {
          size 120 x 40, min: 40 x 20
          require width > 30, "there is room for the label"
          fill .teal
        }
        """))
}

extension Problem {
  static var unterminatedString: Problem {
    Problem(
      .unterminatedString, "this text has no closing quote on its line",
      hint: "a text ends with `\"` on the line where it begins", fix: .closeString)
  }
}

extension Problem.Kind {
  static let unknownEscape = Problem.Kind(
    "E0104",
    Explanation(
      "A `\\` that means nothing",
      meaning: """
        In a text `\\` goes before one of three characters: `\\"` is a double quote, `\\\\` a `\\` itself, `\\n` a
        line break. Before any other it means nothing.
        """,
      reason: """
        Elsewhere `\\` has many more meanings; to guess one of them would change the text without a word.
        """,
      wrong: #"""
        shape Label {
          size 120 x 40, min: 40 x 20
          require width > 30, "label \ badge"
          fill .teal
        }
        """#,
      right: #"""
        shape Label {
          size 120 x 40, min: 40 x 20
          require width > 30, "label \\ badge"
          fill .teal
        }
        """#))
}

extension Problem {
  static var unknownEscape: Problem {
    Problem(
      .unknownEscape, "in a text `\\` stands only before `\"`, `\\` or `n`", hint: "for a `\\` itself write `\\\\`")
  }
}

extension Problem.Kind {
  static let unknownUnit = Problem.Kind(
    "E0105",
    Explanation(
      "A unit that is not known",
      meaning: """
        A number is plain or has one of four units: `deg`, `turn` and `rad` for angles, `%` for shares. Lengths have no
        unit: they are points.
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
      .unknownUnit, "\(quoted(number + unit)) has an unknown unit \(quoted(unit))", hint: unitHint(unit, number),
      fix: unitChange(unit, number))
  }

  static func detachedUnit(_ unit: String, _ number: String) -> Problem {
    let joined = number + angleUnit(unit)
    return Problem(
      .unknownUnit, "the unit \(quoted(unit)) stands apart from its number", hint: .fix(.write(joined)),
      fix: .replace(with: joined), hasCertainRecovery: true)
  }
}

extension Problem.Kind {
  static let malformedColor = Problem.Kind(
    "E0106",
    Explanation(
      "A colour with a wrong number of digits",
      meaning: """
        After the `#` of a colour stand 3, 4, 6 or 8 hexadecimal digits: the digits 0 to 9 and the letters A to F. `#F80`
        is short for `#FF8800`; the fourth digit, or the last two of eight, are the opacity.
        """,
      reason: """
        With a digit too many or too few each of those after it would mean something else.
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
      .malformedColor, "\(quoted(text)) is not a colour: 3, 4, 6 or 8 hexadecimal digits go after the `#`",
      hint: "for example `#F80`, `#FF8800` or, with opacity, `#FF880080`")
  }
}

extension Problem.Kind {
  static let numberTooLarge = Problem.Kind(
    "E0107",
    Explanation(
      "A number that is too large to be one",
      meaning: """
        Numbers go up to about 1.8e308, a 1 with 308 zeros behind it. This one is larger.
        """,
      reason: """
        It could only become “infinite”, and nothing can be drawn with that. For “as far as it goes” say how far.
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
    Problem(.numberTooLarge, "\(quoted(text)) is larger than any number can be")
  }
}

extension Problem.Kind {
  static let tokens: [Problem.Kind] = [
    .unexpectedCharacter, .unterminatedComment, .unterminatedString, .unknownEscape, .unknownUnit, .malformedColor,
    .numberTooLarge,
  ]
}

private func characterHint(_ text: String) -> Hint? {
  switch text {
  case "'", "“", "”", "‘", "’", "„", "«", "»": "a text stands in straight double quotes: `\"text\"`"
  case "%": "`%` belongs to a number, as in `35%`; the remainder is `mod(a, b)`"
  case "&": "both of two conditions is `&&`"
  case "|": "either of two conditions is `||`; several edges are `[.left, .top]`"
  case "^": "a power is `pow(a, b)`"
  case "°": "an angle is written `45deg`"
  case "×": "a size is written `240 x 320`, a product `a * b`"
  case "·": "a product is written `a * b`"
  case "–", "—", "−": "a minus is written `-`"
  case "…", "..": "a range is `0...5`, or `0..<5` without its upper end"
  case "≤": .fix(.write("<="))
  case "≥": .fix(.write(">="))
  case "≠": .fix(.write("!="))
  case "π": "half a turn is `180deg`"
  case "#": "a comment begins with `//`, and a colour has no space after its `#`"
  case "<!--": "a comment begins with `//`, or stands between `/*` and `*/`"
  case "@", "$", "`", "~", "\\": nil
  default: text.utf8.first.map { $0 >= 0x80 } == true ? "names are made of ASCII letters, digits and `_`" : nil
  }
}

/// What the language writes for a character that it does not know.
private func characterChange(_ character: String) -> Change? {
  switch character {
  case "%": .removeSpaceBefore
  case "≤": .replace(with: "<=")
  case "≥": .replace(with: ">=")
  case "≠": .replace(with: "!=")
  case "–", "—", "−": .replace(with: "-")
  case "·": .replace(with: "*")
  case "°": .replace(with: "deg")
  case "…": .replace(with: "...")
  case "&": .replace(with: "&&")
  case "|": .replace(with: "||")
  default: nil
  }
}

/// How the language spells a unit of angles; nothing for one of lengths, which have none.
func angleUnit(_ unit: String) -> String { NumberUnit(meantBy: unit)?.spelling ?? "" }

private func unitHint(_ unit: String, _ number: String) -> Hint {
  switch unit {
  case "px", "pt", "dp": "lengths have no unit: write `\(number)`"
  case "degrees", "degree", "grad": "angles are in `deg`, `turn` or `rad`"
  case "radians": .fix(.write("\(number)rad"))
  case "s", "ms": "there is no time in a shape"
  case "em", "rem", "vw", "vh", "in", "cm", "mm", "fr": "lengths have no unit: they are points"
  default:
    if let hint = ForeignWords.colorHint(number + unit) {
      .advice(hint)
    } else if unit.utf8.first == UInt8(ascii: "x"), unit.utf8.dropFirst().allSatisfy({ $0 >= 48 && $0 <= 57 }) {
      "a size has spaces round its `x`: write `\(number) x \(unit.dropFirst())`"
    } else {
      "a number is plain, or ends in `deg`, `turn`, `rad` or `%`"
    }
  }
}

private func unitChange(_ unit: String, _ number: String) -> Change? {
  if let meant = NumberUnit(meantBy: unit) { return .replace(with: number + meant.spelling) }
  return isHeight(unit) ? .replace(with: "\(number) x \(unit.dropFirst())") : nil
}

/// Whether a unit is the sign of a size and its height without the spaces between them: the `x50` of `100x50`.
private func isHeight(_ unit: String) -> Bool {
  unit.hasPrefix("x") && unit.utf8.count > 1 && unit.dropFirst().allSatisfy { ("0"..."9").contains($0) }
}
