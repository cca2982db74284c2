import TestSupport
import Testing

@_spi(Generated) @testable import ShapeCore

@Suite struct StrokeBoundsTests {
  private func line(_ points: Point..., closed: Bool = false) -> Path {
    var elements = [PathElement.move(to: points[0])]
    elements += points.dropFirst().map { .line(to: $0) }
    return Path(closed ? elements + [.close] : elements)
  }

  @Test func `a butt capped line covers its width and nothing beyond its ends`() {
    let line = line(.zero, Point(100, 0))
    #expect(line.strokeBounds(StrokeStyle(width: 1)) == Rect(x: 0, y: -0.5, width: 100, height: 1))
  }

  @Test func `round and square caps extend half the width beyond the ends`() {
    let line = line(.zero, Point(100, 0))
    for cap in [LineCap.round, .square] {
      #expect(
        line.strokeBounds(StrokeStyle(width: 4, cap: cap)) == Rect(x: -2, y: -2, width: 104, height: 4))
    }
  }

  @Test func `the ends of a sloping line are cut at right angles`() {
    let slope = line(.zero, Point(30, 40))
    #expect(
      edgeDifference(slope.strokeBounds(StrokeStyle(width: 10)), Rect(x: -4, y: -3, width: 38, height: 46)) < 1e-13)
  }

  @Test func `a miter extends to its tip`() {
    let chevron = line(Point(-30, 40), .zero, Point(30, 40))
    // Half the angle at the corner has the sine 0.6, so the tip is 5 / 0.6 above it.
    let ink = chevron.strokeBounds(StrokeStyle(width: 10))
    #expect(abs((ink?.minY ?? 0) + 5 / 0.6) < 1e-13)
  }

  @Test func `a miter over its limit is a bevel`() {
    let chevron = line(Point(-30, 40), .zero, Point(30, 40))
    let ink = chevron.strokeBounds(StrokeStyle(width: 10, miterLimit: 1.6))
    #expect(abs((ink?.minY ?? 0) + 3) < 1e-13)
  }

  @Test func `a round join extends half the width`() {
    let chevron = line(Point(-30, 40), .zero, Point(30, 40))
    #expect(chevron.strokeBounds(StrokeStyle(width: 10, join: .round))?.minY == -5)
  }

  @Test func `a closed subpath has a join where it starts and no caps`() {
    let triangle = line(.zero, Point(30, 40), Point(-30, 40), closed: true)
    let ink = triangle.strokeBounds(StrokeStyle(width: 10, cap: .square))
    #expect(abs((ink?.minY ?? 0) + 5 / 0.6) < 1e-13)
    #expect(ink?.maxY == 45)
  }

  @Test func `the bounds of a rectangle are its frame for every join`() {
    let rect = Rect(x: 10, y: 20, width: 30, height: 40)
    for join in [LineJoin.miter, .round, .bevel] {
      #expect(Path.rect(rect).strokeBounds(StrokeStyle(width: 6, join: join)) == rect.inset(by: -3))
    }
  }

  @Test(arguments: [LineCap.butt, .round, .square], [LineJoin.miter, .round, .bevel])
  func `ready-made paths have the bounds of their elements`(cap: LineCap, join: LineJoin) {
    for (width, height) in [(40.0, 20.0), (40, 0), (0, 20), (0, 0), (0.5, 30)] {
      let rect = Rect(x: 3, y: 5, width: width, height: height)
      var paths = [Path.rect(rect), .roundedRect(rect, cornerRadius: 8)]
      // The bounds of other ellipses have room for curves.
      if width == 0, height == 0 { paths.append(.ellipse(in: rect)) }
      for path in paths {
        for dash in [[], [7.0, 3]] {
          let style = StrokeStyle(width: 9, cap: cap, join: join, dash: dash)
          let difference = edgeDifference(path.strokeBounds(style), Path(path.elements).strokeBounds(style))
          #expect(difference < 1e-12, "\(path), dashes \(dash)")
        }
      }
    }
  }

  @Test func `a subpath without length is a dot unless its caps are butt`() {
    let dot = line(Point(5, 5), Point(5, 5))
    #expect(dot.strokeBounds(StrokeStyle(width: 4)) == nil)
    #expect(dot.strokeBounds(StrokeStyle(width: 4, cap: .round)) == Rect(x: 3, y: 3, width: 4, height: 4))
    #expect(Path([.move(to: .zero)]).strokeBounds(StrokeStyle(width: 4, cap: .round)) == nil)
  }

  @Test func `segments without length do not disturb a join`() {
    let plain = line(Point(-30, 40), .zero, Point(30, 40))
    let doubled = line(Point(-30, 40), .zero, .zero, Point(0, 1e-15), Point(30, 40))
    let style = StrokeStyle(width: 10)
    #expect(edgeDifference(plain.strokeBounds(style), doubled.strokeBounds(style)) < 1e-12)
  }

  @Test func `a width of 0 has no bounds`() {
    let line = line(.zero, Point(100, 0))
    #expect([0, -1, .nan, .infinity].allSatisfy { line.strokeBounds(StrokeStyle(width: $0)) == nil })
  }

  @Test func `a path that is not finite has no bounds`() {
    let style = StrokeStyle(width: 4, cap: .round)
    #expect(line(.zero, Point(.nan, 0)).strokeBounds(style) == nil)
    #expect(line(.zero, Point(.infinity, 0), Point(5, 5)).strokeBounds(style) == nil)
    #expect(Path.circle(center: Point(0, .nan), radius: 1).strokeBounds(style) == nil)
  }

  @Test func `dashes extend no farther than their caps allow`() {
    let line = line(.zero, Point(100, 0))
    #expect(line.strokeBounds(StrokeStyle(width: 2, dash: [3])) == Rect(x: 0, y: -1, width: 100, height: 2))
    #expect(
      line.strokeBounds(StrokeStyle(width: 2, cap: .round, dash: [3])) == Rect(x: -1, y: -1, width: 102, height: 2))
  }

  @Test func `an inner offset may extend farthest at its cusp`() {
    // A line up to the right that bends a little, and sharply, at its end.
    let bend = Path([
      .move(to: Point(0, 0)),
      .curve(to: Point(5.3, -9), control1: Point(4, -7), control2: Point(5, -8.75)),
    ])
    let style = StrokeStyle(width: 60)
    #expect(edgeDifference(bend.strokeBounds(style), sampledInk(of: bend, style)) < 1e-3)
  }

  @Test(arguments: 1...150 as ClosedRange<UInt64>)
  func `bounds agree with a densely sampled stroke`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let path = generator.path()
    let style = StrokeStyle(
      width: generator.number(0.1...60), cap: [.butt, .round, .square].randomElement(using: &generator) ?? .butt,
      join: [.miter, .round, .bevel].randomElement(using: &generator) ?? .miter,
      miterLimit: generator.number(1...8))
    let bounds = path.strokeBounds(style)
    let sampled = sampledInk(of: path, style)
    #expect(edgeDifference(bounds, sampled) < 0.02, "seed \(seed)")
    let union = sampled.flatMap { bounds?.union($0) }
    #expect(edgeDifference(union, bounds) < 1e-5, "seed \(seed): ink is outside")
  }
}

// The stroke point by point, with code that shares nothing with the library except the segments' points.

private func sampledInk(of path: Path, _ style: StrokeStyle) -> Rect? {
  let reach = style.width / 2
  var ink: [Point] = []
  for subpath in path.subpaths {
    let runs = subpath.drawnSegments.map { sampledRun(of: $0) }.filter { $0.count > 1 }
    guard let first = runs.first?.first, let last = runs.last?.last else { continue }
    for run in runs {
      for (point, direction) in run {
        ink.append(point + direction.perpendicular * reach)
        ink.append(point - direction.perpendicular * reach)
      }
    }
    for (run, next) in zip(runs, runs.dropFirst() + (subpath.isClosed ? [runs[0]] : [])) {
      if let end = run.last, let start = next.first {
        ink += sampledJoin(at: start.0, from: end.1, to: start.1, style)
      }
    }
    if !subpath.isClosed {
      ink += sampledCap(at: first.0, outwards: first.1 * -1, style)
      ink += sampledCap(at: last.0, outwards: last.1, style)
    }
  }
  return hull(ink)
}

/// Returns points with directions, so close together that the direction changes little from one to the next.
private func sampledRun(of segment: Segment) -> [(Point, Point)] {
  func sample(_ t: Double) -> (Point, Point) {
    // Curves continue beyond their ends, so that the difference can be central everywhere.
    let chord = segment.point(at: t + 1e-6) - segment.point(at: t - 1e-6)
    return (segment.point(at: t), chord / chord.length)
  }
  let count = 400
  var run = [sample(0)]
  func refine(_ low: Double, _ high: Double, _ a: (Point, Point), _ b: (Point, Point)) {
    if a.1.dot(b.1) < 0.9998, high - low > 1e-6 {
      let middle = (low + high) / 2
      let m = sample(middle)
      refine(low, middle, a, m)
      refine(middle, high, m, b)
    } else {
      run.append(b)
    }
  }
  for index in 0..<count {
    let low = Double(index) / Double(count)
    let high = Double(index + 1) / Double(count)
    refine(low, high, sample(low), sample(high))
  }
  return run
}

private func sampledJoin(at point: Point, from u: Point, to v: Point, _ style: StrokeStyle) -> [Point] {
  let reach = style.width / 2
  let turn = Mathematics.arcTangent(y: u.cross(v), x: u.dot(v))
  switch style.join {
  case .bevel:
    return []
  case .round:
    let start = Mathematics.arcTangent(y: u.y, x: u.x) + (turn > 0 ? -1 : 1) * Double.pi / 2
    return (0...500).map {
      let angle = start + turn * Double($0) / 500
      return point + Point(Mathematics.cosine(angle), Mathematics.sine(angle)) * reach
    }
  case .miter:
    let inside = Double.pi - abs(turn)
    guard abs(turn) > 1e-9, 1 / Mathematics.sine(inside / 2) <= style.miterLimit else { return [] }
    // Where the two outer edges cross.
    let side: Double = turn > 0 ? -1 : 1
    let a = point + u.perpendicular * (side * reach)
    let b = point + v.perpendicular * (side * reach)
    return [a + u * ((b - a).cross(v) / u.cross(v))]
  }
}

private func sampledCap(at point: Point, outwards direction: Point, _ style: StrokeStyle) -> [Point] {
  let reach = style.width / 2
  switch style.cap {
  case .butt:
    return []
  case .square:
    let tip = point + direction * reach
    return [tip + direction.perpendicular * reach, tip - direction.perpendicular * reach]
  case .round:
    return (0...500).map {
      let angle = Double.pi * (Double($0) / 500 - 0.5)
      let (sine, cosine) = (Mathematics.sine(angle), Mathematics.cosine(angle))
      return point + (direction * cosine + direction.perpendicular * sine) * reach
    }
  }
}
