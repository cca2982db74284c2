/// A curve that follows a segment: at a distance from it, or through its centers of curvature.
enum ParallelCurve {
  /// The points at a distance to the right, on the screen, or to the left if it is negative. Beyond the center of
  /// curvature they run backwards.
  case offset(distance: Double, isBackward: Bool)
  /// The centers of curvature, which move away from the segment along it, or towards it.
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

  /// Returns the speed of the point per unit of the segment's parameter, or 0 if it is unknown.
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
  /// The unit direction of the parallel curve.
  var direction: Point
}

/// Approximates parallel curves of one segment by cubic curves.
///
/// Each cubic has the directions of the parallel curve at its ends. The lengths of its two handles are found by
/// Newton's method, so that it passes through the parallel curve at two points in between. If it deviates from the
/// curve by more than the tolerance, it is cut in two. Along a smooth curve the error falls with the sixth power of the
/// length (the order of geometric Hermite interpolation: de Boor, Höllig, Sabin, "High accuracy geometric Hermite
/// interpolation", 1987).
struct ParallelFitter {
  private static let mostCuts = 500

  let tolerance: Double
  private var pieces: CurvePieces
  /// The number of cuts left, so that the fit always ends.
  private var cutsLeft = mostCuts
  /// Points in between, in order, for fitting and checking the cubic.
  private var samples: [ParallelSample] = []

  /// Creates a fitter without a segment yet, for an outline with a tolerance.
  init(strokeTolerance: Double) {
    // Between the samples the error of a fitted curve may be half as large again.
    self.init(segment: .line(from: .zero, to: .zero), tolerance: 0.6 * strokeTolerance)
  }

  init(segment: Segment, tolerance: Double) {
    self.tolerance = tolerance
    pieces = CurvePieces(segment)
  }

  /// Continues with the parallels of another segment.
  mutating func restart(_ segment: Segment) {
    pieces.restart(segment)
    cutsLeft = ParallelFitter.mostCuts
  }

  var curve: FramedCurve { pieces.curve }

  /// Appends the parallel curve between two of its points, between which the segment turns by at most a right angle.
  mutating func append(
    _ curve: ParallelCurve, from a: ParallelPoint, to b: ParallelPoint, into segments: inout [Segment]
  ) {
    append(curve, from: a, to: b, piece: pieces.piece(from: a.frame, to: b.frame), into: &segments, depth: 0)
  }

  private mutating func append(
    _ curve: ParallelCurve, from a: ParallelPoint, to b: ParallelPoint, piece index: Int,
    into segments: inout [Segment], depth: Int
  ) {
    let chord = b.point - a.point
    let length = chord.quickLength
    if length <= tolerance / 10 {
      if chord != .zero { segments.append(.line(from: a.point, to: b.point)) }
      return
    }
    let piece = pieces[index]
    sample(curve, from: a, to: b, piece)
    if isStraight(from: a.point, along: chord, length: length) {
      segments.append(.line(from: a.point, to: b.point))
      return
    }
    var handles = firstHandles(of: curve, from: a, to: b, middle: curve.point(pieces.frames[piece.middle]))
    var error = improve(&handles, from: a, to: b)
    // With handles longer than the chord, the cubic would go back and forth.
    if handles.0 + handles.1 > 1.05 * length { error = .infinity }
    if !(error <= tolerance), depth < 30, cutsLeft > 0, let (frame, halves) = pieces.cut(index) {
      cutsLeft -= 1
      let middle = curve.point(frame)
      append(curve, from: a, to: middle, piece: halves.0, into: &segments, depth: depth + 1)
      append(curve, from: middle, to: b, piece: halves.1, into: &segments, depth: depth + 1)
      return
    }
    if !(error <= tolerance) { handles = (length / 3, length / 3) }
    segments.append(
      .cubic(
        from: a.point, control1: a.point + a.direction * handles.0, control2: b.point - b.direction * handles.1,
        to: b.point))
  }

  /// Adds samples without large gaps along the chord either: a curve may cover most of it with very little of its turn
  /// and parameter.
  private mutating func sample(
    _ curve: ParallelCurve, from a: ParallelPoint, to b: ParallelPoint, _ piece: CurvePieces.Piece
  ) {
    samples.removeAll(keepingCapacity: true)
    let chord = b.point - a.point
    let along = chord / chord.dot(chord)
    func sample(_ frame: CurveFrame) -> ParallelSample {
      let point = curve.point(frame)
      return ParallelSample(point: point, progress: along.dot(point.point - a.point))
    }
    for frame in pieces.frames[piece.samples] { samples.append(sample(frame)) }
    for _ in 0..<4 {
      var widest = (width: 0.0, index: 0)
      var previous = 0.0
      for index in 0...samples.count {
        let next = index < samples.count ? samples[index].progress : 1
        if next - previous > widest.width { widest = (next - previous, index) }
        previous = next
      }
      guard widest.width > 0.4 else { break }
      // Halve the parameter.
      let (before, after) = (widest.index - 1, widest.index)
      let goal = (before < 0 ? 0 : samples[before].progress) + widest.width / 2
      var left = before < 0 ? a.frame.t : samples[before].point.frame.t
      var right = after < samples.count ? samples[after].point.frame.t : b.frame.t
      func halfway() -> ParallelSample { sample(pieces.curve.frame(at: (left + right) / 2, towards: b.frame.t)) }
      var found = halfway()
      while abs(found.progress - goal) > widest.width / 4, left < found.point.frame.t, found.point.frame.t < right {
        if found.progress < goal { left = found.point.frame.t } else { right = found.point.frame.t }
        found = halfway()
      }
      samples.insert(found, at: widest.index)
    }
  }

  private func isStraight(from start: Point, along chord: Point, length: Double) -> Bool {
    let limit = tolerance / 20 * length
    return samples.allSatisfy { abs(chord.cross($0.point.point - start)) <= limit }
  }

  /// Returns handles with which the middle of the cubic passes through the point in the middle of the parameter. If the
  /// segment is a cubic and the distance 0, they are those of the segment.
  private func firstHandles(
    of curve: ParallelCurve, from a: ParallelPoint, to b: ParallelPoint, middle: ParallelPoint
  ) -> (Double, Double) {
    let most = (b.point - a.point).quickLength
    let turning = a.direction.cross(b.direction)
    var handles = (0.0, 0.0)
    if abs(turning) > 1e-3 {
      let reach = (middle.point - a.point.interpolated(to: b.point, at: 0.5)) * (8.0 / 3)
      handles = (reach.cross(b.direction) / turning, reach.cross(a.direction) / turning)
    } else {
      let third = (b.frame.t - a.frame.t) / 3
      let segment = pieces.curve.segment
      handles = (curve.speed(a.frame, of: segment) * third, curve.speed(b.frame, of: segment) * third)
      if handles.0 + handles.1 == 0 { return (most / 3, most / 3) }
    }
    return handles.0 >= 0 && handles.1 >= 0 && handles.0 <= most && handles.1 <= most
      ? handles : (most / 3, most / 3)
  }

  /// Returns the index of the sample that is nearest to a share of the chord.
  private func sample(nearestTo progress: Double) -> Int {
    var nearest = (miss: Double.infinity, index: 0)
    for index in samples.indices {
      let miss = abs(samples[index].progress - progress)
      if miss < nearest.miss { nearest = (miss, index) }
    }
    return nearest.index
  }

  /// Moves the handles until the cubic passes close to two of the samples. Returns its largest distance from all of
  /// them, or one that is too large.
  private mutating func improve(
    _ handles: inout (Double, Double), from a: ParallelPoint, to b: ParallelPoint
  ) -> Double {
    let most = (b.point - a.point).quickLength
    let (early, late) = (sample(nearestTo: 0.32), sample(nearestTo: 0.68))
    for _ in 0..<6 {
      let cubic = GuidedCubic(from: a, to: b, handles: handles)
      let (first, second) = (cubic.miss(&samples[early]), cubic.miss(&samples[late]))
      let miss = max(abs(first), abs(second))
      if miss <= tolerance / 16 { break }
      // If the curve hardly bends, more steps may diverge.
      if miss <= tolerance / 2 {
        let error = largestMiss(of: cubic)
        if error <= tolerance / 2 { return error }
      }
      // The derivatives of the distances with respect to the lengths of the handles.
      let (a1, b1) = cubic.effect(on: samples[early])
      let (a2, b2) = cubic.effect(on: samples[late])
      let determinant = a1 * b2 - b1 * a2
      let step = ((b1 * second - b2 * first) / determinant, (a2 * first - a1 * second) / determinant)
      guard step.0.isFinite, step.1.isFinite, abs(step.0) + abs(step.1) > 1e-6 * most else { break }
      handles.0 = min(max(handles.0 + step.0, 0), most)
      handles.1 = min(max(handles.1 + step.1, 0), most)
    }
    return largestMiss(of: GuidedCubic(from: a, to: b, handles: handles))
  }

  /// Returns the largest distance of a cubic from the samples, or one that is too large.
  private mutating func largestMiss(of cubic: GuidedCubic) -> Double {
    var error = 0.0
    for index in samples.indices {
      let miss = abs(cubic.miss(&samples[index]))
      // NaN counts as too far.
      if !(miss <= error) { error = miss }
      if !(error <= tolerance) { break }
    }
    return error
  }
}
