@_spi(Generated) import ShapeCore

/// What is known about the conditions of the shapes of a program, for editors.
package struct ShapeProofs: Sendable {
  /// `nil` for a shape with other errors.
  private var judgments: [ShapeID: [Prover.Judgment]?] = [:]

  package init() {}

  /// What is proved about each of them.
  var summaries: [ShapeID: ShapeProof] { judgments.compactMapValues { $0.map { ShapeProof($0) } } }

  mutating func set(_ judgments: [Prover.Judgment], of shape: ShapeID) { self.judgments[shape] = judgments }

  /// Returns the judgments on the obligations of a shape, or `nil` if it can't be drawn at its design size. If nothing is
  /// known about the shape, they are decided now, within a few steps.
  package mutating func judgments(of shape: ShapeID, in program: Program) -> [Prover.Judgment]? {
    if let known = judgments[shape] { return known }
    let new = Self.judgments(of: shape, in: program)
    judgments[shape] = .some(new)
    return new
  }

  private static func judgments(of shape: ShapeID, in program: Program) -> [Prover.Judgment]? {
    guard !program.hasErrors else { return nil }
    let limits = Evaluator.Limits(steps: SourceLimits.quickProofSteps)
    let drawing = Evaluator.draw(program, shape: shape, size: program.shapes[shape].designSize, limits: limits)
    guard drawing.scene != nil else { return nil }
    var directions = DirectionUses(program)
    var prover = Prover(
      program, steps: SourceLimits.quickProofSteps, stepsOfOne: SourceLimits.checkProofSteps / 50)
    return prover.judgments(
      of: shape, mentionsDirection: directions.use(of: .shape(shape)).affectsPictures)
  }
}
