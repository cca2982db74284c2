extension Path {
  /// Returns a path and a style with the same stroke, whose dashes all renderers draw alike: they are not fitted, and none
  /// of them is a whole closed subpath.
  func withPlainDashes(_ style: StrokeStyle) -> (path: Path, style: StrokeStyle) {
    let (path, plain) = withDashesOfOneSize(style)
    return path.withoutDashesThatDiffer(plain)
  }

  /// Returns a path and a style without dashes that renderers draw differently, with the same stroke.
  ///
  /// Browsers and others draw a dash that covers a closed subpath without a join where the subpath starts. A dot at the
  /// end of an open one is omitted by some and drawn by others, such as librsvg, or both, after rounding.
  private func withoutDashesThatDiffer(_ style: StrokeStyle) -> (path: Path, style: StrokeStyle) {
    guard !style.dash.isEmpty, isFinite, let pattern = DashPattern(style.dash, phase: style.phase) else {
      return (self, style)
    }
    let error = style.dash.reduce(0) { $0 + abs(($1 * 1e4).rounded() / 1e4 - $1) }
    let hasDots = style.cap != .butt && pattern.hasDots
    let differs = subpaths.contains { subpath in
      guard !subpath.drawsNothing else { return false }
      return subpath.isClosed
        ? pattern.covers(subpath)
        : hasDots && pattern.hasDot(nearEndOf: MeasuredSubpath(subpath), error: error)
    }
    guard differs else { return (self, style) }
    var plain = style
    plain.dash = []
    return (dashed(style.dash, phase: style.phase), plain)
  }

  /// Returns a path and a style whose dashes are not fitted, with the same stroke.
  ///
  /// Renderers know dashes of one size for a whole path. If the subpaths need several, the path consists of the dashes.
  /// So it does if an open subpath ends with a dot, which renderers may omit after rounding.
  private func withDashesOfOneSize(_ style: StrokeStyle) -> (path: Path, style: StrokeStyle) {
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
