/// A border to be drawn: on which edges of its layer, and how.
struct Border {
  var edges: Edges
  var width: Double
  var dash: [Double]
  var phase: Double
}

extension SceneBuilder {
  /// Strokes a path on one side of it or on both. A stroke on one side is a stroke of twice the width, cut along the
  /// path, unless the path is of a kind whose stroke can be drawn moved by half the width.
  mutating func appendStroke(
    _ path: Path, _ style: StrokeStyle, _ alignment: StrokeAlignment, _ paint: Paint, _ source: SourceSpan
  ) {
    var doubled = style
    doubled.width = 2 * style.width
    switch alignment {
    case .center: appendStroke(path, style, paint, source)
    case .inside:
      if style.dash.isEmpty, path.isCovered(byInnerBand: style.width) {
        appendFill(path, .nonZero, paint, source)
      } else if style.dash.isEmpty, style.join == .miter, let inner = path.insetForStroke(by: style.width / 2) {
        appendStroke(inner, style, paint, source)
      } else {
        appendPart(clips: [Clip(path: path)], source: source) { $0.appendStroke(path, doubled, paint, source) }
      }
    case .outside:
      if style.dash.isEmpty, style.join == .miter, let outer = path.insetForStroke(by: -style.width / 2) {
        appendStroke(outer, style, paint, source)
      } else {
        appendPart(clips: [], erasures: [.fill(path, .nonZero)], source: source) {
          $0.appendStroke(path, doubled, paint, source)
        }
      }
    }
  }

  mutating func appendBorder(_ border: Border, _ paint: Paint, _ source: SourceSpan) {
    switch outline.storage {
    case .rect(let rect): appendBorder(border, of: rect, CornerRadii(0), paint, source)
    case .roundedRect(let rect, let radii): appendBorder(border, of: rect, radii, paint, source)
    case .ellipse, .elements: appendFreeBorder(border, paint, source)
    }
  }

  private mutating func appendBorder(
    _ border: Border, of rect: Rect, _ radii: CornerRadii, _ paint: Paint, _ source: SourceSpan
  ) {
    guard border.dash.isEmpty else {
      if border.edges == .all || radii != CornerRadii(0) { return appendFreeBorder(border, paint, source) }
      let style = StrokeStyle(width: border.width, dash: border.dash, phase: border.phase)
      for line in border.centerLines(of: rect) {
        appendPart(clips: [Clip(path: .rect(rect))], source: source) { $0.appendStroke(line, style, paint, source) }
      }
      return
    }
    guard border.edges == .all else {
      let bands = border.bands(of: rect, radii)
      guard border.reachesOppositeCorner(of: rect, radii) else {
        return appendFill(bands, .nonZero, paint, source)
      }
      return appendPart(clips: [Clip(path: outline)], source: source) { $0.appendFill(bands, .nonZero, paint, source) }
    }
    if outline.isCovered(byInnerBand: border.width) {
      appendFill(outline, .nonZero, paint, source)
    } else if let line = outline.insetForStroke(by: border.width / 2) {
      appendStroke(line, StrokeStyle(width: border.width), paint, source)
    } else {
      appendFill(outline.appending(border.innerEdge(of: rect, radii)), .evenOdd, paint, source)
    }
  }

  /// A border on an outline of any form: the part of a stroke that lies inside it, and for some edges only what lies
  /// in their triangles between the corners of the frame and its centre.
  private mutating func appendFreeBorder(_ border: Border, _ paint: Paint, _ source: SourceSpan) {
    let path = outline.closingSubpaths()
    let style = StrokeStyle(width: 2 * border.width, dash: border.dash, phase: border.phase)
    if border.edges == .all {
      return appendStroke(
        path, StrokeStyle(width: border.width, dash: border.dash, phase: border.phase), .inside, paint, source)
    }
    appendPart(clips: [Clip(path: path), Clip(path: border.triangles(of: frame))], source: source) {
      $0.appendStroke(path, style, paint, source)
    }
  }
}

extension Path {
  /// Whether a band of some width along the inside of a ready-made path leaves nothing free. (Stroking such a path so
  /// wide would leave the middle to the renderer's way with strokes that fold over themselves.)
  func isCovered(byInnerBand width: Double) -> Bool {
    switch storage {
    case .elements: false
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): 2 * width >= min(rect.width, rect.height)
    }
  }

  /// The path along which a stroke of twice `amount` lies just inside this one (outside for a negative amount); nil
  /// where that is not a path of the same kind, or bends more tightly than the stroke is wide.
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

  /// The path with every open subpath closed, as a fill sees it.
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
