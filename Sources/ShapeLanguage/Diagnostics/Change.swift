/// A change of a source that fixes a problem, without its place.
package enum Change: Equatable, Sendable {
  // MARK: Replacing

  /// Replaces the text at the place.
  case replace(with: String)
  /// Replaces the text at the place with one of two texts that are as likely.
  case replaceWithEither(String, or: String)
  /// Renames a name at the end of the place. The title shows the sign before it, such as the dot of a constant. Another name
  /// may be as likely.
  case rename(String, to: String, or: String? = nil, sign: String = "")
  /// Renames a name there, and at the places of its `usedHere` notes.
  case renameUses(String, to: String, or: String? = nil)
  /// Renames a declaration, if no other file can use it.
  case renameDeclaration(String, to: String)
  /// Removes the decimal point of a number such as `4.0`.
  case writeWholeNumber
  /// Replaces a number literal.
  case writeNumber(Double, isAngle: Bool)
  /// Adds `%` to a number if that is in range, or else replaces it with the nearest end of the range.
  case writePercentage(Double)
  case writePercentageOrNumber(Double, nearest: Double, isAngle: Bool)
  /// Divides a color component in `0...255` by 255.
  case divideBy255(Double)
  case swapEnds
  case sortStops
  case unquoteColor
  case removeType(String, beforeConstant: String)
  /// Replaces labels, the comma and the blanks before them with the text in parentheses.
  case addParentheses(String)

  /// Moves the statement at the place of the `covers` note before the statement here.
  case moveCoverBefore

  // MARK: Inserting

  case insertComma
  case insertColon
  case insertEquals
  case insertOperator(String)
  case close(with: String)
  case closeString
  case insertZero
  case insertColonAfterLabel(String)
  case addLabel(String)
  case declareType(String)
  case splitComparison
  case completeImport
  case quotePath

  // MARK: Removing

  case removeSpaceBefore
  case removeSign
  case removeNext(String)
  case removeWord
  case removeLabel
  case removeBrackets
  case removeResultType
  case removeDeclaration
  /// Removes a copy of the text at the place of the `firstDeclared` note.
  case removeCopy
  case removeDeclarationCopy
}

extension Change {
  /// Renames a name to one of those that are equally near; nil if these are none, or too many for one choice.
  static func rename(_ name: String, toOneOf nearest: [String], sign: String = "") -> Change? {
    guard let first = nearest.first, nearest.count <= 2 else { return nil }
    return .rename(name, to: first, or: nearest.dropFirst().first, sign: sign)
  }
}
