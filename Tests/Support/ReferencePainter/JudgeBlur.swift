import Foundation

/// The blur of a judge. SVG allows three box blurs instead of a Gaussian, which spread less: by 2.5 % for a deviation
/// of 20 pixels, by 10 % for one of 5. That could hide a shadow that is a tenth too small.
package enum JudgeBlur: Sendable {
  case gaussian
  case threeBoxes

  /// Returns the deviation of the Gaussian that is nearest to a judge's blur of `sigma` pixels.
  package func deviation(_ sigma: Double) -> Double {
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
}
