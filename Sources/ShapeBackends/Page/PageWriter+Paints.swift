@_spi(Generated) import ShapeCore

extension PageWriter {
  /// Returns a paint in the coordinates of the scene, or `nil` if nothing is visible.
  func pagePaint(_ paint: ScenePaint, in context: Context) -> PagePaint? {
    var stops = paint.stops.map { (position: $0.position, color: Pigment($0.color.light)) }
    if let flat = context.flat { for index in stops.indices { stops[index].color.rgb = flat } }
    guard let first = stops.first, stops.contains(where: { $0.color.alpha > 0 }) else { return nil }
    guard case .gradient(let gradient) = paint, !stops.allSatisfy({ $0.color == first.color }) else {
      return .color(first.color)
    }
    return .gradient(PageGradient(stops: stops, geometry: gradient.geometry))
  }

  mutating func writeFill(
    _ path: Path, _ rule: FillRule, _ paint: ScenePaint, _ source: SourceSpan, in context: Context
  ) {
    guard let paint = pagePaint(paint, in: context), let region = paintedPart(of: path, rule) else { return }
    writeArea(region, rule, paint, in: context)
    record(.fill, source, .exact, context)
  }

  /// Returns the part of a path to paint, or `nil` for nothing.
  mutating func paintedPart(of path: Path, _ rule: FillRule) -> Path? {
    region { budget throws(RegionError) in try path.paintedPart(rule, budget: &budget) }
  }

  /// Paints an area.
  mutating func writeArea(_ area: Path, _ rule: FillRule, _ paint: PagePaint, in context: Context) {
    guard stream.mark(area.bounds) else { return }
    let effects = context.effects ?? Effects()
    switch paint {
    case .color(let color):
      if color.alpha == 0 { return }
      setFill(color.rgb)
      setEffects(effects, alpha: color.alpha)
      let part = limited(area, rule)
      stream.constructArea(part)
      switch rule {
      case .nonZero: stream.line("f")
      case .evenOdd: stream.line("f*")
      }
    case .gradient(let gradient):
      stream.save()
      if clip(to: area, rule), let visible = stream.visible { writeGradient(gradient, over: visible, effects) }
      stream.restore()
    }
  }

  /// Returns an area that looks the same on the page and is near it. Readers with 16 bits before the point, or with the
  /// precision of `Float`, draw nothing or something else if a path extends far beyond the page.
  mutating func limited(_ area: Path, _ rule: FillRule) -> Path {
    guard let bounds = area.bounds, let visible = stream.visible else { return area }
    let region = visible.inset(by: -100)
    if Self.isNear(bounds, to: visible) { return area }
    let part = self.region { budget throws(RegionError) in
      let simple = try area.combined(with: .empty, .union, rule: rule, budget: &budget)
      return try simple.combined(with: .rect(region), .intersection, rule: .nonZero, budget: &budget)
    }
    return part ?? area
  }

  /// How far a path may extend beyond the visible part of the page. With the 14,400 points of the largest page of PDF, a
  /// coordinate still has 16 bits.
  private static let reach = 15_000.0

  /// Returns whether a path with some bounds is near enough to the visible part of the page.
  static func isNear(_ bounds: Rect, to visible: Rect) -> Bool { visible.inset(by: -reach).contains(bounds) }
}
