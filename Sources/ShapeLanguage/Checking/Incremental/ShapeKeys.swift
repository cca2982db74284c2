import ShapeCore

/// The keys of the pictures of shapes: a shape and all that it uses did not change if its key is that of an earlier run. And
/// the places of what is found in them, which stay valid when the text around a shape changes.
package struct ShapeKeys: Sendable {
  private let keys: CheckKeys
  private let states: DeclarationStates
  private let places: FindingPlaces

  /// - Parameter checker: It checked all of the files.
  init(_ checker: Checker, _ loaded: Loader) {
    keys = checker.keys(loaded, .whole)
    states = checker.names.declarations
    places = FindingPlaces(checker.trees, states)
  }

  /// Returns the key of a shape, or `nil` if what is found in it can't be reused.
  func key(of shape: ShapeID) -> CheckKey? { keys.key(of: states[shape]) }

  func place(of span: SourceSpan, in shape: ShapeID) -> DeclarationFindings.Place? {
    places.place(of: span, in: states[shape])
  }

  func span(of place: DeclarationFindings.Place, in shape: ShapeID) -> SourceSpan {
    places.span(of: place, in: states[shape])
  }

  func finding(_ diagnostic: Diagnostic, in shape: ShapeID) -> DeclarationFindings.Finding? {
    places.finding(diagnostic, in: states[shape])
  }

  func diagnostic(_ finding: DeclarationFindings.Finding, in shape: ShapeID) -> Diagnostic {
    places.diagnostic(finding, in: states[shape])
  }
}
