import Foundation
import ShapeCore

extension Outline {
  /// Half the integral of x dy - y dx along the contours: the sum over the plane of winding times area, positive if
  /// clockwise on the screen. In closed form for each kind of edge.
  package var signedArea: Double {
    // Around a point inside, so that less cancels.
    let pole = box?.center ?? .zero
    return curves.reduce(0) { $0 + $1.doubleArea(about: pole) } / 2
  }
}

extension OracleCurve {
  /// Returns the integral of x dy - y dx along the curve, with coordinates relative to `pole`.
  fileprivate func doubleArea(about pole: Point) -> Double {
    let (a, b) = (start - pole, end - pole)
    switch form {
    case .line:
      return a.cross(b)
    case .polynomial(let c0, let c1, let c2, let c3):
      let c0 = c0 - pole
      // The sum over i, j of (ci × cj) j / (i + j), for t from 0 to 1.
      return c0.cross(c1) + c0.cross(c2) + c0.cross(c3) + c1.cross(c2) / 3 + c1.cross(c3) / 2 + c2.cross(c3) / 5
    case .ellipse(let center, let u, let v, _, let sweep):
      return u.cross(v) * sweep + (center - pole).cross(end - start)
    }
  }
}
