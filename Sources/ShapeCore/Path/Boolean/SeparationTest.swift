/// Looks for a line that separates two hulls of four points.
///
/// If two convex polygons don't overlap, the direction of one of their edges separates them (the separating axis
/// theorem in the plane). Only the edges between successive points are tried: a missed line costs a cut, not a wrong
/// result.
struct SeparationTest {
  typealias Hull = (Point, Point, Point, Point)

  var a: Hull
  var b: Hull
  /// A point of both hulls, and its index in each, or -1 without one.
  var shared: Point?
  var skipA: Int
  var skipB: Int
  /// The minimum distance between the hulls, except at the shared point.
  var margin: Double
  /// How far a hull that touches the line at the shared point may seem to be beyond it.
  var slack: Double
  /// Half the axes of ellipses around the hulls that contain the curves.
  var spread: (Point, Point, Point, Point)

  var isSeparated: Bool {
    separates(along: a.3 - a.0) || separates(along: b.3 - b.0) || controlsSeparate(a) || controlsSeparate(b)
      || separates(Point(0, 1)) || separates(Point(1, 0))
  }

  private func controlsSeparate(_ hull: Hull) -> Bool {
    separates(along: hull.1 - hull.0) || separates(along: hull.3 - hull.2) || separates(along: hull.2 - hull.1)
  }

  private func separates(along edge: Point) -> Bool {
    max(abs(edge.x), abs(edge.y)) > slack && separates(edge.perpendicular)
  }

  /// - Parameter axis: A vector of any length, which scales all measurements. An upper bound of that length is enough,
  ///   because it errs towards "not separated".
  private func separates(_ axis: Point) -> Bool {
    let margin =
      margin * (abs(axis.x) + abs(axis.y)) + abs(spread.0.dot(axis)) + abs(spread.1.dot(axis))
      + abs(spread.2.dot(axis)) + abs(spread.3.dot(axis))
    let rangeA = range(a, axis, skipping: skipA)
    let rangeB = range(b, axis, skipping: skipB)
    guard let shared else {
      return rangeA.high + margin < rangeB.low || rangeB.high + margin < rangeA.low
    }
    let slack = slack * max(abs(axis.x), abs(axis.y))
    let place = shared.dot(axis)
    func lie(_ below: (low: Double, high: Double), _ above: (low: Double, high: Double)) -> Bool {
      (below.high <= place + slack && above.low >= place + margin)
        || (below.high <= place - margin && above.low >= place - slack)
    }
    return lie(rangeA, rangeB) || lie(rangeB, rangeA)
  }

  private func range(_ hull: Hull, _ axis: Point, skipping index: Int) -> (low: Double, high: Double) {
    let inner1 = hull.1.dot(axis)
    let inner2 = hull.2.dot(axis)
    var low = min(inner1, inner2)
    var high = max(inner1, inner2)
    if index != 0 {
      let end = hull.0.dot(axis)
      low = min(low, end)
      high = max(high, end)
    }
    if index != 3 {
      let end = hull.3.dot(axis)
      low = min(low, end)
      high = max(high, end)
    }
    return (low, high)
  }
}
