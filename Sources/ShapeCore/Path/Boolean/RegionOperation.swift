/// How often a path winds around a place: the turns of the first operand, and of the second.
typealias Windings = SIMD2<Int32>

/// A way to combine two regions.
package enum RegionOperation: CaseIterable, Sendable {
  /// The region inside either path.
  case union
  /// The region inside both paths.
  case intersection
  /// The region inside the first path and outside the second.
  case subtracting
  /// The region inside exactly one of the paths.
  case symmetricDifference

  /// Returns whether a place is in the result, given how often the operands wind around it.
  func isInside(_ windings: Windings, _ rule: FillRule) -> Bool {
    let first = rule.isInside(windings.x)
    let second = rule.isInside(windings.y)
    switch self {
    case .union: return first || second
    case .intersection: return first && second
    case .subtracting: return first && !second
    case .symmetricDifference: return first != second
    }
  }
}

extension FillRule {
  /// Returns whether a place counts as inside if a path winds around it so often.
  func isInside(_ winding: Int32) -> Bool {
    switch self {
    case .nonZero: winding != 0
    case .evenOdd: winding & 1 != 0
    }
  }
}
