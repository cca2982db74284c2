import ShapeCore
import TestSupport
import Testing

@testable import ShapeLanguage

/// After every edit, an incremental compiler finds what a fresh compilation finds.
@Suite("Compiling after an edit")
struct IncrementalCompilerTests {
  private static let source = """
    import "a.shape"

    let gap = 4
    private let wide = gap * 2
    func half(x: Number) = x / gap
    enum Suit { club, heart }
    style raised(depth = gap) { shadow .black, radius: depth }
    style high { apply raised(depth: wide) }
    shape Pip(suit: Suit = .club, side in 1...half(x: 40) = 3) {
      size 20 x 20
      let gap = side
      switch suit {
      case .club: fill .black, path: circle(center: center, radius: gap)
      case .heart: fill .red
      }
      content icon
    }
    /// A card.
    shape Card {
      size (20 * gap) x 80
      let unused = 3
      apply high
      use Pip(side: 2) { slot icon { fill accent } }
    }
    preview Pip(side: 4)

    """

  /// A text in the source, and its replacement.
  private static let edits: [(text: String, replacement: String)] = [
    // In a body, in the interface of what others use, and in what those use.
    ("fill .red", "fill .green"), ("let gap = 4", "let gap = 0"), ("let gap = 4", "let gap = 4deg"),
    ("let gap = 4", "let gap = true"), ("gap * 2", "gap * 2deg"), ("x / gap", ".red"), ("x / gap", "half(x: x)"),
    ("club, heart", "club, heart, spade"), ("club, heart", "club"), ("depth = gap", "deep = gap"),
    ("apply high", "apply raised"), ("apply raised", "apply high"), ("side in 1...", "side in 4..."),
    ("suit: Suit", "kind: Suit"), ("content icon", "content picture"), ("content icon", ""),
    ("fill accent", "use Card"), ("use Pip", "use Card"), ("preview Pip", "preview Card"),
    // Cycles through declarations that the edit doesn't touch.
    ("fill .red", "use Card()"), ("shadow .black, radius: depth", "apply high"), ("let gap = 4", "let gap = wide"),
    // Names: unknown, repeated, hidden, unused, misspelled, missing.
    ("let wide", "let wild"), ("private let", "let"), ("depth: wide", "depth: 3"), ("func half", "func halves"),
    ("shape Card", "shape Pip"), ("let unused", "let gap"), ("let unused", "let accent"), ("fill accent", "fill acent"),
    ("style raised", "style"), ("shape Pip", "shape"), ("import \"a.shape\"", ""), ("a.shape", "b.shape"),
    ("\"a.shape\"", "\"a.shape\" as a"), ("apply high", "apply a.high"),
    // Syntax errors.
    ("gap * 2", "gap *"), ("switch suit {", "switch suit"), ("fill .red", "fill"), ("fill .red\n", "fill .red }"),
    ("size 20 x 20", "size"), ("shape Card {", "shape Card"), ("/// A card.", "/* A card."),
    ("content icon", "content {"),
    // Comments that suppress warnings.
    ("/// A card.", "// shapec:allow W0001\n/// A card."),
  ]

  @Test(arguments: edits)
  func `finds what a fresh compilation finds`(text: String, replacement: String) throws {
    var editor = Editor(Self.source)
    try editor.check()
    let edited = Self.source.replacing(text, with: replacement, maxReplacements: 1)
    #expect(edited != Self.source)
    for next in [edited, Self.source, edited + "\nlet last = 1", "\n" + Self.source] {
      editor.text = next
      try editor.check()
    }
  }

  @Test func `an edit of an import counts`() throws {
    var editor = Editor(Self.source)
    for imported in ["", "let accent = 3", "private let accent = #FF0000", "let accent = (", "let accent = #FF0000"] {
      editor.imported = imported
      try editor.check()
    }
  }

  @Test func `finds the same after random edits`() {
    let seed = RandomCases.seed()
    print("Incremental: SHAPE_SEED=\(seed)")
    var edits = RandomEdits(seed: seed + 9)
    var editor = Editor("")
    var file = edits.nextFile()
    for number in 0..<RandomCases.count(quick: 900, ci: 8_000, long: 400_000) {
      if number % 12 == 0 { file = edits.nextFile() }
      if number % 50 == 0 { editor.forget() }
      if number % 7 == 0 { editor.imported = "let imported\(number % 4) = \(number)\nshape Shared { size 4 x 4 }" }
      do {
        _ = try file.make(edits.nextEdit(of: file))
        editor.bytes = file.file.tree.source.bytes
        try editor.check()
      } catch {
        Issue.record("SHAPE_SEED=\(seed), edit \(number): \(error)")
        return
      }
    }
  }
}

/// A file and its import in an editor.
private struct Editor {
  var bytes: [UInt8]
  var imported = "let accent = #FF0000\nstyle high { fill .red }"
  private var compiler = IncrementalCompiler()

  init(_ text: String) { bytes = Array(text.utf8) }

  var text: String {
    get { String(decoding: bytes, as: UTF8.self) }
    set { bytes = Array(newValue.utf8) }
  }

  mutating func forget() { compiler = IncrementalCompiler() }

  struct Difference: Error, CustomStringConvertible {
    var description: String
  }

  /// Compiles the file in both ways.
  mutating func check() throws(Difference) {
    let main = SourceFile(path: "test.shape", bytes: bytes)
    let imported = Array(imported.utf8)
    func load(_ path: String) -> Result<[UInt8], LoadFailure> {
      path == "a.shape" ? .success(imported) : .failure(.unreadable("no such file"))
    }
    let found = compiler.diagnostics(of: main, load: load).diagnostics.map(describe)
    let fresh = Compiler.compile(main, load: load).diagnostics.map(describe)
    if found != fresh {
      throw Difference(
        description: """
          found \(found.joined(separator: "\n"))

          instead of \(fresh.joined(separator: "\n"))

          in \(text)
          """)
    }
  }

  private func describe(_ diagnostic: Diagnostic) -> String {
    let notes = diagnostic.notes.map { "\n  \($0.span) \($0.text)" }.joined()
    return "\(diagnostic.problem.code) \(diagnostic.span) \(diagnostic.problem.message)" + notes
  }
}
