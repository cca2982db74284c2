import ShapeLanguage
import ShapeTool

/// Explains the codes of messages, or lists all codes: `shapec explain E0203`.
struct ExplainCommand: NamedCommand {
  static let name = CommandName.explain
  static let options: [CommandOption<ExplainCommand>] = []

  /// The codes, as they were written.
  var operands: [String] = []
  private var explanations: [Explanation] = []

  init() {}

  mutating func finish(_ given: [OptionDeclaration]) throws(UsageError) {
    for code in operands {
      guard let explanation = Explanation(code: code) else { throw .unknownCode(code) }
      explanations.append(explanation)
    }
  }

  func run() -> ExitCode {
    let texts = explanations.map(\.text)
    return StandardOutput.write(operands.isEmpty ? Self.list : texts.joined(separator: "\n\n"))
  }

  /// All codes with their titles, by group.
  private static var list: String {
    var text = ""
    for group in Problem.Group.allCases {
      text += "\(group.title)\n"
      for explanation in Explanation.all where explanation.kind.group == group {
        text += "  \(explanation.kind.code)  \(explanation.title)\n"
      }
      text += "\n"
    }
    return text + "Run `shapec explain CODE` to read about a code, such as `shapec explain E0203`.\n"
  }
}

extension UsageError {
  /// Returns the error for an unknown code, with the nearest one as a suggestion.
  fileprivate static func unknownCode(_ code: String) -> UsageError {
    let nearest = nearestName(to: code, among: Problem.Kind.allCases.map(\.code))
    return UsageError(
      "there is no code `\(code)`",
      hint: nearest.map { "did you mean `\($0)`?" } ?? "run `shapec explain` to list all codes")
  }
}
