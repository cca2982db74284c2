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
      return isOnlySpelling(other, of: name, among: names(), isReadable)
    case .percentage: return fixIt.action.isPercentage
    case .parentheses: return !names().followsLabelOrValue(span)
    case .guess: return false
    case .spelling, .sign, .rewriting: return true
    }
  }

  /// Whether a name is one slip of typing away from another one, and as near to no other name. A word of the language, or
  /// a name that is declared in another place, is spelled right, apart from its case, and belongs elsewhere.
  private func isOnlySpelling(_ right: String, of wrong: String, among names: FileNames, _ isReadable: Bool) -> Bool {
    let misspelled = MisspelledName(wrong)
    guard !names.declared.contains(wrong) || isAboutDeclaration, let slip = misspelled.slip(from: right),
      let distance = misspelled.distance(to: right)
    else { return false }
    let hasOtherLetters = wrong.lowercased() != right.lowercased()
    if hasOtherLetters, wrong.utf8.count == 1 || LanguageNames.contains(wrong) { return false }
    if isJoined(right, in: wrong, names), !isReadable || problem.kind != .unknownLabel { return false }
    if canBeAnother(than: right, names), !isLikely(slip, of: right, wrong, names) { return false }
    func isRival(_ other: String) -> Bool {
      guard other != right, other != wrong, let near = misspelled.distance(to: other) else { return false }
      return near / 2 <= distance / 2
    }
    return !namesOfSameKind(names).contains(where: isRival) && !rivals.contains(where: isRival)
  }

  /// Whether a name is another one and one of the file, whose sign is missing or beside them: `xwidth`, `polarr( - 1, a)`.
  private func isJoined(_ right: String, in wrong: String, _ names: FileNames) -> Bool {
    wrong.hasPrefix(right) && names.all.contains(String(wrong.dropFirst(right.count)))
      || wrong.hasSuffix(right) && names.all.contains(String(wrong.dropLast(right.count)))
  }

  /// Whether the name of a declaration differs from all its uses. Without a use, it means nothing else.
  private var isAboutDeclaration: Bool { if case .renameDeclaration = problem.change { true } else { false } }

  /// The names of a file that can be meant where the misspelled one is. A label is one of its call, and types have
  /// names of their own.
  private func namesOfSameKind(_ names: FileNames) -> Set<String> {
    if case .label(_, _, let labels) = problem.missing { return Set(labels) }
    guard case .name(_, .type) = problem.missing else { return names.all }
    return names.all.filter { $0.first?.isUppercase == true }
  }

  /// Whether two names of one kind are often beside each other. Labels differ, and types don't.
  private var canBeBeside: Bool {
    if case .name(_, .type) = problem.missing { return false }
    return problem.kind != .unknownLabel
  }

  /// Whether a misspelled name can mean something else than a word of the language: a file declares names of its own, and
  /// many colors have names that are no constants.
  private func canBeAnother(than right: String, _ names: FileNames) -> Bool {
    if problem.kind == .unknownConstant { return true }
    guard problem.kind == .unknownName || problem.kind == .unknownLabel else { return false }
    return names.declared.contains(right) || !LanguageNames.words.contains(right)
  }

  /// Whether a slip is more likely than another name. Short words, and words without their first or last letter, are often
  /// words, too: `car` and `card`, `ridge` and `bridge`, `column` and `columns`. Beside `step`, `steep` is another name.
  private func isLikely(_ slip: TypingSlip, of right: String, _ wrong: String, _ names: FileNames) -> Bool {
    if canBeBeside, names.isBeside(right, span) { return false }
    let length = min(right.utf8.count, wrong.utf8.count)
    return switch slip {
    case .wordForm: length > 1
    case .swap, .repetition: length >= 3
    case .innerLetter: length >= 4
    case .outerLetter: false
    }
  }

  /// The names of the language that can be meant instead, even if the file has none of them.
  private var rivals: [String] {
    if problem.kind == .unknownConstant { return NamedColor.names }
    if problem.kind == .unknownMember { return Member.all.map { $0.declaration.name } + LanguageNames.callees }
    if case .name(_, .function) = problem.missing { return LanguageNames.callees }
    return []
  }

  /// Whether the change inserts a sign that could be missing elsewhere, or be another one.
  var needsTrial: Bool { if case .sign? = problem.change.map(nature) { true } else { false } }

  /// Whether the change only corrects the spelling of one word or number.
  var correctsSpelling: Bool {
    switch problem.change.map(nature) {
    case .renaming, .spelling, .percentage: true
    case .parentheses, .sign, .rewriting, .guess, nil: false
    }
  }

  /// What a change does, as far as it matters for its certainty.
  private enum Nature {
    case renaming(String, to: String)
    /// The correction of a word or a number.
    case spelling
    /// A number is corrected, and meant as a percentage only if the change says so.
    case percentage
    /// The labels of a layer or a slot get their parentheses.
    case parentheses
    /// A missing sign or label, or one of two equal labels.
    case sign
    case rewriting
    /// A change that drops or changes something that can be meant.
    case guess
  }

  private func nature(of change: Change) -> Nature {
    switch change {
    case .rename(let name, let other, _, _), .renameUses(let name, let other, _),
      .renameDeclaration(let name, let other):
      .renaming(name, to: other)
    case .replace where problem.kind == .unknownUnit || problem.kind == .numberForAngle: .spelling
    // The slot may be what is misspelled: nothing else uses its name.
    case .replace: problem.kind == .shareAsLength || problem.kind == .noSlot ? .guess : .rewriting
    case .writeWholeNumber: .spelling
    case .writePercentage, .writePercentageOrNumber: .percentage
    case .insertComma, .insertColon, .insertEquals, .close, .insertColonAfterLabel, .addLabel: .sign
    case .removeCopy where problem.kind == .repeatedLabel: .sign
    case .addParentheses: .parentheses
    case .insertOperator: .guess
    // Another component may be a share, and other stops may have changed places.
    case .replaceWithEither, .writeNumber, .removeLabel, .moveCoverBefore, .divideBy255, .sortStops: .guess
    case .swapEnds, .unquoteColor, .removeType, .closeString, .insertZero, .declareType,
      .splitComparison, .completeImport, .quotePath, .removeSpaceBefore, .removeSign, .removeNext,
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

extension [FixIt] {
  /// Whether an error of the file with all changes, which are in order, begins or ends where one of them wrote something.
  /// What was there is then wrong in another way, too. A misspelled name beside it says nothing about the change.
  func leaveMistake(in errors: [Diagnostic]) -> Bool {
    var shift: Int32 = 0
    var places: [ClosedRange<Int32>] = []
    for edit in flatMap({ $0.edits }) {
      let start = edit.span.start + shift
      let length = Int32(edit.replacement.utf8.count)
      if length > 0 { places.append(start...start + length) }
      shift += length - (edit.span.end - edit.span.start)
    }
    return errors.contains { error in
      error.span.file == 0 && !error.isAboutUnknownName
        && places.contains { $0.contains(error.span.start) || $0.contains(error.span.end) }
    }
  }
}

extension Diagnostic {
  fileprivate var isAboutUnknownName: Bool {
    problem.missing != nil || problem.kind == .unknownConstant || problem.kind == .unknownMember
  }
}
