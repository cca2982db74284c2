import ForeignTools
import Foundation
import ProgramGenerator
import TestSupport
import Testing

@testable import ShapeLanguage

/// The grammar for tree-sitter reads programs as the compiler does.
@Suite("The grammar for tree-sitter")
struct TreeSitterTests {
  private static let folder = Repository.root.appending(path: "Examples/Editors/tree-sitter")

  @Test func `has all commands`() throws {
    let text = try String(contentsOf: Self.folder.appending(path: "grammar.js"), encoding: .utf8)
    let list = try #require(text.firstMatch(of: /const commands = \[([^\]]*)\]/)).output.1
    #expect(list.matches(of: /'(\w+)'/).map { String($0.output.1) } == Command.named.map { $0.name })
  }

  /// `tree-sitter generate` writes both files.
  @Test func `has a parser with all of its rules`() throws {
    let grammar = try String(contentsOf: Self.folder.appending(path: "grammar.js"), encoding: .utf8)
    let data = try Data(contentsOf: Self.folder.appending(path: "src/grammar.json"))
    let written = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let rules = Set((written?["rules"] as? [String: Any] ?? [:]).keys)
    #expect(rules == Set(grammar.matches(of: /\n    (\w+): \(/).map { String($0.output.1) }))
  }

  @Test(.needs(.python, .treeSitter, .compilerOfC))
  func `finds the statements that the compiler finds`() throws {
    let seed = RandomCases.seed()
    let (first, count) = (RandomCases.first, RandomCases.count(quick: 20, ci: 500, long: 10_000))
    let random = (first..<first + count).map { number in
      ("random \(number)", Array(ProgramGenerator.program(number, seed: seed).source().utf8))
    }
    try TemporaryFolder.with { folder in
      let library = folder.appending(path: "parser.so").path
      let sources = ["parser.c", "scanner.c"].map { Self.folder.appending(path: "src/\($0)").path }
      let include = Self.folder.appending(path: "src").path
      _ = try Command.output(
        of: ForeignTool.compilerOfC.path(), ["-shared", "-fPIC", "-I", include, "-o", library] + sources)
      var expected = 0
      for (index, (_, bytes)) in (Mutants.sources + random.map { (name: $0.0, bytes: $0.1) }).enumerated() {
        let parsed = Parser.parse(SourceFile(path: "main.shape", bytes: bytes))
        // The grammar allows every program without a syntax error.
        if parsed.hasErrors { continue }
        expected += 1
        try Data(bytes).write(to: folder.appending(path: "\(index).shape"))
        let spans = parsed.tree.allNodes.compactMap { node in
          Self.names[node.kind].map { "\($0) \(node.span.start) \(node.span.end)\n" }
        }
        try Data(spans.joined().utf8).write(to: folder.appending(path: "\(index).spans"))
      }
      let script = Repository.root.appending(path: "Tests/Tools/TreeSitter/check.py").path
      let run = try Command.run(
        ForeignTool.python.path(),
        [script, library, Self.folder.appending(path: "queries").path, folder.path], seconds: 600)
      let lines = String(decoding: run.output, as: UTF8.self).split(separator: "\n").prefix(5)
      #expect(lines == ["\(expected) programs, 5 queries"], "SHAPE_SEED=\(seed) \(run.errors)")
      #expect(expected > 80)
    }
  }

  private static let names: [SyntaxKind: String] = [
    .importDeclaration: "import_declaration", .letDeclaration: "let_declaration",
    .functionDeclaration: "function_declaration", .styleDeclaration: "style_declaration",
    .shapeDeclaration: "shape_declaration", .enumDeclaration: "enum_declaration",
    .previewDeclaration: "preview_declaration", .command: "command", .outline: "outline", .layer: "layer",
    .mask: "mask", .content: "content", .use: "use", .slot: "slot", .if: "if", .switch: "switch", .repeat: "repeat",
  ]
}
