extension Problem.Kind {
  static let expected = Problem.Kind(
    "E0108",
    Explanation(
      "Something is missing here",
      meaning: """
        At this place only certain things can stand, the message says which, and what stands there is something else.
        Mostly a bracket, a brace or a word was forgotten right before it.
        """,
      reason: """
        What comes after it can't be told apart any more. Put the first of these messages right first: others may go
        with it.
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
      fix: expectation.change, missing: found == .endOfFile ? .restOfFile : nil)
  }
}

extension Problem.Kind {
  static let unexpected = Problem.Kind(
    "E0109",
    Explanation(
      "Something that does not belong here",
      meaning: """
        What stands here is a word or a sign of the language, but nothing can begin or go on with it at this place: a
        brace too many, two statements on one line without a `;`, a value that is given a new value.
        """,
      reason: """
        Either it is too much, or something before it is missing. Which of the two only you can know.
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
    Problem(.unexpected, "\(found.text) does not belong here", hint: unexpectedHint(found))
  }

  /// A word that is one of the language's own but for a letter or two.
  static func misspeltWord(_ word: String, for right: String) -> Problem {
    Problem(
      .unexpected, "\(quoted(word)) does not belong here", hint: .didYouMean(right), fix: .rename(word, to: right),
      hasCertainRecovery: true)
  }
}

extension Problem.Kind {
  static let unknownStatement = Problem.Kind(
    "E0110",
    Explanation(
      "A line that begins with no statement",
      meaning: """
        In a block each line begins with a keyword such as `fill`, `layer` or `let`. This one begins with another word:
        misspelt, or taken from another language or program, or a path or a shape that is only named.
        """,
      reason: """
        A path by itself is not yet a picture: a statement says what is done with it.
        """,
      wrong: """
        shape Dot {
          size 24 x 24
          fil .teal
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
  static func unknownStatement(_ word: String, _ form: WordForm) -> Problem {
    let foreign = ForeignWords.statementHint(word)
    let nearest = foreign == nil ? nearestName(to: word, among: Keyword.statements) : nil
    return Problem(
      .unknownStatement, "\(quoted(word)) is not a statement",
      hint: foreign.map { .advice($0) } ?? nearest.map { .didYouMean($0) } ?? form.hint(for: word),
      fix: nearest.map { .rename(word, to: $0) })
  }
}

extension Problem.Kind {
  static let unknownDeclaration = Problem.Kind(
    "E0111",
    Explanation(
      "A line that begins no declaration",
      meaning: """
        At the top level of a file stand `import`, `let`, `func`, `style`, `shape`, `enum` and `preview`, and some of
        them after `private`. This line begins with another word.
        """,
      reason: """
        The words of other languages are close but not the same: `let` names a value once and for all, where `var` and
        `const` of other languages say whether it can change.
        """,
      wrong: """
        var ink = #1C1C1E

        shape Card {
          size 240 x 120
          fill ink
        }
        """,
      right: """
        let ink = #1C1C1E

        shape Card {
          size 240 x 120
          fill ink
        }
        """))
}

extension Problem {
  static func unknownDeclaration(_ word: String) -> Problem {
    let foreign = ForeignWords.declarationHint(word)
    let words = ["import", "let", "func", "style", "shape", "enum", "preview", "private"]
    let nearest = foreign == nil ? nearestName(to: word, among: words) : nil
    return Problem(
      .unknownDeclaration, "\(quoted(word)) does not begin a declaration",
      hint: foreign.map { .advice($0) } ?? nearest.map { .didYouMean($0) }
        ?? "a file is made of `import`, `let`, `func`, `style`, `shape`, `enum` and `preview`",
      fix: nearest.map { .rename(word, to: $0) })
  }
}

extension Problem.Kind {
  static let statementOutsideShape = Problem.Kind(
    "E0112",
    Explanation(
      "A statement outside of a shape",
      meaning: """
        This statement belongs inside the braces of a shape, a style or a layer, and here it stands at the top level of
        the file. Where it looks as if it stood inside, a `}` above it is too many.
        """,
      reason: """
        Outside of a shape there is nothing to paint on: no size and no outline.
        """,
      wrong: """
        shape Card {
          size 240 x 120
        }
        fill .teal
        """,
      right: """
        shape Card {
          size 240 x 120
          fill .teal
        }
        """))
}

extension Problem {
  static func statementOutsideShape(_ word: String) -> Problem {
    Problem(
      .statementOutsideShape, "\(quoted(word)) belongs inside a shape", hint: "write it inside `shape Name { … }`")
  }
}

extension Problem.Kind {
  static let misplacedDeclaration = Problem.Kind(
    "E0113",
    Explanation(
      "A declaration inside a block",
      meaning: """
        `import`, `func`, `style`, `shape`, `enum` and `preview` stand at the top level of a file; only `let` may stand
        in a block too. Where this one looks as if it stood at the top level, a `}` above it is missing: the message
        shows where the block begins that is still open.
        """,
      reason: """
        What is declared at the top level can be used by every shape of the file, and by other files.
        """,
      wrong: """
        shape Card {
          size 240 x 120
          style raised { shadow .black, radius: 4 }
          fill .teal
          apply raised
        }
        """,
      right: """
        style raised { shadow .black, radius: 4 }
        shape Card {
          size 240 x 120
          fill .teal
          apply raised
        }
        """))
}

extension Problem {
  static func misplacedDeclaration(_ word: String) -> Problem {
    Problem(
      .misplacedDeclaration, "\(quoted(word)) stands inside a block; it belongs at the top level of a file",
      hint: "move it out of the block; or a `}` is missing before it")
  }
}

extension Problem.Kind {
  static let grammar: [Problem.Kind] = [
    .expected, .unexpected, .unknownStatement, .unknownDeclaration, .statementOutsideShape, .misplacedDeclaration,
  ]
}

/// What stands where something else should.
public enum Found: Equatable, Sendable {
  /// Text of the source.
  case source(String)
  case endOfFile, endOfLine
  /// The end of a value that is no file, such as one of the command line.
  case endOfValue
  case secondName, rangeAfterDefault

  var text: String {
    switch self {
    case .source(let text): quoted(text)
    case .endOfFile: "the end of the file"
    case .endOfLine: "the end of the line"
    case .endOfValue: "the end of the value"
    case .secondName: "a second name"
    case .rangeAfterDefault: "a range after the default"
    }
  }
}

/// What follows a word that is no statement.
public enum WordForm: Sendable {
  case alone, assigned, called

  fileprivate func hint(for word: String) -> Hint {
    switch self {
    case .assigned: "a value is named with `let \(word) = …`, and never changes"
    case .called: "a shape is drawn with `use \(word)(…)`; a function's value goes into a statement"
    case .alone: "statements begin with a keyword, such as `fill`, `layer` or `let`"
    }
  }
}

private func expectationHint(_ expectation: Expectation, _ found: Found) -> Hint? {
  guard case .source(let text) = found else { return expectation.hint }
  switch text {
  case "and", "or", "**": return unexpectedHint(found)
  case "=" where expectation == .block: return "no `=` stands before a block; two values are compared with `==`"
  case "=" where [.closingParenthesis, .colonOfConditional].contains(expectation):
    return "two values are compared with `==`"
  default: break
  }
  if let hint = expectation.hint { return hint }
  switch expectation {
  case .typeName where text.first?.isNumber == true: return "a range goes after `in`: `n in 0...10 = 5`"
  case .block where text == ":" || text.hasPrefix("\""):
    return "a layer's name is a bare word right before its block: `layer body { … }`"
  case .constantName where text.first?.isNumber == true: return "a number begins with a digit: write `0.\(text)`"
  default:
    // A number with letters stands for a name.
    guard let first = text.utf8.first, let last = text.utf8.last, (48...57).contains(first), last >= 65 else {
      return nil
    }
    return "a name begins with a letter or with `_`"
  }
}

private func unexpectedHint(_ found: Found) -> Hint? {
  switch found {
  case .rangeAfterDefault: return "the range goes before the default: `n in 0...10 = 5`"
  case .secondName: return "a parameter has one name, which is its label too"
  case .endOfFile, .endOfLine, .endOfValue: return "a statement ends with its line, or with `;`"
  case .source(let text):
    return switch text {
    case "}": "a `{` is missing before it, or this one is too many"
    case "{": "this statement takes no block"
    case "=": "values are named with `let name = value`; nothing changes later"
    case "and": "both of two conditions is `&&`"
    case "stroke": "what a stroke covers is `path.stroked(width: 8)`, as in `erase p.stroked(width: 8)`"
    case "or": "either of two conditions is `||`"
    case "not": "the opposite of a condition is `!`, as in `!isOn`"
    case "**": "a power is `pow(a, b)`"
    case "for", "while", "repeat":
      "write the elements one by one; only statements can be repeated, with `repeat i in 0..<5 { … }`"
    case "=>": "declare a function at the top level: `func double(x: Number) = 2 * x`"
    case ",": "the next statement stands on a line of its own, or after a `;`"
    case _ where text.first?.isLetter == true && text.contains("-"): .advice(ForeignWords.hyphenHint(text))
    default: "a statement ends with its line, or with `;`"
    }
  }
}
