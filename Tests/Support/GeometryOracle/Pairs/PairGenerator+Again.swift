import Foundation
@_spi(Generated) import ShapeCore

/// Pairs in which the second path is the first one in another form, or slightly moved.
extension PairGenerator {
  mutating func chains() -> [[Edge]] {
    (0..<random.pick([1, 1, 2])).map { _ in
      chain(Edge.Kind.allCases, around: random.point(-3...3), radius: random.number(2...9))
    }
  }

  /// Returns the same path, reversed, or with another start.
  mutating func identical() -> (Path, Path) {
    let chains = chains()
    let first = Path(chains: chains)
    switch random.whole(0...3) {
    case 0: return (first, first)
    case 1: return (first, first.reversed())
    case 2: return (first, first.appending(first))
    default: return (first, Path(chains: chains.map { Array($0.dropFirst() + $0.prefix(1)) }))
    }
  }

  /// Returns the same curves, split at different parameters.
  mutating func resplit() -> (Path, Path) {
    let chains = chains()
    let first = Path(chains: chains.map { split($0) })
    let second = Path(chains: chains.map { split($0) })
    return (first, random.chance(30) ? second.reversed() : second)
  }

  /// Returns the edges of a chain, each split at up to three parameters.
  mutating func split(_ chain: [Edge]) -> [Edge] {
    chain.flatMap { edge in
      var (rest, parts) = (edge, [Edge]())
      for _ in 0..<random.whole(0...3) {
        let (first, second) = rest.split(at: random.number(0.1...0.9))
        parts.append(first)
        rest = second
      }
      return parts + [rest]
    }
  }

  /// Returns the same curves in another form: lines as curves, quadratics as cubics, arcs from another axis.
  mutating func rewritten() -> (Path, Path) {
    let chains = chains()
    let second = Path(chains: chains.map { $0.map { random.chance(70) ? $0.elevated : $0 } })
    return (Path(chains: chains), random.chance(30) ? second.reversed() : second)
  }

  /// Returns the same path with each number, or all of it, slightly moved.
  mutating func nearlyIdentical() -> (Path, Path) {
    let first = Path(chains: chains())
    let step = random.logarithmic(1e-15...1e-3) * 10
    switch random.whole(0...2) {
    case 0: return (first, first.translated(by: random.direction() * step))
    case 1: return (first, first.rotated(by: Angle(radians: step / 10), around: random.point()))
    default: return (first, jittered(first, step: step))
    }
  }

  /// Returns a path with each number moved by up to a step.
  mutating func jittered(_ path: Path, step: Double) -> Path {
    func moved(_ point: Point) -> Point { point + random.point(-1...1) * step }
    // Arcs stay, so that they still begin where the element before them ends.
    var elements = path.elements
    for index in elements.indices {
      let isBeforeArc = index + 1 < elements.count && elements[index + 1].isArc
      switch elements[index] {
      case .line(let to) where !isBeforeArc: elements[index] = .line(to: moved(to))
      case .quad(let to, let control):
        elements[index] = .quad(to: isBeforeArc ? to : moved(to), control: moved(control))
      case .curve(let to, let control1, let control2):
        elements[index] = .curve(
          to: isBeforeArc ? to : moved(to), control1: moved(control1), control2: moved(control2))
      case .move, .line, .arc, .close: break
      }
    }
    return Path(elements)
  }

  /// Returns a regular shape and the same rotated by a part of its symmetry, or by almost nothing.
  mutating func turnedCopy() -> (Path, Path) {
    let tips = random.whole(3...8)
    let inner = random.chance(50) ? 4 : 8 * cos(Double.pi / Double(tips))
    let first = Path.star(center: .zero, points: tips, outerRadius: 8, innerRadius: inner, rotation: .zero)
    let symmetry = 2 * Double.pi / Double(tips)
    let turn = random.pick([
      symmetry, symmetry / 2, Double.pi / 2, Double.pi, random.angle(), random.logarithmic(1e-12...1e-3),
    ])
    return (first, first.rotated(by: Angle(radians: turn), around: .zero))
  }

  /// Returns arcs and the cubics next to them, which deviate by a thousandth to a millionth.
  mutating func approximated() -> (Path, Path) {
    let path = random.chance(50) ? Path.circle(center: random.point(), radius: 5) : self.path([.ellipticalArc])
    return (path, Path(path.loweredArcs(perTurn: random.pick([4, 8, 16, 64]))))
  }
}

extension PathElement {
  fileprivate var isArc: Bool {
    switch self {
    case .arc: true
    case .move, .line, .quad, .curve, .close: false
    }
  }
}
