@_spi(Generated) import ShapeCore

/// For which sizes and values the conditions of a shape are decided. All have both directions of the layout, and a parameter
/// with a range has each value in it.
enum ProofDomain {
  /// What `check` promises: each size from `min:`, or else the design size, to `max:`, or else the largest size. A parameter
  /// without a range has its default. A failure is assumed away for what comes after it.
  case check
  /// The same, but a shape without `min:` has each size from the smallest that it accepts.
  case allSizes
  /// Each size, and any value of a parameter without a range. Used shapes, styles, functions and the `let`s of files may be
  /// anything, because they may change while the shape doesn't. Nothing is assumed away.
  case unlimited
  /// What an app can draw, where nothing prevents drawing: each size that `sizeLimits` allows, and any value of a parameter
  /// without a range, also one that isn't finite. Nothing relies on a condition that isn't proved, nor on a `require`.
  case app
}

/// Guards of generated Swift that are proved in an app: a `require` and the elements of lists, by their places in the body of a
/// shape. Code that a place doesn't reach is a part of it, too: what is visited more than once must be proved each time.
package struct GuardProofs: Sendable {
  private var proved: Set<Diagnostic.Identity> = []
  private var open: Set<Diagnostic.Identity> = []

  package init() {}

  /// Whether nothing is proved.
  package var isEmpty: Bool { proved.isSubset(of: open) }
  /// The steps of all searches.
  var searchSteps = 0
  /// Whether one is not proved.
  var hasOpenOnes: Bool { !open.isEmpty }

  /// Whether a `require` is always true, by the place of its condition.
  package func isRequirementProved(at place: SourceSpan) -> Bool {
    holds(Diagnostic.Identity(kind: .requirement, span: place))
  }

  /// Whether a list always has what an expression reads of it.
  package func areElementsProved(at place: SourceSpan) -> Bool {
    holds(Diagnostic.Identity(kind: .indexOutOfRange, span: place))
  }

  private func holds(_ guarded: Diagnostic.Identity) -> Bool { proved.contains(guarded) && !open.contains(guarded) }

  func isOpen(_ guarded: Diagnostic.Identity) -> Bool { open.contains(guarded) }

  mutating func add(_ guarded: Diagnostic.Identity, isProved: Bool) {
    if isProved { proved.insert(guarded) } else { open.insert(guarded) }
  }

  /// The guard of an obligation, or `nil` if generated code has none for it.
  static func identity(of problem: Problem.Kind, at place: SourceSpan) -> Diagnostic.Identity? {
    let isRead = [.indexOutOfRange, .sliceOutOfRange, .emptyList, .zippedLengths].contains(problem)
    guard isRead || problem == .requirement else { return nil }
    return Diagnostic.Identity(kind: isRead ? .indexOutOfRange : problem, span: place)
  }
}

extension Program {
  /// Decides which guards a shape doesn't need in an app. Takes bounded time.
  package func guardProofs(of shape: ShapeID) -> GuardProofs {
    let walk = ObligationWalk(
      self, shape, in: .app, mentionsDirection: mentionsDirection, stepLimit: SourceLimits.guardProofVisits)
    return walk.isComplete ? walk.guards : GuardProofs()
  }
}
