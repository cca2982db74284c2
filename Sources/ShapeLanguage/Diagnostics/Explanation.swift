/// What a code means, for people who met it: more than fits into a message.
///
/// Texts are plain words, in which a line break stands for a space.
/// Words between backquotes are source.
public struct Explanation: Sendable {
  /// As in a message, such as `E0203`; `Problem.Kind` fills it in.
  public internal(set) var code = ""
  /// A few words without a full stop.
  public let title: String
  public let meaning: String
  /// Why it is worth an error or a warning.
  public let reason: String
  /// What gives the code, and the same put right.
  public let wrong: Example
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
    /// A file, and those that it imports.
    case program(String, imports: [ImportedFile])
    /// What no short source can show, in a sentence.
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
  /// A file that imports nothing.
  public init(stringLiteral text: String) { self = .program(text, imports: []) }
}

extension Explanation {
  /// The explanation of every code, in the order of the codes: those of errors, then those of warnings.
  public static var all: [Explanation] { Problem.Kind.all.map { $0.explanation } }

  /// The explanation of a code in capitals or small letters; nil where there is no such code.
  public static func of(_ code: String) -> Explanation? { Problem.Kind(code: code)?.explanation }

  /// What the first characters of a code say, as in the table of `Grammar.md`.
  public enum Group: String, CaseIterable, Sendable {
    case files = "E00"
    case grammar = "E01"
    case names = "E02"
    case types = "E03"
    case arguments = "E04"
    case statements = "E05"
    case values = "E06"
    case limits = "E07"
    case formats = "E08"
    case warnings = "W0"

    /// The group of a code in capitals or small letters; nil where it belongs to none.
    public init?(of code: String) {
      let capitals = code.uppercased()
      guard let group = Group.allCases.first(where: { capitals.hasPrefix($0.rawValue) }) else { return nil }
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
      case .formats: "What is not available yet, or not in a format"
      case .warnings: "Warnings"
      }
    }
  }
}
