/// How often edges wind round places that lie just left of a vertex, by counting those that a ray to the left meets.
///
/// Edges are kept by height: each in the at most three strips that it reaches into, of strips about as high as the edge;
/// so a ray looks only at edges at its height.
struct OutsideWindings {
  private let low: Double
  private let perStrip: Double
  /// The edges of each strip, for each height of strips from the lowest on.
  private var strips: [[[Int]]]

  init(_ graph: PlanarGraph) {
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
    strips = (0..<levels).map { [[Int]](repeating: [], count: 1 << (levels - 1 - $0) + 1) }
    for (index, edge) in graph.edges.enumerated() {
      let (from, to) = (graph.places[Int(edge.from)].y, graph.places[Int(edge.to)].y)
      if from == to { continue }
      let (first, last) = (strip(min(from, to)), strip(max(from, to)))
      var level = 0
      while (last >> level) - (first >> level) > 1 { level += 1 }
      for strip in (first >> level)...(last >> level) { strips[level][strip].append(index) }
    }
  }

  private func strip(_ y: Double) -> Int { Int((y - low) * perStrip) }

  /// See `PlanarGraph.windings(leftOf:_:)`, here of all edges.
  func windings(leftOf vertex: Int32, in graph: PlanarGraph) -> Windings {
    let strip = strip(graph.places[Int(vertex)].y)
    var windings = Windings(0, 0)
    for level in strips.indices { windings &+= graph.windings(leftOf: vertex, strips[level][strip >> level]) }
    return windings
  }
}
