extension Problem {
  static func unexpectedCharacter(_ text: String) -> Problem {
    Problem(
      .unexpectedCharacter, "unexpected \(quoted(text))", hint: characterHint(text), fix: characterChange(text),
      // In CSS, `&` is the rule around it.
      applicability: text == "&" || text == "|" ? .possible : .certain)
  }

  static var unterminatedComment: Problem {
    Problem(.unterminatedComment, "unterminated comment", hint: "end it with `*/`; each nested `/*` needs its own")
  }

  /// - Parameters:
  ///   - text: The rest of the line. If it may contain a comment, the end of the string is uncertain.
  ///   - isAttached: Whether a word or another quote is right before it. Then it is probably an end itself.
  static func unterminatedString(_ text: String, isAttached: Bool) -> Problem {
    let isEmpty = text.utf8.dropFirst().allSatisfy { $0 <= UInt8(ascii: " ") }
    return Problem(
      .unterminatedString, isAttached ? "unexpected quote" : "missing closing quote",
      hint: isAttached
        ? "begin and end a string with `\"`, on one line" : "end the string with `\"` on the line where it begins",
      fix: isAttached || isEmpty || text.includes("//") || text.includes("/*") ? nil : .closeString)
  }

  static var unknownEscape: Problem {
    Problem(
      .unknownEscape, "unknown escape in a string",
      hint: "use `\\\\` for a backslash, `\\\"` for a quote or `\\n` for a line break")
  }

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

  /// `100 x60`
  static func joinedX(_ text: String) -> Problem {
    let separate = "x \(text.dropFirst())"
    return Problem(
      .unexpected, "missing space after the `x` of \(quoted(text))", hint: .fix(.write(separate)),
      fix: .replace(with: separate), applicability: .possible)
  }

  static func malformedColor(_ text: String) -> Problem {
    Problem(
      .malformedColor, "expected 3, 4, 6 or 8 hexadecimal digits in color \(quoted(text))",
      hint: "use a color such as `#F80`, `#FF8800`, or `#FF880080` with opacity")
  }

  static func numberTooLarge(_ text: String) -> Problem {
    Problem(.numberTooLarge, "number \(quoted(text)) is too large")
  }

  /// - Parameters:
  ///   - statement: The keyword of the statement, for an example.
  ///   - joinsOperands: Whether an operator can be missing as well.
  ///   - isCertain: Whether the source is complete on both sides.
  ///   - isForeign: Whether it is a value of CSS, which is more than a comma away from one of this language.
  static func missingComma(
    before found: Found, statement: String? = nil, joinsOperands: Bool = false, isCertain: Bool = true,
    isForeign: Bool = false
  ) -> Problem {
    let isProduct = statement == "%" || statement == "*"
    // Statements of other languages have other parts, not other operators.
    let mayLackOperator = joinsOperands && (example(of: statement) == nil || statement == "size")
    return Problem(
      .missingComma,
      "missing \(isProduct ? "operator" : mayLackOperator ? "comma or operator" : "comma") before \(found.text)",
      hint: commaHint(statement), fix: isProduct ? .insertOperator("*") : .insertComma,
      applicability: isCertain && !isProduct ? .certain : .possible, isUndecided: isForeign)
  }

  /// `let s = width 20%`
  ///
  /// - Parameter product: The kind of product, for an example; nil if another operator can be missing as well.
  static func missingOperator(before found: Found, product: String?) -> Problem {
    Problem(
      .unexpected, "missing operator before \(found.text)",
      hint: example(of: product) ?? "add an operator, such as `*` or `+`",
      fix: product == nil ? nil : .insertOperator("*"), applicability: .possible)
  }

  static func bracketedArguments(_ word: String) -> Problem {
    Problem(
      .bracketedArguments, "parentheses are not allowed after \(quoted(word))",
      hint: "write `\(word) …` without parentheses", fix: .removeBrackets)
  }

  /// A `:` or a `=` between the keyword of a statement and its arguments.
  ///
  /// - Parameter isCertain: Whether the rest of the statement is complete.
  static func signAfterKeyword(_ word: String, sign: String, isCertain: Bool) -> Problem {
    Problem(
      .signAfterKeyword, "unexpected \(quoted(sign)) after \(quoted(word))",
      hint: (isCertain ? nil : example(of: word)) ?? "write the arguments right after the keyword, as in `fill .red`",
      fix: .removeSign, applicability: isCertain ? .certain : .possible, hasCertainRecovery: isCertain)
  }

  static func missingColon(after parameter: String, beforeType type: String) -> Problem {
    Problem(
      .missingColon, "missing colon after parameter \(quoted(parameter))", hint: "use `\(parameter): \(type)`",
      fix: .insertColonAfterLabel(parameter), hasCertainRecovery: true)
  }

  /// - Parameter isKnown: Whether it is a label of the language, and not a word before a value.
  static func missingColon(after label: String, isKnown: Bool = true) -> Problem {
    Problem(
      .missingColon, "missing colon after label \(quoted(label))", hint: "use `\(label): …`",
      fix: .insertColonAfterLabel(label), applicability: isKnown ? .certain : .possible, hasCertainRecovery: true)
  }
}

private func characterHint(_ text: String) -> Hint? {
  switch text {
  case "'", "“", "”", "‘", "’", "„", "«", "»": "use straight double quotes, as in `\"text\"`"
  case "%": "use `%` right after a number, as in `35%`, or `mod(a, b)` for the remainder"
  case "&": "use `&&` to combine two conditions"
  case "|": "use `||` to combine two conditions, or `[.left, .top]` for several edges"
  case "^": "use `pow(a, b)`"
  case "°": "use the unit `deg`, as in `45deg`"
  case "×": "use `240 x 320` for a size, or `a * b` for a product"
  case "·": .fix(.write("*"))
  case "–", "—", "−": .fix(.write("-"))
  case "…", "..": "use `0...5` for a range, or `0..<5` to exclude its upper end"
  case "≤": .fix(.write("<="))
  case "≥": .fix(.write(">="))
  case "≠": .fix(.write("!="))
  case "π": "use `180deg` for half a turn"
  case "#": "use `//` for a comment, or a color without a space, such as `#FF8800`"
  case "<!--": "use `// …` or `/* … */` for a comment"
  case "`", "~", "\\": nil
  case "@media": "use `adaptive(light: .white, dark: .black)` for a color that differs in the dark appearance"
  case _ where text.hasPrefix("@"): "remove it; `@` is not used in shapes"
  case _ where text.hasPrefix("$") && text.count > 1: .advice("use `\(text.dropFirst())`; a name can't contain `$`")
  case "$": "remove it"
  default: text.utf8.first.map { $0 >= 0x80 } == true ? "use only ASCII letters, digits and `_` in names" : nil
  }
}

/// The replacement for a character of another language or a word processor.
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
  case _ where character.hasPrefix("$") && character.count > 1: .replace(with: String(character.dropFirst()))
  default: nil
  }
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

private func commaHint(_ statement: String?) -> Hint {
  example(of: statement) ?? "separate the parts of a statement or a list with commas"
}

/// An example of a statement that is often written as in another language.
private func example(of statement: String?) -> Hint? {
  switch statement {
  case "border": "write it like `border .all, width: 1, color: .black`"
  case "stroke": "write it like `stroke .black, width: 1, opacity: 50%`"
  case "shadow": "write it like `shadow .black, radius: 4, offset: (0, 2), opacity: 30%`"
  case "size": "write it like `size 240 x 320`"
  case "%": "multiply a length by a percentage, as in `side * 22%`"
  case "*": "write the `*` of a product, as in `2 * width`"
  case "stop": "write it like `stop(.white, at: 0%)`"
  case "rgb": "write it like `rgb(1, 0.5, 0, opacity: 50%)`"
  case "hsl": "write it like `hsl(30deg, 100%, 50%, opacity: 50%)`"
  case "oklch": "write it like `oklch(70%, 0.1, 30deg, opacity: 50%)`"
  case "fill": "write it like `fill .red, opacity: 50%` or `fill isOn ? .red : .blue`"
  default: nil
  }
}
