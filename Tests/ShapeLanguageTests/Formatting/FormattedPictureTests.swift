import ProgramGenerator
import ShapeKit
import Testing

@testable import ShapeLanguage

/// What is drawn stays, to the last bit of every number.
///
/// The seed is printed; `SHAPE_FORMAT_SEED` sets it. `SHAPE_RANDOM_PROGRAMS` sets how many random programs there are.
@Suite("The formatter changes no picture")
struct FormattedPictureTests {
  private static let seed = FormattingLawTests.seed
  /// Where a picture takes longer, it is not compared.
  private let limits = Evaluator.Limits(steps: 20_000, elements: 2_000)

  @Test func `of the corpus`() {
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

  @Test func `of mutants of the examples that can still be drawn`() {
    print("Mutants: SHAPE_FORMAT_SEED=\(Self.seed)")
    var mutants = Mutants(seed: Self.seed)
    var drawn = 0
    let faults = (0..<LosslessTreeTests.setting("SHAPE_FUZZ_COUNT", else: 800)).compactMap { index -> String? in
      var snippet = Snippet("")
      snippet.files[0] = SourceFile(
        path: "", bytes: mutants.mutant(of: Mutants.examples[index % Mutants.examples.count].bytes))
      guard FormattingCorpus.isRight(snippet.files[0].bytes) else { return nil }
      let pictures = Self.pictures(snippet.compile(), limits)
      drawn += pictures.count
      let text = snippet.files[0].bytes
      snippet.files[0] = SourceFile(path: "", bytes: FormattingLawTests.layout(of: text))
      return Self.pictures(snippet.compile(), limits) == pictures
        ? nil : FormattingLawTests.report("it is drawn otherwise", text)
    }
    #expect(drawn > 20)
    #expect(faults.prefix(2) == [])
  }

  @Test func `of random programs with comments thrown in everywhere`() {
    var scatter = Scatter(seed: Self.seed)
    var faults: [String] = []
    for program in RandomPrograms.programs(20) {
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

  /// The pictures of all shapes at their design sizes, without the places in the source. Where something is wrong there
  /// is none.
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
      guard let values, var scene = evaluator.draw(Int32(index), size: shape.designSize, arguments: values).scene
      else { return nil }
      for index in scene.nodes.indices { scene.nodes[index].source = .none }
      return "\(scene)"
    }
  }
}
