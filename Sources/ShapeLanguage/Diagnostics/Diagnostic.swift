import ShapeKit

/// One thing that is wrong, or suspicious, in a source: what it is, where, and which other places matter.
public struct Diagnostic: Sendable {
  public var problem: Problem
  /// The place to underline.
  public var span: SourceSpan
  public var notes: [Note]
  /// A change that mends it, where there is one and it was looked for; `Fixer` tries it.
  public var fixIt: FixIt?

  public init(_ problem: Problem, at span: SourceSpan, notes: [Note] = []) {
    self.problem = problem
    self.span = span
    self.notes = notes
  }

  public var severity: Severity { problem.severity }

  /// Whether it says that the check did not get to its end.
  var isCutShort: Bool { problem.kind == .checkCutShort }

  /// What two diagnostics of the same mistake have in common, whatever the values are that it shows with.
  public var identity: Identity { Identity(kind: problem.kind, span: span) }

  public struct Identity: Hashable, Sendable {
    var kind: Problem.Kind
    var span: SourceSpan
  }
}

public enum Severity: Sendable {
  /// Nothing can be drawn.
  case error
  /// The picture can be drawn, but is perhaps not what was meant.
  case warning
}

/// Another place that a diagnostic points at, or a fact that has no place.
public struct Note: Sendable {
  public var kind: Kind
  public var span: SourceSpan

  public enum Kind: Sendable {
    case openedHere
    /// A brace that ends a block, perhaps too early.
    case closedHere
    case firstDeclared(String)
    case hidden(String)
    case declared(String)
    /// A step of a cycle: this name needs the next one.
    case needs(String, String)
    /// A step of a cycle of layers: this layer lies above the next one.
    case above(String, String)
    /// The size and the values under which a picture breaks.
    case conditions(String)
    case rangeDeclared(String)
    case usedHere(String)
    /// What lies above a layer that is not seen.
    case covers
  }

  public init(_ kind: Kind, at span: SourceSpan) {
    self.kind = kind
    self.span = span
  }
}
