extension Path {
  /// The contours of a stroke before they are made simple: a point lies in the stroke where they wind around it, and
  /// they never wind against the clock.
  func strokeContours(_ style: StrokeStyle) -> Path {
    let tolerance = strokeTolerance(width: style.width)
    var outliner = StrokeOutliner(style, tolerance: tolerance)
    for subpath in subpaths { outliner.add(subpath) }
    return Path(outliner.elements)
  }

  func strokeTolerance(width: Double) -> Double {
    let box = bounds ?? Rect(x: 0, y: 0, width: 0, height: 0)
    let far = max(abs(box.minX), abs(box.maxX), abs(box.minY), abs(box.maxY))
    return max(1e-5 * width, 1e-13 * far)
  }
}
