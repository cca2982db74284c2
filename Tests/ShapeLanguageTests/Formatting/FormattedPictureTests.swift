import ProgramGenerator
import ShapeCore
import TestSupport
import Testing

@testable import ShapeLanguage

/// Pictures stay the same, to the last bit of every number. The seed is printed.
@Suite("The formatter changes no picture")
struct FormattedPictureTests {
  private static let seed = FormattingLawTests.seed
  /// Pictures that take longer are not compared.
  private let limits = Evaluator.Limits(steps: 20_000, elements: 2_000)

  @Test func `in the corpus`() {
    var drawn = 0
    let faults = FormattingCorpus.snippets.compactMap { snippet -> String? in
      var laidOut = snippet
      for (index, file) in snippet.files.enumerated() where FormattingCorpus.isRight(file.bytes) {
        laidOut.files[index] = SourceFile(path: file.path, bytes: FormattingLawTests.layout(of: file.bytes))
      }
      let pictures = Self.pictures(snippet.compile(), limits)
      drawn += pictures.count
      return Self.pictures(laidOut.compile(), limits) == pictures
        ? nil : FormattingLawTests.report("it is drawn otherwise", snippet.files[0].bytes)
    }
    #expect(drawn > 150)
    #expect(faults.prefix(2) == [])
  }

  @Test func `in examples with one wrong token that still parse`() {
    let sources = Mutants.examples.map { MutableSource(name: $0.name, bytes: $0.bytes) }
    var random = RandomSource(seed: Self.seed)
    let count = RandomCases.count(quick: 400, ci: 2_000, long: 50_000)
    var right = 0
    var drawn = 0
    let faults = (0..<count).compactMap { index -> String? in
      let source = sources[random.below(sources.count)]
      let kind = SingleMutation.Kind.allCases[index % SingleMutation.Kind.allCases.count]
      guard let text = source.mutated(kind, at: random.below(source.tokens.count), &random)?.bytes,
        FormattingCorpus.isRight(text)
      else { return nil }
      right += 1
      let before = Self.pictures(Snippet(files: [SourceFile(path: source.name, bytes: text)]).compile(), limits)
      if !before.isEmpty { drawn += 1 }
      let layout = SourceFile(path: source.name, bytes: FormattingLawTests.layout(of: text))
      let fault = Self.pictures(Snippet(files: [layout]).compile(), limits) == before ? nil : "it is drawn otherwise"
      return FormattingLawTests.report(fault ?? FormattingFault.fault(of: text), text)
    }
    print("Mutants: SHAPE_SEED=\(Self.seed) SHAPE_COUNT=\(count): \(right) parse, \(drawn) are drawn")
    #expect(right > count / 20 && drawn > count / 200)
    #expect(faults.prefix(2) == [])
  }

  @Test func `in random programs with comments everywhere`() {
    var scatter = Scatter(seed: Self.seed)
    var faults: [String] = []
    for program in RandomPrograms.programs(quick: 10, ci: 200, long: 2_000) {
      let scattered = scatter.scattered(Array(program.source().utf8), percent: 15)
      if let fault = FormattingLawTests.report(FormattingFault.fault(of: scattered), scattered) { faults.append(fault) }
      let load: (String) -> Result<[UInt8], LoadFailure> = { program.load($0) }
      let before = Self.pictures(Compiler.compile(SourceFile(path: program.fileName, bytes: scattered), load: load))
      let layout = SourceFile(path: program.fileName, bytes: FormattingLawTests.layout(of: scattered))
      let after = Self.pictures(Compiler.compile(layout, load: load))
      if before.count < program.shapes.count || after != before {
        faults.append("\(program.number) is drawn otherwise")
      }
    }
    #expect(faults.prefix(2) == [])
  }

  /// Returns the pictures of all shapes at their design sizes, without the places in the source. A shape with an error
  /// has none.
  private static func pictures(_ compilation: Compilation, _ limits: Evaluator.Limits = Evaluator.Limits()) -> [String]
  {
    guard !compilation.hasErrors else { return [] }
    let program = compilation.program
    return program.shapes.indices.compactMap { index in
      let shape = program.shapes[index]
      var evaluator = Evaluator(program, limits: limits)
      let values = try? evaluator.withFrame([], count: 0) { inner throws(EvaluationFailure) in
        var values: [Value] = []
        for parameter in shape.parameters { values.append(try inner.value(parameter.defaultValue)) }
        return values
      }
      guard let values, var scene = evaluator.draw(index, size: shape.designSize, arguments: values).scene
      else { return nil }
      for index in scene.nodes.indices { scene.nodes[index].source = .none }
      for index in scene.layers.indices {
        (scene.layers[index].shadowSources, scene.layers[index].innerShadowSources) = ([], [])
      }
      return "\(scene)"
    }
  }
}
