import ShapeCore

/// A contour of a result that is thin everywhere.
package struct Sliver: Sendable {
  /// Twice the area divided by the length, as a share of the diameter: the width, if it is the same everywhere.
  package var width: Double
  /// The length of its outline, as a share of the diameter.
  package var length: Double
  /// A point in it, or on it if it has no inside.
  package var place: Point
  /// The number of tested points in it.
  package var points = 0
  /// The number of points that are in the exact region if they are in the result, and outside if not.
  package var agreeing = 0
  /// The base paths with an edge beside it.
  package var neighbors: [Int] = []

  /// Whether the exact region has such a place, too. If rounding made it, points agree by chance.
  package var isExact: Bool { points > 0 && 10 * agreeing >= 9 * points }
}

extension ScanScene {
  /// Returns the number of a result's contours, and those whose area is less than a share of the diameter times their
  /// length.
  package func slivers(
    of result: Path, below share: Double, _ expected: TruthTable, rule: FillRule, reading: FillRule
  ) -> (contours: Int, slivers: [Sliver]) {
    guard result.elements.allSatisfy({ $0.isFinite }), diameter > 0 else { return (0, []) }
    let whole = Outline(result, origin: origin)
    let contours = result.contours.map { Outline($0, origin: origin) }.filter { !$0.curves.isEmpty }
    let slivers = contours.compactMap { contour -> Sliver? in
      let (area, length) = (abs(contour.signedArea), contour.perimeter)
      guard area < share * diameter * length || length == 0 else { return nil }
      let width = length > 0 ? 2 * area / length : 0
      var sliver = Sliver(
        width: width / diameter, length: length / diameter, place: contour.curves[0].start + origin)
      // At its tips, rounding decides whether a point is inside.
      let points = contour.innerPoints.filter { !contour.isNear(local: $0, reach: width / 16) }
      for point in points {
        var paths: UInt16 = 0
        for (index, outline) in outlines.enumerated()
        where rule.isInside(winding: outline.winding(aroundLocal: point)) { paths |= 1 << UInt16(index) }
        let isFilled = reading.isInside(winding: whole.winding(aroundLocal: point))
        if expected.isInside(paths) == isFilled { sliver.agreeing += 1 }
      }
      sliver.points = points.count
      if !points.isEmpty {
        let middle = points[points.count / 2]
        sliver.place = middle + origin
        sliver.neighbors = outlines.indices.filter { outlines[$0].isNear(local: middle, reach: 2 * width) }
      }
      return sliver
    }
    return (contours.count, slivers)
  }
}

extension Path {
  /// Each subpath as a path.
  fileprivate var contours: [Path] {
    var contours: [[PathElement]] = []
    for element in elements {
      if case .move = element { contours.append([]) }
      if !contours.isEmpty { contours[contours.count - 1].append(element) }
    }
    return contours.map { Path($0) }
  }
}

extension Outline {
  /// The middles of the common intervals of the inside of a contour with three horizontal lines between any two ends of
  /// edges.
  fileprivate var innerPoints: [Point] {
    let edges = ScanEdges([self])
    var front = ScanFront(edges)
    let heights = edges.edges.flatMap { [$0.low.y, $0.high.y] }.sorted()
    var points: [Point] = []
    for (low, high) in zip(heights, heights.dropFirst()) where low < high {
      for share in [0.25, 0.5, 0.75] {
        let y = low + (high - low) * share
        front.advance(to: y)
        let crossings = front.crossings
        for index in stride(from: 0, to: crossings.count - 1, by: 2) {
          let (left, right) = (crossings[index].x, crossings[index + 1].x)
          if left < right { points.append(Point(left + (right - left) / 2, y)) }
        }
      }
    }
    return points
  }
}
