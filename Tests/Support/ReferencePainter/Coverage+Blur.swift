import Foundation

extension Coverage {
  /// Returns this coverage blurred by true Gaussian weights, cut at 4 deviations; `sigma` in pixels.
  ///
  /// The result has the size of the picture, `columns` by `rows`.
  package func blurred(sigma: Double, columns: Int, rows: Int) -> Coverage {
    let reach = max(1, Int((4 * sigma).rounded(.up)))
    var weights = (-reach...reach).map { Float(exp(-Double($0 * $0) / (2 * sigma * sigma))) }
    let sum = weights.reduce(0, +)
    for i in weights.indices { weights[i] /= sum }

    let left = max(0, self.left - reach)
    let right = min(columns, self.left + width + reach)
    let top = max(0, self.top - reach)
    let bottom = min(rows, self.top + height + reach)
    var result = Coverage(left: left, top: top, width: right - left, height: bottom - top)
    guard width > 0, height > 0, result.width > 0, result.height > 0 else { return result }
    weights.withUnsafeBufferPointer { weights in
      let across = blurredAcross(weights, reach: reach, left: left, width: result.width)
      result.blurDown(across, rows: height, offset: self.top - top, weights, reach: reach)
    }
    return result
  }

  /// Returns the coverage with each row blurred. It blurs the steps between neighbors, because most of them are 0.
  private func blurredAcross(
    _ weights: UnsafeBufferPointer<Float>, reach: Int, left: Int, width outWidth: Int
  ) -> [Float] {
    var out = [Float](repeating: 0, count: outWidth * height)
    let steps = UnsafeMutablePointer<Float>.allocate(capacity: outWidth)
    defer { steps.deallocate() }
    values.withUnsafeBufferPointer { source in
      out.withUnsafeMutableBufferPointer { target in
        var row = 0
        while row < height {
          steps.update(repeating: 0, count: outWidth)
          var before: Float = 0
          var column = 0
          while column <= width {
            let value = column < width ? source[row * width + column] : 0
            let step = value - before
            before = value
            if step != 0 {
              let first = self.left + column - left - reach
              var k = max(0, -first)
              // Steps before the first column count in full from the first column.
              var skipped = 0
              while skipped < min(k, weights.count) {
                steps[0] += step * weights[skipped]
                skipped += 1
              }
              while k < weights.count, first + k < outWidth {
                steps[first + k] += step * weights[k]
                k += 1
              }
            }
            column += 1
          }
          var sum: Float = 0
          column = 0
          while column < outWidth {
            sum += steps[column]
            target[row * outWidth + column] = sum
            column += 1
          }
          row += 1
        }
      }
    }
    return out
  }

  /// Blurs `rows` rows vertically into this coverage. The first one is `offset` rows below the top.
  private mutating func blurDown(
    _ source: [Float], rows: Int, offset: Int, _ weights: UnsafeBufferPointer<Float>, reach: Int
  ) {
    let (width, height) = (width, height)
    source.withUnsafeBufferPointer { source in
      values.withUnsafeMutableBufferPointer { target in
        guard let source = source.baseAddress, let target = target.baseAddress else { return }
        var y = 0
        while y < height {
          let out = target + y * width
          var k = max(0, y - offset - reach)
          let end = min(rows - 1, y - offset + reach)
          while k <= end {
            let weight = weights[k - (y - offset) + reach]
            let line = source + k * width
            var x = 0
            while x < width {
              out[x] += weight * line[x]
              x += 1
            }
            k += 1
          }
          y += 1
        }
      }
    }
  }
}
