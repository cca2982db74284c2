import ShapeEditing
import Testing

@testable import ShapeLanguage

/// A certain change removes its problem and adds no error. It keeps every comment, and removes at most a line.
@Suite("Certain fix-its")
struct FixItProofTests {
  /// The codes whose wrong example is fixed by its first change.
  static let fixed = [
    "E0103", "E0105", "E0108", "E0109", "E0110", "E0111", "E0114", "E0115", "E0116", "E0118", "E0119", "E0120", "E0121",
    "E0123",
    "E0201", "E0206", "E0302", "E0311", "E0313", "E0314", "E0317", "E0323", "E0403", "E0607", "E0609",
    "W0001",
  ]

  /// Returns all mistakes of a source, with the changes that fix them.
  private static func diagnostics(
    _ source: [UInt8], _ load: @escaping (String) -> Result<[UInt8], LoadFailure>
  ) -> [Diagnostic] {
    let compilation = Compiler.compile(SourceFile(path: "a.shape", bytes: source), load: load)
    var diagnostics = compilation.diagnostics
    if compilation.canBeChecked { diagnostics += Linter.diagnostics(for: compilation.program) }
    return Fixer(path: "a.shape", load: load).offering(diagnostics, of: compilation)
  }

  private static func counts(_ diagnostics: [Diagnostic]) -> [String: Int] {
    Dictionary(grouping: diagnostics, by: \.problem.code).mapValues(\.count)
  }

  /// Returns the comments of a source whose strings contain no comment signs.
  private static func comments(_ source: String) -> [String] {
    source.matches(of: /\/\/[^\n]*|(?s)\/\*.*?\*\//).map { String($0.0) }
  }

  private static func load(_ imports: [(path: String, text: String)]) -> (String) -> Result<[UInt8], LoadFailure> {
    { path in
      imports.first { $0.path == path }.map { .success(Array($0.text.utf8)) } ?? .failure(.unreadable("there is none"))
    }
  }

  /// Returns the errors in the certain changes of a source, and the codes of the changes.
  private static func faults(
    _ source: [UInt8], imports: [(path: String, text: String)] = []
  ) -> (faults: [String], codes: [String]) {
    let load = load(imports)
    let found = diagnostics(source, load)
    let before = counts(found)
    var faults: [String] = []
    var codes: [String] = []
    for diagnostic in found {
      guard let fixIt = diagnostic.fixIt, fixIt.applicability == .certain else { continue }
      let code = diagnostic.problem.code
      codes.append(code)
      let after = counts(diagnostics(fixIt.applied(to: source), load))
      let isGone = after[code, default: 0] < before[code, default: 0]
      let addsError = after.contains { $0.key.hasPrefix("E") && $0.value > before[$0.key, default: 0] }
      let keepsComments =
        comments(String(decoding: source, as: UTF8.self))
        == comments(String(decoding: fixIt.applied(to: source), as: UTF8.self))
      let removed = fixIt.edits.map { source[Int($0.span.start)..<Int($0.span.end)] }
      let isSmall = removed.allSatisfy { $0.dropLast().filter { $0 == UInt8(ascii: "\n") }.isEmpty }
      if !isGone || addsError || !keepsComments || !isSmall {
        faults.append("\(code): \(fixIt.title)\n\(String(decoding: source, as: UTF8.self))")
      }
    }
    return (faults, codes)
  }

  @Test func `fix the examples of the explanations`() throws {
    var fixedCodes: [String] = []
    for explanation in try ExplanationPage.all.get() {
      guard case .program(let text, let imports) = explanation.wrong,
        ExplanationTests.exceptions[explanation.kind.code] == nil
      else { continue }
      let (faults, codes) = Self.faults(Array(text.utf8), imports: imports)
      #expect(faults == [])
      if codes.contains(explanation.kind.code) { fixedCodes.append(explanation.kind.code) }
    }
    #expect(fixedCodes == Self.fixed)
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// If bytes are wrong, a change may miss the intention: these changes are tried before they are made.
  @Test func `fix sources in which a few bytes are wrong`() throws {
    let seed: UInt64 = 20_261_121
    var mutants = Mutants(seed: seed)
    var offered = 0
    for explanation in try ExplanationPage.all.get() {
      guard case .program(let example, let imports) = explanation.right, example.utf8.count < 1_000 else { continue }
      let text = example.replacing("\n", with: " // Why.\n")
      for _ in 0..<4 {
        let source = mutants.typo(in: Array(text.utf8))
        let load = Self.load(imports)
        let before = Self.counts(Self.diagnostics(source, load))
        let (fixed, changes, _) = Fixer(path: "a.shape", load: load).fixed(source)
        guard !changes.isEmpty else { continue }
        let after = Self.counts(Self.diagnostics(fixed, load))
        let errors = { (counts: [String: Int]) in counts.reduce(0) { $1.key.hasPrefix("E") ? $0 + $1.value : $0 } }
        #expect(
          after.values.reduce(0, +) < before.values.reduce(0, +) && errors(after) <= errors(before),
          "\(Self.text(source))\n\(before) -> \(after)\n\(Self.text(fixed))")
        #expect(
          Self.comments(Self.text(fixed)) == Self.comments(Self.text(source)), "seed \(seed)")
        offered += changes.count
      }
    }
    #expect(offered >= 70)
  }
}

extension Mutants {
  /// Returns a text with one byte omitted, doubled, or swapped with the next.
  fileprivate mutating func typo(in text: [UInt8]) -> [UInt8] {
    var bytes = text
    let index = number(bytes.count - 1)
    switch number(3) {
    case 0: bytes.remove(at: index)
    case 1: bytes.insert(bytes[index], at: index)
    default: bytes.swapAt(index, index + 1)
    }
    return bytes
  }
}
