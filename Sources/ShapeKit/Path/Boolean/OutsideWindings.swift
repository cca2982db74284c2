/// How often edges wind round places that lie just left of a vertex, by counting those that a ray to the left meets.
///
/// Edges are kept by height: each in the at most three strips that it reaches into, of strips about as high as the edge;
/// so a ray looks only at edges at its height.
struct OutsideWindings {
  private let graph: PlanarGraph
  private let low: Double
  private let perStrip: Double
  /// The edges of each strip, for each height of strips from the lowest on.
  private var strips: [[[Int32]]]

  init(_ graph: PlanarGraph) {
    self.graph = graph
    var (low, high) = (Double.infinity, -Double.infinity)
    for edge in graph.edges {
      let (from, to) = (graph.places[Int(edge.from)].y, graph.places[Int(edge.to)].y)
      low = min(low, from, to)
      high = max(high, from, to)
    }
    var levels = 1
    while 1 << levels < graph.edges.count { levels += 1 }
    self.low = low
    perStrip = Double(1 << (levels - 1)) / max(high - low, 1)
    strips = (0..<levels).map { [[Int32]](repeating: [], count: 1 << (levels - 1 - $0) + 1) }
    for (index, edge) in graph.edges.enumerated() {
      let (from, to) = (graph.places[Int(edge.from)].y, graph.places[Int(edge.to)].y)
      if from == to { continue }
      let (first, last) = (strip(min(from, to)), strip(max(from, to)))
      var level = 0
      while (last >> level) - (first >> level) > 1 { level += 1 }
      for strip in (first >> level)...(last >> level) { strips[level][strip].append(Int32(index)) }
    }
  }

  private func strip(_ y: Double) -> Int { Int((y - low) * perStrip) }

  /// The windings just left of a vertex, a hair above its height in y, apart from edges that leave it.
  func windings(leftOf vertex: Int32) -> Windings {
    let place = graph.places[Int(vertex)]
    let strip = strip(place.y)
    var windings = Windings(0, 0)
    for level in strips.indices {
      for index in strips[level][strip >> level] {
        let edge = graph.edges[Int(index)]
        let (from, to) = (graph.places[Int(edge.from)], graph.places[Int(edge.to)])
        guard (from.y <= place.y) != (to.y <= place.y) else { continue }
        let side = crossSign(to - from, place - from)
        // Left of the place: to its right as seen when going down, whose right has the change over its left.
        if to.y > from.y {
          if side < 0 { windings &-= edge.change }
        } else if side > 0 {
          windings &+= edge.change
        }
      }
    }
    return windings
  }
}
