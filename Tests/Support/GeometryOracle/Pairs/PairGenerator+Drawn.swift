@_spi(Generated) import ShapeCore

/// Pairs as people draw them.
extension PairGenerator {
  /// Returns a ready-made path with round numbers.
  mutating func readyMade() -> Path {
    func round(_ range: ClosedRange<Int>) -> Double { Double(random.whole(range)) }
    let rect = Rect(x: round(-9...5), y: round(-9...5), width: round(1...12), height: round(1...12))
    let radii = CornerRadii(round(0...6))
    switch random.whole(0...6) {
    case 0: return .rect(rect)
    case 1: return .roundedRect(rect, radii: radii)
    case 2: return .roundedRect(rect, radii: radii, style: .continuous)
    case 3: return .ellipse(in: rect)
    case 4: return .circle(center: rect.center, radius: round(1...9))
    case 5: return .capsule(rect)
    default:
      return .star(
        center: rect.center, points: random.whole(3...7), outerRadius: round(4...9), innerRadius: round(1...4),
        rotation: .zero)
    }
  }

  /// Returns squares in rows and columns, abutting or separate, and the same moved or rotated.
  mutating func grid() -> (Path, Path) {
    let count = random.whole(2...5)
    let side = random.pick([1, 0.5, 0.75])
    let first = Path.squares(count: count, side: side)
    let center = Point(Double(count) / 2, Double(count) / 2)
    switch random.whole(0...4) {
    case 0: return (first, first.translated(by: Point(0.5, 0.5)))
    case 1: return (first, first.translated(by: Point(1, 0)))
    case 2: return (first, first.rotated(by: Angle(degrees: 45), around: center))
    case 3: return (first, first.rotated(by: Angle(degrees: 90), around: center))
    default: return (first, first.rotated(by: Angle(radians: random.number(-0.1...0.1)), around: center))
    }
  }
}

extension Path {
  /// Returns closed squares with a side in as many rows as columns, at a distance of one unit, from the origin.
  package static func squares(count: Int, side: Double) -> Path {
    var elements: [PathElement] = []
    for row in 0..<count {
      for column in 0..<count {
        elements += Path.rect(Rect(x: Double(column), y: Double(row), width: side, height: side)).elements
      }
    }
    return Path(elements)
  }
}
