import ShapeCore
import ShapeEditing
import TestSupport
import Testing

@testable import ShapeLanguage

/// Laws of formatting any source: tokens, tree and comments stay, and formatting twice is the same as formatting once.
///
/// The seed is printed.
@Suite("The formatter changes no program")
struct FormattingLawTests {
  static let seed = RandomCases.seed()

  private static let corpus = FormattingCorpus.sources

  static func report(_ fault: String?, _ text: [UInt8]) -> String? {
    fault.map { "\($0)\n--- source\n\(String(decoding: text, as: UTF8.self))\n---" }
  }

  @Test func `in the unchanged corpus`() {
    #expect(Self.corpus.count > 120)
    let faults = Self.corpus.compactMap { Self.report(FormattingFault.fault(of: $0), $0) }
    #expect(faults.prefix(2) == [])
  }

  @Test func `in the corpus with comments and line breaks between any two tokens`() {
    print("Scattered corpus: SHAPE_SEED=\(Self.seed)")
    var scatter = Scatter(seed: Self.seed)
    let faults = Self.corpus.compactMap { text -> String? in
      let scattered = scatter.scattered(text, percent: [5, 30, 90][scatter.random.below(3)])
      return Self.report(FormattingFault.fault(of: scattered), scattered)
    }
    #expect(faults.prefix(2) == [])
  }

  @Test func `in the corpus with CRLF line ends, with a byte-order mark and without`() {
    print("Line ends: SHAPE_SEED=\(Self.seed)")
    var scatter = Scatter(seed: Self.seed)
    let faults = Self.corpus.compactMap { text -> String? in
      let source = LineEnds.lf(scatter.scattered(text, percent: [0, 30][scatter.random.below(2)]))
      let mark = scatter.random.chance(50) ? SourceLimits.byteOrderMark : []
      let variant = mark + LineEnds.crlf(source)
      let isSame = Self.layout(of: variant) == mark + LineEnds.crlf(Self.layout(of: source))
      return Self.report(isSame ? FormattingFault.fault(of: variant) : "its layout is not that with LF", variant)
    }
    #expect(faults.prefix(2) == [])
  }

  @Test func `in the corpus if a part of it is formatted`() {
    print("Ranges: SHAPE_SEED=\(Self.seed)")
    var scatter = Scatter(seed: Self.seed)
    let faults = Self.corpus.compactMap { text -> String? in
      let scattered = scatter.scattered(text, percent: 20)
      let start = scatter.random.below(scattered.count + 1)
      let range = start..<start + scatter.random.below(min(200, scattered.count - start) + 1)
      return Self.report(FormattingFault.fault(of: scattered, in: range).map { "\(range): \($0)" }, scattered)
    }
    #expect(faults.prefix(2) == [])
  }

  @Test func `in the corpus in CRLF, which stays in CRLF, if a part of it is formatted`() {
    print("Ranges in CRLF: SHAPE_SEED=\(Self.seed)")
    var scatter = Scatter(seed: Self.seed)
    let faults = Self.corpus.compactMap { text -> String? in
      let source = LineEnds.crlf(LineEnds.lf(scatter.scattered(text, percent: 20)))
      let start = scatter.random.below(source.count + 1)
      let range = start..<start + scatter.random.below(min(200, source.count - start) + 1)
      let edits = (try? SourceFormatter.edits(for: SourceFile(path: "", bytes: source), in: range)) ?? []
      let result = edits.applied(to: source)
      let isRight = !result.contains(UInt8(ascii: "\n")) || LineEnds.crlf(LineEnds.lf(result)) == result
      let fault = isRight ? nil : "it has LF line ends"
      return Self.report((fault ?? FormattingFault.fault(of: source, in: range)).map { "\(range): \($0)" }, source)
    }
    #expect(faults.prefix(2) == [])
  }

  @Test func `in mutants of the examples that still parse`() {
    print("Mutants: SHAPE_SEED=\(Self.seed)")
    var mutants = Mutants(seed: Self.seed)
    let count = RandomCases.count(quick: 500, ci: 3_000, long: 100_000)
    var right = 0
    let faults = (0..<count).compactMap { index -> String? in
      let text = mutants.mutant(of: Mutants.examples[index % Mutants.examples.count].bytes)
      guard (try? SourceFormatter.edits(for: SourceFile(path: "", bytes: text))) != nil else { return nil }
      right += 1
      return Self.report(FormattingFault.fault(of: text), text)
    }
    #expect(right > count / 15)
    #expect(faults.prefix(2) == [])
  }

  @Test func `in the sentences of the grammar`() throws {
    print("Sentences: SHAPE_SEED=\(Self.seed)")
    let run = try GrammarRun(GrammarPage.read())
    var scatter = Scatter(seed: Self.seed)
    let faults = run.sentences(300, seed: Self.seed).compactMap { text -> String? in
      let scattered = scatter.scattered(text, percent: 10)
      return Self.report(FormattingFault.fault(of: text), text)
        ?? Self.report(FormattingFault.fault(of: scattered), scattered)
    }
    #expect(faults.prefix(2) == [])
  }

  @Test func `the layout does not depend on the line breaks within brackets`() {
    print("Reflowed corpus: SHAPE_SEED=\(Self.seed)")
    var scatter = Scatter(seed: Self.seed)
    let faults = Self.corpus.compactMap { text -> String? in
      let layout = Self.layout(of: text)
      let reflowed = scatter.reflowed(layout)
      return Self.layout(of: reflowed) == layout ? nil : Self.report("its layout is another", reflowed)
    }
    #expect(faults.prefix(2) == [])
  }

  static func layout(of bytes: [UInt8]) -> [UInt8] {
    var names = NameTable()
    return SourceFormatter.formatted(Parser.parse(SourceFile(path: "", bytes: bytes), file: 0, names: &names).tree)
  }
}
