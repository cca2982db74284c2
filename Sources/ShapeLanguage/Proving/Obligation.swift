@_spi(Generated) import ShapeCore

/// A condition that must be true wherever a place of a shape is drawn: if it is false, drawing reports an error there.
package struct Obligation: Sendable {
  /// The error.
  var problem: Problem.Kind
  var place: SourceSpan
  /// Whether it is a `require` of the shape itself, by which the shape excludes sizes and values.
  var isOwnRequirement = false
  /// The condition, or `nil` if no term says it, such as whether a path has points.
  var condition: TermID?
  /// What a condition without a term depends on.
  var unfollowed = Unfollowed.value
  /// What is true wherever the place is drawn: the conditions around it, and the obligations before it.
  var facts: [TermID]

  var identity: Diagnostic.Identity { Diagnostic.Identity(kind: problem, span: place) }

  /// The errors of drawing that are obligations of single statements and expressions.
  package static let problems: Set<Problem.Kind> = [
    .requirement, .divisionByZero, .notFinite, .undefined, .integerTooLarge, .negative, .outOfRange,
    .coordinateTooLarge,
    .emptyRange, .argumentOutsideRange, .stopsOutOfOrder, .tooFewStops, .badDash, .alignedOpenPath, .reducedCorner,
    .emptyPath, .tooFewPoints, .sizeOutsideLimits, .badSize, .indexOutOfRange, .sliceOutOfRange, .emptyList,
    .zippedLengths, .joinedClosedPath, .emptyDependentRange, .noCurrentPoint, .repeatTooLong, .noRoom,
  ]

  /// The errors of whole pictures: their work, and the order and the blending of their layers. Only drawing shows them.
  static let problemsOfPictures: Set<Problem.Kind> = [
    .tooManyDashes, .tooManyElements, .tooManySteps, .callsTooDeep, .spreadOverMask, .blendOverSlot, .cycle,
  ]
}
