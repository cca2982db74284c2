/// A change of a source that fixes a problem.
public struct FixIt: Equatable, Sendable {
  public var action: Action
  /// Edits of one file, in order and without overlaps.
  public var edits: [TextEdit]
  public var applicability = Applicability.certain
  /// Another change that fixes the problem as well, so that neither is certain.
  public var rival: Action?

  /// Why the change was not made although it is certain.
  public var obstacle: Obstacle?

  /// A reason not to make a certain change.
  public enum Obstacle: Equatable, Sendable {
    /// Warnings wait until there are no errors.
    case errors
    /// Another mistake would follow from it.
    case newMistake(String)
    /// The mistake would remain.
    case noEffect
    /// It would remove a name that may be unused only because of another change.
    case newlyUnused
    /// It would leave a name without a use.
    case unusedName(String)
    /// It is good alone, but not together with others.
    case conflict
    /// There were too many mistakes to try all changes.
    case time

    /// The reason, on one line without a period.
    public var text: String {
      switch self {
      case .errors: "not made: warnings are fixed when there are no errors"
      case .newMistake(let message): "not made: it would lead to another error: \(message)"
      case .noEffect: "not made: it would not remove this mistake"
      case .newlyUnused: "not made: the name may be unused only because of another mistake or change"
      case .unusedName(let name): "not made: \(quoted(name)) would then have no use"
      case .conflict: "not made: together with another change, it would lead to an error"
      case .time: "not made: there are too many mistakes to compare all changes in one run"
      }
    }
  }

  package init(_ action: Action, _ edits: [TextEdit]) {
    self.action = action
    self.edits = edits
  }

  /// Whether a change is certain to be what was meant.
  public enum Applicability: String, Sendable {
    /// `check --fix` makes the change if it fixes the problem.
    case certain
    /// A person must decide.
    case possible
  }

  /// The kinds of changes, for titles.
  public enum Action: Equatable, Sendable {
    case write(String)
    case add(String)
    case addComma, addColon
    case addClosing(String)
    case sortStops
    case remove(String)
    case removeSpace(before: String)
    case removeLabel, removeCopy, removeParentheses, removeResultType
    case removeUnused(String)
    /// Moves a statement before another one; both are keywords.
    case move(String, before: String)
  }
}

extension FixIt {
  /// An imperative without a period, such as "use `cornerRadius`".
  public var title: String { action.title }

  /// The title, and that of the other change if there is one that is likely: "add a comma, or add `*`".
  public var choiceTitle: String {
    guard let rival, !action.addsSign || rival.isLikelyBesideSign else { return action.title }
    return "\(action.title), or \(rival.title)"
  }

  /// Returns the source after the change.
  public func applied(to bytes: [UInt8]) -> [UInt8] { edits.applied(to: bytes) }
}

extension FixIt.Action {
  /// An imperative, such as "use `cornerRadius`".
  var title: String {
    let (verb, object) = words
    return "\(verb.imperative) \(object)"
  }

  /// The title of a change that was made, such as "wrote `cornerRadius`".
  var titleWhenMade: String {
    let (verb, object) = words
    return "\(verb.past) \(object)"
  }

  /// Whether the change adds a sign.
  fileprivate var addsSign: Bool {
    switch self {
    case .add, .addComma, .addColon, .addClosing: true
    case .write, .sortStops, .remove, .removeSpace, .removeLabel, .removeCopy, .removeParentheses, .removeResultType,
      .removeUnused, .move:
      false
    }
  }

  /// Whether the change can be meant where a sign is missing. Few write a wrong sign, or forget two.
  fileprivate var isLikelyBesideSign: Bool {
    switch self {
    case .add(let sign): ["+", "-", "*", "/", "x", "=", "&&", "||"].contains(sign)
    case .write, .move: false
    case .addComma, .addColon, .addClosing, .sortStops, .remove, .removeSpace, .removeLabel, .removeCopy,
      .removeParentheses, .removeResultType, .removeUnused:
      true
    }
  }

  private enum Verb {
    case use, add, sort, remove, move

    var imperative: String {
      switch self {
      case .use: "use"
      case .add: "add"
      case .sort: "sort"
      case .remove: "remove"
      case .move: "move"
      }
    }

    var past: String {
      switch self {
      case .use: "wrote"
      case .add: "added"
      case .sort: "sorted"
      case .remove: "removed"
      case .move: "moved"
      }
    }
  }

  private var words: (verb: Verb, object: String) {
    switch self {
    case .write(let text): (.use, "`\(text)`")
    case .add(let text): (.add, "`\(text)`")
    case .addComma: (.add, "a comma")
    case .addColon: (.add, "a colon")
    case .addClosing(let sign): (.add, "the closing `\(sign)`")
    case .sortStops: (.sort, "the stops by their positions")
    case .remove(let text): (.remove, "`\(text)`")
    case .removeSpace(let text): (.remove, "the space before `\(text)`")
    case .removeLabel: (.remove, "the label")
    case .removeCopy: (.remove, "the duplicate")
    case .removeParentheses: (.remove, "the parentheses")
    case .removeResultType: (.remove, "the result type")
    case .removeUnused(let name): (.remove, "the unused `\(name)`")
    case .move(let keyword, let other): (.move, "`\(keyword)` before `\(other)`")
    }
  }
}
