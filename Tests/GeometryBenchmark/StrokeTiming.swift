import Foundation
import GeometryOracle
import ShapeKit

/// Prints the seconds that stroking and flattening the first paths of all pairs take.
func timeStrokes(_ arguments: Arguments) {
  let paths = (0..<arguments.pairs).map { arguments.pair($0).first }
  var elements = 0
  let stroking = medianSeconds(rounds: arguments.rounds) {
    for path in paths { elements += path.stroked(width: 2).elementCount }
  }
  print("time stroked \(stroking)")
  let flattening = medianSeconds(rounds: arguments.rounds) {
    for path in paths { elements += path.flattened(tolerance: 0.1).elementCount }
  }
  print("time flattened \(flattening)")
  // Kept, so that no work is left out.
  print("elements \(elements)")
}
