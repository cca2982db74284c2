import Foundation
import GeometryOracle
import ShapeKit

/// Prints the seconds that each operation takes over all pairs, under the non-zero rule.
func timeBooleans(_ arguments: Arguments) {
  let pairs = (0..<arguments.pairs).map { arguments.pair($0) }
  var elements = 0
  for operation in BooleanOperation.allCases {
    let boolean = BooleanCase(operation, .nonZero)
    let time = medianSeconds(rounds: arguments.rounds) {
      for pair in pairs { elements += shapeKitEngine(boolean, pair.first, pair.second)?.elementCount ?? 0 }
    }
    print("time \(operation.rawValue) \(time)")
    fflush(nil)
  }
  // Kept, so that no work is left out.
  print("elements \(elements)")
}
