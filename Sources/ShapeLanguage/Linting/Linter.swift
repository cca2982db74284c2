/// Draws the pictures of a program to find its errors at run time and the statements without effect.
public enum Linter {
  /// Returns what is wrong in the pictures of a program, each mistake once, with the first size and values that show it.
  ///
  /// Each shape is drawn at its design size and its minimum size, each with every combination of the ends of its
  /// parameters' ranges. Beyond `SourceLimits.checkCombinations` combinations, the parameters take their ends one by one,
  /// then all their low ends, then all their high ends. Previews are drawn too, and the values of each `let` of a file
  /// are computed even if no shape needs them.
  public static func diagnostics(for program: Program) -> [Diagnostic] {
    diagnostics(for: program, Evaluator.Limits(), total: SourceLimits.checkSteps)
  }

  /// - Parameters:
  ///   - limits: How much one picture may take.
  ///   - total: How many steps all pictures may take that are drawn to find errors.
  static func diagnostics(for program: Program, _ limits: Evaluator.Limits, total: Int) -> [Diagnostic] {
    var run = LintRun(program: program, limits: limits, budget: total)
    run.findErrors()
    run.findStatementsWithoutEffect()
    var suppressions = program.suppressions
    let result = suppressions.suppress(run.diagnostics)
    // A comment may suppress what there was no time to find.
    return run.sawAll && run.spareSteps > 0 ? result + suppressions.unneeded : result
  }
}
