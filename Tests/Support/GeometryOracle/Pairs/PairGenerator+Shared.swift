import Foundation
import ShapeCore

/// Pairs with edges and vertices in common.
extension PairGenerator {
  /// Returns two contours along one edge, in the same or the opposite direction.
  mutating func sharedEdge(isReversed: Bool) -> (Path, Path) {
    let (a, b) = (random.point(), random.point())
    let edge = anyEdge(from: a, to: b)
    // The end of an arc is determined by its numbers.
    let first = [edge] + detour(from: edge.end, to: edge.start)
    let other = isReversed ? edge.reversed : edge
    return (Path(chains: [first]), Path(chains: [[other] + detour(from: other.end, to: other.start)]))
  }

  /// Two contours that share a part of an edge.
  mutating func partlySharedEdge() -> (Path, Path) {
    let edge = anyEdge(from: random.point(), to: random.point())
    let first = [edge] + detour(from: edge.end, to: edge.start)
    let (low, high) = (random.number(0...0.5), random.number(0.6...1))
    var part = edge.split(at: high).0.split(at: low / high).1
    if random.chance(30) {
      // One that extends beyond the other's end.
      part = .line(edge.point(at: low), edge.point(at: low) + edge.direction(at: low) * 8)
    }
    if random.chance(50) { part = part.reversed }
    return (Path(chains: [first]), Path(chains: [[part] + detour(from: part.end, to: part.start)]))
  }

  /// Returns a second path with one or two vertices on vertices of the first.
  mutating func touchingVertices() -> (Path, Path) {
    let first = corners(random.whole(3...6), around: .zero, radius: 8)
    var second = corners(random.whole(3...6), around: random.direction() * 8, radius: 8)
    second[0] = first[0]
    if random.chance(50) { second[second.count / 2] = first[first.count / 2] }
    return (ring(first), ring(second))
  }

  /// Returns a second path with vertices on edges of the first, and the other way around.
  mutating func vertexOnEdge() -> (Path, Path) {
    let first = chain(Edge.Kind.allCases, around: .zero, radius: 8)
    var second = corners(random.whole(3...6), around: random.direction() * 6, radius: 8)
    for index in second.indices where random.chance(60) {
      second[index] = random.pick(first).point(at: random.pick([0.5, 0.25, random.number(0...1)]))
    }
    return (Path(chains: [first]), ring(second))
  }

  /// Edges of any kinds through corners.
  private mutating func ring(_ corners: [Point]) -> Path {
    let kinds = random.chance(50) ? [Edge.Kind.line] : Edge.Kind.allCases
    return Path(
      chains: [
        corners.indices.map { index in
          edge(random.pick(kinds), from: corners[index], to: corners[(index + 1) % corners.count])
        }
      ])
  }

  /// Returns contours with small whole numbers, so that nearly everything coincides.
  mutating func lattice() -> Path {
    let size = random.whole(2...5)
    func corner() -> Point { Point(Double(random.whole(0...size)), Double(random.whole(0...size))) }
    var chains: [[Edge]] = []
    for _ in 0..<random.whole(1...3) {
      let corners = (0..<random.whole(3...7)).map { _ in corner() }
      chains.append(
        corners.indices.map { index in
          let (a, b) = (corners[index], corners[(index + 1) % corners.count])
          switch random.whole(0...9) {
          case 0: return .quad(a, corner(), b)
          case 1: return .cubic(a, corner(), corner(), b)
          case 2: return .arc(from: a, to: b, sweep: random.pick([1, -1]) * Double.pi)
          case 3: return .arc(from: a, to: b, sweep: random.pick([1, -1]) * Double.pi / 2)
          default: return .line(a, b)
          }
        })
    }
    return Path(chains: chains)
  }

  /// Many edges through one point.
  mutating func spokes() -> (Path, Path) {
    func blades(_ count: Int) -> Path {
      Path(
        chains: (0..<count).map { _ in
          let (a, b) = (random.direction() * random.number(1...9), random.direction() * random.number(1...9))
          return [anyEdge(from: .zero, to: a), anyEdge(from: a, to: b), anyEdge(from: b, to: .zero)]
        })
    }
    // Others cross in the point instead of ending there.
    func bars(_ count: Int) -> Path {
      Path(
        chains: (0..<count).map { _ in
          let (a, b) = (random.direction() * 9, random.direction() * 9)
          return [.line(a, a * -1), .line(a * -1, b), .line(b, b * -1), .line(b * -1, a)]
        })
    }
    return (random.chance(50) ? blades(4) : bars(3), random.chance(50) ? blades(4) : bars(3))
  }
}
