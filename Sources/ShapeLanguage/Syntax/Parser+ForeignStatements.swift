import ShapeCore

/// Statements and declarations of other languages: reported, and skipped or parsed as what they stand for.
extension Parser {
  /// The error about the current word as an unknown statement.
  var unknownStatement: Problem { .unknownStatement(text(ofToken: position), wordForm) }

  private var wordForm: WordForm {
    if nextKind == .equals {
      let isUsed = position + 2 < tokens.count && tokens[position + 2].name == word && word != .none
      return isUsed ? .updated : .assigned
    }
    if let name = typedName { return .typed(name) }
    if nextKind == .leftParenthesis { return .called(with: statementForDeclaration) }
    if nextKind == .leftBrace { return .block }
    let isUpdate =
      [.plus, .minus, .star, .slash].contains(nextKind) && isAdjacent(position + 2)
      && tokens[position + 2].kind == .equals
    return isUpdate ? .updated : .alone
  }

  /// The statement that draws a shape or applies a style of this file, if the current word is the name of one.
  ///
  /// - Complexity: O(n) for n tokens.
  private var statementForDeclaration: String? {
    guard word != .none, !hidesMistakes else { return nil }
    for index in tokens.indices.dropFirst() where tokens[index].name == word {
      switch tokens[index - 1].name {
      case Keyword.shape.name: return Keyword.use.spelling
      case Keyword.style.name: return Command.apply.name
      case _: continue
      }
    }
    return nil
  }

  /// The name after a type, as in `Color ink = …`, if they begin here.
  var typedName: String? {
    guard kind == .name, nextKind == .name, position + 2 < tokens.count, tokens[position + 2].kind == .equals,
      !tokens[position + 1].flags.contains(.startsLine), isType(position)
    else { return nil }
    return text(ofToken: position + 1)
  }

  /// Returns whether a token is the name of a type of the language.
  func isType(_ index: Int) -> Bool {
    tokens[index].kind == .name && (65...90).contains(source.bytes[Int(tokens[index].start)])
      && LanguageNames.isType(text(ofToken: index))
  }

  /// Whether the innermost open block is that of a `use`.
  private var isInUse: Bool { openBraces.last.map { useBraces.contains($0) } ?? false }

  /// Reports and skips the block of a `content`, which was probably meant as a `slot`.
  mutating func skipBlockOfContent(from first: Int) {
    report(.contentBlock(isInUse: isInUse), at: span(ofToken: first))
    skipBracket()
  }

  /// Reports and skips what other languages have after the labels of a case: braces, or `||` and further labels. Returns
  /// whether there is something.
  mutating func skipForeignCase() -> Bool {
    if kind == .leftBrace {
      report(.caseBlock)
      skipBracket()
      return true
    }
    guard kind == .or else { return false }
    report(.caseOperator)
    while ![.colon, .terminator, .leftBrace, .rightBrace, .endOfFile].contains(kind), !token.flags.contains(.startsLine)
    {
      bump()
    }
    _ = take(.colon)
    return true
  }

  /// Reports and skips what follows `mask` if it is not a layer.
  mutating func reportMaskWithoutLayer(from first: Int) {
    let form: MaskForm
    var last = first
    switch kind {
    case .leftBrace: form = .block
    case .leftParenthesis
    where tokens[position + 1].name == Keyword.layer.name && tokens[position + 2].kind == .rightParenthesis:
      form = .word
      last += 3
      for _ in 1...3 { bump() }
    case .leftParenthesis: form = nextKind == .name && tokens[position + 2].kind == .colon ? .header : .value
    default: form = .value
    }
    report(.maskWithoutLayer(form), at: SourceSpan(file: file, start: tokens[first].start, end: tokens[last].end))
    if kind == .leftBrace { skipBracket() } else { skipStatement() }
  }

  /// Reports and skips the name of a `content` in quotes.
  mutating func skipQuotedName() {
    guard kind == .string else { return }
    let text = text(ofToken: position)
    report(.misplacedName(text, text.filter { $0 != "\"" }))
    bump()
  }

  /// Reports and skips the labels of a `content` without parentheses, at the sign after its name or the first label.
  mutating func reportUnbracketedFrame() {
    if let (text, end) = unbracketedLabels(of: .content) {
      report(.unbracketedFrame(text), at: span(ofTokens: position...end))
    } else {
      report(.unbracketedFrame(nil))
    }
    skipStatement()
  }

  /// Reports and skips the frame of a `slot`, which was probably meant as a `content`.
  mutating func skipFrameOfSlot(from first: Int) {
    report(.slotFrame(isInUse: isInUse), at: span(ofToken: first))
    skipBracket()
  }

  /// Whether a `let` of another language follows: `var r = 4`.
  var isAtForeignLet: Bool {
    kind == .name && nextKind == .name && position + 2 < tokens.count
      && !tokens[position + 1].flags.contains(.startsLine)
      && [.equals, .colon].contains(tokens[position + 2].kind)
      && (isOne(of: ForeignWords.lets, position) || typedName != nil)
  }

  /// Reports a `let` of another language, at the type and the name of `Color ink = …`.
  mutating func reportForeignLet(_ problem: Problem) {
    report(problem, at: span(ofTokens: position...(typedName == nil ? position : position + 1)))
  }

  /// Whether a label of a layer or a slot follows its keyword, instead of a name: `layer left: 4 { … }`.
  func isAtLabel(of keyword: Keyword) -> Bool {
    kind == .name && nextKind == .colon && LanguageNames.isLabel(text(ofToken: position), of: keyword.spelling)
  }

  /// Reports and skips the labels of a layer without parentheses: `layer body, left: 4 { … }`.
  mutating func skipUnbracketedLabels() {
    guard let (text, end) = unbracketedLabels(of: Keyword.layer) else { return }
    report(.unbracketedLabels(text), at: span(ofTokens: position...end))
    while position <= end { bump() }
  }

  /// Reports the labels of a style without parentheses: `apply raised lift: 6`. Returns whether they are there.
  mutating func reportLabelOfStyle(after element: Int) -> Bool {
    guard nextKind == .colon, element > 0, Command(tokens[element - 1].name) == .apply,
      tokens[element..<position].allSatisfy({ $0.kind == .name || $0.kind == .dot }),
      let (text, end) = unbracketedLabels(of: nil), tokens[end + 1].kind != .leftBrace
    else { return false }
    report(.unbracketedLabelsOfStyle(text), at: span(ofTokens: position...end))
    return true
  }

  /// Returns the labels and values from here up to a block or the end of the line as arguments in parentheses, and their
  /// last token; `nil` if no label begins here, possibly after a comma, or without its colon.
  ///
  /// - Parameter keyword: What has the labels; nil if they can't be known.
  private func unbracketedLabels(of keyword: Keyword?) -> (text: String, end: Int)? {
    let first = kind == .comma ? position + 1 : position
    guard first + 1 < tokens.count, tokens[first].kind == .name, !tokens[first].flags.contains(.startsLine) else {
      return nil
    }
    let hasColon = tokens[first + 1].kind == .colon
    let isLabel = keyword.map { LanguageNames.isLabel(text(ofToken: first), of: $0.spelling) } ?? false
    guard hasColon || isLabel && [.number, .name, .leftParenthesis].contains(tokens[first + 1].kind) else { return nil }
    var end = first
    while end + 1 < tokens.count, case let next = tokens[end + 1],
      !next.flags.contains(.startsLine), ![.leftBrace, .rightBrace, .terminator, .endOfFile].contains(next.kind)
    {
      end += 1
    }
    let rest = source.text(Int(tokens[first].end)..<Int(tokens[end].end))
    if end == first || rest.includes("/*") { return nil }
    return ("(" + text(ofToken: first) + (hasColon ? "" : ":") + rest + ")", end)
  }

  /// The last token of a property's name as in CSS, `border-width:`, if one begins here.
  var propertyEnd: Int? {
    guard kind == .name, case let end = hyphenatedEnd, end > position, end + 1 < tokens.count,
      tokens[end + 1].kind == .colon
    else { return nil }
    return end
  }

  /// The last token of a name with `-` in it that begins here, or the token of the name itself if it has none.
  var hyphenatedEnd: Int {
    var end = position
    while end + 2 < tokens.count, tokens[end + 1].kind == .minus, tokens[end + 2].kind == .name,
      isAdjacent(end + 1), isAdjacent(end + 2)
    {
      end += 2
    }
    return end
  }

  /// Reports and skips a name with a `-` in it in a declaration, or returns `nil` if the name has none.
  mutating func hyphenatedName(_ expectation: Expectation) -> NodeID? {
    switch expectation {
    case .name, .loopName, .layerName, .slotName, .shapeName, .previewedShape, .styleName, .functionName, .enumName,
      .caseName,
      .parameterName:
      break
    case .value, .height, .statement, .declaration, .block, .closingBrace, .closingParenthesis, .closingBracket,
      .equals, .functionValue, .colonOfConditional, .colonOfComprehension, .colonOfCase, .caseOfSwitch, .constant, .in,
      .range, .arguments, .parameters, .typeName, .memberName, .constantName, .wholeNumber, .importPath,
      .privateDeclaration, .commaInEnum, .endOfSetting:
      return nil
    }
    let first = position
    let end = hyphenatedEnd
    guard end > first else { return nil }
    let span = span(ofTokens: first...end)
    report(.unexpected(.source(source.text(Int(span.start)..<Int(span.end)))), at: span)
    while position <= end { bump() }
    return node(.error, from: first, children: pending.count)
  }

  /// Reports and skips a wrong token between a statement's keyword and its arguments: a sign, or parentheses around
  /// labeled arguments. Returns whether nothing is left to parse.
  mutating func skipBracketedArguments(ofStatementAt first: Int) -> Bool {
    if kind == .colon || kind == .equals {
      let sign = text(ofToken: position)
      let span = span(ofToken: position)
      bump()
      let rest = rest
      report(
        .signAfterKeyword(text(ofToken: first), sign: sign, isCertain: rest.isReadable && rest.hasCommas), at: span)
      return false
    }
    guard kind == .leftParenthesis, holdsLabels || holdsRequirement(ofStatementAt: first) else { return false }
    report(.bracketedArguments(text(ofToken: first)))
    skipBracket()
    if !isAtStatementEnd { skipStatement() }
    return true
  }

  /// Whether the parentheses after a `require` contain its message: `require(width > 4, "narrow")`.
  private func holdsRequirement(ofStatementAt first: Int) -> Bool {
    guard Command(tokens[first].name) == .require else { return false }
    let inside = restOfElement(from: position + 1)
    return zip(inside, inside.dropFirst()).contains { $0.kind == .comma && $1.kind == .string }
  }

  /// Whether the parentheses that begin here contain a label, which no point does.
  var holdsLabels: Bool {
    var depth = 0
    var index = position
    while index + 1 < tokens.count {
      switch tokens[index].kind {
      case .leftBrace, .rightBrace, .terminator: return false
      case .leftParenthesis, .leftBracket: depth += 1
      case .rightParenthesis, .rightBracket:
        depth -= 1
        if depth == 0 { return false }
      case .name where depth == 1 && tokens[index + 1].kind == .colon:
        if [.comma, .leftParenthesis].contains(tokens[index - 1].kind) { return true }
      case .name where tokens[index].flags.contains(.startsLine) && tokens[index].name.place == .statement:
        return false
      default: break
      }
      index += 1
    }
    return false
  }

  /// Returns the statement that was probably written as in another language: the one whose keyword begins the line, if
  /// the element at a token is all between it and here; or a stop if a percentage follows in a list, or else a product.
  func statementOfLine(before element: Int) -> String? {
    let follows = tokens[position - 1].kind
    if isAtPercentage, follows == .name || follows == .color {
      let isConstant = follows == .name && tokens[max(0, position - 2)].kind == .dot
      let before = tokens[max(0, position - (isConstant ? 3 : 2))]
      if let command = Command(before.name), [.fill, .stroke, .shadow].contains(command) { return command.name }
      if isConstant || follows == .color, isInList || isInGradient { return "stop" }
      // A share of a length: `cornerRadius: side 22%`.
      if follows == .name, !isConstant { return "%" }
    }
    if isAtFactor, hasLabel(element) { return "*" }
    guard element > 1, tokens[element - 1].kind == .name,
      tokens[element - 1].flags.contains(.startsLine) || [.leftBrace, .terminator].contains(tokens[element - 2].kind)
    else { return nil }
    return text(ofToken: element - 1)
  }

  /// Reports and skips the block of a function: `{ return x }`.
  mutating func skipFunctionBlock() {
    let first = position
    skipBracket()
    let last = position - 1
    report(.functionBlock(value: returnedValue(first, last)), at: span(ofTokens: first...last))
  }

  /// Returns the value in `{ return value }` between two tokens. Nil if there is more than a value, or a comment.
  private func returnedValue(_ open: Int, _ close: Int) -> String? {
    guard close > open + 2, tokens[close].kind == .rightBrace, tokens[open + 1].kind == .name,
      isOne(of: ["return"], open + 1),
      tokens[(open + 1)..<close].allSatisfy({
        ![.terminator, .leftBrace, .equals, .invalid].contains($0.kind) && !$0.flags.contains(.breakBefore)
      })
    else { return nil }
    let block = source.text(Int(tokens[open].start)..<Int(tokens[close].end))
    if block.includes("/*") || block.includes("//") { return nil }
    return source.text(Int(tokens[open + 2].start)..<Int(tokens[close - 1].end))
  }

  /// Reports and skips the `?` of a type.
  mutating func skipOptionalSign() {
    guard kind == .question, isAdjacent(position) else { return }
    report(.optionalType)
    bump()
  }

  /// Reports and skips `-> Shape` after the parameters of a shape.
  mutating func skipResultOfShape() {
    guard kind == .minus, nextKind == .greater, isAdjacent(position + 1) else { return }
    let first = position
    while kind != .leftBrace, !isAtStatementEnd { bump() }
    report(.resultOfShape, at: span(ofTokens: first...position - 1))
    pending.append(node(.error, from: first, children: pending.count))
  }

  /// Reports a pseudo-class of CSS: `:hover`. Returns whether there is one.
  mutating func reportPseudoClass() -> Bool {
    guard kind == .colon, nextKind == .name, token.flags.contains(.startsLine), isAdjacent(position + 1) else {
      return false
    }
    report(.pseudoClass(text(ofToken: position + 1)), at: span(ofTokens: position...position + 1))
    return true
  }

  /// Parses the condition of an `if`. Reports a `=` or `= =` in it, and skips the rest.
  mutating func parseCondition() -> NodeID {
    let start = nodeStart
    let condition = parseExpression()
    guard kind == .equals, !isAtArrow(position) else { return condition }
    reportEqualsInCondition()
    bump()
    pending += [condition, parseExpression()]
    return node(.error, since: start)
  }
}
