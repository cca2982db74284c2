import Foundation
import GeometryOracle
@_spi(Generated) import ShapeCore

/// Prints the seconds that strokes and lines for curves of the first paths of the pairs take, by kind.
func timeStrokes(_ arguments: Arguments) {
  let style = StrokeStyle(width: 2)
  timeKinds(arguments) { pairs in
    let paths = pairs.map(\.first)
    return [
      ("stroked", { paths.reduce(0) { $0 + $1.stroked(style).elementCount } }),
      ("extents", { paths.reduce(0) { $0 + ($1.strokeBounds(style) == nil ? 0 : 1) } }),
      ("flattened", { paths.reduce(0) { $0 + $1.flattened(tolerance: 0.1).elementCount } }),
    ]
  }
}

/// Prints for each path of a file: its number, its segments, the contours and segments that the booleans are given, the
/// seconds that drawing these takes, and the seconds that the whole stroke takes.
func timeStrokedPaths(_ arguments: Arguments) {
  let style = StrokeStyle(width: arguments.width, join: arguments.join, miterLimit: 4)
  let watchdog = Watchdog(limit: .seconds(60))
  var made = 0
  for (index, path) in readResults(arguments.file ?? "/dev/stdin").enumerated() {
    guard let path, !path.isEmpty else { continue }
    let outline = path.strokeContours(style).elements
    let contours = outline.count { if case .move = $0 { true } else { false } }
    let outlining = medianSeconds(repetitions: arguments.repetitions) {
      made += path.strokeContours(style).elementCount
    }
    watchdog.begin("path \(index)")
    let stroking = medianSeconds(repetitions: arguments.repetitions) { made += path.stroked(style).elementCount }
    watchdog.begin("")
    let counts = "\(path.elementCount) \(contours) \(outline.count - 2 * contours)"
    print("stroke \(index) \(counts) \(outlining) \(stroking)")
    fflush(nil)
  }
  print("made \(made)")
}
