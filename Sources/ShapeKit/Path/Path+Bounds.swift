extension Path {
  /// The smallest rectangle that holds the path itself, without any stroke: curves by their extremes, not by their
  /// controls.
  ///
  /// A lone `move` counts for nothing unless the path has nothing else. Nil for an empty path and for one that is not
  /// finite. The edges are right but for rounding, about 1e-15 of the coordinates. Takes time in proportion to the
  /// elements.
  ///
  /// Source: a coordinate has its extremes at the ends of a segment and where its derivative vanishes, which is where a
  /// quadratic polynomial or a sine does.
  public var bounds: Rect? {
    switch storage {
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect):
      return isFinite ? rect : nil
    case .elements(let elements):
      var drawn = Extent()
      var moves = Extent()
      var drawsSomething = false
      var cursor = PathCursor()
      for element in elements {
        guard element.isFinite else { return nil }
        if let segment = cursor.advance(element) {
          segment.addBounds(to: &drawn)
          drawsSomething = true
        } else if let point = cursor.currentPoint {
          moves.add(point)
        }
      }
      return drawsSomething ? drawn.rect : moves.rect
    }
  }
}
