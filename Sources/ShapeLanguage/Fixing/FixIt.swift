import ShapeKit

/// A change of a source that mends a problem.
public struct FixIt: Equatable, Sendable {
  public var action: Action
  /// Changes of one file that do not overlap, in the order of their places.
  public var edits: [TextEdit]
  public var applicability = Applicability.certain

  init(_ action: Action, _ edits: [TextEdit]) {
    self.action = action
    self.edits = edits
  }

  /// How sure it is that a change is what was meant.
  public enum Applicability: String, Sendable {
    /// `check --fix` makes it, if it then mends the problem.
    case certain
    /// A person must decide.
    case possible
  }

  /// What a change does.
  public enum Action: Equatable, Sendable {
    case write(String)
    case writeEquals
    case putComma, putColon
    case sortStops
    case closeBracket(with: String)
    case close(with: String)
    case leaveOut(String)
    case leaveOutSpace(before: String)
    case leaveOutLabel, leaveOutCopy, leaveOutBrackets, leaveOutType
    case delete(String)
  }
}

/// Bytes of a source, and what is to stand in their place.
public struct TextEdit: Equatable, Sendable {
  public var span: SourceSpan
  public var replacement: String

  public init(_ span: SourceSpan, _ replacement: String) {
    self.span = span
    self.replacement = replacement
  }
}

extension FixIt {
  /// What it does, as a sentence without a full stop: "write `cornerRadius`".
  public var title: String { action.title }

  /// The source with the change made.
  public func applied(to bytes: [UInt8]) -> [UInt8] { edits.applied(to: bytes) }
}

extension FixIt.Action {
  /// "write `cornerRadius`".
  var title: String {
    let (verb, object) = words
    return "\(verb.present) \(object)"
  }

  /// What it did, once it is made: "wrote `cornerRadius`".
  var pastTitle: String {
    let (verb, object) = words
    return "\(verb.past) \(object)"
  }

  private enum Verb {
    case write, put, close, leave, delete

    var present: String {
      switch self {
      case .write: "write"
      case .put: "put"
      case .close: "close"
      case .leave: "leave"
      case .delete: "delete"
      }
    }

    var past: String {
      switch self {
      case .write: "wrote"
      case .put: "put"
      case .close: "closed"
      case .leave: "left"
      case .delete: "deleted"
      }
    }
  }

  private var words: (verb: Verb, object: String) {
    switch self {
    case .write(let text): (.write, "`\(text)`")
    case .writeEquals: (.write, "`=` there")
    case .putComma: (.put, "a comma there")
    case .putColon: (.put, "a colon there")
    case .sortStops: (.put, "the stops into the order of their places")
    case .closeBracket(let bracket): (.close, "the bracket with `\(bracket)`")
    case .close(let sign): (.close, "it with `\(sign)`")
    case .leaveOut(let text): (.leave, "`\(text)` out")
    case .leaveOutSpace(let text): (.leave, "the space before `\(text)` out")
    case .leaveOutLabel: (.leave, "the label out")
    case .leaveOutCopy: (.leave, "the second one out")
    case .leaveOutBrackets: (.leave, "the brackets out")
    case .leaveOutType: (.leave, "the type out")
    case .delete(let name): (.delete, "`\(name)`")
    }
  }
}

extension [TextEdit] {
  /// The source with edits made that do not overlap and are in the order of their places.
  public func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    for edit in self {
      result += bytes[position..<Int(edit.span.start)]
      result += edit.replacement.utf8
      position = Int(edit.span.end)
    }
    return result + bytes[position...]
  }
}
