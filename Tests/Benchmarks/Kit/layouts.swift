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

/// Prints the times of a frame of an animation of the size: of the picture with its layers, of finding what differs from
/// the frame before, and of the shadows alone. Each frame has another size.
func measureFrames<S: ParametricShape>(_ shape: S) {
  var frame = 0.0
  func nextScene() -> Scene {
    frame = frame > 100 ? 0 : frame + 0.25
    return shape.scene(in: Size(S.designSize.width + frame, S.designSize.height + frame / 2), scale: 3)
      .resolved(in: .light)
  }
  var plan = LayerPlanner(nextScene(), scale: 3).plan()
  let whole = time {
    let next = LayerPlanner(nextScene(), scale: 3).plan()
    let differs = next != plan
    plan = next
    return differs ? 1 : 0
  }
  let scene = time { nextScene().nodes.count }
  let both = time {
    let scene = nextScene()
    let planner = LayerPlanner(scene, scale: 3)
    return scene.nodes.indices.reduce(0) { count, node in
      guard case .layer(let layer, _) = scene.nodes[node].content, !scene.layers[layer].shadows.isEmpty else {
        return count
      }
      return count + planner.layers(of: .shadows(ofLayerAt: node)).count
    }
  }
  let row = [whole, both - scene].map { "\(($0 * 10).rounded() / 10)" }
  print("| \(S.shapeName) | \(row.joined(separator: " | ")) |")
}

print()
print("| shape | frame of an animation, µs | shadows at a new size, µs |")
print("|---|---|---|")
measureFrames(Card())
measureFrames(Bubble())
measureFrames(RoundedView())
measureFrames(CustomBorderShadow())
measureFrames(TopTab())
measureFrames(Ticket())

/// Prints the times to find the size that fits content in all slots, and the laws of the slots, and to update the layout
/// guides of the slots in a layout, when the laws are known.
func measureSizes<S: ParametricShape>(_ shape: S) {
  func fit(_ slots: [S.Slot]) -> Size {
    var fit = ContentFit(SlotSizes(of: shape), slots: slots) { slot, offer in
      // Text: as many lines as it needs.
      Size(min(offer.width, 300), 20 * (300 / max(min(offer.width, 300), 1)).rounded(.up))
    }
    return fit.size()
  }
  let slots = Array(S.Slot.allCases)
  let scene = shape.scene(in: S.designSize, scale: 3)
  func guides(_ laws: inout SlotLaws<S>) -> Int {
    slots.reduce(0) { count, slot in
      guard let frame = scene.frame(ofSlot: slot.rawValue) else { return count }
      let law = laws.law(of: slot, frame: frame)
      return count + (law.width == nil || law.height == nil ? 1 : 2)
    }
  }
  var known = SlotLaws(of: shape, scale: 3)
  let size = time { fit(slots).width > 0 ? 1 : 0 }
  let law = time {
    var laws = SlotLaws(of: shape, scale: 3)
    return guides(&laws)
  }
  let update = time { guides(&known) }
  let row = [size, law, update].map { "\(($0 * 100).rounded() / 100)" }
  print("| \(S.shapeName) | \(slots.count) | \(row.joined(separator: " | ")) |")
}

print()
print("| shape | slots | fitting size, µs | laws of the slots, µs | guide update, µs |")
print("|---|---|---|---|---|")
measureSizes(Bubble())
measureSizes(SelectiveBorders())
