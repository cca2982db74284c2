extension SceneBuilder {
  /// Draws a frame of borders inside the outline of the open layer.
  mutating func appendBorders(_ frame: BorderFrame) {
    switch outlinePath.storage {
    case .rect(let rect): appendBorders(frame, RectBorders(frame, of: rect))
    case .roundedRect(let rect, let radii): appendBorders(frame, RectBorders(frame, of: rect, radii))
    case .ellipse, .elements: appendFreeBorders(frame)
    }
  }

  // MARK: Rectangles

  private mutating func appendBorders(_ frame: BorderFrame, _ borders: RectBorders) {
    var rest = frame.runs
    let count = rest.count
    while let run = rest.first {
      // Solid borders with the same paint are one path, so that there is no seam.
      let alike = run.border.dash.isEmpty ? rest.filter { $0.border.continues(run.border) } : [run]
      rest.removeAll { other in alike.contains { $0.first == other.first } }
      if run.border.dash.isEmpty {
        appendSolid(alike, frame, borders, isWhole: alike.count == count)
      } else {
        appendDashed(run, borders)
      }
    }
  }

  private mutating func appendSolid(
    _ runs: [BorderFrame.Run], _ frame: BorderFrame, _ borders: RectBorders, isWhole: Bool
  ) {
    guard let first = runs.first else { return }
    let border = first.border
    if first.count == 4, !borders.coversAll, frame.alike.count == 1,
      let line = outlinePath.insetForStroke(by: border.width / 2)
    {
      return appendStroke(line, StrokeStyle(width: border.width), border.paint, border.source)
    }
    let region = borders.region(of: runs, isWhole: isWhole)
    if region.clips.isEmpty { return appendFill(region.path, .nonZero, border.paint, border.source) }
    appendPart(clips: region.clips, source: border.source) {
      $0.appendFill(region.path, .nonZero, border.paint, border.source)
    }
  }

  /// Appends dashes, which run clockwise along the outer boundary of the run, as those of an inside stroke do.
  private mutating func appendDashed(_ run: BorderFrame.Run, _ borders: RectBorders) {
    let border = run.border
    var style = StrokeStyle(width: border.width, dash: border.dash, phase: border.phase, fitted: border.fitted)
    if run.count == 4 { return appendStroke(outlinePath, style, .inside, border.paint, border.source) }
    if case .rect = outlinePath.storage, run.count == 1, !borders.isMet(run), !borders.coversAll {
      return appendStroke(borders.middleLine(of: run.first), style, border.paint, border.source)
    }
    style.width = 2 * border.width
    let region = borders.region(of: [run], isWhole: false)
    appendPart(clips: region.clips + [Clip(path: region.path)], source: border.source) {
      $0.appendStroke(borders.outerEdge(of: run), style, border.paint, border.source)
    }
  }

  // MARK: Other outlines

  private mutating func appendFreeBorders(_ frame: BorderFrame) {
    var rest = frame.alike
    while let border = rest.first {
      let alike = border.dash.isEmpty ? rest.filter { $0.continues(border) } : [border]
      rest.removeAll { other in alike.contains(other) }
      if alike.count == 1 { appendFreeBorder(border, frame) } else { appendFreeBorders(alike, frame) }
    }
  }

  /// Appends solid borders with the same paint and several widths: their strokes are one path, so that there is no seam
  /// between them.
  private mutating func appendFreeBorders(_ borders: [Border], _ frame: BorderFrame) {
    let path = outlinePath.closingSubpaths()
    var elements: [PathElement] = []
    for border in borders {
      let parts = frame.parts(of: border, in: bounds, path)
      let part = attempt(.border, border.source) { budget throws(RegionError) in
        try path.stroked(StrokeStyle(width: 2 * border.width), budget: &budget)
          .combined(with: parts, .intersection, budget: &budget)
      }
      if let part { elements += part.elements }
    }
    appendPart(clips: [Clip(path: path)], source: borders[0].source) {
      $0.appendFill(Path(elements), .nonZero, borders[0].paint, borders[0].source)
    }
  }

  /// Appends a border on an outline of any form: the part of a stroke inside it, and for some edges only their parts of
  /// the layer's bounds.
  private mutating func appendFreeBorder(_ border: Border, _ frame: BorderFrame) {
    let path = outlinePath.closingSubpaths()
    var style = StrokeStyle(width: border.width, dash: border.dash, phase: border.phase, fitted: border.fitted)
    if border.edges == .all { return appendStroke(path, style, .inside, border.paint, border.source) }
    style.width = 2 * border.width
    let parts = frame.parts(of: border, in: bounds, path)
    appendPart(clips: [Clip(path: path), Clip(path: parts)], source: border.source) {
      $0.appendStroke(path, style, border.paint, border.source)
    }
  }
}
