extension Path {
  /// The piece of the path between two fractions of its whole length.
  ///
  /// Fractions are clamped to 0...1, NaN counts as 0. Lines, curves and arcs stay what they are. A closed subpath that
  /// lies in the piece as a whole stays closed; of one that is cut, the closing line is written out. The whole range
  /// gives the path itself. Empty where `from` is not less than `to`, and for a path that is not finite.
  public func trimmed(from: Double, to: Double) -> Path {
    let from = clampedToUnit(from)
    let to = clampedToUnit(to)
    guard from < to, isFinite else { return .empty }
    if from == 0, to == 1 { return self }
    let measured = subpaths.filter { !$0.drawsNothing }.map { MeasuredSubpath($0) }
    let total = measured.reduce(0) { $0 + $1.length }
    guard total.isFinite else { return .empty }
    var pieces: [Subpath] = []
    var position = 0.0
    for subpath in measured {
      pieces += subpath.piece(from: from * total - position, to: to * total - position, slack: 1e-12 * total)
      position += subpath.length
    }
    return Path(subpaths: pieces)
  }
}

private struct MeasuredSubpath {
  var subpath: Subpath
  /// Everything drawn, each segment with its length.
  var segments: [(segment: Segment, length: Double)]
  var length: Double

  init(_ subpath: Subpath) {
    self.subpath = subpath
    segments = subpath.drawnSegments.map { ($0, $0.length) }
    length = segments.reduce(0) { $0 + $1.length }
  }

  /// What lies between two lengths: nothing or one subpath. Lengths that differ by less than `slack` count as the same.
  func piece(from low: Double, to high: Double, slack: Double) -> [Subpath] {
    if low <= slack, high >= length - slack { return [subpath] }
    var result: Subpath?
    var position = 0.0
    for (segment, length) in segments {
      let end = position + length
      if end > low + slack, position < high - slack {
        let t0 = position >= low - slack ? 0 : segment.parameter(atLength: low - position, of: length)
        let t1 = end <= high + slack ? 1 : segment.parameter(atLength: high - position, of: length)
        let piece = segment.piece(from: t0, to: t1)
        if result == nil { result = Subpath(start: piece.start) }
        result?.segments.append(piece)
      }
      position = end
    }
    return result.map { [$0] } ?? []
  }
}
