import ShapeCore

/// What is proved about the shapes of a program while its files change: a shape is decided again only if it or something
/// that it uses changed.
package struct ProofCache: Sendable {
  private var findings = FindingsCache<ProofFindings>()
  /// What is proved about the last program.
  package var proofs = ShapeProofs()

  package init() {}

  /// Decides the obligations of a shape, or returns what an earlier run decided. The result is the same.
  ///
  /// - Parameters:
  ///   - keys: Those of the program, or `nil` if nothing is reused.
  ///   - prover: One with the same limits in all runs.
  mutating func judgments(
    of shape: ShapeID, mentionsDirection: Bool, _ keys: ShapeKeys?, _ prover: inout Prover
  ) -> [Prover.Judgment] {
    let key = keys?.key(of: shape)
    let judgments: [Prover.Judgment]
    // With fewer steps left, the result may be another one.
    if let keys, let key, let known = findings.findings(for: key), prover.steps - known.steps >= prover.stepsOfOne {
      prover.steps -= known.steps
      judgments = known.judgments(of: shape, keys)
    } else {
      let steps = prover.steps
      judgments = prover.judgments(of: shape, mentionsDirection: mentionsDirection)
      guard !prover.wasCancelled, prover.steps >= prover.stepsOfOne else { return judgments }
      if let keys, let key, let new = ProofFindings(judgments, of: shape, steps: steps - prover.steps, keys) {
        findings.add(new, for: key)
      }
    }
    proofs.set(judgments, of: shape)
    return judgments
  }

  /// Forgets what was not needed for some time.
  /// - Parameter count: The number of shapes of the program.
  mutating func endRun(shapes count: Int) { findings.endRun(declarations: count) }
}

/// What was decided about one shape.
private struct ProofFindings: Sendable {
  private struct Element: Sendable {
    var judgment: Prover.Judgment
    var place: DeclarationFindings.Place
    /// The errors of a counter-example.
    var diagnostics: [DeclarationFindings.Finding]
  }

  private var elements: [Element] = []
  /// The steps that it took.
  let steps: Int

  /// Creates findings from judgments, unless one of them is about a place that can't be stored.
  init?(_ judgments: [Prover.Judgment], of shape: ShapeID, steps: Int, _ keys: ShapeKeys) {
    self.steps = steps
    for judgment in judgments {
      guard let place = keys.place(of: judgment.place, in: shape) else { return nil }
      var element = Element(judgment: judgment, place: place, diagnostics: [])
      if case .refuted(let picture) = judgment.verdict {
        for diagnostic in picture.diagnostics {
          guard let finding = keys.finding(diagnostic, in: shape) else { return nil }
          element.diagnostics.append(finding)
        }
      }
      elements.append(element)
    }
  }

  /// Returns the judgments in the places where the text is now.
  func judgments(of shape: ShapeID, _ keys: ShapeKeys) -> [Prover.Judgment] {
    elements.map { element in
      var judgment = element.judgment
      judgment.place = keys.span(of: element.place, in: shape)
      if case .refuted(var picture) = judgment.verdict {
        picture.diagnostics = element.diagnostics.map { keys.diagnostic($0, in: shape) }
        judgment.verdict = .refuted(picture)
      }
      return judgment
    }
  }
}
