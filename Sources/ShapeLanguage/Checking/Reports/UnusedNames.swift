import ShapeCore

/// Parameters and `let`s that are never used. They are reported only if the sources have no errors: a name may look
/// unused only because its use is wrong.
struct UnusedNames: Sendable {
  /// Each with the top-level declaration that contains it.
  private(set) var found: [(diagnostic: Diagnostic, owner: Declaration?)] = []

  mutating func add(_ local: Scope.Local, spelling: String, owner: Declaration?) {
    switch local.kind {
    case .loop, .frame: break
    case .binding, .function: add(.unused(spelling), at: local.span, owner)
    case .parameter:
      // The parameter may be there for the sake of callers.
      if !spelling.hasPrefix("_") { add(.unusedParameter(spelling), at: local.span, owner) }
    }
  }

  /// Removes the names of some declarations.
  mutating func removeAll(of isRemoved: (Declaration) -> Bool) {
    found.removeAll { $0.owner.map(isRemoved) == true }
  }

  mutating func add(_ name: String, at span: SourceSpan) { add(.unused(name), at: span, nil) }

  mutating func add(_ problem: Problem, at span: SourceSpan, _ owner: Declaration?) {
    found.append((Diagnostic(problem, at: span), owner))
  }
}
