/// Straight edges that meet only at their ends, and how often the operands wind around the places beside them.
struct PlanarGraph {
  struct Edge {
    var from: Vertex
    var to: Vertex
    /// The number of its chord.
    var chord: Int
    /// The difference between the windings to the right and those to the left, on the screen, in the direction from
    /// `from` to `to`.
    var change: Windings
    /// The windings to the left.
    var left = Windings(0, 0)
    var isVisited = false

    var right: Windings { left &+ change }
  }

  /// An edge in the direction away from one of its ends.
  struct HalfEdge: Comparable {
    /// Twice the number of the edge, plus one if it leaves `to`.
    private let number: Int32

    init(index: Int) { number = Int32(truncatingIfNeeded: index) }
    init(edge: Int, isForward: Bool) { self.init(index: isForward ? 2 * edge : 2 * edge + 1) }

    /// Its index among all half-edges. Those of an edge are consecutive.
    var index: Int { Int(number) }
    /// The number of the edge.
    var edge: Int { Int(number >> 1) }
    /// Whether it leaves `from`.
    var isForward: Bool { number & 1 == 0 }
    /// The same edge as it leaves the other end.
    var reversed: HalfEdge { HalfEdge(index: Int(number ^ 1)) }

    static func < (a: HalfEdge, b: HalfEdge) -> Bool { a.number < b.number }
  }

  private(set) var edges: [Edge] = []
  let places: [GridPoint]
  /// The half-edges of each vertex, clockwise on the screen.
  private(set) var halfEdges: [HalfEdge] = []
  private(set) var starts: [Int] = []

  /// - Parameter edges: Edges with different ends. Those with the same ends are merged.
  init(_ edges: [Edge], places: [GridPoint]) {
    self.places = places
    self.edges = edges
    collectHalfEdges()
    if mergeEqualEdges() { collectHalfEdges() }
    sortAroundVertices()
  }

  func origin(_ half: HalfEdge) -> Vertex {
    let edge = edges[half.edge]
    return half.isForward ? edge.from : edge.to
  }

  func target(_ half: HalfEdge) -> Vertex { origin(half.reversed) }

  func direction(_ half: HalfEdge) -> GridPoint { places[target(half)] - places[origin(half)] }

  /// Returns the windings to the left of a half-edge as it leaves its vertex.
  func left(_ half: HalfEdge) -> Windings {
    let edge = edges[half.edge]
    return half.isForward ? edge.left : edge.right
  }

  func right(_ half: HalfEdge) -> Windings { left(half.reversed) }

  /// Returns the range of the half-edges of a vertex.
  func range(of vertex: Vertex) -> Range<Int> { starts[vertex.index]..<starts[vertex.index + 1] }

  // MARK: Construction

  private mutating func collectHalfEdges() {
    starts = [Int](repeating: 0, count: places.count + 1)
    for edge in edges {
      starts[edge.from.index + 1] += 1
      starts[edge.to.index + 1] += 1
    }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    halfEdges = [HalfEdge](repeating: HalfEdge(index: 0), count: 2 * edges.count)
    var next = starts
    for index in edges.indices {
      let (from, to) = (edges[index].from, edges[index].to)
      halfEdges[next[from]] = HalfEdge(edge: index, isForward: true)
      next[from] += 1
      halfEdges[next[to]] = HalfEdge(edge: index, isForward: false)
      next[to] += 1
    }
  }

  /// Merges edges with the same ends, and drops those that cancel. Returns `false` if there are none left.
  private mutating func mergeEqualEdges() -> Bool {
    var hasMerged = false
    for vertex in 0..<places.count {
      let range = range(of: Vertex(vertex))
      if range.count < 2 { continue }
      if range.count > 8 {
        // Edges with the same other end are adjacent, the first edge first.
        let sorted = halfEdges[range].sorted {
          let (a, b) = (target($0), target($1))
          return a != b ? a < b : $0 < $1
        }
        halfEdges.replaceSubrange(range, with: sorted)
      }
      for index in range {
        let half = halfEdges[index]
        let other = target(half)
        // Count each pair once, from its lower vertex.
        if other.index < vertex || edges[half.edge].change == Windings(0, 0) { continue }
        var next = index + 1
        while next < range.upperBound {
          let equal = halfEdges[next]
          if target(equal) == other {
            let change = edges[equal.edge].change
            let isSameWay = half.isForward == equal.isForward
            edges[half.edge].change =
              isSameWay ? edges[half.edge].change &+ change : edges[half.edge].change &- change
            edges[equal.edge].change = Windings(0, 0)
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
      let range = range(of: Vertex(vertex))
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

    /// Returns whether a clockwise turn on the screen, starting just after the left, meets this one first.
    func isBefore(_ other: Spoke) -> Bool {
      let (isLower, isOtherLower) = (Self.isLower(direction), Self.isLower(other.direction))
      return isLower != isOtherLower ? isOtherLower : crossSign(direction, other.direction) > 0
    }

    /// Returns whether a direction points down on the screen, or to the left.
    private static func isLower(_ d: GridPoint) -> Bool { d.y > 0 || (d.y == 0 && d.x < 0) }
  }

  // MARK: Windings

  /// A connected component: its leftmost vertex, and its edges among the members of all components.
  private struct Component {
    var leftmost: Vertex
    var members: Range<Int>
  }

  /// Finds the windings beside all edges.
  ///
  /// Around a vertex, windings change from wedge to wedge by those of the edges between them; so one wedge determines
  /// those of the whole component. That one is found by a ray to the left from the leftmost vertex. O(n log² n).
  /// - Throws: `RegionError.fault` if windings contradict each other.
  mutating func findWindings(_ steps: inout StepBudget) throws(RegionError) {
    var members: [Int] = []
    members.reserveCapacity(edges.count)
    let components = try findComponents(&members)
    if components.count == 1 { return move(components[0], members, outside: Windings(0, 0)) }
    // For a few components, looking at all edges takes less time than sorting them.
    if components.count <= 16 {
      for component in components {
        move(component, members, outside: windings(leftOf: places[component.leftmost]))
      }
      return
    }
    guard let outside = OutsideWindings(self, at: components.lazy.map { $0.leftmost }, &steps) else {
      throw .outOfSteps
    }
    for component in components {
      move(component, members, outside: outside.windings(leftOf: places[component.leftmost]))
    }
  }

  /// Finds the components, and the windings of each up to a constant.
  private mutating func findComponents(_ members: inout [Int]) throws(RegionError) -> [Component] {
    var components: [Component] = []
    var visited: [Vertex] = []
    visited.reserveCapacity(places.count)
    var isKnown = [Bool](repeating: false, count: places.count)
    for index in 0..<places.count where !isKnown[index] && !range(of: Vertex(index)).isEmpty {
      let first = Vertex(index)
      visited.removeAll(keepingCapacity: true)
      visited.append(first)
      isKnown[first] = true
      var leftmost = first
      let start = members.count
      var next = 0
      while next < visited.count {
        let vertex = visited[next]
        next += 1
        if places[vertex] < places[leftmost] { leftmost = vertex }
        guard spread(from: vertex, &members) else { throw .fault }
        for index in range(of: vertex) {
          let other = target(halfEdges[index])
          if isKnown[other] { continue }
          isKnown[other] = true
          visited.append(other)
        }
      }
      components.append(Component(leftmost: leftmost, members: start..<members.count))
    }
    return components
  }

  /// Adds to the windings of a component the constant that makes them right, given the windings just left of its
  /// leftmost vertex.
  private mutating func move(_ component: Component, _ members: [Int], outside: Windings) {
    // All half-edges of the leftmost vertex point to the right, or straight down: the last one in clockwise order from
    // the left has the outside on its right.
    guard let last = last(clockwiseAt: component.leftmost) else { return }
    let base = outside &- right(last)
    if base == Windings(0, 0) { return }
    for edge in members[component.members] { edges[edge].left &+= base }
  }

  /// Returns how often all edges wind around the place just left of a vertex, slightly above its height in y, not
  /// counting edges that leave it: by the edges that a ray to the left meets.
  private func windings(leftOf place: GridPoint) -> Windings {
    var windings = Windings(0, 0)
    for edge in edges {
      let (from, to) = (places[edge.from], places[edge.to])
      guard (from.y <= place.y) != (to.y <= place.y), min(from.x, to.x) <= place.x else { continue }
      let side = crossSign(to - from, place - from)
      // Left of the place: if it points down on the screen, its right side is the one with the change.
      if to.y > from.y {
        if side < 0 { windings &-= edge.change }
      } else if side > 0 {
        windings &+= edge.change
      }
    }
    return windings
  }

  /// Returns the half-edge that comes last when turning clockwise from the left.
  private func last(clockwiseAt vertex: Vertex) -> HalfEdge? {
    let range = range(of: vertex)
    let spokes = range.map { Spoke(direction: direction(halfEdges[$0]), half: halfEdges[$0]) }
    return spokes.max { $0.isBefore($1) }?.half
  }

  /// Sets the windings of all edges at a vertex from a known or an assumed one. Returns whether they are consistent.
  private mutating func spread(from vertex: Vertex, _ members: inout [Int]) -> Bool {
    let range = range(of: vertex)
    let known = range.first { edges[halfEdges[$0].edge].isVisited }
    let start = known ?? range.lowerBound
    var windings = known.map { left(halfEdges[$0]) } ?? Windings(0, 0)
    for offset in 0..<range.count {
      let index = start + offset
      let half = halfEdges[index < range.upperBound ? index : index - range.count]
      let number = half.edge
      let change = edges[number].change
      if edges[number].isVisited {
        if left(half) != windings { return false }
      } else {
        edges[number].isVisited = true
        edges[number].left = half.isForward ? windings : windings &- change
        members.append(number)
      }
      windings = right(half)
    }
    return windings == left(halfEdges[start])
  }
}
