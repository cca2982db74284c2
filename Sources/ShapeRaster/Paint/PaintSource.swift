import ShapeKit

/// The colors of a paint at the centers of pixels.
struct PaintSource: Sendable {
  private enum Kind: Sendable {
    case solid(Pixel)
    /// Along the x axis of the gradient's own coordinates, from 0 to 1.
    case linear(GradientTable)
    /// By the distance from their origin.
    case radial(GradientTable)
    /// By the angle around their origin, clockwise from the x axis.
    case conic(GradientTable)
  }

  private let kind: Kind
  /// From pixels to the coordinates of the gradient.
  private let inverse: Transform

  /// The only color, or `nil` if there are several.
  var solid: Pixel? { if case .solid(let pixel) = kind { pixel } else { nil } }

  /// - Parameter transform: From the coordinates of the scene to pixels. It has an inverse.
  init(_ paint: Paint, scheme: Scheme, in transform: Transform) {
    switch paint {
    case .color(let color):
      kind = .solid(Pixel(color[scheme]))
      inverse = .identity
    case .linear(let gradient):
      let from = gradient.from ?? .zero
      let to = gradient.to ?? .zero
      let line = to - from
      // The unit square of the gradient: its line is the x axis.
      let unit = Transform(a: line.x, b: line.y, c: -line.y, d: line.x, tx: from.x, ty: from.y).then(transform)
      guard let inverse = unit.inverse else {
        (kind, inverse) = (.solid(Self.last(gradient.stops, scheme)), .identity)
        return
      }
      let length = (transform.apply(to) - transform.apply(from)).length
      kind = .linear(GradientTable(gradient.stops, scheme: scheme, length: length))
      self.inverse = inverse
    case .radial(let gradient):
      let radius = gradient.radius ?? 0
      let center = gradient.center ?? .zero
      let unit = Transform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y).then(transform)
      guard let inverse = unit.inverse else {
        (kind, inverse) = (.solid(Self.last(gradient.stops, scheme)), .identity)
        return
      }
      let length = radius * abs(transform.determinant).squareRoot()
      kind = .radial(GradientTable(gradient.stops, scheme: scheme, length: length))
      self.inverse = inverse
    case .conic(let gradient):
      let (sine, cosine) = (gradient.start.sine, gradient.start.cosine)
      let center = gradient.center ?? .zero
      let unit = Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: center.x, ty: center.y).then(transform)
      guard let inverse = unit.inverse else {
        (kind, inverse) = (.solid(Self.last(gradient.stops, scheme)), .identity)
        return
      }
      kind = .conic(GradientTable(gradient.stops, scheme: scheme, length: 4096))
      self.inverse = inverse
    }
  }

  private static func last(_ stops: [GradientStop], _ scheme: Scheme) -> Pixel {
    stops.last.map { Pixel($0.color[scheme]) } ?? .clear
  }

  /// Writes the colors of a run of pixels of a row.
  func write(row: Int, from first: Int, into pixels: UnsafeMutableBufferPointer<UInt32>) {
    let start = inverse.apply(Point(Double(first) + 0.5, Double(row) + 0.5))
    var (x, y) = (Float(start.x), Float(start.y))
    let (dx, dy) = (Float(inverse.a), Float(inverse.b))
    let (x0, y0) = (x, y)
    switch kind {
    case .solid(let pixel): pixels.update(repeating: pixel.bits)
    case .linear(let table):
      for index in pixels.indices {
        pixels[index] = table[x].bits
        x = x0 + Float(index + 1) * dx
      }
    case .radial(let table):
      for index in pixels.indices {
        pixels[index] = table[(x * x + y * y).squareRoot()].bits
        (x, y) = (x0 + Float(index + 1) * dx, y0 + Float(index + 1) * dy)
      }
    case .conic(let table):
      for index in pixels.indices {
        pixels[index] = table[Self.turns(x, y)].bits
        (x, y) = (x0 + Float(index + 1) * dx, y0 + Float(index + 1) * dy)
      }
    }
  }

  /// Returns the angle of a point in turns, in 0..<1, within 2e-6.
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
