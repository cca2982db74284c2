import Foundation
import TestSupport

@testable import ShapeLanguage

/// A page that explains a code, as `shapec explain` prints it.
struct ExplanationPage {
  let kind: Problem.Kind
  /// The whole page, in Markdown.
  let text: String
  let title: String
  let meaning: String
  let reason: String
  /// An example with the code, and the same example without the mistake.
  let wrong: Example
  let right: Example

  enum Example {
    /// A file, with its imports.
    case program(String, imports: [(path: String, text: String)])
    /// A sentence, if no short source can show the mistake.
    case situation(String)
  }

  struct Malformed: Error { let code: String }

  static let folder = Repository.root.appending(path: "Sources/ShapeCommandLine/Explanations/Pages")

  /// The pages of all codes, in their order.
  static let all = Result { try Problem.Kind.allCases.map { try ExplanationPage($0) } }

  init(_ kind: Problem.Kind) throws {
    self.kind = kind
    text = try String(contentsOf: Self.folder.appending(path: "\(kind.code).md"), encoding: .utf8)
    let page = /# ([EW]\d{4}): ([^\n]+)\n\n(.+)\n\nWhy it matters: (.+)\n\nWrong:\n\n(.+)\n\nRight:\n\n(.+)\n/
    guard let match = text.wholeMatch(of: page.dotMatchesNewlines()), match.1 == kind.code else {
      throw Malformed(code: kind.code)
    }
    (title, meaning, reason) = (String(match.2), String(match.3), String(match.4))
    wrong = Example(match.5)
    right = Example(match.6)
  }
}

extension ExplanationPage.Example {
  fileprivate init(_ text: Substring) {
    let files = text.matches(of: /(?:In `(.+)`:\n\n)?```shape\n((?s).*?)\n```/)
    guard let main = files.first else {
      self = .situation(String(text))
      return
    }
    self = .program(
      String(main.2), imports: files.dropFirst().map { (path: String($0.1 ?? ""), text: String($0.2)) })
  }

  /// The files of the example.
  var snippet: Snippet {
    switch self {
    case .situation: Snippet("")
    case .program(let text, let imports):
      Snippet(([text] + imports.map { "--- \($0.path)\n\($0.text)" }).joined(separator: "\n"))
    }
  }

  /// The files of the example, with warnings about animations.
  var snippetInMotion: Snippet {
    var snippet = snippet
    snippet.includesMotion = true
    return snippet
  }
}
