import Foundation
import ShapeCore

extension Path {
  /// Returns the elements with arcs replaced by cubic curves, with a number of them per turn.
  package func loweredArcs(perTurn: Int) -> [PathElement] {
    elements.flatMap { element -> [PathElement] in
      guard case .arc(let arc) = element else { return [element] }
      let count = max(1, Int((abs(arc.sweep) / (2 * Double.pi) * Double(perTurn)).rounded(.up)))
      let step = arc.sweep / Double(count)
      // The control length that puts the curve's middle on the arc.
      let reach = 4.0 / 3 * tan(step / 4)
      let turn = Point(cos(arc.rotation), sin(arc.rotation))
      func image(_ x: Double, _ y: Double) -> Point {
        let (x, y) = (x * arc.radii.width, y * arc.radii.height)
        return arc.center + Point(turn.x * x - turn.y * y, turn.y * x + turn.x * y)
      }
      return (0..<count).map { index in
        let (a, b) = (arc.start + step * Double(index), arc.start + step * Double(index + 1))
        return .curve(
          to: image(cos(b), sin(b)), control1: image(cos(a) - reach * sin(a), sin(a) + reach * cos(a)),
          control2: image(cos(b) + reach * sin(b), sin(b) - reach * cos(b)))
      }
    }
  }
}
