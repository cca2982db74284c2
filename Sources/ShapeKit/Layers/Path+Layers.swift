import ShapeCore

extension Path {
  /// Returns a path for the region of a fill that winds clockwise wherever it winds.
  func clockwise(_ rule: FillRule) -> Path {
    switch storage {
    case .rect, .roundedRect, .ellipse: self
    case .elements: simplified(rule: rule)
    }
  }

  /// Returns the path after a transform, running in the same direction.
  func moved(by transform: Transform) -> Path {
    if transform == .identity { return self }
    let path = transformed(by: transform)
    return transform.determinant < 0 ? path.reversed() : path
  }

  /// Returns whether two paths have the same kinds of elements in the same order, so that one can be interpolated to the
  /// other. O(n) for n elements.
  func hasElements(like other: Path) -> Bool {
    if elementCount != other.elementCount { return false }
    return elements.elementsEqual(other.elements) { $0.isLike($1) }
  }
}

extension PathElement {
  fileprivate func isLike(_ other: PathElement) -> Bool {
    switch (self, other) {
    case (.move, .move), (.line, .line), (.quad, .quad), (.curve, .curve), (.arc, .arc), (.close, .close): true
    // An arc is four curves in Core Graphics.
    case (.move, _), (.line, _), (.quad, _), (.curve, _), (.arc, _), (.close, _): false
    }
  }
}
