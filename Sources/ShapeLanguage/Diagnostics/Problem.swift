/// One thing that is wrong with a source, or suspicious, without its place.
///
/// Each kind of problem is declared in `Problems`: its code, its explanation, and below it the functions that make its
/// messages.
public struct Problem: Sendable {
  public let kind: Kind
  /// What is wrong, in one line, without a full stop.
  public let message: String
  let advice: Hint?
  /// What mends it, where something does.
  let change: Change?
  /// How sure it is that the change is what was meant.
  let applicability: FixIt.Applicability
  /// What was looked for in vain.
  let missing: MissingThing?
  /// Whether it leaves no doubt about what was meant, so that the parser reads the rest of its statement as ever.
  let hasCertainRecovery: Bool

  init(
    _ kind: Kind, _ message: String, hint: Hint? = nil, fix: Change? = nil,
    applicability: FixIt.Applicability = .certain, missing: MissingThing? = nil, hasCertainRecovery: Bool = false
  ) {
    self.kind = kind
    self.message = message
    self.advice = hint
    self.change = fix
    self.applicability = applicability
    self.missing = missing
    self.hasCertainRecovery = hasCertainRecovery
  }

  /// What to do about it, where that is likely enough to say; a sentence without a full stop.
  public var hint: String? { advice?.text }

  public var code: String { kind.code }

  public var severity: Severity { kind.severity }
}

/// What was looked for, and is not there.
enum MissingThing: Equatable, Sendable {
  case name(String, WantedName)
  case label(String, nearest: String?)
  /// A file that an import names, as it is written.
  case file(String)
  /// What would have come before the end of the file.
  case restOfFile
}

/// What to do about a problem.
enum Hint: Equatable, Sendable {
  case advice(String)
  /// Another spelling that is likely to be meant.
  case didYouMean(String)
  /// What the fix-it does.
  case fix(FixIt.Action)

  var text: String {
    switch self {
    case .advice(let text): text
    case .didYouMean(let spelling): "did you mean \(quoted(spelling))?"
    case .fix(let action): action.title
    }
  }

  /// Whether it says no more than a change does.
  func isSaid(by action: FixIt.Action) -> Bool {
    switch self {
    case .advice: false
    case .didYouMean(let spelling):
      action == .write(spelling) || spelling.last == ":" && action == .write(String(spelling.dropLast()))
    case .fix(let own): own == action
    }
  }
}

extension Hint: ExpressibleByStringInterpolation {
  init(stringLiteral text: String) { self = .advice(text) }
}
