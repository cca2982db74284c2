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

  extension Path {
    /// Creates a path from that of Core Graphics, in the same coordinates.
    public init(_ path: CGPath) {
      var elements: [PathElement] = []
      // The number of points of each kind of element is documented for `CGPathElement.points`.
      path.applyWithBlock { element in
        let points = element.pointee.points
        switch element.pointee.type {
        case .moveToPoint: elements.append(.move(to: Point(points[0])))
        case .addLineToPoint: elements.append(.line(to: Point(points[0])))
        case .addQuadCurveToPoint: elements.append(.quad(to: Point(points[1]), control: Point(points[0])))
        case .addCurveToPoint:
          elements.append(.curve(to: Point(points[2]), control1: Point(points[0]), control2: Point(points[1])))
        case .closeSubpath: elements.append(.close)
        @unknown default: break
        }
      }
      self.init(elements)
    }
  }
#endif
