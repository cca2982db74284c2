extension Problem.Kind {
  static let unknownStatement = Problem.Kind(
    "E0110",
    Explanation(
      "Unknown statement",
      meaning: """
        Every statement in a block begins with a keyword such as `fill`, `layer` or `let`. This one begins with
        another word. It is misspelled, it comes from another language, or it is a path or a shape without a
        statement that draws it.
        """,
      reason: """
        A path by itself draws nothing. A statement determines how it is used.
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
      .unknownStatement, "unknown statement \(quoted(word))",
      hint: foreign.map { .advice($0) } ?? nearest.map { .didYouMean($0) } ?? form.hint(for: word),
      fix: nearest.map { .rename(word, to: $0) })
  }
}

extension Problem.Kind {
  static let unknownDeclaration = Problem.Kind(
    "E0111",
    Explanation(
      "Unknown declaration",
      meaning: """
        The top level of a file contains only `import`, `let`, `func`, `style`, `shape`, `enum` and `preview`.
        `private` can be before some of them. This line begins with another word.
        """,
      reason: """
        Similar words of other languages can have another meaning: a `let` never changes, but a `var` of another
        language can.
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
      .unknownDeclaration, "unknown declaration \(quoted(word))",
      hint: foreign.map { .advice($0) } ?? nearest.map { .didYouMean($0) }
        ?? "use `import`, `let`, `func`, `style`, `shape`, `enum` or `preview`",
      fix: nearest.map { .rename(word, to: $0) })
  }
}

extension Problem.Kind {
  static let statementOutsideShape = Problem.Kind(
    "E0112",
    Explanation(
      "Statement outside a shape",
      meaning: """
        This statement is only allowed inside the braces of a shape, a style or a layer, but it is at the top
        level of the file. If it seems to be inside, there is an extra `}` above it.
        """,
      reason: """
        Outside a shape there is nothing to paint on: no size and no outline.
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
      .statementOutsideShape, "\(quoted(word)) is not allowed outside a shape", hint: "move it into `shape Name { … }`")
  }
}

extension Problem.Kind {
  static let misplacedDeclaration = Problem.Kind(
    "E0113",
    Explanation(
      "Declaration inside a block",
      meaning: """
        `import`, `style`, `shape`, `enum` and `preview` are only allowed at the top level of a file.
        Only `let` and `func` are also allowed in a block. If this one seems to be at the top level, a `}` is missing above
        it. The message shows where the open block begins.
        """,
      reason: """
        Declarations at the top level can be used by every shape of the file, and by other files.
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
    if word == Keyword.func.spelling {
      // A function is allowed there, so its indentation shows that the block should have ended.
      return Problem(
        .misplacedDeclaration, "missing `}` before this `func`",
        hint: "add the `}`, or indent the function more than the block around it")
    }
    return Problem(
      .misplacedDeclaration, "\(quoted(word)) is not allowed inside a block",
      hint: "move it to the top level of the file, or add the missing `}` before it")
  }
}

extension Problem.Kind {
  static let keywords: [Problem.Kind] = [
    .unknownStatement, .unknownDeclaration, .statementOutsideShape, .misplacedDeclaration,
  ]
}

/// What follows an unknown word at the beginning of a statement.
public enum WordForm: Sendable {
  case alone, assigned, called
  /// Before a block.
  case block
  /// Before `+=` or the like, or before `=` and the word itself.
  case updated

  fileprivate func hint(for word: String) -> Hint {
    switch self {
    case .assigned: "use `let \(word) = …` to name a value; values never change"
    case .updated:
      "compute the final value in one expression, such as `sum(list)`; values never change, not even in a `repeat`"
    case .called: "write `use \(word)(…)` to draw a shape, or `apply \(word)(…)` to apply a style"
    case .block: "use `layer \(word) { … }` for a layer, or `slot \(word) { … }` to fill a slot in the block of a `use`"
    case .alone: "begin the statement with a keyword, such as `fill`, `layer` or `let`"
    }
  }
}
