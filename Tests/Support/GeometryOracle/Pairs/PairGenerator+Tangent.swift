import Foundation
@_spi(Generated) import ShapeCore

/// Pairs of curves that touch without crossing, or nearly.
extension PairGenerator {
  /// Returns the distance of touching shapes: usually 0.
  private mutating func gap() -> Double {
    random.chance(60) ? 0 : random.logarithmic(1e-15...1e-3) * (random.chance(50) ? 1 : -1)
  }

  /// Returns an ellipse that touches all sides of a rectangle.
  mutating func circleInSquare() -> (Path, Path) {
    let origin = random.chance(50) ? Point.zero : random.point()
    let width = random.pick([1, 10, random.number(1...20)])
    let height = random.chance(60) ? width : random.number(1...20)
    let rect = Rect(x: origin.x, y: origin.y, width: width, height: height)
    let ellipse = Path.ellipse(in: rect.inset(by: gap()))
    switch random.whole(0...3) {
    case 0: return (.rect(rect), ellipse)
    case 1: return (.rect(rect).reversed(), ellipse)
    case 2: return (.rect(rect), Path.ellipse(in: rect.translated(by: Point(width / 2, 0))))
    default:
      // A rectangle that touches the ellipse from inside.
      let (dx, dy) = (width / 2 * (1 - 0.5.squareRoot()), height / 2 * (1 - 0.5.squareRoot()))
      return (.rect(rect.inset(left: dx, top: dy, right: dx, bottom: dy)), ellipse)
    }
  }

  /// Circles that touch from outside or from inside, or share their center, and ellipses through them.
  mutating func tangentCircles() -> (Path, Path) {
    let (center, direction) = (random.point(), random.chance(50) ? Point(1, 0) : random.direction())
    let r1 = random.pick([1, 5, random.number(1...9)])
    let r2 = random.pick([1, 2, 5, random.number(0.01...9)])
    let first = Path.circle(center: center, radius: r1)
    switch random.whole(0...3) {
    case 0: return (first, .circle(center: center + direction * (r1 + r2 + gap()), radius: r2))
    case 1: return (first, .circle(center: center + direction * (r1 - r2 + gap()), radius: r2))
    case 2: return (first, .circle(center: center + direction * gap(), radius: random.chance(50) ? r1 : r2))
    default:
      let rect = Rect(x: center.x - r1, y: center.y - r2, width: 2 * r1, height: 2 * r2)
      return (first, .ellipse(in: rect.translated(by: direction * gap())))
    }
  }

  /// Returns a second contour with an edge that leaves a point of the first one's edge in the same direction, on either
  /// side, and sometimes with the same curvature.
  mutating func tangentCurves() -> (Path, Path) {
    let edge = anyEdge(from: random.point(), to: random.point())
    let t = random.pick([0.5, 0, 1, random.number(0...1)])
    let point = edge.point(at: t) + random.direction() * gap()
    let along = edge.direction(at: t)
    let reach = random.number(1...8)
    let bend = along.perpendicular * random.number(-4...4)
    let touching: Edge
    switch random.whole(0...3) {
    case 0: touching = .quad(point + bend - along * reach, point - bend, point + bend + along * reach)
    case 1: touching = .cubic(point, point + along * reach, point + along * (2 * reach) + bend, point + bend * 3)
    case 2:
      let radius = random.number(0.5...8) * (random.chance(50) ? 1 : -1)
      let center = point + along.perpendicular * radius
      let start = atan2(point.y - center.y, point.x - center.x)
      touching = .arc(
        Arc(center: center, radii: Size(abs(radius), abs(radius)), start: start - 1, sweep: random.number(1...6)))
    default: touching = .line(point - along * reach, point + along * reach)
    }
    return (
      Path(chains: [[edge] + detour(from: edge.end, to: edge.start)]),
      Path(chains: [[touching] + detour(from: touching.end, to: touching.start)])
    )
  }
}
