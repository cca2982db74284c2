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
    var proofs = ProofCache()
    let diagnostics = diagnostics(
      for: program, Evaluator.Limits(), total: SourceLimits.checkSteps, nil, reusing: &proofs, isCancelled: { false })
    return (diagnostics ?? [], proofs.proofs.summaries)
  }

  /// Returns the mistakes in the pictures of a program, or `nil` if the work was cancelled. They don't depend on what was
  /// proved before.
  ///
  /// - Parameters:
  ///   - keys: The keys of the program.
  ///   - proofs: What was proved about earlier states of the program; afterwards, about this one too.
  ///   - isCancelled: Asked before each picture and each proof.
  package static func diagnostics(
    for program: Program, _ keys: ShapeKeys, reusing proofs: inout ProofCache, isCancelled: @escaping () -> Bool
  ) -> [Diagnostic]? {
    diagnostics(
      for: program, Evaluator.Limits(), total: SourceLimits.checkSteps, keys, reusing: &proofs,
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
    var proofs = ProofCache()
    return diagnostics(
      for: program, limits, total: total, includesMotion: includesMotion, except: others, nil, reusing: &proofs,
      isCancelled: isCancelled)
  }

  private static func diagnostics(
    for program: Program, _ limits: Evaluator.Limits, total: Int, includesMotion: Bool = false,
    except others: Set<Int32> = [], _ keys: ShapeKeys?, reusing proofs: inout ProofCache,
    isCancelled: @escaping () -> Bool
  ) -> [Diagnostic]? {
    var run = LintRun(
      program: program, limits: limits, budget: total, except: others, proofs: proofs, isCancelled: isCancelled)
    run.findErrors()
    run.refute(keys)
    proofs = run.proofs
    run.findStatementsWithoutEffect()
    if run.wasCancelled { return nil }
    if includesMotion { run.findJumps() }
    var suppressions = program.suppressions
    let result = suppressions.suppress(run.diagnostics)
    // If the check is incomplete, a comment may suppress a warning that was not found.
    guard run.isComplete, run.spareSteps > 0 else { return result }
    suppressions.removeAll { $0.isAboutMotion && !includesMotion || others.contains($0.span.file) }
    return result + suppressions.unneeded
  }
}
