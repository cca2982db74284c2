extension Path {
  /// Returns the path with each subpath traveled the other way round; their order is kept.
  ///
  /// A closed subpath keeps its starting point. Its closing line comes first then and is written out, and a line that
  /// was first is left to `close`. A ready-made path becomes elements. A lone `move` stays. Numbers are kept as they
  /// are, but for the angles of arcs, which are added up. Takes time in proportion to the elements.
  public func reversed() -> Path { Path(subpaths: subpaths.map { $0.reversed }) }
}

extension Subpath {
  var reversed: Subpath {
    guard let closingLine, let first = segments.first, let last = segments.last else {
      return Subpath(start: end, segments: segments.reversed().map { $0.reversed }, isClosed: isClosed)
    }
    // A closing line of no length next to a curve only marks where the curve meets itself.
    let isWritten = !(closingLine.isPoint(resolution: resolution) && !(first.isLine && last.isLine))
    var result = isWritten ? [closingLine.reversed] : []
    result += segments.reversed().map { $0.reversed }
    if first.isLine { result.removeLast() }
    return Subpath(start: start, segments: result, isClosed: true)
  }
}
