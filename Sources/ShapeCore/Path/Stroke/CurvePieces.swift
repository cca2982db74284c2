/// The pieces of a curve for fitting its parallels, and frames to sample them at. They are the same for all parallels,
/// so that both sides of a stroke share them.
struct CurvePieces {
  private(set) var curve: FramedCurve
  private var inflections: (Double?, Double?)
  private var pieces: [Piece] = []
  /// The samples of all pieces.
  private(set) var frames: [CurveFrame] = []
  /// The pieces that are not halves of others.
  private var roots: [Int] = []

  struct Piece {
    var from: CurveFrame
    var to: CurveFrame
    /// The cosine of the angle between the directions at both ends.
    var turn: Double
    /// The frames that are samples of the piece, in order, and the one in the middle of the parameter.
    var samples: Range<Int>
    var middle: Int
    /// The place where the piece is cut in two, once that has been computed.
    fileprivate var cut: (frame: CurveFrame, halves: (Int, Int))?
  }

  init(_ segment: Segment) {
    curve = FramedCurve(segment)
    inflections = segment.inflections
  }

  /// Starts with another curve.
  mutating func restart(_ segment: Segment) {
    curve = FramedCurve(segment)
    inflections = segment.inflections
    pieces.removeAll(keepingCapacity: true)
    frames.removeAll(keepingCapacity: true)
    roots.removeAll(keepingCapacity: true)
  }

  subscript(index: Int) -> Piece { pieces[index] }

  /// Returns the index of the piece between two frames.
  mutating func piece(from: CurveFrame, to: CurveFrame) -> Int {
    if let known = roots.first(where: { pieces[$0].from.t == from.t && pieces[$0].to.t == to.t }) { return known }
    roots.append(add(from: from, to: to))
    return pieces.count - 1
  }

  /// Cuts a piece in two: at an inflection, or after half of its turn, or in the middle. Returns `nil` if that is not
  /// possible.
  mutating func cut(_ index: Int) -> (frame: CurveFrame, halves: (Int, Int))? {
    let piece = pieces[index]
    if let cut = piece.cut { return cut }
    let (low, high) = (piece.from.t, piece.to.t)
    let turned = piece.turn < 0.995 ? parameter(turned: 0.5, from: piece.from, to: piece.to) : nil
    let t = inflection(from: low, to: high) ?? turned ?? (low + high) / 2
    guard t > low, t < high else { return nil }
    let frame = curve.frame(at: t, towards: high)
    let cut = (frame, (add(from: piece.from, to: frame), add(from: frame, to: piece.to)))
    pieces[index].cut = cut
    return cut
  }

  /// Adds samples without large gaps in direction or parameter.
  private mutating func add(from: CurveFrame, to: CurveFrame) -> Int {
    let (low, high) = (from.t, to.t)
    let turn = from.tangent.dot(to.tangent)
    // If the curve turns both ways, the turn does not measure progress.
    let isEven = turn < 0.999_999 && inflection(from: low, to: high) == nil
    let first = frames.count
    let center = (low + high) / 2
    var middle: Int?
    for fraction in [0.12, 0.33, 0.5, 0.67, 0.88] {
      let t = (isEven ? parameter(turned: fraction, from: from, to: to) : nil) ?? (low + (high - low) * fraction)
      if middle == nil, t >= center {
        middle = frames.count
        if t > center { frames.append(curve.frame(at: center, towards: high)) }
      }
      frames.append(curve.frame(at: t, towards: high))
    }
    if middle == nil { frames.append(curve.frame(at: center, towards: high)) }
    let samples = first..<frames.count
    pieces.append(
      Piece(from: from, to: to, turn: turn, samples: samples, middle: middle ?? samples.upperBound - 1, cut: nil))
    return pieces.count - 1
  }

  /// Returns an inflection well between two parameters.
  private func inflection(from low: Double, to high: Double) -> Double? {
    let margin = (high - low) * 1e-3
    let (first, second) = inflections
    if let first, first > low + margin, first < high - margin { return first }
    if let second, second > low + margin, second < high - margin { return second }
    return nil
  }

  /// Returns the parameter between two frames after a fraction of the turn between them.
  private func parameter(turned fraction: Double, from a: CurveFrame, to b: CurveFrame) -> Double? {
    let direction = a.tangent.interpolated(to: b.tangent, at: fraction)
    func between(_ t: Double?) -> Double? {
      guard let t, t > a.t, t < b.t else { return nil }
      return t
    }
    switch curve.segment {
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
}
