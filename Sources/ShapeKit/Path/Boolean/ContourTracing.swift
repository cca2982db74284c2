/// A piece of the boundary of a region, travelled with the inside on its right, as seen.
struct BoundaryEdge {
  var from: Int32
  var to: Int32
  var chord: Int32
  /// Whether it is travelled as the chord is.
  var isForward: Bool
}

extension PlanarGraph {
  /// The contours of what is inside; outer ones clockwise as seen, holes the other way. Where several contours touch at
  /// a vertex, each turns so as to stay along the same piece of the inside: so none crosses another or itself. Each begins
  /// at its leftmost vertex, and the leftmost contour comes first, whatever order the edges have. O(n log n).
  func contours(isInside: (Windings) -> Bool) -> [[BoundaryEdge]] {
    // The half-edges that have the inside on their right.
    var isOpen = [Bool](repeating: false, count: 2 * edges.count)
    for (index, edge) in edges.enumerated() {
      let (left, right) = (isInside(edge.left), isInside(edge.right))
      if left != right { isOpen[right ? 2 * index : 2 * index + 1] = true }
    }
    let following = following(isOpen)
    var contours: [[BoundaryEdge]] = []
    for first in isOpen.indices where isOpen[first] {
      var contour: [BoundaryEdge] = []
      contour.reserveCapacity(16)
      var half = HalfEdge(first)
      while half >= 0, isOpen[Int(half)] {
        isOpen[Int(half)] = false
        contour.append(
          BoundaryEdge(
            from: origin(half), to: target(half), chord: edges[Int(half >> 1)].chord, isForward: half & 1 == 0))
        half = following[Int(half)]
      }
      contours.append(startingLeftmost(contour))
    }
    return contours.sorted { isBefore($0[0], $1[0]) }
  }

  /// Whether an edge starts farther left than another one, or at the same vertex and ends farther left.
  private func isBefore(_ a: BoundaryEdge, _ b: BoundaryEdge) -> Bool {
    a.from != b.from ? places[Int(a.from)] < places[Int(b.from)] : places[Int(a.to)] < places[Int(b.to)]
  }

  private func startingLeftmost(_ contour: [BoundaryEdge]) -> [BoundaryEdge] {
    let first = contour.indices.min { isBefore(contour[$0], contour[$1]) } ?? 0
    return first == 0 ? contour : Array(contour[first...] + contour[..<first])
  }

  /// For each half-edge the one that goes on along the same piece of the inside: the first one on the boundary that is met
  /// when turning from the way back through the inside, which lies to the left of the way back; -1 where there is none.
  private func following(_ isBoundary: [Bool]) -> [HalfEdge] {
    var following = [HalfEdge](repeating: -1, count: 2 * edges.count)
    for vertex in places.indices {
      let range = range(of: Int32(vertex))
      // Where no other one is on the boundary, the way back itself goes on.
      guard let last = range.last(where: { isBoundary[Int(halfEdges[$0])] }) else { continue }
      var next = halfEdges[last]
      for index in range {
        let half = halfEdges[index]
        following[Int(half ^ 1)] = next
        if isBoundary[Int(half)] { next = half }
      }
    }
    return following
  }
}
