import ShapeCore
import ShapeLanguage

/// Every edit of one token near a place: a sign inserted, deleted or replaced, or two tokens swapped. A name or a value is
/// never deleted, except one of two equal ones side by side. `TokenEdits+Words` has those of words.
struct TokenEdits {
  let tree: SyntaxTree
  /// The tokens near the place, without the end of the file.
  let window: Range<Int>

  /// The token at the place.
  let place: Int
  /// The offset of the place.
  let start: Int32

  /// How many tokens on each side of the place are near it.
  private static let reach = 24
  /// How many tokens before the place the bracket may be whose lines count, too.
  private static let openingReach = 72
  /// How far before the place a mistake is looked for that has no change of its own.
  private static let searchedReach = 8

  /// Signs that are written right after a token, with the blanks that follow it.
  private static let following = [",", ":", ")", "]", "}", "?"]
  /// Signs that are written between blanks.
  private static let separate = [
    "*", "+", "-", "/", "=", "<", ">", "==", "&&", "||", "...", "..<", "x", "in",
  ]
  /// Signs that are written right before a token.
  private static let leading = ["(", "[", "{", ".", "-"]

  /// A value of each common type. A missing value competes with a sign too many.
  static let values = ["0", "(0, 0)", ".red", "true", "bounds"]

  /// The tokens on the lines of a place. If the place begins its line, also those on the line before.
  ///
  /// - Parameter opening: The place of a bracket before it, whose line and those after it count, too, if they are near.
  init(_ tree: SyntaxTree, around span: SourceSpan, from opening: SourceSpan? = nil) {
    self.tree = tree
    let tokens = tree.tokens
    let count = tokens.count - 1
    let place = min(tree.firstToken(endingAfter: Int(span.start)), count)
    self.place = place
    start = span.start
    func startsLine(_ index: Int) -> Bool { tokens[index].flags.contains(.startsLine) }
    var low = place
    let farthest = max(0, place - Self.openingReach)
    let first = opening.map { $0.start >= tokens[farthest].start ? $0.start : span.start } ?? span.start
    let lowest = first < span.start ? farthest : max(0, place - Self.reach)
    while low > lowest, low == place || !startsLine(low) || tokens[low].start > first { low -= 1 }
    var high = place
    while high < count, high < place + Self.reach, high == place || !startsLine(high) { high += 1 }
    window = min(low, count)..<high
  }

  func text(_ index: Int) -> String { tree.text(tree.tokens[index]) }
  func span(_ index: Int) -> SourceSpan { tree.span(tree.tokens[index]) }

  func isWordOrNumber(_ index: Int) -> Bool { !isSign(index) && tree.tokens[index].kind != .endOfFile }

  func isSign(_ index: Int) -> Bool {
    !tree.tokens[index].kind.isWord && tree.tokens[index].kind != .endOfFile
  }

  /// The bytes of the tokens, with their end.
  var bytes: ClosedRange<Int> {
    guard let last = window.last else { return 0...0 }
    return Int(tree.tokens[window.lowerBound].start)...Int(tree.tokens[last].end)
  }

  /// The text around the place.
  var text: String { tree.source.text(bytes.lowerBound..<bytes.upperBound) }

  // MARK: Edits

  /// Whether an edit removes one of two equal tokens side by side. The second of `(1, ,2)` may be another sign, as its
  /// layout is that of a sign before a number.
  func removesCopy(_ fixIt: FixIt) -> Bool {
    guard case .remove(let removed) = fixIt.action, let edit = fixIt.edits.first else { return false }
    let index = tree.firstToken(endingAfter: Int(edit.span.end) - 1)
    func isCopy(_ index: Int) -> Bool {
      guard index > 0, index + 1 < tree.tokens.count, text(index) == removed, text(index - 1) == removed else {
        return false
      }
      let separators: [TokenKind] = [.comma, .colon, .plus, .star, .slash]
      return !separators.contains(tree.tokens[index].kind) || !isPrefix(index) || isPrefix(index - 1)
    }
    return isCopy(index) || isCopy(index + 1)
  }

  /// Whether the layout of a token is that of a sign before a value: it touches the value, and a bracket before it.
  /// That of the brackets of `line ( (8, 4)` is not.
  private func canBePrefix(_ index: Int) -> Bool {
    let isInBracket = index > 0 && tree.tokens[index - 1].kind.closing != nil
    return tree.tokens[index].end == tree.tokens[index + 1].start
      && !(isInBracket && tree.tokens[index - 1].end < tree.tokens[index].start)
  }

  /// Whether a token touches only the one that follows it.
  private func isPrefix(_ index: Int) -> Bool {
    index > 0 && tree.tokens[index - 1].end < tree.tokens[index].start
      && tree.tokens[index].end == tree.tokens[index + 1].start
  }

  /// The tokens near the place that an edit may concern.
  private var near: [Int] { window.filter { $0 >= place - Self.searchedReach && $0 <= place + 3 } }

  /// The edits that keep all tokens or remove one, in the order in which they are tried.
  var small: [FixIt] {
    let near = near
    let values = Self.values + unusedNames
    // The bracket that begins a line may belong within the last word of the line before.
    let first = window.lowerBound
    let isBracket = near.first == first && first > 0 && tree.tokens[first].kind.isClosingBracket
    return signs(at: near) + near.flatMap { self.values(values, after: $0) } + near.flatMap { labels(before: $0) }
      + insertedKeywords + insertedTypes + insertedMethods
      + separatedWords(at: (isBracket ? [first - 1] : []) + near)
  }

  /// The edits of signs that are on the same lines, but not near the place.
  var distantSigns: [FixIt] {
    let near = Set(near)
    return signs(at: window.filter { !near.contains($0) })
  }

  /// All edits of signs that are on the same lines, but not near the place.
  var distant: [FixIt] {
    let near = Set(near)
    let others = window.filter { !near.contains($0) }
    return distantSigns + others.flatMap { replacements(of: $0) } + separatedWords(at: others)
  }

  private func signs(at tokens: [Int]) -> [FixIt] {
    tokens.compactMap { deletion(of: $0) } + tokens.compactMap { swap($0) } + tokens.flatMap { insertions(after: $0) }
  }

  /// Whether the statement of the place begins within the window.
  var reachesStatement: Bool { (window.lowerBound..<max(place, window.lowerBound)).contains { beginsStatement($0) } }

  /// Whether a bracket of the file has no other one.
  var lacksBracket: Bool { !BracketBalance(tree).isEven }

  /// The edits that write a sign instead of another one.
  var replacedSigns: [FixIt] { near.flatMap { replacements(of: $0) } }

  /// The edits that write a keyword instead of another one.
  var replacedKeywords: [FixIt] { near.flatMap { replacedWords(at: $0) } + replacedStatement }

  func beginsStatement(_ index: Int) -> Bool {
    tree.tokens[index].flags.contains(.startsLine)
      || index > 0 && [.leftBrace, .rightBrace, .terminator].contains(tree.tokens[index - 1].kind)
  }

  /// The edits that compete with inserting a sign or a label at an offset: other signs there, the same sign elsewhere, and
  /// one sign less. For a label, also another statement. Where one of two equal arguments is removed, another label.
  func rivals(ofInserting sign: String, at offset: Int) -> [FixIt] {
    let sign = sign.filter { $0 != " " }
    if sign.isEmpty { return replacedLabels }
    let statements = sign.contains { $0.isLetter } ? replacedStatement : []
    let before = tree.firstToken(endingAfter: max(0, offset - 1))
    let end = bytes.upperBound
    let signs = window.flatMap { index -> [FixIt] in
      let isHere = index == before || index == before - 1
      let inserted = insertions(after: index, of: isHere ? nil : sign)
      // A bracket without its closing one may be another sign.
      let isOpen = [.leftParenthesis, .leftBracket].contains(tree.tokens[index].kind) && [")", "]"].contains(sign)
      let isLast = tree.tokens[index + 1].flags.contains(.startsLine)
      return inserted + (abs(index - before) < 3 || isOpen ? replacements(of: index) : [])
        + [deletion(of: index), isLast ? nil : swap(index)].compactMap { $0 }
    }
    return (signs + statements).filter { $0.edits[0].span.end <= end }
  }

  private func values(_ values: [String], after index: Int) -> [FixIt] {
    let (before, after) = (tree.tokens[index].kind, tree.tokens[index + 1].kind)
    let endsLine = tree.tokens[index + 1].flags.contains(.startsLine)
    let isKeyword = tree.tokens[index].name.place != nil && after != .colon
    guard isKeyword || !before.canEndStatement, endsLine || !after.canBeginStatement && after != .dot else { return [] }
    let end = tree.tokens[index].end
    let span = SourceSpan(file: tree.file, start: end, end: end)
    return values.map { FixIt(.add($0), [TextEdit(span, " \($0) ")]) }
  }

  /// Whether a sign can be right between two tokens.
  private func fits(_ sign: String, after left: Int, before right: Int) -> Bool {
    guard left >= 0, right < tree.tokens.count else { return false }
    let (before, after) = (tree.tokens[left].kind, tree.tokens[right].kind)
    let closers: [TokenKind] = [.rightParenthesis, .rightBracket, .rightBrace]
    let values: [TokenKind] = [.name, .number, .color, .string, .path]
    let endsValue = before.canEndStatement && before != .invalid && before != .terminator
    let beginsValue = values.contains(after) || [.leftParenthesis, .leftBracket, .dot, .minus, .not].contains(after)
    switch sign {
    case ")": return endsValue || before == .leftParenthesis
    case "]", "}": return endsValue
    case ",": return endsValue && (beginsValue || closers.contains(after))
    case ":", "=", "in": return (before == .name || closers.contains(before) || values.contains(before)) && beginsValue
    case ".": return after == .name
    case "(", "[": return beginsValue || closers.contains(after)
    case "{": return true
    default: return endsValue && beginsValue
    }
  }

  /// - Parameter chosen: The only sign to insert, or `nil` for all.
  private func insertions(after index: Int, of chosen: String? = nil) -> [FixIt] {
    let end = Int(tree.tokens[index].end)
    let next = Int(tree.tokens[index + 1].start)
    func edit(_ offset: Int, _ text: String, _ sign: String) -> FixIt {
      let span = SourceSpan(file: tree.file, start: Int32(offset), end: Int32(offset))
      let action: FixIt.Action =
        switch sign {
        case ",": .addComma
        case ":": .addColon
        case ")", "]", "}": .addClosing(sign)
        default: .add(sign)
        }
      return FixIt(action, [TextEdit(span, text)])
    }
    let gap = next == end ? " " : ""
    let isChosen = { (sign: String) in chosen == nil || sign == chosen }
    let fits = { (sign: String) in isChosen(sign) && self.fits(sign, after: index, before: index + 1) }
    let following: [FixIt] = Self.following.filter(fits).map { sign in
      edit(end, sign + (next == end && [",", ":", "?"].contains(sign) ? " " : ""), sign)
    }
    let separate: [FixIt] = Self.separate.filter(fits).map { edit(end, " " + $0 + gap, $0) }
    if tree.tokens[index + 1].kind == .endOfFile { return following + separate }
    let leading: [FixIt] = Self.leading.filter { isChosen($0) && ($0 == "-" || fits($0)) }.map { edit(next, $0, $0) }
    return following + separate + leading
  }

  private func replacements(of index: Int) -> [FixIt] {
    guard isSign(index) else { return [] }
    let old = text(index)
    let separator = { (sign: String) in sign.first?.isLetter == true ? " " + sign + " " : sign }
    let signs: [String] = Self.following + Self.separate + ["(", "[", "{", "."]
    // As in `from -90deg`, a sign that touches only what follows it does not separate.
    let possible = old == "-" && isPrefix(index) ? ["(", "[", "{", "."] : signs
    // A keyword is no operand.
    let beginsValue = index > 0 && tree.tokens[index - 1].name.place == .statement && beginsStatement(index - 1)
    let fits = { (sign: String) in
      self.fits(sign, after: index - 1, before: index + 1) && !(beginsValue && sign == "-")
    }
    let between: [FixIt] = possible.filter { $0 != old && fits($0) }
      .map { FixIt(.write($0), [TextEdit(span(index), separator($0))]) }
    let leading: [FixIt] = (canBePrefix(index) ? ["-", "!"] : [])
      .filter { $0 != old && !fits($0) }
      .map { FixIt(.write($0), [TextEdit(span(index), $0)]) }
    return between + leading
  }

  private func deletion(of index: Int) -> FixIt? {
    let isCopy = index > 0 && text(index) == text(index - 1)
    guard isSign(index) || isCopy else { return nil }
    // After a dot alone, the name of a constant is missing.
    if tree.tokens[index].kind == .dot, tree.tokens[index + 1].kind != .name, !isCopy { return nil }
    var span = span(index)
    var replacement = ""
    if index > 0, tree.tokens[index - 1].end < span.start {
      if isCopy || !isSign(index) { span.start = tree.tokens[index - 1].end }
    } else if tree.tokens[index + 1].start == span.end, index > 0, !isSign(index - 1), !isSign(index + 1) {
      replacement = " "
    }
    return FixIt(.remove(text(index)), [TextEdit(span, replacement)])
  }

  private func swap(_ index: Int) -> FixIt? {
    guard index + 1 < tree.tokens.count - 1, text(index) != text(index + 1) else { return nil }
    let (first, second) = (span(index), span(index + 1))
    let gap = tree.source.text(Int(first.end)..<Int(second.start))
    let part = SourceSpan(file: tree.file, start: first.start, end: second.end)
    // A word that now follows another one needs a blank between them.
    let follows =
      index > 0 && tree.tokens[index - 1].end == first.start && isWordOrNumber(index - 1) && isWordOrNumber(index + 1)
    let precedes = tree.tokens[index + 2].start == second.end && isWordOrNumber(index + 2) && isWordOrNumber(index)
    let isPart = gap.utf8.allSatisfy { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") || GapScanner.isBlank($0) }
    return isPart
      ? FixIt(
        .write(text(index + 1) + gap + text(index)),
        [
          TextEdit(
            part,
            (follows ? " " : "") + text(index + 1) + (gap.isEmpty ? " " : gap) + text(index) + (precedes ? " " : ""))
        ]) : nil
  }
}
