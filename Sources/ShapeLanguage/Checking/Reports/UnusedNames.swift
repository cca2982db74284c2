import ShapeKit

/// Parameters and `let`s that are never used. They are reported only if the sources have no errors: a name may look
/// unused only because its use is wrong.
struct UnusedNames: Sendable {
  private var found: [(problem: Problem, span: SourceSpan)] = []

  mutating func add(_ local: Scope.Local, spelling: String) {
    switch local.kind {
    case .loop: break
    case .binding, .function: found.append((.unused(spelling), local.span))
    case .parameter:
      // The parameter may be there for the sake of callers.
      if !spelling.hasPrefix("_") { found.append((.unusedParameter(spelling), local.span)) }
    }
  }

  mutating func add(_ name: String, at span: SourceSpan) { found.append((.unused(name), span)) }

  var diagnostics: [Diagnostic] { found.map { Diagnostic($0.problem, at: $0.span) } }
}
