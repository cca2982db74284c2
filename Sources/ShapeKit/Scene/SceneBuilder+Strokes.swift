extension SceneBuilder {
  /// Strokes a path on one side of it or on both. A stroke on one side is a stroke of twice the width, cut along the
  /// path, unless the path is of a kind whose stroke can be drawn moved by half the width. Caps stay as wide as the
  /// stroke: dashes that have any are filled.
  mutating func appendStroke(
    _ path: Path, _ style: StrokeStyle, _ alignment: StrokeAlignment, _ paint: Paint, _ source: SourceSpan
  ) {
    switch alignment {
    case .center:
      guard style.cap == .square, path.hasTurnedDots(width: style.width) else {
        appendStroke(path, style, paint, source)
        return
      }
      appendFill((try? path.stroked(style, budget: &budget)) ?? .empty, .nonZero, paint, source)
    case .inside:
      if style.dash.isEmpty, path.isCovered(byInnerBand: style.width) {
        appendFill(path, .nonZero, paint, source)
      } else if style.dash.isEmpty, style.join == .miter, let inner = path.insetForStroke(by: style.width / 2) {
        appendStroke(inner, style, paint, source)
      } else {
        appendPart(clips: [Clip(path: path)], source: source) { $0.appendBand(path, style, paint, source) }
      }
    case .outside:
      if style.dash.isEmpty, style.join == .miter, let outer = path.insetForStroke(by: -style.width / 2) {
        appendStroke(outer, style, paint, source)
      } else {
        appendPart(clips: [], erasure: simplified(path, .nonZero), source: source) {
          $0.appendBand(path, style, paint, source)
        }
      }
    }
  }

  /// Paints a band as wide as a stroke on either side of a path. What would take too many steps is left out.
  private mutating func appendBand(_ path: Path, _ style: StrokeStyle, _ paint: Paint, _ source: SourceSpan) {
    var doubled = style
    doubled.width = 2 * style.width
    do throws(RegionError) {
      if let dashes = try path.alignedDashes(style, budget: &budget) {
        appendFill(dashes, .nonZero, paint, source)
      } else {
        appendStroke(path, doubled, paint, source)
      }
    } catch {
      appendFill(.empty, .nonZero, paint, source)
    }
  }
}

extension Path {
  /// Returns whether a band of some width along the inside of a ready-made path leaves nothing free. (Stroking such a
  /// path so wide would leave the middle to the renderer's way with strokes that fold over themselves.)
  func isCovered(byInnerBand width: Double) -> Bool {
    switch storage {
    case .elements: false
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): 2 * width >= min(rect.width, rect.height)
    }
  }

  /// Returns the path along which a stroke of twice `amount` lies just inside this one (outside for a negative amount);
  /// nil where that is not a path of the same kind, or bends more tightly than the stroke is wide.
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
      // Only a circle's parallel curve is an ellipse.
      guard rect.width == rect.height, 2 * amount < rect.width else { return nil }
      return Path(storage: .ellipse(rect.inset(by: amount)))
    }
  }

  /// Returns whether there are open subpaths that are mere dots against the width of a stroke, and lie across the axes:
  /// square caps are turned along them, which they are too short to say in the rounded coordinates of a picture file.
  /// From a hundredth of the width, coordinates of four decimals say it well enough.
  func hasTurnedDots(width: Double) -> Bool {
    switch storage {
    case .rect, .roundedRect, .ellipse:
      return false
    case .elements:
      return subpaths.contains { subpath in
        guard !subpath.isClosed, subpath.segments.reduce(0, { $0 + $1.controlLength }) < width / 100 else {
          return false
        }
        let resolution = subpath.resolution
        return subpath.segments.contains { segment in
          guard !segment.isPoint(resolution: resolution), let direction = segment.startDirection else { return false }
          return min(abs(direction.x), abs(direction.y)) > 1e-4
        }
      }
    }
  }

  /// Returns the path with every open subpath closed, as a fill sees it.
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
