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

  private static let codes = Problem.Kind.all.map { $0.code }

  @Test(arguments: codes)
  func `the wrong example has the code as its first message`(code: String) throws {
    let example = try #require(Explanation.of(code)).wrong
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

  @Test(arguments: codes)
  func `the right example is right`(code: String) throws {
    let example = try #require(Explanation.of(code)).right
    if case .program = example {
      let snippet = code == "W0026" ? example.snippetInMotion : example.snippet
      #expect(snippet.diagnostics().isEmpty, "\(snippet.annotated())")
    }
  }

  @Test(arguments: codes)
  func `the right example is the wrong one with a few lines changed`(code: String) throws {
    let explanation = try #require(Explanation.of(code))
    switch (explanation.wrong, explanation.right) {
    case (.program(let wrong, let files), .program(let right, let others)):
      let changes = right.split(separator: "\n").difference(from: wrong.split(separator: "\n"))
      #expect(1...4 ~= changes.count && files.map(\.text) == others.map(\.text))
    case (.situation(let wrong), .situation(let right)): #expect(wrong != right)
    case (.program, .situation), (.situation, .program): Issue.record("the examples are of two kinds")
    }
  }

  @Test(arguments: codes)
  func `are short`(code: String) throws {
    let explanation = try #require(Explanation.of(code))
    #expect(explanation.title.count <= 60 && !explanation.title.hasSuffix("."))
    #expect(explanation.meaning.count <= 600 && explanation.reason.count <= 400)
    #expect([explanation.meaning, explanation.reason].allSatisfy { $0.hasSuffix(".") || $0.hasSuffix(".)") })
  }

  @Test func `fit on a terminal`() {
    let lines = Explanation.all.flatMap { $0.text().split(separator: "\n") }
    #expect(lines.filter { $0.count > 80 } == [])
  }

  @Test func `have this layout on a terminal`() throws {
    #expect(
      try #require(Explanation.of("e0204")).text() == """
        E0204: Private name of another file

        The imported file declares this name as `private`, so only that file can use it.
        The message shows the declaration.

        Why it matters: A private declaration can be changed or removed without
        affecting other files.

        Wrong:

            import "palette.shape"

            shape Card {
              size 240 x 120
              fill ink
            }

          In palette.shape:

            private let ink = #1C1C1E
            let line = ink

        Right:

            import "palette.shape"

            shape Card {
              size 240 x 120
              fill line
            }

          In palette.shape:

            private let ink = #1C1C1E
            let line = ink

        """)
  }
}

extension Explanation.Example {
  /// The files of the example, with warnings about animations.
  var snippetInMotion: Snippet {
    var snippet = snippet
    snippet.includesMotion = true
    return snippet
  }

  /// The files of the example.
  var snippet: Snippet {
    switch self {
    case .situation: Snippet("")
    case .program(let text, let imports):
      Snippet(([text] + imports.map { "--- \($0.path)\n\($0.text)" }).joined(separator: "\n"))
    }
  }
}
