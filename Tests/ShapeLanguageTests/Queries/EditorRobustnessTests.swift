import ShapeCore
import ShapeEditing
import ShapeLanguage
import TestSupport
import Testing

/// The queries of editors answer about any source, at any offset.
struct EditorRobustnessTests {
  private func compile(_ bytes: [UInt8]) -> Compilation {
    Compiler.compile(SourceFile(path: "main.shape", bytes: bytes), recordsReferences: true) { path in
      Mutants.examples.first { $0.name == path }.map { .success($0.bytes) } ?? .failure(.unreadable("none"))
    }
  }

  /// Returns the queries whose answers have places outside of the file or in a wrong order.
  private func faults(_ bytes: [UInt8], offsets: [Int]) -> [String] {
    let compilation = compile(bytes)
    let tree = compilation.trees[0]
    var faults: [String] = []
    func expect(_ spans: [SourceSpan], _ query: String, ordered: Bool = false) {
      let isInside = spans.allSatisfy { 0 <= $0.start && $0.start <= $0.end && Int($0.end) <= bytes.count }
      let isOrdered = !ordered || zip(spans, spans.dropFirst()).allSatisfy { $0.end <= $1.start }
      if !isInside || !isOrdered { faults.append("\(query): \(String(decoding: bytes, as: UTF8.self))") }
    }
    func places(_ symbols: [DocumentSymbol]) -> [SourceSpan] {
      symbols.flatMap { symbol -> [SourceSpan] in
        let isInside = symbol.span.start <= symbol.nameSpan.start && symbol.nameSpan.end <= symbol.span.end
        return [symbol.span, isInside ? symbol.nameSpan : SourceSpan(file: 0, start: -1, end: 0)]
          + places(symbol.children)
      }
    }
    let values = compilation.drawnValues(steps: 2_000)
    expect(places(tree.documentSymbols()), "documentSymbols")
    expect(tree.foldingRanges().map { $0.span }, "foldingRanges")
    expect(compilation.semanticTokens().map { $0.span }, "semanticTokens", ordered: true)
    expect(compilation.documentLinks().map { $0.span }, "documentLinks", ordered: true)
    expect(compilation.documentColors().map { $0.span }, "documentColors", ordered: true)
    expect(compilation.declarationUses().map { $0.span }, "declarationUses", ordered: true)
    expect(
      compilation.inlayHints(values: values).map {
        SourceSpan(file: 0, start: Int32($0.offset), end: Int32($0.offset))
      },
      "inlayHints", ordered: true)
    expect(compilation.organizingImports()?.edits.map { $0.span } ?? [], "organizingImports", ordered: true)
    for color in compilation.documentColors().prefix(2) {
      let texts = compilation.colorPresentations(at: color.span, of: RGBA(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
      if texts.isEmpty { faults.append("colorPresentations") }
    }
    for offset in offsets {
      expect(tree.selectionRanges(at: offset), "selectionRanges")
      expect(compilation.highlights(at: offset).map { $0.span }, "highlights", ordered: true)
      _ = compilation.hover(at: offset, values: values)
      if case .success(let target) = compilation.renameTarget(at: offset) { expect([target.span], "renameTarget") }
      if let callable = compilation.callable(at: offset) {
        _ = compilation.callers(of: callable)
        _ = compilation.callees(of: callable)
      }
    }
    if let offset = offsets.first { _ = compilation.rename(at: offset, to: "other") }
    return faults
  }

  @Test func `queries answer about mutants of the examples`() {
    let seed = RandomCases.seed()
    var mutants = Mutants(seed: seed + 11)
    let faults = (0..<RandomCases.count(quick: 60, ci: 400, long: 20_000)).flatMap { index in
      let bytes = mutants.mutant(of: Mutants.sources[index % Mutants.sources.count].bytes)
      return self.faults(bytes, offsets: (0..<6).map { _ in mutants.number(bytes.count + 2) })
    }
    #expect(faults.prefix(2) == [], "SHAPE_SEED=\(seed)")
  }

  @Test func `queries answer about any scraps`() {
    let seed = RandomCases.seed()
    var mutants = Mutants(seed: seed + 12)
    let faults = (0..<RandomCases.count(quick: 60, ci: 400, long: 20_000)).flatMap { _ in
      let bytes = mutants.soup(mutants.number(50))
      return self.faults(bytes, offsets: [-1, 0, mutants.number(bytes.count + 1), bytes.count, bytes.count + 1])
    }
    #expect(faults.prefix(2) == [], "SHAPE_SEED=\(seed)")
  }

  @Test(arguments: Mutants.examples.map { $0.name })
  func `every declared name of an example can change`(name: String) throws {
    let example = try #require(Mutants.examples.first { $0.name == name })
    let compilation = compile(example.bytes)
    var refusals: [String] = []
    for reference in compilation.references.all where reference.isDeclaration {
      guard
        case .success(let target) = compilation.renameTarget(
          at: Int(reference.span.start), in: Int(reference.span.file))
      else { continue }
      let result = compilation.rename(at: Int(target.span.start), in: Int(target.span.file), to: "anotherName")
      if case .failure(let refusal) = result { refusals.append("\(target.name): \(refusal.message)") }
    }
    #expect(refusals == [])
  }

  @Test(arguments: Mutants.examples.map { $0.name })
  func `each element of an example leads to its statement and back`(name: String) throws {
    let example = try #require(Mutants.examples.first { $0.name == name })
    let compilation = compile(example.bytes)
    for shape in compilation.publicShapes {
      let size = compilation.program.shapes[shape].designSize
      let scene = try #require(Evaluator.draw(compilation.program, shape: shape, size: size).scene)
      for position in scene.nodes.indices {
        for source in compilation.sources(of: position, in: scene) {
          let drawn = compilation.nodes(drawnAt: Int(source.start), in: Int(source.file), of: scene)
          #expect(drawn.contains { $0 <= position && position < $0 + scene.nodes[$0].extent }, "\(position)")
        }
      }
    }
  }

  /// Returns the paths of each public shape at its design size.
  private func paths(_ compilation: Compilation) -> [Arena<Path>?] {
    compilation.publicShapes.map { shape in
      let size = compilation.program.shapes[shape].designSize
      return Evaluator.draw(compilation.program, shape: shape, size: size).scene?.paths
    }
  }

  @Test func `a change to any name is refused, or it changes no picture`() throws {
    let seed = RandomCases.seed()
    var mutants = Mutants(seed: seed + 13)
    let words = [
      "width", "bounds", "min", "circle", "red", "x", "fill", "layer", "true", "path", "in", "Number", "sum",
    ]
    var counts = (accepted: 0, refused: 0)
    for index in 0..<RandomCases.count(quick: 100, ci: 1_000, long: 50_000) {
      let example = Mutants.examples[index % Mutants.examples.count]
      let compilation = compile(example.bytes)
      let references = compilation.references.all
      func name() -> NameReference { references[mutants.number(references.count)] }
      let target = name()
      let other = name()
      let text = compilation.program.sources[Int(other.span.file)].text(Int(other.span.start)..<Int(other.span.end))
      let newName = mutants.number(3) == 0 ? words[mutants.number(words.count)] : text
      let result = compilation.rename(at: Int(target.span.start), in: Int(target.span.file), to: newName)
      guard case .success(let edits) = result, edits.allSatisfy({ $0.span.file == 0 }) else {
        counts.refused += 1
        continue
      }
      if edits.isEmpty { continue }
      counts.accepted += 1
      let changed = compile(edits.applied(to: example.bytes))
      #expect(paths(changed) == paths(compilation), "SHAPE_SEED=\(seed), \(example.name): \(edits)")
    }
    #expect(counts.accepted > 5 && counts.refused > 5)
  }
}
