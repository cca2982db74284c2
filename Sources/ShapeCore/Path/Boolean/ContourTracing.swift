/// A piece of the boundary of a region, with the inside on its right on the screen.
struct BoundaryEdge {
  var from: Vertex
  var to: Vertex
  /// The number of its chord.
  var chord: Int
  /// Whether it runs in the direction of the chord.
  var isForward: Bool
}

extension PlanarGraph {
  /// Returns the contours of the inside. Outer ones run clockwise on the screen, holes counterclockwise.
  ///
  /// If several contours touch at a vertex, each turns so as to stay along the same piece of the inside, so that none
  /// crosses another or itself. Each begins at its leftmost vertex, and the leftmost contour comes first, whatever the
  /// order of the edges. O(n log n).
  func contours(isInside: (Windings) -> Bool) -> [[BoundaryEdge]] {
    // The half-edges with the inside on their right.
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

  /// Returns, for each half-edge, the one that continues along the same piece of the inside, or `nil` if there is none:
  /// the first one on the boundary in the turn from the way back through the inside, which is to the left of the way
  /// back.
  private func following(_ isBoundary: [Bool]) -> [HalfEdge?] {
    var following = [HalfEdge?](repeating: nil, count: 2 * edges.count)
    for vertex in places.indices {
      let range = range(of: Vertex(vertex))
      // If no other one is on the boundary, the way back itself continues.
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
