import ShapeKit

/// How exact results must be.
package struct Exactness: Sendable {
  /// The part of the operands' diameter by which edges may be moved.
  package var relative: Double
  /// The part of the largest coordinate by which rounding may move an edge.
  package var rounding: Double
  /// How many such distances a sample stays away from every edge of an operand: the distance by which an engine may
  /// move an edge, doubled for the edge that meets it.
  package var reach = 2.0
  /// How many such distances a point of a result may lie from every edge of an operand, and an arc from the vertex at
  /// which it begins.
  package var strayReach = 4.0

  package init(relative: Double, rounding: Double) {
    self.relative = relative
    self.rounding = rounding
  }

  /// What ShapeKit promises, 1e-9 of the diameter, beside a few units in the last place.
  package static let double = Exactness(relative: 1e-9, rounding: 0x1p-50)
  /// What single precision can hope for: 1e-5 of the diameter, beside a few units in the last place.
  package static let single = Exactness(relative: 1e-5, rounding: 0x1p-21)

  func distance(diameter: Double, largestCoordinate: Double) -> Double {
    relative * diameter + rounding * largestCoordinate
  }
}

extension Path {
  /// The largest size of a number that makes the path's points.
  var largestCoordinate: Double {
    func size(_ point: Point) -> Double { max(abs(point.x), abs(point.y)) }
    return elements.reduce(0) { largest, element in
      switch element {
      case .move(let to), .line(let to): max(largest, size(to))
      case .quad(let to, let control): max(largest, size(to), size(control))
      case .curve(let to, let control1, let control2): max(largest, size(to), size(control1), size(control2))
      case .arc(let arc): max(largest, size(arc.center) + max(arc.radii.width, arc.radii.height))
      case .close: largest
      }
    }
  }
}
