import TestSupport
import Testing

@_spi(Generated) @testable import ShapeCore

/// Results of operations at any scale, and far from the origin.
@Suite struct PathScaleTests {
  private let width = 7.0
  private let amount = -2.5

  /// Returns the results of all operations on paths, for lengths multiplied by a scale.
  private func results(_ path: Path, _ scale: Double, cap: LineCap, join: LineJoin) -> [Path] {
    let style = StrokeStyle(width: width * scale, cap: cap, join: join)
    return [
      path.stroked(style), path.offset(by: amount * scale, join: join), path.rounded(radius: 4 * scale),
      path.stroked(width: width * scale, cap: cap, dash: [0, 30 * scale]), path.trimmed(from: 0.2, to: 0.7),
      path.dashed([0, 12 * scale, 5 * scale, 3 * scale]), path.flattened(tolerance: scale / 4), path.simplified(),
      path.reversed(),
    ]
  }

  @Test(arguments: 51...54 as ClosedRange<UInt64>)
  func `a power of two scales every result exactly`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let path = generator.path()
    let cap = [LineCap.butt, .round, .square][Int(seed % 3)]
    let join = [LineJoin.round, .miter, .bevel][Int(seed % 3)]
    let expected = results(path, 1, cap: cap, join: join)
    for scale in [0x1p-60, 0x1p-30, 0x1p30, 0x1p60] {
      let found = results(path.scaled(x: scale, y: scale, around: .zero), scale, cap: cap, join: join)
      #expect(found == expected.map { $0.scaled(x: scale, y: scale, around: .zero) }, "seed \(seed), \(scale)")
    }
  }

  @Test(arguments: [0x1p-60, 0x1p-30, 0x1p30, 0x1p60])
  func `a power of two scales every measure exactly`(scale: Double) {
    var generator = RandomSource(seed: 55)
    let path = generator.path()
    let scaled = path.scaled(x: scale, y: scale, around: .zero)
    let point = generator.point()
    #expect(scaled.length == path.length * scale)
    #expect(scaled.signedArea == path.signedArea * scale * scale)
    #expect(scaled.tangent(at: 0.3) == path.tangent(at: 0.3))
    #expect(scaled.point(at: 0.3) == path.point(at: 0.3).map { $0 * scale })
    #expect(scaled.winding(around: point * scale) == path.winding(around: point))
    #expect(scaled.nearestPoint(to: point * scale)?.point == path.nearestPoint(to: point).map { $0.point * scale })
    let style = StrokeStyle(width: width)
    let wide = StrokeStyle(width: width * scale)
    #expect(scaled.strokeBounds(wide)?.width == path.strokeBounds(style).map { $0.width * scale })
  }

  @Test(arguments: [0x1p-60, 0x1p60])
  func `a corner is drawn at any scale`(scale: Double) throws {
    var builder = PathBuilder()
    try builder.move(to: .zero)
    try builder.corner(Point(10 * scale, 0), to: Point(10 * scale, 9 * scale), radius: 4 * scale)
    #expect(builder.currentPoint == Point(10 * scale, 4 * scale))
  }

  @Test(arguments: [0x1p10, 0x1p20, 0x1p30, 0x1p40])
  func `far away strokes and offsets lose no more than the coordinates`(far: Double) {
    var generator = RandomSource(seed: 56)
    let path = generator.path()
    let there = path.translated(by: Point(far, -far / 4))
    // The maximum error along all edges.
    let slack = max(1e-5 * width, 2e-13 * far) * 2 * path.length
    #expect(abs(there.stroked(width: width).signedArea - path.stroked(width: width).signedArea) < slack)
    #expect(abs(there.offset(by: amount).signedArea - path.offset(by: amount).signedArea) < slack)
    let dots = there.stroked(width: 1, cap: .square, dash: [0, 20]).signedArea
    #expect(abs(dots - path.stroked(width: 1, cap: .square, dash: [0, 20]).signedArea) < slack)
  }

  @Test func `a length due to rounding next to large coordinates counts as 0`() {
    // A tip that misses the start by an ulp does not turn, and gets no miter.
    let triangle: [PathElement] = [.move(to: .zero), .line(to: Point(100, 0)), .line(to: Point(0, 100))]
    let missing = Path(triangle + [.line(to: Point(1e-15, 1e-15)), .close])
    #expect(edgeDifference(missing.stroked(width: 4).bounds, Path(triangle + [.close]).stroked(width: 4).bounds) < 1e-9)
  }
}
