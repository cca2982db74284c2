import ShapeCore

/// Draws the pictures of a program to find its run-time errors and its statements without effect.
public enum Linter {
  /// Returns the mistakes in the pictures of a program, each once, with the first size and values that show it.
  ///
  /// Each shape is drawn at its design size and its minimum size, each with every combination of the ends of its
  /// parameters' ranges. If there are more than `SourceLimits.checkCombinations` combinations, it is drawn with one end
  /// of one parameter at a time, then with all low ends, then with all high ends. Previews are drawn too, and the value
  /// of each `let` of a file is computed even if no shape needs it.
  ///
  /// - Parameters:
  ///   - includesMotion: Whether to also report where animations jump. Defaults to `false`.
  ///   - others: The imported files that are checked by themselves. Their shapes are only drawn where others use them,
  ///     so that the time for files that import each other doesn't grow with the square of their number.
  ///   - steps: The maximum number of steps of all pictures that are drawn to find errors.
  public static func diagnostics(
    for program: Program, includesMotion: Bool = false, except others: Set<Int32> = [],
    steps: Int = SourceLimits.checkSteps
  ) -> [Diagnostic] {
    diagnostics(
      for: program, Evaluator.Limits(), total: steps, includesMotion: includesMotion, except: others,
      isCancelled: { false }) ?? []
  }

  /// Returns the mistakes in the pictures of a program, or `nil` if the work was cancelled.
  /// - Parameter isCancelled: Asked before each picture.
  public static func diagnostics(for program: Program, isCancelled: @escaping () -> Bool) -> [Diagnostic]? {
    diagnostics(for: program, Evaluator.Limits(), total: SourceLimits.checkSteps, isCancelled: isCancelled)
  }

  /// Returns the mistakes in the pictures of a program, and what is proved about its shapes.
  package static func findings(
    for program: Program
  ) -> (diagnostics: [Diagnostic], proofs: [ShapeID: ShapeProof]) {
    var run = LintRun(
      program: program, limits: Evaluator.Limits(), budget: SourceLimits.checkSteps, except: [], nil,
      proofs: ProofCache(), isCancelled: { false })
    // Nobody cancels this run, so it has a result.
    let diagnostics = run.finish() ?? []
    return (diagnostics, run.proofs.proofs.summaries)
  }

  /// Begins to find the mistakes in the pictures of a program. They don't depend on what was proved before.
  ///
  /// - Parameters:
  ///   - keys: The keys of the program.
  ///   - proofs: What was proved about earlier states of the program; afterwards, the run knows about this one too.
  ///   - isCancelled: Asked before each picture and each proof.
  package static func run(
    for program: Program, _ keys: ShapeKeys, reusing proofs: ProofCache, isCancelled: @escaping () -> Bool
  ) -> LintRun {
    LintRun(
      program: program, limits: Evaluator.Limits(), budget: SourceLimits.checkSteps, except: [], keys, proofs: proofs,
      isCancelled: isCancelled)
  }

  /// - Parameters:
  ///   - limits: The limits of one picture.
  ///   - total: The maximum number of steps of all pictures that are drawn to find errors.
  package static func diagnostics(for program: Program, _ limits: Evaluator.Limits, total: Int) -> [Diagnostic] {
    diagnostics(for: program, limits, total: total, isCancelled: { false }) ?? []
  }

  /// Returns the warnings about an output of a program that no comment suppresses.
  public static func unsuppressed(_ diagnostics: [Diagnostic], in program: Program) -> [Diagnostic] {
    var suppressions = program.suppressions
    return suppressions.suppress(diagnostics)
  }

  private static func diagnostics(
    for program: Program, _ limits: Evaluator.Limits, total: Int, includesMotion: Bool = false,
    except others: Set<Int32> = [], isCancelled: @escaping () -> Bool
  ) -> [Diagnostic]? {
    var run = LintRun(
      program: program, limits: limits, budget: total, except: others, nil, proofs: ProofCache(),
      isCancelled: isCancelled)
    return run.finish(includesMotion: includesMotion)
  }
}
