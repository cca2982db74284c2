import ShapeCore

extension Path {
  /// Returns a distance from a point within which the path and its stroke are: the exact one for circles, and an upper
  /// bound for others.
  /// - Complexity: O(n) for n elements.
  func reach(from point: Point, strokedWith style: StrokeStyle?) -> Double {
    var result = 0.0
    func include(_ other: Point, _ radius: Double = 0) { result = max(result, point.distance(to: other) + radius) }
    switch storage {
    case .rect(let rect), .roundedRect(let rect, _):
      for corner in [rect.topLeft, rect.topRight, rect.bottomRight, rect.bottomLeft] { include(corner) }
    case .ellipse(let rect):
      include(rect.center, max(rect.width, rect.height) / 2)
    case .elements(let elements):
      for element in elements {
        switch element {
        case .move(let to), .line(let to): include(to)
        case .quad(let to, let control):
          include(to)
          include(control)
        case .curve(let to, let control1, let control2):
          include(to)
          include(control1)
          include(control2)
        case .arc(let arc): include(arc.center, max(arc.radii.width, arc.radii.height))
        case .close: break
        }
      }
    }
    guard let style else { return result }
    // Square caps extend beyond half the width, and miters even farther.
    return result + style.width / 2 * (style.join == .miter ? max(style.miterLimit, 1.5) : 1.5)
  }
}
