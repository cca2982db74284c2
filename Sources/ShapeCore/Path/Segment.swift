/// A drawn piece of a path together with its start. Parameters are in 0...1.
enum Segment: Equatable, Sendable {
  case line(from: Point, to: Point)
  case quad(from: Point, control: Point, to: Point)
  case cubic(from: Point, control1: Point, control2: Point, to: Point)
  case arc(Arc)

  var start: Point {
    switch self {
    case .line(let from, _), .quad(let from, _, _), .cubic(let from, _, _, _): return from
    case .arc(let arc): return arc.startPoint
    }
  }

  var end: Point {
    switch self {
    case .line(_, let to), .quad(_, _, let to), .cubic(_, _, _, let to): return to
    case .arc(let arc): return arc.endPoint
    }
  }

  /// The element that draws the segment from its start.
  var element: PathElement {
    switch self {
    case .line(_, let to): return .line(to: to)
    case .quad(_, let control, let to): return .quad(to: to, control: control)
    case .cubic(_, let control1, let control2, let to):
      return .curve(to: to, control1: control1, control2: control2)
    case .arc(let arc): return .arc(arc)
    }
  }

  var isLine: Bool {
    switch self {
    case .line: true
    case .quad, .cubic, .arc: false
    }
  }

  /// Returns the segment moved by a displacement.
  func translated(by d: Point) -> Segment {
    switch self {
    case .line(let from, let to): return .line(from: from + d, to: to + d)
    case .quad(let from, let control, let to): return .quad(from: from + d, control: control + d, to: to + d)
    case .cubic(let from, let control1, let control2, let to):
      return .cubic(from: from + d, control1: control1 + d, control2: control2 + d, to: to + d)
    case .arc(var arc):
      arc.center = arc.center + d
      return .arc(arc)
    }
  }

  /// The segment in the opposite direction.
  var reversed: Segment {
    switch self {
    case .line(let from, let to): return .line(from: to, to: from)
    case .quad(let from, let control, let to): return .quad(from: to, control: control, to: from)
    case .cubic(let from, let control1, let control2, let to):
      return .cubic(from: to, control1: control2, control2: control1, to: from)
    case .arc(let arc): return .arc(arc.reversed)
    }
  }

  @inline(never)
  func point(at t: Double) -> Point {
    switch self {
    case .line(let from, let to):
      return from.interpolated(to: to, at: t)
    case .quad(let from, let control, let to):
      let s = 1 - t
      return from * (s * s) + control * (2 * s * t) + to * (t * t)
    case .cubic(let from, let control1, let control2, let to):
      let s = 1 - t
      return from * (s * s * s) + control1 * (3 * s * s * t) + (control2 * (3 * s * t * t) + to * (t * t * t))
    case .arc(let arc):
      return arc.point(at: arc.start + arc.sweep * t)
    }
  }

  /// Returns the derivatives of x and y with respect to the parameter.
  func derivative(at t: Double) -> Point {
    switch self {
    case .line(let from, let to):
      return to - from
    case .quad(let from, let control, let to):
      return (control - from) * (2 * (1 - t)) + (to - control) * (2 * t)
    case .cubic(let from, let control1, let control2, let to):
      let s = 1 - t
      return (control1 - from) * (3 * s * s) + (control2 - control1) * (6 * s * t) + (to - control2) * (3 * t * t)
    case .arc(let arc):
      return arc.derivative(at: arc.start + arc.sweep * t) * arc.sweep
    }
  }

  /// Returns the piece between two parameters.
  func piece(from t0: Double, to t1: Double) -> Segment {
    if t0 <= 0, t1 >= 1 { return self }
    switch self {
    case .line(let from, let to):
      return .line(from: t0 <= 0 ? from : point(at: t0), to: t1 >= 1 ? to : point(at: t1))
    case .quad(let from, _, let to):
      let start = t0 <= 0 ? from : point(at: t0)
      return .quad(
        from: start, control: start + derivative(at: t0) * ((t1 - t0) / 2), to: t1 >= 1 ? to : point(at: t1))
    case .cubic(let from, _, _, let to):
      let start = t0 <= 0 ? from : point(at: t0)
      let end = t1 >= 1 ? to : point(at: t1)
      let third = (t1 - t0) / 3
      return .cubic(
        from: start, control1: start + derivative(at: t0) * third, control2: end - derivative(at: t1) * third,
        to: end)
    case .arc(let arc):
      return .arc(arc.piece(from: t0, to: t1))
    }
  }
}
