import ShapeKit

/// A rule that finds statements without the effect they were written for.
///
/// A statement that has no effect in one picture may be there for another, so a rule judges a statement in every picture
/// it is part of. It is reported if it never had an effect.
struct PictureRule: Sendable {
  /// The pictures that the rule judges, by their size.
  let reach: Reach
  /// Whether a layer may be empty because of what the rule finds.
  var emptiesLayers = false
  /// Whether a finding of a rule that `emptiesLayers` explains what this rule finds.
  var yieldsToEmptyLayers = false
  /// Judges what the rule is about in one picture.
  let judge: @Sendable (inout ObservedPicture, inout RuleVerdicts, LintedProgram) -> Void

  /// How the size of a picture relates to the sizes the shape is made for.
  enum Reach: Int, Comparable, Sendable {
    /// The shape is made for the size, as far as it says.
    case intended
    /// A border that is too wide everywhere else is thin here, and what is outside of the picture may be inside.
    case larger
    /// Numbers far beyond the shape may be inside, so that coordinates tell nothing.
    case muchLarger

    static func < (first: Reach, second: Reach) -> Bool { first.rawValue < second.rawValue }
  }
}

/// What rules know about the program whose pictures they judge.
struct LintedProgram: Sendable {
  let program: Program
  /// Where the shapes that contain a fill, stroke or border are declared.
  let paintingShapes: Set<SourceSpan>

  init(_ program: Program) {
    self.program = program
    paintingShapes = PaintSearch.paintingShapes(of: program)
  }
}

/// The verdicts of one rule about all pictures so far.
struct RuleVerdicts {
  /// The statements that had no effect in any picture, with what to report.
  private(set) var findings: [SourceSpan: Diagnostic] = [:]
  /// The statements that had an effect in some picture.
  private var cleared: Set<SourceSpan> = []

  /// Takes in the verdict about a statement in one picture.
  /// - Parameters:
  ///   - reason: Computes why the statement has no effect, nil if it has one or nobody knows. It is only called if the
  ///     statement was without effect so far.
  ///   - report: Computes what to report for the first reason.
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

  /// Takes in whether a statement has no effect in one picture.
  mutating func judge(
    _ statement: SourceSpan, _ diagnostic: @autoclosure () -> Diagnostic, hasNoEffect: () -> Bool
  ) {
    judge(statement, reason: { hasNoEffect() ? () : nil }, report: { diagnostic() })
  }

  /// Takes in the verdict about a statement of a layer by the boxes of the layers. A statement of a layer with a slot may
  /// always have an effect, since the slot's content is unknown.
  mutating func judge<Reason>(
    _ statement: SourceSpan, of layer: SceneLayer.ID, in picture: inout ObservedPicture,
    reason: (inout LayerBoxes) -> Reason?, report: (Reason) -> Diagnostic
  ) {
    judge(statement, reason: { picture.withBoxes { $0.holdsSlot(layer) ? nil : reason(&$0) } }, report: report)
  }

  mutating func judge(
    _ statement: SourceSpan, of layer: SceneLayer.ID, in picture: inout ObservedPicture,
    _ diagnostic: @autoclosure () -> Diagnostic, hasNoEffect: (LayerBoxes) -> Bool
  ) {
    judge(statement, of: layer, in: &picture, reason: { hasNoEffect($0) ? () : nil }, report: { diagnostic() })
  }
}
