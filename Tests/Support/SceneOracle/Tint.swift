import Foundation
import ShapeCore

/// A color at a point, with straight alpha.
package struct Tint: Equatable, Sendable {
  package var color: SIMD3<Double>
  package var alpha: Double

  package init(_ color: SIMD3<Double>, alpha: Double) { (self.color, self.alpha) = (color, alpha) }

  package init(_ rgba: RGBA) {
    color = SIMD3(Double(rgba.red), Double(rgba.green), Double(rgba.blue))
    alpha = Double(rgba.alpha)
  }

  package static let clear = Tint(SIMD3(0, 0, 0), alpha: 0)

  package func faded(_ factor: Double) -> Tint { Tint(color, alpha: alpha * factor) }

  /// Returns the color over another one. Source: Compositing and Blending Level 1, sections 5.1 and 10.1.
  package func over(_ below: Tint, _ blend: BlendMode = .normal) -> Tint {
    let sum = alpha + below.alpha - alpha * below.alpha
    guard sum > 0 else { return .clear }
    var mixed = SIMD3<Double>(0, 0, 0)
    for index in 0..<3 {
      let (s, b) = (color[index], below.color[index])
      let both = Self.mix(s, b, blend)
      mixed[index] =
        (alpha * (1 - below.alpha) * s + alpha * below.alpha * both + (1 - alpha) * below.alpha * b) / sum
    }
    return Tint(mixed, alpha: sum)
  }

  /// The modes that random drawings have.
  package static let modes: [BlendMode] = [.multiply, .screen, .darken, .lighten, .difference, .exclusion]

  private static func mix(_ source: Double, _ backdrop: Double, _ blend: BlendMode) -> Double {
    switch blend {
    case .multiply: source * backdrop
    case .screen: source + backdrop - source * backdrop
    case .darken: min(source, backdrop)
    case .lighten: max(source, backdrop)
    case .difference: abs(source - backdrop)
    case .exclusion: source + backdrop - 2 * source * backdrop
    default: source
    }
  }

  /// Returns whether two colors look the same: the color of what is transparent doesn't matter.
  package func isNear(_ other: Tint, within difference: Double = 1e-5) -> Bool {
    let (a, b) = (color * alpha, other.color * other.alpha)
    return abs(alpha - other.alpha) <= difference && (0..<3).allSatisfy { abs(a[$0] - b[$0]) <= difference }
  }
}

extension Tint {
  /// Returns the color of a paint at a point. A gradient without places runs through a frame.
  package init(_ paint: Paint, at point: Point, in frame: Rect, _ appearance: Appearance) {
    let middle = Point(frame.x + frame.width / 2, frame.y + frame.height / 2)
    let geometry: GradientGeometry
    let colors: [GradientStop]
    switch paint {
    case .color(let color):
      self.init(.color(color), at: point, appearance)
      return
    case .gradient(let stops, .linear(let from, let to)):
      let (top, bottom) = (Point(middle.x, frame.y), Point(middle.x, frame.y + frame.height))
      (colors, geometry) = (stops, .linear(from: from ?? top, to: to ?? bottom))
    case .gradient(let stops, .radial(let center, let radius)):
      let radius = radius ?? max(frame.width, frame.height) / 2
      (colors, geometry) = (stops, .radial(center: center ?? middle, radius: radius))
    case .gradient(let stops, .conic(let center, let start)):
      (colors, geometry) = (stops, .conic(center: center ?? middle, start: start))
    }
    self.init(.gradient(SceneGradient(stops: colors, geometry: geometry)), at: point, appearance)
  }

  /// Returns the color of a paint at a point.
  package init(_ paint: ScenePaint, at point: Point, _ appearance: Appearance) {
    func tint(_ color: Color) -> Tint { Tint(appearance == .light ? color.light : color.dark) }
    func color(_ stops: [GradientStop], _ t: Double) -> Tint {
      let tints = stops.map { tint($0.color) }
      guard let first = stops.first, let last = stops.last, t > first.position else { return tints[0] }
      if t >= last.position { return tints[tints.count - 1] }
      let next = stops.firstIndex { $0.position > t } ?? stops.count - 1
      let (low, high) = (stops[next - 1].position, stops[next].position)
      let share = (t - low) / (high - low)
      let (a, b) = (tints[next - 1], tints[next])
      return Tint(a.color * (1 - share) + b.color * share, alpha: a.alpha * (1 - share) + b.alpha * share)
    }
    switch paint {
    case .color(let solid): self = tint(solid)
    case .gradient(let gradient): self = color(gradient.stops, gradient.geometry.position(of: point))
    }
  }
}

extension GradientGeometry {
  /// Returns the position of a point between the first color, at 0, and the last one, at 1.
  fileprivate func position(of point: Point) -> Double {
    switch self {
    case .linear(let from, let to):
      let (way, offset) = (to - from, point - from)
      let square = way.x * way.x + way.y * way.y
      return square > 0 ? (offset.x * way.x + offset.y * way.y) / square : .infinity
    case .radial(let center, let radius): return radius > 0 ? length(point - center) / radius : .infinity
    case .conic(let center, let start):
      let offset = point - center
      let turns = (atan2(offset.y, offset.x) - start.radians) / (2 * Double.pi)
      return turns - turns.rounded(.down)
    }
  }
}
