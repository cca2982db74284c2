import Foundation
import ReferencePainter

extension JudgeBlur {
  /// Measures a straight edge, blurred by 5 of the judge's pixels: the mean distance by which a Gaussian moves ink
  /// is √(2/π) σ.
  fileprivate static func measured(of judge: Judge) throws -> JudgeBlur {
    let sigma = 5 / Double(Judge.oversampling)
    // Tall enough that the ends have no effect on the middle row: a judge may not blur the part outside the canvas.
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 60" width="120" height="60">\
      <filter id="edge" filterUnits="userSpaceOnUse" x="0" y="0" width="120" height="60">\
      <feGaussianBlur stdDeviation="\(sigma)"/></filter>\
      <rect x="40" width="80" height="60" filter="url(#edge)"/></svg>
      """
    let raster = try judge.render(svg: svg)
    var moved = 0.0
    for x in 0..<80 {
      let alpha = Double(raster.samples[4 * (30 * raster.width + x) + 3])
      moved += min(alpha, 1 - alpha)
    }
    let measured = moved * (Double.pi / 2).squareRoot()
    let approximated = JudgeBlur.threeBoxes.deviation(5) / Double(Judge.oversampling)
    return abs(measured - sigma) < abs(measured - approximated) ? .gaussian : .threeBoxes
  }
}

extension Judge {
  private static let rsvgBlur = Result { try JudgeBlur.measured(of: .rsvg) }
  private static let chromiumBlur = Result { try JudgeBlur.measured(of: .chromium) }

  /// The blur of this judge, measured once.
  var blur: JudgeBlur {
    get throws {
      switch self {
      case .rsvg: try Self.rsvgBlur.get()
      case .chromium: try Self.chromiumBlur.get()
      }
    }
  }
}
