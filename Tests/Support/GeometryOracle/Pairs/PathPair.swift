import ShapeCore

/// Two paths to combine, and the way to generate them again.
package struct PathPair: Sendable {
  package var kind: PairKind
  package var seed: UInt64
  package var first: Path
  package var second: Path

  package init(kind: PairKind, seed: UInt64, first: Path, second: Path) {
    self.kind = kind
    self.seed = seed
    self.first = first
    self.second = second
  }

  /// Creates the pair of a kind and a seed.
  package init(_ kind: PairKind, seed: UInt64) {
    var generator = PairGenerator(seed: seed)
    let (first, second) = generator.pair(of: kind)
    self.init(kind: kind, seed: seed, first: first, second: second)
  }

  /// Returns a number of pairs from a seed, of all kinds in turn.
  package static func pairs(count: Int, seed: UInt64) -> [PathPair] {
    let kinds = PairKind.allCases
    return (0..<count).map { PathPair(kinds[$0 % kinds.count], seed: seed &+ UInt64($0)) }
  }
}

/// The purpose of a pair.
package enum PairKind: String, CaseIterable, Sendable {
  // Random, by kind of edge.
  case lines, quads, cubics, circularArcs, ellipticalArcs, mixedEdges
  // Common edges and vertices.
  case sharedEdge, reversedSharedEdge, partlySharedEdge, touchingVertices, vertexOnEdge, lattice
  // Curves that touch.
  case circleInSquare, tangentCircles, tangentCurves, spokes
  // The same path again.
  case identical, resplit, rewritten, nearlyIdentical, turnedCopy, approximated
  // One path that is difficult by itself.
  case star, loops, cusps, openSubpaths, manySubpaths, noLength, noArea, slivers, mixedScale
  // As people draw.
  case readyMade, grid, everyday
  // Edges that nearly coincide, as they do when results are combined again.
  case nearPolygons, nearCurves, flattenedCurves, tangledCopies, integerPolygons, turnedLattice, starShaped

  /// Whether moving or scaling the pair would lose the special properties of its numbers.
  var keepsNumbers: Bool {
    switch self {
    case .tangledCopies, .integerPolygons, .turnedLattice: true
    case .lines, .quads, .cubics, .circularArcs, .ellipticalArcs, .mixedEdges, .sharedEdge, .reversedSharedEdge,
      .partlySharedEdge, .touchingVertices, .vertexOnEdge, .lattice, .circleInSquare, .tangentCircles, .tangentCurves,
      .spokes, .identical, .resplit, .rewritten, .nearlyIdentical, .turnedCopy, .approximated, .star, .loops, .cusps,
      .openSubpaths, .manySubpaths, .noLength, .noArea, .slivers, .mixedScale, .readyMade, .grid, .everyday,
      .nearPolygons,
      .nearCurves, .flattenedCurves, .starShaped:
      false
    }
  }

  /// Whether two curves run so close to each other that combining them takes long.
  package var isSlow: Bool { self == .approximated || self == .nearlyIdentical || self == .nearCurves }
}
