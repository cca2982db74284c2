@_spi(Generated) import ShapeCore

/// Reads the attribute `d`.
enum PathData {
  static func path(_ text: String) throws -> Path {
    var scanner = NumberScanner(text)
    var elements: [PathElement] = []
    var (current, start) = (Point.zero, Point.zero)
    var (cubic, quad): (Point?, Point?)
    var command: Character = "?"
    var isFirst = true
    while !scanner.isAtEnd {
      if let letter = scanner.letter() {
        command = letter
      } else if command == "M" || command == "m" {
        command = command == "M" ? "L" : "l"
      }
      if isFirst, command != "M", command != "m" { throw ReadingMistake("a path begins with \(command)") }
      isFirst = false
      let base = command.isLowercase ? current : .zero
      func point() throws -> Point {
        let (x, y) = try scanner.point()
        return Point(base.x + x, base.y + y)
      }
      var (newCubic, newQuad): (Point?, Point?)
      switch command.uppercased() {
      case "M":
        current = try point()
        start = current
        elements.append(.move(to: current))
      case "L":
        current = try point()
        elements.append(.line(to: current))
      case "H":
        current = Point(base.x + (try scanner.number()), current.y)
        elements.append(.line(to: current))
      case "V":
        current = Point(current.x, base.y + (try scanner.number()))
        elements.append(.line(to: current))
      case "Q":
        let control = try point()
        current = try point()
        newQuad = control
        elements.append(.quad(to: current, control: control))
      case "T":
        let control = quad.map { current + (current - $0) } ?? current
        current = try point()
        newQuad = control
        elements.append(.quad(to: current, control: control))
      case "C":
        let control1 = try point()
        let control2 = try point()
        current = try point()
        newCubic = control2
        elements.append(.curve(to: current, control1: control1, control2: control2))
      case "S":
        let control1 = cubic.map { current + (current - $0) } ?? current
        let control2 = try point()
        current = try point()
        newCubic = control2
        elements.append(.curve(to: current, control1: control1, control2: control2))
      case "A":
        let radii = Size(try scanner.number(), try scanner.number())
        let rotation = try scanner.number() * .pi / 180
        let (isLarge, isClockwise) = (try scanner.number() == 1, try scanner.number() == 1)
        let end = try point()
        elements.append(
          .arc(arc(from: current, to: end, radii, rotation, isLarge: isLarge, isClockwise: isClockwise)))
        current = end
      case "Z":
        elements.append(.close)
        current = start
      default: throw ReadingMistake("path command \(command)")
      }
      (cubic, quad) = (newCubic, newQuad)
    }
    return Path(elements)
  }

  /// SVG 2, appendix B.2.4.
  private static func arc(
    from start: Point, to end: Point, _ radii: Size, _ rotation: Double, isLarge: Bool, isClockwise: Bool
  ) -> Arc {
    let turn = Transform.rotation(Angle(radians: -rotation), around: .zero)
    let half = turn.apply(0.5 * (start - end))
    var (rx, ry) = (radii.width, radii.height)
    let excess = half.x * half.x / (rx * rx) + half.y * half.y / (ry * ry)
    if excess > 1 { (rx, ry) = (rx * excess.squareRoot(), ry * excess.squareRoot()) }
    let factor = max(0, 1 / min(excess, 1) - 1).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let center = Point(factor * rx * half.y / ry, -factor * ry * half.x / rx)
    func angle(_ point: Point) -> Double {
      Angle(y: (point.y - center.y) / ry, x: (point.x - center.x) / rx).radians
    }
    let first = angle(half)
    var sweep = angle(Point(-half.x, -half.y)) - first
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    let middle = 0.5 * (start + end)
    let back = Transform.rotation(Angle(radians: rotation), around: .zero)
    return Arc(
      center: middle + back.apply(center), radii: Size(rx, ry), rotation: rotation, start: first, sweep: sweep)
  }
}
