/// Everything that can be wrong with a source. Each case has one code, one severity and one text.
public enum Problem: Sendable {
  // Files.
  case notUTF8(byte: UInt8)
  case looksLikeUTF16
  case fileTooLarge
  case programTooLarge
  case cannotRead(path: String, reason: String)
  case importLeavesFolder(String)
  case importNotShape(String)

  // Tokens and grammar.
  case unexpectedCharacter(String)
  case unterminatedComment
  case unterminatedString
  case unknownEscape
  case unknownUnit(String, number: String)
  case detachedUnit(String, String)
  case malformedColor(String)
  case numberTooLarge(String)
  case expected(Expectation, found: String)
  case unexpected(String)
  /// A word that is one of the language's own but for a letter or two.
  case misspeltWord(String, for: String)
  case unknownStatement(String, WordForm)
  case unknownDeclaration(String)
  case statementOutsideShape(String)
  case misplacedDeclaration(String)
  /// The statement is said where it is likely to be written as in another language.
  case missingComma(before: String, statement: String? = nil)
  case missingColon(after: String)
  case bracketedArguments(String)
  /// A `:` or a `=` between a statement's keyword and what it takes.
  case signAfterKeyword(String, sign: String)
  case chainedComparison(isSize: Bool)
  case resultType
  case caseInEnum
  case nestingTooDeep

  // Names.
  case unknownName(String, WantedName, nearest: String?)
  /// A name that is declared so and used otherwise.
  case misspeltDeclaration(String, used: String)
  case duplicate(String)
  case duplicatePreview(String)
  case importClash(String)
  case privateName(String)
  case unused(String)
  case unusedParameter(String)
  case hides(String)
  case hidesBuiltin(String)
  case hidesType(String)
  case notAValue(String, String)
  case notAFunction(String, String)
  case notAShape(String)
  case notAType(String)
  case functionAsValue(String)
  case layerAsValue(String)
  case noLayerHere(String)
  case notConstant(String, ConstantPurpose)
  case cycle(CycleKind, [String])
  case chainTooLong(String)

  // Types.
  case mismatch(expected: String, found: String)
  case numberForAngle(String)
  case numberForInt
  case badOperand(String, String)
  case badOperands(String, String, String)
  case equalityOfNumbers(String)
  case branchesDiffer(String, String)
  case switchOnType(String)
  case switchLacks([String])
  case repeatOverType(String)
  case constantWithoutType(String, type: String?)
  case noConstants(String, of: String)
  case unknownConstant(String, of: String, all: [String], nearest: String?)
  case typeBeforeConstant(String, String)
  case missingDot(String)
  case unknownMember(String, of: String, all: [String], nearest: String?)
  case methodAsValue(String, needsArguments: Bool)
  case memberAsMethod(String)
  case emptyListWithoutType
  case rangeOfType(String)
  case missingDefault(String)
  case missingType(String)
  case parameterOfType(String)

  // Arguments.
  case unknownLabel(String, of: String, labels: [String], nearest: String?)
  case repeatedLabel(String)
  /// The labels that the value may lack.
  case missingLabel([String], of: String, value: String)
  /// `1,5` where 1.5 is meant.
  case decimalComma(String, String)
  case missingArgument(String, of: String, isLabel: Bool, usage: String?)
  case edgesWithoutList(String, String)
  case tooManyArguments(of: String, usage: String)
  case exactlyOne([String], of: String, isMissing: Bool)
  case labelOnValue(String)
  case expectedLayerName
  case expectedStyle

  // Statements.
  case misplacedStatement(String, StatementPlace)
  case repeatedStatement(String)
  case missingSize(String)
  case noCurrentPoint(String)
  case overdeterminedFrame(isHorizontal: Bool)
  case doubledFrame(String)
  case noSlot(String)
  case notYet(PendingFeature)

  // What a format can't say.
  case translucentPaint(layer: String)
  case translucentLayer(String)
  case softShadow(layer: String, isBlurred: Bool)

  // Values, at some size and with some parameters.
  case requirement(String)
  case divisionByZero
  case notFinite
  case undefined(String, String)
  case integerTooLarge
  case negative(String, Double, NegativeCause)
  case outOfRange(String, Double, low: Double, high: Double)
  case coordinateTooLarge(Double)
  case emptyRange(Double, Double, isAngle: Bool)
  case defaultOutsideRange(String, Double, low: Double, high: Double, isAngle: Bool)
  case argumentOutsideRange(String, Double, low: Double, high: Double, isClosed: Bool, isAngle: Bool)
  case stopsOutOfOrder
  case tooFewStops(Int)
  case badDash
  case tooManyDashes(Double)
  case alignedOpenPath
  case cornerDoesNotFit(needed: Double, available: Double)
  case emptyPath(String)
  case tooFewPoints(String, Int, minimum: Int)
  case sizeOutsideLimits(name: String, wanted: String, minimum: String, maximum: String)
  case limitsOutOfOrder(LimitFault, String)
  case badSize(String)

  // Limits.
  case tooManyElements
  case tooManySteps
  case regionOfTooManySteps(String)
  case undecidedRegion(String)
  case repeatTooLong(Double)
  case callsTooDeep(String)
  case checkCutShort

  // What is grammatical, and surely not meant.
  case shareAsLength(String, Double, share: String?)

  // Comments that silence a warning.
  case unknownAllowance(String, nearest: String?)
  case allowedError(String)
  case unneededAllowance(String, hasScope: Bool)

  // What a picture shows or does not show, at every size and value that is tried.
  case coveredLayer
  case layerOutside
  case wideBorder
  case clipWithoutEffect
  case clipOfAll(CutMiss)
  case eraseWithoutEffect(CutMiss)
  case eraseOfAll
  case unseenShadow(UnseenShadow)
  case certainRequirement
  case orderWithoutEffect
  case emptyPicture(isPainted: Bool)
}

/// Where a negative length comes from.
public enum NegativeCause: Sendable {
  /// It is written so.
  case written
  /// It is computed, for a place where a computed value may stand.
  case computed
  /// It is what some distances leave of a length.
  case left(by: [String], of: String)
}

/// What is wrong with the limits of a size, and what they are compared with.
public enum LimitFault: Sendable {
  case maximumBelowMinimum(String)
  case minimumAboveDesignSize(String)
  case maximumBelowDesignSize(String)
}

/// Why what a layer paints and what a cut is about have nothing in common.
public enum CutMiss: Sendable {
  /// They lie in different places.
  case beside
  /// The path of the cut is a line.
  case line
  /// The path of the cut is empty, or a point.
  case empty
}

/// Why a shadow can't be seen.
public enum UnseenShadow: Sendable {
  /// Its colour is transparent.
  case clear
  /// The layer paints nothing.
  case withoutCaster
  /// It lies exactly below what casts it.
  case hidden
}

/// What a name was looked up as.
public enum WantedName: Sendable { case value, function, shape, style, type, layer, importedFile }

/// What follows a word that is no statement.
public enum WordForm: Sendable { case alone, assigned, called }

/// Where only constants may stand.
public enum ConstantPurpose: Sendable { case parameter, size, preview, commandLine }

/// What goes round in a circle.
public enum CycleKind: Sendable { case value, use, style, layer, importing }

/// Parts of the language that are not available yet.
public enum PendingFeature: Sendable {
  case softMask, shadowSpread, innerShadow
}
