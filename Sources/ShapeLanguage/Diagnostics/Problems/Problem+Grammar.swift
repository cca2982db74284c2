extension Problem.Kind {
  static let expected = Problem.Kind(
    "E0108",
    Explanation(
      "Missing token",
      meaning: """
        Only certain tokens are allowed here. The message lists them, and shows what it found instead. In most
        cases a bracket, a brace or a word is missing right before this place.
        """,
      reason: """
        The compiler can't tell how the rest of the statement is meant. Correct the first of these errors first.
        Others may disappear with it.
        """,
      wrong: """
        shape Dot {
          size 24 x 24
          fill .teal, path: circle(center: center, radius: 10
        }
        """,
      right: """
        shape Dot {
          size 24 x 24
          fill .teal, path: circle(center: center, radius: 10)
        }
        """))
}

extension Problem {
  static func expected(_ expectation: Expectation, found: Found) -> Problem {
    Problem(
      .expected, "expected \(expectation.text), found \(found.text)", hint: expectationHint(expectation, found),
      fix: found.isSomethingElse(than: expectation) ? nil : expectation.change,
      missing: found == .endOfFile ? .restOfFile : nil)
  }
}

extension Problem.Kind {
  static let unexpected = Problem.Kind(
    "E0109",
    Explanation(
      "Unexpected token",
      meaning: """
        This word or sign is part of the language, but it can't begin or continue a statement here. Examples are
        an extra brace, two statements on one line without a `;`, and a new value for an existing name.
        """,
      reason: """
        Either this token is extra, or something before it is missing. The compiler can't tell which.
        """,
      wrong: """
        shape Dot {
          size 24 x 24
          fill .teal
        }
        }
        """,
      right: """
        shape Dot {
          size 24 x 24
          fill .teal
        }
        """))
}

extension Problem {
  static func unexpected(_ found: Found) -> Problem {
    Problem(.unexpected, "unexpected \(found.text)", hint: unexpectedHint(found))
  }

  /// A keyword with one or two wrong letters.
  static func misspelledWord(_ word: String, for right: String) -> Problem {
    Problem(
      .unexpected, "unexpected \(quoted(word))", hint: .didYouMean(right), fix: .rename(word, to: right),
      hasCertainRecovery: true)
  }
}

extension Problem.Kind {
  static let grammar: [Problem.Kind] = [.expected, .unexpected]
}

/// The token that was found instead of an expected one.
public enum Found: Equatable, Sendable {
  case source(String)
  case endOfFile, endOfLine
  /// The end of a value outside a file, such as a value on the command line.
  case endOfValue
  case secondName, rangeAfterDefault

  /// Whether it is most likely a mistake itself, so that adding what is expected before it would not help.
  func isSomethingElse(than expectation: Expectation) -> Bool {
    guard case .source(let text) = self else { return false }
    let foreign = [":", "=", "/", ",", "||", "&&", "<", ">", "?", "for", "if", "by", "else"].contains(text)
    if case .close = expectation.change {
      return foreign || ["!", "[", "."].contains(text) || text == "{" && expectation == .closingBracket
    }
    guard case .insertColon = expectation.change else { return false }
    return foreign || ["{", "}", ")", "]"].contains(text)
  }

  var text: String {
    switch self {
    case .source(let text): quoted(text)
    case .endOfFile: "end of file"
    case .endOfLine: "end of line"
    case .endOfValue: "end of value"
    case .secondName: "second name"
    case .rangeAfterDefault: "range after the default"
    }
  }
}

private func expectationHint(_ expectation: Expectation, _ found: Found) -> Hint? {
  guard case .source(let text) = found else {
    return expectation == .block ? "open the block with `{`" : expectation.hint
  }
  switch text {
  case "and", "or", "**": return unexpectedHint(found)
  case "=" where expectation == .block: return "remove the `=` before the block, or use `==` to compare two values"
  case "=" where [.closingParenthesis, .colonOfConditional].contains(expectation):
    return "use `==` to compare two values"
  default: break
  }
  if text == "for", [.closingBracket, .colonOfComprehension].contains(expectation) {
    return "use a comma between two loops: `[for i in 0..<3, j in 0..<3: i * j]`"
  }
  if let hint = expectation.hint { return hint }
  switch expectation {
  case .closingBracket where text == ":": return "a list contains only values; use two lists, or a list of points"
  case .closingBracket where text == "if", .closingParenthesis where text == "if":
    return "use `condition ? value : other`"
  case .closingBracket where text == "!", .closingParenthesis where text == "!": return "remove the `!`"
  case .block where text == "by", .block where text == "step":
    return "a range has no step; multiply the number: `repeat i in 0..<6 { … 10 * i … }`"
  case .closingParenthesis where text == ",": return "a point has two numbers: `(x, y)`"
  case .closingBracket where text == ",": return "write two numbers as a point: `(x, y)`"
  case .name where text == "(": return "use one `let` for each name"
  case .statement where text == "path":
    return "use `outline { … }`, or name the path: `let name = path { … }`"
  case .shapeName where text.hasPrefix("\""):
    return .advice("write the shape first, and the name of the preview last: `preview Card(), named: \(text)`")
  case .importPath where text.first?.isLetter == true: return .advice("use quotes: `import \"\(text).shape\"`")
  case .block where text.first?.isLetter == true: return "put the statement into a block: `{ … }`"
  case .typeName where text.first?.isNumber == true: return "write the range after `in`: `n in 0...10 = 5`"
  case .block where text == ":" || text.hasPrefix("\""):
    return text == ":"
      ? "use braces for a block, as in `shape Card { … }`, and parentheses for labels, as in `layer(inset: 4) { … }`"
      : "write the name of a layer right before its block, without quotes: `layer body { … }`"
  case .constantName where text.first?.isNumber == true: return "use `0.\(text)`; a number begins with a digit"
  default:
    // A number with letters, such as `2x`, is most likely meant as a name.
    guard let first = text.utf8.first, let last = text.utf8.last, (48...57).contains(first), last >= 65 else {
      return nil
    }
    return "begin the name with a letter or `_`"
  }
}

private func unexpectedHint(_ found: Found) -> Hint? {
  switch found {
  case .rangeAfterDefault: return "write the range before the default: `n in 0...10 = 5`"
  case .secondName: return "remove one of the names; the name of a parameter is also its label"
  case .endOfFile, .endOfLine, .endOfValue: return "separate statements with a line break or `;`"
  case .source(let text):
    return switch text {
    case "}": "remove it, or add the missing `{` before it"
    case "{": "remove the block; this statement has none"
    case "=": "use `let name = value` to name a value; values never change"
    case "and": "use `&&`"
    case "stroke": "use `path.stroked(width: 8)`, as in `erase p.stroked(width: 8)`"
    case "or": "use `||`"
    case "not": "use `!`, as in `!isOn`"
    case "**": "use `pow(a, b)`"
    case "for", "while", "repeat":
      "write a list with a loop as `[for i in 0..<5: 2 * i]`"
    case ",": "remove the comma, or replace it with a line break or `;`"
    case _ where text.first?.isLetter == true && text.contains("-"): .advice(ForeignWords.hyphenHint(text))
    default: "separate statements with a line break or `;`"
    }
  }
}
