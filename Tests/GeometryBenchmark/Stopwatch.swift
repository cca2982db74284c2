import Foundation

/// The seconds that a body takes.
func seconds(_ body: () -> Void) -> Double {
  let start = ContinuousClock.now
  body()
  return start.duration(to: .now) / .seconds(1)
}

/// What a body returns, and the seconds that it takes.
func timed<Result>(_ body: () -> Result) -> (result: Result, seconds: Double) {
  let start = ContinuousClock.now
  let result = body()
  return (result, start.duration(to: .now) / .seconds(1))
}

/// The median of the seconds that a body takes in so many rounds; in fewer where these take more than a second, as what
/// takes long varies little.
func medianSeconds(rounds: Int, _ body: () -> Void) -> Double {
  var times: [Double] = []
  while times.count < rounds, times.reduce(0, +) < 1 { times.append(seconds(body)) }
  return times.sorted()[times.count / 2]
}

func fixed(_ value: Double, _ digits: Int) -> String { String(format: "%.\(digits)f", value) }
