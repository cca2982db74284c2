import Foundation

/// Returns the seconds that a body takes.
func seconds(_ body: () -> Void) -> Double {
  let start = ContinuousClock.now
  body()
  return start.duration(to: .now) / .seconds(1)
}

/// Returns the result of a body, and the seconds that this thread spends on it.
func timed<Result>(_ body: () -> Result) -> (result: Result, seconds: Double) {
  let start = threadSeconds()
  let result = body()
  return (result, threadSeconds() - start)
}

/// Returns the seconds that this thread has run, whatever other programs do.
private func threadSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// Returns the median of the seconds that a body takes, over a number of repetitions. Fewer if these take more than a
/// second, because long times vary little.
func medianSeconds(repetitions: Int, _ body: () -> Void) -> Double {
  var times: [Double] = []
  while times.count < repetitions, times.reduce(0, +) < 1 { times.append(seconds(body)) }
  return times.sorted()[times.count / 2]
}

func fixed(_ value: Double, _ digits: Int) -> String { String(format: "%.\(digits)f", value) }
