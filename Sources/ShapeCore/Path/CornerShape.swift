/// The style of the corners of a path.
public enum CornerStyle: CaseIterable, Sendable {
  /// Arcs of circles.
  case circular
  /// Corners with a gradually growing curvature, as in iOS.
  case continuous
  /// Lines that cut the corners off.
  case bevel
  /// Rectangles that are cut out of the corners.
  case notch
  /// Arcs of circles that are cut out of the corners.
  case scoop
}

/// The curve of a corner: a style, or a family of curves with a number.
package enum CornerShape: Hashable, Sendable {
  case style(CornerStyle)
  /// An arc between two curves that lead to it gradually, as in Figma, with the share of its turn that they take, in
  /// 0...1.
  case smoothed(Double)
  /// A superellipse, with the number of `superellipse()` in CSS.
  case superellipse(Double)

  /// The largest number of a superellipse. Beyond, the corner looks sharp.
  package static let largestCurvature = 7.0

  /// Creates the shape of a style, unless one of the numbers replaces it. Numbers out of range count as the nearest
  /// end.
  package init(_ style: CornerStyle, smoothing: Double? = nil, curvature: Double? = nil) {
    if let curvature {
      self = .superellipse(
        Mathematics.clamp(curvature, -Self.largestCurvature, Self.largestCurvature, else: 1))
    } else if let smoothing {
      self = .smoothed(Mathematics.clamp(smoothing, 0, 1, else: 0))
    } else {
      self = .style(style)
    }
  }

  /// The distance from the corner at which the curve begins, in lengths of the tangents of a circular one.
  package var reach: Double {
    switch self {
    case .style(.continuous): 1.52866
    case .style(.circular), .style(.bevel), .style(.notch), .style(.scoop), .superellipse: 1
    case .smoothed(let smoothing): 1 + smoothing
    }
  }

  /// The shape beside a curve: there is no room for smoothing, and a convex corner is an arc, of which a curvature below 1
  /// leaves a part of the height.
  var besideCurve: (shape: CornerShape, height: Double?) {
    switch self {
    case .style(.bevel), .style(.notch), .style(.scoop): return (self, nil)
    case .style(.circular), .style(.continuous): return (self, 1)
    case .smoothed: return (.smoothed(0), nil)
    case .superellipse(let curvature):
      if curvature <= 0 { return (self, nil) }
      // The height of the middle of x^n + y^n = 1 over that of a circle.
      let middle = Mathematics.power(2, -1 / Mathematics.power(2, curvature))
      return (self, min(1, (middle - 0.5) / (0.5.squareRoot() - 0.5)))
    }
  }

  /// Returns the shape with the smoothing for which there is room.
  /// - Parameter reach: The length of the room, in lengths of the tangents.
  func smoothed(within reach: Double) -> CornerShape {
    guard case .smoothed(let smoothing) = self else { return self }
    return .smoothed(max(0, min(smoothing, reach - 1)))
  }

  /// The reach without smoothing.
  var leastReach: Double { if case .smoothed = self { 1 } else { reach } }
}

/// A corner between two segments, and the arc that would round it.
struct Corner {
  var point: Point
  /// The displacements from the corner to where the arc touches the first and the second line.
  var before: Point
  var after: Point
  var arc: Arc
  /// How high curves along the arc are over its chord, as a share of its height. `nil` if curves aren't along the arc.
  var arcHeight: Double?

  /// Creates the right-angled corner between two edges, in the unit directions of a clockwise rectangle. Its arc starts
  /// at an angle.
  init(at point: Point, arriving: Point, leaving: Point, radius: Double, angle: Double) {
    self.point = point
    before = -arriving * radius
    after = leaving * radius
    arc = Arc(center: point + before + after, radii: Size(radius, radius), start: angle, sweep: Double.pi / 2)
  }

  init(at point: Point, _ before: Point, _ after: Point, arc: Arc) {
    self.point = point
    self.before = before
    self.after = after
    self.arc = arc
  }

  /// Creates a corner without size.
  init(at point: Point) {
    let arc = Arc(center: point, radii: Size(0, 0), start: 0, sweep: 0)
    self.init(at: point, .zero, .zero, arc: arc)
  }

  /// Returns the point at a distance from the corner along the first and along the second line, in lengths of the
  /// tangents.
  private func at(_ along: Double, _ across: Double) -> Point { point + before * along + after * across }

  func start(_ shape: CornerShape) -> Point {
    arcHeight != nil || shape == .style(.circular) ? arc.startPoint : at(shape.reach, 0)
  }

  func end(_ shape: CornerShape) -> Point {
    arcHeight != nil || shape == .style(.circular) ? arc.endPoint : at(0, shape.reach)
  }

  /// Returns the elements of the curve after its start. A shape always has the same kinds of elements.
  func elements(_ shape: CornerShape) -> [PathElement] {
    let elements = ownElements(shape)
    return arcHeight.map { alongArc(elements, height: $0) } ?? elements
  }

  /// Returns elements of the same kinds that run along the arc, each curve along a part of it, flattened to a share of its
  /// height over the line between its ends.
  ///
  /// Two thirds of a right angle deviate from the arc by less than 1e-5 of its radius. Source: see `Arc.cubics()`.
  private func alongArc(_ elements: [PathElement], height: Double) -> [PathElement] {
    let chord = arc.endPoint - arc.startPoint
    let normal = chord.length > 0 ? chord.perpendicular / chord.length : .zero
    func flat(_ point: Point) -> Point { point - normal * ((point - arc.startPoint).dot(normal) * (1 - height)) }
    let share = 1 / Double(max(1, elements.count { $0.isCurve }))
    var place = 0.0
    return elements.map { element in
      switch element {
      case .move, .quad, .arc, .close: return element
      case .line: return .line(to: flat(arc.piece(from: 0, to: place).endPoint))
      case .curve:
        let piece = arc.piece(from: place, to: place + share)
        place += share
        let reach = 4.0 / 3 * Mathematics.tangent(piece.sweep / 4)
        return .curve(
          to: flat(piece.endPoint), control1: flat(piece.startPoint + piece.derivative(at: piece.start) * reach),
          control2: flat(piece.endPoint - piece.derivative(at: piece.start + piece.sweep) * reach))
      }
    }
  }

  private func ownElements(_ shape: CornerShape) -> [PathElement] {
    switch shape {
    case .style(.circular): return [.arc(arc)]
    case .style(.continuous):
      // The curve that `UIBezierPath(roundedRect:cornerRadius:)` has drawn since iOS 7: three cubic segments with short
      // lines between them.
      return [
        .curve(to: at(0.66993, 0.06550), control1: at(1.08849, 0), control2: at(0.86841, 0)),
        .line(to: at(0.63149, 0.07491)),
        .curve(to: at(0.07491, 0.63149), control1: at(0.37282, 0.16906), control2: at(0.16906, 0.37282)),
        .line(to: at(0.06550, 0.66993)),
        .curve(to: end(shape), control1: at(0, 0.86841), control2: at(0, 1.08849)),
      ]
    case .style(.bevel): return [.line(to: end(shape))]
    case .style(.notch): return [.line(to: at(1, 1)), .line(to: end(shape))]
    case .style(.scoop):
      // The arc, mirrored about its chord.
      let center = at(1, 0) + at(0, 1) - arc.center
      return [
        .arc(Arc(center: center, radii: arc.radii, start: arc.start + arc.sweep + Double.pi, sweep: -arc.sweep))
      ]
    case .smoothed(let smoothing): return smoothed(smoothing, from: start(shape), to: end(shape))
    case .superellipse(let curvature):
      return Superellipse.corner(curvature).map { curve in
        func place(_ p: Point) -> Point { curvature < 0 ? at(p.y, p.x) : at(1 - p.x, 1 - p.y) }
        return .curve(to: place(curve.to), control1: place(curve.control1), control2: place(curve.control2))
      }
    }
  }

  /// Returns the middle of the arc, and the curves that lead to it.
  ///
  /// Each curve has no curvature where it leaves its line: both controls are on the line, the second where the tangent
  /// at the end of the curve meets it, and the first at two thirds of the way.
  ///
  /// Source: D. Furse, "Desperately seeking squircles" (Figma, 2018), extended to corners of any angle.
  private func smoothed(_ smoothing: Double, from start: Point, to end: Point) -> [PathElement] {
    let half = abs(arc.sweep) / 2
    let share = half > 0 ? Mathematics.tangent(smoothing * half / 2) / Mathematics.tangent(half) : 0
    let middle = arc.piece(from: smoothing / 2, to: 1 - smoothing / 2)
    let (first, last) = (at(1 - share, 0), at(0, 1 - share))
    return [
      .curve(to: middle.startPoint, control1: start.interpolated(to: first, at: 2.0 / 3), control2: first),
      .arc(middle),
      .curve(to: end, control1: last, control2: end.interpolated(to: last, at: 2.0 / 3)),
    ]
  }
}

extension PathElement {
  fileprivate var isCurve: Bool { if case .curve = self { true } else { false } }
}
