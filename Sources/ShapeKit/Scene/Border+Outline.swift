extension Border {
  private func width(_ edge: Edges) -> Double { edges.contains(edge) ? width : 0 }

  /// The middle line of each edge's band along a rectangle, for dashes.
  func centerLines(of rect: Rect) -> [Path] {
    let half = width / 2
    func line(_ a: Point, _ b: Point) -> Path { Path([.move(to: a), .line(to: b)]) }
    var lines: [Path] = []
    if edges.contains(.top) {
      lines.append(line(Point(rect.minX, rect.minY + half), Point(rect.maxX, rect.minY + half)))
    }
    if edges.contains(.right) {
      lines.append(line(Point(rect.maxX - half, rect.minY), Point(rect.maxX - half, rect.maxY)))
    }
    if edges.contains(.bottom) {
      lines.append(line(Point(rect.maxX, rect.maxY - half), Point(rect.minX, rect.maxY - half)))
    }
    if edges.contains(.left) {
      lines.append(line(Point(rect.minX + half, rect.maxY), Point(rect.minX + half, rect.minY)))
    }
    return lines
  }

  /// The inner edge of a border on all sides, with radii reduced by the width.
  func innerEdge(of rect: Rect, _ radii: CornerRadii) -> Path {
    let inner = CornerRadii(
      topLeft: max(0, radii.topLeft - width), topRight: max(0, radii.topRight - width),
      bottomRight: max(0, radii.bottomRight - width), bottomLeft: max(0, radii.bottomLeft - width))
    return Path(storage: .roundedRect(rect.inset(by: width), inner))
  }

  /// Whether an edge's band is so wide that it comes to where the outline is round at the other side.
  func reachesOppositeCorner(of rect: Rect, _ radii: CornerRadii) -> Bool {
    width(.left) > rect.width - max(radii.topRight, radii.bottomRight)
      || width(.right) > rect.width - max(radii.topLeft, radii.bottomLeft)
      || width(.top) > rect.height - max(radii.bottomLeft, radii.bottomRight)
      || width(.bottom) > rect.height - max(radii.topLeft, radii.topRight)
  }

  /// The triangles between the centre of a frame and the edges of the border.
  func triangles(of frame: Rect) -> Path {
    let sides: [(Edges, Point, Point)] = [
      (.top, frame.topLeft, frame.topRight), (.right, frame.topRight, frame.bottomRight),
      (.bottom, frame.bottomRight, frame.bottomLeft), (.left, frame.bottomLeft, frame.topLeft),
    ]
    var elements: [PathElement] = []
    for (edge, a, b) in sides where edges.contains(edge) {
      elements += [.move(to: a), .line(to: b), .line(to: frame.center), .close]
    }
    return Path(elements)
  }

  /// What some edges of a rounded rectangle cover, as CSS defines it: between the outline and a rectangle whose sides
  /// lie in by the width at those edges, with a corner's radii reduced by the widths on its two sides. Neighbouring
  /// edges make one piece, so that they do not overlap.
  func bands(of rect: Rect, _ radii: CornerRadii) -> Path {
    let corners = Corner.all(of: rect, radii)
    let order: [Edges] = [.top, .right, .bottom, .left]
    var elements: [PathElement] = []
    for first in 0..<4 where edges.contains(order[first]) && !edges.contains(order[(first + 3) % 4]) {
      var count = 1
      while count < 4, edges.contains(order[(first + count) % 4]) { count += 1 }
      // Corner i lies before edge i, clockwise.
      elements.append(.move(to: corners[first].start))
      for step in 0...count { corners[(first + step) % 4].appendOuter(to: &elements) }
      for step in (0...count).reversed() {
        let corner = (first + step) % 4
        let before = width(order[(corner + 3) % 4])
        let after = width(order[corner])
        corners[corner].appendInner(before: before, after: after, limit: rect.size, to: &elements)
      }
      elements.append(.close)
    }
    return Path(elements)
  }

  /// A corner of a rounded rectangle, seen going clockwise.
  private struct Corner {
    var point: Point
    var radius: Double
    /// The directions of the edges that come in and go out.
    var incoming: Point
    var outgoing: Point
    /// The angle at which the corner's arc starts, in radians.
    var angle: Double

    static func all(of rect: Rect, _ radii: CornerRadii) -> [Corner] {
      let (right, down) = (Point(1, 0), Point(0, 1))
      return [
        Corner(point: rect.topLeft, radius: radii.topLeft, incoming: -down, outgoing: right, angle: .pi),
        Corner(point: rect.topRight, radius: radii.topRight, incoming: right, outgoing: down, angle: 1.5 * .pi),
        Corner(point: rect.bottomRight, radius: radii.bottomRight, incoming: down, outgoing: -right, angle: 0),
        Corner(point: rect.bottomLeft, radius: radii.bottomLeft, incoming: -right, outgoing: -down, angle: .pi / 2),
      ]
    }

    var start: Point { point - incoming * radius }
    var end: Point { point + outgoing * radius }
    var center: Point { point - incoming * radius + outgoing * radius }

    func appendOuter(to elements: inout [PathElement]) {
      elements.append(.line(to: start))
      elements.append(.arc(Arc(center: center, radii: Size(radius, radius), start: angle, sweep: .pi / 2)))
    }

    /// The inner corner, backwards. The incoming edge's width moves it along the outgoing direction and the other way
    /// round.
    func appendInner(before: Double, after: Double, limit: Size, to elements: inout [PathElement]) {
      // Along the incoming edge's normal, which is the outgoing direction, and the other way round.
      let across = incoming.x == 0 ? limit.width : limit.height
      let along = incoming.x == 0 ? limit.height : limit.width
      let before = min(before, across)
      let after = min(after, along)
      let inner = point + outgoing * before - incoming * after
      let radiusAlongOutgoing = max(0, radius - before)
      let radiusAlongIncoming = max(0, radius - after)
      let isRound = radiusAlongOutgoing > 0 && radiusAlongIncoming > 0
      let a = isRound ? radiusAlongOutgoing : 0
      let b = isRound ? radiusAlongIncoming : 0
      elements.append(.line(to: inner + outgoing * a))
      let radii = incoming.x == 0 ? Size(a, b) : Size(b, a)
      let center = inner + outgoing * a - incoming * b
      elements.append(.arc(Arc(center: center, radii: radii, start: angle + .pi / 2, sweep: -.pi / 2)))
    }
  }
}
