/// A piece of the boundary of a region, travelled with the inside on its clockwise side.
struct BoundaryEdge {
  var from: GridPoint
  var to: GridPoint
  var chord: Int32

  var direction: GridPoint { to - from }
}

/// Walks round the boundary of a region. Where several contours touch at a vertex, each turns so as to stay along the
/// same piece of the inside: so none crosses another or itself.
struct ContourTracing {
  private let edges: [BoundaryEdge]
  private var isUsed: [Bool]

  /// The contours of what is inside; outer ones clockwise as seen, holes the other way. O(n log n).
  static func contours(
    of pieces: [SweepEdge], isInside: (Windings) -> Bool
  ) -> [[BoundaryEdge]] {
    var boundary: [BoundaryEdge] = []
    for edge in pieces {
      let above = isInside(edge.above)
      guard above != isInside(edge.below) else { continue }
      // What is above lies clockwise of an edge to the right.
      boundary.append(
        above
          ? BoundaryEdge(from: edge.left, to: edge.right, chord: edge.chord)
          : BoundaryEdge(from: edge.right, to: edge.left, chord: edge.chord))
    }
    boundary.sort { $0.from < $1.from }
    var tracing = ContourTracing(boundary)
    return boundary.indices.compactMap { tracing.isUsed[$0] ? nil : tracing.contour(from: $0) }
  }

  private init(_ edges: [BoundaryEdge]) {
    self.edges = edges
    isUsed = [Bool](repeating: false, count: edges.count)
  }

  private mutating func contour(from first: Int) -> [BoundaryEdge] {
    var contour: [BoundaryEdge] = []
    var current: Int? = first
    while let index = current {
      isUsed[index] = true
      contour.append(edges[index])
      if edges[index].to == edges[first].from, isLastChoice(index, first) { break }
      current = next(after: index)
    }
    return contour
  }

  /// Whether the contour closes by going on with its first edge.
  private func isLastChoice(_ arriving: Int, _ first: Int) -> Bool {
    guard let other = next(after: arriving) else { return true }
    return turn(from: edges[arriving], to: edges[first], isBefore: edges[other])
  }

  /// The edge that bounds the same piece of the inside as one that arrives at its start: of those not used yet, the first
  /// that is met when turning from the way back through the inside.
  private func next(after arriving: Int) -> Int? {
    let edge = edges[arriving]
    var best: Int?
    var index = firstEdge(from: edge.to)
    while index < edges.count, edges[index].from == edge.to {
      if !isUsed[index], best.map({ turn(from: edge, to: edges[index], isBefore: edges[$0]) }) ?? true { best = index }
      index += 1
    }
    return best
  }

  /// The first edge, in order of their starts, that starts at a point or after it.
  private func firstEdge(from point: GridPoint) -> Int {
    var low = 0
    var high = edges.count
    while low < high {
      let middle = (low + high) / 2
      if edges[middle].from < point { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether turning counter-clockwise from the way back along an edge meets one direction before another.
  private func turn(from arriving: BoundaryEdge, to a: BoundaryEdge, isBefore b: BoundaryEdge) -> Bool {
    let back = GridPoint(x: -arriving.direction.x, y: -arriving.direction.y)
    let halfA = half(of: a.direction, from: back)
    let halfB = half(of: b.direction, from: back)
    if halfA != halfB { return halfA < halfB }
    return crossSign(a.direction, b.direction) < 0
  }

  /// 0 for a direction met in the first half of a counter-clockwise turn, 1 for one in the second. The way back itself
  /// comes last.
  private func half(of direction: GridPoint, from start: GridPoint) -> Int {
    let side = crossSign(start, direction)
    if side != 0 { return side < 0 ? 0 : 1 }
    let isOpposite = start.x * direction.x + start.y * direction.y < 0
    return isOpposite ? 0 : 2
  }
}
