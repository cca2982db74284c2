import Foundation
import ShapeCore

/// Paints single points of a drawing, by the rules of the language reference.
///
/// A blur is replaced with a mean of five points at the distance of its radius. Every painter of the tests does so: a wrong
/// radius, offset or silhouette then shows, and no Gaussian is needed.
package struct PointPainter {
  package let appearance: Appearance
  /// Whether shadows are painted.
  package var hasShadows = true
  /// A factor for spreads, to find the points at which rounding decides.
  package var spreadFactor = 1.0

  package init(_ appearance: Appearance) { self.appearance = appearance }

  /// Returns the mean of a value around a point.
  package static func blurred(at point: Point, radius: Double, _ value: (Point) -> Double) -> Double {
    if radius == 0 { return value(point) }
    let steps = [Point(0, 0), Point(radius, 0), Point(-radius, 0), Point(0, radius), Point(0, -radius)]
    return steps.reduce(0) { $0 + value(point + $1) } / 5
  }

  // MARK: Colors

  /// Returns the color of a layer with its opacity, at a point of its parent.
  package func color(of layer: Drawing, at outer: Point) -> Tint {
    guard layer.opacity > 0, let point = layer.local(outer) else { return .clear }
    var body = Tint.clear
    for item in layer.paintOrder {
      switch item {
      case .fill(let area, let rule, let paint, let opacity):
        if (area ?? layer.area).contains(point, rule: rule) {
          body = tint(paint, opacity, layer, point).over(body)
        }
      case .stroke(let area, let line, let paint, let opacity):
        if line.covers(point, along: area ?? layer.area) { body = tint(paint, opacity, layer, point).over(body) }
      case .layer(let inner): body = color(of: inner, at: point).over(body, inner.blend)
      case .use(let shape): body = color(of: shape, at: point).over(body)
      case .slot(let slot, .filled): body = color(of: slot, at: point).over(body)
      case .slot, .border, .clip, .erase, .shadow, .mask: break
      }
    }
    if hasShadows {
      for shadow in layer.shadows(inner: true).reversed() {
        let inside = alpha(of: layer, at: point, Silhouette(hasBorders: false, isCut: false))
        let shade = self.shade(of: shadow, Silhouette(hasBorders: false), layer, point, growing: -1)
        body = tint(shadow.color).faded(inside * (1 - shade)).over(body)
      }
    }
    for paint in layer.borderPaints(at: point) { body = tint(paint, 1, layer, point).over(body) }
    body = body.faded(visibleShare(of: layer, at: point))
    guard hasShadows else { return body.faded(layer.opacity) }
    var result = Tint.clear
    for shadow in layer.shadows(inner: false).reversed() {
      result = tint(shadow.color).faded(shade(of: shadow, Silhouette(), layer, point, growing: 1)).over(result)
    }
    return body.over(result).faded(layer.opacity)
  }

  private func tint(_ color: Color) -> Tint { Tint(appearance == .light ? color.light : color.dark) }

  private func tint(_ paint: Paint, _ opacity: Double, _ layer: Drawing, _ point: Point) -> Tint {
    Tint(paint, at: point, in: layer.bounds, appearance).faded(opacity)
  }

  /// Returns how much the clips, the erased parts and the masks of a layer leave of it.
  private func visibleShare(of layer: Drawing, at point: Point) -> Double {
    guard layer.clips.allSatisfy({ $0.area.contains(point, rule: $0.rule) }),
      !layer.erased.contains(where: { $0.area.contains(point, rule: $0.rule) })
    else { return 0 }
    return layer.masks.reduce(1) { $0 * color(of: $1, at: point).alpha }
  }

  // MARK: Silhouettes

  /// What counts in a silhouette.
  package struct Silhouette {
    package var hasBorders = true
    package var isCut = true
    /// Whether translucent paint is translucent.
    package var countsAlpha = true
    /// Whether only what casts the shadow of the layer counts: not what fills its own slots.
    package var isShadow = true

    package init(hasBorders: Bool = true, isCut: Bool = true, countsAlpha: Bool = true, isShadow: Bool = true) {
      (self.hasBorders, self.isCut, self.countsAlpha, self.isShadow) = (hasBorders, isCut, countsAlpha, isShadow)
    }
  }

  /// Returns the alpha of a layer's own paint at a point in the layer, without any shadows and without its opacity.
  /// - Parameter uses: The number of used shapes between the layer that casts the shadow and this one.
  package func alpha(of layer: Drawing, at point: Point, _ kind: Silhouette, uses: Int = 0) -> Double {
    var rest = 1.0
    func add(_ paint: Paint, _ opacity: Double = 1) {
      if kind.countsAlpha {
        rest *= 1 - tint(paint, opacity, layer, point).alpha
      } else if !paint.isInvisible {
        rest = 0
      }
    }
    func add(_ inner: Drawing, uses: Int) {
      guard inner.opacity > 0, let point = inner.local(point) else { return }
      var kind = kind
      (kind.hasBorders, kind.isCut) = (true, true)
      rest *= 1 - alpha(of: inner, at: point, kind, uses: uses) * (kind.countsAlpha ? inner.opacity : 1)
    }
    for statement in layer.statements {
      switch statement {
      case .fill(let area, let rule, let paint, let opacity):
        if (area ?? layer.area).contains(point, rule: rule) { add(paint, opacity) }
      case .stroke(let area, let line, let paint, let opacity):
        if line.covers(point, along: area ?? layer.area) { add(paint, opacity) }
      case .layer(let inner): add(inner, uses: uses)
      case .use(let shape): add(shape, uses: uses + 1)
      case .slot(let slot, .filled): if uses > 0 || !kind.isShadow { add(slot, uses: uses - 1) }
      case .slot, .border, .clip, .erase, .shadow, .mask: break
      }
    }
    if kind.hasBorders { for paint in layer.borderPaints(at: point) { add(paint) } }
    guard kind.isCut else { return 1 - rest }
    if kind.countsAlpha { return (1 - rest) * visibleShare(of: layer, at: point) }
    guard rest == 0, layer.clips.allSatisfy({ $0.area.contains(point, rule: $0.rule) }),
      !layer.erased.contains(where: { $0.area.contains(point, rule: $0.rule) })
    else { return 0 }
    return layer.masks.allSatisfy { isPainted($0, at: point) } ? 1 : 0
  }

  /// Returns whether something of a layer is painted at a point of its parent, apart from shadows.
  package func isPainted(_ layer: Drawing, at outer: Point) -> Bool {
    guard layer.opacity > 0, let point = layer.local(outer) else { return false }
    return alpha(of: layer, at: point, Silhouette(countsAlpha: false, isShadow: false)) > 0
  }

  /// Returns the share of a shadow at a point of its layer, before its color.
  private func shade(
    of shadow: Shadow, _ silhouette: Silhouette, _ layer: Drawing, _ point: Point, growing sign: Double
  ) -> Double {
    PointPainter.blurred(at: point - shadow.offset, radius: shadow.radius) { point in
      if shadow.spread == 0 { return alpha(of: layer, at: point, silhouette) }
      var solid = silhouette
      solid.countsAlpha = false
      let reach = sign * shadow.spread * spreadFactor
      let isInside = alpha(of: layer, at: point, solid) > 0
      if reach > 0, isInside { return 1 }
      if reach < 0, !isInside { return 0 }
      // Whether any point within the distance is on the other side.
      // Sharp tips are found by the finer steps.
      let isFine = spreadFactor != 1
      let steps = isFine ? 720 : 48
      let crosses = (isFine ? [1, 0.97, 0.9, 0.75, 0.5, 0.25] : [1, 0.75, 0.5, 0.25]).contains { share in
        (0..<steps).contains { step in
          let angle = Double(step) * 2 * Double.pi / Double(steps)
          let other = point + Point(cos(angle), sin(angle)) * (abs(reach) * share)
          return (alpha(of: layer, at: other, solid) > 0) != isInside
        }
      }
      return crosses != isInside ? 1 : 0
    }
  }
}

extension Drawing {
  /// Returns a point of the parent in the coordinates of the layer, or `nil` if the layer has no extent.
  package func local(_ point: Point) -> Point? {
    guard scale.x != 0, scale.y != 0 else { return nil }
    let center = Point(frame.x + frame.width / 2, frame.y + frame.height / 2)
    let (offset, sine, cosine) = (point - center, sin(rotation.radians), cos(rotation.radians))
    let (x, y) = (cosine * offset.x + sine * offset.y, cosine * offset.y - sine * offset.x)
    return Point(frame.width / 2 + x / scale.x, frame.height / 2 + y / scale.y)
  }
}

extension Drawing {
  /// Returns a point of the layer in the coordinates of its parent. One with a factor of 0 is invisible, but its slots have
  /// a place.
  package func outer(_ point: Point) -> Point {
    let scale = scale.x == 0 || scale.y == 0 ? Point(1, 1) : scale
    let (x, y) = ((point.x - frame.width / 2) * scale.x, (point.y - frame.height / 2) * scale.y)
    let (sine, cosine) = (sin(rotation.radians), cos(rotation.radians))
    return Point(
      frame.x + frame.width / 2 + cosine * x - sine * y, frame.y + frame.height / 2 + sine * x + cosine * y)
  }
}

extension Paint {
  /// Whether it is transparent in both appearances.
  fileprivate var isInvisible: Bool {
    switch self {
    case .color(let color): color.light.alpha == 0 && color.dark.alpha == 0
    // Random gradients have no transparent stops.
    case .gradient: false
    }
  }
}
