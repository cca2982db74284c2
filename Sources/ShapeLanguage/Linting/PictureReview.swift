import ShapeCore

/// Applies the rules of linting to many pictures of a program, and reports findings that apply to all of them.
struct PictureReview {
  private let linted: LintedProgram
  /// The verdicts of each rule of `LintRules.ofPictures`.
  private var verdicts: [RuleVerdicts]

  init(of program: Program) {
    linted = LintedProgram(program)
    verdicts = Array(repeating: RuleVerdicts(), count: LintRules.ofPictures.count)
  }

  /// Whether there is nothing to report so far.
  var isClean: Bool { verdicts.allSatisfy { $0.findings.isEmpty } }

  /// Applies the rules to a picture that was drawn without errors.
  /// - Returns: The cost in steps of the evaluator.
  mutating func judge(_ scene: Scene, _ events: [EvaluationEvent], _ reach: PictureRule.Reach) -> Int {
    var picture = ObservedPicture(scene: scene, events: events)
    for (index, rule) in LintRules.ofPictures.enumerated() where reach <= rule.reach {
      rule.judge(&picture, &verdicts[index], linted)
    }
    return picture.steps
  }

  // MARK: Reports

  /// A statement without effect, found by one rule.
  private struct Finding {
    /// An index into `LintRules.ofPictures`.
    var rule: Int
    var statement: SourceSpan
    var diagnostic: Diagnostic
  }

  /// The findings that apply to all pictures, in source order. A rule doesn't report a layer inside a layer that it
  /// reports.
  func diagnostics() -> [Diagnostic] {
    var result: [Diagnostic] = []
    var outermost: [SourceSpan?] = Array(repeating: nil, count: verdicts.count)
    let findings = sortedFindings()
    for finding in findings {
      let statement = finding.statement
      if let outer = outermost[finding.rule], outer.file == statement.file, outer.end >= statement.end { continue }
      outermost[finding.rule] = statement
      if LintRules.ofPictures[finding.rule].yieldsToEmptyLayers, containsEmptyLayer(statement, findings) { continue }
      result.append(finding.diagnostic)
    }
    return result.underliningKeywordsInNotes(of: linted.program)
  }

  private func sortedFindings() -> [Finding] {
    var result: [Finding] = []
    for (rule, verdicts) in verdicts.enumerated() {
      result += verdicts.findings.map { Finding(rule: rule, statement: $0.key, diagnostic: $0.value) }
    }
    return result.sorted { a, b in
      let (first, second) = (a.statement, b.statement)
      return (first.file, first.start, second.end, a.rule) < (second.file, second.start, first.end, b.rule)
    }
  }

  /// Whether a finding in the body of a shape may be the reason why the whole shape is empty.
  private func containsEmptyLayer(_ shape: SourceSpan, _ findings: [Finding]) -> Bool {
    let next = linted.program.shapes.map { $0.source }.filter { $0.file == shape.file && $0.start > shape.start }
      .map { $0.start }.min()
    return findings.contains { other in
      LintRules.ofPictures[other.rule].emptiesLayers && other.statement.file == shape.file
        && other.statement.start > shape.start && other.statement.start < next ?? .max
    }
  }
}

extension [Diagnostic] {
  /// The diagnostics with notes that underline the keyword of a statement instead of the whole statement.
  fileprivate func underliningKeywordsInNotes(of program: Program) -> [Diagnostic] {
    var keywords = program.keywordSpans(ofStatementsAt: flatMap { $0.notes.map { $0.span } })[...]
    return map { diagnostic in
      var diagnostic = diagnostic
      for index in diagnostic.notes.indices {
        if let keyword = keywords.popFirst() { diagnostic.notes[index].span = keyword }
      }
      return diagnostic
    }
  }
}
