/// An error or a warning without its place.
///
/// The files in `Problems` have the functions that create the problems of each kind. A page for each code explains it.
public struct Problem: Sendable {
  public let kind: Kind
  /// The message, on one line without a period.
  public let message: String
  package let advice: Hint?
  /// The change that fixes it, if there is one.
  package let change: Change?
  /// Whether the change is certain to be what was meant.
  package let applicability: FixIt.Applicability
  /// Whether several edits are known to fit, so that none is certain, not even one that alone fixes the rest.
  package let isUndecided: Bool
  /// The name, label or file that was not found.
  package let missing: MissingThing?
  /// Whether it is clear what was meant, so that the parser continues with the rest of the statement.
  let hasCertainRecovery: Bool

  init(
    _ kind: Kind, _ message: String, hint: Hint? = nil, fix: Change? = nil,
    applicability: FixIt.Applicability = .certain, isUndecided: Bool = false, missing: MissingThing? = nil,
    hasCertainRecovery: Bool = false
  ) {
    self.kind = kind
    self.message = message
    self.advice = hint
    self.change = fix
    self.applicability = isUndecided ? .possible : applicability
    self.isUndecided = isUndecided
    self.missing = missing
    self.hasCertainRecovery = hasCertainRecovery
  }

  /// The advice, without a period; nil if it would be a guess.
  public var hint: String? { advice?.text }

  public var code: String { kind.code }

  public var severity: Severity { kind.severity }
}

/// Something that was not found.
package enum MissingThing: Equatable, Sendable {
  case name(String, WantedName)
  case label(String, nearest: [String], among: [String])
  /// The path of an import, as in the source.
  case file(String)
  /// The rest of a file that ends too early.
  case restOfFile
}

/// Advice about a problem.
package enum Hint: Equatable, Sendable {
  case advice(String)
  /// A similar spelling that was probably meant, and others that are equally likely.
  case didYouMean(String, or: [String] = [])
  /// The title of the change.
  case fix(FixIt.Action)

  var text: String {
    switch self {
    case .advice(let text): text
    case .didYouMean(let spelling, let others):
      "did you mean \(alternatives(([spelling] + others).map { quoted($0) }))?"
    case .fix(let action): action.title
    }
  }

  /// Whether the title of a change says the same.
  package func isRepeated(by action: FixIt.Action) -> Bool {
    switch self {
    case .advice: false
    case .didYouMean(let spelling, _):
      action == .write(spelling) || spelling.last == ":" && action == .write(String(spelling.dropLast()))
    case .fix(let own): own == action
    }
  }
}

extension Hint {
  /// The longest list of spellings that are equally likely.
  private static let mostSpellings = 4

  /// Suggests one of several spellings that are equally likely; nil if there is none.
  init?(didYouMean spellings: [String]) {
    guard let first = spellings.first else { return nil }
    self = .didYouMean(first, or: Array(spellings.dropFirst().prefix(Self.mostSpellings - 1)))
  }
}

extension Hint: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self = .advice(text) }
}

/// Suggests the nearest names, or else lists all names.
func choiceHint(_ nearest: [String], _ all: [String]) -> Hint? {
  if let hint = Hint(didYouMean: nearest) { return hint }
  return all.isEmpty ? nil : "use \(alternatives(all.map(quoted)))"
}
