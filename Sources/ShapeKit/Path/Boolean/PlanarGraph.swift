/// Straight edges that meet at their ends only, and how often the operands wind round the places beside them.
struct PlanarGraph {
  struct Edge {
    var from: Int32
    var to: Int32
    /// The chord that it is.
    var chord: Int32
    /// What the windings to the right, as seen when going from `from` to `to`, have over those to the left.
    var change: Windings
    /// The windings to the left.
    var left = Windings(0, 0)
    var isVisited = false

    var right: Windings { left &+ change }
  }

  /// An edge as it leaves one of its ends: twice its number, and one more where it leaves `to`.
  typealias HalfEdge = Int32

  private(set) var edges: [Edge] = []
  let places: [GridPoint]
  /// The half-edges of each vertex, clockwise as seen, and where those of each begin.
  private(set) var halfEdges: [HalfEdge] = []
  private(set) var starts: [Int32] = []

  /// - Parameter edges: edges with different ends; those with the same ends count as one.
  init(_ edges: [Edge], places: [GridPoint]) {
    self.places = places
    self.edges = edges
    collectHalfEdges()
    if mergeEqualEdges() { collectHalfEdges() }
    sortAroundVertices()
  }

  func origin(_ half: HalfEdge) -> Int32 {
    let edge = edges[Int(half >> 1)]
    return half & 1 == 0 ? edge.from : edge.to
  }

  func target(_ half: HalfEdge) -> Int32 { origin(half ^ 1) }

  func direction(_ half: HalfEdge) -> GridPoint { places[Int(target(half))] - places[Int(origin(half))] }

  /// The windings to the left of a half-edge as it leaves its vertex.
  func left(_ half: HalfEdge) -> Windings {
    let edge = edges[Int(half >> 1)]
    return half & 1 == 0 ? edge.left : edge.right
  }

  func right(_ half: HalfEdge) -> Windings { left(half ^ 1) }

  /// Where a vertex has its half-edges.
  func range(of vertex: Int32) -> Range<Int> { Int(starts[Int(vertex)])..<Int(starts[Int(vertex) + 1]) }

  // MARK: Making

  private mutating func collectHalfEdges() {
    starts = [Int32](repeating: 0, count: places.count + 1)
    for edge in edges {
      starts[Int(edge.from) + 1] += 1
      starts[Int(edge.to) + 1] += 1
    }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    halfEdges = [HalfEdge](repeating: 0, count: 2 * edges.count)
    var next = starts
    for index in edges.indices {
      let (from, to) = (Int(edges[index].from), Int(edges[index].to))
      halfEdges[Int(next[from])] = Int32(2 * index)
      next[from] += 1
      halfEdges[Int(next[to])] = Int32(2 * index + 1)
      next[to] += 1
    }
  }

  /// Makes one edge of those with the same ends, and drops those that cancel. False where there are none.
  private mutating func mergeEqualEdges() -> Bool {
    var hasMerged = false
    for vertex in 0..<places.count {
      let range = range(of: Int32(vertex))
      if range.count < 2 { continue }
      if range.count > 8 {
        // Those with the same other end next to each other, the first edge first.
        let sorted = halfEdges[range].sorted {
          let (a, b) = (target($0), target($1))
          return a != b ? a < b : $0 < $1
        }
        halfEdges.replaceSubrange(range, with: sorted)
      }
      for index in range {
        let half = halfEdges[index]
        let other = target(half)
        // Each pair once, from the lower one of both vertices.
        if other < vertex || edges[Int(half >> 1)].change == Windings(0, 0) { continue }
        var next = index + 1
        while next < range.upperBound {
          let equal = halfEdges[next]
          if target(equal) == other {
            let change = edges[Int(equal >> 1)].change
            let isSameWay = half & 1 == equal & 1
            edges[Int(half >> 1)].change =
              isSameWay ? edges[Int(half >> 1)].change &+ change : edges[Int(half >> 1)].change &- change
            edges[Int(equal >> 1)].change = Windings(0, 0)
            hasMerged = true
          } else if range.count > 8 {
            break
          }
          next += 1
        }
      }
    }
    if hasMerged { edges.removeAll { $0.change == Windings(0, 0) } }
    return hasMerged
  }

  private mutating func sortAroundVertices() {
    var around: [Spoke] = []
    for vertex in 0..<places.count {
      let range = range(of: Int32(vertex))
      if range.count <= 2 { continue }
      around.removeAll(keepingCapacity: true)
      for half in halfEdges[range] { around.append(Spoke(direction: direction(half), half: half)) }
      around.sort { $0.isBefore($1) }
      for (offset, spoke) in around.enumerated() { halfEdges[range.lowerBound + offset] = spoke.half }
    }
  }

  private struct Spoke {
    var direction: GridPoint
    var half: HalfEdge

    /// Whether a clockwise turn, as seen, from the left, exclusive, meets this one first.
    func isBefore(_ other: Spoke) -> Bool {
      let (isLower, isOtherLower) = (Self.isLower(direction), Self.isLower(other.direction))
      return isLower != isOtherLower ? isOtherLower : crossSign(direction, other.direction) > 0
    }

    /// Whether a direction points down as seen, or to the left.
    private static func isLower(_ d: GridPoint) -> Bool { d.y > 0 || (d.y == 0 && d.x < 0) }
  }

  // MARK: Windings

  /// What hangs together by edges: its leftmost vertex, and its edges among the members of all components.
  private struct Component {
    var leftmost: Int32
    var members: Range<Int>
  }

  /// Finds the windings beside all edges.
  ///
  /// Around a vertex windings change from wedge to wedge by those of the edges between; so one wedge tells those of all
  /// that hangs together. That one is found by a ray to the left from the leftmost vertex. O(n log² n).
  /// - Throws: `RegionError.edgesCross` where windings contradict each other.
  mutating func findWindings(_ steps: inout StepBudget) throws(RegionError) {
    var members: [Int32] = []
    members.reserveCapacity(edges.count)
    let components = try findComponents(&members)
    if components.count == 1 { return move(components[0], members, outside: Windings(0, 0)) }
    // For a few, looking at all edges takes less time than sorting them.
    if components.count <= 16 {
      for component in components {
        move(component, members, outside: windings(leftOf: places[Int(component.leftmost)]))
      }
      return
    }
    guard let outside = OutsideWindings(self, at: components.lazy.map { $0.leftmost }, &steps) else {
      throw .outOfSteps
    }
    for component in components {
      move(component, members, outside: outside.windings(leftOf: places[Int(component.leftmost)]))
    }
  }

  /// Finds what hangs together, and the windings of each but for a number that is the same for all of its edges.
  private mutating func findComponents(_ members: inout [Int32]) throws(RegionError) -> [Component] {
    var components: [Component] = []
    var visited: [Int32] = []
    visited.reserveCapacity(places.count)
    var isKnown = [Bool](repeating: false, count: places.count)
    for first in 0..<places.count where !isKnown[first] && !range(of: Int32(first)).isEmpty {
      visited.removeAll(keepingCapacity: true)
      visited.append(Int32(first))
      isKnown[first] = true
      var leftmost = Int32(first)
      let start = members.count
      var next = 0
      while next < visited.count {
        let vertex = visited[next]
        next += 1
        if places[Int(vertex)] < places[Int(leftmost)] { leftmost = vertex }
        guard spread(from: vertex, &members) else { throw .edgesCross }
        for index in range(of: vertex) {
          let other = target(halfEdges[index])
          if isKnown[Int(other)] { continue }
          isKnown[Int(other)] = true
          visited.append(other)
        }
      }
      components.append(Component(leftmost: leftmost, members: start..<members.count))
    }
    return components
  }

  /// Adds to the windings of a component what makes them right, given those around it, just left of its leftmost vertex.
  private mutating func move(_ component: Component, _ members: [Int32], outside: Windings) {
    // All that leaves the leftmost vertex goes to the right, or straight down: the last one in clockwise order from the
    // left has the outside on its right.
    guard let last = last(clockwiseAt: component.leftmost) else { return }
    let base = outside &- right(last)
    if base == Windings(0, 0) { return }
    for edge in members[component.members] { edges[Int(edge)].left &+= base }
  }

  /// How often all edges wind round the place just left of a vertex, a hair above its height in y, apart from edges that
  /// leave it: by what a ray to the left meets.
  private func windings(leftOf place: GridPoint) -> Windings {
    var windings = Windings(0, 0)
    for edge in edges {
      let (from, to) = (places[Int(edge.from)], places[Int(edge.to)])
      guard (from.y <= place.y) != (to.y <= place.y), min(from.x, to.x) <= place.x else { continue }
      let side = crossSign(to - from, place - from)
      // Left of the place: to its right as seen when going down, whose right has the change over its left.
      if to.y > from.y {
        if side < 0 { windings &-= edge.change }
      } else if side > 0 {
        windings &+= edge.change
      }
    }
    return windings
  }

  /// The half-edge that comes last when turning clockwise from the left.
  private func last(clockwiseAt vertex: Int32) -> HalfEdge? {
    let range = range(of: vertex)
    let spokes = range.map { Spoke(direction: direction(halfEdges[$0]), half: halfEdges[$0]) }
    return spokes.max { $0.isBefore($1) }?.half
  }

  /// Sets the windings of all edges at a vertex by one that is known, or by an assumption.
  private mutating func spread(from vertex: Int32, _ members: inout [Int32]) -> Bool {
    let range = range(of: vertex)
    let known = range.first { edges[Int(halfEdges[$0] >> 1)].isVisited }
    let start = known ?? range.lowerBound
    var windings = known.map { left(halfEdges[$0]) } ?? Windings(0, 0)
    for offset in 0..<range.count {
      let index = start + offset
      let half = halfEdges[index < range.upperBound ? index : index - range.count]
      let number = Int(half >> 1)
      let change = edges[number].change
      if edges[number].isVisited {
        if left(half) != windings { return false }
      } else {
        edges[number].isVisited = true
        edges[number].left = half & 1 == 0 ? windings : windings &- change
        members.append(Int32(number))
      }
      windings = right(half)
    }
    return windings == left(halfEdges[start])
  }
}
