import Foundation
import Testing

@testable import ShapeLanguage

/// The page with all explanations, beside their source. It is written anew by
/// `SHAPE_EXPLANATIONS=rewrite swift test --filter ExplanationPageTests`.
@Suite("The page of explanations")
struct ExplanationPageTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/ShapeLanguage/Diagnostics/Explanations.md")

  @Test func `is what the compiler explains today`() throws {
    if ProcessInfo.processInfo.environment["SHAPE_EXPLANATIONS"] == "rewrite" {
      try Data(Self.page.utf8).write(to: Self.file)
    }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == Self.page)
  }

  private static var page: String {
    var text = """
      # What each message means

      Every message about a `.shape` file ends with a code in square brackets; `shapec explain E0203` shows what stands
      here about it. A code never changes its meaning.


      """
    for group in Explanation.Group.allCases {
      let codes = Explanation.group(of: group.rawValue)
      text += "**\(group.title).** " + codes.map { "[\($0)](#\($0.lowercased()))" }.joined(separator: " · ") + "\n\n"
    }
    for group in Explanation.Group.allCases {
      text += "## \(group.title)\n\n"
      for explanation in Explanation.all where Explanation.Group(of: explanation.code) == group {
        text += section(explanation)
      }
    }
    return String(text.dropLast())
  }

  private static func section(_ explanation: Explanation) -> String {
    """
    ### \(explanation.code)

    **\(explanation.title).**
    \(explanation.meaning)

    *Why it matters:*
    \(explanation.reason)

    Wrong:

    \(markdown(explanation.wrong))

    Right:

    \(markdown(explanation.right))


    """
  }

  private static func markdown(_ example: Explanation.Example) -> String {
    switch example {
    case .situation(let sentence): sentence
    case .program(let text, let imports):
      ([block(text)] + imports.map { "In `\($0.path)`:\n\n\(block($0.text))" }).joined(separator: "\n\n")
    }
  }

  private static func block(_ text: String) -> String { "```shape\n\(text)\n```" }
}
