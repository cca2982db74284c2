/// A color as in a source: red, green and blue are not premultiplied, and all components are in `0...1`.
package struct RGBA: Equatable, Sendable {
  package var red: Float
  package var green: Float
  package var blue: Float
  package var alpha: Float

  package init(_ red: Float, _ green: Float, _ blue: Float, _ alpha: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// From `0xRRGGBB`.
  package init(hex: Int, alpha: Float = 1) {
    self.init(Float(hex >> 16 & 255) / 255, Float(hex >> 8 & 255) / 255, Float(hex & 255) / 255, alpha)
  }

  package static let black = RGBA(0, 0, 0)
  package static let white = RGBA(1, 1, 1)

  /// Returns the color `t` of the way to another, as SVG mixes: channel by channel, before alpha is multiplied in.
  package func mixed(with other: RGBA, _ t: Float) -> RGBA {
    RGBA(
      red + t * (other.red - red), green + t * (other.green - green), blue + t * (other.blue - blue),
      alpha + t * (other.alpha - alpha))
  }
}

/// A picture of red, green, blue and alpha, colors multiplied by alpha, all from 0 to 1, row after row.
package struct Raster: Sendable {
  package let width: Int
  package let height: Int
  package var samples: [Float]

  /// Creates a transparent picture.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
    samples = [Float](repeating: 0, count: 4 * width * height)
  }

  /// Paints a color over the picture, as far as `coverage` covers it.
  package mutating func fill(_ coverage: Coverage, with color: RGBA) { fill(coverage) { _ in color } }

  /// Paints over the picture with a color for each row.
  package mutating func fill(_ coverage: Coverage, colorOfRow: (Int) -> RGBA) {
    let width = width
    samples.withUnsafeMutableBufferPointer { buffer in
      coverage.values.withUnsafeBufferPointer { values in
        guard let start = buffer.baseAddress, let source = values.baseAddress else { return }
        var row = 0
        while row < coverage.height {
          let color = colorOfRow(coverage.top + row)
          let line = source + row * coverage.width
          var pixel = start + 4 * ((coverage.top + row) * width + coverage.left)
          var column = 0
          while column < coverage.width {
            let part = line[column] * color.alpha
            if part > 0 {
              let rest = 1 - part
              pixel[0] = part * color.red + rest * pixel[0]
              pixel[1] = part * color.green + rest * pixel[1]
              pixel[2] = part * color.blue + rest * pixel[2]
              pixel[3] = part + rest * pixel[3]
            }
            pixel += 4
            column += 1
          }
          row += 1
        }
      }
    }
  }

  /// Paints another picture of the same size over this one, with an opacity.
  package mutating func draw(_ other: Raster, opacity: Float) {
    precondition(other.width == width && other.height == height)
    let count = samples.count
    samples.withUnsafeMutableBufferPointer { buffer in
      other.samples.withUnsafeBufferPointer { source in
        var i = 0
        while i < count {
          let alpha = source[i + 3]
          if alpha > 0 {
            let rest = 1 - opacity * alpha
            buffer[i] = opacity * source[i] + rest * buffer[i]
            buffer[i + 1] = opacity * source[i + 1] + rest * buffer[i + 1]
            buffer[i + 2] = opacity * source[i + 2] + rest * buffer[i + 2]
            buffer[i + 3] = opacity * alpha + rest * buffer[i + 3]
          }
          i += 4
        }
      }
    }
  }

  /// Erases the region of `coverage`.
  package mutating func erase(_ coverage: Coverage) {
    for row in 0..<coverage.height {
      for column in 0..<coverage.width {
        let rest = 1 - coverage.values[row * coverage.width + column]
        if rest < 1 { scale(coverage.left + column, coverage.top + row, by: rest) }
      }
    }
  }

  private mutating func scale(_ x: Int, _ y: Int, by factor: Float) {
    let i = 4 * (y * width + x)
    samples[i] *= factor
    samples[i + 1] *= factor
    samples[i + 2] *= factor
    samples[i + 3] *= factor
  }

  /// The alpha of each pixel: the silhouette that casts the shadow.
  package var silhouette: Coverage {
    var result = Coverage(left: 0, top: 0, width: width, height: height)
    let count = width * height
    result.values.withUnsafeMutableBufferPointer { target in
      samples.withUnsafeBufferPointer { source in
        var i = 0
        while i < count {
          target[i] = source[4 * i + 3]
          i += 1
        }
      }
    }
    return result
  }

  /// Returns a part of the picture, which must contain that part.
  package func part(left: Int, top: Int, width: Int, height: Int) -> Raster {
    var result = Raster(width: width, height: height)
    for row in 0..<height {
      let start = 4 * ((top + row) * self.width + left)
      let target = 4 * row * width
      result.samples.replaceSubrange(target..<target + 4 * width, with: samples[start..<start + 4 * width])
    }
    return result
  }

  /// Returns a smaller picture, whose pixels are the means of squares of `factor` by `factor` pixels.
  package func shrunk(by factor: Int, width newWidth: Int, height newHeight: Int) -> Raster {
    var result = Raster(width: newWidth, height: newHeight)
    let unit = 1 / Float(factor * factor)
    result.samples.withUnsafeMutableBufferPointer { target in
      samples.withUnsafeBufferPointer { source in
        var y = 0
        while y < min(height, newHeight * factor) {
          var x = 0
          while x < min(width, newWidth * factor) {
            let i = 4 * (y * width + x)
            let o = 4 * (y / factor * newWidth + x / factor)
            var k = 0
            while k < 4 {
              target[o + k] += unit * source[i + k]
              k += 1
            }
            x += 1
          }
          y += 1
        }
      }
    }
    return result
  }
}
