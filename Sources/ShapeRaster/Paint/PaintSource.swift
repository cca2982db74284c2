@_spi(Generated) import ShapeCore

/// The colors of a paint at the centers of pixels.
struct PaintSource: Sendable {
  private enum Kind: Sendable {
    case solid(Pixel)
    /// Along the x axis of the gradient's own coordinates, from 0 to 1.
    case linear(GradientTable)
    /// By the distance from their origin.
    case radial(GradientTable)
    /// By the angle around their origin, clockwise from the x axis. `pixel` is the width of a pixel.
    case conic(GradientTable, pixel: Float)
  }

  private let kind: Kind
  /// From pixels to the coordinates of the gradient.
  private let inverse: Transform
  /// Whether every color is opaque.
  let isOpaque: Bool
}

extension PaintSource {
  /// The only color, or `nil` if there are several.
  var solid: Pixel? { if case .solid(let pixel) = kind { pixel } else { nil } }

  /// Creates a source of one color.
  init(_ color: RGBA, opacity: Float = 1) {
    let pixel = Pixel(color, opacity: opacity)
    self.init(kind: .solid(pixel), inverse: .identity, isOpaque: pixel.alpha == 255)
  }

  /// - Parameters:
  ///   - paint: A paint whose colors are the same in both appearances.
  ///   - transform: From the coordinates of the paint to pixels.
  ///   - bounds: The pixels in which the colors have full precision.
  ///   - opacity: A factor of the alpha.
  init(_ paint: ScenePaint, in transform: Transform, bounds: PixelRect, opacity: Float = 1) {
    switch paint {
    case .color(let color): self.init(color.light, opacity: opacity)
    case .gradient(let gradient): self.init(gradient, in: transform, bounds: bounds, opacity: opacity)
    }
  }

  private init(_ gradient: SceneGradient, in transform: Transform, bounds: PixelRect, opacity: Float) {
    switch gradient.geometry {
    case .linear(let from, let to):
      let line = to - from
      // The unit square of the gradient: its line is the x axis.
      let unit = Transform(a: line.x, b: line.y, c: -line.y, d: line.x, tx: from.x, ty: from.y)
      let length = (transform.apply(to) - transform.apply(from)).length
      self.init(gradient.stops, unit.then(transform), length, bounds, opacity) { .linear($0) }
    case .radial(let center, let radius):
      let unit = Transform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
      let length = radius * abs(transform.determinant).squareRoot()
      self.init(gradient.stops, unit.then(transform), length, bounds, opacity) { .radial($0) }
    case .conic(let center, let start):
      let (sine, cosine) = (start.sine, start.cosine)
      let unit = Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: center.x, ty: center.y)
      // The longest circle in the bounds.
      let pixel = transform.apply(center)
      let reach = Point(
        max(pixel.x - Double(bounds.minX), Double(bounds.maxX) - pixel.x),
        max(pixel.y - Double(bounds.minY), Double(bounds.maxY) - pixel.y)
      ).length
      let width = 1 / abs(transform.determinant).squareRoot()
      self.init(gradient.stops, unit.then(transform), 2 * Double.pi * reach, bounds, opacity) {
        .conic($0, pixel: Float(width))
      }
    }
  }

  private init(
    _ stops: [GradientStop], _ unit: Transform, _ length: Double, _ bounds: PixelRect, _ opacity: Float,
    _ kind: (GradientTable) -> Kind
  ) {
    guard let inverse = unit.inverse else {
      // Everything is beyond the end of a gradient without extent.
      self.init(stops.last?.color.light ?? RGBA(red: 0, green: 0, blue: 0, alpha: 0), opacity: opacity)
      return
    }
    let table = GradientTable(stops, length: length, bounds: bounds, opacity: opacity)
    self.init(kind: kind(table), inverse: inverse, isOpaque: table.isOpaque)
  }

  /// Writes the colors of a run of pixels of a row. The color of a pixel doesn't depend on the run.
  func write(row: Int, from first: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    let inverse = inverse
    // In Double to the pixel, because coordinates may be much larger than the differences.
    let center = Double(row) + 0.5
    let x0 = inverse.c * center + inverse.tx
    let y0 = inverse.d * center + inverse.ty
    @inline(__always)
    func x(_ index: Int) -> Float { Float(inverse.a * (Double(first &+ index) + 0.5) + x0) }
    @inline(__always)
    func y(_ index: Int) -> Float { Float(inverse.b * (Double(first &+ index) + 0.5) + y0) }
    switch kind {
    case .solid(let pixel): pixels.update(repeating: pixel.bits, count: count)
    case .linear(let table):
      table.entries.withUnsafeBufferPointer { entries in
        if inverse.a == 0 {
          return pixels.update(repeating: table.color(at: Float(x0), entries), count: count)
        }
        for index in 0..<count { pixels[index] = table.color(at: x(index), entries) }
      }
    case .radial(let table):
      table.entries.withUnsafeBufferPointer { entries in
        for index in 0..<count {
          let (dx, dy) = (x(index), y(index))
          pixels[index] = table.color(at: (dx * dx + dy * dy).squareRoot(), entries)
        }
      }
    case .conic(let table, let pixel):
      table.entries.withUnsafeBufferPointer { entries in
        for index in 0..<count {
          let (dx, dy) = (x(index), y(index))
          // The last color meets the first one at the x axis, in the covered shares of the pixel.
          if dx > 0, abs(dy) < pixel / 2 {
            let (first, last) = (table.color(at: 0, entries), table.lastColor(entries))
            let share = UInt32(255 * (0.5 + dy / pixel) + 0.5)
            pixels[index] = Pixel(bits: first).scaled(by: share).bits &+ Pixel(bits: last).scaled(by: 255 &- share).bits
          } else {
            pixels[index] = table.color(at: Self.turns(dx, dy), entries)
          }
        }
      }
    }
  }

  /// Returns the angle of a point in turns, in 0...1, within 2e-6.
  ///
  /// Source of the polynomial: Abramowitz and Stegun, 4.4.49.
  @inline(__always)
  private static func turns(_ x: Float, _ y: Float) -> Float {
    let (a, b) = (abs(x), abs(y))
    let (low, high) = (min(a, b), max(a, b))
    guard high > 0 else { return 0 }
    let t = low / high
    let s = t * t
    var arc =
      t
      * (0.999_866_0 + s
        * (-0.330_299_5 + s * (0.180_141_0 + s * (-0.085_133_0 + s * 0.020_835_1))))
      / (2 * Float.pi)
    if b > a { arc = 0.25 - arc }
    if x < 0 { arc = 0.5 - arc }
    return y < 0 ? 1 - arc : arc
  }
}
