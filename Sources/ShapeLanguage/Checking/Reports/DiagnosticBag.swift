import ShapeKit

/// The mistakes found so far. They are never removed.
struct DiagnosticBag: Sendable {
  private(set) var diagnostics: [Diagnostic]
  private(set) var hasErrors: Bool
  /// The places of each file that syntax errors leave in doubt, or `nil` for a file without errors.
  private let doubtfulPlaces: [DoubtfulPlaces?]

  init(_ syntaxErrors: [Diagnostic], doubtfulPlaces: [DoubtfulPlaces?]) {
    diagnostics = syntaxErrors
    hasErrors = syntaxErrors.contains { $0.severity == .error }
    self.doubtfulPlaces = doubtfulPlaces
  }

  var count: Int { diagnostics.count }

  /// Returns whether a mistake at a place probably follows from a syntax error there.
  func isDoubtful(_ span: SourceSpan) -> Bool {
    span.file >= 0 && doubtfulPlaces[Int(span.file)]?.contains(span) == true
  }

  /// Adds a mistake, unless it probably follows from a syntax error.
  mutating func add(_ diagnostic: Diagnostic) {
    if !isDoubtful(diagnostic.span) { addCertain(diagnostic) }
  }

  /// Adds a mistake, even if there is a syntax error at its place.
  mutating func addCertain(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
    if diagnostic.severity == .error { hasErrors = true }
  }
}
