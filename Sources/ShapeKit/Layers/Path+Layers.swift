@_spi(Generated) import ShapeCore

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
}
