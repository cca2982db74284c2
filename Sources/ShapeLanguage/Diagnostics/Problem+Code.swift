extension Problem {
  /// The code by which a message can be looked up; it never changes its meaning. `E` is an error, `W` a warning.
  public var code: String {
    switch self {
    case .notUTF8: "E0001"
    case .looksLikeUTF16: "E0002"
    case .fileTooLarge: "E0003"
    case .programTooLarge: "E0004"
    case .cannotRead: "E0005"
    case .importLeavesFolder: "E0006"
    case .importNotShape: "E0007"

    case .unexpectedCharacter: "E0101"
    case .unterminatedComment: "E0102"
    case .unterminatedString: "E0103"
    case .unknownEscape: "E0104"
    case .unknownUnit, .detachedUnit: "E0105"
    case .malformedColor: "E0106"
    case .numberTooLarge: "E0107"
    case .expected: "E0108"
    case .unexpected, .misspeltWord: "E0109"
    case .unknownStatement: "E0110"
    case .unknownDeclaration: "E0111"
    case .statementOutsideShape: "E0112"
    case .misplacedDeclaration: "E0113"
    case .chainedComparison: "E0114"
    case .resultType: "E0115"
    case .caseInEnum: "E0116"
    case .nestingTooDeep: "E0117"
    case .missingComma: "E0118"
    case .bracketedArguments: "E0119"
    case .signAfterKeyword: "E0120"
    case .missingColon: "E0121"

    case .unknownName, .misspeltDeclaration: "E0201"
    case .duplicate: "E0202"
    case .importClash: "E0203"
    case .privateName: "E0204"
    case .notAValue: "E0205"
    case .notAFunction: "E0206"
    case .notAShape: "E0207"
    case .notAType: "E0208"
    case .functionAsValue: "E0209"
    case .layerAsValue: "E0210"
    case .noLayerHere: "E0211"
    case .notConstant: "E0212"
    case .cycle: "E0213"
    case .chainTooLong: "E0214"
    case .duplicatePreview: "E0215"

    case .mismatch: "E0301"
    case .numberForAngle: "E0302"
    case .numberForInt: "E0303"
    case .badOperand: "E0304"
    case .badOperands: "E0305"
    case .equalityOfNumbers: "E0306"
    case .branchesDiffer: "E0307"
    case .switchOnType: "E0308"
    case .switchLacks: "E0309"
    case .repeatOverType: "E0310"
    case .constantWithoutType: "E0311"
    case .noConstants: "E0312"
    case .unknownConstant: "E0313"
    case .typeBeforeConstant: "E0314"
    case .unknownMember: "E0315"
    case .methodAsValue: "E0316"
    case .memberAsMethod: "E0317"
    case .emptyListWithoutType: "E0318"
    case .rangeOfType: "E0319"
    case .missingDefault: "E0320"
    case .missingType: "E0321"
    case .parameterOfType: "E0322"
    case .missingDot: "E0323"

    case .unknownLabel: "E0401"
    case .repeatedLabel: "E0402"
    case .missingLabel, .decimalComma: "E0403"
    case .missingArgument: "E0404"
    case .tooManyArguments, .edgesWithoutList: "E0405"
    case .exactlyOne: "E0406"
    case .labelOnValue: "E0407"
    case .expectedLayerName: "E0408"
    case .expectedStyle: "E0409"

    case .misplacedStatement: "E0501"
    case .repeatedStatement: "E0502"
    case .missingSize: "E0503"
    case .noCurrentPoint: "E0504"
    case .overdeterminedFrame: "E0505"
    case .doubledFrame: "E0506"
    case .noSlot: "E0507"

    case .requirement: "E0601"
    case .divisionByZero: "E0602"
    case .notFinite: "E0603"
    case .undefined: "E0604"
    case .integerTooLarge: "E0605"
    case .negative: "E0606"
    case .outOfRange: "E0607"
    case .coordinateTooLarge: "E0608"
    case .emptyRange: "E0609"
    case .defaultOutsideRange: "E0610"
    case .argumentOutsideRange: "E0611"
    case .stopsOutOfOrder: "E0612"
    case .tooFewStops: "E0613"
    case .badDash: "E0614"
    case .alignedOpenPath: "E0615"
    case .cornerDoesNotFit: "E0616"
    case .emptyPath: "E0618"
    case .tooFewPoints: "E0619"
    case .sizeOutsideLimits, .limitsOutOfOrder: "E0620"
    case .badSize: "E0621"
    case .tooManyDashes: "E0622"

    case .tooManyElements: "E0701"
    case .tooManySteps, .regionOfTooManySteps, .undecidedRegion: "E0702"
    case .repeatTooLong: "E0703"
    case .callsTooDeep: "E0704"

    case .notYet: "E0801"
    case .translucentPaint: "E0802"
    case .translucentLayer: "E0803"
    case .softShadow: "E0804"

    case .unused: "W0001"
    case .unusedParameter: "W0002"
    case .hides: "W0003"
    case .hidesBuiltin: "W0004"
    case .hidesType: "W0005"
    case .checkCutShort: "W0006"

    case .unknownAllowance: "W0007"
    case .allowedError: "W0008"
    case .unneededAllowance: "W0009"

    case .coveredLayer: "W0010"
    case .layerOutside: "W0011"
    case .wideBorder: "W0012"
    case .clipWithoutEffect: "W0013"
    case .clipOfAll: "W0014"
    case .eraseWithoutEffect: "W0015"
    case .eraseOfAll: "W0016"
    case .unseenShadow: "W0017"
    case .certainRequirement: "W0018"
    case .orderWithoutEffect: "W0019"
    case .emptyPicture: "W0020"

    case .shareAsLength: "W0021"
    }
  }

  /// Whether it says that nothing uses a name.
  var isAboutUse: Bool {
    switch self {
    case .unused, .unusedParameter: true
    default: false
    }
  }

  /// Whether a file or its grammar is what is wrong: codes of E00 and E01.
  var isAboutText: Bool { code.hasPrefix("E00") || code.hasPrefix("E01") }

  /// Whether a syntax error leaves no doubt about what was meant, so that the rest of its statement is read as ever.
  var hasCertainRecovery: Bool {
    switch self {
    case .missingColon, .detachedUnit, .signAfterKeyword, .misspeltWord, .missingDot, .typeBeforeConstant, .resultType,
      .caseInEnum:
      true
    default: false
    }
  }

  public var severity: Severity {
    switch self {
    case .unused, .unusedParameter, .hides, .hidesBuiltin, .hidesType, .checkCutShort, .unknownAllowance, .allowedError,
      .unneededAllowance, .coveredLayer, .layerOutside, .wideBorder, .clipWithoutEffect, .clipOfAll,
      .eraseWithoutEffect, .eraseOfAll, .unseenShadow, .certainRequirement, .orderWithoutEffect,
      .emptyPicture, .shareAsLength:
      .warning
    case .notUTF8, .looksLikeUTF16, .fileTooLarge, .programTooLarge, .cannotRead, .importLeavesFolder, .importNotShape,
      .unexpectedCharacter, .unterminatedComment, .unterminatedString, .unknownEscape, .unknownUnit, .detachedUnit,
      .malformedColor,
      .numberTooLarge, .expected, .unexpected, .misspeltWord, .unknownStatement, .unknownDeclaration,
      .statementOutsideShape,
      .misplacedDeclaration, .missingComma, .missingColon, .bracketedArguments, .signAfterKeyword, .chainedComparison,
      .resultType, .caseInEnum, .nestingTooDeep, .unknownName, .misspeltDeclaration, .duplicate, .duplicatePreview,
      .importClash, .privateName, .notAValue, .notAFunction, .notAShape, .notAType, .functionAsValue, .layerAsValue,
      .noLayerHere, .notConstant, .cycle, .chainTooLong, .mismatch, .numberForAngle, .numberForInt, .badOperand,
      .badOperands, .equalityOfNumbers, .branchesDiffer, .switchOnType, .switchLacks, .repeatOverType,
      .constantWithoutType, .noConstants, .unknownConstant, .typeBeforeConstant, .missingDot, .unknownMember,
      .methodAsValue,
      .memberAsMethod, .emptyListWithoutType, .rangeOfType, .missingDefault, .missingType, .parameterOfType,
      .unknownLabel, .repeatedLabel, .missingLabel, .missingArgument, .decimalComma, .edgesWithoutList,
      .tooManyArguments, .exactlyOne, .labelOnValue,
      .expectedLayerName, .expectedStyle, .misplacedStatement, .repeatedStatement, .missingSize, .noCurrentPoint,
      .overdeterminedFrame, .doubledFrame, .noSlot, .notYet, .translucentPaint, .translucentLayer,
      .softShadow, .requirement, .divisionByZero, .notFinite, .undefined,
      .integerTooLarge, .negative, .outOfRange, .coordinateTooLarge, .emptyRange, .defaultOutsideRange,
      .argumentOutsideRange, .stopsOutOfOrder, .tooFewStops, .badDash, .tooManyDashes, .alignedOpenPath,
      .cornerDoesNotFit,
      .emptyPath, .tooFewPoints, .sizeOutsideLimits, .limitsOutOfOrder, .badSize, .tooManyElements, .tooManySteps,
      .regionOfTooManySteps, .undecidedRegion, .repeatTooLong, .callsTooDeep:
      .error
    }
  }
}
