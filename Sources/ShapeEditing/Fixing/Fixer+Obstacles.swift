import ShapeCore
import ShapeLanguage

extension Fixer {
  /// Returns the diagnostics that are left after all certain changes, each with the reason why its own certain change was
  /// not made.
  public func explaining(_ diagnostics: [Diagnostic], of compilation: Compilation) -> [Diagnostic] {
    guard let tree = compilation.trees.first, diagnostics.contains(where: { $0.fixIt?.applicability == .certain })
    else { return diagnostics }
    var search = ObstacleSearch(self, tree.source.bytes)
    return diagnostics.map { diagnostic in
      guard let fixIt = diagnostic.fixIt, fixIt.applicability == .certain else { return diagnostic }
      var diagnostic = diagnostic
      let obstacle = search.obstacle(of: fixIt, for: diagnostic)
      diagnostic.fixIt?.obstacle = obstacle
      return diagnostic
    }
  }
}

/// Tries the certain changes that a run left, to find out why it did not make them.
private struct ObstacleSearch {
  private let fixer: Fixer
  private let bytes: [UInt8]
  private let all: [Diagnostic]
  private var trials: Trials
  /// What another run would come to; known once it is needed.
  private var rerun: FixIt.Obstacle?

  init(_ fixer: Fixer, _ bytes: [UInt8]) {
    self.fixer = fixer
    self.bytes = bytes
    all = fixer.checked(bytes).diagnostics
    trials = fixer.trials
  }

  mutating func obstacle(of fixIt: FixIt, for diagnostic: Diagnostic) -> FixIt.Obstacle {
    let errors = all.filter { $0.severity == .error }
    if diagnostic.severity == .warning, !errors.isEmpty { return .errors }
    let changed = fixIt.applied(to: bytes)
    guard let outcome = trials.attempt(changed) else { return .time }
    let isFoundByDrawing = outcome.errors.isEmpty && diagnostic.severity == .error
    let left = isFoundByDrawing ? fixer.checked(changed).diagnostics.filter { $0.severity == .error } : outcome.errors
    if let new = left.first(where: { error in !errors.contains { $0.problem.message == error.problem.message } }) {
      return .newMistake(new.problem.message)
    }
    if diagnostic.severity == .error, left.count >= errors.count { return .noEffect }
    // A name is only removed if it was unused before all other changes.
    if diagnostic.problem.kind == .unused { return .newlyUnused }
    let result = rerun ?? obstacleOfRerun()
    rerun = result
    return result
  }

  /// Each change alone would be good, so it is their sum that is not, or there was no time for it.
  private func obstacleOfRerun() -> FixIt.Obstacle {
    var run = FixRun(fixer, bytes)
    run.run()
    guard !run.changes.isEmpty else { return .conflict }
    guard run.hasRestructured else { return .time }
    let lost = NameUses.lost(fixer.checked(run.bytes).diagnostics, in: run.bytes, since: bytes)
    return lost.map { .unusedName($0) } ?? .time
  }
}
