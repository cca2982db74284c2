import ShapeCore

/// A rule that finds statements without the effect they were written for.
///
/// A statement without effect in one picture may have one in another, so a rule judges it in every picture that contains
/// it. The statement is reported if it never had an effect.
struct PictureRule: Sendable {
  /// The largest pictures that the rule judges.
  let reach: Reach
  /// Whether a finding of the rule may be the reason for an empty layer.
  var emptiesLayers = false
  /// Whether a finding of a rule that `emptiesLayers` makes a finding of this rule redundant.
  var yieldsToEmptyLayers = false
  /// Judges the statements of one picture.
  let judge: @Sendable (inout ObservedPicture, inout RuleVerdicts, LintedProgram) -> Void

  /// The size of a picture in relation to the sizes that the shape supports.
  enum Reach: Int, Comparable, Sendable {
    /// The shape supports the size.
    case intended
    /// Borders that are too wide at all supported sizes are narrow enough, and outside parts may be inside.
    case larger
    /// Even large coordinates are inside the picture.
    case muchLarger

    static func < (first: Reach, second: Reach) -> Bool { first.rawValue < second.rawValue }
  }
}

/// The program whose pictures the rules judge.
struct LintedProgram: Sendable {
  let program: Program
  /// The declarations of the shapes that contain a fill, stroke or border.
  let paintingShapes: Set<SourceSpan>
  /// What the `fill` and `stroke` statements are, and the layers with `z:`, `above:` or `below:`.
  let coverable: [SourceSpan: CoveredStatement]
  let directions: DirectedStatements

  init(_ program: Program) {
    self.program = program
    paintingShapes = PaintSearch.paintingShapes(of: program)
    var coverable: [SourceSpan: CoveredStatement] = [:]
    for statement in program.statements {
      if case .command(.fill, _) = statement.kind { coverable[statement.source] = .fill }
      if case .command(.stroke, _) = statement.kind { coverable[statement.source] = .stroke }
      guard case .layer(let index) = statement.kind else { continue }
      let layer = program.layers[index]
      if program[layer.header, LayerParameters.z].isPresent || !layer.above.isEmpty || !layer.below.isEmpty {
        coverable[statement.source] = .orderedLayer
      }
    }
    self.coverable = coverable
    directions = DirectedStatements(program)
  }
}

/// The verdicts of one rule about all pictures so far.
struct RuleVerdicts {
  /// The statements that had no effect in any picture, with the diagnostic to report.
  private(set) var findings: [SourceSpan: Diagnostic] = [:]
  /// The statements that had an effect in some picture.
  private var cleared: Set<SourceSpan> = []

  /// Records the verdict about a statement in one picture.
  /// - Parameters:
  ///   - reason: Computes why the statement has no effect; nil if it has one or may have one. Only called if the
  ///     statement had no effect so far.
  ///   - report: Makes the diagnostic for the first reason.
  mutating func judge<Reason>(
    _ statement: SourceSpan, reason: () -> Reason?, report: (Reason) -> Diagnostic
  ) {
    guard !cleared.contains(statement) else { return }
    if let reason = reason() {
      if findings[statement] == nil { findings[statement] = report(reason) }
    } else {
      cleared.insert(statement)
      findings[statement] = nil
    }
  }

  /// Records whether a statement has no effect in one picture.
  mutating func judge(
    _ statement: SourceSpan, _ diagnostic: @autoclosure () -> Diagnostic, hasNoEffect: () -> Bool
  ) {
    judge(statement, reason: { hasNoEffect() ? () : nil }, report: { diagnostic() })
  }

  /// Records the verdict about a statement of a layer, based on the boxes of the layers. A statement of a layer with a
  /// slot may always have an effect, because the content of the slot is unknown.
  mutating func judge<Reason>(
    _ statement: SourceSpan, of layer: SceneLayer.ID, in picture: inout ObservedPicture,
    reason: (inout LayerBoxes) -> Reason?, report: (Reason) -> Diagnostic
  ) {
    judge(statement, reason: { picture.withBoxes { $0.containsSlot(layer) ? nil : reason(&$0) } }, report: report)
  }

  mutating func judge(
    _ statement: SourceSpan, of layer: SceneLayer.ID, in picture: inout ObservedPicture,
    _ diagnostic: @autoclosure () -> Diagnostic, hasNoEffect: (LayerBoxes) -> Bool
  ) {
    judge(statement, of: layer, in: &picture, reason: { hasNoEffect($0) ? () : nil }, report: { diagnostic() })
  }
}
