#if canImport(CoreGraphics)
  import CoreGraphics
  import ShapeCore

  extension Path {
    /// The path as a `CGPath`, in the same coordinates: y grows down, as in UIKit and in flipped views.
    ///
    /// An arc becomes four cubic curves, see `Arc.cubics`: a `CGPath` stores no arcs, and `addArc` would add more or
    /// fewer curves depending on the sweep, and a line before them if rounding left a gap. So the path has as many
    /// elements as `lowered()` at every size, which animations need. A path that is not finite becomes an empty one.
    public var cgPath: CGPath {
      let result = CGMutablePath()
      guard isFinite else { return result }
      // A path begins each subpath with a `move`, so that Core Graphics never lacks a current point, which would trap.
      for element in lowered() {
        switch element {
        case .move(let to): result.move(to: CGPoint(to))
        case .line(let to): result.addLine(to: CGPoint(to))
        case .quad(let to, let control): result.addQuadCurve(to: CGPoint(to), control: CGPoint(control))
        case .curve(let to, let control1, let control2):
          result.addCurve(to: CGPoint(to), control1: CGPoint(control1), control2: CGPoint(control2))
        // `lowered()` leaves no arcs.
        case .arc: break
        case .close: result.closeSubpath()
        }
      }
      return result
    }
  }
#endif
