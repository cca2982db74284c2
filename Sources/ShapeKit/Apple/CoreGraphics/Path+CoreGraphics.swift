#if canImport(CoreGraphics)
  import CoreGraphics

  extension Path {
    /// The path for Core Graphics, in the same coordinates: y grows downwards, as in UIKit and in flipped views.
    ///
    /// An arc becomes four cubic curves, see `Arc.cubics`: a `CGPath` keeps no arcs anyway, and one added with `addArc`
    /// becomes more or fewer curves as its sweep goes, with a line before it where rounding left a gap. So a path has
    /// as many elements as `lowered()` at every size, as animating it needs. A path that is not finite gives an empty
    /// one.
    public var cgPath: CGPath {
      let result = CGMutablePath()
      guard isFinite else { return result }
      var cursor = PathCursor()
      for element in lowered() {
        // What has no current point to go on from is left out; Core Graphics would stop the program.
        if case .move = element {} else if cursor.currentPoint == nil { continue }
        _ = cursor.advance(element)
        switch element {
        case .move(let to): result.move(to: CGPoint(to))
        case .line(let to): result.addLine(to: CGPoint(to))
        case .quad(let to, let control): result.addQuadCurve(to: CGPoint(to), control: CGPoint(control))
        case .curve(let to, let control1, let control2):
          result.addCurve(to: CGPoint(to), control1: CGPoint(control1), control2: CGPoint(control2))
        // There are none after lowering.
        case .arc: break
        case .close: result.closeSubpath()
        }
      }
      return result
    }
  }
#endif
