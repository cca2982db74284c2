@_spi(Generated) import ShapeCore
import TestSupport

/// A region and an amount to move its edge by.
struct OffsetCase {
  var path: Path
  var rule = FillRule.nonZero
  var amount: Double
  /// The kind of the case.
  var kind: String

  /// Creates a case from a seed: random, or one of the kinds at whose corners joins are easily lost.
  init(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let kinds: [(String, (inout RandomSource) -> Path)] = [
      ("random", { $0.path() }), ("notch", { cusped(&$0, isNotch: true) }),
      ("spike", { cusped(&$0, isNotch: false) }), ("control by the corner", controlByCorner),
      ("hook", hooked), ("cusp in a curve", innerCusp), ("slit", slit), ("zero handles", zeroHandles),
      ("star", { star(&$0) }),
    ]
    let (name, make) = kinds[Int(seed % UInt64(kinds.count))]
    kind = name
    path = make(&generator)
    rule = Bool.random(using: &generator) ? .nonZero : .evenOdd
    amount = [-1, 1][Int.random(in: 0...1, using: &generator)] * exp10(generator.number(-2...1.6))
    if Bool.random(using: &generator) {
      path = path.rotated(by: Angle(radians: generator.number(-3...3)), around: generator.point())
    }
    if Bool.random(using: &generator) { path = path.reversed() }
  }
}

private func exp10(_ exponent: Double) -> Double {
  // e^x by its series, halved often enough; without Foundation.
  let x = exponent * 2.302585092994046 / 1024
  var result = 1 + x + x * x / 2 + x * x * x / 6
  for _ in 0..<10 { result *= result }
  return result
}

/// Returns 0, or a length of any size down to 1e-12.
private func small(_ g: inout RandomSource) -> Double {
  Int.random(in: 0..<4, using: &g) == 0 ? 0 : exp10(g.number(-12...0.5))
}

/// Returns a square with a side that runs into a point and back, inside or outside.
private func cusped(_ g: inout RandomSource, isNotch: Bool) -> Path {
  let tip = Point(isNotch ? 50 : 150, 50)
  let control = Point(isNotch ? 70 : 130, 50)
  let off = Point(0, small(&g))
  let elements: [PathElement] = [
    .move(to: .zero), .line(to: Point(100, 0)), .line(to: Point(100, g.number(30...49))),
    .quad(to: tip, control: control), .quad(to: Point(100, g.number(51...70)), control: control + off),
    .line(to: Point(100, 100)), .line(to: Point(0, 100)), .close,
  ]
  return Path(elements)
}

/// Returns a corner at which a curve ends whose last control point is close by.
private func controlByCorner(_ g: inout RandomSource) -> Path {
  let corner = Point(80, 70)
  let angle = g.number(-3.2...3.2)
  let control = corner + Point(Mathematics.cosine(angle), Mathematics.sine(angle)) * small(&g)
  return Path([
    .move(to: Point(60, 20)), .line(to: Point(10, 33)), .line(to: Point(58, 60)),
    .curve(to: corner, control1: Point(66, 64), control2: control), .close,
  ])
}

/// Returns a polygon with a corner that consists of tiny lines back and forth.
private func hooked(_ g: inout RandomSource) -> Path {
  let size = small(&g)
  let corner = Point(g.number(20...90), g.number(20...90))
  var points = [Point(0, 0), Point(100, 0)]
  for _ in 0..<Int.random(in: 1...4, using: &g) { points.append(corner + g.point() * (size / 100)) }
  points.append(Point(0, 100))
  return .polygon(points)
}

/// Returns a cubic with a cusp, or almost.
private func innerCusp(_ g: inout RandomSource) -> Path {
  let (w, h) = (g.number(20...90), g.number(20...90))
  let off = Point(small(&g), -small(&g)) * (Bool.random(using: &g) ? 1 : -1)
  let far = Bool.random(using: &g) ? Point(w / 2, -60) : Point(w / 2, 2 * h)
  return Path([
    .move(to: .zero), .curve(to: Point(w, 0), control1: Point(w, h), control2: Point(0, h) + off), .line(to: far),
    .close,
  ])
}

/// Returns a square with a slit, or an outgrowth as thin.
private func slit(_ g: inout RandomSource) -> Path {
  let half = small(&g) / 2
  let tip = Point(g.number(20...180), g.number(40...60))
  return .polygon([
    .zero, Point(100, 0), Point(100, 50 - half), tip, Point(100, 50 + half), Point(100, 100), Point(0, 100),
  ])
}

/// Returns curves with handles of length 0.
private func zeroHandles(_ g: inout RandomSource) -> Path {
  let points = [
    Point(0, 0), Point(90, g.number(-20...20)), Point(g.number(40...120), 90), Point(g.number(-20...30), 70),
  ]
  var elements: [PathElement] = [.move(to: points[0])]
  for (from, to) in zip(points, points.dropFirst() + [points[0]]) {
    let control = g.point(-30...120)
    switch Int.random(in: 0..<4, using: &g) {
    case 0: elements.append(.curve(to: to, control1: from, control2: control))
    case 1: elements.append(.curve(to: to, control1: control, control2: to))
    case 2: elements.append(.curve(to: to, control1: from, control2: to))
    default: elements.append(.quad(to: to, control: control))
    }
  }
  return Path(elements + [.close])
}

private func star(_ g: inout RandomSource) -> Path {
  .star(
    center: .zero, points: Int.random(in: 3...9, using: &g), outerRadius: 50, innerRadius: g.number(0.5...45),
    rotation: .zero)
}
