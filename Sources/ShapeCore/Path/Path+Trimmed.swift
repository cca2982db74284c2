extension Path {
  /// Returns the part of the path between two fractions of its total length.
  ///
  /// Fractions are clamped to 0...1, and NaN counts as 0. Lines, curves and arcs keep their kind. A closed subpath that
  /// is completely within the part stays closed; in one that is cut, the closing line becomes explicit. The whole range
  /// returns the path itself. The number of elements depends on where the cuts are, which are accurate to 1e-12 of the
  /// total length. Empty if `from` is not less than `to`, and for a path that is not finite. O(n) for n elements.
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
    let slack = 1e-12 * total
    for var subpath in measured {
      let (low, high) = (from * total - position, to * total - position)
      if low <= slack, high >= subpath.length - slack {
        pieces.append(subpath.subpath)
      } else if let piece = subpath.piece(from: low, to: high, slack: slack) {
        pieces.append(piece)
      }
      position += subpath.length
    }
    return Path(subpaths: pieces)
  }
}
