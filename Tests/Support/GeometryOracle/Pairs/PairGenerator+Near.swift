import Foundation
@_spi(Generated) import ShapeCore

/// Pairs of a path and a copy that nearly coincides with it.
extension PairGenerator {
  /// Returns how far a copy is from its original, as a share of the diameter.
  private mutating func nearness() -> Double { random.logarithmic(1e-15...1e-2) }

  /// Polygons and their near copies.
  mutating func nearPolygons() -> (Path, Path) {
    let count = random.whole(3...16)
    let corners = corners(count, around: random.point(-3...3), radius: random.number(2...9))
    return nearPair([corners.indices.map { .line(corners[$0], corners[($0 + 1) % count]) }])
  }

  /// Paths of all kinds of edges and their near copies.
  mutating func nearCurves() -> (Path, Path) { nearPair(chains()) }

  private mutating func nearPair(_ chains: [[Edge]]) -> (Path, Path) {
    let second = random.chance(40) ? Path(chains: chains.map { split($0) }) : Path(chains: chains)
    var copy = nearCopy(of: second)
    if random.chance(25) { copy = nearCopy(of: copy) }
    return (Path(chains: chains), copy)
  }

  /// Returns a path moved, rotated, scaled, jittered, reversed or rounded to floats.
  mutating func nearCopy(of path: Path) -> Path {
    let size = path.bounds.map { max($0.width, $0.height) } ?? 1
    let center = random.point()
    switch random.whole(0...6) {
    case 0: return path.translated(by: random.direction() * (size * nearness()))
    case 1: return path.rotated(by: Angle(radians: nearness() * random.pick([-1, 1])), around: center)
    case 2:
      let factor = 1 + nearness() * random.pick([-1, 1])
      return path.scaled(x: factor, y: factor, around: random.chance(50) ? center : .zero)
    case 3: return path.scaled(x: 1 + nearness(), y: 1 - nearness(), around: center)
    case 4: return jittered(path, step: size * nearness())
    case 5: return path.reversed()
    default: return path.inSinglePrecision
    }
  }

  /// Curves and polygons with vertices on them, few or many.
  mutating func flattenedCurves() -> (Path, Path) {
    let chains = (0..<random.pick([1, 1, 2])).map { _ in
      chain([.quad, .cubic, .circularArc, .ellipticalArc], around: random.point(-3...3), radius: random.number(2...9))
    }
    let count = Int(random.logarithmic(2...150))
    let polygons = chains.map { chain in
      chain.flatMap { edge -> [Edge] in
        let points = (0...count).map { edge.point(at: Double($0) / Double(count)) }
        return zip(points, points.dropFirst()).map { .line($0, $1) }
      }
    }
    let second = Path(chains: polygons)
    return (Path(chains: chains), random.chance(30) ? second.reversed() : second)
  }

  /// Polygons of 20 to 50 random vertices of two decimals, and their copies: split, reversed, scaled, moved or
  /// jittered.
  mutating func tangledCopies() -> (Path, Path) {
    let unit = random.pick([0.01, 1, 10])
    func coordinate() -> Double { Double(random.whole(0...10_000)) / 100 * unit }
    let corners = (0..<random.whole(20...50)).map { _ in Point(coordinate(), coordinate()) }
    let first = Path.polygon(corners)
    let size = 100 * unit
    switch random.whole(0...5) {
    case 0, 1: return (first, .polygon(splitCorners(corners)))
    case 2: return (first, .polygon(splitCorners(corners).reversed()))
    case 3:
      let factor = 1 + random.logarithmic(1e-15...1e-2) * random.pick([-1, 1])
      return (first, first.scaled(x: factor, y: factor, around: .zero))
    case 4: return (first, first.translated(by: random.direction() * (size * nearness())))
    default: return (first, jittered(first, step: size * nearness()))
    }
  }

  /// Returns the corners with up to two more on each edge, rounded.
  private mutating func splitCorners(_ corners: [Point]) -> [Point] {
    corners.indices.flatMap { index -> [Point] in
      let (a, b) = (corners[index], corners[(index + 1) % corners.count])
      let parts = random.whole(1...3)
      return (0..<parts).map { a + (b - a) * (Double($0) / Double(parts)) }
    }
  }
}
