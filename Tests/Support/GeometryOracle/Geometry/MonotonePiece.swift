import Foundation
import ShapeCore

/// A piece of a curve with monotone x and y, so that its ends determine its box.
struct MonotonePiece: Sendable {
  let curve: OracleCurve
  /// The index of its curve in the outline.
  let index: Int
  let t0: Double
  let t1: Double
  let from: Point
  let to: Point

  var box: Box { Box(from, to) }

  static func pieces(of curve: OracleCurve, index: Int) -> [MonotonePiece] {
    if case .line = curve.form {
      return [MonotonePiece(curve: curve, index: index, t0: 0, t1: 1, from: curve.start, to: curve.end)]
    }
    let cuts = [0] + curve.turningParameters + [1]
    return zip(cuts, cuts.dropFirst()).map { t0, t1 in
      MonotonePiece(
        curve: curve, index: index, t0: t0, t1: t1, from: curve.point(at: t0), to: curve.point(at: t1))
    }
  }

  /// Returns whether the piece crosses the height y. An end counts if it is the lower one.
  @inline(__always)
  func crosses(_ y: Double) -> Bool { (from.y <= y) != (to.y <= y) }

  /// Returns whether the ray from a point to the right meets the piece, which must cross the height of the point.
  ///
  /// Bisection ends as soon as the point is on one side of the rest. The result is that of a curve which differs from
  /// this one by rounding, which is enough for any point farther from the curve than rounding.
  func isRight(of point: Point) -> Bool {
    var (a, b) = (from, to)
    var (ta, tb) = (t0, t1)
    for _ in 0..<200 {
      if point.x < min(a.x, b.x) { return true }
      if point.x >= max(a.x, b.x) { return false }
      if case .line = curve.form {
        let side = (b - a).cross(point - a)
        return b.y > a.y ? side > 0 : side < 0
      }
      let middle = (ta + tb) / 2
      if middle <= ta || middle >= tb { break }
      let m = curve.point(at: middle)
      if (a.y <= point.y) != (m.y <= point.y) {
        (b, tb) = (m, middle)
      } else {
        (a, ta) = (m, middle)
      }
    }
    return point.x < (a.x + b.x) / 2
  }

  /// Returns the x at which the piece passes the height y, which it must cross, to about 1e-8 of its size.
  func x(atHeight y: Double) -> Double {
    switch curve.form {
    case .line: return from.x + (to.x - from.x) * ((y - from.y) / (to.y - from.y))
    case .ellipse(let center, let u, let v, let start, let sweep):
      // y = center.y + reach cos(s - top), which has one solution on either side of the top.
      let reach = (u.y * u.y + v.y * v.y).squareRoot()
      let top = atan2(v.y, u.y)
      let angle = acos(max(-1, min(1, (y - center.y) / reach)))
      let isAfterTop = sin(start + sweep * ((t0 + t1) / 2) - top) > 0
      let s = isAfterTop ? top + angle : top - angle
      return center.x + u.x * cos(s) + v.x * sin(s)
    case .polynomial: return xOfPolynomial(atHeight: y)
    }
  }

  private func xOfPolynomial(atHeight y: Double) -> Double {
    var (low, high) = from.y < to.y ? (t0, t1) : (t1, t0)
    let enough = 1e-13 * (abs(to.y - from.y) + abs(to.x - from.x))
    var t = low + (high - low) * (y - min(from.y, to.y)) / abs(to.y - from.y)
    for _ in 0..<60 {
      let point = curve.point(at: t)
      let error = point.y - y
      if abs(error) <= enough { return point.x }
      if error < 0 { low = t } else { high = t }
      let rate = curve.derivative(at: t).y
      let next = t - error / rate
      // Newton's step if it stays between the bounds, or bisection.
      t = (next - low) * (next - high) < 0 ? next : (low + high) / 2
    }
    return curve.point(at: t).x
  }

  /// Returns whether a point of the piece may be nearer to `point` than `reach`. `true` for all that are, and for some
  /// that are up to twice as far.
  func isNear(_ point: Point, reach: Double) -> Bool {
    guard box.contains(point, reach: reach) else { return false }
    if case .line = curve.form {
      let along = to - from
      let square = along.dot(along)
      let t = square > 0 ? max(0, min(1, (point - from).dot(along) / square)) : 0
      return (from + along * t - point).length <= reach
    }
    if crosses(point.y), abs(x(atHeight: point.y) - point.x) <= reach { return true }
    return isNear(point, reach: reach, t0, from, t1, to, depth: 0)
  }

  private func isNear(
    _ point: Point, reach: Double, _ ta: Double, _ a: Point, _ tb: Double, _ b: Point, depth: Int
  ) -> Bool {
    let box = Box(a, b)
    guard box.contains(point, reach: reach) else { return false }
    // With this, the diagonal is at most half of the reach.
    if max(box.high.x - box.low.x, box.high.y - box.low.y) <= 0.35 * reach || depth > 60 { return true }
    let middle = (ta + tb) / 2
    let m = curve.point(at: middle)
    return isNear(point, reach: reach, ta, a, middle, m, depth: depth + 1)
      || isNear(point, reach: reach, middle, m, tb, b, depth: depth + 1)
  }
}
