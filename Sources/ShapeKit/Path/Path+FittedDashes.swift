extension Path {
  /// Returns a path and a style whose dashes are not fitted, with the same stroke.
  ///
  /// Renderers know dashes of one size for a whole path. If the subpaths need several, the path consists of the dashes.
  /// So it does if an open subpath ends with a dot, which renderers may omit after rounding.
  func withPlainDashes(_ style: StrokeStyle) -> (path: Path, style: StrokeStyle) {
    guard style.fitted else { return (self, style) }
    var plain = style
    plain.fitted = false
    guard isFinite, let pattern = DashPattern(style.dash, phase: style.phase) else { return (self, plain) }
    let pieces = subpaths.filter { !$0.drawsNothing }.map { MeasuredSubpath($0) }
    guard let first = pieces.first else { return (self, plain) }
    let scale = pattern.scale(fitting: first)
    let hasOneSize = pieces.dropFirst().allSatisfy { pattern.scale(fitting: $0) == scale }
    if hasOneSize, !pattern.hasDots || pieces.allSatisfy({ $0.subpath.isClosed }) {
      plain.dash = style.dash.map { $0 * scale }
      plain.phase = style.phase * scale
      return (self, plain)
    }
    plain.dash = []
    return (dashed(style.dash, phase: style.phase, fitted: true), plain)
  }
}
