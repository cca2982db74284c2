import Foundation
@_spi(Generated) import ShapeCore

/// Paths that are difficult by themselves.
extension PairGenerator {
  /// Returns a polygon that visits every k-th of n points on a circle.
  mutating func star() -> Path {
    let count = random.pick([5, 7, 8, 9, 12])
    let step = random.whole(2...(count - 1) / 2)
    let (center, phase) = (random.point(-4...4), random.chance(50) ? 0 : random.angle())
    let corners = (0..<count).map { index in
      let angle = phase + 2 * Double.pi * Double(index * step) / Double(count)
      return center + Point(cos(angle), sin(angle)) * 8
    }
    return .polygon(corners)
  }

  /// Returns curves that cross themselves, and figure eights.
  mutating func loops() -> Path {
    var chains: [[Edge]] = []
    for _ in 0..<random.whole(1...3) {
      let (a, b) = (random.point(), random.point())
      let across = (b - a).perpendicular
      switch random.whole(0...3) {
      case 0: chains.append([.cubic(a, a + (b - a) * 2 + across, a - (b - a) + across, b), .line(b, a)])
      case 1: chains.append([.cubic(a, b + across, a + across, b), .cubic(b, a - across, b - across, a)])
      case 2:
        // Two circles in one contour through the point where they touch.
        let size = Size(3, 3)
        chains.append([
          .arc(Arc(center: a - Point(3, 0), radii: size, start: 0, sweep: 2 * Double.pi)),
          .arc(Arc(center: a + Point(3, 0), radii: size, start: Double.pi, sweep: random.pick([2, -2]) * Double.pi)),
        ])
      default:
        chains.append([.cubic(a, a + across * 2, a + (b - a) * 2, a), .quad(a, b, a + across), .line(a + across, a)])
      }
    }
    return Path(chains: chains)
  }

  /// Returns cubics that stop and turn, exactly or nearly, and quadratics folded onto themselves.
  mutating func cusps() -> Path {
    var chains: [[Edge]] = []
    for _ in 0..<random.whole(1...3) {
      let (a, b) = (random.point(), random.point())
      let across = (b - a).perpendicular * random.number(0.2...1)
      let near = random.chance(50) ? 0 : random.logarithmic(1e-14...1e-2)
      switch random.whole(0...2) {
      case 0:
        chains.append([.cubic(a, b + across * (1 + near), a + across, b), .line(b, b - across), .line(b - across, a)])
      case 1: chains.append([.quad(a, a + (b - a) * 2 + across * near, b), .line(b, a + across), .line(a + across, a)])
      default: chains.append([.cubic(a, a, b + across, b), .cubic(b, b, b - across, a)])
      }
    }
    return Path(chains: chains)
  }

  mutating func openSubpaths() -> (Path, Path) {
    func open() -> Path {
      let chains = (0..<random.whole(1...3)).map { _ in
        Array(chain(Edge.Kind.allCases, around: random.point(-3...3), radius: 8).dropLast())
      }
      return Path(chains: chains, isClosed: random.chance(20))
    }
    return (open(), open())
  }

  /// Many contours, some with holes, separate or overlapping.
  mutating func manySubpaths() -> Path {
    var path = Path.empty
    for _ in 0..<random.whole(5...20) {
      let (center, radius) = (random.point(-9...9), random.number(0.5...4))
      let kinds = random.chance(50) ? [Edge.Kind.line] : Edge.Kind.allCases
      let outer = Path(chains: [chain(kinds, around: center, radius: radius)])
      path = path.appending(outer)
      if random.chance(40) {
        path = path.appending(outer.reversed().scaled(x: 0.5, y: 0.5, around: center))
      }
    }
    return path
  }

  /// Returns a path with points and segments without length, moves that draw nothing, and elements after a close.
  mutating func noLength() -> Path {
    var elements: [PathElement] = []
    for chain in [chain(Edge.Kind.allCases, around: .zero, radius: 8), chain([.line], around: .zero, radius: 6)] {
      if random.chance(50) { elements.append(.move(to: random.point())) }
      if random.chance(30) { elements += [.move(to: random.point()), .close] }
      elements.append(.move(to: chain[0].start))
      for edge in chain {
        let start = edge.start
        switch random.whole(0...5) {
        case 0: elements.append(.line(to: start))
        case 1: elements.append(.curve(to: start, control1: start, control2: start))
        case 2: elements.append(.quad(to: start, control: start))
        case 3: elements.append(.arc(Arc(center: start, radii: Size(0, 0), start: 1, sweep: 2)))
        default: break
        }
        elements.append(edge.element)
      }
      elements.append(.close)
      if random.chance(30) { elements += [.line(to: random.point()), .line(to: random.point()), .close] }
    }
    return Path(elements)
  }

  /// Returns contours there and back, curves collapsed to lines or points, arcs of ellipses without width, over a real
  /// path.
  mutating func noArea() -> (Path, Path) {
    func flat() -> Path {
      var chains: [[Edge]] = []
      for _ in 0..<random.whole(1...4) {
        let (a, b) = (random.point(-8...8), random.point(-8...8))
        func between(_ t: Double) -> Point { a + (b - a) * t }
        switch random.whole(0...5) {
        case 0: chains.append([.line(a, b), .line(b, a)])
        case 1:
          let edge = anyEdge(from: a, to: b)
          chains.append([edge, edge.reversed])
        case 2: chains.append([.cubic(a, between(random.number(-1...2)), between(random.number(-1...2)), b)])
        case 3: chains.append([.quad(a, between(random.number(-1...2)), b), .line(b, a)])
        case 4:
          chains.append([
            .arc(Arc(center: a, radii: Size(5, 0), rotation: random.angle(), start: 0, sweep: 2 * Double.pi))
          ])
        default: chains.append([.line(a, between(0.7)), .line(between(0.7), between(0.2)), .line(between(0.2), b)])
        }
      }
      return Path(chains: chains)
    }
    let solid = path(Edge.Kind.allCases)
    return random.chance(50) ? (solid.appending(flat()), path([.line])) : (solid, flat())
  }

  /// Long thin triangles and lenses.
  mutating func slivers() -> Path {
    var chains: [[Edge]] = []
    for _ in 0..<random.whole(1...5) {
      let (a, b) = (random.point(), random.point())
      let across = (b - a).perpendicular * random.logarithmic(1e-13...1e-1)
      let middle = a + (b - a) * random.number(0...1) + across
      switch random.whole(0...2) {
      case 0: chains.append([.line(a, b), .line(b, middle), .line(middle, a)])
      case 1: chains.append([.line(a, b), .quad(b, middle, a)])
      default: chains.append([.cubic(a, a + across, b + across, b), .cubic(b, b - across, a - across, a)])
      }
    }
    return Path(chains: chains)
  }

  /// Returns features of very different sizes, the small ones on the edges of the large ones.
  mutating func mixedScale() -> (Path, Path) {
    let large = chain(Edge.Kind.allCases, around: .zero, radius: 9)
    var small = Path.empty
    for _ in 0..<random.whole(1...4) {
      let radius = random.logarithmic(1e-8...1)
      let center = random.pick(large).point(at: random.pick([0, 1, random.number(0...1)]))
      small = small.appending(Path(chains: [chain(Edge.Kind.allCases, around: center, radius: radius)]))
    }
    return (Path(chains: [large]), small)
  }
}
