/// The meaning of a code, in more detail than a message.
///
/// In its texts, a line break counts as a space, and text between backquotes is source.
public struct Explanation: Sendable {
  /// The code, such as `E0203`. `Problem.Kind` sets it.
  public internal(set) var code = ""
  /// A noun phrase without a period.
  public let title: String
  public let meaning: String
  /// The reason for the error or the warning.
  public let reason: String
  /// An example with this code.
  public let wrong: Example
  /// The same example without the mistake.
  public let right: Example

  init(_ title: String, meaning: String, reason: String, wrong: Example, right: Example) {
    self.title = title
    self.meaning = meaning
    self.reason = reason
    self.wrong = wrong
    self.right = right
  }

  /// An example of an explanation.
  public enum Example: Sendable {
    /// A file, with its imports.
    case program(String, imports: [ImportedFile])
    /// A sentence, if no short source can show the mistake.
    case situation(String)
  }

  /// A file that an example imports.
  public struct ImportedFile: Sendable {
    public let path: String
    public let text: String

    init(_ path: String, _ text: String) {
      self.path = path
      self.text = text
    }
  }
}

extension Explanation.Example: ExpressibleByStringLiteral {
  /// A file without imports.
  public init(stringLiteral text: String) { self = .program(text, imports: []) }
}

extension Explanation {
  /// All explanations in the order of their codes: errors, then warnings.
  public static var all: [Explanation] { Problem.Kind.all.map { $0.explanation } }

  /// Returns the explanation of a code in upper or lower case; nil if the code is unknown.
  public static func of(_ code: String) -> Explanation? { Problem.Kind(code: code)?.explanation }

  /// The groups of codes, by their first characters, as in the table of `Grammar.md`.
  public enum Group: String, CaseIterable, Sendable {
    case files = "E00"
    case grammar = "E01"
    case names = "E02"
    case types = "E03"
    case arguments = "E04"
    case statements = "E05"
    case values = "E06"
    case limits = "E07"
    case warnings = "W0"

    /// The group of a code in upper or lower case; nil if it is in no group.
    public init?(of code: String) {
      let uppercased = code.uppercased()
      guard let group = Group.allCases.first(where: { uppercased.hasPrefix($0.rawValue) }) else { return nil }
      self = group
    }

    public var title: String {
      switch self {
      case .files: "Files"
      case .grammar: "Grammar"
      case .names: "Names"
      case .types: "Types"
      case .arguments: "Arguments"
      case .statements: "Statements"
      case .values: "Values"
      case .limits: "Limits"
      case .warnings: "Warnings"
      }
    }
  }
}
