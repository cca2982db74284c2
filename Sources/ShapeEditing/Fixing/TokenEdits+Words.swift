import ShapeCore
import ShapeLanguage

// Edits of words. Only words of which there are few are written: keywords, the labels of a call, and names that are used but
// declared nowhere. Any other name would be a guess.
extension TokenEdits {
  /// The words that begin statements, cases and declarations.
  private static let keywords =
    Keyword.allCases.filter { $0.place != .within }.map { $0.spelling } + Command.named.map { $0.name }
    + [Keyword.case.spelling, Keyword.default.spelling]

  /// Whether a word decides what the name or the block after it is.
  func namesWhatFollows(_ word: String) -> Bool {
    [Keyword.layer, .content, .slot, .mask, .use, .if, .repeat, .switch].contains { $0.spelling == word }
  }

  /// Whether a word begins statements, cases or declarations.
  func beginsStatement(_ word: String) -> Bool { Self.keywords.contains(word) }

  /// The words within statements, without values.
  private static let innerKeywords = [Keyword.x, .in, .for, .where, .path].map { $0.spelling }

  private func insertion(of word: String, before index: Int) -> FixIt {
    var span = span(index)
    span.end = span.start
    let isAttached = [.colon, .leftParenthesis].contains(tree.tokens[index].kind) && !beginsStatement(index)
    return FixIt(.add(word), [TextEdit(span, word + (isAttached ? "" : " "))])
  }

  // MARK: Keywords

  /// Keywords before the token at the place, if a statement begins there, or a block.
  var insertedKeywords: [FixIt] {
    guard place < tree.tokens.count - 1, tree.tokens[place].start == start || beginsWithConstant else { return [] }
    let first = beginsWithConstant && tree.tokens[place].kind != .dot ? place - 1 : place
    let isBrace = tree.tokens[first].kind == .leftBrace
    let words = isBrace ? [Keyword.path.spelling, Keyword.else.spelling] : []
    // A name alone doesn't say that there is a slot.
    let isName = tree.tokens[first].kind == .name
    let keywords = Self.keywords.filter { !isName || $0 != Keyword.content.spelling }
    return (words + (beginsStatement(first) ? keywords : [])).map { insertion(of: $0, before: first) }
  }

  /// Whether the place is that of a constant at the beginning of a line, which continues the line before.
  var beginsWithConstant: Bool {
    [place - 1, place].contains { index in
      index >= 0 && tree.tokens[index].kind == .dot && tree.tokens[index].flags.contains(.startsLine)
        && tree.tokens[min(index + 2, tree.tokens.count - 1)].kind != .leftParenthesis
    }
  }

  /// Keywords instead of the one at the beginning of the statement around the place.
  var replacedStatement: [FixIt] {
    guard window.contains(place), let first = (window.lowerBound...place).last(where: { beginsStatement($0) }),
      tree.tokens[first].name.place != nil
    else { return [] }
    // The name of a shape doesn't say that there is a slot.
    let isUse = tree.tokens[first].name == Keyword.use.name
    return writing(Self.keywords.filter { !isUse || $0 != Keyword.content.spelling }, at: first)
  }

  /// Keywords instead of another word at the place that begins a statement, unless it is a name.
  var droppingWord: [FixIt] {
    guard window.contains(place), beginsStatement(place), tree.tokens[place].kind == .name,
      tree.tokens[place].name.place == nil, !isName(place)
    else { return [] }
    return writing(Self.keywords, at: place)
  }

  private func writing(_ words: [String], at index: Int) -> [FixIt] {
    let word = text(index)
    return words.filter { $0 != word }.map { FixIt(.write($0), [TextEdit(span(index), $0)]) }
  }

  /// Whether a word is more likely a name than a keyword, by the token after it, its capital letter, or other uses.
  private func isName(_ index: Int) -> Bool {
    let name = tree.tokens[index].name
    return tree.tokens.count { $0.name == name } > 1
      || [.equals, .dot, .leftParenthesis].contains(tree.tokens[index + 1].kind) || beginsStatement(index + 1)
      || text(index).first?.isUppercase == true
  }

  /// Keywords within statements instead of a keyword.
  func replacedWords(at index: Int) -> [FixIt] {
    let token = tree.tokens[index]
    if index > 0, tree.tokens[index - 1].name == Keyword.mask.name {
      return writing([Keyword.layer.spelling], at: index)
    }
    guard index > 0, token.kind == .name || token.kind == .path, tree.tokens[index + 1].kind != .colon,
      token.kind == .path || token.name.place != nil
    else { return [] }
    return writing(Self.innerKeywords, at: index)
  }

  // MARK: Names

  /// The labels of a call before a colon without one.
  func labels(before index: Int) -> [FixIt] {
    guard index > 0, tree.tokens[index].kind == .colon,
      [.comma, .leftParenthesis].contains(tree.tokens[index - 1].kind) || beginsArguments(index),
      let callee = callee(of: index)
    else { return [] }
    return labels(of: callee).map { insertion(of: $0, before: index) }
  }

  /// Whether a token follows the keyword that begins its statement.
  private func beginsArguments(_ index: Int) -> Bool {
    beginsStatement(index - 1) && tree.tokens[index - 1].name.place == .statement
  }

  /// Returns the token of the name before the parenthesis around a token, or of the keyword of its statement.
  private func callee(of index: Int) -> Int? {
    var depth = 0
    for other in (window.lowerBound..<index).reversed() {
      let kind = tree.tokens[other].kind
      if kind == .rightParenthesis || kind == .rightBracket { depth += 1 }
      if kind == .leftParenthesis, depth == 0 { return other > 0 ? other - 1 : nil }
      if kind == .leftParenthesis || kind == .leftBracket { depth -= 1 }
      if depth == 0, beginsStatement(other), tree.tokens[other].name.place == .statement { return other }
    }
    return nil
  }

  /// Other labels of the same calls.
  var replacedLabels: [FixIt] {
    window.filter { index in
      let before = index > 0 ? tree.tokens[index - 1].kind : .endOfFile
      return tree.tokens[index].kind.isWord && tree.tokens[index + 1].kind == .colon
        && ([.comma, .leftParenthesis].contains(before) || index > 0 && beginsArguments(index))
    }.flatMap { index in callee(of: index).map { writing(labels(of: $0), at: index) } ?? [] }
  }

  /// Types where one is missing at the place.
  var insertedTypes: [FixIt] {
    guard place > 0, tree.tokens[place - 1].kind == .colon, [.equals, .comma].contains(tree.tokens[place].kind) else {
      return []
    }
    let enums = tree.declarations.compactMap { declaration -> String? in
      if case .enum(let view) = declaration { view.name.node.text } else { nil }
    }
    return (LanguageNames.types.sorted() + enums).map { insertion(of: $0, before: place) }
  }

  /// Methods between a dot and the parenthesis at the place.
  var insertedMethods: [FixIt] {
    guard place > 0, tree.tokens[place - 1].kind == .dot, tree.tokens[place].kind == .leftParenthesis else { return [] }
    return LanguageNames.callees.map { insertion(of: $0, before: place) }
  }

  private func labels(of callee: Int) -> [String] {
    let name = tree.tokens[callee].name
    let header = callee > 0 ? [Keyword.layer, .content].first { $0.name == tree.tokens[callee - 1].name } : nil
    if let header { return LanguageNames.labels(of: header.spelling) }
    let declared = tree.declarations.first { $0.name?.node.firstToken.name == name }
    return LanguageNames.labels(of: text(callee)) + (declared?.parameters?.elements.map { $0.name.node.text } ?? [])
  }

  /// Names where the name of a declaration is missing at the place.
  func declaring(_ names: [String]) -> [FixIt] {
    let declaring: [Keyword] = [.let, .func, .style, .shape, .enum, .layer, .repeat, .for]
    let places = (place - 1...place + 1).filter { index in
      guard index > 0, index < tree.tokens.count - 1 else { return false }
      let (before, after) = (tree.tokens[index - 1], tree.tokens[index])
      let isDeclared = declaring.contains { $0.name == before.name }
      let isParameter = [.comma, .leftParenthesis].contains(before.kind)
      return after.name == Keyword.in.name && (isDeclared || isParameter)
        || [.equals, .colon].contains(after.kind) && (isDeclared || isParameter)
        || [.leftParenthesis, .leftBrace].contains(after.kind) && isDeclared
    }
    var distinct: [String] = []
    for name in names where !distinct.contains(name) { distinct.append(name) }
    return places.flatMap { index in distinct.prefix(8).map { insertion(of: $0, before: index) } }
  }
}
