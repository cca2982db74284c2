import ProgramGenerator
import ShapeCore
import ShapeLanguage
import TestSupport
import Testing

/// Random programs: their compiled Swift draws the same as the evaluator.
struct RandomEqualityTests {
  /// Each shape with its defaults in both directions of the layout, and with ends of its parameters from right to left,
  /// each at another size.
  @Test func `compiled random programs draw the same as the evaluator`() throws {
    let programs = RandomPrograms.programs(quick: 12, ci: 120, long: 2_000)
    var generator = RandomSource(seed: RandomPrograms.seed)
    // Many programs share a module, because compiling takes most of the time.
    for start in stride(from: 0, to: programs.count, by: 40) {
      var comparison = GeneratedComparison()
      var shapes = 0
      for program in programs[start..<min(start + 40, programs.count)] {
        let checked = program.compilation().program
        shapes += program.shapes.count
        comparison.add(
          named: program.fileName,
          requests: { requests(for: $0, of: program, checked, using: &generator) },
          compile: { program.compilation(settings: $0) })
      }
      let result = try comparison.run()
      #expect(result.differences == [])
      // Pictures that the evaluator refuses at a random size are not compared.
      #expect(result.pictures >= 2 * shapes)
    }
  }

  private func requests(
    for index: ShapeID, of generated: GeneratedProgram, _ program: Program, using generator: inout RandomSource
  ) -> [ShapeRequest] {
    let declaration = program.shapes[index]
    let name = program.names.spelling(declaration.name)
    guard let shape = generated.shapes.first(where: { $0.name == name }) else { return [] }
    let defaults: [String?] = declaration.parameters.map { _ in nil }
    let ends = declaration.parameters.map { ShapeRequest.ends(of: $0, in: program).randomElement(using: &generator) }
    let directions: [LayoutDirection] = [.leftToRight, .rightToLeft, .rightToLeft]
    return zip(zip(shape.sizes(3, using: &generator), [defaults, defaults, ends]), directions).map {
      picture, direction in
      let (size, values) = picture
      return ShapeRequest(shape: index, values: values, size: .of(size.width, size.height), direction: direction)
    }
  }
}
