extension Path {
  /// Returns the path with each subpath in the opposite direction. The order of the subpaths stays.
  ///
  /// A closed subpath keeps its starting point. Its closing line comes first then and is explicit, and a line that was
  /// first is left to `close`. A ready-made path becomes elements. A single `move` stays. Numbers are unchanged, except
  /// for the angles of arcs, which are added. O(n) for n elements.
  @_spi(Generated) public func reversed() -> Path { Path(subpaths: subpaths.map { $0.reversed }) }
}

extension Subpath {
  var reversed: Subpath {
    guard let closingLine, let first = segments.first, let last = segments.last else {
      return Subpath(start: end, segments: segments.reversed().map { $0.reversed }, isClosed: isClosed)
    }
    // A closing line without length next to a curve only marks where the curve meets itself.
    let isWritten = !(closingLine.isPoint(resolution: resolution) && !(first.isLine && last.isLine))
    var result = isWritten ? [closingLine.reversed] : []
    result += segments.reversed().map { $0.reversed }
    if first.isLine { result.removeLast() }
    return Subpath(start: start, segments: result, isClosed: true)
  }
}
