import ShapeKit

/// The mistakes found so far. What is in it stays in it.
struct DiagnosticBag: Sendable {
  private(set) var diagnostics: [Diagnostic]
  private(set) var hasErrors: Bool
  /// Per file, where syntax errors leave in doubt what was meant; `nil` for a file without any.
  private let doubtfulPlaces: [DoubtfulPlaces?]

  init(_ syntaxErrors: [Diagnostic], doubtfulPlaces: [DoubtfulPlaces?]) {
    diagnostics = syntaxErrors
    hasErrors = syntaxErrors.contains { $0.severity == .error }
    self.doubtfulPlaces = doubtfulPlaces
  }

  var count: Int { diagnostics.count }

  /// Returns whether a mistake at a place most likely follows from a syntax error there.
  func isDoubtful(_ span: SourceSpan) -> Bool {
    span.file >= 0 && doubtfulPlaces[Int(span.file)]?.contains(span) == true
  }

  /// Adds a mistake, unless it most likely follows from a syntax error.
  mutating func add(_ diagnostic: Diagnostic) {
    if !isDoubtful(diagnostic.span) { addCertain(diagnostic) }
  }

  /// Adds a mistake that no syntax error explains.
  mutating func addCertain(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
    if diagnostic.severity == .error { hasErrors = true }
  }
}
