import GeometryOracle
import ShapeKit

/// Prints the seconds that flattening the first paths of all pairs takes.
func timeStrokes(_ arguments: Arguments) {
  let paths = (0..<arguments.pairs).map { arguments.pair($0).first }
  var elements = 0
  let flattening = medianSeconds(rounds: arguments.rounds) {
    for path in paths { elements += path.flattened(tolerance: 0.1).elementCount }
  }
  print("time flattened \(flattening)")
  print("elements \(elements)")
}
