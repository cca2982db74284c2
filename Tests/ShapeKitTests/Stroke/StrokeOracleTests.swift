import Foundation
import Testing

@testable import ShapeKit

/// Strokes of random and adversarial paths against brute force.
///
/// `SHAPE_STROKE_PATHS=2000` in the environment tries so many paths instead of one of each kind, and more points of each;
/// `SHAPE_STROKE_SEED=123` begins with that seed. Failures name the seed of their path.
@Suite struct StrokeOracleTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let isThorough = environment["SHAPE_STROKE_PATHS"] != nil
  private static let seeds: [UInt64] = {
    let first = environment["SHAPE_STROKE_SEED"].flatMap { UInt64($0) } ?? 1
    let count = environment["SHAPE_STROKE_PATHS"].flatMap { UInt64($0) } ?? 12
    return Array(first..<first + count)
  }()

  @Test(arguments: seeds)
  func contoursWindAroundWhatTheStrokeCovers(seed: UInt64) {
    let stroke = StrokeCase(seed: seed)
    let judge = StrokeJudge(
      stroke: stroke, outline: stroke.path.strokeContours(stroke.style),
      tolerance: stroke.path.strokeTolerance(width: stroke.style.width))
    #expect(judge.complaint(seed: seed, points: Self.isThorough ? 200 : 40) == nil, "seed \(seed)")
  }
}
