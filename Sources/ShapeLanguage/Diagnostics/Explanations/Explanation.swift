/// What a code means, for people who met it: more than fits into a message.
///
/// Texts are paragraphs of plain words with an empty line between them; a single line break in them stands for a space.
/// Words between backquotes are source.
public struct Explanation: Sendable {
  /// As in a message, such as `E0203`.
  public let code: String
  /// A few words without a full stop.
  public let title: String
  public let meaning: String
  /// Why it is worth an error or a warning.
  public let reason: String
  /// What gives the code, and the same put right.
  public let wrong: Example
  public let right: Example

  init(
    _ code: String, _ title: String, meaning: String, reason: String, wrong: Example, right: Example
  ) {
    self.code = code
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
  public static let all =
    files + grammar + placesAndSigns + names + namesInUse + types + constantsAndMembers + arguments + statements + arithmetic
    + lengthsAndRanges + paintsAndPaths + sizes + dashes + limits + formats + warnings

  /// The explanation of a code in capitals or small letters; nil where there is no such code. Looks through all of them.
  public static func of(_ code: String) -> Explanation? {
    let capitals = code.uppercased()
    return all.first { $0.code == capitals }
  }

  /// The codes that begin like this one with a group of the table in `Grammar.md`, such as E02 for names; none where
  /// there is no such group.
  public static func codes(besides code: String) -> [String] {
    let capitals = code.uppercased()
    let group = capitals.prefix(capitals.hasPrefix("W") ? 2 : 3)
    return group.count < 2 ? [] : all.map(\.code).filter { $0.hasPrefix(group) }
  }
}
