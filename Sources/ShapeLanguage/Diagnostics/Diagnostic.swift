import ShapeCore

/// An error or a warning about a place in a source.
public struct Diagnostic: Sendable {
  public var problem: Problem
  /// The place that is underlined.
  package var span: SourceSpan
  public var notes: [Note]
  /// A change that fixes the problem. `Fixer.offering` sets it, and `Fixer.fixed` tries it.
  public var fixIt: FixIt?

  package init(_ problem: Problem, at span: SourceSpan, notes: [Note] = []) {
    self.problem = problem
    self.span = span
    self.notes = notes
  }

  public var severity: Severity { problem.severity }

  /// Whether it reports that the check stopped before its end.
  var isCutShort: Bool { problem.kind == .checkCutShort }

  /// Identifies a mistake. Diagnostics of one mistake with different values have the same identity.
  public var identity: Identity { Identity(kind: problem.kind, span: span) }

  public struct Identity: Hashable, Sendable {
    var kind: Problem.Kind
    var span: SourceSpan

    package init(kind: Problem.Kind, span: SourceSpan) {
      self.kind = kind
      self.span = span
    }
  }
}

public enum Severity: Sendable {
  /// Nothing can be drawn.
  case error
  /// The picture can be drawn, but is probably not what was meant.
  case warning
}

/// The conditions of a picture with a mistake.
public struct CounterExample: Sendable {
  /// As people read them.
  public var text: String
  public var shape: String
  public var size: Size
  public var isRightToLeft: Bool
  /// The values that differ from their defaults, in the syntax of a source.
  var settings: [String] = []
  /// The values that differ from their defaults, as for `--set`. Without those that JSON has no form for.
  public var values: [JSONValue.Member]
}

extension CounterExample {
  /// Returns the command that draws the picture.
  func command(path: String) -> String {
    let file = path == SourceFile.standardInput ? "-" : quotedForShell(path)
    var words = [
      "shapec", file, "--shape", shape, "--size", "\(number(size.width))x\(number(size.height))",
    ]
    if isRightToLeft { words += ["--direction", "rtl"] }
    for setting in settings { words += ["--set", quotedForShell(setting)] }
    return (words + ["-o", "wrong.svg"]).joined(separator: " ")
  }

  private func quotedForShell(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "%"):
        true
      default: false
      }
    }
    return isPlain
      ? text : "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}

/// Another place that belongs to a diagnostic, or a fact without a place.
public struct Note: Sendable {
  package var kind: Kind
  package var span: SourceSpan

  package enum Kind: Sendable {
    case openedHere
    /// A brace that ends a block, possibly too early.
    case closedHere
    case firstDeclared(String)
    case hidden(String)
    case declared(String)
    /// A step of a cycle: the first name uses the second one.
    case needs(String, String)
    /// A step of a cycle of layers: the first layer must be above the second one, or is for another reason.
    case above(String, String, ZOrderCycle.Reason)
    /// The size and the values that cause an error.
    case conditions(CounterExample)
    /// The command that draws the picture with an error.
    case command(String)
    /// What would exclude a size or a value with an error.
    case exclusion(Exclusion)
    case rangeDeclared(String)
    case usedHere(String)
    /// The paint that covers a layer.
    case covers
    /// A layer or a slot that is on the other side from right to left.
    case changesSides
    case followsDirection
    /// The value of an expression, and the appearance in which it has it if there is only one.
    case value(String, Appearance?)
  }

  package init(_ kind: Kind, at span: SourceSpan) {
    self.kind = kind
    self.span = span
  }
}
