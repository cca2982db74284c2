import TestSupport
import Testing

@_spi(Generated) @testable import ShapeCore

/// Strokes and offsets of a moved, rotated or scaled path are those of the path, moved, rotated and scaled in the same
/// way.
@Suite struct StrokeInvarianceTests {
  enum Change: CaseIterable {
    case translation, rotation, scale

    func applied(to path: Path) -> Path {
      switch self {
      case .translation: return path.translated(by: Point(1234.5, -678.25))
      case .rotation: return path.rotated(by: Angle(radians: 0.7), around: Point(20, -30))
      case .scale: return path.scaled(x: factor, y: factor, around: Point(5, 5))
      }
    }

    /// The factor of lengths.
    var factor: Double {
      switch self {
      case .translation, .rotation: return 1
      case .scale: return 7.3
      }
    }
  }

  @Test(arguments: Change.allCases, [31, 32, 33] as [UInt64])
  func `strokes follow a change of the path`(change: Change, seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let path = generator.path()
    var style = StrokeStyle(
      width: generator.number(1...30), cap: [.butt, .round, .square][Int(seed % 3)],
      join: [.round, .bevel, .miter][Int(seed % 3)], miterLimit: 4,
      dash: seed % 2 == 0 ? [] : [generator.number(30...60), generator.number(30...60)], phase: 10)
    let expected = change.applied(to: path.stroked(style))
    style.width *= change.factor
    style.dash = style.dash.map { $0 * change.factor }
    style.phase *= change.factor
    expectAlike(
      change.applied(to: path).stroked(style), expected, tolerance: 1e-4 * style.width, seed: seed, &generator)
  }

  @Test(arguments: Change.allCases, [41, 42, 47, 48, 49] as [UInt64])
  func `offsets follow a change of the path`(change: Change, seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let path = generator.path()
    let amount = generator.number(1...15) * (seed % 2 == 0 ? 1 : -1)
    let join: LineJoin = [.round, .bevel, .miter][Int(seed % 3)]
    let expected = change.applied(to: path.offset(by: amount, join: join))
    let result = change.applied(to: path).offset(by: amount * change.factor, join: join)
    #expect(!expected.isEmpty, "seed \(seed)")
    expectAlike(result, expected, tolerance: 1e-4 * abs(amount) * change.factor, seed: seed, &generator)
  }

  private func expectAlike(
    _ result: Path, _ expected: Path, tolerance: Double, seed: UInt64, _ generator: inout RandomSource
  ) {
    #expect(abs(result.signedArea - expected.signedArea) < tolerance * expected.length, "seed \(seed)")
    for point in generator.points(around: expected, beyond: 0, count: 40)
    where !expected.isNear(point, within: tolerance) {
      #expect(result.winding(around: point) == expected.winding(around: point), "seed \(seed), \(point)")
    }
  }
}
