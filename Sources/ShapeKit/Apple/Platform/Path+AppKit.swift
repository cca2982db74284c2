#if canImport(AppKit) && !canImport(UIKit)
  import AppKit
  @_spi(Generated) import ShapeCore

  extension NSBezierPath {
    /// Creates a path with the same coordinates, so it is upright in a flipped view. A path that is not finite becomes
    /// an empty one.
    public convenience init(_ path: Path) {
      self.init()
      guard path.isFinite else { return }
      // `init(cgPath:)` needs macOS 14, and so do quadratic curves.
      var current = Point.zero
      for element in path.lowered() {
        switch element {
        case .move(let to): move(to: CGPoint(to))
        case .line(let to): line(to: CGPoint(to))
        case .quad(let to, let control):
          curve(
            to: CGPoint(to), controlPoint1: CGPoint(current.interpolated(to: control, at: 2 / 3)),
            controlPoint2: CGPoint(to.interpolated(to: control, at: 2 / 3)))
        case .curve(let to, let control1, let control2):
          curve(to: CGPoint(to), controlPoint1: CGPoint(control1), controlPoint2: CGPoint(control2))
        // `lowered()` leaves no arcs.
        case .arc: break
        case .close: close()
        }
        current = element.end ?? current
      }
    }
  }

  extension PathElement {
    /// The point at which the element ends, or `nil` for a `close`, which a `move` or the end follows.
    fileprivate var end: Point? {
      switch self {
      case .move(let to), .line(let to), .quad(let to, _), .curve(let to, _, _): to
      case .arc(let arc): arc.endPoint
      case .close: nil
      }
    }
  }
#endif
