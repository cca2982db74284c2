import ShapeCore
@testable import ShapeKit

/// Returns the minimum time of several repetitions, in microseconds per call.
func time(_ work: () -> Int) -> Double {
  let clock = ContinuousClock()
  let calls = 20
  var best = Double.infinity
  var results = 0
  for _ in 0..<15 {
    let start = clock.now
    for _ in 0..<calls { results += work() }
    let duration = (clock.now - start).components
    best = min(best, (Double(duration.seconds) * 1e6 + Double(duration.attoseconds) / 1e12) / Double(calls))
  }
  // An unused result might not be computed.
  precondition(results >= 0)
  return best
}

/// Prints the times of a layout of a shape view, which draws the picture and plans its layers, and of a touch.
func measure<S: ParametricShape>(_ shape: S, _ name: String = S.shapeName) {
  let scene = shape.scene(in: S.designSize, scale: 3)
  let planner = LayerPlanner(scene.resolved(in: .light), scale: 3)
  let draw = time { shape.scene(in: S.designSize, scale: 3).nodes.count }
  let plan = time { LayerPlanner(scene.resolved(in: .light), scale: 3).plan().count }
  // Outside of all paint: nothing ends the search early.
  let touch = time { scene.isPainted(at: Point(-1, -1)) ? 1 : 0 }
  let row = [draw, plan, draw + plan, touch].map { "\(($0 * 10).rounded() / 10)" }
  print("| \(name) | \(planner.plan().count) | \(row.joined(separator: " | ")) |")
}

print("| shape | layers | draw, µs | plan, µs | layout, µs | touch, µs |")
print("|---|---|---|---|---|---|")
measure(Card())
measure(Card(rank: 10), "Card, ten pips")
measure(Club())
measure(Ticket())
measure(Bubble())
measure(StarBadge())
measure(BoltRing())
