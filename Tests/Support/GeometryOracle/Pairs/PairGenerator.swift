import Foundation
import ShapeCore
import TestSupport

/// Generates pairs of paths.
struct PairGenerator {
  var random: RandomSource

  init(seed: UInt64) { random = RandomSource(seed: seed) }

  /// Returns a pair of a kind. In four of ten cases it is moved, rotated, or scaled to difficult numbers.
  mutating func pair(of kind: PairKind) -> (Path, Path) {
    let (first, second) = plainPair(of: kind)
    guard !kind.keepsNumbers, random.chance(40) else { return random.chance(50) ? (first, second) : (second, first) }
    let map = placement()
    return (first.transformed(by: map), second.transformed(by: map))
  }

  private mutating func plainPair(of kind: PairKind) -> (Path, Path) {
    switch kind {
    case .lines: randomPair([.line])
    case .quads: randomPair([.quad])
    case .cubics: randomPair([.cubic])
    case .circularArcs: randomPair([.circularArc])
    case .ellipticalArcs: randomPair([.ellipticalArc])
    case .mixedEdges: randomPair(Edge.Kind.allCases)
    case .sharedEdge: sharedEdge(isReversed: false)
    case .reversedSharedEdge: sharedEdge(isReversed: true)
    case .partlySharedEdge: partlySharedEdge()
    case .touchingVertices: touchingVertices()
    case .vertexOnEdge: vertexOnEdge()
    case .lattice: (lattice(), lattice())
    case .circleInSquare: circleInSquare()
    case .tangentCircles: tangentCircles()
    case .tangentCurves: tangentCurves()
    case .spokes: spokes()
    case .identical: identical()
    case .resplit: resplit()
    case .rewritten: rewritten()
    case .nearlyIdentical: nearlyIdentical()
    case .turnedCopy: turnedCopy()
    case .approximated: approximated()
    case .star: (star(), star())
    case .loops: (loops(), path(Edge.Kind.allCases))
    case .cusps: (cusps(), path([.line, .cubic]))
    case .openSubpaths: openSubpaths()
    case .manySubpaths: (manySubpaths(), manySubpaths())
    case .noLength: (noLength(), noLength())
    case .noArea: noArea()
    case .slivers: (slivers(), random.chance(50) ? slivers() : path(Edge.Kind.allCases))
    case .mixedScale: mixedScale()
    case .readyMade: (readyMade(), readyMade())
    case .grid: grid()
    case .everyday: everyday()
    case .nearPolygons: nearPolygons()
    case .nearCurves: nearCurves()
    case .flattenedCurves: flattenedCurves()
    case .tangledCopies: tangledCopies()
    case .integerPolygons: (integerPolygon(), integerPolygon())
    case .turnedLattice: turnedLattice()
    case .starShaped: starShaped()
    }
  }

  /// Returns a transform that makes coordinates tiny, huge or far from the origin, rotates, or stretches.
  private mutating func placement() -> Transform {
    let turn = Transform.rotation(Angle(radians: random.angle()), around: random.point())
    func scale(_ factor: Double) -> Transform { .scale(x: factor, y: factor, around: .zero) }
    switch random.whole(0...6) {
    case 0: return turn
    case 1: return scale(1e-6)
    case 2: return turn.then(scale(1e6))
    case 3: return .translation(random.direction() * random.logarithmic(1e2...1e7))
    case 4: return scale(1e-3).then(.translation(random.direction() * random.logarithmic(1...1e4)))
    case 5: return turn.then(.scale(x: random.logarithmic(1e-3...1e3), y: 1, around: .zero))
    default:
      return Transform(
        a: random.number(-2...2), b: random.number(-2...2), c: random.number(-2...2), d: random.number(-2...2),
        tx: random.number(-50...50), ty: random.number(-50...50))
    }
  }

  // MARK: Parts of pairs

  mutating func edge(_ kind: Edge.Kind, from a: Point, to b: Point) -> Edge {
    let size = max((b - a).length, 0.1)
    switch kind {
    case .line: return .line(a, b)
    case .quad: return .quad(a, a + (b - a) * 0.5 + random.point(-1...1) * size, b)
    case .cubic:
      let reach = random.pick([0.5, 1, 3])
      return .cubic(
        a, a + (b - a) / 3 + random.point(-1...1) * (size * reach),
        a + (b - a) * (2.0 / 3) + random.point(-1...1) * (size * reach), b)
    case .circularArc: return .arc(from: a, to: b, sweep: sweep())
    case .ellipticalArc:
      return .arc(
        from: a, to: b, sweep: sweep(), rotation: random.angle(), ratio: random.logarithmic(0.1...10))
    }
  }

  private mutating func sweep() -> Double { random.number(0.2...5.5) * (random.chance(50) ? 1 : -1) }

  /// Returns corners around a center, in order or in any order.
  mutating func corners(_ count: Int, around center: Point, radius: Double) -> [Point] {
    if random.chance(30) { return (0..<count).map { _ in center + random.point(-1...1) * radius } }
    let phase = random.angle()
    let turn = random.chance(50) ? 2 * Double.pi : -2 * Double.pi
    return (0..<count).map { index in
      let angle = phase + turn * (Double(index) + random.number(0...0.8)) / Double(count)
      return center + Point(cos(angle), sin(angle)) * (radius * random.number(0.3...1))
    }
  }

  /// Returns a closed chain of edges of these kinds.
  mutating func chain(_ kinds: [Edge.Kind], around center: Point, radius: Double) -> [Edge] {
    let corners = corners(random.whole(2...6), around: center, radius: radius)
    return corners.indices.map { index in
      edge(random.pick(kinds), from: corners[index], to: corners[(index + 1) % corners.count])
    }
  }

  /// Returns a path of one to three closed subpaths.
  mutating func path(_ kinds: [Edge.Kind]) -> Path {
    let count = random.pick([1, 1, 2, 3])
    return Path(
      chains: (0..<count).map { _ in
        chain(kinds, around: random.point(-3...3), radius: random.number(2...9))
      })
  }

  mutating func randomPair(_ kinds: [Edge.Kind]) -> (Path, Path) { (path(kinds), path(kinds)) }

  mutating func anyEdge(from a: Point, to b: Point) -> Edge { edge(random.pick(Edge.Kind.allCases), from: a, to: b) }

  /// Returns a few edges from a point to another through points on one side of the line between them.
  mutating func detour(from a: Point, to b: Point) -> [Edge] {
    let side = (b - a).perpendicular * random.number(0.3...1.5)
    let count = random.whole(1...3)
    var stops = [a]
    for index in 1...count {
      let along = Double(index) / Double(count + 1)
      stops.append(a + (b - a) * along + side * random.number(0.5...1))
    }
    stops.append(b)
    return zip(stops, stops.dropFirst()).map { anyEdge(from: $0, to: $1) }
  }
}
