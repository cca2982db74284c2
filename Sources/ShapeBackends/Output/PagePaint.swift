import ShapeCore

/// A visible paint.
enum PagePaint {
  case color(Pigment)
  case gradient(PageGradient)
}

/// A gradient of several colors.
struct PageGradient {
  typealias Stop = (position: Double, color: Pigment)
  /// In order.
  var stops: [Stop]
  /// In the coordinates of the scene.
  var geometry: GradientGeometry
}

extension Path {
  /// Returns the part of a path to paint, or `nil` for nothing.
  ///
  /// PostScript and PDF paint every pixel that a path touches, a line of them if the path has no area, and clip in the
  /// same way. So parts that are flat in the numbers of the file are omitted.
  func paintedPart(_ rule: FillRule, budget: inout StepBudget) throws(RegionError) -> Path? {
    let unit = NumberWriter.decimals(for: elements) > NumberWriter.decimals ? 1e-8 : 1e-4
    let region = try withoutFlatParts(rule: rule, tolerance: unit / 2, budget: &budget)
    return region.isEmpty ? nil : region
  }
}
