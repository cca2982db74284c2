@_spi(Generated) import ShapeCore
import TestSupport

/// Regions that must be the same, whatever the base paths are.
package struct RegionLaw: Sendable {
  /// One side of a law: the expression, after the base paths were scaled and moved.
  package struct Side: Sendable {
    package var expression: RegionExpression
    package var scale = 1.0
    package var shift = Point.zero

    package var isPlain: Bool { scale == 1 && shift == .zero }

    /// Returns a base path as this side uses it.
    package func moved(_ path: Path) -> Path {
      let scaled = scale == 1 ? path : path.scaled(x: scale, y: scale, around: .zero)
      return shift == .zero ? scaled : scaled.translated(by: shift)
    }
  }

  package var name: String
  package var sides: [Side]

  private init(_ name: String, _ expressions: RegionExpression...) {
    self.name = name
    sides = expressions.map { Side(expression: $0) }
  }

  /// Returns all laws. The seed chooses the factors and displacements of the last ones.
  /// - Parameter diameter: The diameter of the base paths.
  package static func laws(seed: UInt64, diameter: Double) -> [RegionLaw] {
    let (a, b) = (RegionExpression.a, RegionExpression.b)
    var random = RandomSource(seed: seed ^ 0x1A35)
    let operation = random.pick([BooleanOperation.union, .intersection, .subtracting, .symmetricDifference])
    let factors = [
      ("power of two", [0x1p-40, 0x1p-3, 0x1p7, 0x1p30]), ("scale", [1e-5, 0.1, 0.3, 7, 1e6]),
    ]
    let shift = random.direction() * (diameter * random.pick([0.3, 1, 17]))
    let moves =
      factors.map { (name: $0.0, scale: random.pick($0.1), shift: Point.zero) } + [
        (name: "translation", scale: 1, shift: shift)
      ]
    return [
      RegionLaw("A ∪ B − B = A − B", a.union(b).subtracting(b), a.subtracting(b)),
      RegionLaw("A − (A − B) = A ∩ B", a.subtracting(a.subtracting(b)), a.intersection(b)),
      RegionLaw("(A − B) ∪ (A ∩ B) = A", a.subtracting(b).union(a.intersection(b)), .simplified(a)),
      RegionLaw("A ⊕ B ⊕ B = A", a.symmetricDifference(b).symmetricDifference(b), .simplified(a)),
      RegionLaw("simplified twice", .simplified(.simplified(b)), .simplified(b)),
      RegionLaw("A ∪ B = B ∪ A", a.union(b), b.union(a)),
      RegionLaw("A ∩ B = B ∩ A", a.intersection(b), b.intersection(a)),
      RegionLaw("A ⊕ B = B ⊕ A", a.symmetricDifference(b), b.symmetricDifference(a)),
    ]
      + moves.map { move in
        var law = RegionLaw(move.name, .combined(a, operation, b))
        law.sides.append(Side(expression: .combined(a, operation, b), scale: move.scale, shift: move.shift))
        return law
      }
  }
}
