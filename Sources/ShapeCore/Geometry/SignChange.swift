/// Returns where a function changes its sign between two places with known values, to about 1e-16 of their distance.
///
/// Interpolates as long as that is faster than bisection, and takes at most one step more than bisection would: the ITP
/// method (Oliveira, Takahashi, "An enhancement of the bisection method average performance preserving minmax
/// optimality", 2020).
///
/// - Parameter startsNegative: Whether the function is negative at the lower place. The value given for an end may be 0
///   or not finite.
@inline(__always)
func signChange(
  from low: (t: Double, value: Double), to high: (t: Double, value: Double), startsNegative: Bool,
  _ function: (Double) -> Double
) -> Double {
  var (a, b) = (low, high)
  let width = b.t - a.t
  // Half the interval after all remaining bisections, with one to spare.
  var slack = width
  for _ in 0..<56 {
    let middle = a.t + (b.t - a.t) / 2
    guard a.t < middle, middle < b.t else { break }
    let half = (b.t - a.t) / 2
    guard half > 0x1p-54 * width else { break }
    var t = (a.t * b.value - b.t * a.value) / (b.value - a.value)
    if t >= a.t, t <= b.t {
      // Move towards the middle, so that both ends come nearer, but not farther from it than bisection allows.
      let share = 0.2 * (b.t - a.t) * ((b.t - a.t) / width)
      let gap = middle - t
      t = abs(gap) <= share ? middle : t + (gap < 0 ? -share : share)
      let most = max(slack - half, 0)
      if abs(t - middle) > most { t = middle - (gap < 0 ? -most : most) }
    } else {
      t = middle
    }
    if !(t > a.t && t < b.t) { t = middle }
    slack /= 2
    let value = function(t)
    if value == 0 { return t }
    if (value < 0) == startsNegative { a = (t, value) } else { b = (t, value) }
  }
  return a.t + (b.t - a.t) / 2
}
