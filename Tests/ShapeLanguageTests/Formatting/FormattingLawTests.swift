import Foundation
import ProgramGenerator
import ShapeKit
import Testing

@testable import ShapeLanguage

/// What holds for all sources: tokens, tree, comments and pictures stay, and formatting twice is formatting once.
///
/// The seed is printed; `SHAPE_FORMAT_SEED` sets it. `SHAPE_RANDOM_PROGRAMS=2000` takes more random programs.
@Suite("The formatter changes no program")
struct FormattingLawTests {
  private static let seed = UInt64(LosslessTreeTests.setting("SHAPE_FORMAT_SEED", else: 1))

  private static let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }

  /// The sources on a page, and what follows each.
  static func sources(onPage name: String) -> [(text: String, following: String)] {
    let text = (try? String(contentsOf: root.appending(path: name), encoding: .utf8)) ?? ""
    return text.components(separatedBy: "\n```shape").dropFirst().map { part in
      let parts = part.components(separatedBy: "\n```")
      // The rest of the fence's line is no source.
      let source = parts[0].drop { $0 != "\n" }.dropFirst() + "\n"
      return (String(source), parts.count > 1 ? parts[1] : "")
    }
  }

  /// The right sources of the pages, of the examples, and of the snippets in these tests.
  private static let corpus: [[UInt8]] = {
    var texts = Mutants.examples.map(\.bytes)
    for page in ["Grammar.md", "README.md"] { texts += sources(onPage: page).map { Array($0.text.utf8) } }
    let tests = root.appending(path: "Tests/ShapeLanguageTests")
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
    for file in files.filter({ $0.pathExtension == "swift" }).sorted(by: { $0.path < $1.path }) {
      let parts = (try? String(contentsOf: file, encoding: .utf8))?.components(separatedBy: "\"\"\"") ?? []
      for (index, part) in parts.enumerated() where index % 2 == 1 {
        texts += Snippet(part.replacing("\\\\", with: "\\")).files.map(\.bytes)
      }
    }
    return texts.compactMap { text in
      // Many snippets are what stands in a shape.
      [text, Array("shape Example {\n".utf8) + text + Array("\n}\n".utf8)].first { isRight($0) }
    }
  }()

  static func isRight(_ bytes: [UInt8]) -> Bool {
    var names = NameTable()
    let (tree, diagnostics) = Parser.parse(SourceFile(path: "", bytes: bytes), file: 0, names: &names)
    return diagnostics.isEmpty && tree.tokens.count > 1
  }

  private func report(_ fault: String?, _ text: [UInt8]) -> String? {
    fault.map { "\($0)\n--- source\n\(String(decoding: text, as: UTF8.self))\n---" }
  }

  @Test func `of the corpus as it stands`() {
    #expect(Self.corpus.count > 120)
    let faults = Self.corpus.compactMap { report(FormattingFault.fault(of: $0), $0) }
    #expect(faults.prefix(2) == [])
  }

  @Test func `of the corpus with comments and line breaks between any two tokens`() {
    print("Scattered corpus: SHAPE_FORMAT_SEED=\(Self.seed)")
    var scatter = Scatter(seed: Self.seed)
    let faults = Self.corpus.compactMap { text -> String? in
      let scattered = scatter.scattered(text, percent: [5, 30, 90][scatter.random.below(3)])
      return report(FormattingFault.fault(of: scattered), scattered)
    }
    #expect(faults.prefix(2) == [])
  }

  @Test func `of mutants of the examples that still parse`() {
    print("Mutants: SHAPE_FORMAT_SEED=\(Self.seed)")
    var mutants = Mutants(seed: Self.seed)
    var right = 0
    let faults = (0..<LosslessTreeTests.setting("SHAPE_FUZZ_COUNT", else: 1_500)).compactMap { index -> String? in
      let text = mutants.mutant(of: Mutants.examples[index % Mutants.examples.count].bytes)
      guard (try? SourceFormatter.edits(for: SourceFile(path: "", bytes: text))) != nil else { return nil }
      right += 1
      return report(FormattingFault.fault(of: text), text)
    }
    #expect(right > 100)
    #expect(faults.prefix(2) == [])
  }

  @Test func `of the sentences of the grammar`() throws {
    print("Sentences: SHAPE_FORMAT_SEED=\(Self.seed)")
    let run = try GrammarRun(GrammarPage.read())
    var scatter = Scatter(seed: Self.seed)
    let faults = run.sentences(300, seed: Self.seed).compactMap { text -> String? in
      let scattered = scatter.scattered(text, percent: 10)
      return report(FormattingFault.fault(of: text), text) ?? report(FormattingFault.fault(of: scattered), scattered)
    }
    #expect(faults.prefix(2) == [])
  }

  @Test func `whatever the line breaks within brackets, the layout is one`() {
    print("Reflowed corpus: SHAPE_FORMAT_SEED=\(Self.seed)")
    var scatter = Scatter(seed: Self.seed)
    let faults = Self.corpus.compactMap { text -> String? in
      let layout = Self.layout(of: text)
      let reflowed = scatter.reflowed(layout)
      return Self.layout(of: reflowed) == layout ? nil : report("its layout is another", reflowed)
    }
    #expect(faults.prefix(2) == [])
  }

  @Test func `random programs draw what they drew`() {
    var scatter = Scatter(seed: Self.seed)
    var faults: [String] = []
    for program in RandomPrograms.programs(20) {
      let scattered = scatter.scattered(Array(program.source().utf8), percent: 15)
      if let fault = report(FormattingFault.fault(of: scattered), scattered) { faults.append(fault) }
      let load: (String) -> Result<[UInt8], LoadFailure> = { program.load($0) }
      let before = Compiler.compile(SourceFile(path: program.fileName, bytes: scattered), load: load)
      let layout = SourceFile(path: program.fileName, bytes: Self.layout(of: scattered))
      let after = Compiler.compile(layout, load: load)
      for shape in program.shapes {
        let size = Size(shape.design.width, shape.design.height)
        let (old, new) = (Self.picture(before, shape.name, size), Self.picture(after, shape.name, size))
        if old == nil || old != new { faults.append("\(program.number): \(shape.name) is another picture") }
      }
    }
    #expect(faults.prefix(2) == [])
  }

  static func layout(of bytes: [UInt8]) -> [UInt8] {
    var names = NameTable()
    return SourceFormatter.formatted(Parser.parse(SourceFile(path: "", bytes: bytes), file: 0, names: &names).tree)
  }

  /// A picture to the last bit of every number, without the places in the source.
  private static func picture(_ compilation: Compilation, _ name: String, _ size: Size) -> String? {
    guard !compilation.hasErrors, let shape = compilation.shape(named: name),
      var scene = Evaluator.draw(compilation.program, shape: shape, size: size).scene
    else { return nil }
    for index in scene.nodes.indices { scene.nodes[index].source = .none }
    return "\(scene)"
  }
}
