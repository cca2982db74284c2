extension Path {
  /// Returns whether a fill surely covers all of a rectangle, except for rounding at its edges: a millionth of a point,
  /// and a share of 1e-9 of its size.
  ///
  /// If a curve comes near the rectangle, the result may be `false` although the rectangle is covered; it is never
  /// `true` if it is not. `false` for an empty path, for one that is not finite, and for an empty rectangle. O(n) for n
  /// elements.
  ///
  /// Source: if no edge passes through a rectangle, the path winds equally often around all of its points.
  package func covers(_ rect: Rect, rule: FillRule = .nonZero) -> Bool {
    guard rect.isFinite, isFinite, rect.width > 0, rect.height > 0 else { return false }
    let slack = min(1e-6 + 1e-9 * max(rect.width, rect.height), min(rect.width, rect.height) / 4)
    let inner = rect.inset(by: slack)
    guard let bounds, bounds.minX <= inner.minX, bounds.minY <= inner.minY, bounds.maxX >= inner.maxX,
      bounds.maxY >= inner.maxY
    else { return false }
    if case .rect = storage { return true }
    for subpath in subpaths {
      var pen = subpath.start
      for segment in subpath.segments {
        let gap = Segment.line(from: pen, to: segment.start)
        if gap.mayEnter(inner, depth: 0) || segment.mayEnter(inner, depth: 0) { return false }
        pen = segment.end
      }
      if Segment.line(from: pen, to: subpath.start).mayEnter(inner, depth: 0) { return false }
    }
    return contains(inner.center, rule: rule)
  }
}

extension Segment {
  /// The maximum number of times a curve is halved to decide whether it passes by.
  private static let halvings = 10

  /// Returns whether a point of the segment may be inside a rectangle.
  fileprivate func mayEnter(_ rect: Rect, depth: Int) -> Bool {
    var extent = Extent()
    addBounds(to: &extent)
    guard let box = extent.rect, box.minX < rect.maxX, box.maxX > rect.minX, box.minY < rect.maxY, box.maxY > rect.minY
    else { return false }
    if depth == Self.halvings { return true }
    let middle = point(at: 0.5)
    if middle.x > rect.minX, middle.x < rect.maxX, middle.y > rect.minY, middle.y < rect.maxY { return true }
    return piece(from: 0, to: 0.5).mayEnter(rect, depth: depth + 1)
      || piece(from: 0.5, to: 1).mayEnter(rect, depth: depth + 1)
  }
}
