import GeometryOracle
import ShapeCore

/// Prints the seconds that each operation takes over the pairs of each kind, under the nonzero rule.
func timeBooleans(_ arguments: Arguments) {
  timeKinds(arguments) { pairs in
    BooleanOperation.allCases.map { operation in
      let boolean = BooleanCase(operation, .nonZero)
      return (
        operation.rawValue,
        { pairs.reduce(0) { $0 + (shapeKitEngine(boolean, $1.first, $1.second)?.elementCount ?? 0) } }
      )
    }
  }
}
