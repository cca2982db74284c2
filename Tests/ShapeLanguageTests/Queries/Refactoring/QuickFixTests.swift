import TestSupport
import Testing

@testable import ShapeEditing
@testable import ShapeLanguage

/// Comments that suppress a warning, and all certain fixes at once.
@Suite("Quick fixes")
struct QuickFixTests {
  @Test(arguments: [
    ("shape A {\n  size 8 x 8\n  let a = 1\n}", "shape A {\n  size 8 x 8\n  // shapec:allow W0001\n  let a = 1\n}"),
    ("shape A { size 8 x 8; let a = 1 }", "// shapec:allow W0001\nshape A { size 8 x 8; let a = 1 }"),
    (
      "/// A.\nshape A(b = 1) {\n  size 8 x 8\n}", "// shapec:allow W0002\n/// A.\nshape A(b = 1) {\n  size 8 x 8\n}"
    ),
    (
      "shape A(\n  /// B.\n  b = 1,\n) { size 8 x 8 }",
      "shape A(\n  // shapec:allow W0002\n  /// B.\n  b = 1,\n) { size 8 x 8 }"
    ),
    (
      "// shapec:allow W0004 for a reason\nshape A { size 8 x 8; let a = 1 }",
      "// shapec:allow W0004, W0001 for a reason\nshape A { size 8 x 8; let a = 1 }"
    ),
  ])
  func `a comment suppresses a warning`(source: String, expected: String) throws {
    let compilation = Refactored.compile(Array(source.utf8))
    let warning = try #require(compilation.diagnostics.first { ["W0001", "W0002"].contains($0.problem.code) })
    let action = try #require(compilation.suppressing(warning))
    let result = action.edits.applied(to: Array(source.utf8))
    #expect(String(decoding: result, as: UTF8.self) == expected)
    #expect(!Refactored.compile(result).diagnostics.contains { $0.problem.code == warning.problem.code })
  }

  @Test func `any warning of the corpus can be suppressed`() {
    let seed = RandomCases.seed()
    var random = RandomSource(seed: seed)
    let snippets = FormattingCorpus.snippets.filter { $0.files[0].bytes.count < 800 }
    let tries = RandomCases.count(quick: 150, ci: 400, long: 10_000)
    var count = 0
    var faults: [String] = []
    /// Some snippets show a check that takes long.
    func diagnostics(_ compilation: Compilation) -> [Diagnostic] {
      compilation.diagnostics + Linter.diagnostics(for: compilation.program, .init(), total: 100_000)
    }
    for _ in 0..<tries {
      var snippet = random.pick(snippets)
      let compilation = snippet.compile()
      guard !compilation.hasErrors else { continue }
      let before = diagnostics(compilation)
      let bytes = snippet.files[0].bytes
      guard let warning = before.first(where: { $0.span.file == 0 }), let action = compilation.suppressing(warning)
      else {
        continue
      }
      count += 1
      snippet.files[0] = SourceFile(path: snippet.files[0].path, bytes: action.edits.applied(to: bytes))
      let (old, new) = (before.map(\.problem.code), diagnostics(snippet.compile()).map(\.problem.code))
      let isGone = new.filter { $0 == warning.problem.code }.count < old.filter { $0 == warning.problem.code }.count
      let isNeeded = Set(new).subtracting(old).isDisjoint(with: ["W0007", "W0008", "W0009"])
      if !isGone || !isNeeded { faults.append(String(decoding: snippet.files[0].bytes, as: UTF8.self)) }
    }
    #expect(count > 0, "seed \(seed)")
    #expect(faults.prefix(3) == [], "seed \(seed)")
  }

  @Test func `an error can't be suppressed`() throws {
    let compilation = Refactored.compile(Array("shape A { size 8 x 8; fill .rde }".utf8))
    #expect(compilation.suppressing(try #require(compilation.diagnostics.first)) == nil)
  }

  @Test func `all certain fixes are few edits`() throws {
    let source = Array("shape A {\n  size 8 x 8\n  fil .red\n  stroke .blue\n  border left\n}\n".utf8)
    let fixer = Fixer(path: "main.shape") { _ in .failure(.unreadable("no such file")) }
    let action = try #require(fixer.fixingAll(source))
    #expect(
      String(decoding: action.edits.applied(to: source), as: UTF8.self)
        == "shape A {\n  size 8 x 8\n  fill .red\n  stroke .blue\n  border .left\n}\n")
    #expect(action.edits.map(\.replacement) == ["l", "."])
    #expect(fixer.fixingAll(Array("let a = 1\n".utf8)) == nil)
  }

  @Test func `a difference turns one text into the other`() {
    var random = RandomSource(seed: 11)
    for _ in 0..<300 {
      func text() -> [UInt8] {
        (0..<random.below(30)).flatMap { _ in Array(random.pick(["a\n", "b\n", "ä", "c"]).utf8) }
      }
      let (old, new) = (text(), text())
      let edits = TextDifference.edits(from: old, to: new, file: 0)
      #expect(edits.applied(to: old) == new)
      #expect(zip(edits, edits.dropFirst()).allSatisfy { $0.span.end <= $1.span.start })
    }
  }
}
