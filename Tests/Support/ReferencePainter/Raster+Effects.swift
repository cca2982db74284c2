import Foundation

/// Effects on whole pictures: masks, blurs, displacements and blend modes.
extension Raster {
  /// The luminance of each pixel over black.
  package var luminances: [Float] {
    (0..<width * height).map { pixel in
      0.2126 * samples[4 * pixel] + 0.7152 * samples[4 * pixel + 1] + 0.0722 * samples[4 * pixel + 2]
    }
  }

  /// The alpha of each pixel.
  package var alphas: [Float] { (0..<width * height).map { samples[4 * $0 + 3] } }

  /// Makes each pixel more transparent by its factor.
  package mutating func multiply(by factors: [Float]) {
    for pixel in 0..<width * height {
      for component in 4 * pixel..<4 * pixel + 4 { samples[component] *= factors[pixel] }
    }
  }

  /// Keeps the covered part.
  package mutating func multiply(by coverage: Coverage) {
    var factors = [Float](repeating: 0, count: width * height)
    for row in 0..<coverage.height {
      for column in 0..<coverage.width {
        factors[(coverage.top + row) * width + coverage.left + column] = coverage.values[row * coverage.width + column]
      }
    }
    multiply(by: factors)
  }

  /// Returns the picture moved by a number of pixels, between which it is interpolated.
  package func moved(x: Double, y: Double) -> Raster {
    var result = Raster(width: width, height: height)
    let (columns, rows) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    let (right, lower) = (Float(x) - Float(columns), Float(y) - Float(rows))
    let parts = [
      (0, 0, (1 - right) * (1 - lower)), (1, 0, right * (1 - lower)), (0, 1, (1 - right) * lower),
      (1, 1, right * lower),
    ]
    for (across, down, share) in parts where share > 0 {
      for row in 0..<height where (0..<height).contains(row + rows + down) {
        for column in 0..<width where (0..<width).contains(column + columns + across) {
          let (from, to) = (row * width + column, (row + rows + down) * width + column + columns + across)
          for component in 0..<4 { result.samples[4 * to + component] += share * samples[4 * from + component] }
        }
      }
    }
    return result
  }

  /// Returns the picture under a Gaussian blur with a deviation for each axis, in pixels.
  package func blurred(x: Double, y: Double) -> Raster {
    blurred(by: x, step: 1, count: width).blurred(by: y, step: width, count: height)
  }

  private func blurred(by deviation: Double, step: Int, count: Int) -> Raster {
    guard deviation > 0 else { return self }
    let reach = Int((4 * deviation).rounded(.up))
    var weights = (-reach...reach).map { Float(exp(-Double($0 * $0) / (2 * deviation * deviation))) }
    let sum = weights.reduce(0, +)
    for index in weights.indices { weights[index] /= sum }
    var result = Raster(width: width, height: height)
    for pixel in 0..<width * height {
      let place = pixel / step % count
      for offset in max(-reach, -place)...min(reach, count - 1 - place) {
        let source = 4 * (pixel + offset * step)
        for component in 0..<4 {
          result.samples[4 * pixel + component] += weights[offset + reach] * samples[source + component]
        }
      }
    }
    return result
  }

  /// Returns the alpha of the picture in black under a Gaussian blur with oblique axes.
  /// - Parameters:
  ///   - axis: The direction of the first axis, of length 1.
  ///   - deviation: The deviation along that axis, in pixels.
  ///   - other: The deviation along the axis that is perpendicular to it.
  package func blurred(along axis: Spot, by deviation: Double, across other: Double) -> Raster {
    let reach = Int((4 * max(deviation, other)).rounded(.up))
    var weights: [Float] = []
    for y in -reach...reach {
      for x in -reach...reach {
        let u = (Double(x) * axis.x + Double(y) * axis.y) / deviation
        let v = (Double(y) * axis.x - Double(x) * axis.y) / other
        weights.append(Float(exp(-(u * u + v * v) / 2)))
      }
    }
    let sum = weights.reduce(0, +)
    for index in weights.indices { weights[index] /= sum }
    var result = Raster(width: width, height: height)
    for row in 0..<height {
      for column in 0..<width {
        let alpha = samples[4 * (row * width + column) + 3]
        if alpha == 0 { continue }
        for y in max(0, row - reach)..<min(height, row + reach + 1) {
          let line = (y - row + reach) * (2 * reach + 1) + reach - column
          for x in max(0, column - reach)..<min(width, column + reach + 1) {
            result.samples[4 * (y * width + x) + 3] += alpha * weights[line + x]
          }
        }
      }
    }
    return result
  }

  /// Returns the alpha of the picture in another color.
  package func colored(_ color: RGBA) -> Raster {
    var result = Raster(width: width, height: height)
    for pixel in 0..<width * height {
      let alpha = color.alpha * samples[4 * pixel + 3]
      result.samples[4 * pixel] = alpha * color.red
      result.samples[4 * pixel + 1] = alpha * color.green
      result.samples[4 * pixel + 2] = alpha * color.blue
      result.samples[4 * pixel + 3] = alpha
    }
    return result
  }

  /// Paints another picture of the same size over this one.
  /// - Parameter mix: Returns the color of a pixel over another. Neither is multiplied by its alpha.
  package mutating func draw(
    _ other: Raster, opacity: Float, mix: (SIMD4<Double>, _ over: SIMD4<Double>) -> SIMD4<Double>
  ) {
    for pixel in 0..<width * height where other.samples[4 * pixel + 3] > 0 {
      let mixed = mix(other.color(pixel) * SIMD4(1, 1, 1, Double(opacity)), color(pixel))
      for component in 0..<3 { samples[4 * pixel + component] = Float(mixed[component] * mixed.w) }
      samples[4 * pixel + 3] = Float(mixed.w)
    }
  }

  private func color(_ pixel: Int) -> SIMD4<Double> {
    let alpha = Double(samples[4 * pixel + 3])
    guard alpha > 0 else { return .zero }
    return SIMD4(
      Double(samples[4 * pixel]) / alpha, Double(samples[4 * pixel + 1]) / alpha,
      Double(samples[4 * pixel + 2]) / alpha,
      alpha)
  }
}
