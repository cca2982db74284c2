extension Problem {
  static func expected(_ expectation: Expectation, found: Found) -> Problem {
    Problem(
      .expected, "expected \(expectation.text), found \(found.text)", hint: expectationHint(expectation, found),
      fix: found.isSomethingElse(than: expectation) ? nil : expectation.change,
      missing: found == .endOfFile ? .restOfFile : nil)
  }

  /// - Parameters:
  ///   - label: The label before the point.
  ///   - takesColor: Whether it is where a color belongs.
  static func thirdCoordinate(label: String?, takesColor: Bool) -> Problem {
    Problem(
      .expected, "expected \(Expectation.closingParenthesis.text), found `,`",
      hint: label.flatMap { severalNumbersHint(for: $0) }
        ?? (takesColor || label == BorderParameters.color.name
          ? "use a color such as `#FF8800` or `rgb(100%, 50%, 0%)`" : "a point has two numbers: `(x, y)`"))
  }

  /// `erase stroke path { … }`
  static var strokeBeforePath: Problem {
    Problem(
      .unexpected, "unexpected `stroke`", hint: "use `path.stroked(width: 8)`, as in `erase p.stroked(width: 8)`")
  }

  static func unexpected(_ found: Found) -> Problem {
    Problem(
      .unexpected, "unexpected \(found.text)", hint: unexpectedHint(found),
      fix: found == .unlabeledSign ? .removeWord : nil)
  }

  /// `func y(_: Number)`
  static var missingNameAfterSign: Problem {
    Problem(.expected, "expected a name after `_`", hint: "write it as `func y(_ price: Number)`, called as `y(3)`")
  }

  /// A keyword with one or two wrong letters.
  static func misspelledWord(_ word: String, for right: String) -> Problem {
    Problem(
      .unexpected, "unexpected \(quoted(word))", hint: .didYouMean(right), fix: correction(of: word, toOneOf: [right]),
      hasCertainRecovery: true)
  }

  static func chainedComparison(isSize: Bool) -> Problem {
    isSize
      ? Problem(.chainedComparison, "expected two lengths in a size, found three")
      : Problem(
        .chainedComparison, "comparisons can't be chained", hint: "use `a < b && b < c`", fix: .splitComparison)
  }

  static var resultOfShape: Problem {
    Problem(.resultType, "a shape has no result type", hint: "remove `->` and the type", hasCertainRecovery: true)
  }

  static var resultType: Problem {
    Problem(
      .resultType, "a result type is not allowed in a function",
      hint: "remove `->` and the type; the type follows from the value", fix: .removeResultType,
      hasCertainRecovery: true)
  }

  static var caseInEnum: Problem {
    Problem(
      .caseInEnum, "`case` is not allowed in an enum",
      hint: "separate the names with commas, as in `enum Suit { spade, heart }`", fix: .removeWord,
      hasCertainRecovery: true)
  }

  static var nestingTooDeep: Problem {
    Problem(
      .nestingTooDeep, "brackets, blocks or operators are nested more than \(SourceLimits.nesting) levels deep",
      hint: "name parts of it with `let`, or move parts of it into other shapes")
  }

  /// A `switch` that is a value, with very many cases.
  static var tooManyCases: Problem {
    Problem(
      .nestingTooDeep, "this `switch` has too many cases; each counts as one of \(SourceLimits.nesting) nested levels",
      hint: "write constants with the same value in one `case`, or move some cases into a function")
  }

  static func unknownStatement(_ word: String, _ form: WordForm) -> Problem {
    if let drawing = form.drawing(of: word) {
      return Problem(
        .unknownStatement, "unknown statement \(quoted(word))", hint: form.hint(for: word),
        fix: .replace(with: drawing), applicability: .possible)
    }
    let foreign = ForeignWords.statementHint(word)
    let nearest = foreign == nil ? nearestNames(to: word, among: Keyword.statements) : []
    return Problem(
      .unknownStatement, "unknown statement \(quoted(word))",
      hint: foreign.map { .advice($0) } ?? Hint(didYouMean: nearest) ?? form.hint(for: word),
      fix: form.declaration(of: word) ?? correction(of: word, toOneOf: nearest))
  }

  /// - Parameter name: The name of a value after its type.
  static func unknownDeclaration(_ word: String, name: String? = nil) -> Problem {
    let foreign = ForeignWords.declarationHint(word)
    let words = ["import", "let", "func", "style", "shape", "enum", "preview", "private"]
    let nearest = foreign == nil ? nearestName(to: word, among: words) : nil
    return Problem(
      .unknownDeclaration, "unknown declaration \(quoted(word))",
      hint: name.map { WordForm.typed($0).hint(for: word) } ?? foreign.map { .advice($0) } ?? nearest.map {
        .didYouMean($0)
      }
        ?? "use `import`, `let`, `func`, `style`, `shape`, `enum` or `preview`",
      fix: name.flatMap { WordForm.typed($0).declaration(of: word) } ?? nearest.map { .rename(word, to: $0) })
  }

  static func statementOutsideShape(_ word: String) -> Problem {
    Problem(
      .statementOutsideShape, "\(quoted(word)) is not allowed outside a shape", hint: "move it into `shape Name { … }`")
  }

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

/// The token that was found instead of an expected one.
enum Found: Equatable, Sendable {
  case source(String)
  case endOfFile, endOfLine
  /// The end of a value outside a file, such as a value on the command line.
  case endOfValue
  case secondName, rangeAfterDefault
  /// The `_` of a parameter without a label, where all have one.
  case unlabeledSign

  /// Whether it is most likely a mistake itself, so that adding what is expected before it would not help.
  func isSomethingElse(than expectation: Expectation) -> Bool {
    guard case .source(let text) = self else { return false }
    let foreign = [":", "=", "/", ",", "||", "&&", "<", ">", "?", "for", "if", "then", "when", "by", "else"]
      .contains(text)
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
    case .unlabeledSign: "`_`"
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
  if [.name, .shapeName, .styleName, .functionName, .enumName].contains(expectation), let name = unquoted(text) {
    return "write the name without quotes: `\(name)`"
  }
  let isConditional = ["if", "then", "when"].contains(text)
  switch expectation {
  case .closingBracket where text == ":": return "a list contains only values; use two lists, or a list of points"
  case .closingBracket where isConditional, .closingParenthesis where isConditional:
    return "use `condition ? value : other`"
  case .closingBracket where text == "!", .closingParenthesis where text == "!": return "remove the `!`"
  case .block where text == "by", .block where text == "step":
    return "a range has no step; multiply the number: `repeat i in 0..<6 { … 10 * i … }`"
  case .closingBracket where text == ",": return "remove the comma, or write two numbers as a point: `(x, y)`"
  case .name where text == "(": return "use one `let` for each name"
  case .statement where text == "path":
    return "use `outline { … }`, or name the path: `let name = path { … }`"
  case .previewedShape where text.hasPrefix("\""):
    return .advice("write the shape first, and the name of the preview last: `preview Card(), named: \(text)`")
  case .importPath where text.first?.isLetter == true: return .advice("use quotes: `import \"\(text).shape\"`")
  case .block where text == "is": return "use `==` to compare two values"
  case .block where text == "in": return "compare with both ends, as in `0 <= n && n <= 4`"
  case .block where text == "then": return "remove `then`; a block follows the condition: `if isOn { … }`"
  case .block where text.first?.isLetter == true:
    return Keyword.statements.contains(text) ? "put the statement into a block: `{ … }`" : "open the block with `{`"
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

/// Returns the name in a string; nil if there is none.
private func unquoted(_ text: String) -> String? {
  guard text.hasPrefix("\"") else { return nil }
  let name = text.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  return name.first?.isNumber == false ? name : nil
}

private func unexpectedHint(_ found: Found) -> Hint? {
  switch found {
  case .rangeAfterDefault: return "write the range before the default: `n in 0...10 = 5`"
  case .secondName: return "remove one of the names; the name of a parameter is also its label"
  case .unlabeledSign: return "remove it; only the parameters of a `func` can have no label"
  case .endOfFile, .endOfLine, .endOfValue: return "separate statements with a line break or `;`"
  case .source(let text):
    return switch text {
    case "}": "remove it, or add the missing `{` before it"
    case "{": "remove the block; this statement has none"
    case ")": "remove it, or add the missing `(` before it"
    case "]": "remove it, or add the missing `[` before it"
    case "=": "use `let name = value` to name a value; values never change"
    case "and": "use `&&`"
    case "or": "use `||`"
    case "if", "then", "when": "use `condition ? value : other`"
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

/// What follows an unknown word at the beginning of a statement.
enum WordForm: Sendable {
  case alone, assigned
  /// Before parentheses. The statement is `use` or `apply` if the file declares a shape or a style with the name.
  case called(with: String?)
  /// Before a block.
  case block
  /// Before `+=` or the like, or before `=` and the word itself.
  case updated
  /// A type before the name of a value.
  case typed(String)

  /// The statement that draws a shape or applies a style with the name.
  fileprivate func drawing(of name: String) -> String? {
    if case .called(let statement?) = self { "\(statement) \(name)" } else { nil }
  }

  /// The change to a `let` of a value after its type.
  fileprivate func declaration(of type: String) -> Change? {
    if case .typed(let name) = self { .replace(with: "let \(name): \(type)") } else { nil }
  }

  fileprivate func hint(for word: String) -> Hint {
    switch self {
    case .assigned: "use `let \(word) = …` to name a value; values never change"
    case .updated:
      "compute the final value in one expression, such as `sum(list)`; values never change, not even in a `repeat`"
    case .typed(let name): .fix(.write("let \(name): \(word)"))
    case .called(nil): "write `use \(word)(…)` to draw a shape, or `apply \(word)(…)` to apply a style"
    case .called(let statement?): .advice("write `\(statement) \(word)(…)`; a statement begins with a keyword")
    case .block: "use `layer \(word) { … }` for a layer, or `slot \(word) { … }` to fill a slot in the block of a `use`"
    case .alone: "begin the statement with a keyword, such as `fill`, `layer` or `let`"
    }
  }
}

/// Returns the change that corrects a keyword, unless its last digit may belong to a number after it: `size2 40 x 120` is
/// rather `size 240 x 120`.
private func correction(of word: String, toOneOf keywords: [String]) -> Change? {
  let endsInDigit = word.utf8.last.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ?? false
  return endsInDigit ? nil : .rename(word, toOneOf: keywords)
}
