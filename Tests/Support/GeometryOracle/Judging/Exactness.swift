import ShapeCore

/// The required accuracy of results.
package struct Exactness: Sendable {
  /// The share of the operands' diameter by which edges may be moved.
  package var relative: Double
  /// The share of the largest coordinate by which rounding may move an edge.
  package var rounding: Double
  /// The distance of a sample from every edge of an operand, as a multiple: the distance by which an engine may move an
  /// edge, doubled for the edge that meets it.
  package var reach = 2.0
  /// The maximum distance of a point of a result from every edge of an operand, and of an arc from the vertex at which
  /// it begins, as a multiple.
  package var strayReach = 4.0

  package init(relative: Double, rounding: Double) {
    self.relative = relative
    self.rounding = rounding
  }

  /// The accuracy of ShapeCore: 1e-9 of the diameter, plus a few units in the last place.
  package static let double = Exactness(relative: 1e-9, rounding: 0x1p-50)
  /// The accuracy possible in single precision: 1e-5 of the diameter, plus a few units in the last place.
  package static let single = Exactness(relative: 1e-5, rounding: 0x1p-21)

  func distance(diameter: Double, largestCoordinate: Double) -> Double {
    relative * diameter + rounding * largestCoordinate
  }
}

extension Path {
  /// The largest absolute value of a number in the path.
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
