import ProgramGenerator
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
        // What no picture can break, whatever else the file says, is also true in this file.
        proved.formUnion(
          prover.certainRequirements(of: id).map { Diagnostic.Identity(kind: .requirement, span: $0) })
        var domain = RandomDomain(compiled, id)
        for _ in 0..<perShape {
          guard let drawing = domain.picture(using: &random) else { continue }
          pictures += 1
          let failed = drawing.diagnostics.filter { $0.severity == .error }.map(\.identity)
          // What fails after something else was not proved without it. A condition that nobody asked for is as false as one
          // that was proved.
          let forgotten = failed.filter { Obligation.problems.contains($0.kind) && !open.contains($0) }
          if let first = failed.first,
            failed.allSatisfy({ forgotten.contains($0) || proved.contains($0) && !open.contains($0) })
          {
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
