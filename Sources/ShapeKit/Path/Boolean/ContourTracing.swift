/// A piece of the boundary of a region, traveled with the inside on its right, as seen.
struct BoundaryEdge {
  var from: Vertex
  var to: Vertex
  /// The number of the chord that it is.
  var chord: Int
  /// Whether it is traveled as the chord is.
  var isForward: Bool
}

extension PlanarGraph {
  /// Returns the contours of what is inside; outer ones clockwise as seen, holes the other way. Where several contours
  /// touch at a vertex, each turns so as to stay along the same piece of the inside: so none crosses another or itself.
  /// Each begins at its leftmost vertex, and the leftmost contour comes first, whatever order the edges have. O(n log
  /// n).
  func contours(isInside: (Windings) -> Bool) -> [[BoundaryEdge]] {
    // The half-edges that have the inside on their right.
    var isOpen = [Bool](repeating: false, count: 2 * edges.count)
    for (index, edge) in edges.enumerated() {
      let (left, right) = (isInside(edge.left), isInside(edge.right))
      if left != right { isOpen[HalfEdge(edge: index, isForward: right).index] = true }
    }
    let following = following(isOpen)
    var contours: [[BoundaryEdge]] = []
    for first in isOpen.indices where isOpen[first] {
      var contour: [BoundaryEdge] = []
      contour.reserveCapacity(16)
      var next: HalfEdge? = HalfEdge(index: first)
      while let half = next, isOpen[half.index] {
        isOpen[half.index] = false
        contour.append(
          BoundaryEdge(
            from: origin(half), to: target(half), chord: edges[half.edge].chord, isForward: half.isForward))
        next = following[half.index]
      }
      contours.append(startingLeftmost(contour))
    }
    return contours.sorted { isBefore($0[0], $1[0]) }
  }

  /// Returns whether an edge starts farther left than another one, or at the same vertex and ends farther left.
  private func isBefore(_ a: BoundaryEdge, _ b: BoundaryEdge) -> Bool {
    a.from != b.from ? places[a.from] < places[b.from] : places[a.to] < places[b.to]
  }

  private func startingLeftmost(_ contour: [BoundaryEdge]) -> [BoundaryEdge] {
    let first = contour.indices.min { isBefore(contour[$0], contour[$1]) } ?? 0
    return first == 0 ? contour : Array(contour[first...] + contour[..<first])
  }

  /// For each half-edge the one that goes on along the same piece of the inside: the first one on the boundary that is
  /// met when turning from the way back through the inside, which lies to the left of the way back; `nil` where there
  /// is none.
  private func following(_ isBoundary: [Bool]) -> [HalfEdge?] {
    var following = [HalfEdge?](repeating: nil, count: 2 * edges.count)
    for vertex in places.indices {
      let range = range(of: Vertex(vertex))
      // Where no other one is on the boundary, the way back itself goes on.
      guard let last = range.last(where: { isBoundary[halfEdges[$0].index] }) else { continue }
      var next = halfEdges[last]
      for index in range {
        let half = halfEdges[index]
        following[half.reversed.index] = next
        if isBoundary[half.index] { next = half }
      }
    }
    return following
  }
}
