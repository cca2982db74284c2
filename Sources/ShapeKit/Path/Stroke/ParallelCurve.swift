/// A curve that runs along a segment's: at a distance from it, or through its centres of curvature.
enum ParallelCurve {
  /// The points at a distance to the right of travel, as seen; to the left where it is negative. Beyond the centre of
  /// curvature they run backwards.
  case offset(distance: Double, isBackward: Bool)
  /// The centres of curvature, which lie farther away from the segment along its way, or nearer.
  case evolute(towardsNormal: Bool)

  func point(_ frame: CurveFrame) -> ParallelPoint {
    switch self {
    case .offset(let distance, let isBackward):
      return ParallelPoint(
        frame: frame, point: frame.point + frame.normal * distance,
        direction: isBackward ? -frame.tangent : frame.tangent)
    case .evolute(let towardsNormal):
      return ParallelPoint(
        frame: frame, point: frame.centerOfCurvature, direction: towardsNormal ? frame.normal : -frame.normal)
    }
  }

  /// How far the point moves for one unit of the segment's parameter; 0 where that is not known.
  func speed(_ frame: CurveFrame, of segment: Segment) -> Double {
    switch self {
    case .offset(let distance, _):
      let speed = segment.derivative(at: frame.t).length * abs(1 - distance * frame.curvature)
      return speed.isFinite ? speed : 0
    case .evolute:
      return 0
    }
  }
}

struct ParallelPoint {
  /// The frame of the segment there.
  var frame: CurveFrame
  var point: Point
  /// The unit vector in which the parallel curve travels.
  var direction: Point
}

/// Draws parallel curves of one segment by cubic curves.
///
/// Each cubic has the directions of the parallel curve at its ends; the lengths of its two handles are found by
/// Newton's method, so that it passes through the parallel curve at two points in between. Where it strays from the
/// curve by more than the tolerance, it is cut in two. Along a smooth curve the error falls with the sixth power of the
/// length (the order of geometric Hermite interpolation: de Boor, Höllig, Sabin, "High accuracy geometric Hermite
/// interpolation", 1987).
struct ParallelFitter {
  let segment: Segment
  let tolerance: Double
  private let inflections: (Double?, Double?)
  /// How many more cuts there may be, so that everything ends.
  private var cutsLeft = 500
  /// Points in between, in order, to fit and to check the cubic by.
  private var samples: [ParallelPoint] = []

  init(segment: Segment, tolerance: Double) {
    self.segment = segment
    self.tolerance = tolerance
    inflections = segment.inflections
  }

  /// Appends the parallel curve between two of its points. Between them, the segment turns by at most a right angle.
  mutating func append(
    _ curve: ParallelCurve, from a: ParallelPoint, to b: ParallelPoint, into segments: inout [Segment], depth: Int = 0
  ) {
    let chord = b.point - a.point
    if chord.length <= tolerance / 10 {
      if chord != .zero { segments.append(.line(from: a.point, to: b.point)) }
      return
    }
    let turn = a.frame.tangent.dot(b.frame.tangent)
    sample(curve, from: a, to: b, turn: turn)
    if isStraight(from: a.point, along: chord) {
      segments.append(.line(from: a.point, to: b.point))
      return
    }
    let canCut = depth < 30 && cutsLeft > 0
    var handles = firstHandles(of: curve, from: a, to: b)
    var error = improve(&handles, from: a, to: b)
    // Handles longer than the chord would let the cubic run to and fro.
    if handles.0 + handles.1 > 1.05 * chord.length { error = .infinity }
    if !(error <= tolerance), canCut, let t = cut(from: a.frame, to: b.frame, turn: turn) {
      cutsLeft -= 1
      let middle = curve.point(segment.frame(at: t, towards: b.frame.t))
      append(curve, from: a, to: middle, into: &segments, depth: depth + 1)
      append(curve, from: middle, to: b, into: &segments, depth: depth + 1)
      return
    }
    if !(error <= tolerance) { handles = (chord.length / 3, chord.length / 3) }
    segments.append(
      .cubic(
        from: a.point, control1: a.point + a.direction * handles.0, control2: b.point - b.direction * handles.1,
        to: b.point))
  }

  /// Takes samples that leave no large gap in the turn, in the parameter, or along the chord: a curve may run through
  /// most of one of them in very little of another.
  private mutating func sample(_ curve: ParallelCurve, from a: ParallelPoint, to b: ParallelPoint, turn: Double) {
    samples.removeAll(keepingCapacity: true)
    let (low, high) = (a.frame.t, b.frame.t)
    func at(_ t: Double) -> ParallelPoint { curve.point(segment.frame(at: t, towards: high)) }
    // Where the turn goes to and fro, it says nothing of how far along a point lies.
    let isEven = turn < 0.999_999 && inflection(from: low, to: high) == nil
    for fraction in [0.12, 0.33, 0.5, 0.67, 0.88] {
      let t = isEven ? parameter(turned: fraction, from: a.frame, to: b.frame) : nil
      samples.append(at(t ?? low + (high - low) * fraction))
    }
    let middle = at((low + high) / 2)
    samples.insert(middle, at: samples.firstIndex { $0.frame.t >= middle.frame.t } ?? samples.count)
    let chord = b.point - a.point
    let length = chord.dot(chord)
    func progress(_ point: ParallelPoint) -> Double { chord.dot(point.point - a.point) / length }
    for _ in 0..<4 {
      var widest = (width: 0.0, index: 0, from: a)
      var previous = a
      for index in 0...samples.count {
        let next = index < samples.count ? samples[index] : b
        let width = progress(next) - progress(previous)
        if width > widest.width { widest = (width, index, previous) }
        previous = next
      }
      guard widest.width > 0.4 else { break }
      // By halving the parameter.
      let goal = progress(widest.from) + widest.width / 2
      var (left, right) = (widest.from.frame.t, widest.index < samples.count ? samples[widest.index].frame.t : high)
      var found = at((left + right) / 2)
      while abs(progress(found) - goal) > widest.width / 4, left < found.frame.t, found.frame.t < right {
        if progress(found) < goal { left = found.frame.t } else { right = found.frame.t }
        found = at((left + right) / 2)
      }
      samples.insert(found, at: widest.index)
    }
  }

  private func isStraight(from start: Point, along chord: Point) -> Bool {
    let limit = tolerance / 20 * chord.length
    return samples.allSatisfy { abs(chord.cross($0.point - start)) <= limit }
  }

  /// Where to cut: at an inflection, else where half the turn is behind, else in the middle.
  private func cut(from a: CurveFrame, to b: CurveFrame, turn: Double) -> Double? {
    if let t = inflection(from: a.t, to: b.t) { return t }
    let t = turn < 0.995 ? parameter(turned: 0.5, from: a, to: b) : nil
    let middle = t ?? (a.t + b.t) / 2
    return middle > a.t && middle < b.t ? middle : nil
  }

  /// An inflection well between two parameters.
  private func inflection(from low: Double, to high: Double) -> Double? {
    let margin = (high - low) * 1e-3
    let (first, second) = inflections
    if let first, first > low + margin, first < high - margin { return first }
    if let second, second > low + margin, second < high - margin { return second }
    return nil
  }

  /// The parameter between two frames at which a fraction of the turn between them is behind.
  private func parameter(turned fraction: Double, from a: CurveFrame, to b: CurveFrame) -> Double? {
    let direction = a.tangent.interpolated(to: b.tangent, at: fraction)
    func between(_ t: Double?) -> Double? {
      guard let t, t > a.t, t < b.t else { return nil }
      return t
    }
    switch segment {
    case .line:
      return nil
    case .quad(let from, let control, let to):
      let (first, second) = ((control - from).cross(direction), (to - control).cross(direction))
      return between(first / (first - second))
    case .cubic(let from, let control1, let control2, let to):
      let first = (control1 - from).cross(direction)
      let second = (control2 - control1).cross(direction)
      let third = (to - control2).cross(direction)
      let roots = quadraticRoots(first - 2 * second + third, 2 * (second - first), first)
      return between(roots.0) ?? between(roots.1)
    case .arc(let arc):
      let (sine, cosine) = sineAndCosine(arc.rotation)
      let local = Point(
        (cosine * direction.x + sine * direction.y) / arc.radii.width,
        (cosine * direction.y - sine * direction.x) / arc.radii.height)
      let angle = Mathematics.arcTangent(y: -local.x, x: local.y)
      let start = arc.start + arc.sweep * a.t
      let ahead = Mathematics.modulo(arc.sweep < 0 ? start - angle : angle - start, Double.pi)
      return between(a.t + ahead / abs(arc.sweep))
    }
  }

  /// Lengths of handles that let the cubic pass halfway through the point in the middle of the parameter: if the
  /// segment is a cubic and the distance 0, those of the segment.
  private func firstHandles(of curve: ParallelCurve, from a: ParallelPoint, to b: ParallelPoint) -> (Double, Double) {
    let most = a.point.distance(to: b.point)
    let turning = a.direction.cross(b.direction)
    var handles = (0.0, 0.0)
    if abs(turning) > 1e-3 {
      let middle = curve.point(segment.frame(at: (a.frame.t + b.frame.t) / 2, towards: b.frame.t))
      let reach = (middle.point - a.point.interpolated(to: b.point, at: 0.5)) * (8.0 / 3)
      handles = (reach.cross(b.direction) / turning, reach.cross(a.direction) / turning)
    } else {
      let third = (b.frame.t - a.frame.t) / 3
      handles = (curve.speed(a.frame, of: segment) * third, curve.speed(b.frame, of: segment) * third)
      if handles.0 + handles.1 == 0 { return (most / 3, most / 3) }
    }
    return handles.0 >= 0 && handles.1 >= 0 && handles.0 <= most && handles.1 <= most
      ? handles : (most / 3, most / 3)
  }

  /// Moves the handles until the cubic passes close by two of the samples, and returns its largest distance from all of
  /// them, or one that is too large.
  private func improve(_ handles: inout (Double, Double), from a: ParallelPoint, to b: ParallelPoint) -> Double {
    let chord = b.point - a.point
    let most = chord.length
    func nearest(to fraction: Double) -> Int {
      func miss(_ sample: ParallelPoint) -> Double {
        abs(chord.dot(sample.point - a.point) - fraction * chord.dot(chord))
      }
      return samples.indices.min { miss(samples[$0]) < miss(samples[$1]) } ?? 0
    }
    let (early, late) = (nearest(to: 0.32), nearest(to: 0.68))
    var (u, v) = (Double.nan, Double.nan)
    for _ in 0..<6 {
      let cubic = GuidedCubic(from: a, to: b, handles: handles)
      let (first, second): (Double, Double)
      (u, first) = cubic.miss(samples[early], near: u)
      (v, second) = cubic.miss(samples[late], near: v)
      let miss = max(abs(first), abs(second))
      if miss <= tolerance / 16 { break }
      // Where the curve hardly bends, more steps may lead away again.
      if miss <= tolerance / 2 {
        let error = largestMiss(of: cubic)
        if error <= tolerance / 2 { return error }
      }
      // How the misses change with the lengths of the handles.
      let (a1, b1) = cubic.effect(at: u, on: samples[early])
      let (a2, b2) = cubic.effect(at: v, on: samples[late])
      let determinant = a1 * b2 - b1 * a2
      let step = ((b1 * second - b2 * first) / determinant, (a2 * first - a1 * second) / determinant)
      guard step.0.isFinite, step.1.isFinite, abs(step.0) + abs(step.1) > 1e-6 * most else { break }
      handles.0 = min(max(handles.0 + step.0, 0), most)
      handles.1 = min(max(handles.1 + step.1, 0), most)
    }
    return largestMiss(of: GuidedCubic(from: a, to: b, handles: handles))
  }

  /// The largest distance of a cubic from the samples, or one that is too large.
  private func largestMiss(of cubic: GuidedCubic) -> Double {
    var error = 0.0
    for sample in samples {
      let miss = abs(cubic.miss(sample, near: .nan).distance)
      // Not a number counts as too far.
      if !(miss <= error) { error = miss }
      if !(error <= tolerance) { break }
    }
    return error
  }
}
