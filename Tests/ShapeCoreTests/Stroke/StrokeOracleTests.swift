import Foundation
import TestSupport
import Testing

@_spi(Generated) @testable import ShapeCore

/// Strokes of random and adversarial paths against brute force.
///
/// Failures name the seed of their path; `SHAPE_SEED=123 SHAPE_COUNT=1` tries that path alone.
@Suite struct StrokeOracleTests {
  // One of each kind, four of each, many.
  private static let seeds = RandomCases.seeds(quick: 13, ci: 52, long: 2_000)
  private static let points = TestTier.current.pick(quick: 40, ci: 40, long: 200)

  @Test(arguments: seeds)
  func `contours wind around what the stroke covers`(seed: UInt64) {
    let stroke = StrokeCase(seed: seed)
    let tolerance = stroke.path.strokeTolerance(width: stroke.style.width)
    let outliner = Path.strokeOutliner(
      stroke.path.subpaths.map { .piece($0) }, stroke.style, tolerance: tolerance)
    let judge = StrokeJudge(
      stroke: stroke, outline: Path(wellFormed: outliner.elements + outliner.folds), tolerance: tolerance)
    #expect(judge.complaint(seed: seed, points: Self.points) == nil, "seed \(seed)")
  }

  @Test(arguments: seeds)
  func `the stroked path winds once around it`(seed: UInt64) {
    let stroke = StrokeCase(seed: seed)
    // Making it simple also moves edges, by a share of its size.
    let box = stroke.path.strokeBounds(stroke.style) ?? Rect(x: 0, y: 0, width: 0, height: 0)
    let judge = StrokeJudge(
      stroke: stroke, outline: stroke.path.stroked(stroke.style), greatestWinding: 1,
      tolerance: stroke.path.strokeTolerance(width: stroke.style.width) + 2e-9 * (box.width + box.height))
    #expect(judge.complaint(seed: seed, points: Self.points) == nil, "seed \(seed)")
  }

  @Test(arguments: seeds)
  func `strokes of results are strokes`(seed: UInt64) {
    let offset = OffsetCase(seed: seed)
    var generator = RandomSource(seed: seed)
    let path: Path =
      switch seed % 4 {
      case 0: offset.path.dashed([generator.number(3...20), generator.number(1...9)])
      case 1: offset.path.trimmed(from: 0.1, to: generator.number(0.3...0.9))
      case 2: offset.path.offset(by: offset.amount, join: .bevel, rule: offset.rule)
      default: offset.path.offset(by: offset.amount, join: .round, rule: offset.rule)
      }
    let style = StrokeStyle(
      width: generator.number(0.2...20), cap: [.butt, .round, .square][Int(seed / 4 % 3)],
      join: [.miter, .round, .bevel][Int(seed / 12 % 3)], miterLimit: 4)
    let box = path.strokeBounds(style) ?? Rect(x: 0, y: 0, width: 0, height: 0)
    let judge = StrokeJudge(
      stroke: StrokeCase(path: path, style: style, kind: offset.kind), outline: path.stroked(style), greatestWinding: 1,
      tolerance: path.strokeTolerance(width: style.width) + 2e-9 * (box.width + box.height))
    #expect(judge.complaint(seed: seed, points: Self.points) == nil, "seed \(seed)")
  }

  /// Dots are short lines among the dashes of a path.
  @Test(arguments: seeds)
  func `a dashed stroke is the stroke of its dashes`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let path = generator.path()
    var style = StrokeStyle(
      width: generator.number(0.5...20), cap: [LineCap.butt, .round, .square][Int(seed % 3)],
      join: [LineJoin.miter, .round, .bevel][Int(seed / 3 % 3)], miterLimit: 4,
      dash: seed % 2 == 0
        ? [generator.number(5...40), generator.number(5...30)] : [0, generator.number(9...40), 17, 23],
      phase: generator.number(-50...50), fitted: seed % 4 == 1)
    let outline = path.stroked(style)
    let dashes = path.dashed(style.dash, phase: style.phase, fitted: style.fitted)
    style.dash = []
    let box = path.strokeBounds(style) ?? Rect(x: 0, y: 0, width: 0, height: 0)
    let judge = StrokeJudge(
      stroke: StrokeCase(path: dashes, style: style, kind: "dashed"), outline: outline, greatestWinding: 1,
      tolerance: path.strokeTolerance(width: style.width) + 1e-6 + 2e-9 * (box.width + box.height))
    #expect(judge.complaint(seed: seed, points: Self.points) == nil, "seed \(seed)")
  }

  /// Turns of all sizes, a curve, a piece that turns straight back, and a crossing; open and closed.
  private static let zigzag: [PathElement] = [
    .move(to: .zero), .line(to: Point(60, 0)), .line(to: Point(10, 20)), .line(to: Point(50, 60)),
    .quad(to: Point(0, 60), control: Point(25, 10)), .line(to: Point(-30, 60)), .line(to: Point(-10, 60)),
  ]

  @Test(arguments: [LineCap.butt, .round, .square], [LineJoin.miter, .round, .bevel])
  func `every cap works with every join`(cap: LineCap, join: LineJoin) {
    for (seed, path) in [Path(Self.zigzag), Path(Self.zigzag + [.close])].enumerated() {
      let style = StrokeStyle(width: 9, cap: cap, join: join, miterLimit: 3)
      let judge = StrokeJudge(
        stroke: StrokeCase(path: path, style: style, kind: "zigzag"), outline: path.stroked(style), greatestWinding: 1,
        tolerance: path.strokeTolerance(width: 9) + 1e-6)
      #expect(judge.complaint(seed: UInt64(seed), points: 60) == nil)
    }
  }
}
