extension Problem {
  /// The kind of a problem. All problems of one kind have the same code, and the page of that code explains them.
  ///
  /// The cases are in the order of their codes: errors, then warnings.
  public enum Kind: String, CaseIterable, Sendable {
    // MARK: Files

    case notUTF8 = "E0001"
    case looksLikeUTF16 = "E0002"
    case fileTooLarge = "E0003"
    case programTooLarge = "E0004"
    case cannotRead = "E0005"
    case importLeavesFolder = "E0006"
    case importNotShape = "E0007"
    case malformedJSON = "E0008"
    case jsonMismatch = "E0009"
    case unknownJSONName = "E0010"

    // MARK: Grammar

    case unexpectedCharacter = "E0101"
    case unterminatedComment = "E0102"
    case unterminatedString = "E0103"
    case unknownEscape = "E0104"
    case unknownUnit = "E0105"
    case malformedColor = "E0106"
    case numberTooLarge = "E0107"
    case expected = "E0108"
    case unexpected = "E0109"
    case unknownStatement = "E0110"
    case unknownDeclaration = "E0111"
    case statementOutsideShape = "E0112"
    case misplacedDeclaration = "E0113"
    case chainedComparison = "E0114"
    case resultType = "E0115"
    case caseInEnum = "E0116"
    case nestingTooDeep = "E0117"
    case missingComma = "E0118"
    case bracketedArguments = "E0119"
    case signAfterKeyword = "E0120"
    case missingColon = "E0121"
    case foreignSyntax = "E0122"
    case mistakenSlot = "E0123"

    // MARK: Names

    case unknownName = "E0201"
    case duplicate = "E0202"
    case importClash = "E0203"
    case privateName = "E0204"
    case notAValue = "E0205"
    case notAFunction = "E0206"
    case notAShape = "E0207"
    case notAType = "E0208"
    case functionAsValue = "E0209"
    case layerAsValue = "E0210"
    case noLayerHere = "E0211"
    case notConstant = "E0212"
    case cycle = "E0213"
    case chainTooLong = "E0214"
    case duplicatePreview = "E0215"

    // MARK: Types

    case mismatch = "E0301"
    case numberForAngle = "E0302"
    case numberForInt = "E0303"
    case badOperand = "E0304"
    case badOperands = "E0305"
    case equalityOfNumbers = "E0306"
    case branchesDiffer = "E0307"
    case switchOnType = "E0308"
    case switchLacks = "E0309"
    case repeatOverType = "E0310"
    case constantWithoutType = "E0311"
    case noConstants = "E0312"
    case unknownConstant = "E0313"
    case typeBeforeConstant = "E0314"
    case unknownMember = "E0315"
    case methodAsValue = "E0316"
    case memberAsMethod = "E0317"
    case emptyListWithoutType = "E0318"
    case rangeOfType = "E0319"
    case missingDefault = "E0320"
    case missingType = "E0321"
    case forbiddenType = "E0322"
    case missingDot = "E0323"
    case elementOfType = "E0324"
    case negativeIndex = "E0325"
    case indexOfRange = "E0326"
    case listsDiffer = "E0327"
    case overlappingCase = "E0328"
    case rangeInCase = "E0329"
    case loopNames = "E0330"

    // MARK: Arguments

    case unknownLabel = "E0401"
    case repeatedLabel = "E0402"
    case missingLabel = "E0403"
    case missingArgument = "E0404"
    case tooManyArguments = "E0405"
    case exactlyOne = "E0406"
    case labelOnValue = "E0407"
    case expectedLayerName = "E0408"
    case expectedStyle = "E0409"
    case listExpected = "E0410"
    case mixedArc = "E0414"

    // MARK: Statements

    case misplacedStatement = "E0501"
    case repeatedStatement = "E0502"
    case missingSize = "E0503"
    case noCurrentPoint = "E0504"
    case overdeterminedFrame = "E0505"
    case doubledFrame = "E0506"
    case noSlot = "E0507"
    case parameterUsedBefore = "E0513"
    case directionInConstant = "E0514"
    case mixedSides = "E0515"
    case maskForm = "E0516"
    case maskPart = "E0517"
    case designForm = "E0518"
    case mirroredDirection = "E0519"
    case concentricForm = "E0520"

    // MARK: Values

    case requirement = "E0601"
    case divisionByZero = "E0602"
    case notFinite = "E0603"
    case undefined = "E0604"
    case integerTooLarge = "E0605"
    case negative = "E0606"
    case outOfRange = "E0607"
    case coordinateTooLarge = "E0608"
    case emptyRange = "E0609"
    case defaultOutsideRange = "E0610"
    case argumentOutsideRange = "E0611"
    case stopsOutOfOrder = "E0612"
    case tooFewStops = "E0613"
    case badDash = "E0614"
    case alignedOpenPath = "E0615"
    case emptyPath = "E0618"
    case tooFewPoints = "E0619"
    case sizeOutsideLimits = "E0620"
    case badSize = "E0621"
    case tooManyDashes = "E0622"
    case indexOutOfRange = "E0623"
    case sliceOutOfRange = "E0624"
    case emptyList = "E0625"
    case zippedLengths = "E0626"
    case joinedClosedPath = "E0630"
    case spreadOverMask = "E0631"
    case blendOverSlot = "E0632"
    case emptyDependentRange = "E0635"

    // MARK: Limits

    case tooManyElements = "E0701"
    case tooManySteps = "E0702"
    case repeatTooLong = "E0703"
    case callsTooDeep = "E0704"

    // MARK: Warnings

    case unused = "W0001"
    case unusedParameter = "W0002"
    case hides = "W0003"
    case hidesBuiltin = "W0004"
    case hidesType = "W0005"
    case checkCutShort = "W0006"
    case unknownSuppression = "W0007"
    case suppressedError = "W0008"
    case unneededSuppression = "W0009"
    case coveredLayer = "W0010"
    case layerOutside = "W0011"
    case wideBorder = "W0012"
    case clipWithoutEffect = "W0013"
    case clipOfAll = "W0014"
    case eraseWithoutEffect = "W0015"
    case eraseOfAll = "W0016"
    case unseenShadow = "W0017"
    case certainRequirement = "W0018"
    case orderWithoutEffect = "W0019"
    case emptyPicture = "W0020"
    case shareAsLength = "W0021"
    case coveredSlot = "W0022"
    case uselessMask = "W0023"
    case blendWithoutEffect = "W0024"
    case hidesAppType = "W0025"
    case jump = "W0026"
    case hiddenDirection = "W0027"
    case convertedAngle = "W0028"
    case fixedPlace = "W0029"
    case failsAtUnusualSize = "W0030"
    case noRoom = "W0031"
    case reducedCorner = "W0032"
    case coordinateAsDistance = "W0033"
    case grayFade = "W0034"

    /// The code, such as `E0203`. It never changes its meaning. `E` is an error, and `W` is a warning.
    public var code: String { rawValue }

    public var severity: Severity { group == .warnings ? .warning : .error }

    public var group: Group {
      Group(rawValue: String(code.prefix(3))) ?? .warnings
    }
  }

  /// The groups of codes, by their first characters, as in the table of `Grammar.md`.
  public enum Group: String, CaseIterable, Sendable {
    case files = "E00"
    case grammar = "E01"
    case names = "E02"
    case types = "E03"
    case arguments = "E04"
    case statements = "E05"
    case values = "E06"
    case limits = "E07"
    case warnings = "W00"

    public var title: String {
      switch self {
      case .files: "Files"
      case .grammar: "Grammar"
      case .names: "Names"
      case .types: "Types"
      case .arguments: "Arguments"
      case .statements: "Statements"
      case .values: "Values"
      case .limits: "Limits"
      case .warnings: "Warnings"
      }
    }
  }
}

extension Problem.Kind {
  /// The kind of a code in upper or lower case; nil if the code is unknown.
  public init?(code: String) { self.init(rawValue: code.uppercased()) }

  /// Whether it is about code that can be removed without a difference.
  public var isAboutUnneededCode: Bool {
    [
      .unused, .unusedParameter, .unneededSuppression, .coveredLayer, .coveredSlot, .layerOutside, .wideBorder,
      .clipWithoutEffect, .clipOfAll, .eraseWithoutEffect, .eraseOfAll, .uselessMask, .blendWithoutEffect,
    ].contains(self)
  }

  /// Whether compiling and checking can report it. The others depend on the Swift output.
  var isOfPictures: Bool { self != .hidesAppType }

  /// Whether it is about a file or its grammar, so that the tree may be incomplete.
  var isAboutText: Bool {
    switch group {
    case .files, .grammar: true
    case .names, .types, .arguments, .statements, .values, .limits, .warnings: false
    }
  }
}
