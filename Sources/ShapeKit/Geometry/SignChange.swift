/// Where a function changes its sign between two places at which its value is known, to about 1e-16 of what lies
/// between.
///
/// The function is below 0 on the side of the lower place if `startsNegative` is true, else above; the value given for
/// an end may be 0 or not finite. Interpolates as long as that gains on halving the interval, and takes at most one
/// step more than that would: the ITP method (Oliveira, Takahashi, "An enhancement of the bisection method average
/// performance preserving minmax optimality", 2020).
@inline(__always)
func signChange(
  from low: (t: Double, value: Double), to high: (t: Double, value: Double), startsNegative: Bool,
  _ function: (Double) -> Double
) -> Double {
  var (a, b) = (low, high)
  let width = b.t - a.t
  // Half the interval after all halvings that are left, and one to spare.
  var slack = width
  for _ in 0..<56 {
    let middle = a.t + (b.t - a.t) / 2
    guard a.t < middle, middle < b.t else { break }
    let half = (b.t - a.t) / 2
    guard half > 0x1p-54 * width else { break }
    var t = (a.t * b.value - b.t * a.value) / (b.value - a.value)
    if t >= a.t, t <= b.t {
      // Towards the middle, so that both ends come nearer; and no farther from it than lets halving still end in time.
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
