import ShapeCore

/// The base paths of results, prepared for scan lines. There are at most four.
package struct ScanScene: Sendable {
  let origin: Point
  let outlines: [Outline]
  let edges: ScanEdges
  let box: Box?
  package let diameter: Double
  /// The maximum distance by which an engine may move an edge.
  package let tolerance: Double
  /// The sum of the lengths of all edges, to a few parts in a thousand.
  let perimeter: Double
  /// The heights, ascending, at which edges end or cross.
  let heights: [Double]
  /// Whether there are only lines, so that `heights` has all crossings.
  let isPolygonal: Bool

  package init(_ paths: [Path], exactness: Exactness = .double) {
    precondition(paths.count <= 4, "a scene has four base paths at most")
    let boxes = paths.compactMap { Outline($0).box }
    let origin = boxes.first.map { boxes.reduce($0) { $0.union($1) }.center } ?? .zero
    self.init(paths, origin: origin, exactness: exactness)
  }

  private init(_ paths: [Path], origin: Point, exactness: Exactness) {
    let outlines = paths.map { Outline($0, origin: origin) }
    let boxes = outlines.compactMap(\.box)
    let edges = ScanEdges(outlines)
    let largest = zip(paths, outlines).reduce(0) { $1.1.curves.isEmpty ? $0 : max($0, $1.0.largestCoordinate) }
    self.origin = origin
    self.outlines = outlines
    self.edges = edges
    box = boxes.first.map { boxes.reduce($0) { $0.union($1) } }
    diameter = box?.diagonal ?? 0
    tolerance = exactness.distance(diameter: diameter, largestCoordinate: largest)
    perimeter = outlines.reduce(0) { $0 + $1.perimeter }
    isPolygonal = edges.curved.isEmpty
    heights = edges.heights(nearness: tolerance)
  }

  /// Returns whether an edge may be nearer to a point than `reach`. `true` for all that are, and for some up to twice
  /// as far.
  func isNear(_ point: Point, reach: Double) -> Bool {
    outlines.contains { $0.isNear(local: point, reach: reach) }
  }

  /// Returns the distance of a point, which is farther than `reach`, to the nearest edge. For curves at least half of
  /// it.
  func distance(to point: Point, beyond reach: Double) -> Double {
    var (low, high) = (reach, 2 * reach)
    while high < 2 * diameter, !isNear(point, reach: high) { (low, high) = (high, 2 * high) }
    for _ in 0..<8 {
      let middle = (low + high) / 2
      if isNear(point, reach: middle) { high = middle } else { low = middle }
    }
    return low
  }
}

extension ScanEdges {
  /// Returns the heights at which edges end or cross, ascending.
  ///
  /// Crossings of curves are found where two curves change places between nine heights. They are omitted if there are
  /// too many curves to try.
  fileprivate func heights(nearness: Double) -> [Double] {
    var heights = edges.flatMap { [$0.low.y, $0.high.y] }
    var curvedPairs = 20_000
    for first in edges.indices {
      let a = edges[first]
      var second = first + 1
      while second < edges.count, edges[second].low.y < a.high.y {
        let b = edges[second]
        defer { second += 1 }
        if min(a.low.x, a.high.x) > max(b.low.x, b.high.x) || min(b.low.x, b.high.x) > max(a.low.x, a.high.x) {
          continue
        }
        if a.curve < 0 && b.curve < 0 {
          if let height = Self.crossing(a, b) { heights.append(height) }
        } else if curvedPairs > 0 {
          curvedPairs -= 1
          appendCrossings(first, second, nearness: nearness, to: &heights)
        }
      }
    }
    return heights.sorted()
  }

  /// Returns the height at which two lines cross inside both.
  private static func crossing(_ a: ScanEdge, _ b: ScanEdge) -> Double? {
    let (u, v) = (a.high - a.low, b.high - b.low)
    let (before, after) = (v.cross(a.low - b.low), v.cross(a.high - b.low))
    guard before * after < 0, u.cross(b.low - a.low) * u.cross(b.high - a.low) < 0 else { return nil }
    return a.low.y + u.y * (before / (before - after))
  }

  private func appendCrossings(_ first: Int, _ second: Int, nearness: Double, to heights: inout [Double]) {
    let low = max(edges[first].low.y, edges[second].low.y)
    let high = min(edges[first].high.y, edges[second].high.y)
    guard high - low > nearness else { return }
    func lead(_ y: Double) -> Double { x(of: first, at: y) - x(of: second, at: y) }
    var (lastHeight, last) = (low, lead(low))
    for step in 1...8 {
      let y = low + (high - low) * (Double(step) / 8)
      let next = lead(y)
      // Pieces along each other change places at random.
      if last * next < 0, max(abs(last), abs(next)) > 0.01 * nearness {
        var (before, after) = (lastHeight, y)
        for _ in 0..<40 {
          let middle = (before + after) / 2
          if lead(middle) * last > 0 { before = middle } else { after = middle }
        }
        heights.append(after)
      }
      (lastHeight, last) = (y, next)
    }
  }
}
