/// How a source is changed to mend a problem; where, follows from the problem's place.
enum Change: Equatable, Sendable {
  // What stands at the place becomes something else.
  case replace(with: String)
  /// A name at the end of the place gets another spelling. The sign is shown before it, such as the dot of a constant.
  case rename(String, to: String, sign: String = "")
  /// A name gets another spelling there and wherever a note says that it is used.
  case renameUses(String, to: String)
  /// A name gets another spelling where it is declared, if nothing outside the file can know it.
  case renameDeclaration(String, to: String)
  case writeWholeNumber
  /// A number becomes another one, if one is written there.
  case writeNumber(Double, isAngle: Bool)
  /// A number of hundredths becomes a percentage, if it lies in the range so; else the nearest end of the range.
  case writePercentage(Double)
  case writePercentageOrNumber(Double, nearest: Double, isAngle: Bool)
  /// A component of a color of 0 to 255 is divided by 255.
  case divideBy255(Double)
  case swapEnds
  case sortStops
  case unquoteColor
  case removeType(String, beforeConstant: String)

  // Something is missing.
  case insertComma
  case insertColon
  case insertEquals
  case close(with: String)
  case closeString
  case insertZero
  case insertColonAfterLabel(String)
  case addLabel(String)
  case declareType(String)
  case splitComparison
  case completeImport
  case quotePath

  // Something is too much.
  case removeSpaceBefore
  case removeSign
  case removeNext(String)
  case removeWord
  case removeLabel
  case removeBrackets
  case removeResultType
  case removeDeclaration
  /// What says the same as the place of the note `firstDeclared`.
  case removeCopy
  case removeDeclarationCopy
}
