import ShapeCore

/// A piece of an edge for scan lines: from its lower to its higher y.
struct ScanEdge: Sendable {
  let low: Point
  let high: Point
  /// dx/dy of the chord.
  let slope: Double
  /// The change of the winding if a line crosses the piece to the right: -1 if it is drawn towards higher y.
  let step: Int32
  /// The outline that it belongs to.
  let owner: Int32
  /// The index of its curve among `ScanEdges.curved`, or -1 for a line.
  let curve: Int32
}

/// The edges of some outlines, sorted by their lower y. Horizontal edges are omitted: no scan line crosses them.
struct ScanEdges: Sendable {
  private(set) var edges: [ScanEdge] = []
  private(set) var curved: [ScanCurve] = []

  init(_ outlines: [Outline]) {
    edges.reserveCapacity(outlines.reduce(0) { $0 + $1.pieces.count })
    for (owner, outline) in outlines.enumerated() {
      for piece in outline.pieces where piece.from.y != piece.to.y {
        append(piece, owner: Int32(owner))
      }
    }
    edges.sort { $0.low.y < $1.low.y }
  }

  private mutating func append(_ piece: MonotonePiece, owner: Int32) {
    var curve: Int32 = -1
    if let curved = ScanCurve(piece) {
      curve = Int32(self.curved.count)
      self.curved.append(curved)
    }
    let isDown = piece.from.y < piece.to.y
    let (low, high) = isDown ? (piece.from, piece.to) : (piece.to, piece.from)
    edges.append(
      ScanEdge(
        low: low, high: high, slope: (high.x - low.x) / (high.y - low.y), step: isDown ? -1 : 1, owner: owner,
        curve: curve))
  }

  /// Returns the x at which an edge passes a height between its ends.
  ///
  /// Rounding may move it along the edge, but not away from the edge: a point that is farther from the edge than
  /// rounding is on the correct side of it.
  @inline(__always)
  func x(of index: Int, at y: Double) -> Double {
    let edge = edges[index]
    if edge.curve >= 0 { return curved[Int(edge.curve)].x(at: y) }
    let (below, above) = (y - edge.low.y, edge.high.y - y)
    let x = below < above ? edge.low.x + edge.slope * below : edge.high.x - edge.slope * above
    return min(max(x, min(edge.low.x, edge.high.x)), max(edge.low.x, edge.high.x))
  }
}

/// The edges that a scan line crosses, from left to right, while the line moves to higher y.
struct ScanFront {
  struct Crossing {
    var x: Double
    var index: Int32
    var owner: Int32
    var step: Int32
  }

  private let source: ScanEdges
  private var next = 0
  private(set) var crossings: [Crossing] = []

  init(_ source: ScanEdges) { self.source = source }

  /// Moves the line. Heights must ascend.
  mutating func advance(to y: Double) {
    let edges = source.edges
    var kept = 0
    for position in crossings.indices {
      var crossing = crossings[position]
      guard edges[Int(crossing.index)].high.y > y else { continue }
      crossing.x = source.x(of: Int(crossing.index), at: y)
      insert(crossing, at: kept)
      kept += 1
    }
    crossings.removeSubrange(kept...)
    while next < edges.count, edges[next].low.y <= y {
      let edge = edges[next]
      if edge.high.y > y {
        let crossing = Crossing(
          x: source.x(of: next, at: y), index: Int32(next), owner: edge.owner, step: edge.step)
        crossings.append(crossing)
        insert(crossing, at: crossings.count - 1)
      }
      next += 1
    }
  }

  /// Inserts a crossing among those before a position. The order changes little from line to line.
  private mutating func insert(_ crossing: Crossing, at position: Int) {
    var place = position
    while place > 0, crossings[place - 1].x > crossing.x {
      crossings[place] = crossings[place - 1]
      place -= 1
    }
    crossings[place] = crossing
  }
}
