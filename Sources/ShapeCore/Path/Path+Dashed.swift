extension Path {
  /// Returns the dashes of the path: an open subpath for each, in order.
  ///
  /// `pattern` has the lengths of dashes and gaps in turn, in points along the path. An odd number of lengths counts
  /// twice, as in SVG. The pattern starts again in each subpath, `phase` points into it; a negative phase makes it
  /// start later. A phase that is not finite counts as 0. Cuts are accurate to 1e-12 of the subpath's length.
  ///
  /// - A dash of length 0 is a dot: a move and a short line around its position that keeps the direction for a square
  ///   cap, to 1e-5 radians. The line is 2⁻³⁵ of the subpath's largest coordinate long, 3 billionths of a point at 100.
  ///   (`stroked` with such a pattern draws dots without length.) As in browsers, there is no dot at the very end of an
  ///   open subpath, unless the pattern is fitted. A gap of length 0 does not separate the dashes beside it.
  /// - A closed subpath that begins and ends within a dash has one dash across its start, which comes first. One that
  ///   is completely within a dash stays closed.
  /// - A subpath without length is kept if the pattern begins with a dash, and omitted otherwise. A single `move` is
  ///   omitted.
  /// - An invalid pattern results in the path itself, a solid line, as in SVG: one with a length that is negative or
  ///   not finite, one whose lengths are all 0, and one whose sum is not finite. The language reports an error instead.
  /// - A pattern that is empty or without gaps results in the path itself, as does one that would make more than
  ///   `PictureLimits.dashes` dashes, or a dash that covers every subpath.
  /// - If it is `fitted`, the pattern and the phase are scaled in each subpath by the factor nearest to 1 with which it
  ///   ends as it begins: a closed subpath has a whole number of periods, at least one. An open one has a whole number
  ///   of periods and the dash that it begins with, so that it has the same dash at both ends. With a phase, the part of
  ///   the dash, or the gap, that is at its start is also at its end.
  /// - A path that is not finite results in the empty path, whatever the pattern, as in all operations on paths. So
  ///   does a valid pattern along a path whose length is not finite.
  ///
  /// O(n) for n elements and dashes.
  ///
  /// Source: SVG 2, "Computing the shape of the stroke", for the pattern and the phase, and "stroke-dasharray" for
  /// invalid patterns.
  @_spi(Generated) public func dashed(_ pattern: [Double], phase: Double = 0, fitted: Bool = false) -> Path {
    guard isFinite else { return .empty }
    return dashes(pattern, phase: phase, fitted: fitted).map { Path(subpaths: $0.map { $0.drawn }) } ?? self
  }

  /// Returns the maximum number of dashes that a pattern makes of the path. More than `PictureLimits.dashes` are not
  /// made.
  ///
  /// 0 for an invalid pattern, one without gaps, and a path that is not finite. See `dashed(_:phase:fitted:)`.
  package func dashCount(_ pattern: [Double], phase: Double = 0, fitted: Bool = false) -> Double {
    guard isFinite, let pattern = DashPattern(pattern, phase: phase) else { return 0 }
    return subpaths.reduce(0) { count, subpath in
      if subpath.drawsNothing { return count }
      let measured = MeasuredSubpath(subpath)
      return count + (fitted ? pattern.fitted(to: measured) : pattern).count(within: measured.length)
    }
  }

  /// Returns the dashes of a stroke one by one, or `nil` if the path is its own single dash.
  func dashes(_ style: StrokeStyle) -> [Dash]? { dashes(style.dash, phase: style.phase, fitted: style.fitted) }

  /// Returns the dashes one by one, or `nil` if the path is its own single dash. Empty for a path that is not finite.
  func dashes(_ pattern: [Double], phase: Double, fitted: Bool = false) -> [Dash]? {
    guard isFinite else { return [] }
    guard let pattern = DashPattern(pattern, phase: phase) else { return nil }
    let measured = subpaths.filter { !$0.drawsNothing }.map { MeasuredSubpath($0) }
    let patterns = measured.map { fitted ? pattern.fitted(to: $0) : pattern }
    let count = zip(patterns, measured).reduce(0) { $0 + $1.0.count(within: $1.1.length) }
    guard measured.allSatisfy({ $0.length.isFinite }) else { return [] }
    guard count <= Double(PictureLimits.dashes) else { return nil }
    var pieces: [Dash] = []
    var isCut = false
    for (pattern, measured) in zip(patterns, measured) {
      var subpath = measured
      let dashes = pattern.dashes(of: &subpath, endsWithDot: fitted)
      if dashes != [.piece(subpath.subpath)] { isCut = true }
      pieces += dashes
    }
    return isCut ? pieces : nil
  }
}

/// The part between two gaps.
enum Dash: Equatable {
  case piece(Subpath)
  /// A dash of length 0, with its position and unit direction, and the length of the line that draws it.
  case dot(at: Point, direction: Point, length: Double)

  /// The number of its elements as a subpath.
  var elementCount: Int {
    switch self {
    case .piece(let subpath): subpath.elementCount
    case .dot: 2
    }
  }

  /// The dash as a subpath. A dot is a short line, which keeps its direction.
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

/// Dashes and gaps in turn, without gaps of length 0.
struct DashPattern {
  /// The start of each dash of a period, and its length.
  private var dashes: [(offset: Double, length: Double)] = []
  private var period = 0.0
  /// The position in the period at which a subpath starts: less than the period.
  private var shift = 0.0

  /// Creates a pattern, or `nil` if it has no effect.
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

  /// Whether it has dashes of length 0.
  var hasDots: Bool { hasDashes(upTo: 0) }

  /// Returns whether it has dashes that are not longer than a length.
  func hasDashes(upTo length: Double) -> Bool { dashes.contains { $0.length <= length } }

  /// Returns whether a dot is so near to the end of a subpath that rounded lengths decide whether it is before it.
  /// - Parameter error: The error of the period after rounding.
  func hasDot(nearEndOf measured: MeasuredSubpath, error: Double) -> Bool {
    let reach = reach(at: measured.length, error: error)
    return dashes.contains { $0.length == 0 && distance(of: $0.offset, from: measured.length) <= reach }
  }

  /// Returns whether a dash begins so near to the end of a subpath that rounded lengths decide whether it is drawn.
  /// - Parameter error: The error of the period after rounding.
  func hasStart(nearEndOf measured: MeasuredSubpath, error: Double) -> Bool {
    let reach = reach(at: measured.length, error: error)
    return dashes.contains { distance(of: $0.offset, from: measured.length) <= reach }
  }

  /// Returns whether a dash ends within a positive distance of the start of a subpath.
  func hasEnd(nearStartWithin reach: Double) -> Bool {
    reach > 0 && dashes.contains { distance(of: $0.offset + $0.length, from: 0) <= reach }
  }

  /// Returns the number of dashes that begin from one length on, and before another.
  func starts(from low: Double, to high: Double) -> Double {
    dashes.reduce(0) { $0 + count(of: $1.offset, from: low, to: high) }
  }

  /// Returns the number of dashes that end from one length on, and before another.
  func ends(from low: Double, to high: Double) -> Double {
    dashes.reduce(0) { $0 + count(of: $1.offset + $1.length, from: low, to: high) }
  }

  /// Returns the number of copies of a position in the pattern from one length on, and before another.
  private func count(of position: Double, from low: Double, to high: Double) -> Double {
    ((high + shift - position) / period).rounded(.up) - ((low + shift - position) / period).rounded(.up)
  }

  /// Returns whether a dash begins or ends so near to a corner of a subpath that rounded lengths decide whether it goes
  /// around it.
  /// - Parameter error: The error of the period after rounding.
  func hasEnd(nearCornerOf measured: MeasuredSubpath, error: Double) -> Bool {
    measured.corners.contains { corner in
      // Each subpath starts exactly with the pattern.
      if corner == 0, shift == 0 { return false }
      let reach = reach(at: corner, error: error)
      return dashes.contains { dash in
        distance(of: dash.offset, from: corner) <= reach
          || distance(of: dash.offset + dash.length, from: corner) <= reach
      }
    }
  }

  /// Returns how far an end of a dash can be from its place at a length, after rounding.
  /// - Parameter error: The error of the period after rounding.
  func reach(at length: Double, error: Double) -> Double {
    // The length changes, too, as coordinates have four decimals. Renderers count with single precision, and Cairo omits
    // what is shorter than a 512th.
    error * ((length / period).rounded() + 2) + 1.0 / 512 + 2e-4 + 1e-6 * length
  }

  /// Returns the distance between a length along a subpath and the nearest copy of a position in the pattern.
  private func distance(of position: Double, from length: Double) -> Double {
    let offset = Mathematics.modulo(length + shift - position, period)
    return min(offset, period - offset)
  }

  /// Returns the factor with which it fits a subpath. 1 for a subpath without length.
  func scale(fitting measured: MeasuredSubpath) -> Double {
    let length = measured.length
    guard length > 0, length.isFinite else { return 1 }
    // The length after the whole periods.
    var rest = 0.0
    if !measured.subpath.isClosed {
      var number = 0
      while case let (start, length) = dash(number), length > 0 ? start + length <= 0 : start < 0 { number += 1 }
      let (start, length) = dash(number)
      rest = Mathematics.modulo(length + 2 * start, period)
      if !(rest > 1e-9 * period) { rest = 0 }
    }
    // Of the two numbers of whole periods, the one whose factor is nearer to 1.
    let fewer = ((length - rest) / period).rounded(.down)
    let shorter = length / ((fewer + 1) * period + rest)
    guard fewer >= 1 || fewer == 0 && rest > 0 else { return shorter }
    let longer = length / (fewer * period + rest)
    return longer - 1 <= 1 - shorter ? longer : shorter
  }

  /// Returns the pattern, scaled so that it fits a subpath.
  func fitted(to measured: MeasuredSubpath) -> DashPattern {
    let scale = scale(fitting: measured)
    var result = self
    for index in dashes.indices { result.dashes[index] = (dashes[index].offset * scale, dashes[index].length * scale) }
    result.period *= scale
    result.shift *= scale
    return result
  }

  /// Returns an upper bound for the number of dashes within a length: those of each period that it touches.
  func count(within length: Double) -> Double {
    (((length + shift) / period).rounded(.down) + 1) * Double(dashes.count)
  }

  /// Returns the dash of a number, from 0, in lengths from the start of a subpath. The first few may be before it.
  private func dash(_ number: Int) -> (start: Double, length: Double) {
    let (offset, length) = dashes[number % dashes.count]
    return (Double(number / dashes.count) * period + offset - shift, length)
  }

  /// Returns whether a subpath with a length is completely within a dash.
  func covers(_ subpath: Subpath) -> Bool {
    // Most subpaths are longer than any dash, even if their curves were chords.
    let chords = subpath.segments.reduce(0) { $0 + $1.start.distance(to: $1.end) }
    guard dashes.contains(where: { $0.length >= (1 - 1e-9) * chords }) else { return false }
    let total = MeasuredSubpath(subpath).length
    let slack = 1e-12 * total
    var number = 0
    while case let (start, length) = dash(number), start <= slack {
      if length > slack, Self.isWhole(start, start + length, of: total, slack) { return true }
      number += 1
    }
    return false
  }

  /// Returns whether a dash is a whole subpath.
  private static func isWhole(_ start: Double, _ end: Double, of total: Double, _ slack: Double) -> Bool {
    start <= slack && end >= total - slack
  }

  /// Returns the dashes of a subpath, or the subpath itself if it is completely within a dash.
  /// - Parameter endsWithDot: Whether there can be a dot at its end.
  func dashes(of measured: inout MeasuredSubpath, endsWithDot: Bool) -> [Dash] {
    let total = measured.length
    let slack = 1e-12 * total
    var pieces: [Dash] = []
    // The dashes that touch the ends of the subpath, and whether each is a dot.
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
      // Skip a dash that ends where the subpath starts, or starts where it ends.
      guard isDot ? start >= -slack : end > slack, isDot && endsWithDot || start < total - slack else { continue }
      if Self.isWhole(start, end, of: total, slack) { return [.piece(measured.subpath)] }
      let (low, high) = (max(0, start), min(total, end))
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
    // If a dash and a dot meet, the dash is enough.
    if first, !last { pieces[0] = end }
    if case .piece(let begin) = pieces[0], case .piece(let end) = end, !first, !last {
      pieces[0] = .piece(Subpath(start: end.start, segments: end.segments + begin.segments))
    }
    return pieces
  }
}

extension MeasuredSubpath {
  /// Returns the dot at a length. It is drawn 2¹⁷ times as long as the rounding error of its ends, and longer than
  /// lengths that count as 0.
  fileprivate mutating func dot(at position: Double, slack: Double) -> Dash? {
    guard let (point, direction) = place(at: position, slack: slack) else { return nil }
    return .dot(at: point, direction: direction, length: 0x1p-35 * subpath.magnitude)
  }
}
