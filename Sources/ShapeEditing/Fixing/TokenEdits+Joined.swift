import ShapeCore
import ShapeLanguage

// Two words that became one, as the sign between them is missing or beside them: `circlecenter: dot)`, `height5 :`.
extension TokenEdits {
  /// The names of the language and its words.
  private static let languageNames = LanguageNames.words
    .union(Member.all.map { $0.declaration.name }).union(Keyword.allCases.map { $0.spelling })
    .union(NamedColor.names).union(BuiltinEnum.allCases.flatMap { $0.cases })

  private static let units = NumberUnit.allCases.map { $0.spelling }

  /// The signs that are written between two words without blanks, and those that compete with them.
  private static let joining = [".", "(", "[", ":", ",", "+", "-", "*", "/"]

  /// The edits that write a sign between the words of a joined one. Only words that occur elsewhere are told apart.
  func separatedWords(at tokens: [Int]) -> [FixIt] {
    let names = Set(tree.distinctNames())
    return tokens.flatMap { index in
      splits(of: index, names).flatMap { split in
        [movedBack(over: index, at: split), movedForward(over: index, at: split)].compactMap { $0 }
          + insertions(in: index, at: split)
      }
    }
  }

  /// Returns how many bytes the first words have as which a joined one can be read.
  private func splits(of index: Int, _ names: Set<String>) -> [Int] {
    let token = tree.tokens[index]
    guard token.kind == .name || token.kind == .number else { return [] }
    let bytes = Array(tree.source.bytes[Int(token.start)..<Int(token.end)])
    let declares = index > 0 && declaresName(index - 1)
    func isKnown(_ word: String) -> Bool { Self.languageNames.contains(word) || names.contains(word) }
    return bytes.indices.dropFirst().filter { split in
      let (first, second) = (bytes[..<split], bytes[split...])
      let (left, right) = (String(decoding: first, as: UTF8.self), String(decoding: second, as: UTF8.self))
      if token.kind == .number { return isNumber(left) && isKnown(right) }
      // Digits belong together, and tell names apart.
      if isNumber(right) { return isKnown(left) && left.last.map(isDigit) == false }
      return isKnown(right) && (isKnown(left) || declares)
    }
  }

  private func isNumber(_ text: String) -> Bool {
    text.first.map(isDigit) == true && Self.units.contains(String(text.drop { isDigit($0) || $0 == "." }))
  }

  private func declaresName(_ index: Int) -> Bool {
    let keywords: [Keyword] = [.let, .func, .style, .shape, .enum, .layer, .content, .slot]
    return keywords.contains { $0.name == tree.tokens[index].name }
  }

  private func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  /// The sign after a word is moved into it: `height5 :`.
  private func movedBack(over index: Int, at split: Int) -> FixIt? {
    // The number of `opacity50%(` is read as a part of the name, and its sign is not.
    let isShare =
      tree.tokens[index + 1].kind == .invalid && tree.tokens[index + 1].start == tree.tokens[index].end
      && text(index + 1) == "%"
    let last = isShare ? index + 1 : index
    let sign = last + 1
    guard sign < tree.tokens.count - 1, isSign(sign), tree.tokens[sign].kind != .invalid,
      let gap = blanks(between: last, and: sign)
    else { return nil }
    let precedes = tree.tokens[sign + 1].start == tree.tokens[sign].end && isWordOrNumber(sign + 1)
    let middle = Int(tree.tokens[index].start) + split
    let second = tree.source.text(middle..<Int(tree.tokens[last].end))
    let first = text(index).utf8.prefix(split)
    let part = SourceSpan(file: tree.file, start: tree.tokens[index].start, end: tree.tokens[sign].end)
    let written = "\(String(decoding: Array(first), as: UTF8.self))\(text(sign))\(gap)\(second)"
    return FixIt(.write(written), [TextEdit(part, written + (precedes ? " " : ""))])
  }

  /// The sign before a word is moved into it: `(circlecenter:`.
  private func movedForward(over index: Int, at split: Int) -> FixIt? {
    guard index > 0, isSign(index - 1), tree.tokens[index - 1].kind != .invalid,
      let gap = blanks(between: index - 1, and: index)
    else { return nil }
    let follows = index > 1 && tree.tokens[index - 2].end == tree.tokens[index - 1].start && isWordOrNumber(index - 2)
    let middle = Int(tree.tokens[index].start) + split
    let first = tree.source.text(Int(tree.tokens[index].start)..<middle)
    let second = tree.source.text(middle..<Int(tree.tokens[index].end))
    let part = SourceSpan(file: tree.file, start: tree.tokens[index - 1].start, end: tree.tokens[index].end)
    let written = "\(first)\(gap)\(text(index - 1))\(second)"
    return FixIt(.write(written), [TextEdit(part, (follows ? " " : "") + written)])
  }

  /// A sign is added within a word: `colorscount`. Between a number and a unit, more than one sign fits.
  private func insertions(in index: Int, at split: Int) -> [FixIt] {
    guard tree.tokens[index].kind == .name else { return [] }
    let middle = tree.tokens[index].start + Int32(split)
    let beforeNumber = tree.source.bytes[Int(middle)] < UInt8(ascii: "A")
    let span = SourceSpan(file: tree.file, start: middle, end: middle)
    return (beforeNumber ? ["(", "["] : Self.joining).map { sign in
      switch sign {
      case ",": FixIt(.addComma, [TextEdit(span, ", ")])
      case ":": FixIt(.addColon, [TextEdit(span, ": ")])
      case "+", "-", "*", "/": FixIt(.add(sign), [TextEdit(span, " \(sign) ")])
      default: FixIt(.add(sign), [TextEdit(span, sign)])
      }
    }
  }

  /// Whether an operator is added within a word, which may as well be the name of something that is not there yet.
  func joinsOperands(_ fixIt: FixIt) -> Bool {
    guard case .add(let sign) = fixIt.action, let edit = fixIt.edits.first, ["+", "-", "*", "/"].contains(sign) else {
      return false
    }
    let token = tree.tokens[tree.firstToken(endingAfter: Int(edit.span.start))]
    return token.start < edit.span.start && edit.span.start < token.end
  }

  /// Returns the text between two tokens; nil if there is a comment.
  private func blanks(between first: Int, and second: Int) -> String? {
    let gap = tree.source.text(Int(tree.tokens[first].end)..<Int(tree.tokens[second].start))
    return gap.utf8.allSatisfy { $0 <= UInt8(ascii: " ") } ? gap : nil
  }
}
