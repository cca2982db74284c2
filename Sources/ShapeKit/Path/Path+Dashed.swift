extension Path {
  /// Returns the dashes of the path: an open subpath for each, in order.
  ///
  /// `pattern` holds the lengths of dashes and gaps in turn, in points by arc length; an odd number of them is gone
  /// through twice, as in SVG. The pattern starts anew at each subpath, `phase` points into it; a negative phase lets
  /// it start later. A phase that is not finite counts as 0. Cuts lie where the length is right to 1e-12 of the
  /// subpath's.
  ///
  /// - A dash of no length is a dot: a move and a line around its place that keeps the direction for a square cap, to
  ///   1e-5 radians. It is 2⁻³⁵ of the subpath's largest coordinate long, 3 billionths of a point at 100. (`stroked`
  ///   with such a pattern draws dots without length.) A gap of no length does not part the dashes beside it.
  /// - A closed subpath that is on at its start and at its end has one dash across its start, which comes first. One
  ///   that is on all the way stays closed.
  /// - A subpath of no length is kept as it is where the pattern begins with a dash, else left out; a lone `move` is
  ///   left out.
  /// - An invalid pattern gives the path itself, a solid line, as in SVG: one with a length that is negative or not
  ///   finite, one whose lengths are all 0, and one whose sum is not finite. The language reports an error instead.
  /// - A pattern that is empty or has no gap of any length gives the path itself, and so does one that would give more
  ///   than `PictureLimits.dashes` dashes, or a dash that covers every subpath.
  /// - A path that is not finite gives the empty path, whatever the pattern, as all operations on paths do. So does a
  ///   valid pattern along a path whose length is not finite.
  ///
  /// Takes time in proportion to the elements and dashes.
  ///
  /// Source: SVG 2, "Computing the shape of the stroke", for the pattern and the phase, and "stroke-dasharray" for
  /// invalid patterns.
  public func dashed(_ pattern: [Double], phase: Double = 0) -> Path {
    guard isFinite else { return .empty }
    return dashes(pattern, phase: phase).map { Path(subpaths: $0.map { $0.drawn }) } ?? self
  }

  /// Returns how many dashes a pattern makes of the path, at most. More than `PictureLimits.dashes` are not made.
  ///
  /// 0 for an invalid pattern, one without gaps, and a path that is not finite; see `dashed(_:phase:)`.
  public func dashCount(_ pattern: [Double], phase: Double = 0) -> Double {
    guard isFinite, let pattern = DashPattern(pattern, phase: phase) else { return 0 }
    return subpaths.reduce(0) { $1.drawsNothing ? $0 : $0 + pattern.count(within: MeasuredSubpath($1).length) }
  }

  /// Returns the dashes one by one, or `nil` if the path is its own. None for a path that is not finite.
  func dashes(_ pattern: [Double], phase: Double) -> [Dash]? {
    guard isFinite else { return [] }
    guard let pattern = DashPattern(pattern, phase: phase) else { return nil }
    let measured = subpaths.filter { !$0.drawsNothing }.map { MeasuredSubpath($0) }
    let count = measured.reduce(0) { $0 + pattern.count(within: $1.length) }
    guard count.isFinite else { return [] }
    guard count <= Double(PictureLimits.dashes) else { return nil }
    var pieces: [Dash] = []
    var isCut = false
    for var subpath in measured {
      let dashes = pattern.dashes(of: &subpath)
      if dashes != [.piece(subpath.subpath)] { isCut = true }
      pieces += dashes
    }
    return isCut ? pieces : nil
  }
}

/// What lies between two gaps.
enum Dash: Equatable {
  case piece(Subpath)
  /// A dash of no length: where it lies and the unit vector of travel there, and how long it is drawn.
  case dot(at: Point, direction: Point, length: Double)

  /// How many elements it has as a subpath.
  var elementCount: Int {
    switch self {
    case .piece(let subpath): subpath.elementCount
    case .dot: 2
    }
  }

  /// The dash as a subpath; a dot as a short line, which keeps its direction.
  fileprivate var drawn: Subpath {
    switch self {
    case .piece(let subpath):
      return subpath
    case .dot(let point, let direction, let length):
      let half = direction * (length / 2)
      return Subpath(start: point - half, segments: [.line(from: point - half, to: point + half)])
    }
  }
}

/// Dashes and gaps in turn, without gaps of no length.
private struct DashPattern {
  /// Where each dash of a period begins, and its length.
  private var dashes: [(offset: Double, length: Double)] = []
  private var period = 0.0
  /// How far into the period a subpath starts: less than the period.
  private var shift = 0.0

  /// Nil for a pattern that makes no difference.
  init?(_ lengths: [Double], phase: Double) {
    guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    var lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
    // A period that begins after a gap has no dash across its ends.
    guard let lastGap = stride(from: lengths.count - 1, to: 0, by: -2).first(where: { lengths[$0] > 0 }) else {
      return nil
    }
    let head = lengths[(lastGap + 1)...]
    lengths = Array(head + lengths[...lastGap])
    var isJoined = false
    for index in stride(from: 0, to: lengths.count, by: 2) {
      if isJoined {
        dashes[dashes.count - 1].length += lengths[index]
      } else {
        dashes.append((period, lengths[index]))
      }
      isJoined = lengths[index + 1] == 0
      period += lengths[index] + lengths[index + 1]
    }
    guard period.isFinite else { return nil }
    shift = Mathematics.modulo((phase.isFinite ? phase : 0) + head.reduce(0, +), period)
    if !(shift < period) { shift = 0 }
  }

  /// No fewer than the dashes within a length: those of each period that it touches.
  func count(within length: Double) -> Double {
    (((length + shift) / period).rounded(.down) + 1) * Double(dashes.count)
  }

  /// Returns the dash of a number, from 0, in lengths from the start of a subpath; the first few may lie before it.
  private func dash(_ number: Int) -> (start: Double, length: Double) {
    let (offset, length) = dashes[number % dashes.count]
    return (Double(number / dashes.count) * period + offset - shift, length)
  }

  /// Returns the dashes of a subpath; itself where it is on all the way.
  func dashes(of measured: inout MeasuredSubpath) -> [Dash] {
    let total = measured.length
    let slack = 1e-12 * total
    var pieces: [Dash] = []
    // The dashes that touch the subpath's ends, and whether each is a dot.
    var first: Bool?
    var last: Bool?
    var number = 0
    while dash(number).start <= total + slack {
      let (start, length) = dash(number)
      let end = start + length
      number += 1
      let isDot = length <= slack
      if total == 0 {
        if start <= 0, isDot ? start == 0 : end > 0 { return [.piece(measured.subpath)] }
        continue
      }
      // A dash that merely ends where the subpath starts, or starts where it ends, is none of it; a dot is.
      guard isDot ? start >= -slack : end > slack && start < total - slack else { continue }
      let (low, high) = (max(0, start), min(total, end))
      if low <= slack, high >= total - slack { return [.piece(measured.subpath)] }
      let piece =
        isDot
        ? measured.dot(at: low, slack: slack)
        : measured.piece(from: low, to: high, slack: slack).map { .piece($0) }
      guard let piece else { continue }
      if low <= slack { first = isDot }
      if high >= total - slack { last = isDot }
      pieces.append(piece)
    }
    guard measured.subpath.isClosed, let first, let last, pieces.count > 1 else { return pieces }
    let end = pieces.removeLast()
    // Of a dash and a dot that meet, the dash is enough.
    if first, !last { pieces[0] = end }
    if case .piece(let begin) = pieces[0], case .piece(let end) = end, !first, !last {
      pieces[0] = .piece(Subpath(start: end.start, segments: end.segments + begin.segments))
    }
    return pieces
  }
}

extension MeasuredSubpath {
  /// Returns the dot at a length. Drawn, it is 2¹⁷ times as long as its ends are rounded, and longer than what counts
  /// as none.
  fileprivate mutating func dot(at position: Double, slack: Double) -> Dash? {
    guard let (point, direction) = place(at: position, slack: slack) else { return nil }
    return .dot(at: point, direction: direction, length: 0x1p-35 * subpath.magnitude)
  }
}
