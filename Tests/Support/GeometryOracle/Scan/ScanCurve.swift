import Foundation
import ShapeCore

/// A curved piece with monotone x and y, prepared for many scan lines.
struct ScanCurve: Sendable {
  private enum Form: Sendable {
    /// x = center.x + along c + across √(1 - c²), where c = (y - center.y) / reach.
    case ellipse(center: Point, reach: Double, along: Double, across: Double)
    /// Coefficients of x and y, and the parameters of the lower and the higher y.
    case polynomial(x: SIMD4<Double>, y: SIMD4<Double>, low: Double, high: Double)
  }

  private let form: Form
  private let low: Point
  private let high: Point

  /// Creates the curve, or `nil` for a line.
  init?(_ piece: MonotonePiece) {
    let isDown = piece.from.y < piece.to.y
    (low, high) = isDown ? (piece.from, piece.to) : (piece.to, piece.from)
    switch piece.curve.form {
    case .line: return nil
    case .polynomial(let c0, let c1, let c2, let c3):
      form = .polynomial(
        x: [c0.x, c1.x, c2.x, c3.x], y: [c0.y, c1.y, c2.y, c3.y], low: isDown ? piece.t0 : piece.t1,
        high: isDown ? piece.t1 : piece.t0)
    case .ellipse(let center, let u, let v, let start, let sweep):
      // y = center.y + reach cos(s - top), and sin(s - top) has one sign along the piece.
      let top = atan2(v.y, u.y)
      let side: Double = sin(start + sweep * ((piece.t0 + piece.t1) / 2) - top) > 0 ? 1 : -1
      form = .ellipse(
        center: center, reach: (u.y * u.y + v.y * v.y).squareRoot(), along: u.x * cos(top) + v.x * sin(top),
        across: side * (v.x * cos(top) - u.x * sin(top)))
    }
  }

  /// Returns the x at which the piece passes a height between its ends.
  func x(at y: Double) -> Double {
    let x: Double
    switch form {
    case .ellipse(let center, let reach, let along, let across):
      let c = max(-1, min(1, (y - center.y) / reach))
      x = center.x + along * c + across * ((1 - c) * (1 + c)).squareRoot()
    case .polynomial(let xs, let ys, let lowest, let highest):
      let t = parameter(at: y, ys, lowest, highest)
      x = ((xs[3] * t + xs[2]) * t + xs[1]) * t + xs[0]
    }
    return min(max(x, min(low.x, high.x)), max(low.x, high.x))
  }

  private func parameter(at y: Double, _ ys: SIMD4<Double>, _ lowest: Double, _ highest: Double) -> Double {
    var (before, after) = (lowest, highest)
    let enough = 1e-14 * (high.y - low.y + abs(high.x - low.x))
    var t = lowest + (highest - lowest) * ((y - low.y) / (high.y - low.y))
    for _ in 0..<60 {
      let error = ((ys[3] * t + ys[2]) * t + ys[1]) * t + ys[0] - y
      if abs(error) <= enough { break }
      if error < 0 { before = t } else { after = t }
      let rate = (3 * ys[3] * t + 2 * ys[2]) * t + ys[1]
      let next = t - error / rate
      // Newton's step if it stays between the bounds, or bisection.
      let isBetween = (next - before) * (next - after) < 0
      let step = isBetween ? next : (before + after) / 2
      if step == t { break }
      t = step
    }
    return t
  }
}
