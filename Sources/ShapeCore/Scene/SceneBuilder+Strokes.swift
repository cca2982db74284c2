extension SceneBuilder {
  /// Appends a stroke on one side of a path or on both.
  ///
  /// A stroke on one side is a stroke of twice the width, cut along the path, unless the path is of a kind whose stroke
  /// can be moved by half the width. Caps stay as wide as the stroke: dashes with caps are filled.
  mutating func appendStroke(
    _ path: Path, _ style: StrokeStyle, _ alignment: StrokeAlignment, _ paint: Paint, _ source: SourceSpan
  ) {
    switch alignment {
    case .center:
      guard style.cap == .square, case let plain = path.withPlainDashes(style), plain.path.hasTurnedDots(plain.style)
      else { return appendStroke(path, style, paint, source) }
      // There may be too many dots for a region, which is not needed: no contour winds the other way.
      let contours = attempt(.stroke, source) { budget throws(RegionError) in
        let contours = try path.strokeContours(style, tolerance: 0, budget: &budget)
        guard !budget.isSpent else { throw .outOfSteps }
        return contours
      }
      if let contours { appendFill(contours, .nonZero, paint, source) }
    case .inside:
      if style.dash.isEmpty, path.isCovered(byInnerBand: style.width) {
        appendFill(path, .nonZero, paint, source)
      } else if style.dash.isEmpty, style.keepsRightAngles, let inner = path.insetForStroke(by: style.width / 2) {
        appendStroke(inner, style, paint, source)
      } else {
        appendPart(clips: [Clip(path: path)], source: source) { $0.appendBand(path, style, paint, source) }
      }
    case .outside:
      if style.dash.isEmpty, style.keepsRightAngles, let outer = path.insetForStroke(by: -style.width / 2) {
        appendStroke(outer, style, paint, source)
      } else if let inside = simplified(path, .nonZero, for: .stroke, source) {
        appendPart(clips: [], erasure: inside.isEmpty ? nil : inside, source: source) {
          $0.appendBand(path, style, paint, source)
        }
      }
    }
  }

  /// Paints a band as wide as a stroke on both sides of a path.
  private mutating func appendBand(_ path: Path, _ style: StrokeStyle, _ paint: Paint, _ source: SourceSpan) {
    var doubled = style
    doubled.width = 2 * style.width
    guard style.cap != .butt, let dashes = path.dashes(style) else {
      return appendStroke(path, doubled, paint, source)
    }
    let region = attempt(.stroke, source) { budget throws(RegionError) in
      try path.region(of: dashes, doubled, hasTwinCaps: true, budget: &budget)
    }
    if let region { appendFill(region, .nonZero, paint, source) }
  }
}

extension Path {
  /// Returns whether a band along the inside of a ready-made path covers all of it. (With such a wide stroke, the
  /// middle would depend on how renderers treat strokes that fold over themselves.)
  func isCovered(byInnerBand width: Double) -> Bool {
    switch storage {
    case .elements: false
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): 2 * width >= min(rect.width, rect.height)
    }
  }

  /// Returns the path whose stroke with a width of twice `amount` is just inside this one (outside for a negative
  /// amount). `nil` if that is not a path of the same kind, or bends more tightly than the stroke is wide.
  func insetForStroke(by amount: Double) -> Path? {
    switch storage {
    case .elements: return nil
    case .rect(let rect):
      guard 2 * amount < min(rect.width, rect.height) else { return nil }
      return .rect(rect.inset(by: amount))
    case .roundedRect(let rect, let radii):
      let smallest = min(radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
      if radii == CornerRadii(0) { return Path.rect(rect).insetForStroke(by: amount) }
      guard 2 * amount < min(rect.width, rect.height), smallest > 0, smallest >= 2 * amount else { return nil }
      let moved = CornerRadii(
        topLeft: radii.topLeft - amount, topRight: radii.topRight - amount,
        bottomRight: radii.bottomRight - amount, bottomLeft: radii.bottomLeft - amount)
      return Path(storage: .roundedRect(rect.inset(by: amount), moved))
    case .ellipse(let rect):
      // The parallel curve of an ellipse is an ellipse only for a circle.
      guard rect.width == rect.height, 2 * amount < rect.width else { return nil }
      return Path(storage: .ellipse(rect.inset(by: amount)))
    }
  }

  /// Returns whether there are open subpaths or dashes that are dots compared with the width of a stroke, and may not be
  /// along an axis. Square caps are rotated with them, but such subpaths are too short to keep their direction in the
  /// rounded coordinates of a picture file, and browsers don't rotate such dashes. From a hundredth of the width,
  /// coordinates with four decimals are accurate enough.
  func hasTurnedDots(_ style: StrokeStyle) -> Bool {
    let size = style.width / 100
    let hasDashes = DashPattern(style.dash, phase: style.phase)?.hasDashes(upTo: size) ?? false
    switch storage {
    case .rect:
      return false
    case .roundedRect, .ellipse:
      return hasDashes
    case .elements:
      return subpaths.contains { subpath in
        let isShort = !subpath.isClosed && subpath.segments.reduce(0) { $0 + $1.controlLength } < size
        guard hasDashes || isShort else { return false }
        let resolution = subpath.resolution
        return subpath.drawnSegments.contains { segment in
          guard !segment.isPoint(resolution: resolution), let direction = segment.startDirection else { return false }
          return hasDashes && !segment.isLine || min(abs(direction.x), abs(direction.y)) > 1e-4
        }
      }
    }
  }

  /// Returns the path with every open subpath closed, as for a fill.
  func closingSubpaths() -> Path {
    if allSubpathsAreClosed { return self }
    var result: [PathElement] = []
    for element in elements {
      if case .move = element, let last = result.last, last != .close { result.append(.close) }
      result.append(element)
    }
    if let last = result.last, last != .close { result.append(.close) }
    return Path(result)
  }
}
