import Foundation
import LanguagePairs
import ShapeSwift
import ShapeCore
import ShapeLanguage
import Testing

/// Generated Swift ignores no part of the language: for two programs that differ in one place, the compiled shapes draw
/// different scenes, each the evaluator's, or have different limits or requirements.
struct PairSceneTests {
  @Test func `compiled programs of a pair differ`() throws {
    var module = PairModule()
    for pair in Pair.all where pair.isOfShapes {
      module.add(pair.rows.joined(separator: ", "), [pair.first, pair.second], pair.imports)
    }
    module.add("names of colors", [ColorSheet.named, ColorSheet.contrasting], [:])
    let complaints = try module.complaints()
    #expect(complaints == [])
    #expect(module.pairs.count > Pair.all.count * 8 / 10)
  }
}

/// The shapes `A` of many programs, compiled into one module and drawn at their design sizes.
private struct PairModule {
  struct Program {
    var source: String
    var typeName: String
    /// The suffix of the names of its types.
    var suffix: String
    /// The scenes of the evaluator in both directions of the layout, or `nil` if it refuses the program.
    var hash: String?
  }

  private(set) var pairs: [(name: String, programs: [Program])] = []

  /// Adds both programs of a pair that the checker accepts.
  mutating func add(_ name: String, _ texts: [String], _ imports: [String: String]) {
    let programs = texts.enumerated().compactMap { index, text in
      program(text, imports, suffix: "_\(pairs.count)\(index == 0 ? "a" : "b")")
    }
    if programs.count == 2 { pairs.append((name, programs)) }
  }

  /// Types of one module have different names.
  private func program(_ text: String, _ imports: [String: String], suffix: String) -> Program? {
    let text = text.replacing(/\b(A|B|Mode)\b/) { "\($0.1)\(suffix)" }
    let compilation = Compiler.compile(SourceFile(path: "a.shape", bytes: Array(text.utf8))) { path in
      imports[path].map { .success(Array($0.utf8)) } ?? .failure(.unreadable("there is none"))
    }
    guard !compilation.hasErrors, let shape = compilation.shape(named: "A\(suffix)") else { return nil }
    let types = SwiftWriter.types(for: compilation.program, shapes: [shape])
    let source = String(decoding: SwiftWriter.file(of: types), as: UTF8.self)
    let size = compilation.program.shapes[shape].designSize
    let hashes = [LayoutDirection.leftToRight, .rightToLeft].compactMap { direction in
      Evaluator.draw(compilation.program, shape: shape, size: size, direction: direction).scene.map {
        Self.hash(of: $0, without: suffix)
      }
    }
    return Program(
      source: source.replacing(Self.imports, with: ""), typeName: "A\(suffix)", suffix: suffix,
      hash: hashes.count == 2 ? hashes.joined(separator: " ") : nil)
  }

  private static let imports = "@_spi(Generated) import ShapeCore\n@_spi(Generated) import ShapeKit\n"

  private static func hash(of scene: Scene, without suffix: String) -> String {
    String(GeneratedSwiftTests.hash(of: text(of: scene).replacing(suffix, with: "")), radix: 16)
  }

  /// Returns the pairs whose compiled programs are the same, or draw something else than the evaluator.
  func complaints() throws -> [String] {
    let programs = pairs.flatMap(\.programs)
    let perFile = 40
    var sources = stride(from: 0, to: programs.count, by: perFile).map { start in
      let part = programs[start..<min(start + perFile, programs.count)]
      let lines = ["func group\(start)() {"] + part.map { "  show(\($0.typeName)(), \"\($0.suffix)\")" } + ["}"]
      let texts = [Self.imports] + part.map(\.source) + lines
      return (name: "Programs\(start).swift", text: texts.joined(separator: "\n") + "\n")
    }
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let sceneText = try String(contentsOf: folder.appendingPathComponent("SceneText.swift"), encoding: .utf8)
    let calls = stride(from: 0, to: programs.count, by: perFile).map { "group\($0)()" }.joined(separator: "\n")
    sources += [("SceneText.swift", sceneText), ("Show.swift", Self.show), ("main.swift", calls + "\n")]
    let module = try GeneratedModule(sources)
    defer { module.remove() }
    let lines = try module.run().split(separator: "\n")
    guard lines.count == programs.count else { return ["\(lines.count) scenes of \(programs.count)"] }
    return pairs.indices.flatMap { index in
      let shown = [lines[2 * index], lines[2 * index + 1]]
      let wrong = zip(shown, pairs[index].programs).filter { line, program in
        program.hash.map { !line.hasPrefix($0 + " ") } ?? false
      }
      let isIgnored = shown[0] == shown[1]
      return wrong.map { "\(pairs[index].name): not the evaluator's scene:\n\($0.1.source)" }
        + (isIgnored ? ["\(pairs[index].name) is ignored"] : [])
    }
  }

  private static let show = """
    @testable import ShapeCore
    @testable import ShapeKit

    func show<S: ParametricShape>(_ shape: S, _ suffix: String) {
      let size = S.designSize
      let hashes = [LayoutDirection.leftToRight, .rightToLeft].map { direction in
        let text = text(of: shape.scene(in: size, direction: direction)).replacing(suffix, with: "")
        return String(hash(of: text), radix: 16)
      }
      print(
        hashes[0], hashes[1], shape.sizeLimits,
        shape.brokenRequirements(in: size).map(\\.message))
    }

    """
}

extension Pair {
  /// Whether the difference is one of shapes: Swift source has no previews, and other tests cover files.
  fileprivate var isOfShapes: Bool {
    switch difference {
    case .picture, .refusal, .message: true
    case .files, .preview: false
    }
  }
}
