import Foundation
@_spi(Generated) import ShapeCore

/// Pairs of polygons that are easy to combine repeatedly.
extension PairGenerator {
  /// Polygons of three to eight vertices with whole coordinates of 0 to 100, which may cross themselves.
  mutating func integerPolygon() -> Path {
    .polygon(
      (0..<random.whole(3...8)).map { _ in Point(Double(random.whole(0...100)), Double(random.whole(0...100))) })
  }

  /// Returns polygons on the points of a small lattice, rotated.
  mutating func turnedLattice() -> (Path, Path) {
    let size = random.whole(2...8)
    func polygon() -> Path {
      .polygon(
        (0..<random.whole(3...12)).map { _ in Point(Double(random.whole(0...size)), Double(random.whole(0...size))) })
    }
    let (first, second) = (polygon(), polygon())
    // Right angles of 3 : 4 : 5 and the like put some vertices on round numbers.
    let angle = random.pick([random.angle(), random.angle(), Double.pi / 6, Double.pi / 4, atan2(3, 4)])
    let scale = random.pick([1, 0.1, 1 / 0.7, random.number(0.1...3)])
    let offset = random.chance(40) ? Point(100, 50) : random.chance(50) ? .zero : random.point()
    let map = Transform.rotation(Angle(radians: angle), around: .zero)
      .then(.scale(x: scale, y: scale, around: .zero)).then(.translation(offset))
    return (first.transformed(by: map), second.transformed(by: map))
  }

  /// Star-shaped polygons of many vertices about nearly the same center, some with vertices in the same directions.
  mutating func starShaped() -> (Path, Path) {
    let count = random.whole(8...60)
    let angles = directions(count)
    let first = starPolygon(angles, around: .zero)
    switch random.whole(0...4) {
    case 0: return (first, starPolygon(angles, around: .zero))
    case 1: return (first, first.rotated(by: Angle(radians: 2 * Double.pi / Double(count)), around: .zero))
    case 2: return (first, nearCopy(of: first))
    default: return (first, starPolygon(directions(random.whole(8...60)), around: random.point(-3...3)))
    }
  }

  /// Angles in ascending order, evenly or randomly spread.
  private mutating func directions(_ count: Int) -> [Double] {
    let isEven = random.chance(40)
    return (0..<count).map { index in
      2 * Double.pi * (Double(index) + (isEven ? 0 : random.number(0...0.99))) / Double(count)
    }
  }

  private mutating func starPolygon(_ angles: [Double], around center: Point) -> Path {
    .polygon(angles.map { center + Point(cos($0), sin($0)) * random.number(2...9) })
  }
}
