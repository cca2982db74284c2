import ShapeCore
import TestSupport

extension Drawing {
  /// Points in and around the picture: a third of them anywhere, and the others near the middles and corners of what is
  /// drawn, where rules meet.
  package func points(_ count: Int, using random: inout RandomSource) -> [Point] {
    var anchors: [Point] = []
    addAnchors(to: &anchors) { $0 }
    return (0..<count).map { number in
      if number % 3 == 0 || anchors.isEmpty {
        return Point(random.number(-14...frame.width + 14), random.number(-12...frame.height + 12))
      }
      return random.pick(anchors) + Point(random.number(-9...9), random.number(-8...8))
    }
  }

  private func addAnchors(to anchors: inout [Point], _ outwards: @escaping (Point) -> Point) {
    let fromInside = { outwards(outer($0)) }
    func add(_ area: Area?) {
      switch area ?? self.area {
      case .rect(let rect), .rounded(let rect, _):
        anchors += [rect.topLeft, rect.topRight, rect.bottomLeft, rect.bottomRight].map(fromInside)
      case .circle(let center, _): anchors.append(fromInside(center))
      case .polygon(let points):
        anchors.append(fromInside(points.reduce(Point(0, 0)) { $0 + $1 / Double(points.count) }))
      }
    }
    add(nil)
    for statement in statements {
      switch statement {
      case .fill(let area, _, _, _), .stroke(let area, _, _, _), .clip(let area, _): if area != nil { add(area) }
      case .erase(let area, _):
        add(area)
        add(area)
      case .layer(let inner), .mask(let inner), .use(let inner), .slot(let inner, _):
        inner.addAnchors(to: &anchors, fromInside)
      case .border, .shadow: break
      }
    }
  }

  /// Returns whether the rules of the language decide the value of a point: whether it is the same beside the point, and
  /// for spreads that are a little larger and smaller.
  package func decides<Value>(
    _ point: Point, _ painter: PointPainter, isNear: (Value, Value) -> Bool,
    _ value: (PointPainter, Drawing, Point) -> Value
  ) -> Bool {
    let here = value(painter, self, point)
    let steps = [Point(3e-3, 1e-3), Point(-1e-3, 3e-3), Point(-3e-3, -1e-3), Point(1e-3, -3e-3)]
    guard steps.allSatisfy({ isNear(here, value(painter, self, point + $0)) }) else { return false }
    return [0.97, 1.03].allSatisfy { factor in
      var other = painter
      other.spreadFactor = factor
      return isNear(here, value(other, self, point))
    }
  }

  /// Returns the first point at which a picture has another color than the drawing, or `nil` if there is none. Points at
  /// an edge may differ, but not many of them.
  package func difference(
    at points: [Point], _ painter: PointPainter, _ color: (Point) -> Tint
  ) -> String? {
    var undecided = 0
    for point in points {
      let (expected, actual) = (painter.color(of: self, at: point), color(point))
      if actual.isNear(expected) { continue }
      // Gradients vary from point to point, so that a step beside an edge is larger than this.
      let isDecided = decides(point, painter, isNear: { $0.isNear($1, within: 5e-3) }) { $0.color(of: $1, at: $2) }
      if isDecided { return "\(point): \(actual) instead of \(expected)" }
      undecided += 1
      if undecided > 2 + points.count / 10 { return "\(undecided) points are undecided" }
    }
    return nil
  }
}
