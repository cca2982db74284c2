/// An average over a whole number of pixels on both sides and a share of the two next to them. Repeated, it approaches a
/// Gaussian blur.
///
/// Source: P. Gwosdek et al., "Theoretical Foundations of Gaussian Convolution by Extended Box Filtering" (2011).
struct BoxKernel: Equatable, Sendable {
  /// The number of whole pixels on each side.
  let radius: Int
  /// The weight of a whole pixel, and of the pixel after them on each side.
  let weight: Float
  let endWeight: Float

  /// Creates the kernel with a third of a variance, so that three of them have all of it.
  /// - Parameter deviation: The standard deviation of the three together, in pixels.
  init(thirdOf deviation: Double) {
    let variance = deviation * deviation / 3
    let whole = (((12 * variance + 1).squareRoot() - 1) / 2).rounded(.down)
    // The share of the end pixels that makes the variance exact.
    let count = 2 * whole + 1
    let share =
      count * (whole * (whole + 1) - 3 * variance) / (6 * (variance - (whole + 1) * (whole + 1)))
    let total = count + 2 * share
    radius = Int(whole)
    weight = Float(1 / total)
    endWeight = Float(share / total)
  }
}
