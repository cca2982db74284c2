@_spi(Generated) import ShapeCore

/// Pairs as apps combine them: parts of one view, on a grid of 4 points, whose edges coincide and whose curves touch.
extension PairGenerator {
  /// Returns a view's outline, and a shape that is added to it, cut out of it or along its edge.
  mutating func everyday() -> (Path, Path) {
    let size = Size(onGrid(8...80), onGrid(4...40))
    let frame = Rect(x: onGrid(0...20), y: onGrid(0...20), width: size.width, height: size.height)
    let radius = min(onGrid(0...6), size.width / 2, size.height / 2)
    let outline = outline(frame, radius)
    return (outline, companion(of: outline, frame, radius))
  }

  private mutating func onGrid(_ range: ClosedRange<Int>) -> Double { 4 * Double(random.whole(range)) }

  private mutating func outline(_ frame: Rect, _ radius: Double) -> Path {
    let radii = CornerRadii(radius)
    switch random.whole(0...7) {
    case 0: return .rect(frame)
    case 1, 2: return .roundedRect(frame, radii: radii)
    case 3: return .roundedRect(frame, radii: radii, style: .continuous)
    case 4: return .capsule(frame)
    case 5: return .ellipse(in: frame)
    case 6: return .roundedRect(frame, radii: radii).union(tail(of: frame))
    default: return cutCorner(frame, min(frame.width, frame.height) / 2)
    }
  }

  /// Returns a triangle on the lower edge, as in bubbles.
  private mutating func tail(of frame: Rect) -> Path {
    let x = frame.minX + frame.width * random.pick([0.25, 0.5, 0.75])
    return .polygon([
      Point(x - 6, frame.maxY), Point(x + 6, frame.maxY), Point(x - random.pick([0, 6, 9]), frame.maxY + 8),
    ])
  }

  private func cutCorner(_ frame: Rect, _ cut: Double) -> Path {
    .polygon([
      Point(frame.minX, frame.minY), Point(frame.maxX - cut, frame.minY), Point(frame.maxX, frame.minY + cut),
      Point(frame.maxX, frame.maxY), Point(frame.minX, frame.maxY),
    ])
  }

  private mutating func companion(of outline: Path, _ frame: Rect, _ radius: Double) -> Path {
    let amount = random.pick([0.5, 1, 2, 4])
    let join = random.pick([LineJoin.miter, .round, .bevel])
    switch random.whole(0...10) {
    case 0: return outline.offset(by: random.chance(50) ? amount : -amount, join: join)
    case 1: return outline.stroked(StrokeStyle(width: amount, join: join))
    case 2:
      return outline.stroked(
        StrokeStyle(width: amount, cap: random.pick([.butt, .round, .square]), join: join, dash: [4, 2]))
    case 3: return outline.translated(by: Point(0, amount))
    // Bites at the ends of an edge, as in coupons.
    case 4:
      let center = Point(random.chance(50) ? frame.minX : frame.maxX, frame.minY + frame.height / 2)
      return .circle(center: center, radius: random.pick([4, 8, frame.height / 2]))
    // A badge that touches the sides, or has its center on a corner.
    case 5: return .circle(center: Point(frame.maxX - radius, frame.minY + radius), radius: max(radius, 4))
    case 6: return .circle(center: Point(frame.maxX, frame.minY), radius: random.pick([4, 8, 12]))
    // A band over the whole width, and a panel in one half.
    case 7:
      return .rect(Rect(x: frame.minX, y: frame.minY + frame.height / 4, width: frame.width, height: frame.height / 2))
    case 8: return .rect(Rect(x: frame.minX, y: frame.minY, width: frame.width / 2, height: frame.height))
    // The same with smaller corners.
    case 9: return .roundedRect(frame, radii: CornerRadii(radius / 2))
    default: return swoosh(frame)
    }
  }

  /// Returns a leaf between two curves from corner to corner.
  private mutating func swoosh(_ frame: Rect) -> Path {
    let (from, to) = (Point(frame.minX, frame.maxY), Point(frame.maxX, frame.minY))
    let lift = random.pick([0.25, 0.5, 1])
    return Path([
      .move(to: from),
      .curve(
        to: to, control1: Point(frame.minX + frame.width * lift, frame.maxY),
        control2: Point(frame.maxX, frame.minY + frame.height * lift)),
      .quad(to: from, control: Point(frame.minX + frame.width / 4, frame.minY + frame.height / 4)), .close,
    ])
  }
}
