import Foundation
import GeometryOracle
import ShapeCore

/// Prints the median of the seconds that each task takes over the pairs of each kind. A task returns a count of its
/// results, so that no work is optimized away.
func timeKinds(_ arguments: Arguments, _ tasks: ([PathPair]) -> [(name: String, body: () -> Int)]) {
  let all = (0..<arguments.pairs).map { arguments.pair($0) }
  let watchdog = Watchdog(limit: .seconds(60))
  var made = 0
  for kind in arguments.kinds {
    let pairs = all.filter { $0.kind == kind }
    for task in tasks(pairs) {
      let time = medianSeconds(repetitions: arguments.repetitions) {
        watchdog.begin("\(task.name) of \(pairs.count) pairs \(kind)")
        made += task.body()
      }
      watchdog.begin("")
      print("time \(kind) \(task.name) \(pairs.count) \(time)")
      fflush(nil)
    }
  }
  print("made \(made)")
}
