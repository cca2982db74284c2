import ShapeCore

/// Returns the minimum time of several repetitions, in nanoseconds per call.
func time(_ calls: Int, repetitions: Int = 9, _ work: (Size) -> Path) -> Double {
  let clock = ContinuousClock()
  var best = Double.infinity
  var elements = 0
  for _ in 0..<repetitions {
    let start = clock.now
    for call in 0..<calls { elements += work(Size(200 + Double(call % 64), 260 + Double(call % 32))).elementCount }
    let duration = (clock.now - start).components
    best = min(best, (Double(duration.seconds) * 1e9 + Double(duration.attoseconds) / 1e9) / Double(calls))
  }
  // An unused result might not be computed.
  precondition(elements > 0)
  return best
}

func compare(_ name: String, calls: Int, generated: (Size) -> Path, byHand: (Size) -> Path) {
  precondition(generated(Size(240, 320)) == byHand(Size(240, 320)), "\(name): the paths differ")
  let (a, b) = (time(calls, generated), time(calls, byHand))
  let ratio = (a / b * 100).rounded() / 100
  print("\(name): generated \(Int(a)) ns, by hand \(Int(b)) ns, ratio \(ratio)")
}

let heartShape = Heart(inset: 12)
compare("Heart", calls: 20_000) {
  heartShape.path(in: $0)
} byHand: {
  (try? heart($0, inset: 12)) ?? .empty
}
let spadeShape = Spade(inset: 12)
compare("Spade", calls: 20_000) {
  spadeShape.path(in: $0)
} byHand: {
  (try? spade($0, inset: 12)) ?? .empty
}
let badge = StarBadge()
compare("StarBadge", calls: 500) {
  badge.path(in: $0)
} byHand: {
  starBadge($0, points: 18, rounding: 4)
}
