@_spi(Generated) import ShapeCore
import TestSupport

/// A path and a style to stroke it with.
struct StrokeCase {
  var path: Path
  var style: StrokeStyle
  /// The kind of the case.
  var kind: String

  init(path: Path, style: StrokeStyle, kind: String) {
    self.path = path
    self.style = style
    self.kind = kind
  }

  /// Creates a case from a seed: random, or one of the kinds that strokers get wrong.
  init(seed: UInt64) {
    var generator = RandomSource(seed: seed)
    let kinds: [(String, (inout RandomSource) -> Path)] = [
      ("random", { $0.path() }), ("polyline", polyline), ("cusp", cusp), ("loop", loop), ("there and back", collinear),
      ("coincident controls", coincidentControls), ("tight", tight), ("flat ellipse", flatEllipse),
      ("no length", noLength), ("nearly straight joints", nearlyStraight), ("smooth joints", smooth),
      ("many short pieces", shortPieces), ("hairpin", hairpin),
    ]
    let (name, make) = kinds[Int(seed % UInt64(kinds.count))]
    path = make(&generator)
    kind = name
    let roll = Int.random(in: 0..<10, using: &generator)
    let width = roll < 5 ? generator.number(1...20) : roll < 8 ? generator.number(20...200) : generator.number(0.01...1)
    style = StrokeStyle(
      width: width, cap: generator.pick([LineCap.butt, .round, .square]),
      join: generator.pick([LineJoin.miter, .round, .bevel]),
      miterLimit: generator.pick([1, 1.5, 4, 10, 100]))
    // Some are rotated, tiny, huge or far away.
    if Bool.random(using: &generator) {
      path = path.rotated(by: Angle(radians: generator.number(-3...3)), around: generator.point())
    }
    let scale = generator.pick([1, 1, 1, 1, 1e-4, 1e5])
    if scale != 1 {
      path = path.scaled(x: scale, y: scale, around: Point(0, 0))
      style.width *= scale
      kind += " times \(scale)"
    } else if Int.random(in: 0..<6, using: &generator) == 0 {
      path = path.translated(by: Point(generator.number(-1e4...1e4), 1e4))
      kind += " far away"
    }
  }
}

private func path(_ points: [Point], closed: Bool) -> Path {
  var elements: [PathElement] = [.move(to: points[0])] + points.dropFirst().map { .line(to: $0) }
  if closed { elements.append(.close) }
  return Path(elements)
}

/// Curves along a line, except for rounding to decimals, that turn back, with handles without length.
private func hairpin(_ g: inout RandomSource) -> Path {
  let (start, direction) = (g.point(), g.point() - Point(50, 50))
  let unit = g.pick([1e1, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8])
  func place(_ share: Double) -> Point {
    let point = start + direction * share
    return Point((point.x * unit).rounded() / unit, (point.y * unit).rounded() / unit)
  }
  var last = place(0)
  var elements: [PathElement] = [.move(to: last)]
  for _ in 0..<g.whole(1...3) {
    let end = place(g.number(-1...1))
    let (control1, control2) = (place(g.number(-1...1)), place(g.number(-1...1)))
    elements.append(.curve(to: end, control1: g.chance(40) ? last : control1, control2: g.chance(40) ? end : control2))
    last = end
  }
  return Path(elements)
}

private func small(_ g: inout RandomSource) -> Double {
  g.pick([0, 1e-15, 1e-12, 1e-9, 1e-7, 1e-5, 1e-3])
}

/// Lines that double points, turn back on themselves, cross, and follow a lattice.
private func polyline(_ g: inout RandomSource) -> Path {
  var points = [g.point()]
  for _ in 0..<Int.random(in: 1...9, using: &g) {
    let last = points[points.count - 1]
    switch Int.random(in: 0..<6, using: &g) {
    case 0: points.append(last)
    case 1 where points.count > 1: points.append(points[points.count - 2])
    case 2: points.append(Point(last.x + g.number(-50...50), last.y))
    case 3: points.append(Point((last.x / 25).rounded() * 25, (last.y / 25).rounded() * 25 + 25))
    case 4: points.append(last + g.point(-5...5))
    default: points.append(g.point())
    }
  }
  return path(points, closed: Bool.random(using: &g))
}

/// Cubics with a cusp, or almost.
private func cusp(_ g: inout RandomSource) -> Path {
  let (w, h) = (g.number(5...90), g.number(5...90))
  let off = Point(w * small(&g), -h * small(&g)) * (Bool.random(using: &g) ? 1 : -1)
  var elements: [PathElement] = [
    .move(to: .zero), .curve(to: Point(w, 0), control1: Point(w, h), control2: Point(0, h) + off),
  ]
  if Bool.random(using: &g) { elements.append(.line(to: g.point())) }
  if Bool.random(using: &g) { elements.append(.close) }
  return Path(elements)
}

/// Cubics that cross themselves, and arcs of almost a turn.
private func loop(_ g: inout RandomSource) -> Path {
  let (w, h) = (g.number(5...90), g.number(5...90))
  let spread = g.number(0.01...3)
  var elements: [PathElement] = [
    .move(to: .zero),
    .curve(to: Point(w, 0), control1: Point(w * (1 + spread), h), control2: Point(-w * spread, h)),
  ]
  let arc = Arc(center: Point(w - 30, 0), radii: Size(30, 30), start: 0, sweep: g.number(-6.283...6.283))
  if Bool.random(using: &g) { elements.append(.arc(arc)) }
  if Bool.random(using: &g) { elements.append(.close) }
  return Path(elements)
}

/// Curves whose control points are on one line, or almost, and which turn back on it.
private func collinear(_ g: inout RandomSource) -> Path {
  let direction = g.point() / 100
  let across = Point(-direction.y, direction.x) * small(&g)
  func on(_ g: inout RandomSource) -> Point { direction * g.number(-90...90) + across * g.number(-90...90) }
  var elements: [PathElement] = [.move(to: on(&g))]
  for _ in 0..<Int.random(in: 1...3, using: &g) {
    switch Int.random(in: 0..<3, using: &g) {
    case 0: elements.append(.line(to: on(&g)))
    case 1: elements.append(.quad(to: on(&g), control: on(&g)))
    default: elements.append(.curve(to: on(&g), control1: on(&g), control2: on(&g)))
    }
  }
  if Bool.random(using: &g) { elements.append(.close) }
  return Path(elements)
}

private func coincidentControls(_ g: inout RandomSource) -> Path {
  var current = g.point()
  var elements: [PathElement] = [.move(to: current)]
  for _ in 0..<Int.random(in: 1...4, using: &g) {
    let to = Int.random(in: 0..<6, using: &g) == 0 ? current : g.point()
    let near = g.point() / 100 * small(&g)
    switch Int.random(in: 0..<6, using: &g) {
    case 0: elements.append(.curve(to: to, control1: current + near, control2: g.point()))
    case 1: elements.append(.curve(to: to, control1: g.point(), control2: to + near))
    case 2: elements.append(.curve(to: to, control1: current, control2: to))
    case 3: elements.append(.quad(to: to, control: to + near))
    case 4: elements.append(.quad(to: to, control: current))
    default:
      let control = g.point()
      elements.append(.curve(to: to, control1: control, control2: control))
    }
    current = to
  }
  if Bool.random(using: &g) { elements.append(.close) }
  return Path(elements)
}

/// Curves that are small against any of the widths.
private func tight(_ g: inout RandomSource) -> Path {
  let size = g.number(0.05...1)
  return g.path().scaled(x: size / 10, y: size / 10, around: .zero)
}

private func flatEllipse(_ g: inout RandomSource) -> Path {
  let radii = Size(g.number(1...90), g.number(1...90) * g.pick([1, 0.1, 0.01, 1e-4, 1e-8, 0]))
  let arc = Arc(
    center: g.point(), radii: radii, rotation: g.number(-3...3), start: g.number(-3...3),
    sweep: g.pick([2 * Double.pi, g.number(-6...6), Double.pi]))
  return Path([.move(to: arc.startPoint), .arc(arc)] + (Bool.random(using: &g) ? [.close] : []))
}

/// Pieces and subpaths without length among others.
private func noLength(_ g: inout RandomSource) -> Path {
  var elements: [PathElement] = []
  for _ in 0..<Int.random(in: 1...4, using: &g) {
    var current = g.point()
    elements.append(.move(to: current))
    for _ in 0..<Int.random(in: 0...4, using: &g) {
      switch Int.random(in: 0..<5, using: &g) {
      case 0: elements.append(.line(to: current))
      case 1: elements.append(.quad(to: current, control: current))
      case 2: elements.append(.curve(to: current, control1: current, control2: current))
      case 3: elements.append(.arc(Arc(center: current, radii: Size(0, 0), start: 1, sweep: 2)))
      default:
        current = g.point()
        elements.append(.line(to: current))
      }
    }
    if Bool.random(using: &g) { elements.append(.close) }
  }
  return Path(elements)
}

private func nearlyStraight(_ g: inout RandomSource) -> Path {
  var points = [Point.zero]
  var angle = g.number(-3...3)
  for _ in 0..<Int.random(in: 1...6, using: &g) {
    let step = Point(Mathematics.cosine(angle), Mathematics.sine(angle)) * g.number(0.1...60)
    points.append(points[points.count - 1] + step)
    angle += small(&g) * (Bool.random(using: &g) ? 1 : -1) + (Int.random(in: 0..<5, using: &g) == 0 ? Double.pi : 0)
  }
  return path(points, closed: Bool.random(using: &g))
}

/// Ready-made paths, and rounded polygons.
private func smooth(_ g: inout RandomSource) -> Path {
  let rect = Rect(x: g.number(-50...50), y: g.number(-50...50), width: g.number(0...90), height: g.number(0...90))
  switch Int.random(in: 0..<6, using: &g) {
  case 0: return .circle(center: g.point(), radius: g.number(0...60))
  case 1: return .roundedRect(rect, cornerRadius: g.number(0...60))
  case 2: return .roundedRect(rect, radii: CornerRadii(g.number(0...30)), style: .continuous)
  case 3: return .rect(rect)
  case 4: return .ellipse(in: rect)
  default: return .star(center: .zero, points: 5, outerRadius: 50, innerRadius: g.number(1...50), rotation: .zero)
  }
}

/// Returns a wavy line of many short lines or curves.
private func shortPieces(_ g: inout RandomSource) -> Path {
  let count = Int.random(in: 20...60, using: &g)
  let wave = g.number(0.1...2)
  var elements: [PathElement] = [.move(to: Point(0, 40))]
  for index in 1...count {
    let angle = Double(index) * wave
    let to = Point(Double(index) + 40 * Mathematics.sine(angle / 3), 40 * Mathematics.cosine(angle))
    elements.append(index % 3 == 0 ? .quad(to: to, control: to + g.point(-3...3)) : .line(to: to))
  }
  return Path(elements + (Bool.random(using: &g) ? [.close] : []))
}
