extension Path {
  /// Returns a path and a style with the same stroke, whose dashes all renderers draw alike: they are not fitted, none of
  /// them is a whole closed subpath, none begins or ends exactly at a corner, and none with caps only touches an end.
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
    let error = style.errorOfPeriod
    let hasDots = style.cap != .butt && pattern.hasDots
    let differs = subpaths.contains { subpath in
      guard !subpath.drawsNothing else { return false }
      return subpath.isClosed
        ? pattern.covers(subpath)
        : hasDots && pattern.hasDot(nearEndOf: MeasuredSubpath(subpath), error: error)
    }
    if !differs, let style = withDashesBesideVertices(style) { return (self, style) }
    var plain = style
    plain.dash = []
    return (dashed(style.dash, phase: style.phase), plain)
  }

  /// Returns a style whose dashes begin and end beside the corners of the path, and don't only touch its ends if they
  /// have caps, or `nil` if none is found.
  ///
  /// A dash that goes around a corner has a join, and one that ends there has none. One that begins where an open subpath
  /// ends, or ends where it begins, is a cap for some renderers, such as librsvg and Ghostscript, and nothing for others.
  /// If it is exactly there, rounding decides, and each renderer rounds differently. So all dashes become shorter by more
  /// than that: by a few hundredths of a point at most, as lengths with four decimals add no errors of their own.
  private func withDashesBesideVertices(_ style: StrokeStyle) -> StrokeStyle? {
    let drawn = subpaths.filter { !$0.drawsNothing }
    let hasCaps = style.cap != .butt
    let delicate = drawn.filter { hasCaps && !$0.isClosed || !$0.corners.isEmpty }.map { MeasuredSubpath($0) }
    let error = style.errorOfPeriod
    guard !delicate.isEmpty, let pattern = DashPattern(style.dash, phase: style.phase),
      delicate.contains(where: { measured in
        pattern.hasEnd(nearCornerOf: measured, error: error)
          || hasCaps && measured.isOpenLine
            && (pattern.hasStart(nearEndOf: measured, error: error)
              || pattern.hasEnd(nearStartWithin: style.errorOfStart))
      })
    else { return style }
    // A subpath without length is a dot, if the pattern begins with a dash.
    let pieces = drawn.map { MeasuredSubpath($0) }
    guard pieces.allSatisfy({ $0.length > 0 }) else { return nil }
    let longest = delicate.reduce(0) { max($0, $1.length) }
    let margin = (2e4 * pattern.reach(at: longest, error: 0)).rounded(.up) * 1e-4
    for count in 1...4 {
      let distance = Double(count) * margin
      guard let shorter = style.withDashesInside(by: distance),
        let moved = DashPattern(shorter.dash, phase: shorter.phase)
      else { return nil }
      let touches = delicate.contains { moved.hasEnd(nearCornerOf: $0, error: 0) }
      // A cap at an end of an open subpath must not move beyond it.
      let losesCap = hasCaps && pieces.contains { pattern.losesCap(on: $0, movedTo: moved, by: distance) }
      if !touches, !losesCap { return shorter }
    }
    return nil
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

extension StrokeStyle {
  /// The error of a period of the pattern in a file, whose lengths have four decimals.
  fileprivate var errorOfPeriod: Double {
    dash.reduce(0) { $0 + abs(Self.written($1) - $1) } * (dash.count % 2 == 0 ? 1 : 2)
  }

  /// How far the dashes at the start of a path may be from their places in a file, whose numbers renderers add up with
  /// single precision. 0 if there is nothing to round.
  fileprivate var errorOfStart: Double {
    if phase == 0 || phase == dash.first { return 0 }
    let isExact = ([phase] + dash).allSatisfy { Double(Float(Self.written($0))) == $0 }
    return isExact ? 0 : 5e-5 * Double(dash.count + 1) + 1e-6 * dash.reduce(abs(phase), +)
  }

  /// Returns a length as it is in a file.
  private static func written(_ length: Double) -> Double { (length * 1e4).rounded() / 1e4 }

  /// Returns the style with dashes that begin later and end earlier, in lengths with four decimals, or `nil` if dashes
  /// touch each other. A short dash has no room for that: all of it moves, as the beginning of the others does.
  fileprivate func withDashesInside(by margin: Double) -> StrokeStyle? {
    var result = self
    result.dash = (dash.count % 2 == 0 ? dash : dash + dash).map(Self.written)
    for index in stride(from: 0, to: result.dash.count, by: 2) {
      guard result.dash[index + 1] > 0 else { return nil }
      guard result.dash[index] > 4 * margin else { continue }
      result.dash[index] -= 2 * margin
      result.dash[index + 1] += 2 * margin
    }
    result.phase = Mathematics.modulo(Self.written(phase) - margin, result.dash.reduce(0, +))
    return result
  }
}

extension Subpath {
  /// The indices of the drawn segments before which it turns by an angle that a join shows. If it turns where it is closed,
  /// the last one is the number of segments.
  var corners: [Int] {
    let segments = drawnSegments
    let drawn = segments.indices.filter { !segments[$0].isPoint(resolution: resolution) }
    var corners = zip(drawn, drawn.dropFirst()).filter { segments[$0].turns(into: segments[$1]) }.map { $1 }
    if isClosed, let first = drawn.first, let last = drawn.last, segments[last].turns(into: segments[first]) {
      corners.append(segments.count)
    }
    return corners
  }
}

extension MeasuredSubpath {
  /// Whether it is open and has a length.
  fileprivate var isOpenLine: Bool { !subpath.isClosed && length > 0 }
}

extension DashPattern {
  /// Returns whether a cap at an end of an open subpath vanishes, or may vanish, where all dashes begin later by a distance
  /// and end earlier by it.
  fileprivate func losesCap(on measured: MeasuredSubpath, movedTo moved: DashPattern, by distance: Double) -> Bool {
    guard measured.isOpenLine else { return false }
    let slack = 1e-12 * measured.length
    let end = measured.length - slack
    return moved.hasStart(nearEndOf: measured, error: 0) || ends(from: slack, to: distance) > 0
      || moved.starts(from: 0, to: end) != starts(from: -distance, to: end)
  }
}

extension Segment {
  /// Returns whether there is a corner of more than a hundredth of a radian between it and the next segment.
  fileprivate func turns(into next: Segment) -> Bool {
    guard let end = endDirection, let start = next.startDirection else { return false }
    return end.dot(start) < 0.999_95
  }
}
