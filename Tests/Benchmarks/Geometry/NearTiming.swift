import Foundation
@_spi(Generated) import ShapeCore

/// Prints the seconds that regions of more and more outlines take that almost coincide.
func timeNearCircles() {
  timeNear("circles 0.001 apart", counts: [25, 50, 100]) { .circle(center: Point(0.001 * Double($0), 0), radius: 10) }
}

/// The same for copies of an outline of cubic curves, each below the last by less than the tolerance.
func timeNearCopies() {
  let drop = Path([
    .move(to: Point(0, 0)),
    .curve(to: Point(10, 4), control1: Point(3, -6), control2: Point(9, -3)),
    .curve(to: Point(2, 12), control1: Point(12, 9), control2: Point(6, 14)),
    .curve(to: Point(0, 0), control1: Point(-3, 9), control2: Point(-2, 3)),
    .close,
  ])
  timeNear("copies 1e-9 apart", counts: [25, 50]) { drop.translated(by: Point(0, 1e-9 * Double($0))) }
}

private func timeNear(_ name: String, counts: [Int], _ outline: (Int) -> Path) {
  let watchdog = Watchdog(limit: .seconds(20))
  for count in counts {
    let path = Path((0..<count).flatMap { outline($0).elements })
    watchdog.begin("simplified, \(count) \(name)")
    var elements = 0
    let time = seconds { elements = path.simplified().elementCount }
    watchdog.begin("")
    print("growth \(count) \(name) \(fixed(time, 3)) s \(elements) elements")
    fflush(nil)
  }
}
