import ProgramGenerator
import ShapeCore
import TestSupport
import Testing

@testable import ShapeLanguage

/// What is proved about shapes that did not change is known without deciding it again, and is the same.
@Suite("Proofs after an edit")
struct ProofCacheTests {
  private static let source = """
    import "a.shape"

    let gap = 4
    func half(x: Number) = x / gap
    enum Suit { club, heart }
    style raised(depth: Number) { shadow .black, radius: half(x: depth) }
    shape Pip(suit: Suit = .club, side in 1...20 = 3) {
      size 20 x 20
      fill .black, path: circle(center: center, radius: side - 2)
      apply raised(depth: side)
    }
    /// A card.
    shape Card(n: Int in 0...9 = 3) {
      size 80 x 80
      layer(width: 20, height: 20) { use Pip(suit: .heart, side: n + accent) }
    }
    shape Other { size 9 x 9; fill .red, path: circle(center: center, radius: width - 9) }

    """

  /// A text in the source, its replacement, and the shapes that are decided again.
  @Test(arguments: [
    ("/// A card.", "/// A new card.\n", ""), ("enum Suit", "\n\nenum Suit", ""), ("9 x 9", "9 x 8", "Other"),
    ("- 2", "- 1", "Pip Card"), ("n: Int in 0...9", "n: Int in 0...8", "Card"), ("gap = 4", "gap = 5", "Pip Card"),
    ("x / gap", "gap / gap", "Pip Card"), ("club, heart", "heart, club", "Pip Card"),
    ("radius: half", "y: half", "Pip Card"), ("shape Other", "let more = gap\nshape Other", ""),
    ("Other", "Another", "Another"),
  ])
  func `only shapes that are drawn in another way are decided again`(text: String, replacement: String, decided: String)
  {
    var editor = Editor(Self.source)
    #expect(editor.decided() == ["Pip", "Card", "Other"])
    #expect(editor.decided() == [])
    editor.text = Self.source.replacing(text, with: replacement, maxReplacements: 1)
    #expect(editor.decided().joined(separator: " ") == decided)
    editor.text = Self.source
    #expect(editor.decided() == [])
    #expect(editor.fault() == nil)
  }

  @Test func `an edit of an import counts`() {
    var editor = Editor(Self.source)
    editor.imported["a.shape"] = "private let one = 1\nlet accent = one + 1"
    #expect(editor.decided() == ["Pip", "Card", "Other"])
    editor.imported["a.shape"] = "private let one = 2\nlet accent = one + 1"
    #expect(editor.decided() == ["Card"])
    #expect(editor.fault() == nil)
  }

  @Test func `the findings move with the text`() {
    var editor = Editor(Self.source)
    for text in [Self.source, "// a\n" + Self.source, "// a\n" + Self.source.replacing("Other", with: "Another")] {
      editor.text = text
      #expect(editor.fault() == nil)
    }
    #expect(editor.diagnostics().contains { $0.contains("E0606") && $0.contains("in `Pip` at 20 x 20, with side = 1") })
  }

  @Test func `the result is the same after random edits`() {
    let seed = RandomCases.seed()
    print("Proofs after edits: SHAPE_SEED=\(seed)")
    var random = RandomSource(seed: seed)
    var (edits, reused) = (0, 0)
    for program in RandomPrograms.programs(quick: 8, ci: 60, long: 2_000) {
      var editor = Editor(program.source())
      if let library = program.library, case .success(let bytes) = program.load(library.name) {
        editor.imported = [library.name: String(decoding: bytes, as: UTF8.self)]
      }
      // With few steps, the last shapes are left undecided.
      editor.steps = random.chance(50) ? 1_000_000 : 60_000
      for _ in 0..<8 {
        edits += 1
        if let fault = editor.fault() {
          Issue.record("SHAPE_SEED=\(seed), program \(program.number): \(fault)\n\(editor.text)")
          return
        }
        reused += editor.reused
        editor.makeEdit(&random)
      }
    }
    print("\(edits) edits, \(reused) shapes reused")
    // Half of the edits leave a proof of another shape, whatever the programs are.
    #expect(2 * reused > edits)
  }

  @Test func `a proof can be cancelled between two conditions`() {
    let source = Self.source.replacing("import \"a.shape\"", with: "let accent = 2").replacing("- 2", with: "- 1")
    let program = Snippet(source).compile().program
    var questions = 0
    var prover = Prover(program, steps: 1_000_000, stepsOfOne: 20_000) {
      questions += 1
      return questions == 3
    }
    #expect(prover.judgments(of: program.publicShapes[0], mentionsDirection: false).count < 3)
    #expect(prover.wasCancelled)
    questions = 0
    let findings = Linter.diagnostics(for: program) {
      questions += 1
      return false
    }
    #expect(findings != nil)
    for last in stride(from: 0, to: questions, by: 7) {
      var asked = 0
      let cancelled = Linter.diagnostics(for: program) {
        asked += 1
        return asked == last + 1
      }
      #expect(cancelled == nil && asked == last + 1)
    }
  }
}

/// A file and its imports in an editor.
private struct Editor {
  var text: String
  var imported = ["a.shape": "let accent = 2"]
  /// The limit of all proofs.
  var steps = 1_000_000
  /// The number of shapes that the last comparison did not decide again.
  private(set) var reused = 0
  private var compiler = IncrementalCompiler()
  private var cache = ProofCache()
  private var undone: String?

  init(_ text: String) { self.text = text }

  private mutating func compiled() -> (compilation: Compilation, keys: ShapeKeys) {
    let imported = imported
    let main = SourceFile(path: "test.shape", bytes: Array(text.utf8))
    return compiler.diagnostics(of: main) { path in
      imported[path].map { .success(Array($0.utf8)) } ?? .failure(.unreadable("no such file"))
    }.compiled()
  }

  /// - Parameter note: Called before each condition.
  private func prover(_ program: Program, _ note: @escaping () -> Void = {}) -> Prover {
    Prover(program, steps: steps, stepsOfOne: 20_000) {
      note()
      return false
    }
  }

  /// Returns the names of the shapes that are decided again.
  mutating func decided() -> [String] {
    let (compilation, keys) = compiled()
    let program = compilation.program
    var directions = DirectionUses(program)
    var names: [String] = []
    for shape in program.shapes.indices {
      var isAsked = false
      var prover = prover(program) { isAsked = true }
      _ = cache.judgments(of: shape, mentionsDirection: directions.affectPictures(of: shape), keys, &prover)
      if isAsked { names.append(program.names.spelling(program.shapes[shape].name)) }
    }
    return names
  }

  /// Returns the diagnostics of a check that reuses proofs.
  mutating func diagnostics() -> [String] {
    let (compilation, keys) = compiled()
    var run = Linter.run(for: compilation.program, keys, reusing: cache) { false }
    cache = run.proofs
    return (run.finish() ?? []).map(describe)
  }

  /// Decides all shapes in both ways, and returns how the results differ.
  mutating func fault() -> String? {
    let (compilation, keys) = compiled()
    let program = compilation.program
    reused = 0
    if compilation.hasErrors { return nil }
    var isAsked = false
    var (known, fresh) = (prover(program) { isAsked = true }, prover(program))
    var directions = DirectionUses(program)
    for shape in program.shapes.indices {
      isAsked = false
      let mentionsDirection = directions.affectPictures(of: shape)
      let found = cache.judgments(of: shape, mentionsDirection: mentionsDirection, keys, &known)
      let expected = fresh.judgments(of: shape, mentionsDirection: mentionsDirection)
      if !isAsked, !found.isEmpty { reused += 1 }
      let (first, second) = (found.map(describe), expected.map(describe))
      if first != second || known.steps != fresh.steps {
        let (found, expected) = (first.joined(separator: "\n"), second.joined(separator: "\n"))
        return "\(known.steps) \(found)\ninstead of \(fresh.steps) \(expected)"
      }
    }
    cache.endRun(shapes: program.shapes.count)
    return nil
  }

  private func describe(_ judgment: Prover.Judgment) -> String {
    var text = "\(judgment.problem.code) \(judgment.place) \(judgment.verdict.word) \(judgment.isOwnRequirement)"
    for exclusion in judgment.exclusions { text += " " + exclusion.text }
    if case .refuted(let picture) = judgment.verdict {
      text += " \(picture.size) \(picture.diagnostics.map(describe).joined(separator: "; "))"
    }
    return text
  }

  private func describe(_ diagnostic: Diagnostic) -> String {
    let notes = diagnostic.notes.map { "\n  \($0.span) \($0.text)" }.joined()
    return "\(diagnostic.problem.code) \(diagnostic.span) \(diagnostic.problem.message)" + notes
  }

  /// Changes a number, a place or the order of declarations, or undoes the last edit.
  mutating func makeEdit(_ random: inout RandomSource) {
    if let undone, random.chance(30) {
      (text, self.undone) = (undone, nil)
      return
    }
    let bytes = Array(text.utf8)
    let tree = Parser.parse(SourceFile(path: "test.shape", bytes: bytes)).tree
    let declarations = Array(tree.wholeFile.children)
    let edits: [TextEdit]
    switch random.below(3) {
    case 0:
      let numbers = tree.tokens.filter { $0.kind == .number }
      guard !numbers.isEmpty else { return }
      edits = [TextEdit(tree.span(random.pick(numbers)), "\(random.below(12))")]
    case 1:
      let start = random.pick(declarations).span.start
      let place = SourceSpan(file: 0, start: start, end: start)
      edits = [TextEdit(place, random.pick(["\n", "// a\n", "let extra = 1\n"]))]
    default:
      let (first, second) = (random.pick(declarations), random.pick(declarations))
      guard first.span.end <= second.span.start else { return }
      edits = [TextEdit(first.span, second.text), TextEdit(second.span, first.text)]
    }
    undone = text
    text = String(decoding: edits.applied(to: bytes), as: UTF8.self)
  }
}

extension DirectionUses {
  fileprivate mutating func affectPictures(of shape: ShapeID) -> Bool { use(of: .shape(shape)).affectsPictures }
}
