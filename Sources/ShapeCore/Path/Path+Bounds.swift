extension Path {
  /// The bounding box of the path without any stroke. Curves count with their extremes, not with their control points.
  ///
  /// A single `move` has no effect unless it is the only element. `nil` for an empty path and for one that is not
  /// finite. The edges are exact except for rounding, about 1e-15 of the coordinates. O(n) for n elements.
  ///
  /// Source: a coordinate has its extremes at the ends of a segment and at the zeros of its derivative, which is a
  /// quadratic polynomial or a sine.
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
