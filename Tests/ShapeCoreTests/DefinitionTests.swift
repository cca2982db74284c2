import TestSupport
import Testing

@_spi(Generated) @testable import ShapeCore

/// Corners, ellipses and arcs, compared with their definitions.
@Suite struct DefinitionTests {
  @Test func `a continuous corner has the published coefficients`() {
    // In radii: how far back along the top edge, and how far down the right one.
    let corner: [(Double, Double)] = [
      (1.52866, 0), (1.08849, 0), (0.86841, 0), (0.66993, 0.06550), (0.63149, 0.07491), (0.37282, 0.16906),
      (0.16906, 0.37282), (0.07491, 0.63149), (0.06550, 0.66993), (0, 0.86841), (0, 1.08849), (0, 1.52866),
    ]
    let rect = Rect(x: -50, y: 30, width: 400, height: 300)
    let radii = CornerRadii(topLeft: 10, topRight: 20, bottomRight: 30, bottomLeft: 40)
    // Each corner with the directions back along the first edge and forward along the second, clockwise.
    let corners = [
      (rect.topRight, 20.0, Point(-1, 0), Point(0, 1)), (rect.bottomRight, 30, Point(0, -1), Point(-1, 0)),
      (rect.bottomLeft, 40, Point(1, 0), Point(0, -1)), (rect.topLeft, 10, Point(0, 1), Point(1, 0)),
    ]
    let expected = corners.flatMap { point, radius, back, on in
      corner.map { point + back * (radius * $0.0) + on * (radius * $0.1) }
    }
    let found = Path.roundedRect(rect, radii: radii, style: .continuous).elements.dropFirst().flatMap {
      element -> [Point] in
      switch element {
      case .move(let to), .line(let to): return [to]
      case .quad(let to, let control): return [control, to]
      case .curve(let to, let control1, let control2): return [control1, control2, to]
      case .arc, .close: return []
      }
    }
    #expect(largestDistance(found, expected) < 1e-13)
  }

  @Test(arguments: CornerStyle.allCases, 1...40 as ClosedRange<UInt64>)
  func `radii that do not fit shrink by the smallest quotient of all sides`(style: CornerStyle, seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let rect = Rect(x: 0, y: 0, width: generator.number(1...100), height: generator.number(1...100))
    let radii = (0..<4).map { _ in generator.number(0...60) }
    // The part of an edge that a corner takes, in radii, and the number of segments of an edge with its corner.
    let (reach, count): (Double, Int) =
      switch style {
      case .circular, .bevel, .scoop: (1, 2)
      case .notch: (1, 3)
      case .continuous: (1.52866, 6)
      }
    let sums = [radii[0] + radii[1], radii[1] + radii[2], radii[2] + radii[3], radii[3] + radii[0]]
    let sides = [rect.width, rect.height, rect.width, rect.height]
    let factor = zip(sides, sums).reduce(1) { min($0, $1.0 / ($1.1 * reach)) }
    let path = Path.roundedRect(
      rect, radii: CornerRadii(topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3]),
      style: style)
    let found = (0..<4).map { path.drawnSegments[$0 * count].length }
    let expected = zip(sides, sums).map { $0 - $1 * factor * reach }
    #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-12 }, "seed \(seed)")
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `a circular corner is a quarter of a circle that touches both edges`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let rect = Rect(x: generator.number(-9...9), y: 3, width: 100, height: 80)
    let radii = CornerRadii(
      topLeft: generator.number(0...40), topRight: generator.number(0...40), bottomRight: generator.number(0...40),
      bottomLeft: generator.number(0...40))
    let corners = [
      (rect.topRight, Point(-1, 1), radii.topRight), (rect.bottomRight, Point(-1, -1), radii.bottomRight),
      (rect.bottomLeft, Point(1, -1), radii.bottomLeft), (rect.topLeft, Point(1, 1), radii.topLeft),
    ]
    let arcs = Path.roundedRect(rect, radii: radii).elements.compactMap { element -> Arc? in
      if case .arc(let arc) = element { return arc }
      return nil
    }
    let isRight = zip(arcs, corners).allSatisfy { arc, corner in
      arc.center.distance(to: corner.0 + corner.1 * corner.2) < 1e-13 && arc.radii == Size(corner.2, corner.2)
        && arc.sweep == Double.pi / 2
    }
    #expect(isRight && arcs.count == 4, "seed \(seed)")
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `an ellipse is the locus of a constant sum of distances`(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    var arc = generator.arc()
    if arc.radii.width < arc.radii.height { arc.radii = Size(arc.radii.height, arc.radii.width) }
    let reach = (arc.radii.width * arc.radii.width - arc.radii.height * arc.radii.height).squareRoot()
    let axis = Point(Mathematics.cosine(arc.rotation), Mathematics.sine(arc.rotation)) * reach
    let sums = (0...20).map { index in
      let point = Segment.arc(arc).point(at: Double(index) / 20)
      return point.distance(to: arc.center + axis) + point.distance(to: arc.center - axis)
    }
    #expect(sums.allSatisfy { abs($0 - 2 * arc.radii.width) < 1e-12 }, "seed \(seed)")
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `a tangent arc takes its radius over the tangent of half the angle from each leg`(seed: UInt64) throws {
    var generator = RandomSource(seed: seed)
    let (start, corner, end) = (generator.point(), generator.point(), generator.point())
    let (back, on) = ((start - corner).normalized, (end - corner).normalized)
    let half = Mathematics.arcCosine(back.dot(on)) / 2
    let room = min(start.distance(to: corner), end.distance(to: corner))
    let radius = generator.number(0...1) * room * Mathematics.tangent(half)
    var builder = PathBuilder()
    try builder.move(to: start)
    try builder.corner(corner, to: end, radius: radius)
    let tangentLength = radius / Mathematics.tangent(half)
    guard case .arc(let arc) = builder.path.elements.last else {
      Issue.record("seed \(seed): no arc")
      return
    }
    #expect(arc.startPoint.distance(to: corner + back * tangentLength) < 1e-10, "seed \(seed)")
    #expect(arc.endPoint.distance(to: corner + on * tangentLength) < 1e-10, "seed \(seed)")
    #expect(abs(arc.center.distance(to: corner) * Mathematics.sine(half) - radius) < 1e-10, "seed \(seed)")
  }
}
