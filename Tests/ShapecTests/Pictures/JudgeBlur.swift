import Foundation

/// The blur of a judge. SVG allows three box blurs instead of a Gaussian, which spread less: by 2.5 % for a deviation
/// of 20 pixels, by 10 % for one of 5. That could hide a shadow that is a tenth too small.
enum JudgeBlur: Sendable {
  case gaussian
  case threeBoxes

  /// Returns the deviation of the Gaussian that is nearest to a judge's blur of `sigma` pixels.
  func deviation(_ sigma: Double) -> Double {
    switch self {
    case .gaussian: sigma
    // Three boxes are more peaked than a Gaussian. The nearest Gaussian is wider by this factor, and the two then
    // differ by less than 2 in 255 at a straight edge.
    case .threeBoxes: sigma < 2 ? sigma : 1.017 * Self.deviationOfThreeBoxes(sigma)
    }
  }

  /// Returns the deviation of three box blurs. The widths are those of the Filter Effects specification, under
  /// `feGaussianBlur`; a box of n pixels has the variance (n² - 1) / 12, and variances add up.
  private static func deviationOfThreeBoxes(_ sigma: Double) -> Double {
    let size = (sigma * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down)
    let third = size.truncatingRemainder(dividingBy: 2) == 0 ? size + 1 : size
    return ((2 * (size * size - 1) + third * third - 1) / 12).squareRoot()
  }

  /// Measures a straight edge, blurred by 5 of the judge's pixels: the mean distance by which a Gaussian moves ink
  /// is √(2/π) σ.
  static func measured(of judge: Judge) throws -> JudgeBlur {
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
