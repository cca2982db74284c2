import ShapeCore
import ShapeLanguage

extension Diagnostic {
  /// Returns the change that fixes the problem, without trying it; nil if there is none.
  ///
  /// Time: at most that of a walk over the tree.
  package func makeFixIt(in tree: SyntaxTree) -> FixIt? {
    guard span.file == tree.file, let change = problem.change else { return nil }
    var fixIt = FixPlace(tree: tree, span: span).fixIt(change, notes: notes)
    if problem.applicability == .possible { fixIt?.applicability = .possible }
    return fixIt
  }
}

extension FixPlace {
  /// Returns the edits of a change at this place; nil if the text there doesn't match the change.
  ///
  /// - Parameter notes: The notes of the diagnostic.
  fileprivate func fixIt(_ change: Change, notes: [Note]) -> FixIt? {
    switch change {
    case .replace(let text): replacing(with: text)
    case .replaceWithEither(let text, let other): replacing(with: text, or: other)
    case .rename(let name, let other, let rival, let sign): renaming(name, to: other, or: rival, after: sign)
    case .renameUses(let name, let other, let rival):
      renaming(
        name, to: other, or: rival,
        alsoAt: notes.compactMap { if case .usedHere = $0.kind { $0.span } else { nil } })
    case .renameDeclaration(let name, let other): renamingDeclaration(name, to: other)
    case .writeWholeNumber: wholeNumber.flatMap { replacing(with: $0) }
    case .writeNumber(let value, let isAngle): number(value, isAngle)
    case .writePercentage(let value): percentage(value)
    case .writePercentageOrNumber(let value, let nearest, let isAngle): percentage(value) ?? number(nearest, isAngle)
    case .divideBy255(let value): component(value)
    case .swapEnds: swappingEnds()
    case .sortStops: sortingStops()
    case .unquoteColor: unquotingColor()
    case .removeType(let type, let name): constant(name, of: type)
    case .addParentheses(let text): addingParentheses(text)
    case .moveCoverBefore: movingHere(notes.first { if case .covers = $0.kind { true } else { false } }?.span)
    case .insertComma: insertingBefore(",", .addComma)
    case .insertColon: insertingBefore(":", .addColon)
    case .insertEquals: insertingBefore(" =", .add("="))
    case .insertOperator(let sign): insertingBefore(" " + sign, .add(sign))
    case .close(let bracket): insertingBefore(bracket, .addClosing(bracket))
    case .closeString: closingString()
    case .insertZero: insertingDigitBeforeDot()
    case .insertColonAfterLabel(let label): insertingColon(after: label)
    case .addLabel(let label): adding(label: label)
    case .declareType(let type): declaring(type)
    case .splitComparison: splittingComparison()
    case .completeImport: completingImport()
    case .quotePath: quotingPath()
    case .removeSpaceBefore: deletingBlanksBefore()
    case .removeSign: deletingSign()
    case .removeNext(let sign): deletingNext(sign)
    case .removeWord: deletingWord()
    case .removeLabel: deletingLabel()
    case .removeBrackets: deletingParentheses()
    case .removeResultType: deletingResultType()
    case .removeDeclaration: deletingDeclaration()
    case .removeCopy: deletingCopy(of: firstPlace(in: notes))
    case .removeDeclarationCopy: deletingDeclaration(copyOf: firstPlace(in: notes))
    }
  }

  /// The place that the diagnostic is a copy of.
  private func firstPlace(in notes: [Note]) -> SourceSpan? {
    notes.first { if case .firstDeclared = $0.kind { true } else { false } }?.span
  }
}
