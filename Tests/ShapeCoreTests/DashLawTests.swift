import TestSupport
import Testing

@_spi(Generated) @testable import ShapeCore

/// Dashes of random paths, beside those that the pattern lays along their length.
@Suite struct DashLawTests {
  /// A dash from one length to another. Both are the same for a dot, and the end is beyond the length if it continues
  /// across the start of a closed path.
  private typealias Span = (start: Double, end: Double)

  /// Lays a pattern along a length.
  private func spans(_ pattern: [Double], phase: Double, along total: Double, isClosed: Bool, endsWithDot: Bool = false)
    -> [Span]
  {
    let lengths = pattern.count % 2 == 0 ? pattern : pattern + pattern
    let period = lengths.reduce(0, +)
    // One period earlier, because its last dash may continue into the first one.
    var position = -(phase - (phase / period).rounded(.down) * period) - period
    var all: [Span] = []
    var isJoined = false
    while position <= total + period {
      for index in stride(from: 0, to: lengths.count, by: 2) {
        if isJoined {
          all[all.count - 1].end += lengths[index]
        } else {
          all.append((position, position + lengths[index]))
        }
        position += lengths[index] + lengths[index + 1]
        isJoined = lengths[index + 1] == 0
      }
    }
    let slack = 1e-9 * total
    var result = all.filter {
      $0.end - $0.start > slack
        ? $0.end > slack && $0.start < total - slack
        : $0.start > -slack && $0.start < total + (isClosed || endsWithDot ? slack : -slack)
    }
    .map { Span(min(max($0.start, 0), total), max(min($0.end, total), 0)) }
    guard isClosed, result.count > 1, let first = result.first, let last = result.last, first.start <= slack,
      last.end >= total - slack
    else { return result }
    result.removeLast()
    // A dot beside a dash is part of it.
    let isDot = (first.end - first.start <= slack, last.end - last.start <= slack)
    if !isDot.1 { result[0] = isDot.0 ? last : (last.start, total + first.end) }
    return result
  }

  /// Returns the pattern whose factor is nearest to 1 among those with which the path ends as it begins.
  private func fitted(_ pattern: [Double], phase: Double, to total: Double, isClosed: Bool) -> Double {
    let period = (pattern.count % 2 == 0 ? 1 : 2) * pattern.reduce(0, +)
    var rest = 0.0
    if !isClosed {
      // What is before the first dash is also after the last one. It is negative if the dash began earlier.
      let shift = phase - (phase / period).rounded(.down) * period + period
      let first = spans(pattern, phase: 0, along: 9 * period, isClosed: false).first {
        $0.end > shift || $0.start >= shift
      }
      guard let first else { return .nan }
      rest = first.end - first.start + 2 * (first.start - shift)
      rest -= (rest / period).rounded(.down) * period
      if rest < 1e-9 * period { rest = 0 }
    }
    let counts = (0...Int(total / period) + 2).filter { $0 > 0 || rest > 0 }
    let factors = counts.map { total / (Double($0) * period + rest) }
    return factors.min { abs($0 - 1) < abs($1 - 1) } ?? 1
  }

  private func pattern(_ generator: inout RandomSource) -> [Double] {
    func length() -> Double { generator.number(3...40) }
    switch generator.below(7) {
    case 0: return [length()]
    case 1: return [length(), length(), length()]
    case 2: return [0, length()]
    case 3: return [length(), length(), 0, length()]
    case 4: return [length(), 0, length(), length()]
    case 5: return [length(), length(), length(), 0]
    default: return [length(), length()]
    }
  }

  private func check(_ found: Path, _ wanted: [Span], on path: Path, _ name: String) {
    let total = path.length
    #expect(found.subpaths.count == wanted.count, "\(name)")
    for (subpath, span) in zip(found.subpaths, wanted) {
      let piece = Path(subpaths: [subpath])
      let ends = [span.start, span.end].map { path.point(at: $0 > total ? $0 / total - 1 : $0 / total) ?? .zero }
      if span.end - span.start < 1e-9 * total {
        let middle = subpath.start.interpolated(to: subpath.end, at: 0.5)
        let direction = path.tangent(at: span.start / total)
        let way = (subpath.end - subpath.start).normalized
        #expect(middle.distance(to: ends[0]) < 1e-6 && piece.length < 1e-6, "\(name), dot at \(span.start)")
        #expect(
          direction.map { way.distance(to: Point($0.cosine, $0.sine)) < 1e-3 } == true, "\(name), dot at \(span.start)")
      } else {
        #expect(abs(piece.length - (span.end - span.start)) < 1e-8 * total, "\(name), \(span)")
        #expect(largestDistance([subpath.start, subpath.end], ends) < 1e-5, "\(name), \(span)")
        // Where it is cut, a piece is on the path.
        let half = (span.start + span.end) / 2
        let middle = path.point(at: half > total ? half / total - 1 : half / total) ?? .zero
        #expect(piece.point(at: 0.5).map { $0.distance(to: middle) < 1e-5 } == true, "\(name), \(span)")
      }
    }
  }

  @Test(arguments: RandomCases.seeds(quick: 40, ci: 600, long: 10_000))
  func `dashes are where the pattern puts them`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let path = Path(subpaths: [generator.path().subpaths[0]])
    let (total, isClosed) = (path.length, path.allSubpathsAreClosed)
    let lengths = pattern(&generator)
    let phase = generator.pick([0, generator.number(0...60), generator.number(-300...300)])
    let wanted = spans(lengths, phase: phase, along: total, isClosed: isClosed)
    let found = path.dashed(lengths, phase: phase)
    let isWhole = wanted.count == 1 && wanted[0].end - wanted[0].start > total * (1 - 1e-9)
    if isWhole { return #expect(found == path, "seed \(seed)") }
    check(found, wanted, on: path, "seed \(seed): \(lengths) \(phase)")
    // An upper bound, by whole periods.
    let count = path.dashCount(lengths, phase: phase)
    #expect(count >= Double(wanted.count) && count <= Double(wanted.count + 2 * lengths.count + 1), "seed \(seed)")
  }

  @Test(arguments: RandomCases.seeds(quick: 40, ci: 600, long: 10_000))
  func `fitted dashes are those of the pattern times the factor nearest to 1`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let path = Path(subpaths: [generator.path().subpaths[0]])
    let (total, isClosed) = (path.length, path.allSubpathsAreClosed)
    let lengths = pattern(&generator)
    let phase = generator.pick([0, generator.number(1...60), generator.number(-60 ... -1)])
    let factor = fitted(lengths, phase: phase, to: total, isClosed: isClosed)
    let wanted = spans(
      lengths.map { $0 * factor }, phase: phase * factor, along: total, isClosed: isClosed, endsWithDot: true)
    let found = path.dashed(lengths, phase: phase, fitted: true)
    let isWhole = wanted.count == 1 && wanted[0].end - wanted[0].start > total * (1 - 1e-9)
    if isWhole { return #expect(found == path, "seed \(seed)") }
    check(found, wanted, on: path, "seed \(seed): \(lengths) \(phase) times \(factor)")
  }

  /// The bounds of dashed strokes ignore gaps, so they are the union of those for all phases.
  @Test(arguments: RandomCases.seeds(quick: 16, ci: 240, long: 4_000))
  func `bounds of a dashed stroke contain it at every phase and are tight`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let curved = Path(subpaths: [generator.path().subpaths[0]])
    let corners = (0..<4).map { _ in generator.point() }
    let path = seed % 2 == 0 ? curved : seed % 4 == 1 ? Path.polygon(corners) : .polyline(corners)
    var style = StrokeStyle(
      width: generator.number(10...60), cap: LineCap.allCases[Int(seed % 3)],
      join: generator.pick(LineJoin.allCases), miterLimit: generator.number(1...6), dash: [11, 5])
    let bounds = path.strokeBounds(style)
    style.dash = []
    let steps = 16
    let inks = (0..<steps).compactMap { path.dashed([11, 5], phase: Double($0)).strokeBounds(style) }
    let ink = hull(inks.flatMap { [$0.topLeft, $0.bottomRight] })
    #expect(edgeDifference(ink.flatMap { bounds?.union($0) }, bounds) < 1e-6, "seed \(seed): \(style)")
    // A dash may end up to half a step beside the farthest place. The corners of caps on curves are not followed.
    let spare = style.cap == .square && !path.drawnSegments.allSatisfy { $0.isLine } ? 0.42 * style.width / 2 : 0
    #expect(edgeDifference(ink, bounds) < spare + 1.6, "seed \(seed): \(style)")
  }

  @Test(arguments: RandomCases.seeds(quick: 8, ci: 80, long: 1_000))
  func `plain dashes have the same stroke as fitted ones`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let several = generator.path()
    let open = several.subpaths.map { Subpath(start: $0.start, segments: $0.segments) }
    let path = seed % 8 < 4 ? several : Path(subpaths: [open[0]])
    let style = StrokeStyle(
      width: generator.number(1...6), cap: seed % 2 == 0 ? .round : .square, dash: [seed % 4 < 2 ? 0 : 9, 14],
      phase: generator.number(-9...9), fitted: seed % 8 != 0)
    let plain = path.withPlainDashes(style)
    #expect(!plain.style.fitted, "seed \(seed)")
    let difference = path.stroked(style).symmetricDifference(plain.path.stroked(plain.style))
    // Beside corners, dashes are shorter, by up to a hundredth at each end.
    let dash = plain.style.dash
    let isShorter = dash.count == 2 && abs(dash[0] * 14 - dash[1] * style.dash[0]) > 1e-6
    #expect(difference.area() < (isShorter ? 1e-2 : 1e-4) * path.length, "seed \(seed)")
    // Renderers may omit a dot at the very end, so that it is drawn as a dash.
    let mayEndWithDot = style.fitted && seed % 4 < 2 && !path.subpaths.allSatisfy { $0.isClosed }
    if mayEndWithDot { #expect(plain.style.dash.isEmpty, "seed \(seed)") }
  }

  /// Whether such a dash goes around the corner would depend on rounding, which differs between renderers.
  @Test(arguments: RandomCases.seeds(quick: 40, ci: 600, long: 10_000))
  func `no dash begins or ends at a corner`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let (width, height) = (generator.pick([20.0, 24, 30, 60, 61.7]), generator.pick([20.0, 40, 99, 100]))
    let path = Path.rect(Rect(x: 3, y: 4, width: width, height: height))
    let style = StrokeStyle(
      width: 4, dash: generator.pick([[5, 5], [4, 2], [6], [8, 2, 4, 2], [0, 5]]), phase: generator.pick([0, 0, 2, 5]),
      fitted: seed % 2 == 0)
    let plain = path.withPlainDashes(style).style
    let corners = [0, width, width + height, 2 * width + height, path.length]
    for span in spans(plain.dash, phase: plain.phase, along: path.length, isClosed: true) {
      // A path can begin and end within a dash.
      for end in [span.start, span.end] where end != 0 && end != path.length {
        let distance = corners.map { abs($0 - end) }.min() ?? 0
        #expect(distance > 0.002, "seed \(seed): \(style) ends at \(end)")
      }
    }
  }

  /// However many there are.
  @Test(arguments: [[1, 2], [3, 3], [1.0 / 3, 1.0 / 3]] as [[Double]])
  func `a dash beside a corner keeps most of its length`(dash: [Double]) {
    let path = Path.rect(Rect(x: 0, y: 0, width: 1000.15, height: 1000))
    let style = path.withPlainDashes(StrokeStyle(width: 1, dash: dash, fitted: true)).style
    #expect(style.dash.count == 2 && style.dash[0] > dash[0] - 0.05)
  }

  @Test func `a dot that would move away from its place is drawn as a dash`() {
    let angle = [Point(0, 0), Point(20, 0), Point(20, 20)]
    let dot = Path([.move(to: Point(40, 10)), .line(to: Point(40, 10))])
    let dashed = Path.polyline(angle).appending(dot).withPlainDashes(StrokeStyle(width: 3, cap: .round, dash: [5, 5]))
    #expect(dashed.style.dash == [] && dashed.path.bounds?.maxX == 40)
    let dots = Path.polyline([Point(0, 0), Point(30, 0), Point(30, 30.0044)])
    #expect(dots.withPlainDashes(StrokeStyle(width: 3, cap: .round, dash: [0, 6])).style.dash == [])
  }

  /// A dash that begins where the path ends, or ends where it begins, is a cap for some renderers.
  @Test(
    arguments: [
      ([10, 10], 0, false), ([10, 10], 10, true), ([10, 10, 20, 10], 40, true), ([3.3, 2.2, 1.1, 2.2], 6.6, false),
      ([10.0 / 3, 10.0 / 3], 0, false),
    ] as [([Double], Double, Bool)])
  func `no dash with caps only touches an end of an open path`(dash: [Double], phase: Double, isFitted: Bool) throws {
    let path = Path.polyline([Point(10, 15), Point(50, 15)])
    let style = StrokeStyle(width: 6, cap: .round, dash: dash, phase: phase, fitted: isFitted)
    let plain = path.withPlainDashes(style)
    let pattern = try #require(DashPattern(plain.style.dash, phase: plain.style.phase))
    let measured = MeasuredSubpath(path.subpaths[0])
    #expect(plain.path == path)
    #expect(!pattern.hasStart(nearEndOf: measured, error: 0) && !pattern.hasEnd(nearStartWithin: 1e-3))
    #expect(path.stroked(plain.style).symmetricDifference(path.stroked(style)).area() < 1)
  }

  @Test(arguments: [(50.001, 0.0), (50, 9.999_96)])
  func `a short dash at an end of an open path keeps its caps`(end: Double, phase: Double) {
    let path = Path.polyline([Point(10, 15), Point(end, 15)])
    let plain = path.withPlainDashes(StrokeStyle(width: 6, cap: .round, dash: [10, 10], phase: phase))
    #expect(plain.style.dash == [] && plain.path.subpaths.count == 3)
  }

  @Test func `a dash that ends at no corner keeps its length`() {
    let style = StrokeStyle(width: 4, dash: [5, 5])
    #expect(Path.circle(center: Point(0, 0), radius: 50 / .pi).withPlainDashes(style).style == style)
    #expect(Path.rect(Rect(x: 0, y: 0, width: 22, height: 22)).withPlainDashes(style).style == style)
    #expect(Path.polyline([Point(0, 0), Point(20, 0)]).withPlainDashes(style).style == style)
    let capped = StrokeStyle(width: 4, cap: .round, dash: [5, 5], phase: 5)
    #expect(Path.circle(center: Point(0, 0), radius: 50 / .pi).withPlainDashes(capped).style == capped)
    #expect(Path.polyline([Point(0, 0), Point(20, 0)]).withPlainDashes(capped).style == capped)
  }

  @Test func `a style that can be drawn has finite numbers and a valid pattern`() {
    let line = Path.polyline([Point(0, 0), Point(100, 0)])
    let styles = [
      StrokeStyle(width: 3, dash: [4, 5], phase: -7), StrokeStyle(width: -3, dash: [0, 0], phase: .nan),
      StrokeStyle(width: .nan, dash: [4, -5], phase: .infinity), StrokeStyle(width: 3, dash: [.nan, 4], phase: 2),
      StrokeStyle(width: 3, dash: [1e-9, 1e-9], phase: 2), StrokeStyle(width: 3, dash: [4, .infinity], phase: 2),
    ]
    .map { $0.drawable(along: line) }
    #expect(styles.map { $0.dash } == [[4, 5], [], [], [], [], []])
    #expect(styles.map { $0.phase } == [-7, 0, 0, 2, 2, 2] && styles.map { $0.width } == [3, 0, 0, 3, 3, 3])
  }
}
