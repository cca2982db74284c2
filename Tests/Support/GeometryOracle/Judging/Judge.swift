import ShapeCore
import TestSupport

/// Judges the results of an engine by the windings of the operands at sample points, by areas, and by their form.
package struct Judge: Sendable {
  package var exactness: Exactness
  /// The number of sample points for each pair of operands, plus a fifth as many next to the edges of each result.
  package var samples: Int
  /// The rule for reading results of any form. `nil` if a result must wind 0 times or once, clockwise on the screen, be
  /// closed, and have no more and no other edges than the operands explain, as for ShapeCore.
  package var reading: FillRule?

  /// Whether areas are judged, which takes longest.
  package var judgesAreas: Bool

  package init(
    exactness: Exactness = .double, samples: Int = 1000, reading: FillRule? = nil, judgesAreas: Bool = true
  ) {
    self.exactness = exactness
    self.samples = samples
    self.reading = reading
    self.judgesAreas = judgesAreas
  }

  /// Returns all errors in an engine's results for a pair: four operations, and each path made simple, under both
  /// rules.
  package func complaints(on pair: PathPair, engine: BooleanEngine) -> [Complaint] {
    complaints(pair.first, pair.second, seed: pair.seed, BooleanCase.ofTwoPaths, isOfSecond: false, engine)
      + complaints(pair.first, .empty, seed: pair.seed, BooleanCase.ofOnePath, isOfSecond: false, engine)
      + complaints(pair.second, .empty, seed: pair.seed, BooleanCase.ofOnePath, isOfSecond: true, engine)
  }

  /// Returns all errors in some results. The seed chooses the sample points.
  package func complaints(
    _ a: Path, _ b: Path, seed: UInt64, _ cases: [BooleanCase], isOfSecond: Bool = false, _ engine: BooleanEngine
  ) -> [Complaint] {
    var random = RandomSource(seed: seed ^ 0x5A5A_5A5A)
    let trial = Trial(a, b, exactness: exactness, samples: samples, hasAreas: judgesAreas, random: &random)
    var complaints: [Complaint] = []
    var areas: [BooleanCase: Double] = [:]
    for boolean in cases {
      func complain(_ reasons: [Complaint.Reason]) {
        complaints += reasons.map { Complaint(boolean: boolean, isOfSecond: isOfSecond, reason: $0) }
      }
      guard let path = engine(boolean, a, b) else {
        complain([.noResult])
        continue
      }
      guard path.elements.allSatisfy({ $0.isFinite }) else {
        complain([.notFinite])
        continue
      }
      let result = Outline(path, origin: trial.first.origin)
      if reading == nil { complain(formFaults(of: path, result, trial, operands: [a, b])) }
      complain(sampleFaults(of: result, boolean, trial, &random))
      guard let filled = trial.areas else { continue }
      let area = area(of: result)
      areas[boolean] = area
      let fills = filled.fills(under: boolean.rule)
      let expected = boolean.operation.area(of: fills)
      let tolerance = trial.areaTolerance(fills, uncertainty: filled.uncertainty)
      if abs(area - expected) > tolerance { complain([.area(area, expected: expected, tolerance: tolerance)]) }
    }
    return complaints + sumFaults(areas, trial)
  }

  /// Returns unions and intersections whose areas do not add up to those of the operands.
  private func sumFaults(_ areas: [BooleanCase: Double], _ trial: Trial) -> [Complaint] {
    [FillRule.nonZero, .evenOdd].compactMap { rule in
      guard let union = areas[.init(.union, rule)], let common = areas[.init(.intersection, rule)],
        let filled = trial.areas
      else { return nil }
      let fills = filled.fills(under: rule)
      let expected = fills.first + fills.second
      let tolerance = trial.areaTolerance(fills, uncertainty: filled.uncertainty)
      guard abs(union + common - expected) > tolerance else { return nil }
      return Complaint(
        boolean: .init(.union, rule), isOfSecond: false,
        reason: .sumOfAreas(union + common, expected: expected, tolerance: tolerance))
    }
  }

  /// Returns the area inside a result.
  private func area(of result: Outline) -> Double {
    guard let reading else { return abs(result.signedArea) }
    return FilledAreas(result, Outline(.empty)) { 1e-6 * $0 }.fills(under: reading).first
  }

  /// Returns at most one fault of each kind that the samples show.
  private func sampleFaults(
    of result: Outline, _ boolean: BooleanCase, _ trial: Trial, _ random: inout RandomSource
  ) -> [Complaint.Reason] {
    var (windingFault, insideFault): (Complaint.Reason?, Complaint.Reason?)
    let extra = trial.samples(near: result, count: samples / 5, random: &random)
    for sample in trial.samples + extra {
      let winding = result.winding(aroundLocal: sample.point)
      let point = sample.point + result.origin
      if reading == nil, winding != 0, winding != 1 { windingFault = windingFault ?? .winding(at: point, winding) }
      let isInside = (reading ?? .nonZero).isInside(winding: winding)
      let expected = boolean.operation.isInside(
        boolean.rule.isInside(winding: sample.first), boolean.rule.isInside(winding: sample.second))
      if isInside != expected { insideFault = insideFault ?? .inside(at: point, expected: expected) }
    }
    return [windingFault, insideFault].compactMap { $0 }
  }
}
