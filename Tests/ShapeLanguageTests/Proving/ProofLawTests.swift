import ProgramGenerator
@_spi(Generated) import ShapeCore
import TestSupport
import Testing

@testable import ShapeLanguage

/// What is proved for every size and value never fails where random programs are drawn.
@Suite("Laws of proofs")
struct ProofLawTests {
  @Test func `what is proved never fails`() throws {
    var random = RandomSource(seed: RandomPrograms.seed)
    var faults: [String] = []
    var counts: [String: Int] = [:]
    var pictures = 0
    let perShape = TestTier.current == .quick ? 20 : 60
    for program in RandomPrograms.programs(quick: 20, ci: 150, long: 4_000) {
      let compiled = program.compilation().program
      var directions = DirectionUses(compiled)
      for id in compiled.shapes.indices where compiled.shapes[id].file == 0 {
        var prover = Prover(compiled, steps: 2_000_000, stepsOfOne: 20_000)
        let mentionsDirection = directions.use(of: .shape(id)).affectsPictures
        let judgments = prover.judgments(of: id, mentionsDirection: mentionsDirection)
        var proved: Set<Diagnostic.Identity> = []
        var open: Set<Diagnostic.Identity> = []
        for judgment in judgments {
          counts[judgment.verdict.word, default: 0] += 1
          let identity = Diagnostic.Identity(kind: judgment.problem, span: judgment.place)
          if case .proved = judgment.verdict { proved.insert(identity) } else { open.insert(identity) }
        }
        var domain = RandomDomain(compiled, id)
        for _ in 0..<perShape {
          guard let drawing = domain.picture(using: &random) else { continue }
          pictures += 1
          let failed = drawing.diagnostics.filter { $0.severity == .error }.map(\.identity)
          // What fails after something else was not proved without it.
          if let first = failed.first, failed.allSatisfy({ proved.contains($0) && !open.contains($0) }) {
            let message = drawing.diagnostics.first { $0.identity == first }?.problem.message ?? ""
            let conditions = drawing.diagnostics.first?.notes.first?.text ?? ""
            faults.append("program \(program.number): \(first.kind.code) \(message), \(conditions)")
          }
        }
      }
    }
    print("\(counts), \(pictures) pictures")
    #expect(faults == [], "SHAPE_SEED=\(RandomPrograms.seed)")
    #expect(counts["proved", default: 0] > 500)
  }

  @Test func `nothing fails from the proved minimum up`() throws {
    var random = RandomSource(seed: RandomPrograms.seed)
    var faults: [String] = []
    var pictures = 0
    for program in RandomPrograms.programs(quick: 20, ci: 150, long: 2_000) {
      let compiled = program.compilation().program
      for id in compiled.shapes.indices where compiled.shapes[id].file == 0 {
        guard let minimum = compiled.provedMinimum(of: id) else { continue }
        var domain = RandomDomain(compiled, id, from: minimum)
        for _ in 0..<20 {
          guard let drawing = domain.picture(using: &random) else { continue }
          pictures += 1
          let failed = drawing.diagnostics.filter {
            $0.severity == .error && Obligation.problems.contains($0.problem.kind)
          }
          // By its requirements a shape excludes what fails then.
          guard let first = failed.first, !failed.contains(where: { $0.problem.kind == .requirement }) else { continue }
          faults.append(
            "program \(program.number): \(first.problem.message), \(first.notes.first?.text ?? "") from \(minimum)")
        }
      }
    }
    print("\(pictures) pictures")
    #expect(faults == [], "SHAPE_SEED=\(RandomPrograms.seed)")
    #expect(pictures > 0)
  }
}

/// Draws a shape at random sizes and with random values of its domain, at their ends too.
private struct RandomDomain {
  private let program: Program
  private let shape: ShapeID
  private var evaluator: Evaluator
  /// The smallest size of a shape that states none, instead of the design size.
  private let smallest: Size?

  init(_ program: Program, _ shape: ShapeID, from smallest: Size? = nil) {
    (self.program, self.shape) = (program, shape)
    self.smallest = smallest
    evaluator = Evaluator(program)
  }

  mutating func picture(using random: inout RandomSource) -> Drawing? {
    let declaration = program.shapes[shape]
    var arguments: [Value] = []
    evaluator.reset(Evaluator.Limits())
    for (index, parameter) in declaration.parameters.enumerated() {
      guard let usual = try? evaluator.argument(.none, index, of: declaration.parameters, after: arguments),
        let value = try? value(parameter, index, usual, declaration.parameters, after: arguments, using: &random)
      else { return nil }
      arguments.append(value)
    }
    let design = declaration.designSize
    let low = evaluator.statedLimit(declaration.minimumSize, of: declaration, arguments) ?? smallest ?? design
    let usual = SizeLimits().maximum
    let high =
      evaluator.statedLimit(declaration.maximumSize, of: declaration, arguments)
      ?? Size(max(usual.width, design.width), max(usual.height, design.height))
    guard low.width <= high.width, low.height <= high.height else { return nil }
    let size = Size(
      side(low.width, design.width, high.width, using: &random),
      side(low.height, design.height, high.height, using: &random))
    evaluator.reset(Evaluator.Limits())
    let direction = random.chance(50) ? LayoutDirection.leftToRight : .rightToLeft
    return evaluator.draw(shape, size: size, arguments: arguments, direction: direction)
  }

  private func side(_ low: Double, _ usual: Double, _ high: Double, using random: inout RandomSource) -> Double {
    let side: Double =
      switch random.below(6) {
      case 0: low
      case 1: high
      case 2: usual
      case 3: random.number(low...high)
      case 4: random.number(low...high).rounded()
      default: low + random.number(0...1) * random.number(0...1) * (min(high, 4 * usual) - low)
      }
    return min(max(side, low), high)
  }

  private mutating func value(
    _ parameter: Parameter, _ index: Int, _ usual: Value, _ parameters: [Parameter], after values: [Value],
    using random: inout RandomSource
  ) throws -> Value {
    switch parameter.type {
    case .bool: return .bool(random.chance(50))
    case .enumeration(let id): return .enumCase(random.pick(Array(program.enumerations[id].cases.indices)))
    case .number, .integer, .angle:
      guard let range = try evaluator.range(index, of: parameters, after: values) else { return usual }
      let last = range.last(of: parameter.type)
      var number = [range.low, last, random.number(range.low...max(range.low, last))][random.below(3)]
      if parameter.type == .integer || random.chance(30) { number = number.rounded() }
      return try evaluator.limited(.number(number), index, of: parameters, after: values)
    case .invalid, .point, .size, .rect, .color, .paint, .path, .edges, .string, .stop, .list: return usual
    }
  }
}
