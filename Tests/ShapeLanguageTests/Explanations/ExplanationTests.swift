import Foundation
import TestSupport
import Testing

@testable import ShapeLanguage

/// Every code has an explanation with correct examples.
@Suite("The explanations of codes")
struct ExplanationTests {
  /// The codes whose examples can't be judged by compiling and checking them, with the reason.
  static let exceptions: [String: Exception] = [
    "E0001": .noSource("the text of an example is UTF-8"),
    "E0002": .noSource("the text of an example is UTF-8"),
    "E0003": .noSource("the file would have 33 million bytes"),
    "E0004": .noSource("it takes a thousand files"),
    "E0008": .noSource("it is about a file of values"), "E0009": .noSource("it is about a file of values"),
    "E0010": .noSource("it is about a file of values"),
    "E0117": .noSource("it takes hundreds of brackets"),
    "E0214": .noSource("it takes a hundred declarations"),
    "E0704": .noSource("it takes a hundred declarations"),
    "E0701": .longWork(Evaluator.Limits(steps: 20_000, elements: 1_000), total: 100_000),
    "E0702": .longWork(Evaluator.Limits(steps: 20_000, elements: 1_000), total: 100_000),
    "W0025": .noSource("it is about Swift code"),
    "W0006": .longWork(Evaluator.Limits(), total: 1_000),
    "W0026": .motion,
  ]

  enum Exception {
    /// The examples are sentences. The code has other tests.
    case noSource(String)
    /// The limits would be reached only after seconds, so the wrong example is drawn with smaller ones.
    case longWork(Evaluator.Limits, total: Int)
    /// Only a check for motion reports it.
    case motion
  }

  private static let kinds = Problem.Kind.allCases

  @Test(arguments: kinds)
  func `the wrong example has the code as its first message`(kind: Problem.Kind) throws {
    let code = kind.code
    let example = try ExplanationPage(kind).wrong
    switch (example, Self.exceptions[code]) {
    case (.situation, .noSource): break
    case (.program, nil):
      #expect(example.snippet.diagnostics().first?.problem.code == code, "\(example.snippet.annotated())")
    case (.program, .longWork(let limits, let total)):
      let found = Linter.diagnostics(for: example.snippet.compile().program, limits, total: total)
      #expect(found.first?.problem.code == code)
    case (.program, .motion):
      #expect(example.snippet.diagnostics().isEmpty)
      #expect(example.snippetInMotion.diagnostics().map(\.problem.code) == [code])
    case (.situation, _), (.program, .noSource): Issue.record("\(code) is no such exception, or should be one")
    }
  }

  @Test(arguments: kinds)
  func `the right example is right`(kind: Problem.Kind) throws {
    let example = try ExplanationPage(kind).right
    if case .program = example {
      let snippet = kind == .jump ? example.snippetInMotion : example.snippet
      #expect(snippet.diagnostics().isEmpty, "\(snippet.annotated())")
    }
  }

  @Test(arguments: kinds)
  func `the right example is the wrong one with a few lines changed`(kind: Problem.Kind) throws {
    let explanation = try ExplanationPage(kind)
    switch (explanation.wrong, explanation.right) {
    case (.program(let wrong, let files), .program(let right, let others)):
      let changes = right.split(separator: "\n").difference(from: wrong.split(separator: "\n"))
      #expect(1...4 ~= changes.count && files.map(\.text) == others.map(\.text))
    case (.situation(let wrong), .situation(let right)): #expect(wrong != right)
    case (.program, .situation), (.situation, .program): Issue.record("the examples are of two kinds")
    }
  }

  @Test(arguments: kinds)
  func `are short`(kind: Problem.Kind) throws {
    let explanation = try ExplanationPage(kind)
    #expect(explanation.title.count <= 60 && !explanation.title.hasSuffix("."))
    #expect(explanation.meaning.count <= 600 && explanation.reason.count <= 400)
    #expect([explanation.meaning, explanation.reason].allSatisfy { $0.hasSuffix(".") || $0.hasSuffix(".)") })
  }

  @Test func `fit on a terminal`() throws {
    let lines = try ExplanationPage.all.get().flatMap { $0.text.split(separator: "\n") }
    #expect(lines.filter { $0.count > 80 } == [])
  }

  /// The compiler contains the pages in the form of a source, so that it is a single file.
  @Test func `are in the compiler`() throws {
    let source = Repository.root.appending(path: "Sources/ShapeCommandLine/Explanations/Problem.Kind+Page.swift")
    let cases = try ExplanationPage.all.get().map { page in
      let text = page.text.replacing(/["\\]/) { "\\\($0.0)" }.replacing("\n", with: "\\n")
      return "    case .\(page.kind): \"\(text)\"\n"
    }
    let expected = """
      // swift-format-ignore-file
      // Written by `SHAPE_REWRITE=1 swift test --filter ExplanationTests` from the files in `Pages`.
      import ShapeLanguage

      extension Problem.Kind {
        /// The page that explains the code, in Markdown.
        var page: String {
          switch self {
      \(cases.joined())    }
        }
      }

      """
    if isRewriting { try Data(expected.utf8).write(to: source) }
    #expect(try String(contentsOf: source, encoding: .utf8) == expected)
    let files = try FileManager.default.contentsOfDirectory(atPath: ExplanationPage.folder.path)
    #expect(files.sorted() == Problem.Kind.allCases.map { "\($0.code).md" })
  }
}
