import ShapeCore
import ShapeLanguage

// A change is certain if nothing else of its size can be meant. These rules need no trial; `Fixer` tries the others.
extension Diagnostic {
  /// Whether the change can be certain. One that drops a name or a value, or changes a picture that can be drawn, is not.
  ///
  /// - Parameters:
  ///   - names: The names in the file. Few changes need them, and finding them takes a walk over the file.
  ///   - isReadable: Whether the file has no grammar mistakes, which may hide names. Defaults to `true`.
  func canBeCertain(
    _ fixIt: FixIt, among names: @autoclosure () -> FileNames, isReadable: Bool = true
  ) -> Bool {
    guard fixIt.applicability == .certain, let change = problem.change else { return fixIt.applicability == .certain }
    // A statement above that isn't finished would continue below the copy.
    if !isReadable, change == .removeDeclarationCopy || problem.kind == .repeatedStatement { return false }
    switch nature(of: change) {
    case .renaming(let name, let other):
      guard case .didYouMean = problem.advice else { return true }
      return isOnlySpelling(other, of: name, among: names(), isReadable: isReadable)
    case .percentage: return fixIt.action.isPercentage
    case .guess: return false
    case .spelling, .sign, .rewriting: return true
    }
  }

  /// Whether a name is one typo away from another one, and from no other name. A long name may have two typos, but not
  /// both in one of its short words. A word of the language, or a name that is declared in another place, is spelled
  /// right, apart from its case, and belongs elsewhere.
  private func isOnlySpelling(
    _ right: String, of wrong: String, among names: FileNames, isReadable: Bool
  ) -> Bool {
    let misspelled = MisspelledName(wrong)
    guard !names.declared.contains(wrong), let distance = misspelled.distance(to: right) else { return false }
    // `r2` and `y1` are often names of their own, which are not declared yet.
    if right.withoutDigits == wrong.withoutDigits || right.differsInLastCapital(from: wrong) { return false }
    if LanguageNames.contains(wrong), wrong.lowercased() != right.lowercased() { return false }
    guard distance <= (wrong.utf8.count >= 8 && isReadable && !wrong.hasOtherWord(than: right) ? 5 : 3) else {
      return false
    }
    func isRival(_ other: String) -> Bool {
      guard other != right, other != wrong, let near = misspelled.distance(to: other) else { return false }
      return near / 2 <= distance / 2
    }
    return !names.all.contains(where: isRival)
      && !(fixItIsConstant && NamedColor.names.contains(where: isRival))
  }

  private var fixItIsConstant: Bool {
    if case .rename(_, _, ".") = problem.change { true } else { false }
  }

  /// Whether the change inserts a sign that could be missing elsewhere, or be another one.
  var needsTrial: Bool { if case .sign? = problem.change.map(nature) { true } else { false } }

  /// Whether the change only corrects the spelling of one word or number.
  var correctsSpelling: Bool {
    switch problem.change.map(nature) {
    case .renaming, .spelling, .percentage: true
    case .sign, .rewriting, .guess, nil: false
    }
  }

  /// What a change does, as far as it matters for its certainty.
  private enum Nature {
    case renaming(String, to: String)
    /// The correction of a word or a number.
    case spelling
    /// A number is corrected, and meant as a percentage only if the change says so.
    case percentage
    /// A missing sign or label, or one of two equal labels.
    case sign
    case rewriting
    /// A change that drops or changes something that can be meant.
    case guess
  }

  private func nature(of change: Change) -> Nature {
    switch change {
    case .rename(let name, let other, _), .renameUses(let name, let other), .renameDeclaration(let name, let other):
      .renaming(name, to: other)
    case .replace where problem.kind == .unknownUnit || problem.kind == .numberForAngle: .spelling
    // The slot may be what is misspelled: nothing else uses its name.
    case .replace: problem.kind == .shareAsLength || problem.kind == .noSlot ? .guess : .rewriting
    case .writeWholeNumber: .spelling
    case .writePercentage, .writePercentageOrNumber: .percentage
    case .insertComma, .insertColon, .insertEquals, .close, .insertColonAfterLabel, .addLabel: .sign
    case .removeCopy where problem.kind == .repeatedLabel: .sign
    case .insertOperator: .guess
    // Another component may be a share, and other stops may have changed places.
    case .writeNumber, .removeLabel, .moveCoverBefore, .divideBy255, .sortStops: .guess
    case .swapEnds, .unquoteColor, .removeType, .closeString, .insertZero, .declareType,
      .splitComparison, .addParentheses, .completeImport, .quotePath, .removeSpaceBefore, .removeSign, .removeNext,
      .removeWord, .removeBrackets, .removeResultType, .removeDeclaration, .removeCopy, .removeDeclarationCopy:
      .rewriting
    }
  }
}

extension FixIt.Action {
  fileprivate var isPercentage: Bool {
    // `5%` may as well be 0.5.
    if case .write(let text) = self { text.hasSuffix("%") && Double(String(text.dropLast())) ?? 0 >= 10 } else { false }
  }
}

extension String {
  /// Whether one of the words in a name is another short one, and no misspelling, as in `sealColor` and `starColor`.
  fileprivate func hasOtherWord(than other: String) -> Bool {
    let (own, others) = (words, other.words)
    guard own.count == others.count else { return false }
    return zip(own, others).contains { word, other in
      word.utf8.count < 8 && word != other && (MisspelledName(word).distance(to: other) ?? .max) > 3
    }
  }

  fileprivate var withoutDigits: [UInt8] { utf8.filter { !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0) } }

  /// Whether two names differ only in a capital letter at their ends, as in `stepA` and `stepB`.
  fileprivate func differsInLastCapital(from other: String) -> Bool {
    dropLast() == other.dropLast() && last?.isUppercase == true && other.last?.isUppercase == true
  }

  private var words: [String] {
    reduce(into: []) { words, letter in
      if letter.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1].append(letter)
    }
  }
}
