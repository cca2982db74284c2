import ShapeCore

/// What `check` proves about a shape.
package struct ShapeProof: Sendable {
  /// Whether it can be drawn wherever its own requirements are true: at each size from `min:`, or else the design size, and with
  /// all values in the ranges of its parameters and the defaults of those without a range.
  package let isDrawable: Bool
  /// Whether its own requirements are true there.
  package let meetsRequirements: Bool

  init(_ judgments: [Prover.Judgment]) {
    isDrawable = judgments.allSatisfy { $0.isOwnRequirement || $0.verdict.isProved }
    meetsRequirements = judgments.allSatisfy { !$0.isOwnRequirement || $0.verdict.isProved }
  }
}

extension Program {
  /// Returns the smallest size of whole numbers, at most the design size, from which on a shape without `min:` can be drawn wherever
  /// its own requirements are true, with all values in the ranges of its parameters and the defaults of those without a
  /// range. `nil` if that is not proved for the design size. Takes bounded time.
  package func provedMinimum(of shape: ShapeID) -> Size? {
    guard !shapes[shape].minimumSize.isPresent else { return nil }
    var prover = Prover(self, steps: SourceLimits.minimumProofSteps, stepsOfOne: SourceLimits.minimumProofSteps / 25)
    return prover.minimum(of: shape, design: shapes[shape].designSize)
  }
}

extension Prover {
  /// The smallest size from which on all obligations are proved. First each side is found for the design size of the other,
  /// then both together.
  fileprivate mutating func minimum(of shape: ShapeID, design: Size) -> Size? {
    guard let open = openObligations(of: shape) else { return nil }
    func holds(_ width: Double, _ height: Double, _ prover: inout Prover) -> Bool {
      open.obligations.allSatisfy { prover.isProved($0, open.walk, from: Size(width, height)) }
    }
    guard holds(design.width, design.height, &self) else { return nil }
    let width = smallest(design.width) { holds($0, design.height, &$1) }
    let height = smallest(design.height) { holds(design.width, $0, &$1) }
    var size = Size(width, height)
    for _ in 0..<4 {
      if holds(size.width, size.height, &self) { return size }
      size.width = ((size.width + design.width) / 2).rounded(.up)
      size.height = ((size.height + design.height) / 2).rounded(.up)
      if size.width >= design.width, size.height >= design.height { break }
    }
    return design
  }

  /// Returns the smallest whole number up to a side of the design size for which a condition is true.
  private mutating func smallest(_ design: Double, _ holds: (Double, inout Prover) -> Bool) -> Double {
    if holds(1, &self) { return min(1, design) }
    var (below, above) = (1.0, design)
    while above - below > 1 {
      let middle = ((below + above) / 2).rounded(.down)
      if holds(middle, &self) { above = middle } else { below = middle }
    }
    return above
  }
}
