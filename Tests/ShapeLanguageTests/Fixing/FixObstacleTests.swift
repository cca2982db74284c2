import ShapeEditing
import ShapeLanguage
import Testing

/// After all certain changes, each one that is left says why it was not made.
@Suite("Reasons not to make a certain change")
struct FixObstacleTests {
  /// Returns the messages with a certain change after `check --fix`, and the reason why it was not made.
  private func obstacles(_ source: String, budget: TrialBudget = .command) -> [String] {
    let load = { (_: String) in Result<[UInt8], LoadFailure>.failure(.unreadable("there is none")) }
    let fixer = Fixer(path: "a.shape", budget: budget, load: load)
    let bytes = fixer.fixed(Array(source.utf8)).bytes
    let compilation = Compiler.compile(SourceFile(path: "a.shape", bytes: bytes), load: load)
    var diagnostics = compilation.diagnostics
    if compilation.canBeChecked { diagnostics += Linter.diagnostics(for: compilation.program) }
    let offered = Fixer(path: "a.shape", load: load).offering(diagnostics, of: compilation)
    return fixer.explaining(offered, of: compilation).compactMap { diagnostic in
      guard let fixIt = diagnostic.fixIt, fixIt.applicability == .certain else { return nil }
      return "\(fixIt.title): \(fixIt.obstacle?.text ?? "no reason")"
    }
  }

  @Test func `are a mistake that would follow`() {
    #expect(
      obstacles("shape A(level = 3) { size 9 x 9; fill levle }") == [
        "use `level`: not made: it would lead to another error: expected a Paint, found a Number"
      ])
  }

  @Test func `are a name that would have no use`() {
    #expect(
      obstacles("shape A { size 9 x 9; let radius = 3; fill .red, path: circle(center: center, radius 2) }") == [
        "use `radius:`: not made: `radius` would then have no use"
      ])
  }

  @Test func `are no name that had no use before`() {
    #expect(
      obstacles("shape A { size 9 x 9; let step = 2; stroke .red width: 3 }") == [
        "remove the unused `step`: not made: the name may be unused only because of another mistake or change"
      ])
  }

  @Test func `are a name that was not known to be unused`() {
    #expect(
      obstacles("shape A { size 9 x 9; let step = 2; strok .red }") == [
        "remove the unused `step`: not made: the name may be unused only because of another mistake or change"
      ])
  }

  @Test func `are too many mistakes for one run`() {
    #expect(
      obstacles("shape A { size 9 x 9; stroke .red width: 3 }", budget: TrialBudget(bytes: 0)) == [
        "add a comma: not made: there are too many mistakes to compare all changes in one run"
      ])
  }
}
