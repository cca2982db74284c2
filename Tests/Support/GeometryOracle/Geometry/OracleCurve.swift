import Foundation
import ShapeCore

/// One edge of an outline for the oracle: a polynomial of degree at most three, or a piece of an ellipse. The parameter
/// is in 0...1.
struct OracleCurve: Sendable {
  enum Form: Sendable {
    case line
    /// c0 + c1 t + c2 t² + c3 t³.
    case polynomial(Point, Point, Point, Point)
    /// center + u cos s + v sin s, for s from `start` over `sweep` radians.
    case ellipse(center: Point, u: Point, v: Point, start: Double, sweep: Double)
  }

  var form: Form
  /// The ends, as in the path.
  var start: Point
  var end: Point

  static func line(_ a: Point, _ b: Point) -> OracleCurve { OracleCurve(form: .line, start: a, end: b) }

  static func quad(_ a: Point, _ b: Point, _ c: Point) -> OracleCurve {
    let c1 = (b - a) * 2
    let c2 = (c - b) - (b - a)
    return OracleCurve(form: .polynomial(a, c1, c2, .zero), start: a, end: c)
  }

  static func cubic(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> OracleCurve {
    let c1 = (b - a) * 3
    let c2 = ((c - b) - (b - a)) * 3
    let c3 = (d - a) - (c - b) * 3
    return OracleCurve(form: .polynomial(a, c1, c2, c3), start: a, end: d)
  }

  /// Returns the arc moved by `-origin`.
  static func arc(_ arc: Arc, origin: Point) -> OracleCurve {
    let turn = Point(cos(arc.rotation), sin(arc.rotation))
    let u = turn * arc.radii.width
    let v = Point(-turn.y, turn.x) * arc.radii.height
    let center = arc.center - origin
    func point(_ angle: Double) -> Point { center + u * cos(angle) + v * sin(angle) }
    return OracleCurve(
      form: .ellipse(center: center, u: u, v: v, start: arc.start, sweep: arc.sweep), start: point(arc.start),
      end: point(arc.start + arc.sweep))
  }

  /// Returns the point at a parameter. The ends are exact.
  func point(at t: Double) -> Point {
    if t <= 0 { return start }
    if t >= 1 { return end }
    switch form {
    case .line: return start + (end - start) * t
    case .polynomial(let c0, let c1, let c2, let c3): return c0 + (c1 + (c2 + c3 * t) * t) * t
    case .ellipse(let center, let u, let v, let start, let sweep):
      let angle = start + sweep * t
      return center + u * cos(angle) + v * sin(angle)
    }
  }

  /// Returns the derivatives of x and y with respect to the parameter.
  func derivative(at t: Double) -> Point {
    switch form {
    case .line: return end - start
    case .polynomial(_, let c1, let c2, let c3): return c1 + (c2 * 2 + c3 * (3 * t)) * t
    case .ellipse(_, let u, let v, let start, let sweep):
      let angle = start + sweep * t
      return (v * cos(angle) - u * sin(angle)) * sweep
    }
  }

  /// Parameters inside 0...1, ascending, between which x and y are monotone.
  var turningParameters: [Double] {
    var result: [Double] = []
    switch form {
    case .line: break
    case .polynomial(_, let c1, let c2, let c3):
      result += roots(c3.x * 3, c2.x * 2, c1.x) + roots(c3.y * 3, c2.y * 2, c1.y)
    case .ellipse(_, let u, let v, let start, let sweep):
      guard sweep != 0 else { break }
      for extreme in [atan2(v.x, u.x), atan2(v.y, u.y)] {
        // Every half turn is an extreme. Only those of the sweep count.
        let low = min(start, start + sweep)
        var angle = extreme + Double.pi * ((low - extreme) / Double.pi).rounded(.up)
        while angle < low + abs(sweep) {
          result.append((angle - start) / sweep)
          angle += Double.pi
        }
      }
    }
    return result.filter { $0 > 0 && $0 < 1 }.sorted()
  }

  /// Returns whether the curve is straight to a tolerance: no point of it deviates from the line through its ends by
  /// more, and it does not double back.
  func isStraight(within tolerance: Double) -> Bool {
    let chord = end - start
    let length = chord.length
    return (1...7).allSatisfy { step in
      let offset = point(at: Double(step) / 8) - start
      guard length > 0 else { return offset.length <= tolerance }
      let along = offset.dot(chord) / length
      return abs(offset.cross(chord)) / length <= tolerance && along >= -tolerance && along <= length + tolerance
    }
  }

  /// Returns the length of the chords between a number of points, a lower bound of the length.
  func length(chords: Int) -> Double {
    if case .line = form { return (end - start).length }
    var sum = 0.0
    var last = start
    for step in 1...chords {
      let point = point(at: Double(step) / Double(chords))
      sum += (point - last).length
      last = point
    }
    return sum
  }
}

/// Returns the real roots of a t² + b t + c.
private func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
  if a == 0 { return b == 0 ? [] : [-c / b] }
  let discriminant = b * b - 4 * a * c
  guard discriminant >= 0 else { return [] }
  // Without cancellation: the sum of two numbers with the same sign.
  let sum = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
  return sum == 0 ? [0] : [sum / a, c / sum]
}
