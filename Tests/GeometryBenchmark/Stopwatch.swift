import Foundation

/// The seconds that a body takes.
func seconds(_ body: () -> Void) -> Double {
  let start = ContinuousClock.now
  body()
  return start.duration(to: .now) / .seconds(1)
}

/// The median of the seconds that a body takes in so many rounds.
func medianSeconds(rounds: Int, _ body: () -> Void) -> Double {
  let times = (0..<rounds).map { _ in seconds(body) }.sorted()
  return times[rounds / 2]
}

func fixed(_ value: Double, _ digits: Int) -> String { String(format: "%.\(digits)f", value) }
