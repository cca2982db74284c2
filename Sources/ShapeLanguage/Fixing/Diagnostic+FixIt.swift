import ShapeKit

extension Diagnostic {
  /// How the source is to be changed, where there is one way that is meant for certain; `Fixer` tries it before it is
  /// offered.
  func candidate(in tree: SyntaxTree) -> FixIt? {
    guard span.file == tree.file else { return nil }
    let place = FixPlace(tree: tree, span: span)
    switch problem {
    case .unexpectedCharacter(let character): return place.replacingCharacter(character)
    case .unknownUnit(let unit, let number): return place.replacingUnit(unit, number)
    case .detachedUnit(let unit, let number): return place.replacing(with: number + angleUnit(unit))
    case .unknownStatement(let word, _):
      guard ForeignWords.statementHint(word) == nil else { return nil }
      let statements = Keyword.allCases.filter { $0.place == .statement }.map(\.spelling)
      return place.renaming(word, to: nearestName(to: word, among: statements))
    case .unknownDeclaration(let word):
      guard ForeignWords.declarationHint(word) == nil else { return nil }
      let words = ["import", "let", "func", "style", "shape", "enum", "preview", "private"]
      return place.renaming(word, to: nearestName(to: word, among: words))
    case .misspeltWord(let word, let right): return place.renaming(word, to: right)
    case .misspeltDeclaration(let name, let used): return place.renamingDeclaration(name, to: used)
    case .expected(.importPath, _): return place.quotingPath()
    case .expected(let expectation, _): return place.inserting(expectation)
    case .unterminatedString: return place.closingString()
    case .bracketedArguments: return place.deletingBrackets()
    case .chainedComparison(let isSize): return isSize ? nil : place.partingComparison()
    case .resultType: return place.deletingResultType()
    case .caseInEnum: return place.deletingWord()
    case .constantWithoutType(_, let type): return type.flatMap { place.declaring($0) }
    case .stopsOutOfOrder: return place.sortingStops()
    case .missingComma: return place.insertingBefore(",", title: "put a comma there")
    case .missingColon(let label): return place.replacingEquals(after: label) ?? place.insertingAfter(label, ":")
    case .signAfterKeyword: return place.deletingSign()
    case .unknownName(let name, .type, _) where ForeignWords.type(for: name) != nil:
      return place.renaming(name, to: ForeignWords.type(for: name))
    case .unknownName(let name, let wanted, let nearest):
      guard ForeignWords.nameHint(name, wanted) == nil, let fixIt = place.renaming(name, to: nearest) else {
        return nil
      }
      return FixIt(fixIt.title, fixIt.edits + otherUses.map { TextEdit($0, nearest ?? name) })
    case .unknownConstant(let name, let type, _, let nearest):
      return type == "Color" && ForeignWords.constantHint(name) != nil
        ? nil : place.renaming(name, to: nearest, after: ".")
    case .unknownMember(let name, let type, _, let nearest):
      return ForeignWords.memberHint(name, of: type) == nil ? place.renaming(name, to: nearest, after: ".") : nil
    case .unknownLabel(let label, let name, _, let nearest):
      return ForeignWords.labelHint(label, of: name) == nil ? place.renaming(label, to: nearest) : nil
    case .typeBeforeConstant(let type, let name): return place.constant(name, of: type)
    case .mismatch(let expected, "text"): return ["Color", "Paint"].contains(expected) ? place.unquotingColor() : nil
    case .missingDot(let name): return place.replacing(with: "." + name)
    case .methodAsValue(let name, let needsArguments):
      return needsArguments ? nil : place.replacing(with: name + "()")
    case .memberAsMethod: return place.deletingNext("()")
    case .numberForAngle: return place.isNumber ? place.replacing(with: place.text + "deg") : nil
    case .numberForInt: return place.wholeNumber.flatMap { place.replacing(with: $0) }
    case .decimalComma(let whole, let fraction): return place.replacing(with: whole + "." + fraction)
    case .missingLabel(let labels, _, _): return labels.count == 1 ? place.adding(label: labels[0]) : nil
    case .labelOnValue: return place.deletingLabel()
    case .repeatedLabel, .repeatedStatement: return place.deletingCopy(of: firstPlace)
    case .duplicate: return place.deletingDeclaration(copyOf: firstPlace)
    case .unused: return place.deletingDeclaration()
    case .outOfRange(let what, let value, let low, let high):
      return what == "a component of `rgb`" ? place.component(value) : place.share(value, low, high)
    case .defaultOutsideRange(_, let value, let low, let high, let isAngle):
      return place.share(value, low, high) ?? place.number(value < low ? low : high, isAngle)
    case .argumentOutsideRange(_, let value, let low, let high, let isClosed, let isAngle):
      return value >= low && !isClosed ? nil : place.number(value < low ? low : high, isAngle)
    case .emptyRange: return place.swappingEnds()
    case .shareAsLength(_, _, let share): return share.flatMap { place.replacing(with: $0) }
    case .importNotShape: return place.completingImport()
    case .unknownAllowance(let code, let nearest):
      // Codes that look alike have nothing in common.
      return nearest?.lowercased() == code.lowercased() ? place.renaming(code, to: nearest) : nil
    case .notUTF8, .looksLikeUTF16, .fileTooLarge, .programTooLarge, .cannotRead, .importLeavesFolder,
      .unterminatedComment, .unknownEscape, .malformedColor, .numberTooLarge,
      .unexpected, .statementOutsideShape, .misplacedDeclaration, .nestingTooDeep, .duplicatePreview, .importClash,
      .privateName, .unusedParameter,
      .hides, .hidesBuiltin, .hidesType, .notAValue, .notAFunction, .notAShape, .notAType, .functionAsValue,
      .layerAsValue, .noLayerHere, .notConstant, .cycle, .chainTooLong, .mismatch, .badOperand, .badOperands,
      .equalityOfNumbers, .branchesDiffer, .switchOnType, .switchLacks, .repeatOverType,
      .noConstants, .emptyListWithoutType, .rangeOfType, .missingDefault, .missingType, .parameterOfType,
      .missingArgument, .edgesWithoutList, .tooManyArguments, .exactlyOne, .expectedLayerName, .expectedStyle,
      .misplacedStatement,
      .missingSize, .noCurrentPoint, .overdeterminedFrame, .doubledFrame, .noSlot, .notYet, .translucentPaint,
      .translucentLayer, .softShadow, .requirement, .divisionByZero, .notFinite, .undefined, .integerTooLarge,
      .negative,
      .coordinateTooLarge, .tooFewStops, .badDash, .tooManyDashes, .alignedOpenPath,
      .cornerDoesNotFit, .emptyPath, .tooFewPoints, .sizeOutsideLimits, .limitsOutOfOrder, .badSize,
      .tooManyElements, .tooManySteps, .regionOfTooManySteps, .undecidedRegion,
      .repeatTooLong, .callsTooDeep, .checkCutShort, .allowedError, .unneededAllowance, .coveredLayer, .layerOutside,
      .wideBorder, .clipWithoutEffect, .clipOfAll, .eraseWithoutEffect, .eraseOfAll, .unseenShadow, .certainRequirement,
      .orderWithoutEffect, .emptyPicture:
      return nil
    }
  }

  /// The other places where an unknown name is used.
  private var otherUses: [SourceSpan] {
    notes.compactMap { note in
      if case .usedHere = note.kind { note.span } else { nil }
    }
  }

  /// Where what is repeated stands first.
  private var firstPlace: SourceSpan? {
    for note in notes {
      if case .firstDeclared = note.kind { return note.span }
    }
    return nil
  }
}
