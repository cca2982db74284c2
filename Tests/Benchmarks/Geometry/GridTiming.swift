import Foundation
import GeometryOracle
@_spi(Generated) import ShapeCore

/// Prints the seconds that booleans of two grids of 10,000 segments each take.
func timeGrids(_ arguments: Arguments) {
  let squares = Path.squares(count: 50, side: 0.7)
  let center = Point(25, 25)
  let grids: [(name: String, first: Path, second: Path)] = [
    ("squares-shifted", squares, squares.translated(by: Point(0.35, 0.35))),
    (
      "squares-abutting", Path.squares(count: 50, side: 1),
      Path.squares(count: 50, side: 1).translated(by: Point(0.5, 0))
    ),
    ("squares-turned-45", squares, squares.rotated(by: Angle(degrees: 45), around: center)),
    ("squares-turned-17", squares, squares.rotated(by: Angle(degrees: 17), around: center)),
    ("bars", bars(count: 100, cuts: 49), bars(count: 100, cuts: 49).rotated(by: Angle(degrees: 90), around: center)),
    (
      "bars-turned-17", bars(count: 100, cuts: 49),
      bars(count: 100, cuts: 49).rotated(by: Angle(degrees: 73), around: center)
    ),
  ]
  for grid in grids {
    for operation in [BooleanOperation.union, .intersection, .symmetricDifference] {
      var elements = 0
      let boolean = BooleanCase(operation, .nonZero)
      let time = medianSeconds(repetitions: min(3, arguments.repetitions)) {
        elements = shapeKitEngine(boolean, grid.first, grid.second)?.elementCount ?? 0
      }
      print("grid \(grid.name) \(operation.rawValue) \(fixed(time, 3)) s, \(elements) elements")
      fflush(nil)
    }
  }
}

/// Returns long thin bars above each other over a square of 50 units, with a number of cuts in each long side.
private func bars(count: Int, cuts: Int) -> Path {
  var elements: [PathElement] = []
  let step = 50 / Double(count)
  for index in 0..<count {
    let (top, bottom) = (Double(index) * step, (Double(index) + 0.3) * step)
    elements.append(.move(to: Point(0, top)))
    for cut in 1...cuts + 1 { elements.append(.line(to: Point(50 * Double(cut) / Double(cuts + 1), top))) }
    for cut in 0...cuts + 1 { elements.append(.line(to: Point(50 - 50 * Double(cut) / Double(cuts + 1), bottom))) }
    elements.append(.close)
  }
  return Path(elements)
}
