import Foundation
import ProgramGenerator
import ShapeCore
import ShapeLanguage
import TestSupport

/// What was decided about some programs, and what pictures of them show.
struct ProofCounts: CustomStringConvertible {
  private var (proved, refuted, undecided) = (0, 0, 0)
  /// The steps of each condition.
  private var steps: [Int] = []
  private var time = Duration.zero
  private var pictures = 0
  /// The conditions that were proved, each counted once for each picture.
  private var evaluations = 0
  /// The errors that pictures show, by the verdict on their condition.
  private var (shownRefuted, shownUndecided) = (0, 0)
  /// Errors whose condition was proved.
  private(set) var wrong: [String] = []

  mutating func add(_ compilation: Compilation, _ name: String, pictures count: Int, using random: inout RandomSource) {
    let program = compilation.program
    var directions = DirectionUses(program)
    for shape in program.shapes.indices where program.shapes[shape].file == 0 && !program.shapes[shape].isPrivate {
      let mentionsDirection = directions.use(of: .shape(shape)).affectsPictures
      var prover = Prover(program, steps: 100 * SourceLimits.proofSteps, stepsOfOne: SourceLimits.proofSteps)
      var judgments: [Prover.Judgment] = []
      time += ContinuousClock().measure {
        judgments = prover.judgments(of: shape, mentionsDirection: mentionsDirection)
      }
      var verdicts: [Diagnostic.Identity: Prover.Verdict] = [:]
      for judgment in judgments {
        steps.append(judgment.steps)
        switch judgment.verdict {
        case .proved:
          proved += 1
          if verdicts[judgment.identity] == nil { verdicts[judgment.identity] = .proved }
        case .refuted:
          refuted += 1
          verdicts[judgment.identity] = judgment.verdict
        case .undecided:
          undecided += 1
          if case .refuted = verdicts[judgment.identity] { continue }
          verdicts[judgment.identity] = .undecided
        }
      }
      draw(shape, of: program, name, verdicts, count: count, using: &random)
    }
  }

  private mutating func draw(
    _ shape: ShapeID, of program: Program, _ name: String, _ verdicts: [Diagnostic.Identity: Prover.Verdict],
    count: Int, using random: inout RandomSource
  ) {
    var domain = RandomDomain(program, shape)
    let proved = verdicts.values.count { if case .proved = $0 { true } else { false } }
    var shown: Set<Diagnostic.Identity> = []
    for _ in 0..<count {
      guard let drawing = domain.picture(using: &random, limits: Evaluator.Limits(steps: 20_000, elements: 2_000))
      else {
        continue
      }
      pictures += 1
      if drawing.isExhausted { continue }
      evaluations += proved
      // Conditions after the first that fails, and those of sizes that a `require` excludes, are proved without them.
      let failed = drawing.diagnostics.filter { $0.severity == .error }
      let areProved = failed.allSatisfy { diagnostic in
        switch verdicts[diagnostic.identity] {
        case .proved: true
        case .refuted, .undecided: false
        // A condition that nobody asked for. Constants of the file are computed once instead.
        case nil: Obligation.problems.contains(diagnostic.problem.kind) && !program.isInConstant(diagnostic.span)
        }
      }
      guard let first = failed.first else { continue }
      if areProved {
        wrong.append("\(name): \(first.problem.code) \(first.problem.message), \(first.notes.first?.text ?? "")")
      }
      for diagnostic in failed where shown.insert(diagnostic.identity).inserted {
        switch verdicts[diagnostic.identity] {
        case .refuted: shownRefuted += 1
        case .undecided: shownUndecided += 1
        case .proved, nil: break
        }
      }
    }
  }

  var description: String {
    let sorted = steps.sorted()
    let total = max(1, sorted.count)
    func part(_ share: Double) -> Int { sorted.isEmpty ? 0 : sorted[Int(Double(sorted.count - 1) * share)] }
    func percent(_ count: Int) -> String { String(format: "%.1f %%", 100 * Double(count) / Double(total)) }
    let microseconds = (time / .microseconds(1)) / Double(total)
    return """
        \(total) conditions: \(proved) proved (\(percent(proved))), \(refuted) refuted (\(percent(refuted))), \
      \(undecided) undecided (\(percent(undecided)))
        steps of a condition: median \(part(0.5)), 99 % \(part(0.99)), most \(part(1)); \
      mean time \(String(format: "%.1f", microseconds)) µs
        \(pictures) pictures, \(evaluations) proved conditions evaluated, \(wrong.count) of them false
        errors in pictures: \(shownRefuted) were refuted, \(shownUndecided) undecided
      \(wrong.prefix(20).map { "  FALSE: \($0)" }.joined(separator: "\n"))
      """
  }
}

extension Program {
  fileprivate func isInConstant(_ span: SourceSpan) -> Bool {
    globals.contains { self[$0.value].source.contains(span) }
  }
}
