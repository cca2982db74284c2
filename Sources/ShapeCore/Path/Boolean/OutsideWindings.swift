/// Counts how often edges wind around the places just left of some vertices, by the edges that rays to the left meet.
///
/// The heights of the vertices are the leaves of a segment tree. Each edge is stored in the nodes that cover its range
/// of heights. The edges of a node all span its heights, and none crosses another: so they are ordered from left to
/// right, and binary search finds those left of a vertex. O(n log² n) for n edges and vertices.
struct OutsideWindings {
  /// The heights of the vertices, in order.
  private let heights: [Double]
  /// The number of leaves, a power of two; leaf i is node `leaves` + i, and the parent of node i is node i / 2.
  private let leaves: Int
  /// The edges that span one of the heights.
  private var spans: [Span] = []
  /// The start of the edges of each node, and the end of the last one.
  private var starts: [Int]
  /// The edges of each node, as indices of `spans`, from left to right.
  private var order: [Int] = []
  /// For each of these, the winding that it and those before it in its node add to places on their right.
  private var sums: [Windings] = []

  /// An edge in the direction of increasing y, and the winding that it adds to places on its right.
  private struct Span {
    var low: GridPoint
    var direction: GridPoint
    var windings: Windings

    init(_ from: GridPoint, _ to: GridPoint, change: Windings) {
      let rises = from.y < to.y
      (low, direction) = rises ? (from, to - from) : (to, from - to)
      windings = rises ? Windings(0, 0) &- change : change
    }

    func isLeft(of place: GridPoint) -> Bool { crossSign(direction, place - low) < 0 }

    /// Returns whether it is left of another one at their common heights.
    func isLeft(of other: Span) -> Bool {
      if other.low.y < low.y { return crossSign(other.direction, low - other.low) > 0 }
      let side = crossSign(direction, other.low - low)
      // They touch only at ends, in this case at the lower ones.
      return side != 0 ? side < 0 : crossSign(direction, other.direction) < 0
    }
  }

  /// Creates the counter, or `nil` if that takes more steps than are left.
  init?(_ graph: PlanarGraph, at vertices: some Sequence<Vertex>, _ steps: inout StepBudget) {
    heights = Set(vertices.map { graph.places[$0].y }).sorted()
    var leaves = 1
    while leaves < heights.count { leaves *= 2 }
    self.leaves = leaves
    starts = [Int](repeating: 0, count: 2 * leaves + 1)
    var spans: [Span] = []
    var ranges: [Range<Int>] = []
    for edge in graph.edges {
      let (from, to) = (graph.places[edge.from], graph.places[edge.to])
      // A ray is slightly above the height of its vertex.
      let range = Self.count(heights, below: min(from.y, to.y))..<Self.count(heights, below: max(from.y, to.y))
      if range.isEmpty { continue }
      spans.append(Span(from, to, change: edge.change))
      ranges.append(range)
      forEachNode(covering: range) { starts[$0 + 1] += 1 }
    }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    let total = starts[starts.count - 1]
    guard steps.spend(graph.edges.count + 2 * total) else { return nil }
    var order = [Int](repeating: 0, count: total)
    var next = starts
    for (index, range) in ranges.enumerated() {
      forEachNode(covering: range) {
        order[next[$0]] = index
        next[$0] += 1
      }
    }
    sums.reserveCapacity(total)
    for node in 0..<2 * leaves {
      let range = members(of: node)
      // Sort in place: sorting a slice would copy everything.
      order.withUnsafeMutableBufferPointer { order in
        order[range].sort { spans[$0].isLeft(of: spans[$1]) }
      }
      var sum = Windings(0, 0)
      for index in range {
        sum &+= spans[order[index]].windings
        sums.append(sum)
      }
    }
    self.spans = spans
    self.order = order
  }

  private func members(of node: Int) -> Range<Int> { starts[node]..<starts[node + 1] }

  /// Returns how many of some sorted numbers are less than a limit.
  private static func count(_ numbers: [Double], below limit: Double) -> Int {
    firstIndex(in: 0..<numbers.count) { numbers[$0] >= limit }
  }

  /// Returns the first index for which a condition is true, or the end of the range if there is none. If the condition
  /// is true for an index, it must be true for all after it.
  private static func firstIndex(in range: Range<Int>, where condition: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Calls `body` for the nodes that together cover a range of leaves.
  private func forEachNode(covering range: Range<Int>, _ body: (Int) -> Void) {
    var (low, high) = (leaves + range.lowerBound, leaves + range.upperBound)
    while low < high {
      if low & 1 == 1 {
        body(low)
        low += 1
      }
      if high & 1 == 1 {
        high -= 1
        body(high)
      }
      low /= 2
      high /= 2
    }
  }

  /// Returns how often edges wind around the place just left of one of the vertices, slightly above its height in y,
  /// not counting edges that leave it.
  func windings(leftOf place: GridPoint) -> Windings {
    var windings = Windings(0, 0)
    var node = leaves + Self.count(heights, below: place.y)
    while node > 0 {
      let range = members(of: node)
      let end = Self.firstIndex(in: range) { !spans[order[$0]].isLeft(of: place) }
      if end > range.lowerBound { windings &+= sums[end - 1] }
      node /= 2
    }
    return windings
  }
}
