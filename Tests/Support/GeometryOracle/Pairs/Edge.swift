import Foundation
import ShapeCore

/// One edge during the construction of pairs: it can be split and reversed.
enum Edge {
  case line(Point, Point)
  case quad(Point, Point, Point)
  case cubic(Point, Point, Point, Point)
  case arc(Arc)

  enum Kind: CaseIterable { case line, quad, cubic, circularArc, ellipticalArc }

  var start: Point {
    switch self {
    case .line(let a, _), .quad(let a, _, _), .cubic(let a, _, _, _): a
    case .arc(let arc): arc.startPoint
    }
  }

  var end: Point {
    switch self {
    case .line(_, let b), .quad(_, _, let b), .cubic(_, _, _, let b): b
    case .arc(let arc): arc.endPoint
    }
  }

  var element: PathElement {
    switch self {
    case .line(_, let b): .line(to: b)
    case .quad(_, let control, let b): .quad(to: b, control: control)
    case .cubic(_, let control1, let control2, let b): .curve(to: b, control1: control1, control2: control2)
    case .arc(let arc): .arc(arc)
    }
  }

  var reversed: Edge {
    switch self {
    case .line(let a, let b): .line(b, a)
    case .quad(let a, let c, let b): .quad(b, c, a)
    case .cubic(let a, let c1, let c2, let b): .cubic(b, c2, c1, a)
    case .arc(let arc):
      .arc(
        Arc(
          center: arc.center, radii: arc.radii, rotation: arc.rotation, start: arc.start + arc.sweep, sweep: -arc.sweep)
      )
    }
  }

  /// Returns both parts, by de Casteljau's construction.
  func split(at t: Double) -> (Edge, Edge) {
    func mix(_ a: Point, _ b: Point) -> Point { a + (b - a) * t }
    switch self {
    case .line(let a, let b):
      let m = mix(a, b)
      return (.line(a, m), .line(m, b))
    case .quad(let a, let c, let b):
      let (ac, cb) = (mix(a, c), mix(c, b))
      let m = mix(ac, cb)
      return (.quad(a, ac, m), .quad(m, cb, b))
    case .cubic(let a, let c1, let c2, let b):
      let (p, q, r) = (mix(a, c1), mix(c1, c2), mix(c2, b))
      let (pq, qr) = (mix(p, q), mix(q, r))
      let m = mix(pq, qr)
      return (.cubic(a, p, pq, m), .cubic(m, qr, r, b))
    case .arc(let arc):
      var (first, second) = (arc, arc)
      first.sweep = arc.sweep * t
      second.start = arc.start + arc.sweep * t
      second.sweep = arc.sweep * (1 - t)
      return (.arc(first), .arc(second))
    }
  }

  func point(at t: Double) -> Point { t >= 1 ? end : split(at: t).0.end }

  /// Returns the unit direction of the edge at a parameter, or to the right if it has none.
  func direction(at t: Double) -> Point {
    let (a, b) = (point(at: max(0, t - 1e-5)), point(at: min(1, t + 1e-5)))
    let length = (b - a).length
    return length > 0 ? (b - a) / length : Point(1, 0)
  }

  /// The same curve in another form: a line as a curve, a quadratic as a cubic; others unchanged.
  var elevated: Edge {
    switch self {
    case .line(let a, let b): .cubic(a, a + (b - a) / 3, a + (b - a) * (2.0 / 3), b)
    case .quad(let a, let c, let b): .cubic(a, a + (c - a) * (2.0 / 3), b + (c - b) * (2.0 / 3), b)
    case .cubic: self
    case .arc(let arc):
      .arc(
        Arc(
          center: arc.center, radii: Size(arc.radii.height, arc.radii.width), rotation: arc.rotation + Double.pi / 2,
          start: arc.start - Double.pi / 2, sweep: arc.sweep))
    }
  }

  /// Returns an arc between two points of an ellipse with a rotation and a ratio of its semi-axes.
  static func arc(from a: Point, to b: Point, sweep: Double, rotation: Double = 0, ratio: Double = 1) -> Edge {
    let turn = Point(cos(rotation), sin(rotation))
    let chord = b - a
    // The chord in the circle of which the ellipse is the image.
    let local = Point(turn.dot(chord), turn.cross(chord) / ratio)
    let radius = local.length / (2 * abs(sin(sweep / 2)))
    let start = atan2(local.y, local.x) - sweep / 2 - (sweep > 0 ? 1 : -1) * Double.pi / 2
    let arm = Point(radius * cos(start), radius * ratio * sin(start))
    let center = a - Point(turn.x * arm.x - turn.y * arm.y, turn.y * arm.x + turn.x * arm.y)
    return .arc(
      Arc(center: center, radii: Size(radius, radius * ratio), rotation: rotation, start: start, sweep: sweep))
  }
}

extension Path {
  /// Creates a path from chains of edges.
  init(chains: [[Edge]], isClosed: Bool = true) {
    var elements: [PathElement] = []
    for chain in chains {
      guard let first = chain.first else { continue }
      elements.append(.move(to: first.start))
      elements += chain.map { $0.element }
      if isClosed { elements.append(.close) }
    }
    self.init(elements)
  }
}
