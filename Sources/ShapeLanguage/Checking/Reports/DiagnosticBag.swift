import ShapeCore

/// The mistakes found so far. They are never removed, except for those that an earlier check found already.
struct DiagnosticBag: Sendable {
  private(set) var diagnostics: [Diagnostic]
  /// The top-level declaration whose check found each diagnostic, or `nil` for the check of the whole program.
  private(set) var owners: [Declaration?]
  private(set) var hasErrors: Bool
  /// The places of each file that syntax errors leave in doubt, or `nil` for a file without errors.
  private let doubtfulPlaces: [DoubtfulPlaces?]

  init(_ syntaxErrors: [Diagnostic], doubtfulPlaces: [DoubtfulPlaces?]) {
    diagnostics = syntaxErrors
    owners = Array(repeating: nil, count: syntaxErrors.count)
    hasErrors = syntaxErrors.contains { $0.severity == .error }
    self.doubtfulPlaces = doubtfulPlaces
  }

  /// Removes the diagnostics of some declarations.
  mutating func removeAll(of isRemoved: (Declaration) -> Bool) {
    guard owners.contains(where: { $0.map(isRemoved) == true }) else { return }
    let kept = owners.indices.filter { owners[$0].map(isRemoved) != true }
    (diagnostics, owners) = (kept.map { diagnostics[$0] }, kept.map { owners[$0] })
  }

  var count: Int { diagnostics.count }

  /// Returns whether a mistake at a place probably follows from a syntax error there.
  func isDoubtful(_ span: SourceSpan) -> Bool {
    span.file >= 0 && doubtfulPlaces[Int(span.file)]?.contains(span) == true
  }

  /// Adds a mistake, unless it probably follows from a syntax error.
  mutating func add(_ diagnostic: Diagnostic, owner: Declaration? = nil) {
    if !isDoubtful(diagnostic.span) { addCertain(diagnostic, owner: owner) }
  }

  /// Adds a mistake, even if there is a syntax error at its place.
  mutating func addCertain(_ diagnostic: Diagnostic, owner: Declaration? = nil) {
    diagnostics.append(diagnostic)
    owners.append(owner)
    if diagnostic.severity == .error { hasErrors = true }
  }
}
